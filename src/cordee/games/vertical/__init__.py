"""Vertical."""
