"""Several processes on one PostgreSQL are one server to whoever plays, whichever of them they come to."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, ExitStack
from functools import partial
from typing import Any

import httpx
import pytest

from tests.hosting import Host, running
from tests.server.clients import (
    API,
    Chair,
    Guest,
    asked_of,
    hearing_news,
    is_answer,
    play_on,
    seated,
    table_of,
    until_closed,
)
from tests.server.store.postgres import running_postgres

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def hosts() -> AsyncIterator[list[Host]]:
    with ExitStack() as stack:
        url = stack.enter_context(running_postgres())
        found = [stack.enter_context(running(url, "--no-limits")) for _ in range(3)]
        for at, host in enumerate(found):
            await knows_of_others(host, found[at - 1])
        yield found


async def knows_of_others(host: Host, other: Host) -> None:
    """What happens there is told elsewhere only when it has heard that others live."""
    async with (
        Guest(host.address, "Herald") as herald,
        Guest(other.address, "Listener") as listener,
        hearing_news(listener, other) as news,
    ):
        hearing = asyncio.ensure_future(news.until("lobby"))
        while not hearing.done():
            await herald.post("/tables", {"game": "jerusalem", "seats": [{"kind": "person"}] * 2})
            await asyncio.wait([hearing], timeout=0.3)
        await hearing


async def come(stack: AsyncExitStack, host: Host, name: str) -> Guest:
    return await stack.enter_async_context(Guest(host.address, name))


async def at_both(stack: AsyncExitStack, hosts: list[Host]) -> tuple[list[Guest], str, list[Chair]]:
    """Two people who came to different processes, at one table that a third has made."""
    maker = await come(stack, hosts[2], "Maker")
    people = [await come(stack, host, name) for host, name in zip(hosts, ("Ann", "Bob"), strict=False)]
    table = await maker.post("/tables", {"game": "jerusalem", "seats": [{"kind": "person"}, {"kind": "person"}]})
    for seat, person in enumerate(people):
        await person.post(f"/tables/{table['id']}/seats/{seat}/take")
    await maker.post(f"/tables/{table['id']}/start")
    chairs = [
        await stack.enter_async_context(person.listening(table["id"], seat)) for seat, person in enumerate(people)
    ]
    for chair in chairs:
        await chair.until("state")
    return people, table["id"], chairs


async def test_people_who_came_to_different_processes_play_at_one_table(hosts: list[Host]) -> None:
    async with AsyncExitStack() as stack:
        people, table, chairs = await at_both(stack, hosts)
        assert await play_on(chairs, random.Random(4), 12) == 12
        seen = [await one.get(f"/tables/{table}") for one in people]
        assert {one["state"] for one in seen} == {"playing"}
        await chairs[0].say("talk", text="Deus vult")
        assert (await chairs[1].until("talk"))["text"] == "Deus vult"
        assert [(await one.get(f"/tables/{table}/at/12"))["view"] for one in people] == [
            chair.state["view"] for chair in chairs
        ]
        await people[1].post(f"/tables/{table}/seats/1/leave")
        heard = await chairs[0].until(lambda news: news["type"] == "table" and news["table"]["seats"][1]["substitute"])
        assert heard


async def test_faults_come_back_as_they_were_told_there(hosts: list[Host]) -> None:
    async with AsyncExitStack() as stack:
        people, table, _ = await at_both(stack, hosts)
        for person in people:
            assert await person.fault("POST", f"/tables/{table}/start") == "already-started"
            german = await person.web.post(f"/tables/{table}/start", json={}, headers={"accept-language": "de"})
            assert "begonnen" in german.json()["error"]["text"]
            assert len([name for name in german.headers if name == "x-content-type-options"]) == 1


async def test_whoever_only_says_that_something_was_handed_on_is_not_believed(hosts: list[Host]) -> None:
    async with AsyncExitStack() as stack:
        people, table, _ = await at_both(stack, hosts)
        answers = []
        for person in people:
            forged = {"x-outremer-hop": "nonsense", "x-outremer-client": "10.9.8.7", "x-outremer-host": "evil.example"}
            answers.append(await person.web.post(f"/tables/{table}/start", json={}, headers=forged))
        assert sorted(answer.status_code for answer in answers)[0] == 409
        for answer in answers:
            assert answer.status_code in (409, 503)  # at the table's own process, and where it would be a second hop


async def test_the_lobby_and_whoever_is_awaited_hear_of_what_happens_elsewhere(hosts: list[Host]) -> None:
    async with AsyncExitStack() as stack:
        ann, bob = await come(stack, hosts[0], "Ann"), await come(stack, hosts[1], "Bob")
        news = await stack.enter_async_context(hearing_news(bob, hosts[1]))
        await news.until("awaited")
        table = await table_of([ann, bob])
        await news.until("lobby")
        chair = await stack.enter_async_context(ann.listening(table, 0))
        await chair.until("state")
        while chair.state["view"]["asked"] == [0]:
            await chair.play(chair.state["moves"][0])

        def is_told(message: dict[str, Any]) -> bool:
            return message["type"] == "awaited" and table in message["tables"]

        if not any(map(is_told, news.heard)):
            await news.until(is_told)


async def test_who_is_awaited_at_several_tables_of_several_processes_reads_of_all_and_at_once(
    hosts: list[Host],
) -> None:
    async with AsyncExitStack() as stack:
        bob = await come(stack, hosts[1], "Bob")
        news = await stack.enter_async_context(hearing_news(bob, hosts[1]))
        await news.until("awaited")
        ids, chairs = [], []
        for host in (*hosts, *hosts):
            opener = await come(stack, host, "Opener")
            ids.append(await table_of([opener, bob]))
            chairs.append(await stack.enter_async_context(opener.listening(ids[-1], 0)))
            await chairs[-1].until("state")
            while chairs[-1].state["view"]["asked"] == [0]:
                await chairs[-1].play(chairs[-1].state["moves"][0])

        async def until_awaited(wanted: set[str]) -> float:
            began = time.monotonic()
            while _last_told(news) != wanted:
                await news.hear()
            return time.monotonic() - began

        await until_awaited(set(ids))
        took = []
        for id_ in ids:
            async with bob.listening(id_, 1) as own:
                await own.until("state")
                while own.state["view"]["asked"] == [1]:
                    await own.play(own.state["moves"][0])
            ids = [other for other in ids if other != id_]
            took.append(await until_awaited(set(ids)))
        assert max(took) < 3.0, took
        assert (await bob.get("/tables", mine="1")) != []


async def test_who_has_said_what_shall_be_answered_is_not_called_by_another_process_either(hosts: list[Host]) -> None:
    """The process of the table knows that an answer is on its way, and tells the one that would call."""
    async with AsyncExitStack() as stack:
        people, table, chairs = await seated(stack, hosts[0], 3)
        news = [await stack.enter_async_context(hearing_news(person, hosts[1])) for person in people]
        for one in news:
            await one.until("awaited")
        opener, chair = asked_of(chairs)
        following, last = (opener + 1) % 3, (opener + 2) % 3
        id_ = await chairs[following].say("standing", form="Sale", move="pass")
        await chairs[following].until(lambda message: message.get("id") == id_)
        await chair.play(next(move for move in chair.state["moves"] if move.endswith(" 1")))
        await news[last].until(lambda message: message.get("tables") == [table])  # when that answer was said
        id_ = await news[following].say("ping")
        await news[following].until(partial(is_answer, id_))
        told = [message["tables"] for message in news[following].heard if message["type"] == "awaited"]
        assert not any(told), told


def _last_told(news: Chair) -> set[str]:
    told = [message["tables"] for message in news.heard if message["type"] == "awaited"]
    return set(told[-1])


async def test_a_key_that_is_given_up_opens_no_door_anywhere(hosts: list[Host]) -> None:
    async with AsyncExitStack() as stack:
        ann = await come(stack, hosts[0], "Ann")
        cookie = ann.cookie
        elsewhere = httpx.AsyncClient(base_url=hosts[1].address + API, headers={"Cookie": cookie})
        await stack.enter_async_context(elsewhere)
        assert (await elsewhere.get("/session")).json()["player"]["name"] == "Ann"
        news = await stack.enter_async_context(hearing_news(ann, hosts[1]))
        await news.until("awaited")
        await ann.web.delete("/session")
        async with asyncio.timeout(20):
            assert await until_closed(news) == 4401
            while (await elsewhere.get("/session")).json()["player"] is not None:
                await asyncio.sleep(0.05)


async def moved_to(stack: AsyncExitStack, person: Guest, host: Host) -> httpx.AsyncClient:
    """The same browser, come to another process."""
    web = httpx.AsyncClient(base_url=host.address + API, headers={"Cookie": person.cookie}, timeout=20)
    return await stack.enter_async_context(web)


async def test_who_deletes_their_account_elsewhere_is_gone_where_they_sit(hosts: list[Host]) -> None:
    """A bot plays on at once for those who wait there, the name goes from seat and talk, and a seat is free again."""
    async with AsyncExitStack() as stack:
        ann, bob = await come(stack, hosts[0], "Ann"), await come(stack, hosts[0], "Bob")
        table = await table_of([ann, bob])
        chairs = [await stack.enter_async_context(one.listening(table, seat)) for seat, one in enumerate((ann, bob))]
        for chair in chairs:
            await chair.until("state")
        await chairs[1].say("talk", text="Farewell")
        await chairs[0].until("talk")
        wish = {"game": "jerusalem", "seats": [{"kind": "me"}, {"kind": "person"}]}
        waiting = (await ann.post("/tables", wish))["id"]
        await bob.post(f"/tables/{waiting}/seats/1/take")
        lobby = await stack.enter_async_context(ann.listening(waiting, 0))
        await lobby.until("state")
        bobs = (await bob.post("/tables", {**wish, "seats": [{"kind": "person"}] * 2}))["id"]  # and he only made it
        await ann.post(f"/tables/{bobs}/seats/0/take")
        heir = await stack.enter_async_context(ann.listening(bobs, 0))
        await heir.until("state")
        elsewhere = await moved_to(stack, bob, hosts[1])
        assert (await elsewhere.request("DELETE", "/account", json={})).json() == {"player": None}

        def is_gone(news: dict[str, Any]) -> bool:
            return news["type"] == "state" and [line["from"] for line in news["talk"]] == [""]

        state = await chairs[0].until(is_gone)
        assert (state["table"]["seats"][1]["name"], state["table"]["seats"][1]["substitute"]) == (None, True)
        assert await until_closed(chairs[1]) == 4401
        for _ in range(12):  # the bot answers whenever it is asked
            while chairs[0].state["view"]["asked"] != [0]:
                await chairs[0].hear()
            await chairs[0].play(chairs[0].state["moves"][0])
        await lobby.until(lambda news: news["type"] == "table" and news["table"]["seats"][1]["player"] is None)
        await heir.until(lambda news: news["type"] == "table" and news["table"]["owner"])
        kept = await come(stack, hosts[1], "Carol")
        assert (await kept.post(f"/tables/{waiting}/seats/1/take"))["seats"][1]["name"] == "Carol"


@pytest.mark.timeout(90)
@pytest.mark.parametrize("how", ["killed", "stopped"])
async def test_a_table_goes_on_when_its_process_is_gone_and_an_old_owner_writes_nothing(how: str) -> None:
    with ExitStack() as processes, running_postgres() as url:
        hosts = [processes.enter_context(running(url, "--no-limits")) for _ in range(2)]
        async with AsyncExitStack() as stack:
            ann = await come(stack, hosts[0], "Ann")
            table = await table_of([ann, ann])
            chairs = [await stack.enter_async_context(ann.listening(table, seat)) for seat in (0, 1)]
            for chair in chairs:
                await chair.until("state")
            await play_on(chairs, random.Random(1), 6)
            owner = hosts[0].process
            assert owner is not None
            owner.send_signal(signal.SIGKILL if how == "killed" else signal.SIGSTOP)
            ann.address = hosts[1].address
            again = [await arrived(stack, ann, table, seat) for seat in (0, 1)]
            assert again[0].state["sequence"] == 6
            await play_on(again, random.Random(2), 3)
            if how == "stopped":
                late = asked_of(chairs)[1]  # whose connection to the old owner is open still
                heard = len(late.heard)
                await late.say("play", sequence=late.state["sequence"], moves=[late.state["moves"][0]])
                owner.send_signal(signal.SIGCONT)
                assert await until_closed(late) == 4503
                assert not [news for news in late.heard[heard:] if news["type"] == "ack"]
                await play_on(again, random.Random(3), 3)
            else:
                hosts[0].process = None
                owner.communicate()
            found: Any = await ann.web.get(f"{hosts[1].address}{API}/tables/{table}/record")
            assert found.status_code == 200
            assert again[0].state["sequence"] == (12 if how == "stopped" else 9)


async def arrived(stack: AsyncExitStack, person: Guest, table: str, seat: int) -> Chair:
    """As a client does: again and again."""
    async with asyncio.timeout(40):
        while True:
            chair = await stack.enter_async_context(person.listening(table, seat))
            news = json.loads(await chair.socket.recv())
            if news["type"] == "state":
                chair.state = news
                return chair
            await asyncio.sleep(0.3)
