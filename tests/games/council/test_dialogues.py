"""Golden playthroughs: whole rounds and whole games, with every number reckoned by hand from the rulebook."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.council.position import position
from tests.games.dialogue import check

DIALOGUES = sorted(Path(__file__).with_name("dialogues").glob("*.txt"))


@pytest.mark.parametrize("path", DIALOGUES, ids=lambda path: path.stem)
def test_a_dialogue_goes_as_the_rulebook_says(path: Path) -> None:
    check(path.read_text(encoding="utf-8"), "council", position)
