"""An account is its owner's: by password and devices, with tokens that do what they are for, until it goes."""

from __future__ import annotations

import json
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from outremer.server.http.app import ENDPOINTS
from tests.hosting import Host
from tests.server.clients import API, Chair, Guest, seated, table_of, until_closed

pytestmark = pytest.mark.anyio
PASSWORD = "of-jerusalem"


def web(host: Host, **headers: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=host.address + API, headers=headers, timeout=20)


async def keep(person: Guest, login: str) -> None:
    if person.name.startswith("P"):  # as those are called who are only seated: an account's name is its own
        await person.post("/session", {"name": login.title()})
    await person.post("/account", {"login": login, "password": PASSWORD})


async def whoever_has(host: Host, cookie: str) -> Any:
    async with web(host, Cookie=cookie) as thief:
        return (await thief.get("/session")).json()["player"]


async def test_whoever_knew_the_guests_cookie_is_not_in_the_account(host: Host) -> None:
    async with AsyncExitStack() as stack:
        people, table, chairs = await seated(stack, host, 2)
        stolen = people[0].cookie
        async with web(host, Cookie=stolen) as thief:
            assert (await thief.get("/session")).json()["player"]["name"] == "P0"
        await keep(people[0], "melisende")
        assert await whoever_has(host, stolen) is None
        assert (await people[0].get("/session"))["player"]["account"]
        assert (await chairs[0].play("nonsense"))["code"] == "no-such-move", "who was connected stays so"
        await chairs[1].until(lambda news: news["type"] == "table" and not news["table"]["seats"][0]["guest"])
        assert chairs[1].state["table"]["seats"][1]["guest"]
        assert (await people[1].get(f"/tables/{table}"))["seats"][0]["guest"] is False


async def test_a_changed_password_logs_out_every_other_browser(host: Host) -> None:
    async with Guest(host.address, "Baldwin") as here, Guest(host.address, "Elsewhere") as there:
        await keep(here, "baldwin")
        known = {"login": "baldwin", "password": PASSWORD}
        await there.post("/login", known)
        stolen, elsewhere = here.cookie, there.cookie
        assert (
            await here.fault("POST", "/account/password", {"password": "not this", "new": "a new one"})
            == "wrong-password"
        )
        await here.post("/account/password", {"password": PASSWORD, "new": "the leper king"})
        assert await whoever_has(host, stolen) is None
        assert await whoever_has(host, elsewhere) is None
        assert await there.fault("POST", "/login", known) == "wrong-password"
        await there.post("/login", {**known, "password": "the leper king"})


async def test_devices_are_listed_and_logged_out_one_by_one_or_all_at_once(host: Host) -> None:
    async with AsyncExitStack() as stack:
        here = await stack.enter_async_context(Guest(host.address, "Raymond", **{"User-Agent": "Firefox, here"}))
        await keep(here, "raymond")
        token = await here.post("/tokens", {"label": "my bot"})
        others = [await stack.enter_async_context(Guest(host.address, f"Other {at}")) for at in range(3)]
        for other in others:
            await other.post("/login", {"login": "raymond", "password": PASSWORD})
        found = await here.get("/devices")
        assert [one["here"] for one in found] == [False, False, False, True]
        assert found[-1]["agent"] == "Firefox, here"
        assert "secret" not in json.dumps(found)
        await here.web.delete(f"/devices/{found[0]['id']}")
        assert await whoever_has(host, others[2].cookie) is None
        assert await here.fault("DELETE", f"/devices/{found[0]['id']}") == "no-such-device"
        news = await stack.enter_async_context(
            connect(f"ws://127.0.0.1:{host.port}{API}/live", additional_headers={"Cookie": others[0].cookie})
        )
        chair = Chair(news)
        await chair.until("awaited")
        left = (await here.web.delete("/devices")).json()
        assert [one["here"] for one in left] == [True]
        assert await until_closed(chair) == 4401
        assert await whoever_has(host, others[1].cookie) is None
        async with web(host, Authorization=f"Bearer {token['token']}") as program:
            assert (await program.get("/session")).json()["player"] is None
        assert (await here.get("/session"))["player"]["name"] == "Raymond"


