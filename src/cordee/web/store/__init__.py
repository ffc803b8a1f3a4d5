"""What is kept: events under their numbers, invitations, keys; and how the schema grows."""
