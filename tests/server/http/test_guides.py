"""Guided first games over the wire: opened, walked, left, put away, and kept through a killed server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from outremer.server.store import tables
from outremer.server.store.database import Database
from outremer.table.guides import guide_of, matches
from tests.hosting import Host, running, sqlite
from tests.server.clients import Chair, Guest

pytestmark = pytest.mark.anyio
GAME = "jerusalem"


async def begun(guest: Guest) -> str:
    return str((await guest.post(f"/games/{GAME}/guide"))["id"])


async def asked(chair: Chair) -> dict[str, Any] | None:
    """Where the learner is when they are asked; None: nobody guides them."""
    while True:
        told: dict[str, Any] | None = chair.state["guide"]
        known = told is None or told["sequence"] == chair.state["sequence"]
        if known and 0 in chair.state["view"]["asked"]:
            return told
        message = await chair.hear()
        if message["type"] == "guide":
            chair.state["guide"] = message["guide"]


async def take_step(chair: Chair, told: dict[str, Any]) -> None:
    led = [move for move in chair.state["moves"] if any(matches(row[0], move) for row in told["rows"])]
    assert (await chair.play(led[0]))["type"] == "ack"
    await chair.reach(told["sequence"] + 1)


async def walk(chair: Chair, steps: int) -> dict[str, Any]:
    """Go on until so many steps are behind the learner."""
    while (told := await asked(chair)) is not None and told["step"] < steps:
        await take_step(chair, told)
    assert told is not None
    return told


async def test_a_guide_is_walked_to_its_end_and_bots_and_chance_keep_to_the_script(host: Host) -> None:
    guide = guide_of(GAME)
    assert guide is not None
    async with Guest(host.address, "Ann") as ann:
        made = await ann.post(f"/games/{GAME}/guide")
        assert (made["state"], made["visibility"], made["guided"]) == ("playing", "private", True)
        assert [seat["mine"] for seat in made["seats"]] == [True, False, False]
        async with ann.listening(made["id"], 0) as chair:
            await chair.until("state")
            first = await asked(chair)
            assert first is not None
            assert (first["step"], first["steps"], first["id"]) == (0, len(guide.steps), guide.steps[0].id)
            last = await walk(chair, len(guide.steps))
            assert (last["step"], last["id"], last["rows"]) == (len(guide.steps), "", [])
        record = (await ann.get(f"/tables/{made['id']}/record", seat="0")).splitlines()
        for seat, moves in guide.moves.items():
            said = [line.partition(": ")[2] for line in record if line.startswith(f"{seat}: ")]
            public = [move for move in moves if move.split()[0] not in ("pick", "buy", "steal", "collect")]
            assert [move for move in said if move in public][: len(public)] == public


async def test_whoever_opens_a_guide_again_goes_on_where_they_were(host: Host) -> None:
    async with Guest(host.address, "Ben") as ben, Guest(host.address, "Eve") as eve:
        table = await begun(ben)
        async with ben.listening(table, 0) as chair:
            await chair.until("state")
            await walk(chair, 2)
        assert await begun(ben) == table
        assert await begun(eve) != table
        await ben.post(f"/tables/{table}/guide/leave")
        assert await begun(ben) != table


async def test_leaving_makes_it_a_free_game_and_cannot_be_done_twice(host: Host) -> None:
    async with Guest(host.address, "Cleo") as cleo:
        table = await begun(cleo)
        async with cleo.listening(table, 0) as chair:
            await chair.until("state")
            await walk(chair, 1)
            left = await cleo.post(f"/tables/{table}/guide/leave")
            assert left["guided"] is False
            assert (await chair.until("guide"))["guide"] is None
            await chair.say("refresh")
            assert (await chair.until("state"))["guide"] is None
            assert await asked(chair) is None
            assert (await chair.play("pass"))["type"] == "ack"  # not what the guide wanted
        assert await cleo.fault("POST", f"/tables/{table}/guide/leave") == "not-guided"
        assert await cleo.fault("DELETE", f"/tables/{table}") == "not-guided"


async def test_a_move_of_ones_own_ends_the_guide(host: Host) -> None:
    async with Guest(host.address, "Dan") as dan:
        table = await begun(dan)
        async with dan.listening(table, 0) as chair:
            await chair.until("state")
            await asked(chair)
            await chair.play("open marshal 7")
            assert (await chair.until("guide"))["guide"] is None
        assert await begun(dan) != table


async def test_what_is_taken_back_is_told_again(host: Host) -> None:
    async with Guest(host.address, "Flo") as flo:
        table = await begun(flo)
        async with flo.listening(table, 0) as chair:
            await chair.until("state")
            told = await walk(chair, 3)
            await take_step(chair, told)
            after = await asked(chair)
            assert after is not None
            assert after["rows"] != told["rows"]
            await chair.say("undo", sequence=chair.state["sequence"])
            again = (await chair.until("guide"))["guide"]
            assert (again["step"], again["rows"]) == (told["step"], told["rows"])


async def test_another_persons_guide_is_closed(host: Host) -> None:
    async with Guest(host.address, "Gil") as gil, Guest(host.address, "Eve") as eve:
        table = await begun(gil)
        assert await eve.fault("GET", f"/tables/{table}") == "no-such-table"
        assert await eve.fault("POST", f"/tables/{table}/guide/leave") == "no-such-table"
        assert await eve.fault("DELETE", f"/tables/{table}") == "no-such-table"
        assert (await gil.get(f"/tables/{table}"))["guided"] is True


async def test_what_is_asked_wrongly_is_told(host: Host) -> None:
    async with Guest(host.address, "Hal") as hal:
        assert await hal.fault("POST", "/games/whist/guide") == "no-such-game"
        assert await hal.fault("GET", "/games/whist/guide/words/en") == "no-such-game"
        assert await hal.fault("GET", f"/games/{GAME}/guide/words/fr") == "no-such-language"
        assert await hal.fault("POST", "/tables/nowhere/guide/leave") == "no-such-table"
        assert await hal.fault("DELETE", "/tables/nowhere") == "no-such-table"
        free = await hal.post("/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot"}]})
        assert await hal.fault("POST", f"/tables/{free['id']}/guide/leave") == "not-guided"
        assert await hal.fault("DELETE", f"/tables/{free['id']}") == "not-guided"
    nobody = Guest(host.address, "")
    assert await nobody.fault("POST", f"/games/{GAME}/guide") == "who-are-you"
    await nobody.web.aclose()


async def test_its_texts_come_by_themselves(host: Host) -> None:
    async with Guest(host.address, "Ida") as ida:
        assert "guide-goal =" in await ida.get(f"/games/{GAME}/guide/words/it")
        assert "guide-goal =" not in await ida.get(f"/games/{GAME}/words/it")
        assert {one["name"]: one["guide"] for one in await ida.get("/games")}[GAME] is True


async def test_a_guide_goes_on_after_the_server_was_killed_and_leaves_nothing_when_put_away(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), "--no-limits") as host:
        async with Guest(host.address, "Jo") as jo:
            table = await begun(jo)
            async with jo.listening(table, 0) as chair:
                await chair.until("state")
                told = await walk(chair, 4)
            host.kill()
            host.start()
            assert await begun(jo) == table
            async with jo.listening(table, 0) as chair:
                state = await chair.until("state")
                assert state["guide"] == told
                await walk(chair, told["steps"])
                await jo.web.delete(f"/tables/{table}")
            assert await jo.get("/tables", mine="1") == []
            assert await jo.fault("GET", f"/tables/{table}") == "no-such-table"
    with Database(sqlite(tmp_path)).engine.connect() as connection:
        assert tables.find(connection, table) is None
        for kept in ("seats", "entries", "snapshots", "talk"):
            assert connection.exec_driver_sql(f"SELECT count(*) FROM {kept}").scalar() == 0, kept
