"""Golden playthroughs: whole rounds and whole games, with every number reckoned by hand from the rulebook."""

from __future__ import annotations

from pathlib import Path

import pytest

import outremer
from tests.games.council.position import position
from tests.games.dialogue import check

DIALOGUES = sorted(Path(__file__).with_name("dialogues").glob("*.txt"))


@pytest.mark.parametrize("path", DIALOGUES, ids=lambda path: path.stem)
def test_a_dialogue_goes_as_the_rulebook_says(path: Path) -> None:
    check(path.read_text(encoding="utf-8"), "council", position)


def test_every_number_of_players_has_its_rounds_and_its_final_scoring() -> None:
    texts = [path.read_text(encoding="utf-8") for path in DIALOGUES]
    assert {text.partition("\nseats ")[2][0] for text in texts} == {"2", "3", "4"}
    assert {text.partition("\nseats ")[2][0] for text in texts if "\nover\n" in text} == {"2", "3", "4"}


def test_every_ruling_is_played_both_ways() -> None:
    texts = [path.read_text(encoding="utf-8") for path in DIALOGUES]
    for option in outremer.game("council").options:
        if option.name not in ("map", "first-player"):
            for choice in option.choices:
                chosen = f"\noption {option.name} {choice}\n"
                by_default = choice == option.default and any(f"\noption {option.name} " not in text for text in texts)
                assert by_default or any(chosen in text for text in texts), chosen
