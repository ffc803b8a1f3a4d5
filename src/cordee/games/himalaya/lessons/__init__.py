"""Lessons of Himalaya."""
