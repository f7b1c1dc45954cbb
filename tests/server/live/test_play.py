"""Live play over real sockets: whole games, what everybody is told, and what is refused."""

from __future__ import annotations

import random
import subprocess
import sys
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import outremer
from outremer.table.saves import view_digest
from tests.hosting import Host, running, sqlite
from tests.server.clients import Guest, asked_of, is_answer, play_on, reach, seated, table_of

pytestmark = pytest.mark.anyio


async def test_a_whole_game_is_played_and_its_record_replays_to_the_same_hash(host: Host) -> None:
    async with AsyncExitStack() as stack:
        people, table, chairs = await seated(stack, host, 4)
        watching = await stack.enter_async_context(people[0].listening(table, "spectator"))
        await watching.until("state")
        played = await play_on(chairs, random.Random(7))
        for chair in chairs:
            assert view_digest(chair.state["view"]) == chair.state["hash"]
            assert chair.state["event_count"] == len(chair.state["events"])
            ended = await chair.until(lambda message: message["type"] == "table" and message["table"]["result"])
            assert ended["table"]["state"] == "finished"
        await watching.until(lambda message: message["type"] == "table" and message["table"]["result"])
        assert view_digest(watching.state["view"]) == watching.state["hash"]
        assert watching.state["sequence"] == chairs[0].state["sequence"] == played
        record = await people[1].get(f"/tables/{table}/record")
        replayed = outremer.replay(record)
        assert replayed.over
        result = replayed.result()
        assert result is not None
        assert ended["table"]["result"]["winners"] == list(result.winners)
        assert ended["table"]["result"]["hash"] == replayed.hash()


async def test_people_and_bots_play_a_whole_game(host: Host) -> None:
    async with AsyncExitStack() as stack:
        people, table, chairs = await seated(stack, host, 2, bots=2)
        await play_on(chairs, random.Random(3))
        await chairs[0].until(lambda message: message["type"] == "table" and message["table"]["result"])
        assert outremer.replay(await people[0].get(f"/tables/{table}/record")).over


async def test_a_move_is_acknowledged_and_told_to_all(host: Host) -> None:
    async with AsyncExitStack() as stack:
        _, _, chairs = await seated(stack, host, 3)
        seat, chair = asked_of(chairs)
        move = chair.state["moves"][0]
        answer = await chair.play(move)
        assert answer["type"] == "ack"
        assert answer["sequence"] == 1
        for one in chairs:
            change = await one.until("change")
            assert change["by"] == seat
            assert change["sequence"] == 1
            assert change["events"]
            assert view_digest(one.state["view"]) == change["hash"]


async def test_a_refusal_cites_its_rule_in_the_readers_language(host: Host) -> None:
    async with AsyncExitStack() as stack:
        people, table, chairs = await seated(stack, host, 3)
        seat, chair = asked_of(chairs)
        refused = await chair.play("pass")
        assert refused["type"] == "refused"
        assert refused["rule"] == "auction.open.no-pass"
        assert chair.state["sequence"] == 0
        italian = await stack.enter_async_context(people[seat].listening(table, seat, **{"Accept-Language": "it"}))
        await italian.until("state")
        translated = await italian.play("pass")
        assert translated["rule"] == refused["rule"]
        assert translated["text"] != refused["text"]
        id_ = await chair.say("why", move="pass")
        why = await chair.until(lambda message: message.get("id") == id_)
        assert (why["rule"], why["text"]) == (refused["rule"], refused["text"])
        id_ = await chair.say("why", move=chair.state["moves"][0])
        assert (await chair.until(lambda message: message.get("id") == id_))["rule"] is None
        answer = await people[seat].get(f"/tables/{table}/why", seat=str(seat), move="pass")
        assert answer["rule"] == refused["rule"]


async def test_several_moves_are_played_all_or_none(host: Host) -> None:
    async with AsyncExitStack() as stack:
        _, _, chairs = await seated(stack, host, 2)
        dice = random.Random(4)
        while "end" not in asked_of(chairs)[1].state["moves"]:
            await play_on(chairs, dice, 1)
        _, chair = asked_of(chairs)
        place = next(move for move in chair.state["moves"] if move.startswith("place"))
        before = chair.state["sequence"]
        assert (await chair.play(place, "raise 4"))["type"] == "refused"
        assert chair.state["sequence"] == before
        assert (await chair.play(place, "end"))["type"] == "ack"
        change = await chair.until("change")
        assert change["sequence"] == before + 1
        assert {"placed"} <= {event["name"] for event in change["events"]}


