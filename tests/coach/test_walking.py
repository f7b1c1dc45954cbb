"""A finished game is walked from its beginning to its end."""

from __future__ import annotations

import pytest

import outremer
from outremer.coach.walking import finished, way_of
from outremer.kernel.blanks import NOBODY
from outremer.table.records import BadRecord
from outremer.table.saves import numbers
from tests.coach.games import record_of


@pytest.mark.parametrize("name", outremer.games())
def test_every_line_has_the_position_before_it_and_who_said_it(name: str) -> None:
    table = finished(record_of(name, 3))
    way = way_of(table)
    lines = table.lines()
    assert len(way.moments) == len(lines) + 1
    assert numbers(way.moments[-1].table) == numbers(table.kernel)
    for moment, line in zip(way.moments, lines, strict=False):
        if line.startswith("roll "):
            assert moment.seat == NOBODY
        else:
            assert line == f"{moment.seat}: {way.game.lexicon.sentences[moment.move]}"
            assert moment.move in moment.table.legal(moment.seat)
    result = table.result()
    assert result is not None
    assert way.winners == result.winners


def test_a_game_that_goes_on_is_not_walked() -> None:
    table = outremer.new("akkon", seats=2, seed=1)
    with pytest.raises(BadRecord, match="the game still goes on"):
        finished(table.record())
