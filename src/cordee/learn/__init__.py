"""Learning by playing: lessons at the real table, with real rules."""
