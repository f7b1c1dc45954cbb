"""One list of lines serves three times: it lists what is free, bars the rest, and says by which rule."""

import pytest

from outremer.kernel.blanks import NOBODY
from outremer.kernel.lexicon import Lexicon
from outremer.kernel.menu import Menu

WORDS = Lexicon()
PASS = WORDS.verb("pass")
BID = WORDS.verb("bid", 6)
LAY = WORDS.verb("lay", ["knight", "squire"], 3)
SWAP = WORDS.verb("swap", 4)


def fill(menu: Menu) -> Menu:
    menu.put(PASS, "pass.never")
    menu.amount(BID, 2, 4, "bid.higher", "bid.purse")
    menu.run(LAY, 3, "lay.no-knight")
    menu.run(LAY + 3, 3)
    menu.none(SWAP, "swap.later")
    return menu


def menu_about(move: int) -> Menu:
    return Menu(move, "out.of-place", NOBODY if move == NOBODY else WORDS.verb_of[move], WORDS.size_of)


def test_what_is_free_is_listed() -> None:
    listed = fill(menu_about(NOBODY)).moves
    assert listed == [BID + 2, BID + 3, BID + 4, LAY + 3, LAY + 4, LAY + 5]


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        (PASS, "pass.never"),
        (BID, "bid.higher"),
        (BID + 1, "bid.higher"),
        (BID + 5, "bid.purse"),
        (LAY + 2, "lay.no-knight"),
        (SWAP + 3, "swap.later"),
    ],
)
def test_what_is_barred_is_explained_by_the_line_that_bars_it(move: int, rule: str) -> None:
    menu = fill(menu_about(move))
    assert move not in menu.moves
    assert menu.rule == rule


def test_all_of_a_verb_and_what_no_line_names() -> None:
    menu = menu_about(NOBODY)
    menu.all(SWAP)
    assert menu.moves == [SWAP, SWAP + 1, SWAP + 2, SWAP + 3]
    assert menu_about(PASS).rule == "out.of-place"
