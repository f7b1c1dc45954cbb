"""LE CARTE AZIONE."""

from __future__ import annotations

import pytest

import outremer
from outremer.games.jerusalem.game import printed_deck
from outremer.games.jerusalem.vocabulary import CARDS
from tests.games.jerusalem.position import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    behind,
    bezants,
    hand,
    men,
    points,
    position,
    sector,
    supply,
    world,
)
from tests.games.talking import asked, bar, free, say, seen, told


def holding(*cards: str, **stand: list[int]) -> outremer.Table:
    """Blue, as Constable, holds these cards. Squires: `market_left=[1, 2]`."""
    men = {area.replace("_", "-"): counts for area, counts in stand.items()}
    return position(round_=4, event="war", hands={BLUE: cards}, men=men)


@pytest.mark.rule("action-cards.secret")
def test_cards_are_secret_until_they_are_played() -> None:
    table = holding("turncoat", "two-points")
    assert seen(table, GREEN)["players"][BLUE]["hand"] is None
    assert seen(table)["players"][BLUE]["hand"] is None
    assert seen(table, BLUE)["players"][BLUE]["hand"] == {"turncoat": 1, "two-points": 1}
    say(table, BLUE, "play two-points")
    assert told(table, "played", GREEN) == [{"seat": BLUE, "card": "two-points"}]


@pytest.mark.rule("action-cards.when")
def test_cards_are_played_in_ones_own_turn_only() -> None:
    hands = {0: ["two-points"], 1: ["two-points"]}
    table = position(turn="constable", hands=hands)
    assert bar(table, BLUE, "play two-points") is None
    assert bar(table, GREEN, "play two-points") == "placement.order"
    for part in ("auction", "david", "privileges", "income", "event"):
        elsewhere = position(part, event="tax", hands=hands, men={"david": [1], "market-left": [1]})
        assert asked(elsewhere)[1] == BLUE
        assert bar(elsewhere, BLUE, "play two-points") == "action-cards.when"


@pytest.mark.rule("action-cards.discard")
def test_a_played_card_is_discarded_for_good() -> None:
    table = say(holding("two-points"), BLUE, "play two-points")
    assert hand(table, BLUE) == []
    assert seen(table)["discards"] == {"two-points": 1}
    assert world(table).deck[2] == 2
    assert bar(table, BLUE, "play two-points") == "action-cards.secret"


@pytest.mark.rule("action-cards.no-hand-limit.de")
def test_any_number_may_be_held() -> None:
    cards = ["two-points"] * 2 + ["two-bezants"] * 3 + ["one-squire"]
    drawn = outremer.Scripted("two-points", "turncoat", "turncoat", "one-squire")
    table = position("cards", round_=4, event="war", hands={BLUE: cards}, driver=drawn)
    say(table, BLUE, "pick two-points")
    assert sorted(hand(table, BLUE)) == sorted([*cards, "two-points"])


@pytest.mark.rule("action-cards.no-play-limit")
def test_any_number_may_be_played() -> None:
    cards = ["two-points"] * 3 + ["two-bezants"] * 3 + ["one-squire"]
    table = holding(*cards)
    say(table, BLUE, *(f"play {card}" for card in cards))
    assert (points(table)[BLUE], bezants(table)[BLUE], behind(table)[BLUE]) == (6, 18, 8)


@pytest.mark.rule("action-cards.gains-use-or-keep.it", "action-cards.gains-use-or-keep.de")
@pytest.mark.parametrize("edition", ["it", "de"])
def test_gains_are_used_or_kept_but_not_those_of_influence(edition: str) -> None:
    cards = ["squire-and-bezant", "influence-market"]
    table = position(options={"edition": edition}, hands={BLUE: cards}, bezants=[2])
    say(table, BLUE, "play squire-and-bezant")
    assert (behind(table)[BLUE], bezants(table)[BLUE]) == (8, 3)
    say(table, BLUE, "hire", "place david", "play influence-market")
    assert bar(table, BLUE, "end") == "action-cards.influence"  # both must go to the board
    say(table, BLUE, "place market-left", "place market-left", "end")
    assert (behind(table)[BLUE], men(table, "market-left")[BLUE]) == (8, 2)


