"""Boards for the terminal, drawn from a seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import RenderableType

import outremer
from outremer.drawing import plain_board
from outremer.drawing.players import Players
from outremer.kernel.lexicon import Noun
from outremer.table.table import Table
from outremer.words import Words

Draw = Callable[[dict[str, Any], Words, Players, int], RenderableType]
Legend = Callable[[dict[str, Any], Words, Players], list[str]]
Brings = Callable[[dict[str, Any], Sequence[Noun], Words, Players], str | None]
Asked = Callable[[dict[str, Any], Sequence[Noun], Words, Players], list[str]]
Names = Callable[[Table, Words], dict[str, str]]
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


def legend(view: dict[str, Any], words: Words, players: Players) -> list[str]:
    """Every sign of the board with its meaning: those of all boards, then the game's own."""
    own: Legend | None = getattr(outremer.game(view["game"]).companion("terminal"), "legend", None)
    marks = ", ".join(f"{players.mark(seat).plain} {name}" for seat, name in enumerate(players.names))
    shared = [f"{marks}; {words.say('terminal-legend-asked')}"]
    return shared if own is None else [*shared, *own(view, words, players)]


def brings(view: dict[str, Any], said: Sequence[Noun], words: Words, players: Players) -> str:
    """What a sentence, or the beginning of one, costs, does and brings, as a game reckons it; else what its noun is."""
    own: Brings | None = getattr(outremer.game(view["game"]).companion("terminal"), "brings", None)
    told = None if own is None else own(view, said, words, players)
    if told is not None:
        return told
    about = f"about-{said[-1]}"
    return words.say(about) if len(said) > 1 and words.has(about) else ""


def asked(view: dict[str, Any], beginning: Sequence[Noun], words: Words, players: Players) -> list[str]:
    """What a player should have before the eyes while answering, or while choosing from a menu that is open."""
    own: Asked | None = getattr(outremer.game(view["game"]).companion("terminal"), "asked", None)
    return [] if own is None else own(view, beginning, words, players)


def names(table: Table, words: Words) -> dict[str, str]:
    """What words are called at this table, and at no other."""
    own: Names | None = getattr(table.game.companion("terminal"), "names", None)
    return {} if own is None else own(table, words)
