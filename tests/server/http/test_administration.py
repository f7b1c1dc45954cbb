"""Reports reach the administrators, and what they do about them is done at once, told to those concerned, and noted."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from outremer.cli import main
from outremer.server.limits import RATES
from outremer.server.store import administration
from tests.hosting import Host, running, sqlite
from tests.server.clients import API, Chair, Guest, hearing_news, table_of, until_closed

pytestmark = pytest.mark.anyio
PASSWORD = "under the third stone"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("administered")


@pytest.fixture(scope="module")
def host(folder: Path) -> Any:
    with running(sqlite(folder), "--no-limits") as started:
        yield started


async def account(stack: AsyncExitStack, host: Host, login: str, name: str) -> Guest:
    guest = await stack.enter_async_context(Guest(host.address, name))
    await guest.post("/account", {"login": login, "password": PASSWORD})
    return guest


def names() -> Any:
    """Nobody's name looks like another's, in one store for the whole module."""
    number = 0
    while True:
        number += 1
        yield f"{number:03}"


NUMBERS = names()


@asynccontextmanager
async def house(host: Host, folder: Path) -> AsyncIterator[tuple[Guest, Guest, Guest, str, list[Chair]]]:
    """An administrator, somebody with an account who misbehaves, a guest who suffers; and the two at a table."""
    number = next(NUMBERS)
    async with AsyncExitStack() as stack:
        warden = await account(stack, host, f"warden{number}", f"Warden {number}")
        assert main(["admin", "grant", f"warden{number}", "--database", sqlite(folder)]) == 0
        await warden.post("/login", {"login": f"warden{number}", "password": PASSWORD})
        rude = await account(stack, host, f"rude{number}", f"Rude {number}")
        guest = await stack.enter_async_context(Guest(host.address, f"Patient {number}"))
        table = await table_of([guest, rude])
        chairs = [await stack.enter_async_context(one.listening(table, at)) for at, one in enumerate((guest, rude))]
        for chair in chairs:
            await chair.until("state")
        yield warden, rude, guest, table, chairs


async def said(chairs: list[Chair], text: str) -> int:
    await chairs[1].say("talk", text=text)
    return int((await chairs[0].until("talk"))["key"])


async def test_a_reported_line_is_deleted_for_everybody_and_both_stay_noted(host: Host, folder: Path) -> None:
    async with house(host, folder) as (warden, rude, guest, table, chairs):
        line = await said(chairs, "something foul")
        await guest.post("/reports", {"table": table, "line": line, "words": "He curses."})
        (report,) = [one for one in await warden.get("/admin/reports") if one["table"] == table]
        assert (report["text"], report["words"], report["line"]) == ("something foul", "He curses.", line)
        assert (report["name"], report["guest"], report["by"]) == (rude.name, False, guest.name)
        await warden.web.delete(f"/admin/tables/{table}/talk/{line}")
        for chair in chairs:
            assert (await chair.until("state"))["talk"] == []
        await warden.post(f"/admin/reports/{report['id']}/settle")
        (settled,) = [one for one in await warden.get("/admin/reports") if one["table"] == table]
        assert settled["settled"]
        acts = [(act["act"], act["by"], act["words"]) for act in await warden.get("/admin/acts")]
        assert acts[:2] == [("settle", warden.name, ""), ("delete-talk", warden.name, "something foul")]
        assert await warden.fault("DELETE", f"/admin/tables/{table}/talk/{line}") == "no-such-line"


async def test_who_is_suspended_is_out_at_once_and_stays_out_while_a_bot_plays_on(host: Host, folder: Path) -> None:
    async with house(host, folder) as (warden, rude, guest, table, chairs):
        await guest.post("/reports", {"table": table, "seat": 1, "words": "What a name."})
        (report,) = [one for one in await warden.get("/admin/reports") if one["table"] == table]
        assert (report["line"], report["text"]) == (None, rude.name)
        path = f"/admin/players/{report['player']}"
        assert (await warden.web.patch(path, json={"suspended": True})).json()["act"] == "suspend"
        assert await until_closed(chairs[1]) == 4401
        login = {"login": rude.name.lower().replace(" ", ""), "password": PASSWORD}
        assert await rude.fault("POST", "/login", login) == "suspended"
        assert (await rude.get("/session"))["player"] is None
        info = await guest.get(f"/tables/{table}")
        assert info["seats"][1]["substitute"]
        await warden.web.patch(path, json={"suspended": False})
        await rude.post("/login", login)
        await rude.post(f"/tables/{table}/seats/1/return")


async def test_another_name_is_seen_by_all_who_sit_there(host: Host, folder: Path) -> None:
    async with house(host, folder) as (warden, rude, _, table, chairs):
        id_ = (await rude.get("/session"))["player"]["id"]
        assert (await warden.web.patch(f"/admin/players/{id_}", json={"name": f"Mild {table}"})).status_code == 200
        while chairs[0].state["table"]["seats"][1]["name"] != f"Mild {table}":
            await chairs[0].until("table")
        assert (await rude.get("/session"))["player"]["name"] == f"Mild {table}"
        assert (await warden.get("/admin/acts"))[0]["words"] == f"{rude.name} → Mild {table}"


async def test_nobody_is_awaited_at_a_closed_table(host: Host, folder: Path) -> None:
    async with house(host, folder) as (warden, rude, guest, table, chairs), AsyncExitStack() as stack:
        asked = chairs[0].state["view"]["asked"][0]
        news = await stack.enter_async_context(hearing_news((guest, rude)[asked], host))
        await news.until(lambda message: message.get("tables") == [table])
        await warden.post(f"/admin/tables/{table}/close", {"closed": True})
        await news.until(lambda message: message.get("tables") == [])
        await warden.post(f"/admin/tables/{table}/close", {"closed": False})
        await news.until(lambda message: message.get("tables") == [table])


async def test_a_closed_table_is_frozen_with_a_sentence_and_can_be_opened_again(host: Host, folder: Path) -> None:
    async with house(host, folder) as (warden, _, guest, table, chairs):
        await warden.post(f"/admin/tables/{table}/close", {"closed": True})
        for chair in chairs:
            assert (await chair.until("state"))["table"]["state"] == "frozen"
        assert "has closed it" in chairs[0].state["table"]["why_frozen"]
        assert table not in [one["id"] for one in await warden.get("/tables")]
        await warden.post(f"/admin/tables/{table}/close", {"closed": False})
        asked = (await chairs[0].until("state"))["view"]["asked"][0]
        await chairs[1].until("state")
        assert (await chairs[asked].play(chairs[asked].state["moves"][0]))["type"] == "ack"
        waiting = await guest.post("/tables", {"game": "jerusalem", "seats": [{"kind": "me"}, {"kind": "person"}]})
        await warden.post(f"/admin/tables/{waiting['id']}/close")
        assert await guest.fault("GET", f"/tables/{waiting['id']}") == "no-such-table"


async def test_nobody_else_may_and_no_token_may(host: Host, folder: Path) -> None:
    async with house(host, folder) as (warden, rude, _guest, table, _chairs):
        asked = [
            ("GET", "/admin/reports", None),
            ("POST", "/admin/reports/1/settle", None),
            ("GET", "/admin/acts", None),
            ("PATCH", "/admin/players/x", {"name": "Nobody"}),
            ("POST", f"/admin/tables/{table}/close", {}),
            ("DELETE", f"/admin/tables/{table}/talk/1", None),
        ]
        for method, path, body in asked:
            assert await rude.fault(method, path, body) == "not-administrator"
        token = (await warden.post("/tokens", {"label": "robot", "scopes": ["watch", "play", "manage"]}))["token"]
        async with Guest(host.address, "x") as robot:
            robot.web.cookies.clear()
            robot.web.headers["authorization"] = f"Bearer {token}"
            assert await robot.fault("GET", "/admin/reports") == "not-by-token"
        own = (await warden.get("/session"))["player"]
        assert own["administrator"]
        assert await warden.fault("PATCH", f"/admin/players/{own['id']}", {"suspended": True}) == "not-yourself"
        assert not (await rude.get("/session"))["player"]["administrator"]
        assert main(["admin", "revoke", warden.name.lower().replace(" ", ""), "--database", sqlite(folder)]) == 0
        assert await warden.fault("GET", "/admin/reports") == "not-administrator"


async def test_only_what_one_can_read_is_reported(host: Host, folder: Path) -> None:
    async with house(host, folder) as (_warden, _rude, guest, table, chairs):
        line = await said(chairs, "hello")
        other = await guest.post("/tables", {"game": "jerusalem", "seats": [{"kind": "me"}, {"kind": "person"}]})
        for wish, code in (
            ({"table": other["id"], "line": line}, "no-such-line"),
            ({"table": table, "line": 99_999}, "no-such-line"),
            ({"table": table, "seat": 7}, "no-such-seat"),
            ({"table": table}, "no-such-seat"),
            ({"table": "nowhere", "seat": 0}, "no-such-table"),
            ({"table": other["id"], "seat": 1}, "no-such-player"),
        ):
            assert await guest.fault("POST", "/reports", {**wish, "words": "because"}) == code
        assert await guest.fault("POST", "/reports", {"table": table, "seat": 1, "words": " "}) == "bad-text"
        await chairs[0].say("talk", text="aside")
        async with Guest(host.address, "Onlooker") as onlooker, onlooker.listening(table, "spectator") as gallery:
            await gallery.until("state")
            await gallery.say("talk", text="from the gallery")
            hidden = (await gallery.until("talk"))["key"]
            assert (
                await guest.fault("POST", "/reports", {"table": table, "line": hidden, "words": "?"}) == "no-such-line"
            )
            await onlooker.post("/reports", {"table": table, "line": hidden, "words": "I was wrong."})


async def test_reports_are_read_by_pages_what_is_open_first(host: Host, folder: Path) -> None:
    async with house(host, folder) as (warden, _, guest, table, _):
        await guest.post("/reports", {"table": table, "seat": 1, "words": "the true one"})
        (true_one,) = [one["id"] for one in await warden.get("/admin/reports") if one["words"] == "the true one"]
        with closing(sqlite3.connect(folder / "store.sqlite3")) as store, store:
            more = "SELECT at, sender, player, \"table\", line, text, 'many', NULL FROM reports WHERE key = ?"
            columns = 'at, sender, player, "table", line, text, words, settled'
            store.executemany(f"INSERT INTO reports ({columns}) {more}", [(true_one,)] * administration.PAGE)
        first = await warden.get("/admin/reports", page="0")
        assert [one["words"] for one in first] == ["many"] * administration.PAGE
        second = await warden.get("/admin/reports", page="1")
        assert second[0]["id"] == true_one
        assert await warden.get("/admin/reports", page="9999") == []
        assert await warden.fault("GET", "/admin/reports?page=x") == "malformed"
        await warden.post(f"/admin/reports/{first[0]['id']}/settle")
        assert true_one in [one["id"] for one in await warden.get("/admin/reports")]
        assert (await warden.get("/admin/acts", page="0"))[0]["act"] == "settle"
        assert await warden.get("/admin/acts", page="1") == []


async def test_guests_of_one_address_report_no_more_than_one_person(tmp_path: Path) -> None:
    most = int(RATES["reports"][1])
    with running(sqlite(tmp_path)) as guarded:
        async with AsyncExitStack() as stack:
            there = [await stack.enter_async_context(Guest(guarded.address, f"Guest {at}")) for at in range(3)]
            headers = {"x-forwarded-for": "198.51.100.77"}
            elsewhere = await stack.enter_async_context(Guest(guarded.address, "Elsewhere", **headers))
            table = await table_of([there[0], elsewhere])
            wish = {"table": table, "seat": 1, "words": "because"}
            statuses = [(await there[at % 3].web.post("/reports", json=wish)).status_code for at in range(most + 3)]
            assert statuses == [200] * most + [429] * 3
            await elsewhere.post("/reports", wish)


async def test_a_cookie_that_was_stolen_before_makes_nobody_an_administrator(host: Host, folder: Path) -> None:
    async with AsyncExitStack() as stack:
        owner = await account(stack, host, "owner", "Owner")
        stolen = httpx.AsyncClient(base_url=host.address + API, headers={"Cookie": owner.cookie})
        await stack.enter_async_context(stolen)
        token = (await owner.post("/tokens", {"label": "mine", "scopes": ["manage"]}))["token"]
        assert (await stolen.get("/session")).json()["player"]["name"] == "Owner"  # so that it is remembered
        assert main(["admin", "grant", "owner", "--database", sqlite(folder)]) == 0
        assert (await stolen.get("/admin/reports")).json()["error"]["code"] == "not-administrator"
        await owner.post("/login", {"login": "owner", "password": PASSWORD})
        await owner.get("/admin/reports")
        assert (await stolen.get("/admin/reports")).status_code in (401, 403)
        by_token = httpx.AsyncClient(base_url=host.address + API, headers={"Authorization": f"Bearer {token}"})
        await stack.enter_async_context(by_token)
        assert (await by_token.get("/session")).json()["player"] is None


async def test_an_administrator_whose_account_is_deleted_is_none_any_more(host: Host, folder: Path) -> None:
    async with house(host, folder) as (warden, _, _, _, _):
        id_ = (await warden.get("/session"))["player"]["id"]
        answer = await warden.web.request("DELETE", "/account", json={"password": PASSWORD})
        assert answer.status_code == 200
    with closing(sqlite3.connect(folder / "store.sqlite3")) as store:
        assert store.execute("SELECT role, suspended FROM players WHERE id = ?", [id_]).fetchall() == [(None, None)]


def test_the_command_line_says_who_is_one_and_what_was_done(
    host: Host, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = ["--database", sqlite(folder)]
    assert main(["admin", "list", *store]) == 0
    assert main(["admin", "acts", *store]) == 0
    assert main(["admin", "grant", "nobody", *store]) == 2
    assert main(["admin", "grant", *store]) == 2
    assert main(["admin", "list", "x", *store]) == 2
    assert main(["admin", "list", "--database", f"sqlite:///{folder}/none"]) == 2
    heard = capsys.readouterr()
    assert "the command line: grant" in heard.out
    assert "there is no account with the login 'nobody'" in heard.err
    assert heard.err.count("\n") == 4


async def test_an_administrator_stays_one_to_the_page_whatever_they_change_about_themselves(
    host: Host, folder: Path
) -> None:
    async with house(host, folder) as (warden, _, _, _, _):
        answers = [
            await warden.web.patch("/session", json={"name": f"{warden.name} II"}),
            await warden.web.post("/session", json={"name": f"{warden.name} III"}),
            await warden.web.post("/account/password", json={"password": PASSWORD, "new": PASSWORD}),
            await warden.web.get("/session"),
        ]
        assert [answer.json()["player"]["administrator"] for answer in answers] == [True] * 4


async def test_what_was_done_about_somebody_stays_noted_without_their_name(host: Host, folder: Path) -> None:
    async with house(host, folder) as (warden, rude, _, table, _):
        id_ = (await rude.get("/session"))["player"]["id"]
        await warden.web.patch(f"/admin/players/{id_}", json={"name": f"Milder {table}"})
        deleted = await rude.web.request("DELETE", "/account", json={"password": PASSWORD})
        assert deleted.status_code == 200
        (act,) = [one for one in await warden.get("/admin/acts") if one["subject"] == id_]
        assert (act["act"], act["words"]) == ("rename", "")


async def test_nobody_gives_a_name_to_somebody_who_has_gone(host: Host, folder: Path) -> None:
    async with house(host, folder) as (warden, rude, guest, table, _):
        id_ = (await rude.get("/session"))["player"]["id"]
        assert (await rude.web.request("DELETE", "/account", json={"password": PASSWORD})).status_code == 200
        for wish in ({"name": f"Lazarus {table}"}, {"suspended": True}):
            assert await warden.fault("PATCH", f"/admin/players/{id_}", wish) == "no-such-player"
        assert (await guest.get(f"/tables/{table}"))["seats"][1]["name"] is None


async def test_what_was_reported_and_done_about_somebody_is_in_the_file_of_their_data(host: Host, folder: Path) -> None:
    async with house(host, folder) as (warden, rude, guest, table, _):
        await guest.post("/reports", {"table": table, "seat": 1, "words": "What a name."})
        id_ = (await rude.get("/session"))["player"]["id"]
        old, new = rude.name, f"Mildest {table}"
        await warden.web.patch(f"/admin/players/{id_}", json={"name": new})
        data = await rude.get("/account/data")
        assert [(one["table"], one["text"], one["settled"]) for one in data["reports_about"]] == [(table, old, False)]
        assert [(one["act"], one["words"]) for one in data["acts_about"]] == [("rename", f"{old} → {new}")]
        assert (data["role"], data["suspended"]) == (None, None)
        assert "What a name." not in str(data), "who reports somebody, and in which words, stays unsaid"
        assert warden.name not in str(data)
        assert (await warden.get("/account/data"))["role"] == "administrator"


async def test_who_is_suspended_has_their_data_and_can_go(host: Host, folder: Path) -> None:
    async with house(host, folder) as (warden, rude, guest, table, _):
        id_ = (await rude.get("/session"))["player"]["id"]
        known = {"login": rude.name.lower().replace(" ", ""), "password": PASSWORD}
        await warden.web.patch(f"/admin/players/{id_}", json={"suspended": True})
        assert await rude.fault("POST", "/login", known) == "suspended"
        wrong = {**known, "password": "not this one"}
        for path in ("/login/data", "/login/erase"):
            assert await rude.fault("POST", path, wrong) == "wrong-password"
        data = await rude.post("/login/data", known)
        assert (data["name"], data["tables"][0]["id"]) == (rude.name, table)
        assert data["suspended"].startswith("20")
        assert await rude.post("/login/erase", known) == {"player": None}
        assert (await guest.get(f"/tables/{table}"))["seats"][1]["name"] is None
        assert await rude.fault("POST", "/login", known) == "wrong-password"


async def test_who_erases_another_account_of_theirs_stays_who_they_are(host: Host, folder: Path) -> None:
    async with house(host, folder) as (_, rude, guest, _, _):
        known = {"login": rude.name.lower().replace(" ", ""), "password": PASSWORD}
        assert (await guest.post("/login/erase", known))["player"]["name"] == guest.name
        assert (await guest.get("/session"))["player"]["name"] == guest.name
