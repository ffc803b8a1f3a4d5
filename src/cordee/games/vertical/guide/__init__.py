"""What a guided game of Vertical explains."""
