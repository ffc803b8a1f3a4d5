"""Measurements: each script prints its figures."""
