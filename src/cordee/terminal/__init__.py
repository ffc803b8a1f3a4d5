"""The terminal: the command `cordee` and games at one keyboard."""
