"""Akkon: bids laid face down before six cities, and who knows what lies there."""

from outremer.games.akkon.game import GAME

__all__ = ["GAME"]
