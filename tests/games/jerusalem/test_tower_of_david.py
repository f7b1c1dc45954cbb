"""PASSO 1. LA TORRE DI DAVID."""

from __future__ import annotations

import pytest

from tests.games.jerusalem.position import BLUE, GREEN, YELLOW, bezants, men, position, seen_form
from tests.games.talking import asked, bar, free, say, told


@pytest.mark.rule("tower-of-david.no-normal-income.it")
def test_the_tower_pays_nothing_in_step_3() -> None:
    table = position("david", men={"david": [1], "market-left": [1]}, bezants=[0])
    say(table, BLUE, "pass", "buy 0", "collect")
    assert [earned["area"] for earned in told(table, "earned")] == ["market-left"]
    assert bezants(table)[BLUE] == 1 + 2


@pytest.mark.rule("tower-of-david.one-silver")
def test_its_controller_receives_a_bezant() -> None:
    table = position("david", men={"david": [1, 2]}, bezants=[3, 3, 3, 3])
    assert bezants(table) == [3, 4, 3, 3]
    assert bezants(position("david", bezants=[3, 3, 3, 3], men={"market-left": [1]})) == [3, 3, 3, 3]


@pytest.mark.rule("tower-of-david.move-one")
def test_its_controller_may_send_one_squire_out() -> None:
    table = position("david", men={"david": [1, 2], "palace-left": [1]})
    assert asked(table) == ("TowerOfDavid", GREEN)
    assert bar(table, GREEN, "drop david") == "tower-of-david.move-one"
    assert bar(table, GREEN, "pass") is None
    assert len(free(table, GREEN, "drop")) == 15
    say(table, GREEN, "drop palace-left")
    assert (men(table, "david"), men(table, "palace-left")) == ([1, 1, 0, 0], [1, 1, 0, 0])
    assert asked(table)[0] != "TowerOfDavid"


@pytest.mark.rule("tower-of-david.move-one")
@pytest.mark.parametrize("edition", ["it", "de"])
@pytest.mark.parametrize(("baron", "ruling", "leaves"), [
    (GREEN, "owner-leaves", True),
    (GREEN, "nobody-leaves", False),
    (BLUE, "owner-leaves", False),
    (BLUE, "nobody-leaves", False),
])  # fmt: skip
def test_a_baron_in_the_tower(edition: str, baron: int, ruling: str, leaves: bool) -> None:
    """Green controls the Tower; the bezant is paid in any case."""
    options = {"edition": edition, "david_baron": ruling}
    table = position("david", men={"david": [1, 2], "palace-left": [1]}, barons={baron: "david"}, options=options)
    assert asked(table)[0] == ("TowerOfDavid" if leaves else "Collecting")
    assert bezants(table)[GREEN] == 13


@pytest.mark.rule("tower-of-david.move-one", "baron.block.no-moving.it", "baron.block.no-moving.de")
@pytest.mark.parametrize(("edition", "form"), [("it", "TowerOfDavid"), ("de", "Collecting")])
def test_each_edition_lets_out_of_a_blocked_tower_whom_its_own_words_let_out(edition: str, form: str) -> None:
    """The Italian Baron holds back the others only, the German one everybody."""
    stand = {"david": [1, 2], "palace-left": [1]}
    table = position("david", men=stand, barons={GREEN: "david"}, options={"edition": edition})
    assert asked(table)[0] == form


@pytest.mark.rule("tower-of-david.not-into-blocked")
def test_the_squire_enters_no_blocked_area() -> None:
    table = position("david", men={"david": [1, 2]}, barons={GREEN: "market-large", YELLOW: "palace-left"})
    assert bar(table, GREEN, "drop market-large") == "tower-of-david.not-into-blocked"  # one's own Baron too
    assert bar(table, GREEN, "drop palace-left") == "tower-of-david.not-into-blocked"
    assert bar(table, GREEN, "drop palace-right") is None


@pytest.mark.rule("tower-of-david.before-majorities")
def test_the_move_may_turn_a_majority() -> None:
    stand = {"david": [0, 1], "market-left": [2, 1], "nobility-left": [1]}
    offices = ["treasurer", "constable", "marshal", "admiral"]
    table = say(position("david", men=stand, offices=offices), GREEN, "drop market-left")
    assert asked(table) == ("Materials", GREEN)  # the privilege went with it
    say(table, GREEN, "buy 0")
    say(table, BLUE, "pass")
    assert asked(table) == ("Collecting", GREEN)
    assert (seen_form(table)["squires"], seen_form(table)["bezants"]) == (1, 2)
