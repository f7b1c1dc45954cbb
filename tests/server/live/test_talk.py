"""Rooms of talk: what is said in private reaches those who are in the room, and nobody else ever."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from outremer.server.http.history import whole_record
from outremer.server.live.events import Viewpoint
from outremer.server.store.database import Database
from outremer.server.store.talk import TALK_SHOWN
from tests.server.live.house import House, keep, serving, written

pytestmark = pytest.mark.anyio
SECRET = "Let us crown Maud"
EVERYBODY = (0, 1, 2, 3, None)


def hears(house: House, viewpoint: Viewpoint, line: str) -> bool:
    return any(line.encode() in frame for frame in house.ears[viewpoint].sent)


def lines(state: dict[str, list[dict[str, str]]]) -> list[str]:
    return [line["text"] for line in state["talk"]]


async def test_a_private_line_reaches_those_in_the_room_and_nobody_else_ever(database: Database) -> None:
    id_, player = keep(database, written("private-talk"))
    async with serving(database, id_, player) as house:
        house.listen(*EVERYBODY)
        assert (await house.state(0))["rooms"] == (await house.state(1))["rooms"] == {"0": [0, 1]}
        assert (await house.state(2))["rooms"] == (await house.state(None))["rooms"] == {}
        assert (await house.say(0, "talk", text=SECRET, room="0"))["type"] == "ack"
        heard = house.last(1, "talk")
        assert (heard["seat"], heard["text"], heard["room"], heard["members"]) == (0, SECRET, "0", [0, 1])
        assert (await house.say(1, "talk", text="Good evening"))["type"] == "ack"
        for viewpoint in EVERYBODY:
            assert house.last(viewpoint, "talk")["text"] == "Good evening"
            state = await house.state(viewpoint)
            assert lines(state) == ([SECRET, "Good evening"] if viewpoint in (0, 1) else ["Good evening"])
            assert hears(house, viewpoint, SECRET) == (viewpoint in (0, 1))
            assert SECRET not in house.table.record(viewpoint)
        stored = house.room.stored
    with database.engine.connect() as connection:
        assert SECRET not in whole_record(connection, stored, 10)
    async with serving(database, id_, player) as house:  # after a restart
        house.listen(*EVERYBODY)
        for viewpoint in EVERYBODY:
            assert hears(house, viewpoint, SECRET) == (viewpoint in (0, 1))


async def test_lines_stay_with_those_who_heard_them_when_the_room_is_closed(database: Database) -> None:
    id_, player = keep(database, written("private-talk"))
    async with serving(database, id_, player) as house:
        house.listen(*EVERYBODY)
        assert (await house.say(1, "talk", text="first", room="0"))["type"] == "ack"
        assert (await house.play(0, "talk 2"))["type"] == "ack"
        assert house.last(2, "change")["rooms"] == {"0": [0, 1, 2]}
        assert (await house.say(1, "talk", text="second", room="0"))["type"] == "ack"
        assert (await house.play(1, "leave-talk 0"))["type"] == "ack"
        assert house.last(1, "change")["rooms"] == {}
        assert (await house.say(1, "talk", text="again", room="0"))["code"] == "not-in-room"
        assert (await house.say(2, "talk", text="third", room="0"))["type"] == "ack"
        assert (await house.play(0, "leave-talk 0"))["type"] == "ack"
        assert (await house.say(0, "talk", text="alone", room="0"))["code"] == "not-in-room"
    async with serving(database, id_, player) as house:
        house.listen(*EVERYBODY)
        wanted = {0: ["first", "second", "third"], 1: ["first", "second"], 2: ["second", "third"], 3: [], None: []}
        for viewpoint, expected in wanted.items():
            assert lines(house.last(viewpoint, "state")) == expected


@pytest.mark.parametrize("room", ["0", "1", "7", "spectators", "no such room"])
@pytest.mark.parametrize("viewpoint", [3, None])
async def test_a_line_for_a_room_in_which_one_is_not_leaves_no_trace(
    database: Database, viewpoint: Viewpoint, room: str
) -> None:
    if (viewpoint, room) == (None, "spectators"):
        room = "table"  # which spectators hear and do not speak in
    id_, player = keep(database, written("private-talk"))
    async with serving(database, id_, player) as house:
        house.listen(*EVERYBODY)
        before = {one: list(ear.sent) for one, ear in house.ears.items()}
        answer = await house.say(viewpoint, "talk", text=SECRET, room=room)
        assert (answer["type"], answer["code"]) == ("error", "not-in-room")
        assert room in answer["text"]
        await house.settled()
        for one, ear in house.ears.items():
            assert len(ear.sent) == len(before[one]) + (one == viewpoint)
            assert lines(await house.state(one)) == []
    with database.engine.connect() as connection:
        assert connection.execute(text("SELECT * FROM talk")).all() == []


async def test_private_lines_push_no_open_ones_out_of_sight(database: Database) -> None:
    """How many lines are shown must not tell how many were said elsewhere, before and after a restart."""
    id_, player = keep(database, written("private-talk"))
    async with serving(database, id_, player) as house:
        house.listen(0, 3, None)
        assert (await house.say(0, "talk", text="to all"))["type"] == "ack"
        for number in range(TALK_SHOWN):
            await house.say(0, "talk", text=f"between us {number}", room="0")
        for viewpoint in (3, None):
            assert lines(await house.state(viewpoint)) == ["to all"]
        assert len(lines(await house.state(0))) == TALK_SHOWN
    async with serving(database, id_, player) as house:
        house.listen(0, 3, None)
        assert lines(house.last(3, "state")) == lines(house.last(None, "state")) == ["to all"]
        assert lines(house.last(0, "state"))[-1] == f"between us {TALK_SHOWN - 1}"


async def test_a_line_that_is_sent_again_is_said_once(database: Database) -> None:
    id_, player = keep(database, written("private-talk"))
    line = b'{"type":"talk","id":"my line","room":"0","text":"Once"}'
    async with serving(database, id_, player) as house:
        house.listen(0, 1)
        house.receive(0, line)
        await house.until(lambda: any(one["type"] == "ack" for one in house.heard(0)))
        house.receive(0, line)
        await house.until(lambda: sum(one["type"] == "ack" for one in house.heard(0)) == 2)
        await house.say(0, "talk", text="Twice", room="0")
        assert lines(await house.state(1)) == ["Once", "Twice"]
