"""Golden playthroughs: whole rounds and whole games, with every number reckoned by hand from the rulebook."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import outremer
from tests.games.akkon.position import position
from tests.games.dialogue import check

DIALOGUES = sorted(Path(__file__).with_name("dialogues").glob("*.txt"))


def by_hand(**given: Any) -> outremer.Table:
    """A position in which the dialogue answers for chance."""
    table = position(**given)
    table.driver = None
    return table


def test_every_number_of_players_has_its_dialogue() -> None:
    seats = {line for path in DIALOGUES for line in path.read_text(encoding="utf-8").splitlines() if "seats" in line}
    assert {"seats 2", "seats 3", "seats 4", "seats 5"} <= seats


def test_both_lengths_have_a_whole_game() -> None:
    lines = [path.read_text(encoding="utf-8").splitlines() for path in DIALOGUES]
    whole = [game for game in lines if "over" in game and not any(line.startswith("given ") for line in game)]
    assert {"option length short" in game for game in whole} == {True, False}


@pytest.mark.parametrize("path", DIALOGUES, ids=lambda path: path.stem)
def test_a_dialogue_goes_as_the_rulebook_says(path: Path) -> None:
    check(path.read_text(encoding="utf-8"), "akkon", by_hand)