async def test_a_token_may_do_what_it_is_for_and_nothing_else(host: Host) -> None:
    async with AsyncExitStack() as stack:
        people, table, _ = await seated(stack, host, 2)
        made = {
            scope: await people[0].post("/tokens", {"label": scope, "scopes": [scope], "days": 1})
            for scope in ("watch", "play", "manage")
        }
        faults: dict[str, dict[str, str]] = {}
        wishes = [
            ("POST", "/tables", {"game": "jerusalem", "seats": [{"kind": "me"}, {"kind": "me"}]}),
            ("PATCH", "/session", {"name": "Renamed"}),
            ("GET", "/tokens", None),
            ("POST", "/account", {"login": "stolen", "password": PASSWORD}),
            ("DELETE", "/devices", None),
            ("GET", "/account/data", None),
        ]
        for scope, token in made.items():
            async with web(host, Authorization=f"Bearer {token['token']}") as program:
                assert (await program.get(f"/tables/{table}")).status_code == 200
                found = [(path, await program.request(method, path, json=body)) for method, path, body in wishes]
                faults[scope] = {path: answer.json()["error"]["code"] for path, answer in found if answer.is_error}
        never = {"/account": "not-by-token", "/devices": "not-by-token", "/account/data": "not-by-token"}
        lacks = "not-in-scope"
        assert faults == {
            "watch": {"/tables": lacks, "/session": lacks, "/tokens": lacks, **never},
            "play": {"/session": lacks, "/tokens": lacks, **never},
            "manage": {"/tables": lacks, **never},
        }
        for scope in ("watch", "play"):
            address = f"ws://127.0.0.1:{host.port}{API}/tables/{table}/live?seat=0"
            headers = {"Authorization": f"Bearer {made[scope]['token']}"}
            chair = Chair(await stack.enter_async_context(connect(address, additional_headers=headers)))
            await chair.until("state")
            await chair.say("talk", text="hello")
            answer = await chair.until(lambda news: "id" in news)
            assert answer.get("code") == ("not-in-scope" if scope == "watch" else None)
            assert (await chair.play("nonsense"))["code"] == ("not-in-scope" if scope == "watch" else "no-such-move")


async def test_a_token_makes_none_that_may_do_more_or_lasts_longer(host: Host) -> None:
    async with Guest(host.address, "Ann") as ann:
        manager = await ann.post("/tokens", {"label": "manager", "scopes": ["manage"], "days": 1})
        async with web(host, Authorization=f"Bearer {manager['token']}") as program:
            refused = await program.post("/tokens", json={"label": "player", "scopes": ["play"]})
            assert refused.json()["error"]["code"] == "not-in-scope"
            assert (await program.post("/tokens", json={"label": "heir", "scopes": ["manage"]})).status_code == 200
        listed = await ann.get("/tokens")
        assert [(one["label"], one["scopes"]) for one in listed] == [("manager", ["manage"]), ("heir", ["manage"])]
        assert listed[1]["expires"] <= listed[0]["expires"]


def test_no_token_reaches_what_asks_for_a_password() -> None:
    secret = {"Credentials", "NewPassword", "Confirmation", "Recovery"}
    for one in ENDPOINTS:
        if getattr(one.body, "__name__", "") in secret:
            assert one.needs is None, one.path


async def test_a_recovery_code_is_good_once_and_sets_another_password(host: Host) -> None:
    async with Guest(host.address, "Agnes") as agnes, Guest(host.address, "Somewhere") as there:
        assert await agnes.fault("POST", "/account/recovery", {"password": PASSWORD}) == "no-account"
        await keep(agnes, "agnes")
        assert await agnes.fault("POST", "/account/recovery", {}) == "wrong-password"
        codes = (await agnes.post("/account/recovery", {"password": PASSWORD}))["codes"]
        assert len(set(codes)) == 10
        wish = {"login": "Agnes", "code": codes[0].upper(), "password": "of courtenay"}
        assert await there.fault("POST", "/login/recovery", {**wish, "code": "aaaa-bbbb"}) == "wrong-code"
        assert (await there.post("/login/recovery", wish))["player"]["name"] == "Agnes"
        assert await whoever_has(host, agnes.cookie) is None
        assert await agnes.fault("POST", "/login/recovery", wish) == "wrong-code"
        await agnes.post("/login", {"login": "agnes", "password": "of courtenay"})


