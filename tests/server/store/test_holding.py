"""A file has one server at a time, by whatever name it is opened; PostgreSQL several, unless one must be alone."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import psycopg
import pytest
from sqlalchemy import make_url

from outremer.server.errors import CannotStart
from outremer.server.store import holding
from outremer.server.store.database import Database
from outremer.server.store.holding import LOCK_NUMBER, hold
from tests.hosting import ENVIRONMENT, free_port, running, sqlite
from tests.server.store.postgres import running_postgres


def refused(database: str) -> str:
    """What a second server says, in a process of its own."""
    command = [sys.executable, "-m", "outremer.server", "--port", str(free_port()), "--database", database]
    done = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 2, done.stdout
    return done.stderr


def test_no_link_and_no_removed_file_lets_a_second_server_in(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)):
        (tmp_path / "by-symlink.sqlite3").symlink_to(tmp_path / "store.sqlite3")
        os.link(tmp_path / "store.sqlite3", tmp_path / "by-link.sqlite3")
        for beside in tmp_path.glob("*-held"):
            beside.unlink()
        for name in ("by-symlink", "by-link", "store"):
            assert "Another server has the store" in refused(f"sqlite:///{tmp_path}/{name}.sqlite3")


def test_in_one_process_too_a_store_is_opened_once(tmp_path: Path) -> None:
    first = Database(sqlite(tmp_path))
    (tmp_path / "link.sqlite3").symlink_to(tmp_path / "store.sqlite3")
    for name in ("store", "link"):
        with pytest.raises(CannotStart, match="Another server has the store"):
            Database(f"sqlite:///{tmp_path}/{name}.sqlite3")
    first.close()
    first.close()
    Database(f"sqlite:///{tmp_path}/link.sqlite3").close()


def test_a_killed_server_holds_nothing(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as host:
        host.kill()
        host.start()


@contextmanager
def looking_at(url: str) -> Iterator[psycopg.Connection[tuple[int]]]:
    plain = make_url(url).set(drivername="postgresql").render_as_string()
    with psycopg.connect(plain, autocommit=True) as connection:
        yield connection


def holders(connection: psycopg.Connection[tuple[int]]) -> set[int]:
    """The sessions that have the lock."""
    query = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND objid = %s"
    return {pid for (pid,) in connection.execute(query, [LOCK_NUMBER])}


def cut_off_holder(url: str) -> None:
    """As when PostgreSQL restarts: the session that has the lock is gone."""
    with looking_at(url) as connection:
        before = holders(connection)
        assert before
        for pid in before:
            connection.execute("SELECT pg_terminate_backend(%s)", [pid])
        while holders(connection) & before:
            time.sleep(0.02)


def wait_until_held(url: str) -> None:
    with looking_at(url) as connection:
        while not holders(connection):
            time.sleep(0.02)


def test_who_starts_while_postgresql_comes_back_does_not_end_those_that_run() -> None:
    """For a moment, until it has seen to the store, it is alone there."""
    with running_postgres() as url:
        running_one = Database(url)
        cut_off_holder(url)
        newcomer = hold(make_url(url), alone=False)
        assert newcomer.alone
        assert running_one.is_ours()
        newcomer.let_others_in()
        assert running_one.is_ours()
        with pytest.raises(CannotStart, match="Another server has the store"):
            Database(url, alone=True)
        newcomer.release()
        with pytest.raises(CannotStart, match="Another server has the store"):  # who ran has it again
            Database(url, alone=True)
        running_one.close()


def test_who_finds_the_store_taken_for_long_has_lost_it(monkeypatch: pytest.MonkeyPatch) -> None:
    with running_postgres() as url:
        running_one = Database(url)
        cut_off_holder(url)
        alone = Database(url, alone=True)
        assert running_one.is_ours()
        monkeypatch.setattr(holding, "ALONE_SECONDS", 0.0)
        assert not running_one.is_ours()
        alone.close()
        running_one.close()


def test_on_postgresql_servers_share_the_store_and_end_when_somebody_must_have_it_alone() -> None:
    with ExitStack() as stack:
        url = stack.enter_context(running_postgres())
        host = stack.enter_context(running(url))
        Database(url).close()  # as one of several
        with pytest.raises(CannotStart, match="Another server has the store"):
            Database(url, alone=True)
        cut_off_holder(url)
        wait_until_held(url)
        with pytest.raises(CannotStart, match="Another server has the store"):
            Database(url, alone=True)
        assert httpx.get(host.address + "/healthz").status_code == 200
        assert host.process is not None
        os.kill(host.process.pid, signal.SIGSTOP)  # it is asleep while somebody restores a backup
        cut_off_holder(url)
        alone = Database(url, alone=True)
        os.kill(host.process.pid, signal.SIGCONT)
        _, said = host.process.communicate(timeout=20)
        alone.close()
        assert (host.process.returncode, "Another server has the store" in said) == (2, True)
