"""Looking back: the record of a table."""

from __future__ import annotations

import pytest

from outremer.server.http.history import whole_record
from outremer.server.store.database import Database
from tests.kernel.market import MARKET
from tests.server.store.filling import a_table, add_entry, row


@pytest.mark.parametrize("rules", [MARKET.version, MARKET.version + 1])
def test_a_record_keeps_what_others_said_unnoticed_when_a_seat_took_back_its_own(
    database: Database, rules: int
) -> None:
    """Under the rules of this program, and from the entries alone where it plays them no more."""
    with database.engine.begin() as connection:
        stored = a_table(connection, 3, "market", rules)
        for sequence, body in enumerate(("", "1: propose 2", "2: propose 0", "undo 1", "0: work")):
            add_entry(connection, row(stored.key, sequence, body))
        record = whole_record(connection, stored, 20)
    assert record.partition("begin\n")[2].splitlines() == ["2: propose 0", "0: work"]
