"""The only answer of a seat, as the server tells it to whoever asks from there."""

from __future__ import annotations

from random import Random

import pytest

import outremer
from outremer.server.store.database import Database
from outremer.table.table import Ask, Table
from tests.server.live.house import keep, serving

pytestmark = pytest.mark.anyio


def with_empty_purse() -> tuple[Table, int]:
    """An auction in which somebody has nothing to bid with, and everybody could know it."""
    rng, table = Random(1), outremer.new("jerusalem", seed=1)
    while isinstance(need := table.need, Ask):
        (seat,) = need.seats
        if need.form == "Sale" and [str(move) for move in table.moves(seat)] == ["pass"]:
            return table, seat
        table.play(seat, rng.choice(table.moves(seat)))
    raise AssertionError("nobody was poor")


async def test_the_only_answer_is_told_to_its_seat_and_nothing_is_played(database: Database) -> None:
    table, seat = with_empty_purse()
    id_, player = keep(database, table)
    async with serving(database, id_, player) as house:
        other = (seat + 1) % table.seats
        house.listen(seat, other, None)
        before = house.room.sequence
        assert await house.say(seat, "sole") == {"type": "sole", "id": "command 1", "move": "pass"}
        assert (await house.say(other, "sole"))["move"] is None
        assert (await house.say(None, "sole"))["code"] == "spectators-only-watch"
        assert house.room.sequence == before


async def test_what_stands_for_a_seat_is_not_said_twice(database: Database) -> None:
    table, seat = with_empty_purse()
    id_, player = keep(database, table)
    async with serving(database, id_, player) as house:
        house.listen(seat)
        assert (await house.say(seat, "standing", form="Sale", move="pass"))["type"] == "ack"
        assert (await house.say(seat, "sole"))["move"] is None
