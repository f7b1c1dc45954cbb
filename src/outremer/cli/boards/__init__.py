"""Boards for the terminal, drawn from a seat's view and nothing else."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType

from outremer.cli.boards import akkon, council, jerusalem, plain
from outremer.cli.boards.players import Players
from outremer.words import Words

_DRAWN = {"akkon": akkon.draw, "council": council.draw, "jerusalem": jerusalem.draw}


def draw(view: dict[str, Any], words: Words, players: Players, width: int) -> RenderableType:
    """The board of this view; a game without a drawing of its own is written out field by field."""
    return _DRAWN.get(view["game"], plain.draw)(view, words, players, width)
