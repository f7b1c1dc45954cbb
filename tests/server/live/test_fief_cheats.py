"""What a cheating player tries with clocks, private talks and secret answers: nothing is won or learnt by it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from outremer.server.settings import Settings
from outremer.server.store.database import Database
from tests.server.live.house import QUICK, HandWatch, Thinker, keep, serving, written

pytestmark = pytest.mark.anyio


@pytest.fixture
def watch() -> HandWatch:
    return HandWatch()


@pytest.fixture
def timed(watch: HandWatch) -> Settings:
    return replace(QUICK, watch=watch)


async def test_a_talk_that_has_begun_cannot_be_taken_back_with_its_marker(database: Database) -> None:
    id_, player = keep(database, written("market-with-a-title-for-sale"))
    async with serving(database, id_, player) as house:
        house.listen(1, 2)
        await house.play(1, "talk 2")
        assert (await house.say(1, "talk", room="1", text="For nothing?"))["type"] == "ack"
        assert (await house.say(1, "undo"))["code"] == "nothing-to-undo"
        assert (await house.say(1, "ask-undo"))["code"] == "nothing-to-undo"


async def test_a_talk_that_has_ended_cannot_be_renewed_by_taking_that_back(
    database: Database, watch: HandWatch, timed: Settings
) -> None:
    id_, player = keep(database, written("private-talk"))
    async with serving(database, id_, player, timed) as house:
        house.listen(0, 1)
        watch.advance(170)
        await house.play(0, "leave-talk 0")
        assert (await house.say(0, "undo"))["code"] == "nothing-to-undo"
        assert (await house.state(1))["rooms"] == {}


async def test_nobody_wins_time_by_leaving_and_coming_back(
    database: Database, watch: HandWatch, timed: Settings
) -> None:
    id_, player = keep(database, written("market-with-a-title-for-sale"), clock=60)
    async with serving(database, id_, player, timed, Thinker()) as house:
        house.listen(0, 1)
        for left in (50_000, 40_000, 30_000):
            watch.advance(10)
            house.room.stored.seats[0].substitute = True
            house.services.times.begin(house.room)
            if left == 50_000:
                await house.play(1, "talk 2")
            house.room.stored.seats[0].substitute = False
            house.services.sat_down(house.room, 0)
            assert (await house.state(1))["clock"]["seats"] == {"0": left}
        watch.advance(30)
        await house.until(lambda: "0: pass" in house.table.record())


async def test_nobody_wins_time_by_saying_a_move_and_taking_it_back_again_and_again(
    database: Database, watch: HandWatch, timed: Settings
) -> None:
    id_, player = keep(database, written("market-with-a-title-for-sale"), clock=60)
    async with serving(database, id_, player, timed) as house:
        house.listen(0, 1)
        for left in (60_000, 50_000, 40_000):
            await house.play(0, "mill sennecy")
            assert (await house.state(1))["clock"]["seats"] == {"0": left}
            watch.advance(10)
            await house.say(0, "undo")
            await house.settled()
