"""A refusal cites the rule that really forbids the move, not one that merely stands nearby."""

from __future__ import annotations

import pytest

import outremer
from tests.games.jerusalem.position import BLUE, GREEN, RED, YELLOW, behind, offices, position
from tests.games.talking import bar, say

GERMAN = {"edition": "de"}
BEFORE_THE_TURN = [
    ("place david", "round.phases.order"),
    ("hire", "mercenaries.when"),
    ("lock david", "baron.use.own-turn"),
    ("play two-points", "action-cards.when"),
    ("dismiss david", "round.phases.order"),
    ("silver", "character.ability.when"),
    ("march", "character.ability.when"),
    ("gain bezant", "action-cards.two-resources"),
    ("target 1 market-large", "action-cards.turncoat"),
    ("collect", "round.phase3.steps.order"),
    ("study", "round.phase3.steps.order"),
    ("buy 1", "round.phase3.steps.order"),
    ("steal 2", "round.phase3.steps.order"),
    ("save 1", "event.shown-early-works-late"),
    ("keep market-left", "event.shown-early-works-late"),
]


@pytest.mark.parametrize(("move", "rule"), BEFORE_THE_TURN)
def test_in_the_auction_each_verb_is_told_its_own_time(move: str, rule: str) -> None:
    table = position("auction", hands={BLUE: ["two-points"], GREEN: ["two-points"]})
    assert bar(table, BLUE, move) == rule, "the opener, who is asked"
    assert bar(table, GREEN, move) == rule, "somebody else"


@pytest.mark.parametrize("move", [move for move, _ in BEFORE_THE_TURN[:7]])
def test_in_the_turn_of_another_it_is_the_order_that_forbids(move: str) -> None:
    table = position(turn="constable", men={"david": [3, 3]}, hands={GREEN: ["two-points"]})
    assert bar(table, GREEN, move) == "placement.order"
    say(table, BLUE, "dismiss david")
    assert bar(table, GREEN, move) == "placement.order", "in the middle of a paragraph, too"


def test_in_the_middle_of_a_paragraph_that_paragraph_comes_first() -> None:
    table = position(turn="constable", men={"david": [3]}, hands={BLUE: ["two-points"]}, behind=[3])
    say(table, BLUE, "dismiss david")
    for move in ("play two-points", "place david", "hire", "end"):
        assert bar(table, BLUE, move) == "dismiss.rate"


def test_out_of_turn_it_is_the_order_that_forbids() -> None:
    sale = position("auction")
    assert bar(sale, GREEN, "open marshal 1") == "auction.bid.clockwise"
    picking = position("cards", driver=outremer.Seeded(1))
    assert bar(picking, GREEN, "pick two-points") == "auction.character.turn-order"
    turn = position(turn="constable", men={"david": [3, 3]}, hands={BLUE: ["two-resources"]})
    assert bar(turn, GREEN, "end") == "placement.order"
    say(turn, BLUE, "play two-resources")
    assert bar(turn, GREEN, "gain bezant") == "placement.order"
    assert bar(turn, BLUE, "pass") == "round.phases.order"
    assert bar(turn, BLUE, "raise 3") == "round.phases.order"
    assert bar(turn, BLUE, "pick two-points") == "round.phases.order"
    income = position("income", men={"market-left": [1], "market-right": [0, 1]})
    assert bar(income, GREEN, "collect") == "auction.character.turn-order"
    assert bar(income, BLUE, "play two-points") == "action-cards.when"


def test_in_ones_own_turn_what_belongs_to_a_card_waits_for_that_card() -> None:
    table = position(turn="constable", men={"market-large": [1, 1], "david": [3]}, hands={BLUE: ["turncoat"]})
    assert bar(table, BLUE, "target 1 market-large") == "action-cards.turncoat"
    assert bar(table, BLUE, "gain bezant") == "action-cards.two-resources"
    assert bar(table, BLUE, "play two-points") == "action-cards.secret", "it is not in the hand"
    say(table, BLUE, "play turncoat", "lift david")
    assert bar(table, BLUE, "target 1 market-large") is None
    assert bar(table, GREEN, "target 1 market-large") == "placement.order"


