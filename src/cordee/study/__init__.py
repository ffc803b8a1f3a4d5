"""What decided a game: the luck of every roll, the cost of every decision, in an account that
balances."""