async def test_a_listener_who_comes_later_gets_everything_and_a_lost_one_is_brought_up_to_date(host: Host) -> None:
    async with AsyncExitStack() as stack:
        people, table, chairs = await seated(stack, host, 3)
        async with people[0].listening(table, 0) as second:
            await second.until("state")
        await play_on(chairs, random.Random(1), 25)
        late = await stack.enter_async_context(people[0].listening(table, 0))
        state = await late.until("state")
        assert state["view"] == chairs[0].state["view"]
        assert state["hash"] == chairs[0].state["hash"]
        assert state["events"] == chairs[0].state["events"][-200:]
        assert state["event_count"] == chairs[0].state["event_count"]
        assert state["moves"] == chairs[0].state["moves"]
        await chairs[1].say("refresh")
        assert (await chairs[1].until("state"))["sequence"] == 25


async def test_positions_of_the_past_are_as_they_were(host: Host) -> None:
    async with AsyncExitStack() as stack:
        people, table, chairs = await seated(stack, host, 3)
        views = [chairs[1].state["view"]]
        dice = random.Random(9)
        for _ in range(12):
            views[-1] = await people[1].get(f"/tables/{table}/at/{len(views) - 1}")
            await play_on(chairs, dice, 1)
            views.append({})
        for sequence, then in enumerate(views[:-1]):
            now = await people[1].get(f"/tables/{table}/at/{sequence}")
            assert now["view"] == then["view"]
            assert now["last"] == 12
            assert now["events"] == then["events"]
        assert (await people[1].get(f"/tables/{table}/at/12"))["view"] == chairs[1].state["view"]
        assert await people[1].fault("GET", f"/tables/{table}/at/13") == "no-such-sequence"
        assert await people[1].fault("GET", f"/tables/{table}/at/3?seat=0") == "not-your-seat"
        watching = await people[1].get(f"/tables/{table}/at/3", seat="spectator")
        assert watching["view"]["seat"] is None
        record = await people[1].get(f"/tables/{table}/record")
        assert record.count("\n1: ") + record.count("\n0: ") + record.count("\n2: ") == 12
        assert "\nend " not in record


async def test_a_moment_has_one_number_for_all_who_look(host: Host) -> None:
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Guest(host.address, f"P{at}")) for at in range(2)]
        table = await table_of(people, game="council", seats=[{"kind": "me"}, {"kind": "person"}])
        chairs = [await stack.enter_async_context(one.listening(table, at)) for at, one in enumerate(people)]
        for chair in chairs:
            await chair.until("state")
        dice = random.Random(3)
        in_secret: set[int] = set()  # who did something that the other did not notice
        while len(in_secret) < 2 or not all(chair.state["sequence"] > 25 for chair in chairs):
            seat, chair = asked_of(chairs)
            hidden = [move for move in chair.state["moves"] if move.startswith("lay ")]
            in_secret |= {seat} if hidden else set()
            answer = await chair.play(dice.choice(hidden or chair.state["moves"]))
            assert answer["type"] == "ack"
            await reach([chair], answer["sequence"])
            for other in chairs:
                await other.say("refresh")
                await other.until("state")
        ends = [
            await one.get(f"/tables/{table}/at/{chair.state['sequence']}")
            for one, chair in zip(people, chairs, strict=True)
        ]
        last = ends[0]["last_moment"]
        assert ends[1]["last_moment"] == last < min(end["last"] for end in ends)
        for number in range(last + 1):
            seen = [await one.get(f"/tables/{table}/moments/{number}") for one in people]
            seen.append(await people[0].get(f"/tables/{table}/moments/{number}", seat="spectator"))
            assert {one["moment"] for one in seen} == {number}
            assert len({one["event_count"] for one in seen}) == 1
            assert len({str(one["view"]["world"]["cities"]) for one in seen}) == 1
        assert await people[0].fault("GET", f"/tables/{table}/moments/{last + 1}") == "no-such-sequence"
        assert await people[0].fault("GET", f"/tables/{table}/moments/3?seat=1") == "not-your-seat"