@pytest.mark.rule("action-cards.gains-to-screen.de")
def test_gains_go_behind_the_screen() -> None:
    table = holding("one-squire", "two-bezants", "squire-and-bezant")
    say(table, BLUE, "play one-squire", "play two-bezants", "play squire-and-bezant")
    own = seen(table, BLUE)["players"][BLUE]
    assert (own["squires"], own["bezants"]) == (9, 15)
    assert sum(world(table).men) == 0


@pytest.mark.rule("action-cards.one-squire")
def test_one_squire() -> None:
    table = say(holding("one-squire"), BLUE, "play one-squire")
    assert (behind(table)[BLUE], supply(table)[BLUE], bezants(table)[BLUE]) == (8, 42, 12)


@pytest.mark.rule("action-cards.two-bezants")
def test_two_bezants() -> None:
    table = say(holding("two-bezants"), BLUE, "play two-bezants")
    assert (behind(table)[BLUE], bezants(table)) == (7, [14, 12, 12, 12])


@pytest.mark.rule("action-cards.two-points")
def test_two_points() -> None:
    table = say(holding("two-points"), BLUE, "play two-points")
    assert (points(table), bezants(table)[BLUE]) == ([2, 0, 0, 0], 12)


@pytest.mark.rule("action-cards.two-resources")
def test_two_resources_in_any_mix() -> None:
    for first, second in [("squire", "bezant"), ("squire", "squire"), ("bezant", "bezant"), ("point", "squire")]:
        table = say(holding("two-resources"), BLUE, "play two-resources", f"gain {first}")
        assert bar(table, BLUE, "end") == "action-cards.two-resources"
        say(table, BLUE, f"gain {second}")
        got = [first, second]
        assert behind(table)[BLUE] == 7 + got.count("squire")
        assert bezants(table)[BLUE] == 12 + got.count("bezant")
        assert points(table)[BLUE] == got.count("point")
        assert asked(table) == ("Turn", BLUE)


@pytest.mark.rule("action-cards.two-resources.example")
def test_a_bezant_and_a_point() -> None:
    table = say(holding("two-resources"), BLUE, "play two-resources", "gain bezant", "gain point")
    assert (bezants(table)[BLUE], points(table)[BLUE]) == (13, 1)


@pytest.mark.rule("action-cards.two-resources.same-kind.example.it")
def test_two_points_at_once() -> None:
    table = say(holding("two-resources"), BLUE, "play two-resources", "gain point", "gain point")
    assert (bezants(table)[BLUE], points(table)[BLUE]) == (12, 2)


@pytest.mark.rule("component.squires")
def test_no_squire_is_gained_from_an_empty_supply() -> None:
    cards = ["two-resources", "one-squire", "squire-and-bezant"]
    table = position(hands={BLUE: cards}, behind=[43], round_=3)
    assert behind(table)[BLUE] == 50
    assert bar(table, BLUE, "play one-squire") == "component.squires", "nothing would come of it"
    say(table, BLUE, "play squire-and-bezant")
    assert (behind(table)[BLUE], bezants(table)[BLUE]) == (50, 13)
    assert told(table, "gained") == [{"seat": BLUE, "count": 1, "resource": "bezant"}], "and nothing of 0 squires"
    say(table, BLUE, "play two-resources")
    assert bar(table, BLUE, "gain squire") == "component.squires"


@pytest.mark.rule("action-cards.squire-and-bezant")
def test_a_squire_and_a_bezant() -> None:
    table = say(holding("squire-and-bezant"), BLUE, "play squire-and-bezant")
    assert (behind(table)[BLUE], supply(table)[BLUE], bezants(table)[BLUE]) == (8, 42, 13)


