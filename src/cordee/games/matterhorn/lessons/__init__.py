"""Lessons of Matterhorn."""
