"""What a guided game of Matterhorn explains."""