@pytest.mark.rule("action-cards.turncoat")
def test_two_squires_change_places() -> None:
    table = say(holding("turncoat", david=[1], market_left=[0, 2, 1]), BLUE, "play turncoat", "lift david")
    assert bar(table, BLUE, "target 0 david") == "action-cards.turncoat"
    assert bar(table, BLUE, "target 3 market-left") == "action-cards.turncoat"
    say(table, BLUE, "target 1 market-left")
    assert (men(table, "david"), men(table, "market-left")) == ([0, 1, 0, 0], [1, 1, 1, 0])
    assert told(table, "swapped") == [{"seat": BLUE, "area": "david", "other": GREEN, "place": "market-left"}]
    assert told(table, "moved") == [], "it is told once"
    assert asked(table) == ("Turn", BLUE)
    assert bar(holding("turncoat", david=[1]), BLUE, "play turncoat") == "action-cards.turncoat"


@pytest.mark.rule("action-cards.turncoat")
def test_the_squire_swapped_in_is_new_for_the_baron() -> None:
    table = holding("turncoat", david=[1], market_left=[0, 2])
    assert bar(table, BLUE, "lock market-left") == "character.constable.baron.small"
    say(table, BLUE, "play turncoat", "lift david", "target 1 market-left")
    assert bar(table, BLUE, "lock market-left") is None  # the Constable needs but one


@pytest.mark.rule("action-cards.turncoat.no-refusal.it")
def test_the_opponent_is_not_asked() -> None:
    table = say(holding("turncoat", david=[1], market_left=[0, 1]), BLUE, "play turncoat", "lift david")
    assert asked(table) == ("Turncoat", BLUE)
    say(table, BLUE, "target 1 market-left")
    assert asked(table) == ("Turn", BLUE)


@pytest.mark.rule("action-cards.turncoat.no-baron")
def test_neither_squire_may_stand_in_a_blocked_area() -> None:
    stand = {"david": [1], "market-left": [1, 1], "market-right": [0, 1], "palace-left": [0, 1]}
    barons = {BLUE: "david", YELLOW: "market-right"}
    table = say(position(hands={BLUE: ["turncoat"]}, men=stand, barons=barons), BLUE, "play turncoat")
    assert bar(table, BLUE, "lift david") == "action-cards.turncoat.no-baron"
    say(table, BLUE, "lift market-left")
    assert bar(table, BLUE, "target 1 market-right") == "action-cards.turncoat.no-baron"
    assert bar(table, BLUE, "target 1 palace-left") is None
    nowhere = position(hands={BLUE: ["turncoat"]}, men={"david": [1, 1]}, barons={GREEN: "david"})
    assert bar(nowhere, BLUE, "play turncoat") == "action-cards.turncoat.no-baron"


@pytest.mark.rule("action-cards.turncoat")
def test_two_squires_of_one_area_do_not_change_places() -> None:
    one_area = position(hands={BLUE: ["turncoat"]}, men={"david": [2, 3]})
    assert bar(one_area, BLUE, "play turncoat") == "action-cards.turncoat", "the card would be wasted"
    stand = {"david": [1, 1], "market-left": [1, 0], "palace-left": [0, 1]}
    table = say(position(hands={BLUE: ["turncoat"]}, men=stand), BLUE, "play turncoat")
    assert free(table, BLUE, "lift") == ["market-left", "david"]
    say(table, BLUE, "lift david")
    assert bar(table, BLUE, "target 1 david") == "action-cards.turncoat"
    say(table, BLUE, "target 1 palace-left")
    assert (men(table, "david"), men(table, "palace-left")) == ([0, 2, 0, 0], [1, 0, 0, 0])
    beside = {"david": [1, 1], "market-left": [1, 0], "palace-left": [0, 1]}
    blocked = position(hands={BLUE: ["turncoat"]}, men=beside, barons={GREEN: "palace-left"})
    say(blocked, BLUE, "play turncoat")
    assert free(blocked, BLUE, "lift") == ["market-left"], "only David's foreign squire is free, and stands elsewhere"
    assert bar(blocked, BLUE, "lift david") == "action-cards.turncoat.no-baron"


TWO_PLACES = {"david": [1, 1], "palace-left": [1]}


