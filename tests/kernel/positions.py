"""Positions of the toy court, written as a person would write a saved table."""

from __future__ import annotations

from typing import Any

import outremer
from outremer import Table
from tests.kernel.court import COURT
from tests.kernel.court_world import CARDS, DECK, FAMILY, LORDS, MUSTER, TROOPS

ELECTION: list[dict[str, Any]] = [
    {"form": "Reign"},
    {"form": "Season", "at": "election"},
    {"form": "Election", "held": False},
]
BATTLE: list[dict[str, Any]] = [
    {"form": "Reign"},
    {"form": "Season", "at": "battle"},
    {"form": "Battle", "leader": "odo", "foe": None, "dice": 0, "hits": 0},
]
CORONATION: list[dict[str, Any]] = [
    {"form": "Reign"},
    {"form": "Season", "at": "coronation"},
    {"form": "Coronation", "over": False},
]


def court_save(
    hands: list[list[str]],
    stack: list[dict[str, Any]] = ELECTION,
    dead: tuple[str, ...] = (),
    options: dict[str, str] | None = None,
    **world: Any,
) -> dict[str, Any]:
    """A saved court with these hands, a seat for each."""
    seats = len(hands)
    hand = [{card: cards.count(card) for card in CARDS} for cards in hands]
    fields = {
        "season": 0,
        "alive": {lord: FAMILY[at] < seats and lord not in dead for at, lord in enumerate(LORDS)},
        "deck": {card: DECK[at] - sum(held[card] for held in hand) for at, card in enumerate(CARDS)},
        "hand": hand,
        "discard": dict.fromkeys(CARDS, 0),
        "troops": [dict(zip(TROOPS, MUSTER, strict=True)) for _ in hands],
        "fallen": dict.fromkeys(TROOPS, 0),
        "points": [0] * seats,
        "bishop": None,
        **world,
    }
    return {
        "outremer": 2,
        "game": COURT.name,
        "rules": COURT.version,
        "seats": seats,
        "options": options or {},
        "world": fields,
        "stack": [dict(form) for form in stack],
        "driver": "by hand",
    }


def court(
    hands: list[list[str]],
    stack: list[dict[str, Any]] = ELECTION,
    dead: tuple[str, ...] = (),
    options: dict[str, str] | None = None,
    **world: Any,
) -> Table:
    return outremer.load(court_save(hands, stack, dead, options, **world))


def asked(table: Table) -> tuple[int, ...]:
    """The seats that must choose now; nobody while chance has the word or all is over."""
    return table.need.seats if isinstance(table.need, outremer.Ask) else ()


def top(table: Table) -> str:
    """The open form; "" when all is over."""
    return "" if table.need is None else table.need.form


def barred_by(table: Table, seat: int, move: str) -> str | None:
    refusal = table.refusal(seat, move)
    return None if refusal is None else refusal.rule


def seen_by(table: Table, seat: int) -> Any:
    """All that a seat can find out by asking: view, moves, story, record, and what bars every word."""
    lexicon = table.game.lexicon
    words = [lexicon.say(move) for move in range(len(lexicon))]
    return (
        table.view(seat),
        table.need if asked(table) else top(table),
        table.moves(seat),
        table.events(seat),
        table.record(seat),
        [table.refusal(seat, word) for word in words],
    )
