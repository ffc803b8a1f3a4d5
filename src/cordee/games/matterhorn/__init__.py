"""Matterhorn."""