@pytest.mark.rule("round.phases.order")
def test_passing_and_dismissing_belong_to_phases_of_their_own() -> None:
    turn = position(turn="constable", men={"david": [3]})
    picking = position("cards", driver=outremer.Seeded(1))
    income = position("income", men={"market-left": [1]})
    for table in (turn, picking, income):
        assert bar(table, BLUE, "pass") == "round.phases.order"
    assert bar(say(turn, BLUE, "dismiss david"), BLUE, "pass") == "round.phases.order", "in the middle of a dismissal"
    for table in (picking, income, position("auction", men={"david": [3]})):
        assert bar(table, BLUE, "dismiss david") == "round.phases.order"


@pytest.mark.rule("dismiss.from-any-areas.de")
def test_three_squires_beside_a_baron_are_kept_by_the_baron_and_not_by_the_price() -> None:
    table = position(turn="admiral", options=GERMAN, men={"david": [0, 0, 0, 5]}, barons={RED: "david"})
    assert bar(table, RED, "dismiss david") == "dismiss.from-any-areas.de"
    few = position(turn="admiral", options=GERMAN, men={"david": [0, 0, 0, 2]}, barons={RED: "david"})
    assert bar(few, RED, "dismiss david") == "dismiss.rate", "they would not do without the Baron either"


@pytest.mark.rule("character.marshal.move.it")
@pytest.mark.rule("action-cards.turncoat")
@pytest.mark.rule("action-cards.move-two.it")
def test_who_has_no_squire_on_the_board_is_not_told_of_barons() -> None:
    cards = ["turncoat", "move-two"]
    table = position(turn="marshal", men={"market-left": [2]}, hands={YELLOW: cards})
    assert bar(table, YELLOW, "march") == "character.marshal.move.it"
    assert bar(table, YELLOW, "play turncoat") == "action-cards.turncoat"
    assert bar(table, YELLOW, "play move-two") == "action-cards.move-two.it"
    blocked = position(
        turn="marshal", men={"market-left": [2], "david": [0, 0, 2]}, barons={BLUE: "david"}, hands={YELLOW: cards}
    )
    assert bar(blocked, YELLOW, "march") == "character.marshal.move.no-baron"
    assert bar(blocked, YELLOW, "play turncoat") == "action-cards.turncoat.no-baron"
    assert bar(blocked, YELLOW, "play move-two") == "action-cards.move-two.no-baron"


@pytest.mark.rule("action-cards.move-two.at-most-two")
def test_two_squires_are_moved_and_not_a_third_nor_to_where_they_stand() -> None:
    table = position(turn="admiral", men={"david": [0, 0, 0, 3]}, hands={RED: ["move-two"]})
    say(table, RED, "play move-two", "lift david")
    assert bar(table, RED, "drop david") == "action-cards.move-two.at-most-two"
    assert bar(table, RED, "lift david") == "action-cards.move-two.at-most-two"
    say(table, RED, "drop market-left", "lift david", "drop market-left")
    assert bar(table, RED, "lift david") == "placement.from-screen-only"


@pytest.mark.parametrize(
    ("edition", "options", "rule"),
    [
        ("it", {}, "baron.requirement.it"),
        ("de", {}, "baron.requirement.de"),
        ("it", {"baron_squires": "area"}, "baron.requirement.even-if-unwanted"),
        ("de", {"baron_squires": "sector"}, "baron.requirement.even-if-unwanted"),
    ],
)
def test_too_few_for_a_baron_by_the_words_of_the_edition_or_by_those_both_have(
    edition: str, options: dict[str, str], rule: str
) -> None:
    table = position(turn="marshal", options={"edition": edition, **options})
    assert bar(table, YELLOW, "lock david") == rule


