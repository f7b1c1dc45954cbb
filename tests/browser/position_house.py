"""A table of the server put into a position that a test has written."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import outremer
from outremer.server.store.snapshots import Snapshot, journal_lines, packed
from outremer.table.saves import position
from tests.browser.house import House


def set_up(house: House, table_id: str, written: outremer.Table) -> None:
    """The server stops, finds this position as the last snapshot of the table, and starts again."""
    house.end()
    with closing(sqlite3.connect(house.store)) as store, store:
        (key,) = store.execute("select key from tables where id = ?", (table_id,)).fetchone()
        (sequence,) = store.execute('select max(sequence) from entries where "table" = ?', (key,)).fetchone()
        snapshot = Snapshot(sequence, position(written.kernel), 0, journal_lines(written.journal, 0))
        store.execute("insert or replace into snapshots values (?, ?, ?)", (key, sequence, packed(snapshot)))
    house.start()
