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


def an_account(
    winner: int,
    seats: int = 2,
    number: int = 0,
    things: dict[str, list[int]] | None = None,
    options: dict[str, str] | None = None,
    decisions: int = 100,
) -> Account:
    return Account(
        number=number,
        bots=("greedy",) * seats,
        options=options or {},
        shares=tuple(1.0 if seat == winner else 0.0 for seat in range(seats)),
        decisions=decisions,
        openings=tuple(f"open {seat}" for seat in range(seats)),
        first=number % seats,
        lead_changes=2,
        things=things or {},
    )
