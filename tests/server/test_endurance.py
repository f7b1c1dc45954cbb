"""What was acknowledged stays, whatever happens to the server; and how it says that it cannot run."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest

import outremer
from outremer.server.store.database import Database
from tests.hosting import ENVIRONMENT, free_port, running, sqlite
from tests.server.clients import Guest, asked_of, play_on, reach, seated, table_of
from tests.server.faults import kills

pytestmark = pytest.mark.anyio

KILLS = 8


async def test_a_restart_in_mid_turn_loses_nothing(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), "--no-limits") as host:
        async with AsyncExitStack() as stack:
            people, table, chairs = await seated(stack, host, 2)
            dice = random.Random(2)
            while not any(move.startswith("place") for move in asked_of(chairs)[1].state["moves"]):
                await play_on(chairs, dice, 1)
            seat, chair = asked_of(chairs)
            await chair.play(next(move for move in chair.state["moves"] if move.startswith("place")))
            await asyncio.gather(*(one.reach(chair.state["sequence"] + (one is chair)) for one in chairs))
            for one in chairs:
                await one.say("refresh")
                await one.until("state")
            assert host.end(signal.SIGTERM) == (0, "")
            host.start()
            again = await stack.enter_async_context(people[seat].listening(table, seat))
            state = await again.until("state")
            for key in ("sequence", "hash", "view", "moves", "events", "may_undo", "event_count"):
                assert state[key] == chair.state[key], key
            assert state["may_undo"]
            id_ = await again.say("undo", sequence=state["sequence"])
            assert (await again.until(lambda message: message.get("id") == id_))["type"] == "ack"


async def test_bots_that_were_asked_go_on_after_a_restart(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), "--no-limits") as host:
        async with Guest(host.address, "Ann") as ann:
            table = await table_of([ann], bots=3)
            host.kill()
            host.start()
            async with ann.listening(table, 0) as chair:
                await chair.until("state")
                while chair.state["view"]["asked"] != [0]:
                    await chair.until("change")
                assert chair.state["moves"]


@pytest.mark.timeout(180)
async def test_killing_the_server_loses_no_acknowledged_move_and_breaks_no_table(tmp_path: Path) -> None:
    assert await kills.run(tmp_path, KILLS) > 3 * KILLS


async def test_a_table_of_other_rules_is_frozen_with_an_explanation(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), "--no-limits") as host:
        async with AsyncExitStack() as stack:
            people, table, chairs = await seated(stack, host, 2)
            await play_on(chairs, random.Random(1), 5)
            host.kill()
            with sqlite3.connect(tmp_path / "store.sqlite3") as store:
                store.execute("UPDATE tables SET rules = 0")
            host.start()
            info = await people[0].get(f"/tables/{table}")
            assert info["state"] == "frozen"
            assert "version 0" in info["why_frozen"]
            chair = await stack.enter_async_context(people[0].listening(table, 0))
            state = await chair.until("state")
            assert state["view"] is None
            assert state["table"]["state"] == "frozen"
            assert (await chair.play("pass"))["code"] == "frozen"
            assert await people[0].fault("GET", f"/tables/{table}/at/2") == "frozen"
            assert await people[0].fault("GET", f"/tables/{table}/record") == "frozen"
            host.kill()
            with sqlite3.connect(tmp_path / "store.sqlite3") as store:
                store.execute("UPDATE tables SET rules = ?", [outremer.game("jerusalem").version])
            host.start()
            thawed = await stack.enter_async_context(people[0].listening(table, 0))
            assert (await thawed.until("state"))["sequence"] == 5


# -- starting -----------------------------------------------------------------------------------------------------


def started(*arguments: str, folder: Path) -> tuple[int, str]:
    """Exit status and error output of a server that is expected not to start."""
    command = [sys.executable, "-m", "outremer.server", *arguments]
    done = subprocess.run(
        command, cwd=folder, env=ENVIRONMENT, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stderr


@pytest.mark.timeout(300)  # some twenty servers are started, one after the other
def test_whatever_keeps_the_server_from_starting_is_one_sentence(tmp_path: Path) -> None:
    good = sqlite(tmp_path)
    with running(good) as host:
        cases = [
            (
                ["--port", str(host.port), "--database", f"sqlite:///{tmp_path}/other.sqlite3"],
                "choose another with --port",
            ),
            (["--port", str(free_port()), "--database", good], "Another server has the store"),
        ]
        with sqlite3.connect(tmp_path / "diary.sqlite3") as diary:
            diary.execute("CREATE TABLE players (name)")
        (tmp_path / "letter.sqlite3").write_text("Dear Saladin, this is not a database at all. " * 40)
        cases += [
            (["--database", f"sqlite:///{tmp_path}/letter.sqlite3"], "not a store of Outremer"),
            (["--database", f"sqlite:///{tmp_path}/nowhere/x.sqlite3"], "There is no folder"),
            (["--database", "sqlite://"], "in memory would lose every game"),
            (["--database", "mysql://here/there"], "no store for Outremer"),
            (["--database", "what is this"], "no database URL"),
            (["--database", f"postgresql://nobody@127.0.0.1:{free_port()}/x"], "No PostgreSQL answers"),
            (["--host", "no.such.host.invalid"], "no address"),
            (["--port", "99999"], "no port"),
            (["--host", "192.0.2.1"], "no address of this machine"),
            (["--origin", "games.example.org"], "no address of a server"),
            (["--origin", "https://games.example.org/play"], "no address of a server"),
            (["--database", f"sqlite:///{tmp_path}/x.sqlite3?mode=ro"], "question mark"),
            (["--database", "postgresql://nobody@no.such.host.invalid/x"], "No PostgreSQL answers"),
            (["--database", f"sqlite:///{tmp_path}/diary.sqlite3"], "not a store of Outremer"),
        ]
        for arguments, words in cases:
            usual = [] if "--port" in arguments else ["--port", str(free_port())]
            status, said = started(*arguments, *usual, folder=tmp_path)
            assert status == 2, (arguments, said)
            assert words in said, (arguments, said)
            assert said.count("\n") == 1, said


def test_a_newer_store_is_left_alone(tmp_path: Path) -> None:
    Database(sqlite(tmp_path)).close()
    with sqlite3.connect(tmp_path / "store.sqlite3") as store:
        store.execute("UPDATE alembic_version SET version_num = '77'")
    status, said = started("--port", str(free_port()), "--database", sqlite(tmp_path), folder=tmp_path)
    assert status == 2
    assert "newer Outremer" in said


def test_a_store_that_may_not_be_written_is_one_sentence() -> None:
    """Root may write everywhere, so root lends its process to the user who owns nothing."""
    script = (
        "import os, sys\n"
        "from outremer.server.store.database import Database\n"
        "from outremer.server.errors import CannotStart\n"
        "if os.geteuid() == 0:\n    os.setgroups([]); os.setgid(65534); os.setuid(65534)\n"
        "try:\n    Database(sys.argv[1])\nexcept CannotStart as error:\n    sys.exit(f'{error}')"
    )
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        Database(sqlite(folder)).close()
        for file in folder.iterdir():
            file.chmod(0o444)
        folder.chmod(0o555)
        command = [sys.executable, "-c", script, sqlite(folder)]
        done = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, check=False)
        folder.chmod(0o755)
    assert done.returncode == 1
    assert "may not be written" in done.stderr or "cannot be opened" in done.stderr, done.stderr
    assert done.stderr.count("\n") == 1


def test_ctrl_c_and_a_closed_terminal_end_it_cleanly(tmp_path: Path) -> None:
    for how in (signal.SIGINT, signal.SIGTERM):
        with running(sqlite(tmp_path)) as host:
            assert host.end(how) == (0, "")


async def test_a_full_disk_refuses_moves_until_there_is_room(tmp_path: Path) -> None:
    """The largest size of a file is as good as a full disk; nothing that was acknowledged is lost by it."""
    limited = (
        "import resource, runpy, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, 400_000));"
        "sys.argv = sys.argv[1:]; runpy.run_module('outremer.server', run_name='__main__', alter_sys=True)"
    )

    with running(sqlite(tmp_path), "--no-limits") as host:
        host.end()
        host.command = [sys.executable, "-c", limited, "outremer", *host.command[3:]]
        host.start()
        async with Guest(host.address, "Ann") as ann:
            table = await table_of([ann, ann])
            dice = random.Random(1)
            acknowledged = 0
            async with AsyncExitStack() as stack:
                chairs = [await stack.enter_async_context(ann.listening(table, seat)) for seat in (0, 1)]
                for chair in chairs:
                    await chair.until("state")
                failed: dict[str, Any] = {}
                while not failed and not chairs[0].state["view"]["over"]:
                    chair = asked_of(chairs)[1]
                    sequence = chair.state["sequence"]
                    await chair.say("play", sequence=sequence, moves=[dice.choice(chair.state["moves"])])
                    answer = await chair.until(lambda message: message["type"] in ("ack", "error"))
                    if answer["type"] == "error":
                        failed = answer
                    else:
                        acknowledged = answer["sequence"]
                        await asyncio.gather(*(one.reach(acknowledged) for one in chairs))
                assert failed["code"] == "store-failed"
                state = await chairs[0].until("state")
                assert state["sequence"] == acknowledged
        _, said = host.end()
        assert "is full or failing" in said


async def test_a_program_that_writes_to_the_store_does_not_keep_the_others_waiting(tmp_path: Path) -> None:
    """Moves wait for it, and nothing else does."""

    with running(sqlite(tmp_path), "--no-limits") as host:
        async with AsyncExitStack() as stack:
            _, _, chairs = await seated(stack, host, 2)
            await play_on(chairs, random.Random(1), 3)
            _, chair = asked_of(chairs)
            other = chairs[0] if chair is chairs[1] else chairs[1]
            with closing(sqlite3.connect(tmp_path / "store.sqlite3", isolation_level=None)) as meddler:
                meddler.execute("BEGIN IMMEDIATE")
                id_ = await chair.say("play", sequence=3, moves=[chair.state["moves"][0]])
                await asyncio.sleep(0.1)
                await other.say("ping")
                await other.until("pong")
                meddler.execute("ROLLBACK")
            # Had the ping waited for the store, the store would have given up waiting for the meddler.
            assert (await chair.until(lambda news: news.get("id") == id_))["type"] == "ack"
            await reach(chairs, 4)
