"""What a guided game of Himalaya explains."""
