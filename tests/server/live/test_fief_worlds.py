"""The two-world test on the wire for Fief: hands, votes, cards of proposals and kinds under fog show in no byte."""

from __future__ import annotations

import random

import pytest

from outremer.server.live.events import Viewpoint, awaited, free_answers, free_moves
from outremer.server.live.room import Room
from outremer.server.store import loading
from outremer.table.table import Table
from tests.server.live.house import POSITIONS, written
from tests.server.live.stand_ins import connect_to
from tests.server.live.test_two_worlds import compare, twins

SEATS = 4
WRITTEN = sorted(path.stem for path in POSITIONS.glob("*.json") if not path.stem.startswith("six-"))
DECISIONS = 30  # from each position
OFFERS_ONE_IN = 3


def chosen(table: Table, dice: random.Random) -> tuple[int, str]:
    """An answer of somebody who is asked, or an offer of whomever."""
    seat = dice.randrange(table.seats)
    offers = free_moves(table, seat).offers if dice.randrange(OFFERS_ONE_IN) == 0 else []
    if offers:
        return seat, dice.choice(offers)
    seat = dice.choice([one for one in range(table.seats) if awaited(table) >> one & 1])
    return seat, dice.choice(free_answers(table, seat))


@pytest.mark.parametrize("name", WRITTEN)
def test_a_family_is_sent_the_same_bytes_in_every_world_it_cannot_tell_apart(name: str) -> None:
    dice = random.Random(f"two worlds {name}")
    table = written(name)
    options = dict(table.setting.options)
    driver = table.driver
    assert driver is not None
    table.driver = None
    varied = changes = 0
    for sequence in range(DECISIONS):
        if table.over:
            break
        seat = dice.randrange(SEATS)
        here, there = twins(table, seat, options, sequence, dice)
        varied += worlds_differ(here, there)
        changes += compare(here, there, seat, dice, chosen(table, dice))
        onlookers_hear_the_same(*twins(table, seat, options, sequence, dice))
        mover, move = chosen(table, dice)
        table.play(mover, move)
        loading.roll_all(table, driver)
    assert varied > DECISIONS // 4
    assert changes > DECISIONS // 4


def worlds_differ(here: Room, there: Room) -> bool:
    assert here.table is not None
    assert there.table is not None
    return here.table.hash() != there.table.hash()


def onlookers_hear_the_same(here: Room, there: Room) -> None:
    """What a seat knows more than an onlooker does not matter to the onlooker."""
    viewpoint: Viewpoint = None
    (_, ear), (_, twin) = connect_to(here, viewpoint), connect_to(there, viewpoint)
    assert ear.sent == twin.sent
