"""Tables in the browser: people anywhere, several at one screen, bots, and everything kept."""
