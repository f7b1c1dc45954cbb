"""What the terminal shows of the Templars."""

from __future__ import annotations

from tests.cli.test_fief_board import drawn
from tests.games.fief.expansions.temple_position import with_templars


def test_the_board_shows_templars_their_knights_and_their_commanderies() -> None:
    table = with_templars(brothers=["charles"], master="charles", temple={"commanderies": ["sigy"], "hidden": True})
    board = "\n".join(drawn(table, 0, width=160))
    assert "Treasure hidden" in board
    assert "Edict issued" not in board
    (sigy,) = (line for line in board.splitlines() if "Commandery" in line)
    assert "Sigy" in sigy
    assert "Grand Master of the Templars" in board


def test_the_board_shows_the_edict_and_whom_it_cursed() -> None:
    gone = {"issued": True, "abolished": True, "cursed": ["lambert"]}
    board = drawn(with_templars(temple=gone), 0, width=160)
    assert any("Edict issued" in line and "Order abolished" in line for line in board)
    (cursed,) = (line for line in board if "Cursed" in line)
    assert "Lambert" in cursed
