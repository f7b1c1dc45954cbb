"""SVOLGIMENTO: whose turn it is, the card drawn first, and which actions a turn holds."""

from __future__ import annotations

import pytest

import outremer
from outremer.words import Words
from tests.games.council.position import (
    buy,
    hand,
    held,
    odds,
    pass_turns,
    player,
    position,
    roll,
    roll_first,
    set_up,
    verbs,
    world,
)
from tests.games.talking import asked, bar, free, say, seen, told


@pytest.mark.rule("turn.order")
def test_turns_go_clockwise_from_the_first_player() -> None:
    table = set_up(options={"first-player": "first-seat"})
    order = []
    for _ in range(6):
        order.append(asked(table)[1])
        seat = order[-1]
        say(table, seat, "elect " + free(table, seat, "elect")[0], "into king", "end")
    assert order == [0, 1, 2, 3, 0, 1]
    assert seen(table)["round"] == 2
    assert bar(table, 0, "end") == "turn.order"  # it is the third player's turn
    late = outremer.new("council", 3, seed=2)
    assert asked(late)[1] == seen(late)["first_player"]


@pytest.mark.rule("turn.two-phases")
def test_the_card_comes_before_the_actions() -> None:
    table = position(drawn=False, hands={0: ["white"]})
    assert isinstance(table.need, outremer.Roll)
    assert table.moves(0) == []
    assert bar(table, 0, "elect white") == "turn.order"
    roll(table, "pink")
    assert asked(table) == ("Turn", 0)


@pytest.mark.rule("turn.draw.one-card")
def test_one_card_is_drawn_into_the_hand() -> None:
    table = roll(position(drawn=False, hands={0: ["white"]}), "pink")
    assert hand(table) == ["white", "pink"]
    assert seen(table)["deck"] == 88
    assert isinstance(table.need, outremer.Ask)
    say(table, 0, "elect white", "into king", "end")
    roll(table, "wild")
    assert hand(table, 1) == ["wild"]
    assert asked(table) == ("Turn", 1)


@pytest.mark.rule("turn.draw.deck-empty")
def test_the_discards_make_a_new_deck_at_once() -> None:
    table = position(drawn=False, deck=["pink"], discards={1: ["white", "black"]})
    roll(table, "pink")
    assert seen(table)["deck"] == 2
    assert seen(table)["discards"] == {}
    assert told(table, "reshuffled") == [{"count": 2}]
    assert all(total.found == total.wanted for total in table.game.totals(world(table), []))  # no card counts as drawn


def test_where_a_table_rules_so_the_new_deck_waits_for_the_next_card() -> None:
    table = position(drawn=False, options={"reshuffle": "when-due"}, deck=["pink"], discards={1: ["white", "black"]})
    roll(table, "pink")
    assert seen(table)["deck"] == 0
    assert seen(table)["discards"] == {"white": 1, "black": 1}
    say(table, 0, "elect white", "into king", "end")
    assert odds(table) == {"white": 1, "black": 1}


def test_without_any_card_left_none_is_drawn_and_the_next_discards_are_the_deck() -> None:
    table = position(turn=3, deck=[], hands={0: ["white", "black", "orange", "pink"]})
    say(table, 3, "elect white", "into hills", "end")
    assert asked(table) == ("Turn", 0)
    buy(table, 0, "coast", ["white", "black", "orange", "pink"])
    assert seen(table)["deck"] == 4
    assert seen(table)["discards"] == {}


@pytest.mark.rule("turn.actions.one-main-required")
def test_one_main_action_no_more_and_no_less() -> None:
    table = position()
    assert bar(table, 0, "end") == "turn.actions.one-main-required"
    say(table, 0, "elect white", "into king")
    for move in ("elect black", "acquire coast", "king", "build permit-a"):
        assert bar(table, 0, move) == "turn.actions.one-main-required"
    assert bar(table, 0, "end") is None
    stuck = position(coins=[20], assistants=[0])
    assert bar(stuck, 0, "elect white") is None


@pytest.mark.rule("turn.actions.one-main-required")
def test_words_of_an_action_that_has_not_begun_are_barred_by_what_it_asks_for() -> None:
    """Before the main action as after it."""
    before = position(coins=[10])
    for table in (before, say(before.clone(), 0, "elect white", "into king")):
        assert asked(table) == ("Turn", 0)
        assert bar(table, 0, "into coast") == "action.elect.choose-councillor"
        assert bar(table, 0, "lay white") == bar(table, 0, "pay") == "action.acquire.choose-council"
        assert bar(table, 0, "place arkon") == "build.permit.choose-tile"
        assert bar(table, 0, "travel arkon") == "build.king.satisfy-council"


@pytest.mark.rule("turn.actions.quick-optional")
def test_one_quick_action_at_most() -> None:
    table = say(position(coins=[10], assistants=[5]), 0, "hire")
    for move in ("hire", "swap coast", "send white", "extra"):
        assert bar(table, 0, move) == "turn.actions.quick-optional"
    say(table, 0, "elect white", "into king")
    assert asked(roll_first(table)) == ("Turn", 1)


@pytest.mark.rule("turn.actions.quick-order")
def test_the_quick_action_comes_first_or_last() -> None:
    first = say(position(), 0, "hire", "elect white", "into king")
    last = say(position(), 0, "elect white", "into king", "hire")
    assert world(first).has == world(last).has
    assert world(first).councillors == world(last).councillors