async def test_the_curve_of_a_finished_game_comes_in_one_answer(host: Host) -> None:
    async with AsyncExitStack() as stack:
        people, table, chairs = await seated(stack, host, 3)
        await play_on(chairs, random.Random(2), 5)
        assert await people[0].fault("GET", f"/tables/{table}/curve") == "not-finished"
        await play_on(chairs, random.Random(2))
        await chairs[0].until(lambda message: message["type"] == "table" and message["table"]["result"])
        curve = await people[1].get(f"/tables/{table}/curve")
        assert curve[0] == {"moment": 0, "heights": [0, 0, 0]}
        assert [point["moment"] for point in curve] == sorted({point["moment"] for point in curve})
        assert curve[-1]["moment"] == chairs[0].state["sequence"]
        towers = [player["floors"] for player in chairs[0].state["view"]["world"]["players"]]
        assert [int(height) for height in curve[-1]["heights"]] == towers
        middle = curve[len(curve) // 2]
        then = (await people[1].get(f"/tables/{table}/moments/{middle['moment']}"))["view"]["world"]["players"]
        assert [int(height) for height in middle["heights"]] == [player["floors"] for player in then]


async def test_the_breakdown_of_a_finished_game_adds_up_to_its_points(host: Host) -> None:
    async with AsyncExitStack() as stack:
        people, table, chairs = await seated(stack, host, 2)
        assert await people[0].fault("GET", f"/tables/{table}/breakdown") == "not-finished"
        await play_on(chairs, random.Random(3))
        news = await chairs[0].until(lambda message: message["type"] == "table" and message["table"]["result"])
        floors, points = (await people[1].get(f"/tables/{table}/breakdown"))["sums"]
        standings = news["table"]["result"]["standings"]
        assert {place["seat"]: place["points"] for place in standings} == dict(enumerate(floors["totals"]))
        players = chairs[0].state["view"]["world"]["players"]
        assert points["totals"] == [player["points"] for player in players]
        assert points["totals"] == [sum(part["counts"][seat] for part in points["parts"]) for seat in range(2)]


async def test_what_is_said_before_the_state_has_come_is_heard(host: Host) -> None:
    async with AsyncExitStack() as stack:
        people, table, chairs = await seated(stack, host, 2)
        seat, chair = asked_of(chairs)
        for attempt in range(5):
            async with people[seat].listening(table, seat) as hasty:
                await hasty.say("ping", id=f"at once {attempt}")
                await hasty.until(partial(is_answer, f"at once {attempt}"))
        hasty = await stack.enter_async_context(people[seat].listening(table, seat))
        await hasty.say("play", sequence=0, moves=[chair.state["moves"][0]], id="hasty")
        assert (await hasty.until(lambda message: message.get("id") == "hasty"))["type"] == "ack"


def test_the_client_of_the_documentation_plays_a_whole_game(host: Host) -> None:
    page = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text()
    program = page.split("```python\n")[1].split("```")[0]
    assert 'HOST = "127.0.0.1:8029"' in program
    program = program.replace("127.0.0.1:8029", host.address.removeprefix("http://"))
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=90, check=False)
    assert done.returncode == 0, done.stderr
    assert "'winners'" in done.stdout.splitlines()[-1]


async def test_a_rehearsal_deals_and_thinks_alike_every_time(tmp_path: Path) -> None:
    async def story(host: Host) -> list[dict[str, Any]]:
        async with AsyncExitStack() as stack:
            _, _, chairs = await seated(stack, host, 1, bots=3)
            await play_on(chairs, random.Random(4), most=6)
            return list(chairs[0].state["events"])

    with running(sqlite(tmp_path), "--rehearse", "one") as host:
        told = await story(host)
        assert len(told) > 6
        assert await story(host) == told
        _, warning = host.end()
    assert "Do not play here in earnest" in warning
    with running(sqlite(tmp_path), "--rehearse", "other") as host:
        assert await story(host) != told