@pytest.mark.rule("action-cards.move-two.it")
def test_two_squires_walk_from_two_areas_to_two_others() -> None:
    table = position(options={"edition": "it"}, hands={BLUE: ["move-two"]}, men=TWO_PLACES)
    say(table, BLUE, "play move-two", "lift david")
    assert bar(table, BLUE, "drop david") == "action-cards.move-two.at-most-two"
    say(table, BLUE, "drop market-left", "lift palace-left", "drop templars-left")
    assert (men(table, "market-left")[BLUE], men(table, "templars-left")[BLUE]) == (1, 1)
    assert (men(table, "david")[BLUE], men(table, "palace-left")[BLUE]) == (0, 0)
    assert asked(table) == ("Turn", BLUE)


@pytest.mark.rule("action-cards.move-two.de", "action-cards.move-two.it")
@pytest.mark.parametrize("edition", ["it", "de"])
def test_up_to_two_of_ones_own(edition: str) -> None:
    table = position(options={"edition": edition}, hands={BLUE: ["move-two"]}, men=TWO_PLACES)
    say(table, BLUE, "play move-two")
    assert bar(table, BLUE, "target 1 david") == f"action-cards.move-two.{edition}"
    say(table, BLUE, "lift david", "drop market-left", "pass")
    assert (sector(table, "market"), sector(table, "david")) == ([1, 0, 0, 0], [0, 1, 0, 0])
    foreign = position(options={"edition": edition}, hands={BLUE: ["move-two"]}, men={"david": [0, 1]})
    assert bar(foreign, BLUE, "play move-two") == f"action-cards.move-two.{edition}"


@pytest.mark.rule("action-cards.move-two.it")
def test_anybodys_squires_as_a_ruling() -> None:
    table = position(options={"move_two": "any"}, hands={BLUE: ["move-two"]}, men={"david": [0, 2]})
    say(table, BLUE, "play move-two", "target 1 david", "drop market-left", "target 1 david", "drop market-right")
    assert (men(table, "market-left"), men(table, "market-right")) == ([0, 1, 0, 0], [0, 1, 0, 0])
    assert men(table, "david") == [0, 0, 0, 0], "they stand there no more"
    mover = {"seat": BLUE, "other": GREEN, "area": "david"}
    assert told(table, "moved-others") == [{**mover, "to": "market-left"}, {**mover, "to": "market-right"}]
    assert told(table, "moved") == [], "the owner moved nobody"
    assert (
        bar(table, BLUE, "lock market-left") == "character.constable.baron.small"
    )  # a stranger's squire is not new for Blue


@pytest.mark.rule("action-cards.move-two.at-most-two")
def test_no_squire_is_moved_twice_by_one_card() -> None:
    table = position(hands={BLUE: ["move-two"]}, men={"david": [1], "market-left": [2]})
    say(table, BLUE, "play move-two", "lift david", "drop palace-left")
    assert bar(table, BLUE, "lift palace-left") == "action-cards.move-two.at-most-two", "it has had its move"
    assert free(table, BLUE, "lift") == ["market-left"]
    beside = position(hands={BLUE: ["move-two"]}, men={"david": [1], "palace-left": [1]})
    say(beside, BLUE, "play move-two", "lift david", "drop palace-left", "lift palace-left", "drop david")
    assert (men(beside, "david")[BLUE], men(beside, "palace-left")[BLUE]) == (1, 1), "another one rode the other way"
    alone = say(position(hands={BLUE: ["move-two"]}, men={"david": [1]}), BLUE, "play move-two", "lift david")
    assert asked(say(alone, BLUE, "drop market-left")) == ("Turn", BLUE), "nobody else is there to be moved"
    any_ones = position(options={"move_two": "any"}, hands={BLUE: ["move-two"]}, men={"david": [1, 1]})
    say(any_ones, BLUE, "play move-two", "target 1 david", "drop market-left")
    assert bar(any_ones, BLUE, "target 1 market-left") == "action-cards.move-two.at-most-two"
    assert free(any_ones, BLUE, "lift") == ["david"], "an own one may follow"
    met = position(options={"move_two": "any"}, hands={BLUE: ["move-two"]}, men={"david": [1], "market-left": [0, 1]})
    say(met, BLUE, "play move-two", "lift david", "drop market-left")
    assert bar(met, BLUE, "lift market-left") == "action-cards.move-two.at-most-two"
    assert bar(met, BLUE, "target 1 market-left") is None, "Green's has not been moved yet"