async def test_codes_on_paper_are_good_no_more_when_the_password_is_changed(host: Host) -> None:
    async with Guest(host.address, "Isabella") as isabella, Guest(host.address, "Somewhere") as there:
        await keep(isabella, "isabella")
        codes = (await isabella.post("/account/recovery", {"password": PASSWORD}))["codes"]
        assert (await isabella.get("/account/data"))["recovery_codes"] == len(codes)
        await isabella.post("/account/password", {"password": PASSWORD, "new": "of jerusalem"})
        assert (await isabella.get("/account/data"))["recovery_codes"] == 0
        wish = {"login": "isabella", "code": codes[0], "password": "of the thief"}
        assert await there.fault("POST", "/login/recovery", wish) == "wrong-code"
        fresh = (await isabella.post("/account/recovery", {"password": "of jerusalem"}))["codes"]
        await there.post("/login/recovery", {**wish, "code": fresh[0]})


async def test_names_of_accounts_cannot_be_taken_for_one_another(host: Host) -> None:
    async with AsyncExitStack() as stack:
        names = ("Saladin", "SаIadin", "Conrad", "C\u05e1nrad")  # a Cyrillic letter and a capital I; a Hebrew letter
        real, forged, other, last = [await stack.enter_async_context(Guest(host.address, name)) for name in names]
        await keep(real, "saladin")
        assert await forged.fault("POST", "/account", {"login": "forged", "password": PASSWORD}) == "name-taken"
        await keep(other, "conrad")
        assert await last.fault("POST", "/account", {"login": "samekh", "password": PASSWORD}) == "name-taken"
        assert await other.fault("PATCH", "/session", {"name": "sa ladin"}) == "name-taken"
        await real.web.patch("/session", json={"name": "SALADIN"})
        await real.web.patch("/session", json={"name": "Al-Adil"})
        await other.post("/session", {"name": "Saladin"})
        assert (await other.get("/session"))["player"]["name"] == "Saladin"


async def test_everything_that_is_kept_about_somebody_can_be_had(host: Host) -> None:
    async with AsyncExitStack() as stack:
        people, table, chairs = await seated(stack, host, 2)
        await keep(people[0], "export")
        await people[0].post("/tokens", {"label": "my bot"})
        seat = chairs[0].state["view"]["asked"][0]
        move = chairs[seat].state["moves"][0]
        await chairs[seat].play(move)
        await chairs[0].say("talk", text="Deus vult")
        await chairs[0].until("talk")
        data = await people[seat].get("/account/data")
        assert data["tables"][0]["id"] == table
        assert data["tables"][0]["moves"][0]["moves"] == [move]
        data = await people[0].get("/account/data")
        assert (data["name"], data["login"]) == ("Export", "export")
        assert [one["label"] for one in data["tokens"]] == ["my bot"]
        assert [one["text"] for one in data["talk"]] == ["Deus vult"]
        assert "argon2" not in json.dumps(data)


async def test_answers_that_stand_are_in_the_file_of_ones_data(host: Host) -> None:
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Guest(host.address, name)) for name in ("Stands", "Asked")]
        table = await table_of(people, game="akkon")
        chairs = [await stack.enter_async_context(one.listening(table, at)) for at, one in enumerate(people)]
        await chairs[1].say("standing", form="Writings", move="pass")
        await chairs[1].until("standing")
        files = [(await one.get("/account/data"))["tables"][0]["standing"] for one in people]
        (stands,) = files[1]
        assert (files[0], stands["seat"], stands["answers"]["Writings"]["move"]) == ([], 1, "pass")


