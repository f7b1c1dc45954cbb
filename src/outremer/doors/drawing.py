"""A board as text, as the terminal draws it."""

from __future__ import annotations

from io import StringIO
from typing import Any

from rich.console import Console

from outremer.doors.play import Played
from outremer.drawing import board
from outremer.drawing.players import Players
from outremer.kernel.table import Table
from outremer.table.table import Table as Speaking
from outremer.words import Words

WIDTH = 110


def drawn(played: Played, table: Table[Any], viewer: int | None) -> str:
    """As this seat (None: an onlooker) sees it."""
    speaking = Speaking(played.game, played.setting, table.clone(), None)
    words = Words(played.game)
    words.names = board.names(speaking, words)
    players = Players(words.players(played.seats), [""] * played.seats)
    console = Console(file=StringIO(), width=WIDTH, highlight=False)
    with console.capture() as captured:
        console.print(board.draw(speaking.view(viewer), words, players, WIDTH))
    return captured.get()
