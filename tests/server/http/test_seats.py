"""Coming and going at bad moments: seats, requests and tables that others still count on."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

import outremer
from outremer.server.live.events import awaited
from tests.hosting import Host, running, sqlite
from tests.server.clients import API, Chair, Guest, asked_of, reach, seated, until_closed

pytestmark = pytest.mark.anyio


async def news_of(stack: AsyncExitStack, person: Guest) -> Chair:
    address = f"{person.address.replace('http', 'ws')}{API}/live"
    return Chair(await stack.enter_async_context(connect(address, additional_headers={"Cookie": person.cookie})))


async def play_first(chairs: list[Chair], moves: int) -> None:
    for _ in range(moves):
        _, chair = asked_of(chairs)
        answer = await chair.play(chair.state["moves"][0])
        await reach(chairs, answer["sequence"])


async def test_a_frozen_table_awaits_nobody_and_may_be_left(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), "--no-limits") as host:
        async with AsyncExitStack() as stack:
            people, table, chairs = await seated(stack, host, 2)
            asked, _ = asked_of(chairs)
            host.kill()
            with sqlite3.connect(tmp_path / "store.sqlite3") as store:
                store.execute("UPDATE tables SET rules = 0")
            host.start()
            news = await news_of(stack, people[asked])
            assert (await news.until("awaited"))["tables"] == []
            assert (await people[asked].get(f"/tables/{table}"))["awaited"] == []
            left = await people[asked].post(f"/tables/{table}/seats/{asked}/leave")
            assert left["seats"][asked]["substitute"]
            back = await people[asked].post(f"/tables/{table}/seats/{asked}/return")
            assert not back["seats"][asked]["substitute"]
        assert host.end() == (0, "")


async def test_a_request_to_take_back_does_not_wait_for_whoever_has_left(host: Host) -> None:
    async with AsyncExitStack() as stack:
        people, table, chairs = await seated(stack, host, 3)
        first, _ = asked_of(chairs)
        await play_first(chairs, 1)
        second, _ = asked_of(chairs)
        third = 3 - first - second
        await chairs[first].say("ask-undo")
        await chairs[second].until("undo-asked")
        await chairs[second].say("answer-undo", grant=True)
        await people[third].post(f"/tables/{table}/seats/{third}/leave")
        assert (await chairs[first].until("undo-answered"))["granted"]


@pytest.mark.parametrize("game", ["jerusalem", "council", "akkon"])
def test_the_end_is_never_taken_back(game: str) -> None:
    """Bots grant everything, and afterwards all hands lie open."""
    for seed in range(3):
        dice = random.Random(seed)
        table = outremer.new(game, seats=2, seed=seed)
        while not table.over:
            seat = awaited(table).bit_length() - 1
            table.play(seat, dice.choice(table.moves(seat)))
        assert [table.moves_since(seat) for seat in range(2)] == [0, 0]


async def test_whoever_leaves_or_returns_hears_at_once_whether_they_are_awaited(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), "--no-limits", "--bot-pace", "60") as host:
        async with AsyncExitStack() as stack:
            people, table, chairs = await seated(stack, host, 2)
            asked, _ = asked_of(chairs)
            news = await news_of(stack, people[asked])
            assert (await news.until("awaited"))["tables"] == [table]
            await people[asked].post(f"/tables/{table}/seats/{asked}/leave")
            assert (await news.until("awaited"))["tables"] == []
            await people[asked].post(f"/tables/{table}/seats/{asked}/return")
            assert (await news.until("awaited"))["tables"] == [table]


async def test_a_game_begins_when_the_last_seat_is_given_to_a_bot_and_all_are_ready(host: Host) -> None:
    async with Guest(host.address, "Ann") as ann:
        seats = [{"kind": "me"}, {"kind": "person"}]
        table = (await ann.post("/tables", {"game": "jerusalem", "seats": seats}))["id"]
        await ann.post(f"/tables/{table}/seats/0/ready", {"ready": True})
        answer = await ann.web.patch(f"/tables/{table}/seats/1", json={"kind": "bot", "bot": "random"})
        assert answer.json()["state"] == "playing"


async def test_whoever_was_sent_away_from_a_private_table_no_longer_looks_on(host: Host) -> None:
    async with AsyncExitStack() as stack:
        ann, bob = [await stack.enter_async_context(Guest(host.address, name)) for name in ("Ann", "Bob")]
        seats = [{"kind": "me"}, {"kind": "person"}]
        made = await ann.post("/tables", {"game": "jerusalem", "seats": seats, "visibility": "private"})
        word = (await ann.post(f"/tables/{made['id']}/seats/1/invite"))["invitation"]
        await bob.post(f"/tables/{made['id']}/seats/1/take", {"invitation": word})
        watching = await stack.enter_async_context(bob.listening(made["id"], "spectator"))
        owner = await stack.enter_async_context(ann.listening(made["id"], "spectator"))
        await watching.until("state")
        await ann.web.patch(f"/tables/{made['id']}/seats/1", json={"kind": "person"})
        assert await until_closed(watching) == 4403
        await owner.say("ping")
        await owner.until("pong")


async def test_an_invitation_opens_no_private_game_that_has_begun(host: Host) -> None:
    async with AsyncExitStack() as stack:
        ann, bob, eve = [await stack.enter_async_context(Guest(host.address, name)) for name in ("A", "B", "E")]
        seats = [{"kind": "me"}, {"kind": "person"}]
        made = await ann.post("/tables", {"game": "jerusalem", "seats": seats, "visibility": "private"})
        path = f"/tables/{made['id']}"
        word = (await ann.post(f"{path}/seats/1/invite"))["invitation"]
        assert (await eve.get(path, invitation=word))["state"] == "waiting"
        await bob.post(f"{path}/seats/1/take", {"invitation": word})
        await ann.post(f"{path}/start")
        for what in ("", "/record", "/at/0"):
            assert await eve.fault("GET", f"{path}{what}?invitation={word}") == "no-such-table"
            await bob.get(f"{path}{what}")


async def test_of_many_who_want_one_seat_exactly_one_gets_it(host: Host) -> None:
    """However they come: together, one after the other, and while others change the table."""

    dice = random.Random(1)
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Guest(host.address, f"P{at}")) for at in range(8)]
        for _ in range(20):
            seats = [{"kind": "me"}, {"kind": "person"}]
            path = f"/tables/{(await people[0].post('/tables', {'game': 'jerusalem', 'seats': seats}))['id']}"

            async def take(person: Guest, path: str = path) -> bool:
                await asyncio.sleep(dice.random() / 50)
                answer = await person.web.post(f"{path}/seats/1/take", json={})
                return answer.status_code == 200

            async def dither(path: str = path) -> bool:
                for _ in range(6):
                    await people[0].post(f"{path}/seats/0/ready", {"ready": False})
                return False

            got = await asyncio.gather(*map(take, people[1:]), dither())
            assert got.count(True) == 1
            name = (await people[0].get(path))["seats"][1]["name"]
            assert name == people[1:][got.index(True)].name


async def test_talk_at_a_table_that_is_just_removed_harms_nobody(host: Host) -> None:
    async with AsyncExitStack() as stack:
        ann, eve = [await stack.enter_async_context(Guest(host.address, name)) for name in ("Ann", "Eve")]
        for _ in range(5):
            made = await ann.post("/tables", {"game": "jerusalem", "seats": [{"kind": "me"}, {"kind": "person"}]})
            async with eve.listening(made["id"], "spectator") as watching:
                await watching.until("state")

                async def talk(chair: Chair = watching) -> None:
                    for at in range(40):
                        await chair.say("talk", text=f"line {at}")
                        await asyncio.sleep(0)

                await asyncio.gather(talk(), ann.post(f"/tables/{made['id']}/seats/0/leave"), return_exceptions=True)
            assert await ann.fault("GET", f"/tables/{made['id']}") == "no-such-table"


async def test_options_that_the_rules_no_longer_have_are_told_and_break_nothing(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), "--no-limits") as host:
        async with Guest(host.address, "Ann") as ann:
            seats = [{"kind": "me"}, {"kind": "me"}]
            table = (await ann.post("/tables", {"game": "jerusalem", "seats": seats}))["id"]
            host.kill()
            with sqlite3.connect(tmp_path / "store.sqlite3") as store:
                store.execute("UPDATE tables SET options = ?", [json.dumps({"edition": "lost"})])
            host.start()
            assert await ann.fault("POST", f"/tables/{table}/start") == "bad-setting"
            host.kill()
            with sqlite3.connect(tmp_path / "store.sqlite3") as store:
                store.execute("UPDATE tables SET state = 'finished', rules = 0")
            host.start()
            assert await ann.fault("POST", f"/tables/{table}/rematch") == "bad-setting"