async def test_a_deleted_account_leaves_its_games_and_takes_its_name(host: Host) -> None:
    async with AsyncExitStack() as stack:
        people, table, chairs = await seated(stack, host, 2)
        gone, stays = people
        await keep(gone, "gone")
        waiting = await gone.post("/tables", {"game": "jerusalem", "seats": [{"kind": "me"}, {"kind": "person"}]})
        await chairs[0].say("talk", text="farewell")
        await chairs[1].until("talk")
        cookie = gone.cookie
        assert await gone.fault("DELETE", "/account", {"password": "not this"}) == "wrong-password"
        answer = await gone.web.request("DELETE", "/account", json={"password": PASSWORD})
        assert answer.json() == {"player": None}
        assert await until_closed(chairs[0]) == 4401
        assert await whoever_has(host, cookie) is None
        left = await stays.get(f"/tables/{table}")
        assert (left["seats"][0]["name"], left["seats"][0]["substitute"]) == (None, True)
        again = await stack.enter_async_context(stays.listening(table, 1))
        assert [line["from"] for line in (await again.until("state"))["talk"]] == [""]
        assert await stays.fault("GET", f"/tables/{waiting['id']}") == "no-such-table"
        assert await stays.fault("POST", "/login", {"login": "gone", "password": PASSWORD}) == "wrong-password"
        heir = await stack.enter_async_context(Guest(host.address, "Gone"))
        await keep(heir, "gone")


async def test_a_guest_can_go_without_a_password(host: Host) -> None:
    async with Guest(host.address, "Nobody") as guest, Guest(host.address, "Other") as other:
        table = await table_of([guest, other])
        assert (await guest.web.request("DELETE", "/account", json={})).status_code == 200
        assert (await other.get(f"/tables/{table}"))["seats"][0]["name"] is None


async def test_who_reads_along_sees_the_name_go_from_every_line_of_whoever_went(host: Host) -> None:
    """Also from what was said under an earlier name, and by somebody who only looked on."""
    async with AsyncExitStack() as stack:
        people, table, chairs = await seated(stack, host, 2)
        onlooker = await stack.enter_async_context(Guest(host.address, "Onlooker"))
        reader = await stack.enter_async_context(people[1].listening(table, "spectator"))
        await reader.until("state")
        looking = await stack.enter_async_context(onlooker.listening(table, "spectator"))
        await looking.until("state")
        await chairs[0].say("talk", text="from the table")
        await chairs[1].until("talk")
        await looking.say("talk", text="from the gallery")
        await reader.until(lambda news: news["type"] == "talk" and news["text"] == "from the gallery")
        for gone, name in ((people[0], "Another Name"), (onlooker, "Other Eyes")):
            await gone.post("/session", {"name": name})
            assert (await gone.web.request("DELETE", "/account", json={})).status_code == 200
        await chairs[1].until(lambda news: news["type"] == "state" and news["talk"][0]["from"] == "")
        state = await reader.until(
            lambda news: news["type"] == "state" and not any(one["from"] for one in news["talk"])
        )
        assert [(one["text"], one["guest"]) for one in state["talk"]] == [
            ("from the table", False),
            ("from the gallery", False),
        ]
        assert state["table"]["seats"][0]["name"] is None


def named(line: dict[str, Any]) -> bool:
    return bool(line["from"])


async def test_what_somebody_has_reported_is_theirs_too(host: Host) -> None:
    async with AsyncExitStack() as stack:
        people, table, _ = await seated(stack, host, 2)
        await people[0].post("/reports", {"table": table, "seat": 1, "words": "An unfitting name."})
        (report,) = (await people[0].get("/account/data"))["reports"]
        assert (report["table"], report["text"], report["words"]) == (table, "P1", "An unfitting name.")
        assert report["settled"] is False
        assert (await people[1].get("/account/data"))["reports"] == [], "who reports somebody stays unnamed"
