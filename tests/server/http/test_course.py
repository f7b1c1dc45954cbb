"""The way of a game: stretches to step through, and all that was told with its places."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack
from copy import deepcopy
from functools import partial
from typing import Any

import pytest

from tests.hosting import Host
from tests.server.clients import Chair, Guest, apply, asked_of, is_answer, table_of

pytestmark = pytest.mark.anyio


async def play_with_second_thoughts(chairs: list[Chair], dice: random.Random, length: int) -> None:
    """Play at random, hidden moves rather than others, and now and then take one back."""
    while not all(chair.state["sequence"] > length for chair in chairs):
        _, chair = asked_of(chairs)
        hidden = [move for move in chair.state["moves"] if move.startswith("lay ")]
        if chair.state["may_undo"] and dice.random() < 0.3:
            id_ = await chair.say("undo", sequence=chair.state["sequence"])
            await chair.until(partial(is_answer, id_))
        else:
            await chair.play(dice.choice(hidden or chair.state["moves"]))
        for one in chairs:
            await one.say("refresh")
            await one.until("state")


async def begun(stack: AsyncExitStack, host: Host, length: int) -> tuple[list[Guest], str, list[Chair]]:
    people = [await stack.enter_async_context(Guest(host.address, f"P{at}")) for at in range(2)]
    table = await table_of(people, game="council", seats=[{"kind": "me"}, {"kind": "person"}])
    chairs = [await stack.enter_async_context(one.listening(table, at)) for at, one in enumerate(people)]
    for chair in chairs:
        await chair.until("state")
    await play_with_second_thoughts(chairs, random.Random(8), length)
    return people, table, chairs


async def test_a_stretch_leads_through_the_positions_as_they_were(host: Host) -> None:
    async with AsyncExitStack() as stack:
        (anna, _), table, _ = await begun(stack, host, 20)
        strides = await walk(anna, table, "0")
        assert any(stride["said"] == stride["events"] == [] for stride in strides)  # taken back
        assert any(stride["said"] and stride["by"] == 0 for stride in strides)
        await walk(anna, table, "spectator")
        some = await anna.get(f"/tables/{table}/course", seat="0", **{"from": "7", "to": "9"})
        assert some["strides"] == [stride for stride in strides if 7 < stride["sequence"] <= 9]


async def walk(anna: Guest, table: str, seat: str) -> list[dict[str, Any]]:
    """Step through a game and compare each position with the one that was; returns the strides."""
    stretch = await anna.get(f"/tables/{table}/course", seat=seat, **{"from": "4"})
    then: dict[str, Any] = stretch["position"]
    assert then == await anna.get(f"/tables/{table}/at/4", seat=seat)
    strides: list[dict[str, Any]] = stretch["strides"]
    assert [stride["sequence"] for stride in strides] == list(range(5, then["last"] + 1))
    told = then["events"]
    for stride in strides:
        apply(deepcopy(stride["patch"]), then["view"])  # what is put into the view goes on changing there
        told = told[: stride["event_count"] - len(stride["events"])] + stride["events"]
        at = await anna.get(f"/tables/{table}/at/{stride['sequence']}", seat=seat)
        assert then["view"] == at["view"]
        assert told == at["events"]
        assert (stride["moment"], stride["event_count"]) == (at["moment"], at["event_count"])
    return strides


async def test_every_line_of_the_chronicle_leads_to_the_position_that_told_it(host: Host) -> None:
    async with AsyncExitStack() as stack:
        (anna, _), table, (chair, _) = await begun(stack, host, 20)
        chronicle = await anna.get(f"/tables/{table}/chronicle")
        assert chronicle["events"] == chair.state["events"]
        assert len(chronicle["moments"]) == chair.state["sequence"] + 1
        strides = (await anna.get(f"/tables/{table}/course"))["strides"]
        backs = [stride["sequence"] for stride in strides if not stride["said"]]
        for stride in strides:  # of what was taken back nobody is named
            mover = chronicle["movers"][stride["sequence"]]
            assert mover in (stride["by"], None)
            assert mover is not None or any(stride["sequence"] <= back for back in backs)
        counts = []
        for sequence, moment in enumerate(chronicle["moments"]):
            at = await anna.get(f"/tables/{table}/at/{sequence}")
            assert at["moment"] == moment
            counts.append(at["event_count"])
        for number, sequence in enumerate(chronicle["sequences"]):
            assert counts[sequence] > number
            assert sequence == 0 or counts[sequence - 1] <= number


async def test_while_a_game_goes_on_nobody_walks_in_anothers_shoes(host: Host) -> None:
    async with AsyncExitStack() as stack:
        (_, otto), table, (_, chair) = await begun(stack, host, 5)
        for path in ("course", "chronicle"):
            assert await otto.fault("GET", f"/tables/{table}/{path}?seat=0") == "not-your-seat"
        own = await otto.get(f"/tables/{table}/course")
        assert own["position"]["seat"] == 1
        assert own["position"]["last"] == chair.state["sequence"]
        assert await otto.fault("GET", f"/tables/{table}/course?from=999") == "no-such-sequence"
        assert await otto.fault("GET", f"/tables/{table}/course?from=3&to=2") == "malformed"
