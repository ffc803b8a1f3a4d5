"""Lessons of Vertical."""
