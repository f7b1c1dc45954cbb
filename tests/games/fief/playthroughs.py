"""Whole games of Fief told line by line: who is asked, what could be said, what was said, what all heard of it.

`python -m tests.games.fief.playthroughs` tells the kept games anew, after a change of rules that was meant.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import outremer
from outremer.table.records import Record

KEPT = Path(__file__).parents[2] / "records" / "fief"
TOLD = Path(__file__).parent / "playthroughs"


def told_of(record: str) -> str:
    """The game of this record, as an onlooker hears it, with the number of answers of those who were asked."""
    return "".join(f"{line}\n" for line in _lines(record))


def _lines(text: str) -> Iterator[str]:
    record = Record.read(text)
    table = outremer.new(record.game, record.seats, record.options, by_hand=True)
    heard = 0
    for _, line in record.lines:
        yield f"{_need(table)} > {line}"
        table.play_line(line)
        events = table.events(None, heard)
        heard += len(events)
        for event in events:
            yield "  " + " ".join([event.name, *(f"{key}={value}" for key, value in event.arguments.items())])
    result = table.result()
    assert result is not None
    for standing in result.standings:
        yield f"{standing.rank}. seat {standing.seat} with {standing.points} by {standing.decided_by}"


def _need(table: outremer.Table) -> str:
    need = table.need
    if isinstance(need, outremer.Ask):
        asked = ", ".join(f"{seat} of {len(table.kernel.answers(seat))}" for seat in need.seats)
        return f"{need.form} {asked}"
    assert isinstance(need, outremer.Roll)
    return f"{need.form} rolls"


if __name__ == "__main__":
    for path in sorted(KEPT.glob("*.record")):
        TOLD.joinpath(f"{path.stem}.txt").write_text(told_of(path.read_text(encoding="utf-8")), encoding="utf-8")
