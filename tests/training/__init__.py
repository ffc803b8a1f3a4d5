"""Training a judge."""
