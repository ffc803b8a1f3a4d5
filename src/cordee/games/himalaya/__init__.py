"""Himalaya."""
