"""Looking back: the record of a table, and its positions."""

from __future__ import annotations

import pytest

from outremer.server.errors import Fault
from outremer.server.http.course import position_at_moment, positions_from
from outremer.server.http.history import whole_record
from outremer.server.store.database import Database
from tests.kernel.market import MARKET
from tests.server.store.filling import a_table, add_entry, played, row


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


@pytest.mark.parametrize("seat", [0, None])
def test_positions_that_are_worked_out_together_are_those_that_one_finds_one_by_one(
    database: Database, seat: int | None
) -> None:
    """With moves that were taken back among them, and with snapshots before, between and behind them."""
    stored, _ = played(database, 60, 20)
    with database.engine.connect() as connection:
        one_by_one = [positions_from(stored, seat, at, 1, connection)[0] for at in range(61)]
        assert [position.sequence for position in one_by_one] == list(range(61))
        assert len({position.event_count for position in one_by_one}) > 20
        for first in (0, 25, 50):
            assert positions_from(stored, seat, first, 25, connection) == one_by_one[first : first + 25]
        assert position_at_moment(stored, seat, "33", connection) == [one_by_one[33]]
        with pytest.raises(Fault, match="no-such-sequence"):
            positions_from(stored, seat, 75, 25, connection)
        with pytest.raises(Fault, match="no-such-sequence") as fault:
            position_at_moment(stored, seat, "75", connection)
        assert fault.value.arguments == {"last": 60}
