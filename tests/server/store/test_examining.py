"""The doctor finds what is wrong with a store, says where and what to do, and changes nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, text

from outremer.server.errors import CannotStart
from outremer.server.store import schema
from outremer.server.store.database import Database
from outremer.server.store.examining import Finding, Health, examine
from outremer.server.store.tables import StoredTable
from outremer.server.store.talk import TABLE, Line, add_talk
from tests.hosting import sqlite
from tests.server.store.filling import changing, played


def findings(url: str, replay: bool = True) -> list[str]:
    return [str(one) for one in examine(url, replay) if isinstance(one, Finding)]


def test_a_store_in_good_order_is_looked_at_while_it_is_open(database: Database, url: str) -> None:
    played(database, 60, 20)
    *wrong, counted = examine(url, replay=True)
    assert wrong == []
    assert isinstance(counted, Health)
    assert (counted.tables, counted.replayed) == (1, 1)
    assert counted.entries > 50


def run(command: str) -> Callable[[Connection, StoredTable], None]:
    def change(connection: Connection, table: StoredTable) -> None:
        connection.execute(text(command.replace("TABLE", str(table.key))))

    return change


HURTS = {
    """UPDATE entries SET body = '0: conquer all' WHERE "table" = TABLE AND sequence = 7""": "entry 7: it cannot be",
    """UPDATE entries SET body = '0: pass' WHERE "table" = TABLE AND sequence = 0""": "entry 0: it cannot be played",
    """DELETE FROM entries WHERE "table" = TABLE AND sequence = 9""": "of its entries 0 to 60 only 60 are there",
    """DELETE FROM entries WHERE "table" = TABLE""": "not one entry is there",
    """DELETE FROM seats WHERE "table" = TABLE AND seat = 0""": "its seats are not numbered from 0 on",
    """UPDATE seats SET standing = '{' WHERE "table" = TABLE""": "one of its rows cannot be read",
    """UPDATE tables SET options = '[]' WHERE key = TABLE""": "one of its rows cannot be read",
    """UPDATE tables SET rules = 0 WHERE key = TABLE""": "not played by this program's rules",
    """UPDATE snapshots SET body = 'xx' WHERE "table" = TABLE""": "snapshots: one cannot be read",
    """UPDATE tables SET state = 'finished', hash = 'no' WHERE key = TABLE""": "elsewhere than to the end",
}


@pytest.mark.parametrize("hurt", HURTS)
def test_a_hurt_game_is_named_with_the_place_and_what_to_do(database: Database, url: str, hurt: str) -> None:
    stored, _ = played(database, 60, 20)
    with changing(database) as connection:
        run(hurt)(connection, stored)
    found = [one for one in findings(url) if stored.id in one]
    assert len(found) == 1, found
    assert HURTS[hurt] in found[0]
    assert "; " in found[0].partition(": ")[2]


MISTYPED = {
    "UPDATE tables SET created = 'rubbish'": ("tables, key 1: its created is not a number", "a backup may have it"),
    "UPDATE tables SET clock = x'fffe00'": ("tables, key 1: its clock is not a number", "a backup may have it"),
    "UPDATE tables SET state = 'asleep'": ("tables, key 1: its state is none of playing, waiting", "a backup may"),
    "UPDATE seats SET kind = 'ghost' WHERE seat = 1": ("seats, table 1, seat 1: its kind is none of person, bot", ""),
    "UPDATE entries SET awaited = 'x' WHERE sequence = 7": ("entries, table 1, sequence 7: its awaited is not a", ""),
    "UPDATE talk SET at = 'rubbish'": ("talk, key 1: its at is not a number", "a backup may have it whole"),
    "UPDATE players SET created = 'x'": ("players, key 1: its created is not a number", "put right what stands there"),
    "UPDATE players SET role = 'king'": ("players, key 1: its role is none of administrator", "put right"),
}


@pytest.mark.parametrize("hurt", MISTYPED)
def test_what_stands_where_something_else_belongs_is_named_with_its_row(tmp_path: Path, hurt: str) -> None:
    database = Database(sqlite(tmp_path))
    stored, _ = played(database, 20, 10)
    with changing(database) as connection:
        add_talk(connection, stored.key, Line(TABLE, None, 0, "Ann", "hello", stored.owner or 0, True, "1"))
        connection.execute(text(hurt))
    database.close()
    (found,) = findings(sqlite(tmp_path))
    place, advice = MISTYPED[hurt]
    assert place in found
    assert advice in found
    assert (f"table {stored.id}, " in found) == ("players" not in hurt)


def test_a_word_that_nobody_knows_is_named_in_either_kind_of_store(database: Database, url: str) -> None:
    stored, _ = played(database, 20, 10)
    with changing(database) as connection:
        run("""UPDATE seats SET kind = 'ghost' WHERE "table" = TABLE AND seat = 2""")(connection, stored)
    (found,) = [one for one in findings(url) if stored.id in one]
    assert f"seats, table {stored.key}, seat 2: its kind is none of person, bot" in found


def test_the_same_store_heals_by_what_the_doctor_says_about_snapshots(database: Database, url: str) -> None:
    stored, _ = played(database, 60, 20)
    with changing(database) as connection:
        run("""UPDATE snapshots SET body = 'xx' WHERE "table" = TABLE""")(connection, stored)
    (found,) = [one for one in findings(url) if stored.id in one]
    with changing(database) as connection:
        connection.execute(text(found.split("`")[1]))
    assert [one for one in findings(url) if stored.id in one] == []


def test_an_analysis_that_cannot_be_read_is_named_and_can_be_forgotten(database: Database, url: str) -> None:
    stored, _ = played(database, 10, 20)
    before = findings(url)  # what other tests have left
    with changing(database) as connection:
        row = {"table": stored.key, "stamp": "by whatever", "at": 1, "body": b"?"}
        connection.execute(insert(schema.analyses).values(row))
    (found,) = [one for one in findings(url) if one not in before]
    assert f"table {stored.id}, analysis: it cannot be read" in found
    with changing(database) as connection:
        connection.execute(text(found.split("`")[1]))
    assert findings(url) == before


def damaged(folder: Path) -> str:
    """A store of which a page in the middle was overwritten."""
    database = Database(sqlite(folder))
    played(database, 200, 20)
    database.close()
    file = folder / "store.sqlite3"
    whole = file.read_bytes()
    middle = len(whole) // 2 // 4096 * 4096
    file.write_bytes(whole[:middle] + b"\xaa" * 8192 + whole[middle + 8192 :])
    return sqlite(folder)


def test_a_file_that_is_damaged_in_the_middle_is_called_so(tmp_path: Path) -> None:
    found = findings(damaged(tmp_path))
    assert found
    assert all("restore a backup" in one for one in found)
    assert "not a store" not in "".join(found)


def test_a_server_that_starts_on_a_damaged_store_sends_its_host_to_the_doctor(tmp_path: Path) -> None:
    database = Database(sqlite(tmp_path))
    database.close()
    file = tmp_path / "store.sqlite3"
    whole = bytearray(file.read_bytes())
    whole[100:4096] = b"\xaa" * 3996  # the list of what is in it
    file.write_bytes(whole)
    with pytest.raises(CannotStart, match="is damaged; `outremer doctor` says where"):
        Database(sqlite(tmp_path))


def test_what_is_no_store_or_of_another_version_is_told(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "diary")) as diary:
        diary.execute("CREATE TABLE days (words)")
    assert "it is not a store of Outremer; check --database" in findings(f"sqlite:///{tmp_path}/diary")[0]
    (tmp_path / "letter").write_text("Dear Saladin. " * 400)
    for name in ("letter", "nowhere"):
        with pytest.raises(CannotStart, match=r"not a store of Outremer|no store"):
            findings(f"sqlite:///{tmp_path}/{name}")
    assert not (tmp_path / "nowhere").exists()
    Database(sqlite(tmp_path)).close()
    for version, said in (("9999", "install the newer Outremer"), ("2", "brings it up")):
        with closing(sqlite3.connect(tmp_path / "store.sqlite3")) as store, store:
            store.execute("UPDATE alembic_version SET version_num = ?", [version])
        assert said in findings(sqlite(tmp_path))[0]


def test_looking_changes_nothing(tmp_path: Path) -> None:
    database = Database(sqlite(tmp_path))
    played(database, 20, 10)
    database.close()
    before = (tmp_path / "store.sqlite3").read_bytes()
    assert findings(sqlite(tmp_path)) == []
    assert (tmp_path / "store.sqlite3").read_bytes() == before
