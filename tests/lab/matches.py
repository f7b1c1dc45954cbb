"""Matches and accounts that nobody has played."""

from __future__ import annotations

import outremer
from outremer.lab.accounts import Account
from outremer.lab.arena import Match


def a_match(bots: tuple[str, ...], ranks: tuple[int, ...], points: tuple[int, ...] = (), number: int = 0) -> Match:
    seats = len(bots)
    return Match(
        bots=bots,
        ranks=ranks,
        points=points or (0,) * seats,
        decisions=(10,) * seats,
        seconds=(0.5,) * seats,
        number=number,
        game="jerusalem",
        rules=outremer.game("jerusalem").version,
    )


def an_account(winner: int, seats: int = 2, things: dict[str, list[int]] | None = None, opening: str = "") -> Account:
    shares = tuple(1.0 if seat == winner else 0.0 for seat in range(seats))
    return Account(("greedy",) * seats, {}, shares, 10 * seats, (opening,) * seats, 2, things or {})
