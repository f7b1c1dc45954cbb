"""How good a position is for a seat, game by game, for bots that look ahead."""
