"""A table while people are at it: commands, decisions, events, and who hears of them."""
