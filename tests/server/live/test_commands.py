"""Commands: once each, never into another position, and undone only where nothing was learnt."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from typing import Any

import pytest

import outremer
from tests.hosting import Host
from tests.server.clients import Chair, asked_of, play_on, reach, seated

pytestmark = pytest.mark.anyio


async def answer_to(chair: Chair, id_: str) -> dict[str, Any]:
    return await chair.until(lambda message: message.get("id") == id_)


async def until_placing(chairs: list[Chair], dice: random.Random) -> Chair:
    """Play until somebody may place squires: small steps that can be taken back."""
    while not any(move.startswith("place") for move in asked_of(chairs)[1].state["moves"]):
        await play_on(chairs, dice, 1)
    return asked_of(chairs)[1]


async def test_the_same_command_is_played_once_and_answered_alike(host: Host) -> None:
    async with AsyncExitStack() as stack:
        people, table, chairs = await seated(stack, host, 3)
        seat, chair = asked_of(chairs)
        command = {"sequence": 0, "moves": [chair.state["moves"][0]], "id": "the-one"}
        await chair.say("play", **command)
        await chair.say("play", **command)
        first = await answer_to(chair, "the-one")
        assert first == await answer_to(chair, "the-one")
        assert first["type"] == "ack"
        other = await stack.enter_async_context(people[seat].listening(table, seat))
        assert (await other.until("state"))["sequence"] == 1
        await other.say("play", **command)
        assert await answer_to(other, "the-one") == first
        await reach(chairs, 1)
        await play_on(chairs, random.Random(2), 3)
        await other.say("play", **{**command, "sequence": 4})
        assert await answer_to(other, "the-one") == first
        assert chair.state["sequence"] == 4


async def test_a_refused_command_stays_refused(host: Host) -> None:
    async with AsyncExitStack() as stack:
        _, _, chairs = await seated(stack, host, 3)
        _, chair = asked_of(chairs)
        await chair.say("play", sequence=0, moves=["pass"], id="no")
        refused = await answer_to(chair, "no")
        assert refused["type"] == "refused"
        await chair.say("play", sequence=0, moves=[chair.state["moves"][0]], id="no")
        assert await answer_to(chair, "no") == refused


async def test_a_late_command_is_not_played_into_the_new_position(host: Host) -> None:
    async with AsyncExitStack() as stack:
        _, _, chairs = await seated(stack, host, 3)
        await play_on(chairs, random.Random(3), 4)
        _, chair = asked_of(chairs)
        move = chair.state["moves"][0]
        await chair.say("play", sequence=2, moves=[move], id="late")
        stale = await answer_to(chair, "late")
        assert stale["type"] == "stale"
        assert stale["sequence"] == 4
        assert stale["moves"] == chair.state["moves"]
        await chair.say("play", sequence=99, moves=[move], id="early")
        assert (await answer_to(chair, "early"))["type"] == "stale"
        await chair.say("play", sequence=4, moves=[move], id="confirmed")
        assert (await answer_to(chair, "confirmed"))["type"] == "ack"


async def test_of_two_clients_for_one_move_exactly_one_plays_it(host: Host) -> None:
    async with AsyncExitStack() as stack:
        people, table, chairs = await seated(stack, host, 2)
        dice = random.Random(5)
        for turn in range(15):
            seat, chair = asked_of(chairs)
            async with people[seat].listening(table, seat) as twin:
                await twin.until("state")
                moves = chair.state["moves"]
                sequence = chair.state["sequence"]
                await asyncio.gather(
                    chair.say("play", id=f"a{turn}", sequence=sequence, moves=[dice.choice(moves)]),
                    twin.say("play", id=f"b{turn}", sequence=sequence, moves=[dice.choice(moves)]),
                )
                answers = [await answer_to(chair, f"a{turn}"), await answer_to(twin, f"b{turn}")]
                assert sorted(answer["type"] for answer in answers) == ["ack", "stale"]
            await reach(chairs, sequence + 1)
        assert chairs[0].state["sequence"] == 15


async def test_a_seat_takes_back_its_own_steps_and_the_store_only_grows(host: Host) -> None:
    async with AsyncExitStack() as stack:
        people, table, chairs = await seated(stack, host, 2)
        chair = await until_placing(chairs, random.Random(6))
        others = [one for one in chairs if one is not chair]
        before = (chair.state["view"], chair.state["event_count"], chair.state["sequence"])
        view = await people[0].get(f"/tables/{table}/at/{before[2]}", seat="spectator")
        assert not chair.state["may_undo"]
        for _ in range(2):
            place = next(move for move in chair.state["moves"] if move.startswith("place"))
            await chair.play(place)
            await chair.reach(chair.state["sequence"] + 1)
        assert chair.state["may_undo"]
        assert others[0].state["may_undo"] is False
        for _ in range(2):
            id_ = await chair.say("undo", sequence=chair.state["sequence"])
            assert (await answer_to(chair, id_))["type"] == "ack"
            await chair.until("change")
        assert chair.state["sequence"] == before[2] + 4
        assert chair.state["event_count"] == before[1]
        back = await people[0].get(f"/tables/{table}/at/{before[2] + 4}", seat="spectator")
        assert back["view"] == view["view"]
        id_ = await chair.say("undo", sequence=chair.state["sequence"])
        assert (await answer_to(chair, id_))["code"] == "nothing-to-undo"
        for one in others:
            await one.reach(chair.state["sequence"])
            assert one.state["event_count"] == before[1]
        await play_on(chairs, random.Random(7))
        await chair.until(lambda message: message["type"] == "table" and message["table"]["result"])
        record = await people[0].get(f"/tables/{table}/record")
        assert "undo" not in record
        assert outremer.replay(record).over


async def test_taking_back_further_is_for_the_others_to_grant(host: Host) -> None:
    async with AsyncExitStack() as stack:
        _, _, chairs = await seated(stack, host, 3)
        first, chair = asked_of(chairs)
        start = chair.state["hash"]
        opening = next(move for move in chair.state["moves"] if move.endswith(" 1"))
        await chair.play(opening)
        await reach(chairs, 1)
        second, next_chair = asked_of(chairs)
        await next_chair.play("pass")
        await reach(chairs, 2)
        third = 3 - first - second
        refusing = await chair.say("ask-undo")
        assert (await answer_to(chair, refusing))["type"] == "ack"
        asked = await chairs[third].until("undo-asked")
        assert asked["by"] == first
        assert set(asked["answers"]) == {str(second), str(third)}
        await next_chair.say("answer-undo", grant=False)
        for one in chairs:
            assert (await one.until("undo-answered"))["granted"] is False
        await reach(chairs, 3)
        await chair.say("ask-undo")
        await next_chair.until("undo-asked")
        await next_chair.say("answer-undo", grant=True)
        await chairs[third].say("answer-undo", grant=True)
        for one in chairs:
            assert (await one.until("undo-answered"))["granted"] is True
        await reach(chairs, 4)
        assert chair.state["hash"] == start
        assert asked_of(chairs)[0] == first
        id_ = await chair.say("ask-undo")
        assert (await answer_to(chair, id_))["code"] == "nothing-to-undo"
