"""Windows pass for those who let them: always, or where they do not concern them; and nobody else can tell."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import text

from outremer.server.live.events import Viewpoint, awaited, free_answers
from outremer.server.store.database import Database
from tests.hosting import sqlite
from tests.server.live.house import QUICK, House, keep, serving, written

pytestmark = pytest.mark.anyio


def concerned(house: House) -> list[int]:
    form, world = house.table.kernel.stack[-1], house.table.kernel.world
    return [seat for seat in range(4) if awaited(house.table) >> seat & 1 and form.concerns(world, seat)]


async def test_by_default_a_window_passes_for_those_whom_it_does_not_concern(database: Database) -> None:
    id_, player = keep(database, written("uprising-under-tax"), windows="unconcerned")
    async with serving(database, id_, player) as house:
        asked, own = awaited(house.table), concerned(house)
        unconcerned = [seat for seat in range(4) if asked >> seat & 1 and seat not in own]
        assert own
        assert unconcerned
        house.listen(0, 1, 2, 3, None)
        await house.until(lambda: house.room.sequence == len(unconcerned))
        await house.settled()
        assert awaited(house.table) == sum(1 << seat for seat in own)
        for seat in range(4):
            assert not (await house.state(seat))["spoken_for"]
        state = await house.state(1)
        assert state["standing"] == house.table.game.windows
        assert state["unconcerned"] == list(house.table.game.windows)
        assert (await house.state(None))["standing"] == {}


async def test_nobody_is_passed_for_because_they_have_nothing_else_to_say(database: Database) -> None:
    """The haste would tell."""
    id_, player = keep(database, written("private-talk"))
    async with serving(database, id_, player) as house:
        house.listen(0, 1, 2)
        speechless = [seat for seat in range(3) if free_answers(house.table, seat) == ["pass"]]
        assert speechless
        assert not house.services.standing.is_due(house.room)
        for seat in speechless:
            assert not (await house.state(seat))["spoken_for"]
        assert (house.room.sequence, awaited(house.table)) == (0, 0b111)


async def test_a_table_where_they_always_pass_asks_nobody_but_those_who_wish_it(database: Database) -> None:
    id_, player = keep(database, written("private-talk"), windows="always")
    slow = replace(QUICK, window_delay=(1000, 1000))
    async with serving(database, id_, player, slow) as house:
        house.listen(0, 1, 2)
        assert (await house.state(0))["spoken_for"]
        assert (await house.say(0, "standing", form="BeforeIncome", move=None))["type"] == "ack"
        assert not house.last(0, "standing")["spoken_for"]
        assert "BeforeIncome" not in (await house.state(0))["standing"]
        state = await house.state(1)
        assert (state["standing"]["BeforeIncome"], state["unconcerned"]) == ("pass", [])
    async with serving(database, id_, player) as house:
        await house.until(lambda: house.room.sequence == 2)
        await house.settled()
        assert awaited(house.table) == 1
        house.listen(0)
        assert "BeforeIncome" not in house.last(0, "state")["standing"]


async def test_whoever_takes_an_answer_back_is_asked_where_the_table_would_pass(database: Database) -> None:
    id_, player = keep(database, written("private-talk"), windows="always")
    slow = replace(QUICK, window_delay=(1000, 1000))
    async with serving(database, id_, player, slow) as house:
        house.listen(2)
        assert (await house.play(2, "pass"))["type"] == "ack"
        assert (await house.say(2, "undo"))["type"] == "ack"
        assert "BeforeIncome" not in (await house.state(2))["standing"]
        assert awaited(house.table) >> 2 & 1


@pytest.mark.parametrize(("when", "is_said"), [("always", True), ("unconcerned", False)])
async def test_a_seat_says_for_itself_whether_it_passes_what_concerns_it(
    database: Database, when: str, is_said: bool
) -> None:
    id_, player = keep(database, written("uprising-under-tax"))
    async with serving(database, id_, player) as house:
        seat = concerned(house)[0]
        house.listen(*range(4))
        answer = await house.say(seat, "standing", form="UprisingAnnounced", move="pass", when=when)
        assert answer["type"] == "ack"
        told = house.last(seat, "standing")
        assert told["answers"] == {"UprisingAnnounced": "pass"}
        assert told["unconcerned"] == ([] if is_said else ["UprisingAnnounced"])
        assert house.services.standing.is_due(house.room) == is_said
        if is_said:
            await house.until(lambda: house.room.sequence == 1)
        for other in range(4):
            assert other == seat or not any(one["type"] == "standing" for one in house.heard(other))
    with database.engine.connect() as connection:
        kept = connection.execute(text("SELECT seat, standing FROM seats WHERE standing IS NOT NULL")).all()
    assert [row[0] for row in kept] == [seat]


async def test_windows_are_passed_within_a_second_and_other_forms_are_not_hurried(database: Database) -> None:
    id_, player = keep(database, written("private-talk"), windows="always")
    usual = replace(QUICK, window_delay=(0.2, 0.9), standing_delay=(5, 6))
    async with serving(database, id_, player, usual) as house:
        timers = [timer for _, timer in house.services.standing.on_the_way[house.room].values()]
        now = timers[0]._loop.time()  # type: ignore[attr-defined]  # of asyncio's own timers
        assert len(timers) == 3
        assert all(timer.when() - now < 0.95 for timer in timers)


async def test_to_everybody_else_a_window_that_passed_by_itself_is_one_like_any_other(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """By hand, or because it did not concern the seat: the others are sent the same, byte for byte."""

    async def run(stands: bool) -> dict[Viewpoint, list[bytes]]:
        database = Database(sqlite(tmp_path_factory.mktemp("stands")))
        _, player = keep(database, written("uprising-under-tax"))
        with database.engine.begin() as connection:
            connection.execute(text("UPDATE tables SET id = 'same', created = 0"))
            connection.execute(text("UPDATE players SET id = 'same'"))
        async with serving(database, "same", player) as house:
            seat = next(seat for seat in range(1, 4) if seat not in concerned(house))
            house.listen(*range(4), None)
            if stands:
                house.send(seat, "standing", form="UprisingAnnounced", move="pass", when="unconcerned")
            else:
                house.send(seat, "play", moves=["pass"])
            await house.until(lambda: house.room.sequence == 1)
            await house.settled()
            for viewpoint in (*range(4), None):
                await house.state(viewpoint)
        database.close()
        return {viewpoint: ear.sent for viewpoint, ear in house.ears.items() if viewpoint != seat}

    by_hand, by_itself = await run(False), await run(True)
    assert by_hand == by_itself
    assert all(b'"by":' in frames[-2] for frames in by_itself.values())
