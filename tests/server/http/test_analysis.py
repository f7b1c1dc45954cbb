"""The coach at the server: who may ask, what is kept and for how long, how many may ask, and what fails."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from outremer.server.http.analysis import moments_by_lines
from outremer.server.store.database import Database
from outremer.server.store.tables import StoredTable
from tests.hosting import Host, running, sqlite
from tests.server.clients import Guest, seated
from tests.server.store.filling import a_table, add_entry, changing, finished, row
from tests.server.store.postgres import running_postgres

pytestmark = pytest.mark.anyio
LITTLE = ("--coach-effort", "0.02")
MUCH = ("--coach-effort", "1")


@pytest.fixture(scope="module")
def kept_game(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, str]:
    """A store with one finished game, and the id of its table."""
    folder = tmp_path_factory.mktemp("kept")
    database = Database(sqlite(folder))
    stored = finished(database)
    database.close()
    return (folder / "store.sqlite3").read_bytes(), stored.id


@pytest.fixture
def table(kept_game: tuple[bytes, str], tmp_path: Path) -> str:
    (tmp_path / "store.sqlite3").write_bytes(kept_game[0])
    return kept_game[1]


def change(folder: Path, command: str) -> None:
    with closing(sqlite3.connect(folder / "store.sqlite3")) as store:
        store.execute(command)
        store.commit()


@pytest.fixture
def house(tmp_path: Path, table: str) -> Iterator[Host]:
    with running(sqlite(tmp_path), "--no-limits", *LITTLE) as started:
        yield started


async def told(guest: Guest, table: str, until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """What is told once it is so."""
    info: dict[str, Any] = {"step": 0}
    async with asyncio.timeout(60):
        while not until(info):
            info = await guest.get(f"/tables/{table}/analysis", after=str(info["step"]))
    return info


def is_over(info: dict[str, Any]) -> bool:
    return info.get("state") in ("done", "failed")


async def analysed(guest: Guest, table: str) -> dict[str, Any]:
    await guest.post(f"/tables/{table}/analysis")
    return await told(guest, table, is_over)


def thinkers(host: Host) -> list[int]:
    """The processes in which the coach thinks for this server."""
    assert host.process is not None
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                command = (folder / "cmdline").read_bytes()
                parent = (folder / "stat").read_text().rpartition(")")[2].split()[1]
            except OSError:
                continue
            if b"outremer.server.coach.worker" in command and int(parent) == host.process.pid:
                found.append(int(folder.name))
    return found


# -- who may ask, and for what ------------------------------------------------------------------------------------


async def test_the_curve_comes_first_the_decisions_follow_and_all_of_it_is_kept(house: Host, table: str) -> None:
    async with Guest(house.address, "Otto") as otto, Guest(house.address, "Anna") as anna:
        assert (await otto.get(f"/tables/{table}/analysis"))["state"] == "none"
        asked = await otto.post(f"/tables/{table}/analysis")
        assert (asked["state"], asked["analysis"]) == ("waiting", None)
        sketch = await told(anna, table, lambda info: info.get("analysis") is not None)
        assert sketch["analysis"]["decisions"] == []
        assert 0 <= sketch["analysis"]["thought"] < 1
        whole = await told(anna, table, is_over)
        assert whole["state"] == "done"
        assert await anna.post(f"/tables/{table}/analysis") == {**whole, "step": 0}, "nobody works it out again"
        house.kill()
        house.start()
        assert await anna.get(f"/tables/{table}/analysis") == {**whole, "step": 0}


async def test_every_point_and_every_decision_lies_at_a_moment_of_the_replay(house: Host, table: str) -> None:
    async with Guest(house.address, "Otto") as otto:
        analysis = (await analysed(otto, table))["analysis"]
        course = await otto.get(f"/tables/{table}/chronicle", seat="spectator")
        moments = [point["moment"] for point in analysis["points"]]
        assert moments == sorted(set(moments))
        assert set(moments) <= set(course["moments"])
        assert moments[-1] == course["moments"][-1]
        assert all(abs(sum(point["shares"]) - 1) < 0.01 for point in analysis["points"])
        assert sum(analysis["points"][-1]["errors"]) == 0
        lines = (await otto.get(f"/tables/{table}/record")).partition("begin\n")[2].splitlines()
        assert analysis["decisions"], "random play costs something"
        for one in analysis["decisions"]:
            assert lines[one["line"] - 1] == f"{one['seat']}: {one['played']}"
            there = await otto.get(f"/tables/{table}/moments/{one['moment']}", seat=str(one["seat"]))
            assert one["seat"] in there["view"]["asked"]
            assert one["loss"] > 2 * one["error"]
            assert one["better_share"] - one["share"] == pytest.approx(one["loss"])
            assert all(sway["part"] for sway in one["sways"])


async def test_only_finished_games_are_analysed_and_only_for_those_who_may_look(house: Host, tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        (anna,), going_on, _ = await seated(stack, house, 1, bots=1)
        for method in ("GET", "POST"):
            assert await anna.fault(method, f"/tables/{going_on}/analysis") == "not-finished"
            assert await anna.fault(method, "/tables/nowhere/analysis") == "no-such-table"


async def test_a_private_game_is_not_there_for_strangers(table: str, tmp_path: Path) -> None:
    change(tmp_path, "UPDATE tables SET visibility = 'private'")
    with running(sqlite(tmp_path), *LITTLE) as house:
        async with Guest(house.address, "Otto") as otto:
            for method in ("GET", "POST"):
                assert await otto.fault(method, f"/tables/{table}/analysis") == "no-such-table"


async def test_nobody_must_be_somebody_to_ask_but_may_look(house: Host, table: str) -> None:
    nobody = Guest(house.address, "")
    assert await nobody.fault("POST", f"/tables/{table}/analysis") == "who-are-you"
    assert (await nobody.get(f"/tables/{table}/analysis"))["state"] == "none"
    await nobody.web.aclose()


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("UPDATE tables SET rules = 0", "it was played under version 0 of the rules of jerusalem"),
        ("UPDATE tables SET game = 'whist'", "this server does not have the game whist"),
        ("UPDATE tables SET closed = 1", "an administrator of this server has closed it"),
    ],
)
async def test_what_cannot_be_analysed_gets_a_sentence(table: str, tmp_path: Path, command: str, said: str) -> None:
    change(tmp_path, command)
    with running(sqlite(tmp_path), *LITTLE) as house:
        async with Guest(house.address, "Otto") as otto:
            for method in ("GET", "POST"):
                answer = await otto.web.request(method, f"/tables/{table}/analysis", json={})
                assert answer.status_code == 409
                assert answer.json()["error"]["code"] == "cannot-analyse"
                assert said in answer.json()["error"]["text"]


@pytest.mark.parametrize(
    "command",
    [
        "UPDATE tables SET hash = '00'",
        "UPDATE entries SET body = '0: conquer all' WHERE sequence = 7; DELETE FROM snapshots",
        "DELETE FROM entries WHERE sequence = (SELECT max(sequence) FROM entries)",
    ],
)
async def test_a_record_that_does_not_replay_gets_a_sentence(table: str, tmp_path: Path, command: str) -> None:
    for one in command.split(";"):
        change(tmp_path, one)
    with running(sqlite(tmp_path), *LITTLE) as house:
        async with Guest(house.address, "Otto") as otto:
            failed = await analysed(otto, table)
            assert failed["state"] == "failed"
            assert failed["error"]["code"] == "cannot-analyse"
            assert "its record does not replay" in failed["error"]["text"]
            assert (await otto.post(f"/tables/{table}/analysis"))["state"] == "waiting", "it can be asked for again"


# -- how long it is kept ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["UPDATE analyses SET stamp = 'old'", "UPDATE analyses SET body = x'00'"])
async def test_what_was_judged_by_something_else_or_is_damaged_is_worked_out_anew(
    house: Host, table: str, tmp_path: Path, command: str
) -> None:
    async with Guest(house.address, "Otto") as otto:
        whole = await analysed(otto, table)
        change(tmp_path, command)
        assert (await otto.get(f"/tables/{table}/analysis"))["state"] == "none"
        assert (await analysed(otto, table))["analysis"] == whole["analysis"], "the same, by the same judge"


async def test_another_effort_is_another_analysis(house: Host, table: str, tmp_path: Path) -> None:
    async with Guest(house.address, "Otto") as otto:
        await analysed(otto, table)
        house.end()
        with running(sqlite(tmp_path), "--coach-effort", "0.5") as other:
            async with Guest(other.address, "Anna") as anna:
                assert (await anna.get(f"/tables/{table}/analysis"))["state"] == "none"


def test_lines_and_moments_go_together_where_something_was_taken_back(database: Database) -> None:
    bodies = (
        "roll tower\nroll rose",
        "0: work",
        "1: work",
        "undo 1",
        "1: rest\nroll 5",
        "refused 0",
        "back 2 0",
        "1: end",
    )
    with changing(database) as connection:
        stored: StoredTable = a_table(connection, 2)
        for sequence, body in enumerate(bodies):
            add_entry(connection, row(stored.key, sequence, body))
        assert moments_by_lines(connection, stored) == {2: 0, 3: 6, 4: 7}
        connection.execute(text("""UPDATE entries SET known = '[1, 0, 0]' WHERE sequence = 1"""))
        connection.execute(text("""DELETE FROM entries WHERE sequence > 1"""))
        assert moments_by_lines(connection, stored) == {2: 0, 3: 0}, "what not everybody noticed is no moment"


# -- what breaks --------------------------------------------------------------------------------------------------


async def test_a_thinker_that_is_killed_is_replaced_and_one_that_dies_again_fails(table: str, tmp_path: Path) -> None:
    with running(sqlite(tmp_path), *MUCH) as house:
        async with Guest(house.address, "Otto") as otto:
            await otto.post(f"/tables/{table}/analysis")
            await told(otto, table, lambda info: info.get("state") == "thinking")
            killed: list[int] = []
            async with asyncio.timeout(30):
                while len(killed) < 2:
                    for process in thinkers(house):
                        if process not in killed:
                            os.kill(process, signal.SIGKILL)
                            killed.append(process)
                    await asyncio.sleep(0.02)
            failed = await told(otto, table, is_over)
            assert (failed["state"], failed["error"]["code"]) == ("failed", "analysis-failed")
            assert failed["analysis"] is not None, "what was known is still told"
            assert (await otto.post(f"/tables/{table}/analysis"))["state"] == "waiting"


async def test_one_kill_is_not_noticed(house: Host, table: str) -> None:
    async with Guest(house.address, "Otto") as otto:
        await otto.post(f"/tables/{table}/analysis")
        await told(otto, table, lambda info: info.get("state") == "thinking")
        async with asyncio.timeout(10):
            while not (found := thinkers(house)):
                await asyncio.sleep(0.01)
        os.kill(found[0], signal.SIGKILL)
        assert (await told(otto, table, is_over))["state"] == "done"


async def test_a_restart_in_the_middle_leaves_nothing_behind_and_can_be_asked_again(table: str, tmp_path: Path) -> None:
    with running(sqlite(tmp_path), *MUCH) as house:
        async with Guest(house.address, "Otto") as otto:
            await otto.post(f"/tables/{table}/analysis")
            await told(otto, table, lambda info: info.get("state") == "thinking")
            async with asyncio.timeout(10):
                while not (found := thinkers(house)):
                    await asyncio.sleep(0.01)
            house.kill()
            async with asyncio.timeout(5):
                while any(Path(f"/proc/{process}").exists() for process in found):
                    await asyncio.sleep(0.05)  # nobody thinks for a server that is gone
            house.start()
            assert (await otto.get(f"/tables/{table}/analysis"))["state"] == "none"
            assert (await otto.post(f"/tables/{table}/analysis"))["state"] == "waiting"
            assert house.end()[0] == 0, "it ends in the middle of a thought"


# -- how many may ask ---------------------------------------------------------------------------------------------


async def test_one_game_at_a_time_for_each_person_and_so_many_in_all(tmp_path: Path) -> None:
    database = Database(sqlite(tmp_path))
    ids = [finished(database).id for _ in range(14)]
    database.close()
    with running(sqlite(tmp_path), "--no-limits", *MUCH) as house:
        async with AsyncExitStack() as stack:
            guests = [await stack.enter_async_context(Guest(house.address, f"P{at}")) for at in range(14)]
            for at in range(12):
                assert (await guests[at].post(f"/tables/{ids[at]}/analysis"))["ahead"] == at
            second = await guests[0].web.post(f"/tables/{ids[13]}/analysis", json={})
            assert (second.status_code, second.json()["error"]["code"]) == (429, "analysis-pending")
            assert int(second.headers["retry-after"]) > 60
            full = await guests[13].web.post(f"/tables/{ids[13]}/analysis", json={})
            assert (full.status_code, full.json()["error"]["code"]) == (503, "coach-busy")
            assert full.headers["retry-after"] == "60"
            joined = await guests[13].post(f"/tables/{ids[3]}/analysis")
            assert joined["state"] == "waiting", "whoever asks for what is asked for already waits with the others"
            assert len(thinkers(house)) <= 2
            last = await told(guests[11], ids[11], lambda info: info.get("analysis") is not None)
            assert last["state"] == "waiting", "a sketch comes before its turn"


async def test_one_address_does_not_fill_the_queue(tmp_path: Path) -> None:
    database = Database(sqlite(tmp_path))
    ids = [finished(database).id for _ in range(5)]
    database.close()
    with running(sqlite(tmp_path), *MUCH) as house:
        async with AsyncExitStack() as stack:
            guests = [await stack.enter_async_context(Guest(house.address, f"P{at}")) for at in range(5)]
            for one, id_ in zip(guests[:4], ids, strict=False):
                await one.post(f"/tables/{id_}/analysis")
            answer = await guests[4].web.post(f"/tables/{ids[4]}/analysis", json={})
            assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too-fast")


async def test_of_several_processes_one_thinks_and_all_tell_how_far_it_is() -> None:
    with running_postgres() as url:
        database = Database(url)
        table = finished(database).id
        database.close()
        with running(url, *MUCH) as one, running(url, *MUCH) as other:
            async with Guest(one.address, "Otto") as otto, Guest(other.address, "Anna") as anna:
                await otto.post(f"/tables/{table}/analysis")
                there = await told(anna, table, lambda info: info.get("state") == "thinking")
                assert there["analysis"]["points"]
                assert (await anna.post(f"/tables/{table}/analysis"))["state"] == "thinking"
                assert (len(thinkers(one)), len(thinkers(other))) == (1, 0)