@pytest.mark.rule("action-cards.move-two.no-baron")
def test_no_area_left_or_entered_is_blocked() -> None:
    stand = {"david": [1], "palace-left": [1]}
    barons = {BLUE: "david", GREEN: "market-left"}
    table = say(position(hands={BLUE: ["move-two"]}, men=stand, barons=barons), BLUE, "play move-two")
    assert bar(table, BLUE, "lift david") == "action-cards.move-two.no-baron"
    say(table, BLUE, "lift palace-left")
    assert bar(table, BLUE, "drop david") == "action-cards.move-two.no-baron"
    assert bar(table, BLUE, "drop market-left") == "action-cards.move-two.no-baron"
    stuck = position(hands={BLUE: ["move-two"]}, men={"david": [1]}, barons={BLUE: "david"})
    assert bar(stuck, BLUE, "play move-two") == "action-cards.move-two.no-baron"


@pytest.mark.rule("action-cards.cheap-mercenaries.it")
def test_mercenaries_at_two_bezants() -> None:
    table = say(holding("cheap-mercenaries"), BLUE, "play cheap-mercenaries", "hire")
    assert bezants(table)[BLUE] == 10


@pytest.mark.rule("action-cards.cheap-mercenaries.de")
@pytest.mark.parametrize("edition", ["it", "de"])
def test_any_number_of_them_in_this_turn_only(edition: str) -> None:
    options = {"edition": edition}
    table = position(turn="treasurer", offices=["treasurer", "constable", "marshal", "admiral"], options=options,
                     hands={BLUE: ["cheap-mercenaries"]}, bezants=[14, 12, 12])  # fmt: skip
    say(table, BLUE, "play cheap-mercenaries", *["hire"] * 7)
    assert bezants(table)[BLUE] == 14 - 1 - 6 * 2
    say(table, BLUE, "end")
    say(table, YELLOW, "hire")
    assert bezants(table)[YELLOW] == 9


@pytest.mark.rule("action-cards.influence")
def test_two_squires_from_the_supply_into_the_sector() -> None:
    table = say(holding("influence-market"), BLUE, "play influence-market", "place market-left")
    assert asked(table) == ("Influence", BLUE)
    say(table, BLUE, "place market-left")
    assert (men(table, "market-left")[BLUE], behind(table)[BLUE], supply(table)[BLUE]) == (2, 7, 41)
    for seat, office, kept in ((BLUE, "constable", 42), (YELLOW, "marshal", 44), (RED, "admiral", 45)):
        behind_screens = [0] * seat + [kept]
        one_left = position(turn=office, hands={seat: ["influence-market"]}, behind=behind_screens)
        say(one_left, seat, "play influence-market", "place market-left")
        assert asked(one_left) == ("Turn", seat)
        assert supply(one_left)[seat] == 0
    for sector_name in ("palace", "market", "david"):
        card = f"influence-{sector_name}"
        assert bar(position(hands={BLUE: [card]}, behind=[43]), BLUE, f"play {card}") == "action-cards.influence"


@pytest.mark.rule("action-cards.influence.choose-areas")
def test_each_goes_where_one_likes_in_the_sector() -> None:
    table = say(holding("influence-market"), BLUE, "play influence-market")
    assert free(table, BLUE, "place") == ["market-large", "market-left", "market-right"]
    say(table, BLUE, "place market-large")
    assert free(table, BLUE, "place") == ["market-large", "market-left", "market-right"]
    say(table, BLUE, "place market-right")
    assert sector(table, "market")[BLUE] == 2


