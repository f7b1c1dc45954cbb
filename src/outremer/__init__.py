"""Outremer: the table for four medieval strategy games.

>>> import outremer
>>> table = outremer.new("jerusalem", seats=4, seed=7)
>>> while not table.over:
...     seat = table.need.seats[0]
...     table.play(seat, table.moves(seat)[0])
>>> outremer.replay(table.record()).hash() == table.hash()
True
"""

from __future__ import annotations

from outremer import engine
from outremer.kernel.chance import Driver, Entropy, OutOfScript, Scripted, Seeded
from outremer.kernel.lexicon import Move
from outremer.table.catalogue import add_game, game, games
from outremer.table.game import BadSetting, Game, Option, Result, Standing
from outremer.table.opening import load, new, replay
from outremer.table.records import BadRecord
from outremer.table.saves import BadSave
from outremer.table.table import Ask, Event, NoSuchMove, Refusal, Refused, Roll, Table

__all__ = [
    "Ask",
    "BadRecord",
    "BadSave",
    "BadSetting",
    "Driver",
    "Entropy",
    "Event",
    "Game",
    "Move",
    "NoSuchMove",
    "Option",
    "OutOfScript",
    "Refusal",
    "Refused",
    "Result",
    "Roll",
    "Scripted",
    "Seeded",
    "Standing",
    "Table",
    "add_game",
    "engine",
    "game",
    "games",
    "load",
    "new",
    "replay",
]
