"""The ledgers of the toys: every id a rule that forbids, filed under its module."""

from __future__ import annotations

from collections.abc import Iterable

from outremer.proof.ledger import Entry, Ledger
from tests.kernel import court_tournament, court_world, market


def _entries(ids: Iterable[str], module: str = "base") -> list[Entry]:
    return [Entry(id=rule, text="of a toy", source="toy", module=module, forbids=True) for rule in sorted(ids)]


_STRANGE = [
    Entry(id="season.describes", text="of a toy", source="toy"),
    Entry(id="season.french", text="of a toy", source="toy", forbids=True, editions=("fr",)),
]
COURT = Ledger([*_entries(court_world.LEDGER), *_entries(court_tournament.LEDGER, "tournament"), *_STRANGE])
MARKET = Ledger(_entries(market.LEDGER))
