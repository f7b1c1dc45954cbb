"""Windows: whom they ask, in which order wishes are carried out, and what of them stays secret."""

from __future__ import annotations

import pytest

import outremer
from outremer.games.fief.knowing import could_hold, hand_to, spend
from outremer.games.fief.vocabulary import JUSTICE, PASSAGE, SEATS, TAX
from outremer.games.fief.windows import MarchEnded
from outremer.kernel.blanks import NOBODY
from tests.games.fief.any_time import asked_together, at_years_end, before_income, checked
from tests.games.fief.position import france, map_with, position
from tests.games.talking import bar, say, told

HANDS = {0: ["assassination"], 1: ["passage"], 2: ["justice", "uprising"], 3: []}


@pytest.mark.rule("any_time.window", "purse.open")
def test_whoever_could_hold_a_card_for_the_moment_is_asked_and_nobody_else() -> None:
    table = before_income(hands=HANDS)
    assert asked_together(table) == ("BeforeIncome", [0, 1, 2])  # seat 1 has a card too, if a useless one
    lord_and_tax = before_income(hands={0: ["eric"], 1: ["tax"]})  # the backs of the two decks differ
    assert asked_together(lord_and_tax) == ("BeforeIncome", [1])


@pytest.mark.rule("any_time.window", "card.uprising.target")
def test_whoever_could_only_raise_a_village_is_asked_where_one_could_rise() -> None:
    gone, taxed = ["assassination", "justice"], {"duchy-bourg": 0}
    table = before_income(hands={1: ["tax"]}, discards=gone, fief_taxes=taxed)
    assert asked_together(table) == ("BeforeIncome", [1])
    assert asked_together(before_income(hands={1: ["tax"]}, discards=gone))[0] == "Purchases"
    own = before_income(hands={0: ["tax"]}, discards=gone, fief_taxes=taxed)
    assert asked_together(own)[0] == "Purchases"  # of that cause he is the author himself


@pytest.mark.rule("any_time.window")
def test_nobody_is_asked_when_all_such_cards_lie_open() -> None:
    gone = ["assassination", "justice"]
    table = before_income(hands={0: ["tax"]}, discards=gone)
    assert not told(table, "struck")
    assert not isinstance(table.need, outremer.Ask) or table.need.form != "BeforeIncome"


@pytest.mark.rule("any_time.window")
def test_of_several_who_want_to_act_the_first_in_turn_order_does_and_then_all_are_asked_again() -> None:
    table = before_income(
        first=2,
        hands={0: ["assassination"], 2: ["justice"], 1: ["tax"]},
        flags={"othon": ["assassin"]},
    )
    say(table, 0, "strike isabelle")
    say(table, 2, "condemn othon")
    assert not told(table, "condemned")  # one answer is missing
    say(table, 1, "pass")
    assert told(table, "condemned") == [{"seat": 2, "lord": "othon"}]
    assert not told(table, "struck")  # forgotten; seat 0 is asked again
    assert asked_together(table) == ("BeforeIncome", [0, 1])


@pytest.mark.rule("any_time.window")
def test_the_active_player_comes_before_the_first_player() -> None:
    hands = {0: ["assassination"], 2: ["justice"]}
    table = before_income(first=0, hands=hands, flags={"henri": ["assassin"]})
    france(table).active = 2
    say(table, 0, "strike isabelle")
    say(table, 2, "condemn henri")
    assert told(table, "condemned")
    assert not told(table, "struck")


@pytest.mark.rule("any_time.window")
def test_after_the_active_player_come_the_others_from_the_first_player_on() -> None:
    hands = {1: ["assassination"], 3: ["justice"]}
    table = before_income(first=0, hands=hands, flags={"henri": ["assassin"]}, driver=outremer.Scripted("6"))
    france(table).active = 2
    say(table, 3, "condemn henri")
    say(table, 1, "strike isabelle")
    assert told(table, "struck")
    assert not told(table, "condemned")


@pytest.mark.rule("any_time.window")
def test_an_answer_is_known_to_who_gave_it_alone() -> None:
    table = before_income(hands=HANDS)
    say(table, 0, "strike henri")
    assert "'my_answer': 'strike henri'" in str(table.view(0))
    assert "strike henri" not in str(table.view(1))
    assert "strike henri" not in str(table.view(None))
    assert "strike" not in table.record(1)


