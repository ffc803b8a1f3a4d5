"""Whole games on a GPU: see `card.py`, which finds it, and `games.py`, which plays."""
