"""What was worked out of a finished game is kept ready; everything else is worked out each time."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import Connection

from outremer.server.looking import Look, LookingBack, Ready
from outremer.server.store import tables
from outremer.server.store.database import Database
from outremer.server.store.loading import Frozen
from outremer.server.store.store import Store
from outremer.server.store.tables import StoredTable

pytestmark = pytest.mark.anyio


def a_finished_one() -> StoredTable:
    stored = tables.new_table("jerusalem", 2, {}, "open", 1, [])
    stored.state = "finished"
    return stored


class Looks:
    """Counts how often somebody had to look."""

    def __init__(self) -> None:
        self.made = 0

    def at(self, what: object) -> Look:
        def look(connection: Connection) -> list[object]:
            assert not connection.closed
            self.made += 1
            return [what]

        return look


def told(answers: list[Ready]) -> object:
    (answer,) = answers
    return json.loads(gzip.decompress(answer.packed))


@pytest.fixture
async def looking(database: Database) -> AsyncIterator[LookingBack]:
    made = LookingBack(Store(database, lambda sentence: None), 100)
    yield made
    made.stop()


async def test_many_who_look_at_a_finished_game_are_answered_by_one_look(looking: LookingBack) -> None:
    stored, looks = a_finished_one(), Looks()
    answers = await asyncio.gather(*(looking.answers(stored, ("at", 7), looks.at({"seven": 7})) for _ in range(50)))
    answers.append(await looking.answers(stored, ("at", 7), looks.at({"seven": 7})))
    assert [told(one) for one in answers] == [{"seven": 7}] * 51
    assert looks.made == 1
    other = a_finished_one()
    for table, what in ((stored, 8), (other, 7)):
        await looking.answers(table, ("at", what), looks.at({}))
    assert looks.made == 3


async def test_a_game_that_goes_on_is_looked_at_anew(looking: LookingBack) -> None:
    stored, looks = a_finished_one(), Looks()
    stored.state = "playing"
    for last in (1, 2):
        assert told(await looking.answers(stored, ("at", 1), looks.at(last))) == last
    assert looks.made == 2


async def test_what_was_looked_at_last_stays_and_the_oldest_goes(looking: LookingBack) -> None:
    stored, looks = a_finished_one(), Looks()
    for what in (1, 2, 3, 4, 1):  # an answer takes some 21 bytes, so that 4 have room
        await looking.answers(stored, (what,), looks.at(what))
    assert looks.made == 4
    await looking.answers(stored, (5,), looks.at(5))  # 2 goes
    await looking.answers(stored, (1,), looks.at(1))
    assert looks.made == 5
    assert told(await looking.answers(stored, (2,), looks.at(2))) == 2
    assert looks.made == 6


async def test_what_cannot_be_shown_is_not_kept_and_what_was_closed_is_not_shown(looking: LookingBack) -> None:
    stored, looks = a_finished_one(), Looks()

    def frozen(connection: Connection) -> list[object]:
        raise Frozen("frozen-closed")

    with pytest.raises(Frozen):
        await looking.answers(stored, ("at", 7), frozen)
    assert told(await looking.answers(stored, ("at", 7), looks.at(7))) == 7
    stored.closed = True
    with pytest.raises(Frozen):
        await looking.answers(stored, ("at", 7), frozen)
