"""A file has one writer at a time: whoever reads before writing, server or command beside it, is not overtaken."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from outremer.server.store.database import Database, beside_the_server
from outremer.server.store.writer import Writer
from tests.hosting import sqlite

HOW_MANY = text("SELECT count(*) FROM players")


def may_write(folder: Path) -> bool:
    """Another program, just now."""
    with closing(sqlite3.connect(folder / "store.sqlite3", timeout=0, isolation_level=None)) as other:
        try:
            other.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            return False
        other.execute("ROLLBACK")
        return True


def test_nobody_writes_between_what_a_command_reads_and_what_it_writes(tmp_path: Path) -> None:
    Database(sqlite(tmp_path)).close()
    with beside_the_server(sqlite(tmp_path)) as connection:
        connection.execute(HOW_MANY)
        assert not may_write(tmp_path)
        connection.execute(text("UPDATE players SET role = NULL"))
    assert may_write(tmp_path)


@pytest.mark.anyio
async def test_nobody_writes_between_what_the_server_reads_and_what_it_writes(tmp_path: Path) -> None:
    database = Database(sqlite(tmp_path))
    writer = Writer(database, print)
    writer.start()

    def change(connection: Connection) -> bool:
        connection.execute(HOW_MANY)
        return may_write(tmp_path)

    assert not await writer.write(change)
    assert may_write(tmp_path)
    writer.stop()
    database.close()
