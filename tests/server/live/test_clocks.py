"""Clocks: when a decision or a private talk has run out, the server says what gives nothing away."""

from __future__ import annotations

from dataclasses import replace

import pytest

import outremer
from outremer.server.clock import Deadlines
from outremer.server.live.events import awaited, free_answers
from outremer.server.settings import Settings
from outremer.server.store.database import Database
from outremer.server.store.journal import last_entry
from tests.server.live.house import QUICK, HandWatch, Thinker, keep, serving, written

pytestmark = pytest.mark.anyio


@pytest.fixture
def watch() -> HandWatch:
    return HandWatch()


@pytest.fixture
def timed(watch: HandWatch) -> Settings:
    return replace(QUICK, watch=watch)


async def test_without_a_clock_nobody_is_hurried(database: Database, watch: HandWatch, timed: Settings) -> None:
    id_, player = keep(database, written("market-with-a-title-for-sale"))
    async with serving(database, id_, player, timed) as house:
        house.listen(0)
        assert house.last(0, "state")["clock"] is None
        watch.advance(1_000_000)
        await house.settled()
        assert house.room.sequence == 0
        await house.play(0, "pass")
        assert not any(one["type"] == "clock" for one in house.heard(0))


async def test_when_the_time_is_up_a_word_is_said_that_gives_nothing_away(
    database: Database, watch: HandWatch, timed: Settings
) -> None:
    id_, player = keep(database, written("market-with-a-title-for-sale"), clock=60)
    async with serving(database, id_, player, timed) as house:
        house.listen(0, 1, None)
        for viewpoint in (0, 1, None):
            clock = house.last(viewpoint, "state")["clock"]
            assert (clock["limit"], clock["seats"], clock["talks"]) == (60_000, {"0": 60_000}, {})
        watch.advance(59)
        await house.settled()
        assert (await house.state(1))["clock"]["seats"] == {"0": 1000}
        assert house.room.sequence == 0
        watch.advance(1)
        await house.settled()
        assert house.table.record().endswith("0: pass\n" + house.table.record().splitlines()[-1] + "\n")
        assert house.last(1, "change")["by"] == 0
        following = awaited(house.table).bit_length() - 1
        assert house.last(1, "clock")["seats"] == {str(following): 60_000}


async def test_what_stands_is_said_first(database: Database, watch: HandWatch, timed: Settings) -> None:
    id_, player = keep(database, written("uprising-under-tax"), clock=30)
    slow = replace(timed, window_delay=(1000, 1000))
    async with serving(database, id_, player, slow) as house:
        house.listen(2)
        assert (await house.say(2, "standing", form="UprisingAnnounced", move="rouse"))["type"] == "ack"
        watch.advance(30)
        await house.until(lambda: "2: rouse" in house.table.record())
        assert "1: pass" in house.table.record()


async def test_where_every_answer_has_nouns_one_is_drawn(database: Database, watch: HandWatch, timed: Settings) -> None:
    table = written("election-with-a-dagger")
    id_, player = keep(database, table, clock=30)
    async with serving(database, id_, player, timed) as house:
        assert all(" " in move for move in free_answers(house.table, 0))
        watch.advance(30)
        await house.settled()
        assert house.room.sequence == 1
        assert "0: vote " in house.table.record()


async def test_each_answer_has_its_own_time_but_offers_and_taking_back_win_none(
    database: Database, watch: HandWatch, timed: Settings
) -> None:
    id_, player = keep(database, written("market-with-a-title-for-sale"), clock=60)
    async with serving(database, id_, player, timed) as house:
        house.listen(0, 1)
        watch.advance(20)
        await house.play(0, "address 1", "give-coins 1", "send")
        assert (await house.state(0))["clock"]["seats"] == {"0": 40_000}
        await house.play(0, "mill sennecy")
        assert house.last(1, "clock")["seats"] == {"0": 60_000}
        watch.advance(10)
        await house.say(0, "undo")
        await house.settled()
        assert (await house.state(1))["clock"]["seats"] == {"0": 50_000}
        await house.play(1, "talk 2")
        assert (await house.state(1))["clock"]["seats"] == {"0": 50_000}


async def test_a_seat_taken_back_to_an_earlier_decision_gets_no_new_time(
    database: Database, watch: HandWatch, timed: Settings
) -> None:
    id_, player = keep(database, written("private-talk"), clock=60)
    async with serving(database, id_, player, timed) as house:
        house.listen(2)
        watch.advance(20)
        await house.play(2, "pass")
        assert "2" not in (await house.state(2))["clock"]["seats"]
        watch.advance(5)
        await house.say(2, "undo")
        await house.settled()
        assert (await house.state(2))["clock"]["seats"]["2"] == 35_000


