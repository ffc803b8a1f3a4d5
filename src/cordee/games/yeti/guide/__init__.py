"""What a guided game of Yeti explains."""
