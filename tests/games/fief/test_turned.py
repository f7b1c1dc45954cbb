"""Families differ by their colour only: with everybody a few chairs further on, the same game is played.

From every crowded position words that have been said least are said, one after the other; what lies on the table, what
each may say next, hears and sees is the same for whoever sits where that seat sat. On the way every purse holds what
was told, every die shows what is told of it, what lies open has changed as it was told, everybody hears and sees what
the rulebook lets them, and a word is free just where it is listed.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

import outremer
from outremer.games.fief.game import GAME
from outremer.games.fief.vocabulary import SEATS as CHAIRS
from outremer.kernel.lexicon import SEAT
from tests.games.fief.allowed import wrongly_listed
from tests.games.fief.chronicle import Chronicle
from tests.games.fief.expansions.crowded import OVERSEAS
from tests.games.fief.hearing import Ears
from tests.games.fief.inventory import Inventory
from tests.games.fief.owed import wrongly_barred
from tests.games.fief.reckoning import Purses
from tests.games.fief.sights import wrongly_seen
from tests.games.turned import BY_SEAT, SEATS, Record, Turn, Twins, Ways, walked

outremer.add_game(GAME)
POSITIONS = sorted((Path(__file__).parent / "positions").glob("*.json"))
STEPS = 30

DUE_SEATS = {"heirs": "about", "succession": "other", "conquest": "other", "surplus": "about"}


def due(record: Record, seat: Callable[[int], int]) -> Record:
    """What a consequence is about depends on its kind."""
    field = DUE_SEATS.get(record.get("due", ""))
    return record if field is None else {**record, field: seat(record[field])}


def in_the_plague(table: outremer.Table) -> bool:
    """Whose troops fall first does not matter, so they go by seat."""
    return any(form["form"] == "Plague" for form in table.save()["stack"])


FAMILIES = Ways(
    CHAIRS,
    {
        **dict.fromkeys(("active", "first", "taxer", "orphaned", "captor", "seat", "controller", "to", "by"), SEAT),
        **dict.fromkeys(("besiegers", "winners", "talkers", "invited", ".teutonic.reserve"), SEATS),
        **dict.fromkeys((".teutonic.built", ".templars.built", ".crusades.families"), SEATS),
        **dict.fromkeys((".families", ".sides", ".talks", ".relics.proposals"), BY_SEAT),
        **dict.fromkeys((".politics.attendants", ".tactics.mercenaries"), BY_SEAT),
    },
    in_the_plague,
    due,
)


def spoken(table: outremer.Table) -> str:
    return wrongly_listed(table) or wrongly_barred(table)


def walk(table: outremer.Table, by: int) -> None:
    twins = Twins(table, Turn(table, by, FAMILIES))
    purses, chronicle, inventory, ears = Purses(table), Chronicle(table), Inventory(table), Ears(table)
    assert wrongly_listed(table) == ""

    def amiss() -> str:
        return (
            purses.amiss()
            or chronicle.amiss()
            or inventory.amiss()
            or ears.amiss()
            or wrongly_seen(table, 1)
            or spoken(table)
        )

    assert walked(twins, STEPS, Counter(), amiss) == ""
    assert len(table.journal.entries) > 1


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_with_everybody_a_few_chairs_further_on_the_same_game_is_played(path: Path) -> None:
    saved = {**json.loads(path.read_text(encoding="utf-8")), "record": []}
    table = outremer.load(saved, outremer.Seeded(1))
    walk(table, 1 + len(path.stem) % (table.seats - 1))


@pytest.mark.parametrize("name", OVERSEAS)
def test_overseas_too(name: str) -> None:
    saved = {**OVERSEAS[name]().save(), "record": []}
    walk(outremer.load(saved, outremer.Seeded(1)), 1 + len(name) % 3)
