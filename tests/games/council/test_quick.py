"""LE AZIONI VELOCI."""

from __future__ import annotations

import pytest

import outremer
from outremer.games.council.vocabulary import PERMITS_BY_REGION
from tests.games.council.position import lying, odds, player, position, roll, roll_first, verbs
from tests.games.talking import asked, bar, free, say, seen, told

COAST = PERMITS_BY_REGION[0]


@pytest.mark.rule("quick.optional")
def test_a_turn_may_end_without_a_quick_action() -> None:
    table = say(position(), 0, "elect white", "into king")
    assert {"hire", "swap", "send"} <= verbs(table, 0)
    assert seen(roll_first(say(table, 0, "end")))["in_turn"] == 1


@pytest.mark.rule("quick.when")
def test_before_or_after_the_main_action() -> None:
    table = position()
    assert {"hire", "swap", "send", "elect"} <= verbs(table, 0)
    after = say(position(), 0, "elect white", "into king")
    assert {"hire", "swap", "send"} <= verbs(after, 0)


@pytest.mark.rule("quick.list")
def test_four_quick_actions() -> None:
    table = say(position(coins=[5], assistants=[3]), 0, "elect white", "into king")
    assert verbs(table, 0) == {"hire", "swap", "send", "extra", "end"}


@pytest.mark.rule("quick.hire.cost", "quick.hire.effect")
def test_hiring_costs_three_coins_and_brings_an_assistant() -> None:
    table = position(coins=[7], assistants=[1])
    reserve = seen(table)["reserve"]
    say(table, 0, "hire")
    assert player(table)["coins"] == 4
    assert player(table)["assistants"] == 2
    assert seen(table)["reserve"] == reserve - 1
    empty = position(assistants=[10, 20, 10, 8])
    assert bar(empty, 0, "hire") == "quick.hire.effect"


@pytest.mark.rule("quick.hire.must-afford")
def test_without_three_coins_nobody_is_hired() -> None:
    assert bar(position(coins=[2]), 0, "hire") == "quick.hire.must-afford"
    assert bar(position(coins=[3]), 0, "hire") is None


@pytest.mark.rule("quick.swap.cost")
def test_swapping_costs_an_assistant() -> None:
    assert bar(position(assistants=[0]), 0, "swap coast") == "quick.swap.cost"
    assert player(say(position(assistants=[1]), 0, "swap coast"))["assistants"] == 0


@pytest.mark.rule("quick.swap.effect")
def test_the_two_permits_go_under_their_pile_in_the_order_one_likes() -> None:
    table = say(position(), 0, "swap coast")
    assert asked(table) == ("Swapping", 0)
    assert free(table, 0, "under") == ["left", "right"]
    say(table, 0, "under right")
    assert seen(table)["permits"]["coast"]["under"] == ["permit-abe", "permit-c"]
    fixed = say(position(options={"swap-order": "left-first"}), 0, "swap coast")
    assert seen(fixed)["permits"]["coast"]["under"] == ["permit-c", "permit-abe"]
    used_up = position(used={1: [name for name in COAST if name not in ("permit-c", "permit-abe")]})
    assert bar(used_up, 0, "swap coast") == "quick.swap.effect"
    assert bar(used_up, 0, "swap hills") is None


@pytest.mark.rule("quick.swap.reveal")
def test_two_new_permits_are_turned_up() -> None:
    table = say(position(), 0, "swap coast", "under left")
    assert len(odds(table)) == 13
    assert not {"permit-c", "permit-abe"} & set(odds(table))
    roll(table, "permit-d", "permit-a")
    assert lying(table, "coast") == ["permit-d", "permit-a"]
    assert lying(table, "hills") == ["permit-fg", "permit-hi"]


def test_with_one_permit_in_the_pile_the_first_laid_under_comes_back() -> None:
    gone = [name for name in COAST if name not in ("permit-c", "permit-abe", "permit-d")]
    table = say(position(used={1: gone}), 0, "swap coast", "under right")
    roll(table, "permit-d")
    assert lying(table, "coast") == ["permit-d", "permit-abe"]
    assert seen(table)["permits"]["coast"]["under"] == ["permit-c"]
    single = position(used={1: gone}, shown={"coast": ["", "permit-abe"]}, permits={2: ["permit-c"]})
    roll(say(single, 0, "swap coast"), "permit-d")
    assert lying(single, "coast") == ["permit-d", "permit-abe"]


@pytest.mark.rule("quick.elect.cost")
def test_sending_costs_an_assistant() -> None:
    assert bar(position(assistants=[0]), 0, "send white") == "quick.elect.cost"
    assert player(say(position(assistants=[2]), 0, "send white", "into king"))["assistants"] == 1


@pytest.mark.rule("quick.elect.effect")
def test_an_assistant_elects_like_the_player_but_earns_nothing() -> None:
    table = say(position(coins=[6]), 0, "send purple", "into coast")
    assert seen(table)["councils"]["coast"] == ["purple", "white", "black", "orange"]
    assert player(table)["coins"] == 6
    assert bar(table, 0, "elect white") is None  # the main action is still to come


@pytest.mark.rule("quick.extra-main.cost")
def test_another_main_action_costs_three_assistants() -> None:
    assert bar(position(assistants=[2]), 0, "extra") == "quick.extra-main.cost"
    assert player(say(position(assistants=[3]), 0, "extra"))["assistants"] == 0


@pytest.mark.rule("quick.extra-main.effect")
def test_two_main_actions_instead_of_one() -> None:
    table = say(position(assistants=[3]), 0, "extra", "elect white", "into king")
    assert bar(table, 0, "end") == "turn.actions.one-main-required"
    say(table, 0, "elect black", "into king")
    assert player(table)["coins"] == 10 + 4 + 4
    assert isinstance(table.need, outremer.Roll)  # the next player draws
    late = say(position(assistants=[3]), 0, "elect white", "into king", "extra")
    assert bar(late, 0, "end") == "turn.actions.one-main-required"
    assert bar(late, 0, "elect black") is None


@pytest.mark.rule("quick.extra-main.same-twice")
def test_the_same_main_action_twice() -> None:
    table = position(assistants=[4], permits={0: ["permit-k", "permit-i"]})
    say(table, 0, "extra", "build permit-i", "build permit-k")
    assert player(table)["emporiums_left"] == 8


def test_an_assistant_sent_is_told_and_one_paid_for_a_swap_is_not() -> None:
    assert told(say(position(), 0, "send white", "into coast"), "sent") == [{"seat": 0}]
    assert told(say(position(), 0, "swap coast"), "sent") == []


@pytest.mark.rule("quick.swap.effect", "action.elect.choose-councillor", "quick.hire.effect")
def test_what_one_cannot_do_at_any_price_is_said_before_the_price() -> None:
    gone = {1: [name for name in COAST if name not in ("permit-c", "permit-abe")]}
    poor = position(used=gone, assistants=[0])
    assert bar(poor, 0, "swap coast") == "quick.swap.effect"
    assert bar(poor, 0, "swap hills") == "quick.swap.cost"
    assert bar(position(assistants=[10, 20, 10, 8], coins=[2]), 0, "hire") == "quick.hire.effect"