def test_a_turn_ends_by_itself_when_nothing_is_left_to_choose() -> None:
    table = say(position(coins=[0], assistants=[0]), 0, "elect white", "into king")
    assert asked(table) == ("Turn", 0)  # four coins would hire an assistant
    table = position(coins=[0], assistants=[0], hands={0: ["white", "black", "orange", "pink"]})
    buy(table, 0, "coast", ["white", "black", "orange", "pink"])
    say(table, 0, "take permit-abe")
    roll(table, "permit-a")
    assert asked(table) == ("Turn", 0)  # three coins came with the permit
    broke = position(coins=[0], assistants=[0], permits={0: ["permit-k"]})
    roll(say(broke, 0, "build permit-k"), "white")
    assert seen(broke)["in_turn"] == 1


@pytest.mark.rule("action.list")
def test_four_main_actions() -> None:
    table = position(coins=[20], assistants=[0], hands={0: ["white", "black"]}, permits={0: ["permit-k"]})
    assert verbs(table, 0) - {"hire"} == {"elect", "acquire", "build", "king"}


@pytest.mark.rule("symbol.extra-main-action")
def test_an_action_won_may_be_taken_until_the_turn_ends_or_let_go() -> None:
    def won() -> outremer.Table:
        table = position(
            shown={"coast": ["permit-e", "permit-abe"]}, hands={0: ["white", "black", "orange", "pink"]}, assistants=[4]
        )
        buy(table, 0, "coast", ["white", "black", "orange", "pink"])
        return roll(say(table, 0, "take permit-e"), "permit-a")

    assert seen(won())["extra_actions"] == 1
    assert bar(won(), 0, "end") is None
    assert asked(roll_first(say(won(), 0, "end"))) == ("Turn", 1)
    table = say(won(), 0, "extra", "elect white", "into king")  # both kinds in one turn
    assert bar(table, 0, "end") is None
    assert seen(table)["extra_actions"] == 1
    say(table, 0, "build permit-e")
    assert seen(table)["extra_actions"] == 0
    assert held(table) == []


@pytest.mark.rule("end.round-limit")
def test_a_game_without_end_is_scored_after_200_rounds() -> None:
    table = pass_turns(position(round_=200, turn=2), 1)
    assert asked(table) == ("Turn", 3)
    pass_turns(table, 1)
    assert table.over
    assert told(table, "time-is-up") == [{"round": 200}]
    explained = table.breakdown()
    assert explained is not None
    assert explained.how == "time-is-up"
    assert player(table)["points"] == 5 + 3  # nobility and permits, tied by all


@pytest.mark.rule("end.round-limit", "end.others-final-turn")
def test_last_turns_set_off_in_round_200_are_taken_past_it() -> None:
    nine = ["arkon", "burgen", "dorful", "framek", "graden", "kultos", "lyram", "merkatim", "naris"]
    table = position(round_=200, turn=2, built={2: nine}, permits={2: ["permit-j"]}, tokens={})
    say(table, 2, "build permit-j", "end")
    order = []
    while not table.over:
        roll_first(table)
        order.append((asked(table)[1], seen(table)["round"]))
        pass_turns(table, 1)
    assert order == [(3, 200), (0, 201), (1, 201)]
    assert told(table, "time-is-up") == []
    assert [one["points"] for one in told(table, "finished")] == [5, 5, 3 + 5 + 3, 5]  # the permit is the only one


@pytest.mark.rule("turn.actions.one-main-required", "turn.actions.quick-optional", "symbol.extra-main-action")
def test_the_prompt_asks_for_what_is_still_to_be_done() -> None:
    words = Words("council", "en")

    def prompt(table: outremer.Table) -> str:
        *_, form = table.view(0)["forms"]
        return words.prompt(form["form"], {name: shown for name, shown in form.items() if name != "form"})

    table = position(coins=[9], hands={0: ["white"]})
    assert prompt(table) == "Take a main action and, if you like, a quick one."
    quick_first = say(table.clone(), 0, "hire")
    assert prompt(quick_first) == "Take a main action."
    say(table, 0, "elect white", "into king")
    assert prompt(table) == "Take a quick action, or end the turn."
    rich = say(position(coins=[9], hands={0: ["white"]}, extra=1), 0, "elect white", "into king")
    assert prompt(rich) == "Take a main action that you have won or a quick one, or end the turn."
    assert prompt(say(rich, 0, "hire")) == "Take a main action that you have won, or end the turn."


@pytest.mark.rule("symbol.politics-card")
def test_a_card_drawn_is_heard_by_its_owner_and_counted_as_new() -> None:
    table = roll(position(turn=2, drawn=False, hands={2: ["white"]}), "pink")
    assert told(table, "drew", 2) == [{"seat": 2, "card": "pink"}]
    for other in (0, 1, 3, None):
        assert told(table, "drew", other) == []
        assert told(table, "drew-card", other) == [{"seat": 2}]
        assert "roll pink" not in table.record(other)
    assert "roll pink" in table.record(2)
    saved = table.save()["world"]["cards"]
    assert saved["hand"][2]["pink"] == saved["fresh"][2]["pink"] == 1


def test_cards_paid_lie_with_those_of_their_player() -> None:
    table = position(turn=2, hands={2: ["white", "black", "orange", "pink"]})
    played = buy(table, 2, "coast", ["white", "black", "orange", "pink"]).save()["world"]["cards"]["played"]
    assert [sum(row.values()) for row in played] == [0, 0, 4, 0]
