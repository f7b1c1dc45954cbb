"""What was worked out of a finished game is kept ready; everything else is worked out each time."""

from __future__ import annotations

import asyncio
import gzip
import json
import threading
from collections.abc import AsyncIterator, Iterator

import pytest
from sqlalchemy import Connection

from outremer.server import looking as module
from outremer.server.errors import Fault
from outremer.server.limits import TooFast
from outremer.server.looking import AHEAD, MOST_OF_ONE, Look, LookingBack, Ready
from outremer.server.store import tables
from outremer.server.store.database import Database
from outremer.server.store.loading import Frozen
from outremer.server.store.store import Store
from outremer.server.store.tables import StoredTable
from outremer.server.turns import Asker

pytestmark = pytest.mark.anyio
ANN, BEA = Asker("one house", "Ann"), Asker("another", "Bea")


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
    answers = await asyncio.gather(
        *(looking.answers(ANN, stored, ("at", 7), looks.at({"seven": 7})) for _ in range(50))
    )
    answers.append(await looking.answers(ANN, stored, ("at", 7), looks.at({"seven": 7})))
    assert [told(one) for one in answers] == [{"seven": 7}] * 51
    assert looks.made == 1
    other = a_finished_one()
    for table, what in ((stored, 8), (other, 7)):
        await looking.answers(ANN, table, ("at", what), looks.at({}))
    assert looks.made == 3


async def test_a_game_that_goes_on_is_looked_at_anew(looking: LookingBack) -> None:
    stored, looks = a_finished_one(), Looks()
    stored.state = "playing"
    for last in (1, 2):
        assert told(await looking.answers(ANN, stored, ("at", 1), looks.at(last))) == last
    assert looks.made == 2


async def test_what_was_looked_at_last_stays_and_the_oldest_goes(looking: LookingBack) -> None:
    stored, looks = a_finished_one(), Looks()
    for what in (1, 2, 3, 4, 1):  # an answer takes some 21 bytes, so that 4 have room
        await looking.answers(ANN, stored, (what,), looks.at(what))
    assert looks.made == 4
    await looking.answers(ANN, stored, (5,), looks.at(5))  # 2 goes
    await looking.answers(ANN, stored, (1,), looks.at(1))
    assert looks.made == 5
    assert told(await looking.answers(ANN, stored, (2,), looks.at(2))) == 2
    assert looks.made == 6


async def test_what_cannot_be_shown_is_not_kept_and_what_was_closed_is_not_shown(looking: LookingBack) -> None:
    stored, looks = a_finished_one(), Looks()

    def frozen(connection: Connection) -> list[object]:
        raise Frozen("frozen-closed")

    with pytest.raises(Frozen):
        await looking.answers(ANN, stored, ("at", 7), frozen)
    assert told(await looking.answers(ANN, stored, ("at", 7), looks.at(7))) == 7
    stored.closed = True
    with pytest.raises(Frozen):
        await looking.answers(ANN, stored, ("at", 7), frozen)


# -- sharing ------------------------------------------------------------------------------------------------------


class Gated:
    """Looks that last until they are told to end, and note in which order they began."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.go_on = threading.Event()

    def look(self, name: str) -> Look:
        def look(connection: Connection) -> list[object]:
            self.begun.append(name)
            assert self.go_on.wait(20)
            return [name]

        return look


@pytest.fixture
def gated() -> Iterator[Gated]:
    made = Gated()
    yield made
    made.go_on.set()


async def test_one_with_hundreds_of_looks_does_not_keep_another_waiting_for_a_single_one(
    looking: LookingBack, gated: Gated, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_OF_ONE", 1000)
    monkeypatch.setattr(module, "MOST_OF_HOUSE", 1000)
    stored = a_finished_one()
    many = [asyncio.ensure_future(looking.answers(ANN, stored, (at,), gated.look("Ann"))) for at in range(300)]
    await asyncio.sleep(0)
    single = asyncio.ensure_future(looking.answers(BEA, stored, ("single",), gated.look("Bea")))
    await asyncio.sleep(0)
    gated.go_on.set()
    assert told(await single) == "Bea"
    await asyncio.gather(*many)
    assert gated.begun.index("Bea") <= AHEAD + 1


async def test_a_look_that_another_waits_for_too_comes_by_the_first_turn_of_either(
    looking: LookingBack, gated: Gated
) -> None:
    stored = a_finished_one()
    many = [asyncio.ensure_future(looking.answers(ANN, stored, (at,), gated.look(f"Ann {at}"))) for at in range(30)]
    await asyncio.sleep(0)
    single = asyncio.ensure_future(looking.answers(BEA, stored, (29,), gated.look("never")))
    await asyncio.sleep(0)
    gated.go_on.set()
    assert told(await single) == "Ann 29"
    await asyncio.gather(*many)
    assert gated.begun.index("Ann 29") <= AHEAD + 1
    assert len(gated.begun) == 30


@pytest.mark.parametrize("is_finished", [True, False])
async def test_who_waits_for_enough_is_told_when_to_come_again_and_others_are_served(
    is_finished: bool, looking: LookingBack, gated: Gated
) -> None:
    stored = a_finished_one()
    stored.state = "finished" if is_finished else "playing"
    most = AHEAD + MOST_OF_ONE
    waiting = [asyncio.ensure_future(looking.answers(ANN, stored, (at,), gated.look("Ann"))) for at in range(most)]
    await asyncio.sleep(0)
    with pytest.raises(TooFast) as refused:
        await looking.answers(ANN, stored, ("one more",), gated.look("too many"))
    assert int(refused.value.arguments["seconds"]) >= 1
    single = asyncio.ensure_future(looking.answers(BEA, stored, ("single",), gated.look("Bea")))
    await asyncio.sleep(0)
    gated.go_on.set()
    assert told(await single) == "Bea"
    await asyncio.gather(*waiting)
    assert told(await looking.answers(ANN, stored, ("one more",), gated.look("Ann again"))) == "Ann again"


async def test_an_address_and_all_together_have_an_end_as_well(
    looking: LookingBack, gated: Gated, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_OF_HOUSE", 3)
    monkeypatch.setattr(module, "MOST", 5)
    stored = a_finished_one()

    def ask(house: str, one: int) -> asyncio.Future[list[Ready]]:
        asker = Asker(house, one)
        return asyncio.ensure_future(looking.answers(asker, stored, (house, one), gated.look(house)))

    waiting = [ask("a", at) for at in range(AHEAD + 3)]
    await asyncio.sleep(0)
    with pytest.raises(TooFast):
        await ask("a", 99)
    waiting += [ask("b", at) for at in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(Fault) as full:
        await ask("c", 0)
    assert (full.value.code, full.value.status) == ("too-busy", 503)
    gated.go_on.set()
    await asyncio.gather(*waiting)


async def test_what_nobody_waits_for_any_more_is_not_looked_at(looking: LookingBack, gated: Gated) -> None:
    stored = a_finished_one()
    stored.state = "playing"
    asked = [asyncio.ensure_future(looking.answers(ANN, stored, (at,), gated.look(f"{at}"))) for at in range(6)]
    await asyncio.sleep(0)
    asked[3].cancel()
    await asyncio.sleep(0)
    gated.go_on.set()
    await asyncio.gather(*asked, return_exceptions=True)
    assert gated.begun == ["0", "1", "2", "4", "5"]
