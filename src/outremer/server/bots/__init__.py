"""Bots: their turns, and the processes in which they think."""