async def test_bots_have_no_clock_and_whoever_comes_back_has(
    database: Database, watch: HandWatch, timed: Settings
) -> None:
    id_, player = keep(database, written("private-talk"), bots={1: "random"}, clock=60)
    async with serving(database, id_, player, timed, Thinker()) as house:
        assert set(house.room.times.deadlines.seats) == {0, 2}
        house.room.stored.seats[2].substitute = True
        house.services.times.begin(house.room)
        assert set(house.room.times.deadlines.seats) == {0}
        house.room.stored.seats[2].substitute = False
        watch.advance(10)
        house.services.sat_down(house.room, 2)
        assert house.room.times.deadlines.seats[2] == watch.now() + 50_000  # nobody wins time by leaving


async def test_deadlines_survive_a_restart(database: Database, watch: HandWatch, timed: Settings) -> None:
    id_, player = keep(database, written("private-talk"), clock=60)
    async with serving(database, id_, player, timed) as house:
        house.listen(0, 1, 2, 3)
        clock = house.last(0, "state")["clock"]
        assert clock["talks"] == {"0": 180_000}
        watch.advance(20)
        await house.play(2, "pass")
        with database.engine.connect() as connection:
            row = last_entry(connection, house.room.stored.key)
        assert row is not None
        assert row.due == Deadlines({0: 1_060_000, 1: 1_060_000}, {"0": 1_180_000})
    watch.advance(10)
    async with serving(database, id_, player, timed) as house:
        house.listen(0, 1, 3)
        assert house.last(1, "state")["clock"] == {
            "type": "clock",
            "limit": 60_000,
            "seats": {"0": 30_000, "1": 30_000},
            "talks": {"0": 150_000},
        }
        assert house.last(3, "state")["clock"]["talks"] == {}
        watch.advance(30)
        await house.until(lambda: house.room.sequence == 3)
        assert [line[:1] for line in house.table.record().splitlines() if line.endswith(": pass")] == ["2", "0", "1"]


async def test_time_that_ran_out_while_the_server_was_down_is_up(
    database: Database, watch: HandWatch, timed: Settings
) -> None:
    id_, player = keep(database, written("private-talk"), clock=60)
    async with serving(database, id_, player, timed) as house:
        house.listen(2)
        await house.play(2, "pass")
    watch.advance(3600)
    async with serving(database, id_, player, timed) as house:
        watch.advance(0)
        await house.until(lambda: house.room.sequence == 4)
        record = house.table.record()
        assert record.count(": pass") >= 3
        assert "0: leave-talk 0" in record


async def test_a_private_talk_ends_after_three_minutes(database: Database, watch: HandWatch, timed: Settings) -> None:
    id_, player = keep(database, written("market-with-a-title-for-sale"))
    async with serving(database, id_, player, timed) as house:
        house.listen(0, 1, 2, 3, None)
        await house.play(1, "talk 2")
        assert house.last(2, "clock") == {"type": "clock", "limit": None, "seats": {}, "talks": {"1": 180_000}}
        for other in (0, 3, None):
            assert not any(one["type"] == "clock" for one in house.heard(other))
        watch.advance(60)
        await house.play(1, "talk 3")
        assert house.last(3, "clock")["talks"] == {"1": 120_000}
        watch.advance(119)
        await house.settled()
        assert house.room.sequence == 2
        watch.advance(1)
        await house.settled()
        assert house.table.record().splitlines()[-2] == "1: leave-talk 1"
        assert house.last(3, "clock")["talks"] == {}
        assert house.table.view(None)["world"]["talks"] == {}
        assert house.last(2, "change")["rooms"] == {}


async def test_a_talk_whose_time_is_up_while_nothing_may_be_said_ends_as_soon_as_it_may(
    database: Database, watch: HandWatch, timed: Settings
) -> None:
    """Nothing breaks in between a roll and its consequences."""
    id_, player = keep(database, written("conclave"))
    async with serving(database, id_, player, timed) as house:
        house.listen(0, 1, 2)
        await house.play(2, "talk 3")
        await house.play(1, "assassinate charles")
        assert house.table.kernel.stack[-1].sealed
        watch.advance(200)
        await house.settled()
        assert house.table.view(2)["world"]["talks"]
        while house.table.view(2)["world"]["talks"]:
            assert house.table.kernel.stack[-1].sealed
            need = house.table.need
            assert isinstance(need, outremer.Ask)
            seat = need.seats[0]
            house.room.play_for(seat, free_answers(house.table, seat)[0])
            await house.settled()
            watch.advance(0)
            await house.settled()
        assert "2: leave-talk 2" in house.table.record()
