"""Studies with bots: who wins, and whether a game is in balance."""