@pytest.mark.rule("any_time.window")
def test_what_has_become_impossible_since_it_was_answered_is_not_done() -> None:
    table = before_income(hands={0: ["assassination"], 1: ["passage"]})
    say(table, 0, "strike henri")
    say(table, 0, "assassinate isabelle")  # the same card, at once
    say(table, 0, "blame charles")
    assert len(told(table, "struck")) == 1
    say(table, 1, "pass")
    assert len(told(table, "struck")) == 1


@pytest.mark.rule("any_time.not_mid_roll")
def test_no_offer_breaks_in_between_a_roll_and_its_last_consequence() -> None:
    table = before_income(hands={0: ["assassination"], 1: ["passage"], 2: ["justice"]}, flags={"arthur": ["assassin"]})
    assert bar(table, 2, "justice arthur") is None
    say(table, 0, "assassinate henri")
    assert asked_together(table) == ("Foil", [1])
    assert bar(table, 2, "justice arthur") == "any_time.not_mid_roll"


def test_what_everybody_knows_of_a_hand_decides_whether_it_could_hold_a_card() -> None:
    g = map_with(hands={0: ["tax", "tax"], 1: ["justice"]}, lords={"charles": (0, "bourg"), "henri": (1, "blaye")})
    assert could_hold(g, 0, JUSTICE)
    for card in range(len(g.card)):
        if g.card[card] == 0:
            g.seen[card] = g.rules.everyone  # both taxes lie open
    assert not could_hold(g, 0, JUSTICE)
    assert could_hold(g, 0, TAX)
    assert not could_hold(g, 2, JUSTICE)  # an empty hand
    spend(g, 1, JUSTICE)
    assert not could_hold(g, 1, JUSTICE)


def test_a_card_passed_unseen_wipes_what_outsiders_knew_of_both_hands() -> None:
    g = map_with(hands={0: ["tax", "passage"], 1: ["justice"]}, lords={"charles": (0, "bourg")})
    for card in range(len(g.card)):
        if g.card[card] in (0, 1):
            g.seen[card] = g.rules.everyone
    hand_to(g, 0, 1, PASSAGE, 0)
    for card in range(len(g.card)):
        if g.card[card] in (0, 1):
            assert g.seen[card] == 0b11


def test_who_knew_of_one_of_two_like_cards_knows_of_none_when_one_is_played() -> None:
    """Else the table would learn that there were two."""
    g = map_with(hands={0: ["tax", "tax"]}, lords={"charles": (0, "bourg")})
    one, other = [card for card in range(len(g.card)) if g.card[card] == 0]
    g.seen[one] = 0b0011
    g.seen[other] = 0b0101
    spend(g, 0, TAX)
    (left,) = [card for card in (one, other) if g.card[card] == 0]
    assert g.seen[left] == 0b0001
    assert NOBODY not in g.seen


@pytest.mark.parametrize("seed", range(4))
def test_windows_pass_the_checks(seed: int) -> None:
    table = before_income(
        hands={0: ["assassination", "tax"], 1: ["passage", "uprising"], 2: ["justice", "uprising"], 3: ["passage"]},
        flags={"henri": ["assassin"]},
        fief_taxes={"duchy-bourg": 0},
        struck={"see-sigy": ["famine"]},
        titles={"othon": ["see-sigy"], "isabelle": ["see-bourg", "cardinal"]},
        walls={"sigy": "stronghold"},
        mills={"sigy": 2},
        coins={2: 9},
        turn=12,
    )
    report = checked(at_years_end(table), seed)
    assert report.redeals


@pytest.mark.rule("any_time.window")
def test_whoever_answered_last_may_not_think_again_though_nobody_acted() -> None:
    """That nobody did is what they have learnt by it."""
    table = before_income(hands=HANDS)
    say(table, 0, "pass")
    assert table.may_undo(0)
    say(table, 1, "pass")
    say(table, 2, "pass")
    assert not table.may_undo(2)


@pytest.mark.rule("any_time.window")
def test_the_end_of_a_march_concerns_whoever_marched_and_whoever_shares_a_village_with_them() -> None:
    lords = {"charles": (0, "bourg"), "henri": (1, "bourg"), "eric": (2, "sigy"), "othon": (3, "tournus")}
    g = france(position("march", lords=lords))
    window = MarchEnded([NOBODY] * SEATS)
    for active, concerned in ((0, [0, 1]), (1, [0, 1]), (2, [2]), (NOBODY, [0, 1, 2, 3])):
        g.active = active
        assert [seat for seat in range(4) if window.concerns(g, seat)] == concerned
