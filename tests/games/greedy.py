"""What the greedy bot says in a position, and what its judge makes of it."""

from __future__ import annotations

import outremer
from outremer.bots import Chair, bot
from outremer.bots.weighing import judge_of


def chosen(table: outremer.Table, seat: int, seed: int = 1) -> str:
    return str(bot("greedy", seed).choose(Chair(table, seat)))


def goes_on(table: outremer.Table, seat: int, form: str) -> list[str]:
    """What greedy says until another paragraph, or another seat, has the word."""
    words: list[str] = []
    while isinstance(table.need, outremer.Ask) and table.need == outremer.Ask(form, (seat,)):
        words.append(chosen(table, seat))
        table.play(seat, words[-1])
    return words


def says_in_turn(table: outremer.Table, seat: int) -> list[str]:
    """What greedy says until another seat has the word."""
    words: list[str] = []
    while isinstance(table.need, outremer.Ask) and table.need.seats == (seat,) and "end" not in words:
        words.append(chosen(table, seat))
        table.play(seat, words[-1])
    return words


def lead(table: outremer.Table, seat: int) -> float:
    """How far the seat is ahead, by the weights by hand."""
    return judge_of(table.game.name).lead(table.kernel, seat)


def lead_at_rest(table: outremer.Table, seat: int) -> float:
    """The same, if it let things be."""
    return judge_of(table.game.name).lead(table.kernel, seat, seat)
