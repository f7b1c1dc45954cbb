"""What a cheating player tries with clocks, private talks and secret answers: nothing is won or learnt by it."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from outremer import Seeded
from outremer.kernel.journal import AN_ANSWER
from outremer.server.live.events import Viewpoint, awaited, free_answers
from outremer.server.settings import Settings
from outremer.server.store import loading
from outremer.server.store.database import Database
from outremer.table.table import Table
from tests.server.live.house import QUICK, HandWatch, Thinker, keep, serving, written
from tests.server.live.stand_ins import connect_to, room_of
from tests.server.live.test_fief_worlds import WRITTEN as FOR_FOUR

pytestmark = pytest.mark.anyio

DECISIONS = 40  # from each position


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


async def test_a_talk_that_comes_back_with_a_phase_taken_back_has_no_more_time_than_it_had(
    database: Database, watch: HandWatch, timed: Settings
) -> None:
    id_, player = keep(database, written("market-with-a-title-for-sale"))
    async with serving(database, id_, player, timed) as house:
        house.listen(0, 1, 2, 3)
        await house.play(1, "talk 2")
        watch.advance(170)
        asked = 0
        while (await house.state(1))["rooms"]:
            asked = awaited(house.table).bit_length() - 1
            assert (await house.play(asked, "pass"))["type"] == "ack"
        assert (await house.say(asked, "undo"))["type"] == "ack"
        await house.settled()
        assert (await house.state(1))["clock"]["talks"] == {"1": 10_000}
        watch.advance(10)
        await house.until(lambda: "1: leave-talk 1" in house.table.record())


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


async def test_nor_by_opening_a_paragraph_and_taking_that_back(
    database: Database, watch: HandWatch, timed: Settings
) -> None:
    id_, player = keep(database, written("armies-in-the-fog"), clock=60)
    async with serving(database, id_, player, timed) as house:
        seat = awaited(house.table).bit_length() - 1
        house.listen(seat)
        for left in (60_000, 50_000, 40_000):
            assert (await house.play(seat, "lead charles"))["type"] == "ack"
            assert house.room.asking_form == "Army"
            assert (await house.state(seat))["clock"]["seats"] == {str(seat): left}
            watch.advance(10)
            await house.say(seat, "undo")
            await house.settled()
        watch.advance(30)
        await house.until(lambda: f"{seat}: pass" in house.table.record())


async def test_whoever_takes_back_what_was_said_when_their_time_was_up_has_no_time_for_it(
    database: Database, watch: HandWatch, timed: Settings
) -> None:
    id_, player = keep(database, written("inheritance-in-the-family"), clock=60)
    async with serving(database, id_, player, timed) as house:
        house.listen(0)
        watch.advance(60)
        await house.until(lambda: "0: bequeath" in house.table.record())
        assert (await house.state(0))["clock"]["seats"] == {"0": 60_000}
        sequence = house.room.sequence
        assert (await house.say(0, "undo"))["type"] == "ack"
        await house.until(lambda: house.room.sequence == sequence + 2)
        assert "0: bequeath" in house.table.record()


def test_what_is_answered_in_secret_shows_in_no_byte_to_anybody_else() -> None:
    """Two rooms alike but for one paper, or one word in a window: what the others are told has the same bytes."""
    compared: Counter[str] = Counter()
    for name in FOR_FOUR:
        table = written(name)
        dice, driver = random.Random(f"secret {name}"), table.driver
        assert driver is not None
        table.driver = None
        for _ in range(DECISIONS):
            if table.over:
                break
            seat = dice.choice([one for one in range(table.seats) if awaited(table) >> one & 1])
            answers, form = free_answers(table, seat), table.kernel.stack[-1]
            is_last = awaited(table) == 1 << seat
            if len(answers) > 1 and not is_last and form.others_notice(table.kernel.world, 0) == AN_ANSWER:
                papers = dice.sample(answers, 2)
                for viewpoint in (*range(table.seats), None):
                    heard = [told(table, seat, paper, viewpoint) for paper in papers]
                    assert (heard[0] == heard[1]) == (viewpoint != seat), (name, papers, viewpoint)
                compared[type(form).__name__] += 1
            table.play(seat, dice.choice(answers))
            loading.roll_all(table, driver)
    assert compared["Ballot"] > 1
    assert compared["BeforeIncome"] > 1
    assert compared["MarchEnded"] > 1


def told(table: Table, mover: int, answer: str, viewpoint: Viewpoint) -> list[bytes]:
    """All that is heard from this viewpoint of that answer, asked for or not."""
    copy = Table(table.game, table.setting, table.kernel.clone(), None)
    copy.journal.entries = list(table.journal.entries)
    copy.journal.rolled_words = list(table.journal.rolled_words)
    room = room_of(copy, dict(table.setting.options), Seeded(1), 0)
    client, ear = connect_to(room, viewpoint)
    room.play_for(mover, answer)
    for question in (b'{"type":"refresh","id":"1"}', b'{"type":"why","id":"2","move":"pass"}'):
        client.receive(question)
    return [*ear.sent, copy.record(viewpoint).encode()]
