"""What the end of a kept game is told to be made of."""

from __future__ import annotations

from pathlib import Path

import outremer
from outremer.table.breakdown import Breakdown, Sum

RECORDS = Path(__file__).parents[1] / "records"


def kept(game: str, name: str) -> Breakdown:
    """The end of a kept game, whatever the version of its rules."""
    (record,) = (RECORDS / game).glob(f"version-*-{name}.record")
    found = outremer.replay(record.read_text(encoding="utf-8")).breakdown()
    assert found is not None
    return found


def parts(sum_: Sum) -> dict[str, tuple[int, ...]]:
    return {part.name: part.counts for part in sum_.parts}
