"""Backups: made while a server writes, and brought back into SQLite or PostgreSQL."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select

from outremer.cli import main
from outremer.server.errors import CannotStart
from outremer.server.store import backups, loading, players, tables
from outremer.server.store.database import Database
from tests.hosting import sqlite
from tests.server.store.filling import changing, played


def everything(database: Database) -> dict[str, list[tuple[object, ...]]]:
    with database.engine.connect() as connection:
        return {
            table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
            for table in backups.KEPT
        }


def test_a_backup_of_an_open_store_holds_everything_and_goes_into_any_other(
    database: Database, url: str, tmp_path: Path
) -> None:
    stored, table = played(database, 150, 20)
    backups.back_up(url, tmp_path / "copy.sqlite3")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.sqlite3"]
    kept = everything(database)
    backups.restore(tmp_path / "copy.sqlite3", sqlite(tmp_path), replace=False)
    brought_back = Database(sqlite(tmp_path))
    assert everything(brought_back) == kept
    with changing(brought_back) as connection:
        found = tables.find(connection, stored.id)
        assert found is not None
        assert loading.load(connection, found, 20)[0].hash() == table.hash()
        players.create_guest(connection, "Somebody new")
    brought_back.close()

    with changing(database) as connection:
        players.create_guest(connection, "Too late for the backup")
    database.close()
    aside = backups.restore(tmp_path / "copy.sqlite3", url, replace=True)
    again = Database(url)
    assert everything(again) == kept
    with changing(again) as connection:
        players.create_guest(connection, "Keys are counted on")
    again.close()
    if aside is not None:
        before = Database(f"sqlite:///{aside}")
        assert "Too late for the backup" in [row[2] for row in everything(before)["players"]]
        before.close()


def test_nothing_that_is_there_is_overwritten_unless_it_is_said(database: Database, url: str, tmp_path: Path) -> None:
    played(database, 5, 20)
    backups.back_up(url, tmp_path / "copy.sqlite3")
    with pytest.raises(CannotStart, match="exists already"):
        backups.back_up(url, tmp_path / "copy.sqlite3")
    with pytest.raises(CannotStart, match=r"Another server has the store|exists already"):
        backups.restore(tmp_path / "copy.sqlite3", url, replace=False)
    with pytest.raises(CannotStart, match="Another server has the store"):
        backups.restore(tmp_path / "copy.sqlite3", url, replace=True)
    kept = everything(database)
    database.close()
    with pytest.raises(CannotStart, match="--replace"):
        backups.restore(tmp_path / "copy.sqlite3", url, replace=False)
    again = Database(url)
    assert everything(again) == kept
    again.close()


def kill_while_it_writes(store: Path) -> None:
    """Somebody writes more people than fit into one page, and is gone before they are in the file."""
    with closing(sqlite3.connect(store)) as server:
        server.execute("PRAGMA journal_mode=WAL")
        for number in range(300):
            server.execute("INSERT INTO players (id, name, created) VALUES (?, 'New', 0)", (str(number),))
            server.commit()
        left = {ending: Path(f"{store}{ending}").read_bytes() for ending in ("-wal", "-shm")}
    for ending, log in left.items():
        Path(f"{store}{ending}").write_bytes(log)


def test_what_is_left_beside_a_store_that_is_gone_does_not_get_into_the_one_that_is_restored(tmp_path: Path) -> None:
    store = Database(sqlite(tmp_path))
    played(store, 20, 10)
    kept = everything(store)
    store.close()
    backups.back_up(sqlite(tmp_path), tmp_path / "copy.sqlite3")
    kill_while_it_writes(tmp_path / "store.sqlite3")
    log = (tmp_path / "store.sqlite3-wal").read_bytes()
    assert len(log) > 100_000
    (tmp_path / "store.sqlite3").unlink()
    aside = backups.restore(tmp_path / "copy.sqlite3", sqlite(tmp_path), replace=False)
    assert aside is not None
    assert Path(f"{aside}-wal").read_bytes() == log, "nothing is thrown away"
    again = Database(sqlite(tmp_path))
    assert everything(again) == kept
    again.close()


def test_what_is_no_backup_is_not_restored(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Saladin. " * 400)
    with closing(sqlite3.connect(tmp_path / "diary")) as diary:
        diary.execute("CREATE TABLE days (words)")
    Database(f"sqlite:///{tmp_path}/newer").close()
    with closing(sqlite3.connect(tmp_path / "newer")) as store, store:
        store.execute("UPDATE alembic_version SET version_num = '9999'")
    for name in ("letter", "diary", "newer", "nowhere"):
        with pytest.raises(CannotStart, match=r"not a store of Outremer|no backup|newer Outremer"):
            backups.restore(tmp_path / name, sqlite(tmp_path), replace=False)
    assert not (tmp_path / "store.sqlite3").exists()


def test_the_commands_say_what_they_have_done(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Database(sqlite(tmp_path)).close()
    copy, store = str(tmp_path / "copy.sqlite3"), sqlite(tmp_path)
    assert main(["backup", copy, "--database", store]) == 0
    assert main(["restore", copy, "--database", store]) == 2
    assert main(["restore", copy, "--database", store, "--replace"]) == 0
    assert main(["doctor", "--database", store]) == 0
    said = capsys.readouterr()
    assert "The backup is in" in said.out
    assert "What was there before is in" in said.out
    assert "0 tables, 0 entries, 0 games played again: 0 things are wrong." in said.out
    assert said.err.count("\n") == 1
