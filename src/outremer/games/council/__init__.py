"""The Council of Four, for two to four players on eight maps."""

from outremer.games.council.game import GAME

__all__ = ["GAME"]