@pytest.mark.rule("action-cards.influence.no-baron")
def test_not_into_a_blocked_area_not_even_ones_own() -> None:
    barons = {BLUE: "market-large", GREEN: "market-left"}
    table = say(position(hands={BLUE: ["influence-market"]}, barons=barons), BLUE, "play influence-market")
    assert bar(table, BLUE, "place market-large") == "action-cards.influence.no-baron"
    assert bar(table, BLUE, "place market-left") == "action-cards.influence.no-baron"
    assert bar(table, BLUE, "place market-right") is None
    closed = position(hands={BLUE: ["influence-david"]}, barons={GREEN: "david"})
    assert bar(closed, BLUE, "play influence-david") == "action-cards.influence.no-baron"


@pytest.mark.rule("action-cards.influence.shield")
@pytest.mark.parametrize("name", ["palace", "templars", "patriarchate", "market", "nobility", "david"])
def test_the_shield_names_the_sector(name: str) -> None:
    table = say(holding(f"influence-{name}"), BLUE, f"play influence-{name}")
    assert {area.split("-")[0] for area in free(table, BLUE, "place")} == {name}
    other = "market-left" if name != "market" else "david"
    assert bar(table, BLUE, f"place {other}") == "action-cards.influence.shield"


@pytest.mark.rule("action-cards.influence.templars.example")
def test_the_templars_shield() -> None:
    table = say(holding("influence-templars"), BLUE, "play influence-templars")
    assert free(table, BLUE, "place") == ["templars-large", "templars-left", "templars-right"]
    say(table, BLUE, "place templars-large", "place templars-right")
    assert sector(table, "templars")[BLUE] == 2


PRINTED = dict(zip(CARDS, printed_deck(), strict=True))


@pytest.mark.parametrize(
    ("card", "copies"),
    [
        pytest.param("one-squire", 3, marks=pytest.mark.rule("action-cards.one-squire.count")),
        pytest.param("two-bezants", 3, marks=pytest.mark.rule("action-cards.two-bezants.count")),
        pytest.param("two-points", 3, marks=pytest.mark.rule("action-cards.two-points.count")),
        pytest.param("two-resources", 2, marks=pytest.mark.rule("action-cards.two-resources.count")),
        pytest.param("squire-and-bezant", 2, marks=pytest.mark.rule("action-cards.squire-and-bezant.count")),
        pytest.param("turncoat", 2, marks=pytest.mark.rule("action-cards.turncoat.count")),
        pytest.param("move-two", 4, marks=pytest.mark.rule("action-cards.move-two.count")),
        pytest.param("cheap-mercenaries", 2, marks=pytest.mark.rule("action-cards.cheap-mercenaries.count")),
    ],
)
def test_copies_in_the_deck(card: str, copies: int) -> None:
    assert PRINTED[card] == copies


@pytest.mark.rule("action-cards.influence.count", "action-cards.influence.one-per-sector", "component.action-cards")
def test_six_cards_of_influence_one_for_each_sector() -> None:
    influence = {card.removeprefix("influence-"): count for card, count in PRINTED.items() if "influence" in card}
    assert sum(influence.values()) == 6
    assert influence == dict.fromkeys(["palace", "templars", "patriarchate", "market", "nobility", "david"], 1)
    assert sum(PRINTED.values()) == 27


@pytest.mark.rule("action-cards.move-two.it")
def test_with_no_second_squire_of_ones_own_the_card_is_done_whoever_else_stands_there() -> None:
    table = position(turn="admiral", men={"market-left": [1, 0, 0, 1]}, hands={RED: ["move-two"]})
    say(table, RED, "play move-two", "lift market-left", "drop palace-left")
    assert asked(table) == ("Turn", RED)


@pytest.mark.rule("action-cards.move-two.it")
def test_where_any_may_be_moved_ones_own_are_lifted_and_not_targeted() -> None:
    stand = {"market-left": [1, 0, 0, 1]}
    table = position(turn="admiral", men=stand, hands={RED: ["move-two"]}, options={"move_two": "any"})
    say(table, RED, "play move-two")
    assert bar(table, RED, "target 0 market-left") is None
    assert bar(table, RED, "target 3 market-left") == "action-cards.move-two.it"
