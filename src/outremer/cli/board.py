"""Boards for the terminal, drawn from a seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType

import outremer
from outremer.cli import plain_board
from outremer.cli.players import Players
from outremer.words import Words

Draw = Callable[[dict[str, Any], Words, Players, int], RenderableType]
DrawAgain = Callable[[dict[str, Any], dict[str, Any], Words, Players, int], RenderableType]


def draw(
    view: dict[str, Any], words: Words, players: Players, width: int, drawn: dict[str, Any] | None = None
) -> RenderableType:
    """The board of this view; a game without a drawing of its own is written out field by field.

    `drawn` is the view that the same eyes have seen before: a game with a large board may then show what is new.
    """
    companion = outremer.game(view["game"]).companion("terminal")
    again: DrawAgain | None = getattr(companion, "draw_again", None)
    if drawn is not None and again is not None:
        return again(view, drawn, words, players, width)
    whole: Draw = getattr(companion, "draw", plain_board.draw)
    return whole(view, words, players, width)
