"""How tests talk to a table of any game: say something, ask what is free or barred, read what is seen and told."""

from __future__ import annotations

from typing import Any

import outremer

DULL = ("pass", "end", "collect", "buy 0", "save 0")


def say(table: outremer.Table, seat: int, *moves: str) -> outremer.Table:
    """Play these moves of one seat, one after the other."""
    for move in moves:
        table.play(seat, move)
    return table


def bar(table: outremer.Table, seat: int, move: str) -> str | None:
    """The rule that forbids this move, or None."""
    refusal = table.refusal(seat, move)
    return None if refusal is None else refusal.rule


def free(table: outremer.Table, seat: int, verb: str) -> list[str]:
    """What this seat may say with this verb."""
    return [str(move).removeprefix(verb).strip() for move in table.moves(seat) if move.verb == verb]


def asked(table: outremer.Table) -> tuple[str, int]:
    """Which paragraph asks, and whom."""
    assert isinstance(table.need, outremer.Ask)
    (seat,) = table.need.seats
    return table.need.form, seat


def seen(table: outremer.Table, seat: int | None = None) -> dict[str, Any]:
    """The world as this seat, or an onlooker, sees it."""
    world = table.view(seat)["world"]
    assert isinstance(world, dict)
    return world


def told(table: outremer.Table, event: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The arguments of every such event, as this seat, or an onlooker, heard it."""
    return [one.arguments for one in table.events(seat) if one.name == event]


def idle(table: outremer.Table, until: str = "", round_: int = 0) -> outremer.Table:
    """Let everybody do as little as possible until this paragraph asks (in that round), or the game is over."""
    while not table.over:
        form, seat = asked(table)
        if form == until and round_ in (0, seen(table)["round"]):
            break
        moves = [str(move) for move in table.moves(seat)]
        table.play(seat, next((move for move in DULL if move in moves), moves[0]))
    return table
