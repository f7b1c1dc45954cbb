"""A hint while one plays: where, for whom, told to whom, and from what it is made."""

from __future__ import annotations

import json
from contextlib import AsyncExitStack
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import pytest

import outremer
from outremer.kernel.chance import Seeded
from outremer.server.bots.pool import WorkerPool, imagined
from outremer.server.bots.worker import answer
from outremer.server.http.app import make_app
from outremer.server.settings import Settings
from outremer.server.store.database import Database
from outremer.table.saves import numbers
from tests.bots.test_levels import moments
from tests.hosting import Host, running, sqlite
from tests.server.clients import API, Chair, Guest, table_of

pytestmark = pytest.mark.anyio


async def seated(stack: AsyncExitStack, host: Host, **wish: Any) -> tuple[list[Guest], str, list[Chair]]:
    people = [await stack.enter_async_context(Guest(host.address, f"P{at}")) for at in range(2)]
    table = await table_of(people, **wish)
    chairs = [await stack.enter_async_context(one.listening(table, at)) for at, one in enumerate(people)]
    for chair in chairs:
        await chair.until("state")
    return people, table, chairs


def asked(chairs: list[Chair]) -> int:
    return int(chairs[0].state["view"]["asked"][0])


async def test_whoever_is_asked_takes_a_hint_and_all_see_it_after_a_restart_too(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as host:
        async with AsyncExitStack() as stack:
            people, table, chairs = await seated(stack, host, hints=True)
            seat = asked(chairs)
            info = await people[1 - seat].get(f"/tables/{table}")
            assert (info["hints"], [one["hints"] for one in info["seats"]]) == (True, [0, 0])
            hint = await people[seat].post(f"/tables/{table}/seats/{seat}/hint")
            assert hint["sequence"] == chairs[seat].state["sequence"]
            assert 1 < len(hint["options"]) <= 3
            for option in hint["options"]:
                assert option["moves"][0] in chairs[seat].state["moves"]
                assert 0 <= option["promise"]["low"] <= option["promise"]["share"] <= option["promise"]["high"] <= 1
            assert hint["options"][0]["effects"][0]["part"]
            for chair in chairs:
                while not (told := await chair.until("table"))["table"]["seats"][seat]["hints"]:
                    pass
                assert told["table"]["seats"][1 - seat]["hints"] == 0
                assert "options" not in json.dumps(told["table"]["seats"]), "what it said is nobody else's"
            host.kill()
            host.start()
            info = await people[1 - seat].get(f"/tables/{table}")
            assert info["seats"][seat]["hints"] == 1
            assert [(await one.get("/account/data"))["tables"][0]["hints"] for one in people] == [1 - seat, seat]


async def test_a_hint_that_failed_was_not_taken(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        return None

    monkeypatch.setattr(WorkerPool, "explain", fail)
    app = make_app(Settings(limits=False), database, lambda sentence: None)
    web = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=f"http://localhost{API}")
    async with app.router.lifespan_context(app), web:
        await web.post("/session", json={"name": "Ann"})
        seats = [{"kind": "me"}, {"kind": "me"}]
        opened = await web.post("/tables", json={"game": "jerusalem", "seats": seats, "hints": True})
        table = f"/tables/{opened.json()['id']}"
        assert (await web.post(f"{table}/start")).status_code == 200
        failed = [await web.post(f"{table}/seats/{seat}/hint") for seat in range(2)]
        assert "hint-failed" in [answer.json()["error"]["code"] for answer in failed]
        assert [seat["hints"] for seat in (await web.get(table)).json()["seats"]] == [0, 0]


async def test_no_hint_where_the_table_forbids_it_for_another_seat_or_out_of_turn(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as host:
        async with AsyncExitStack() as stack:
            people, table, chairs = await seated(stack, host)
            seat = asked(chairs)
            assert await people[seat].fault("POST", f"/tables/{table}/seats/{seat}/hint") == "no-hints-here"
            people, table, chairs = await seated(stack, host, hints=True)
            seat = asked(chairs)
            other = people[1 - seat]
            assert await other.fault("POST", f"/tables/{table}/seats/{seat}/hint") == "not-your-seat"
            assert await other.fault("POST", f"/tables/{table}/seats/{1 - seat}/hint") == "nothing-to-hint"
            stranger = await stack.enter_async_context(Guest(host.address, "Otto"))
            assert await stranger.fault("POST", f"/tables/{table}/seats/{seat}/hint") == "not-your-seat"
            await people[seat].post(f"/tables/{table}/seats/{seat}/leave")
            assert await people[seat].fault("POST", f"/tables/{table}/seats/{seat}/hint") == "seat-left"
            assert [one["hints"] for one in (await other.get(f"/tables/{table}"))["seats"]] == [0, 0]


@pytest.mark.parametrize("name", outremer.games())
def test_what_is_hidden_from_the_seat_does_not_change_what_it_is_told(name: str) -> None:
    """Two worlds: all that leaves the server for the process that thinks is dealt anew for the seat."""
    apart = 0
    for number, (table, seat) in enumerate(islice(moments(name, 60), 4)):
        twin = table.redeal(seat, Seeded(number))
        apart += numbers(twin.kernel) != numbers(table.kernel)
        told: list[dict[str, Any]] = []
        for one in (table, twin):
            question = {"table": imagined(one, seat, "a seed"), "seat": seat, "seed": "a hint", "explain": True}
            answer({**question, "bot": "medium:iterations=40"}, told.append)
        assert told[0] == told[1]
        assert told[0]["explanation"]["options"]
    assert apart > 1
