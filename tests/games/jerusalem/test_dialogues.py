"""Whole rounds and whole games by hand: what the rulebooks make of every move, in both editions and for 2 to 4."""

from __future__ import annotations

from pathlib import Path

import pytest

import outremer
from outremer.games.jerusalem.vocabulary import AREA_NAMES
from tests.games.dialogue import perform
from tests.games.jerusalem.position import hand, saved_world

DIALOGUES = sorted((Path(__file__).parent / "dialogues").glob("*.txt"))
ROWS = {"offices": "office", "barons": "baron"}
NAMES = ["Blue", "Green", "Yellow", "Red"]


def stands(table: outremer.Table, name: str) -> str:
    """A row by seat, the squires of an area, or one value; a dash where there is nothing."""
    world, seats = saved_world(table), table.setting.seats
    if name.startswith("hand of "):
        found: list[object] = list(hand(table, NAMES.index(name.removeprefix("hand of "))))
    elif name in AREA_NAMES:
        found = world["men"][name][:seats]
    elif name in ("round", "event"):
        found = [world[name]]
    else:
        found = world["has"][ROWS.get(name, name)][:seats]
    return " ".join("-" if one is None else str(one) for one in found)


@pytest.mark.parametrize("script", DIALOGUES, ids=lambda script: script.stem)
def test_the_table_stands_as_the_rulebook_has_it(script: Path) -> None:
    perform(script, stands)


def test_both_editions_are_played_by_every_number_and_one_game_to_its_end() -> None:
    assert [script.stem for script in DIALOGUES] == [f"{book}-{n}" for book in ("german", "italian") for n in (2, 3, 4)]
    assert "wins: " in DIALOGUES[3].read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("= bezants: 12 13", "the table has bezants: 12 12"),
        ("? Green by Sale", "asked is Blue by Sale"),
        ("! Blue: pass [auction.bid.clockwise]", "it is barred by auction.open.no-pass"),
        ("Blue: pass", "'pass' is forbidden by [auction.open.no-pass]"),
        ("wins: Blue by end.winner", "the game is not over"),
    ],
)
def test_a_line_that_the_game_contradicts_is_named(tmp_path: Path, line: str, found: str) -> None:
    script = tmp_path / "wrong.txt"
    script.write_text(f"jerusalem, 2 seats: first_opener=0\nnames: Blue, Green\n\n{line}\n", encoding="utf-8")
    with pytest.raises(AssertionError) as said:
        perform(script, stands)
    assert str(said.value) == f"wrong.txt, line 4: {line}\n{found}"
