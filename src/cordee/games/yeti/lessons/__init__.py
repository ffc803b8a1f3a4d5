"""Lessons of Yeti."""
