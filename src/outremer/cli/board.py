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
DrawAgain = Callable[[dict[str, Any], dict[str, Any], Words, Players, int], RenderableType | None]


def draw(view: dict[str, Any], words: Words, players: Players, width: int) -> RenderableType:
    """The board of this view; a game without a drawing of its own is written out field by field."""
    drawn: Draw = getattr(outremer.game(view["game"]).companion("terminal"), "draw", plain_board.draw)
    return drawn(view, words, players, width)


def draw_again(
    view: dict[str, Any], drawn: dict[str, Any], words: Words, players: Players, width: int
) -> RenderableType | None:
    """For eyes that have seen the whole board of `drawn`: what a game with a large board then shows, or None."""
    again: DrawAgain | None = getattr(outremer.game(view["game"]).companion("terminal"), "draw_again", None)
    return None if again is None else again(view, drawn, words, players, width)