@pytest.mark.rule("dismiss.unblocked-only")
def test_an_italian_table_that_lets_nobody_be_dismissed_beside_a_baron_names_its_own_ruling() -> None:
    table = position(
        turn="admiral", options={"dismissal": "unblocked"}, men={"david": [0, 0, 0, 3]}, barons={RED: "david"}
    )
    assert bar(table, RED, "dismiss david") == "dismiss.unblocked-only"


@pytest.mark.rule("auction.bid.not-more-than-owned")
@pytest.mark.parametrize("office", ["constable", "admiral"])
def test_an_opening_bid_beyond_the_purse_is_barred_by_the_purse(office: str) -> None:
    assert bar(position("auction", bezants=[4]), BLUE, f"open {office} 5") == "auction.bid.not-more-than-owned"


@pytest.mark.rule("character.constable.baron.large")
@pytest.mark.rule("character.constable.baron.small")
def test_the_constable_is_told_his_own_number() -> None:
    for options in ({}, GERMAN):
        table = position(turn="constable", options=options)
        assert bar(table, BLUE, "lock market-large") == "character.constable.baron.large"
        assert bar(table, BLUE, "lock market-left") == "character.constable.baron.small"
        assert bar(table, BLUE, "lock david") == "character.constable.baron.large"


@pytest.mark.rule("baron.palace.tie")
@pytest.mark.rule("baron.palace.round1.it")
def test_the_palace_is_barred_by_the_tower_by_the_tie_or_by_the_first_round() -> None:
    first = say(position(turn="marshal", round_=1), YELLOW, *["place palace-large"] * 3)
    assert bar(first, YELLOW, "lock palace-large") == "baron.palace.round1.it"
    tied = position(turn="marshal", floors=[2, 1, 2], points=[1, 9, 3])
    say(tied, YELLOW, *["place palace-large"] * 3)
    assert bar(tied, YELLOW, "lock palace-large") == "baron.palace.tie"
    alone = position(turn="marshal", floors=[2, 1, 3], points=[1, 9, 3])
    say(alone, YELLOW, *["place palace-large"] * 3)
    assert bar(alone, YELLOW, "lock palace-large") == "baron.palace.leader-may-not-block"


@pytest.mark.rule("baron.palace.leader-may-not-block", "baron.palace.round1.it", "baron.palace.round1.de")
@pytest.mark.parametrize("edition", ["it", "de"])
def test_who_may_not_block_the_large_palace_hears_that_before_any_squire_is_asked_for(edition: str) -> None:
    options = {"edition": edition}
    leader = position(turn="marshal", floors=[1, 1, 2], options=options)
    assert bar(leader, YELLOW, "lock palace-large") == "baron.palace.leader-may-not-block"
    assert bar(leader, YELLOW, "lock palace-left") == f"baron.requirement.{edition}"
    first = position(turn="constable", round_=1, options=options)
    assert bar(first, BLUE, "lock palace-large") == f"baron.palace.round1.{edition}"
    other = position(turn="marshal", floors=[2, 1, 1], options=options)
    assert bar(other, YELLOW, "lock palace-large") == f"baron.requirement.{edition}", "nothing else is in the way"


@pytest.mark.rule("auction.pass.out-of-this-auction", "auction.winner.bids-no-more")
def test_a_bidder_who_is_out_hears_why_and_not_of_the_order() -> None:
    table = say(position("auction"), BLUE, "open marshal 1")
    say(table, GREEN, "pass")
    say(table, YELLOW, "raise 3")
    assert bar(table, GREEN, "raise 4") == "auction.pass.out-of-this-auction"
    assert bar(table, GREEN, "pass") == "auction.pass.out-of-this-auction"
    assert bar(table, BLUE, "raise 4") == "auction.bid.clockwise", "still in, and Red comes first"
    assert bar(table, YELLOW, "raise 4") == "auction.bid.clockwise", "the highest bidder waits for the others"
    say(table, RED, "pass")
    say(table, BLUE, "pass")
    assert offices(table) == ["none", "none", "marshal", "none"]
    say(table, RED, "open admiral 0")
    assert bar(table, YELLOW, "raise 1") == "auction.winner.bids-no-more"
    assert bar(table, GREEN, "raise 1") == "auction.bid.clockwise", "whoever passed is in again"


