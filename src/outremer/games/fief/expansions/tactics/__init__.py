"""Tactics: archers, bombardiers, royal guards and mercenaries."""
