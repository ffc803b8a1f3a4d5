"""The engine: positions, records, dice. It names no game."""