@pytest.mark.rule("action-cards.one-per-round", "actionpick.last-has-no-choice")
def test_who_has_a_card_or_has_no_choice_hears_that() -> None:
    script = outremer.Scripted("two-points", "two-bezants", "move-two", "turncoat")
    table = say(position("cards", driver=script), BLUE, "pick two-points")
    assert bar(table, BLUE, "pick turncoat") == "action-cards.one-per-round"
    assert bar(table, YELLOW, "pick turncoat") == "auction.character.turn-order"
    assert bar(table, RED, "pick turncoat") == "actionpick.last-has-no-choice"


@pytest.mark.rule("income.may-take-less")
def test_who_has_collected_gets_nothing_more() -> None:
    table = position("income", men={"market-left": [1], "market-right": [0, 1], "templars-left": [0, 0, 1]})
    say(table, BLUE, "collect")
    assert bar(table, BLUE, "collect") == "income.may-take-less"
    assert bar(table, YELLOW, "collect") == "auction.character.turn-order"


@pytest.mark.rule("event.succession.no-baron-no-saving", "event.succession.save-two")
def test_without_a_baron_or_for_the_second_time_nobody_is_saved() -> None:
    stand = {"palace-left": [2, 2, 2, 0]}
    table = position("event", men=stand, barons={BLUE: "david", YELLOW: "market-left", RED: "market-right"})
    assert bar(table, GREEN, "save 1") == "event.succession.no-baron-no-saving"
    assert bar(table, YELLOW, "save 1") == "auction.character.turn-order"
    assert bar(table, RED, "save 1") == "event.succession.save-two", "none of Red's stands in the Palace"
    say(table, BLUE, "save 1")
    assert bar(table, BLUE, "save 1") == "event.succession.save-two"


@pytest.mark.rule("event.tax.remove-market")
def test_who_has_paid_or_has_nothing_in_the_market_keeps_nobody_more() -> None:
    table = position("event", event="tax", men={"market-left": [2, 2, 1]})
    say(table, BLUE, "keep market-left", "end")
    assert bar(table, BLUE, "keep market-left") == "event.tax.remove-market"
    assert bar(table, RED, "keep market-left") == "event.tax.remove-market"
    assert bar(table, YELLOW, "keep market-left") == "auction.character.turn-order"


@pytest.mark.rule("event.war.hit-opponents", "event.war.turn-order")
def test_who_has_struck_or_lost_none_strikes_none() -> None:
    table = position("event", event="war", men={"templars-left": [1, 1, 1], "david": [3, 3, 3, 3]})
    say(table, BLUE, "target 1 david")
    assert bar(table, BLUE, "target 1 david") == "event.war.hit-opponents"
    assert bar(table, RED, "target 1 david") == "event.war.hit-opponents"
    assert bar(table, YELLOW, "target 1 david") == "event.war.turn-order"


@pytest.mark.rule("two-players.sectors-in-play", "baron.block.no-placing-by-others", "placement.from-screen-only")
def test_what_a_mercenary_would_not_mend_is_said_before_that_none_is_left() -> None:
    two = position(seats=2, turn="admiral")
    say(two, GREEN, *["place david"] * behind(two)[GREEN])
    assert bar(two, GREEN, "place nobility-left") == "two-players.sectors-in-play"
    assert bar(two, GREEN, "place david") == "placement.from-screen-only"
    blocked = position(turn="admiral", men={"david": [3]}, barons={BLUE: "david"})
    say(blocked, RED, *["place market-left"] * behind(blocked)[RED])
    assert bar(blocked, RED, "place david") == "baron.block.no-placing-by-others"
    assert bar(blocked, RED, "place market-left") == "placement.from-screen-only"
    assert bar(position(behind=[43], bezants=[2]), BLUE, "hire") == "mercenaries.from-supply", "not for 3 either"
