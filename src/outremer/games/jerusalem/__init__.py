"""Jerusalem, by Michele Mura: squires, offices and towers, for two to four."""

from outremer.games.jerusalem.game import GAME

__all__ = ["GAME"]
