"""Fief: France 1429. Families of lords, for fiefs, sees, the tiara and the crown."""

from outremer.games.fief.game import GAME

__all__ = ["GAME"]
