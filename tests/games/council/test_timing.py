"""What is said at the wrong time is refused with the rule that names its time."""

from __future__ import annotations

import pytest

from tests.games.council.position import position
from tests.games.talking import bar, say


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("into coast", "action.elect.choose-councillor"),
        ("lay white", "action.acquire.choose-council"),
        ("pay", "action.acquire.choose-council"),
        ("take permit-k", "action.acquire.take-tile"),
        ("place arkon", "build.permit.choose-tile"),
        ("travel arkon", "build.king.satisfy-council"),
        ("under left", "quick.swap.effect"),
        ("collect arkon", "emporium.immediate-reward"),
        ("rest", "emporium.immediate-reward"),
        ("reuse permit-k", "nobility.cell.14"),
    ],
)
def test_words_for_an_action_wait_until_it_is_chosen(move: str, rule: str) -> None:
    table = position()
    assert bar(table, 0, move) == rule
    assert bar(table, 1, move) == "turn.order"


def test_what_was_begun_comes_first() -> None:
    table = say(position(), 0, "elect white")
    assert bar(table, 0, "hire") == "action.elect.insert"
    assert bar(table, 1, "hire") == "turn.order"
    acquiring = say(position(hands={0: ["white"]}, coins=[10]), 0, "acquire coast")
    assert bar(acquiring, 0, "hire") == "action.acquire.satisfy"
