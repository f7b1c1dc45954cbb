"""IL BARONE."""

from __future__ import annotations

import pytest

import outremer
from outremer.games.jerusalem.vocabulary import AREA_NAMES, SEATS, SECTOR_OF
from outremer.games.jerusalem.world import FRESH, FRESH_IN_SECTOR, NEW_IN_SECTOR, City
from tests.games.jerusalem.position import BLUE, GREEN, RED, YELLOW, men, position, seen_area
from tests.games.talking import asked, bar, free, say, seen

IT = {"edition": "it"}
DE = {"edition": "de"}


def placed(table: outremer.Table, seat: int, *areas: str) -> outremer.Table:
    return say(table, seat, *(f"place {area}" for area in areas))


def blocked_market(
    edition: str = "it", turn: str = "marshal", hands: dict[int, list[str]] | None = None
) -> outremer.Table:
    """Blue's Baron stands in the large Market; all have three squires there and in David, Green one in the Palace."""
    stand = {"market-large": [3, 3, 3, 3], "david": [3, 3, 3, 3], "palace-left": [0, 1]}
    options = {"edition": edition}
    return position(turn=turn, options=options, men=stand, barons={BLUE: "market-large"}, hands=hands)


@pytest.mark.rule("baron.use.own-turn")
def test_a_baron_is_sent_in_ones_own_turn() -> None:
    table = placed(position(turn="marshal"), YELLOW, *["david"] * 3)
    assert bar(table, GREEN, "lock david") == "placement.order"
    say(table, YELLOW, "lock david")
    assert seen_area(table, "david")["baron"] == YELLOW
    assert bar(position("auction"), BLUE, "lock david") == "baron.use.own-turn"


@pytest.mark.rule("baron.block.no-placing-by-others")
def test_others_may_not_place_in_a_blocked_area_but_its_owner_may() -> None:
    table = placed(position(), BLUE, *["market-large"] * 3)
    say(table, BLUE, "lock market-large", "place market-large", "end")
    assert men(table, "market-large")[BLUE] == 4
    assert bar(table, GREEN, "place market-large") == "baron.block.no-placing-by-others"
    assert bar(table, GREEN, "place market-left") is None


@pytest.mark.rule("baron.block.no-action-cards")
def test_cards_do_not_get_round_the_block() -> None:
    table = blocked_market(hands={YELLOW: ["influence-market", "move-two"]})
    say(table, YELLOW, "play influence-market")
    assert free(table, YELLOW, "place") == ["market-left", "market-right"]
    say(table, YELLOW, "place market-left", "place market-left", "play move-two", "lift david")
    assert "market-large" not in free(table, YELLOW, "drop")


@pytest.mark.parametrize("edition", [pytest.param("it", id="it"), pytest.param("de", id="de")])
@pytest.mark.rule("baron.block.no-moving.it", "baron.block.no-moving.de")
def test_nobody_moves_squires_out_of_a_blocked_area_or_into_it(edition: str) -> None:
    """Not the Baron's owner either: each way of moving bars every area with a Baron."""
    other = say(blocked_market(edition), YELLOW, "march")
    assert free(other, YELLOW, "lift") == ["david"]
    say(other, YELLOW, "lift david")
    assert "market-large" not in free(other, YELLOW, "drop")
    owner = blocked_market(edition, turn="constable", hands={BLUE: ["move-two", "turncoat"]})
    say(owner, BLUE, "play move-two")
    assert free(owner, BLUE, "lift") == ["david"]
    say(owner, BLUE, "pass", "play turncoat")
    assert free(owner, BLUE, "lift") == ["david"]


@pytest.mark.rule("baron.block.only-its-area.de")
@pytest.mark.parametrize("edition", ["it", "de"])
@pytest.mark.parametrize("area", ["market-large", "market-left", "market-right"])
def test_the_other_areas_of_the_sector_stay_open(edition: str, area: str) -> None:
    table = placed(position(options={"edition": edition}), BLUE, area, area)
    everywhere = free(table, BLUE, "place")
    say(table, BLUE, f"lock {area}", "end")
    assert free(table, GREEN, "place") == [other for other in everywhere if other != area]
    other = "market-left" if area == "market-right" else "market-right"
    placed(table, GREEN, *[other] * 3)
    assert bar(table, GREEN, f"lock {other}") is None


@pytest.mark.rule("baron.requirement.it")
def test_three_new_squires_in_the_sector() -> None:
    table = placed(position(turn="marshal", options=IT, men={"market-right": [0, 0, 5]}), YELLOW, "market-large")
    placed(table, YELLOW, "market-left", "david")
    assert bar(table, YELLOW, "lock market-right") == "baron.requirement.it"  # those of old do not count
    placed(table, YELLOW, "market-left")
    assert free(table, YELLOW, "lock") == ["market-large", "market-left", "market-right"]


@pytest.mark.rule("baron.requirement.de")
def test_three_new_squires_in_the_area() -> None:
    table = placed(position(turn="marshal", options=DE, men={"market-right": [0, 0, 5]}), YELLOW, "market-large")
    placed(table, YELLOW, "market-left", "market-left")
    assert bar(table, YELLOW, "lock market-right") == "baron.requirement.de"
    assert bar(table, YELLOW, "lock market-left") == "baron.requirement.de"
    placed(table, YELLOW, "market-left")
    assert free(table, YELLOW, "lock") == ["market-left"]


@pytest.mark.rule("baron.requirement.it", "baron.requirement.de")
@pytest.mark.parametrize(("edition", "ruling"), [("it", "area"), ("de", "sector")])
def test_each_edition_may_borrow_the_others_requirement(edition: str, ruling: str) -> None:
    table = position(turn="marshal", options={"edition": edition, "baron_squires": ruling})
    placed(table, YELLOW, "market-large", "market-left", "market-left")
    assert free(table, YELLOW, "lock") == ([] if ruling == "area" else ["market-large", "market-left", "market-right"])


@pytest.mark.rule("baron.requirement.even-if-unwanted")
def test_three_are_due_even_where_one_would_do() -> None:
    table = placed(position(turn="marshal"), YELLOW, "market-left", "market-left")
    assert seen_area(table, "market-left")["controller"] == YELLOW
    assert bar(table, YELLOW, "lock market-left") == "baron.requirement.it"


@pytest.mark.rule("baron.requirement.sources.it")
def test_screen_card_and_movement_all_count() -> None:
    cards = ["influence-market", "move-two", "turncoat"]
    stand = {"david": [1, 0, 9], "market-left": [1]}
    table = position(turn="marshal", round_=3, options=IT, hands={YELLOW: cards}, men=stand)
    say(table, YELLOW, "place market-large")
    say(table, YELLOW, "play move-two", "lift david", "drop market-large", "pass")
    assert bar(table, YELLOW, "lock market-large") == "baron.requirement.it"
    say(table, YELLOW, "march", "lift david", "drop market-large")
    assert bar(table, YELLOW, "lock market-large") is None


@pytest.mark.rule("baron.requirement.sources.de")
def test_screen_and_cards_count_in_the_german_edition() -> None:
    table = position(turn="marshal", options=DE, hands={YELLOW: ["influence-market", "turncoat"]},
                     men={"david": [0, 0, 9], "market-left": [1]})  # fmt: skip
    say(table, YELLOW, "play influence-market", "place market-left", "place market-left")
    assert bar(table, YELLOW, "lock market-left") == "baron.requirement.de"
    say(table, YELLOW, "play turncoat", "lift david", "target 0 market-left")
    assert bar(table, YELLOW, "lock market-left") is None


@pytest.mark.rule("baron.requirement.sources.de")
@pytest.mark.parametrize("edition", ["it", "de"])
@pytest.mark.parametrize(("ruling", "expected"), [("counts", True), ("does-not-count", False)])
def test_the_marshals_march_counts_or_not_as_the_table_rules(edition: str, ruling: str, expected: bool) -> None:
    options = {"edition": edition, "baron_march": ruling, "marshal_moves": "exactly-two"}
    table = position(turn="marshal", options=options, men={"david": [0, 0, 2]})
    say(table, YELLOW, "march", "lift david", "drop market-left", "place market-left")
    assert (bar(table, YELLOW, "lock market-left") is None) == expected


@pytest.mark.rule("baron.requirement.sources.it", "baron.requirement.sources.de")
def test_the_march_counts_by_the_italian_words_and_not_by_the_german_ones() -> None:
    stand = {"david": [0, 0, 2]}
    italian = say(position(turn="marshal", options=IT, men=stand), YELLOW, "march", "lift david", "drop market-left")
    assert bar(say(italian, YELLOW, "place market-left"), YELLOW, "lock market-left") is None
    german = say(position(turn="marshal", options=DE, men=stand), YELLOW, "march", "lift david", "drop market-left")
    say(german, YELLOW, "drop market-left", "place market-left", "place market-left")
    assert bar(german, YELLOW, "lock market-left") == "baron.requirement.de", "two from the screen, and two marched in"
    assert bar(say(german, YELLOW, "place market-left"), YELLOW, "lock market-left") is None


@pytest.mark.rule("baron.requirement.sources.it")
def test_a_move_inside_the_sector_makes_no_squire_newer_or_older() -> None:
    stand = {"market-left": [0, 0, 2]}
    table = placed(position(turn="marshal", men=stand, hands={YELLOW: ["move-two"]}), YELLOW, *["market-large"] * 2)
    say(table, YELLOW, "march", "lift market-left", "drop market-right")
    assert bar(table, YELLOW, "lock market-right") == "baron.requirement.it"  # two of the four are old
    placed(table, YELLOW, "market-large")
    say(table, YELLOW, "play move-two", "lift market-large", "drop market-right", "pass")
    assert bar(table, YELLOW, "lock market-right") is None  # all three new ones are still in the Market


@pytest.mark.rule("baron.requirement.it")
def test_new_squires_that_leave_again_do_not_count() -> None:
    table = placed(position(turn="marshal", men={"market-left": [0, 0, 2]}), YELLOW, *["market-large"] * 3)
    assert bar(table, YELLOW, "lock market-left") is None
    say(table, YELLOW, "march", "lift market-large", "drop david")
    assert bar(table, YELLOW, "lock market-left") == "baron.requirement.it"


@pytest.mark.rule("baron.requirement.it")
def test_a_squire_moved_out_and_back_by_one_card_makes_no_third_but_two_different_ones_do() -> None:
    def market(david: int) -> outremer.Table:
        stand = {"market-left": [0, 0, 1], "david": [0, 0, david]}
        table = position(turn="marshal", options=IT, men=stand, hands={YELLOW: ["move-two"]})
        placed(table, YELLOW, "market-left", "market-left")
        assert bar(table, YELLOW, "lock market-right") == "baron.requirement.it"
        return say(table, YELLOW, "play move-two", "lift market-left", "drop david")

    alone = market(0)
    assert bar(alone, YELLOW, "lift david") == "action-cards.move-two.at-most-two"
    assert bar(say(alone, YELLOW, "pass"), YELLOW, "lock market-right") == "baron.requirement.it"
    another = say(market(1), YELLOW, "lift david", "drop market-left")
    assert bar(another, YELLOW, "lock market-right") is None, "and the blocked area itself holds none of the three"


@pytest.mark.rule("baron.optional")
def test_nobody_is_forced_to_use_the_baron() -> None:
    table = placed(position(), BLUE, *["market-large"] * 7)
    assert bar(table, BLUE, "end") is None
    say(table, BLUE, "end")
    assert seen(table)["players"][BLUE]["baron"] is None


@pytest.mark.rule("baron.one-area-per-round")
def test_one_area_until_the_round_ends_and_one_baron_in_it() -> None:
    table = placed(position(behind=[0, 3]), BLUE, *["market-large"] * 3, *["david"] * 3)
    say(table, BLUE, "lock market-large")
    assert bar(table, BLUE, "lock david") == "baron.one-area-per-round"
    say(table, BLUE, "end")
    placed(table, GREEN, *["market-left"] * 3)
    assert bar(table, GREEN, "lock market-large") == "baron.block.no-placing-by-others"
    assert seen_area(table, "market-large")["baron"] == BLUE


@pytest.mark.rule("baron.return.it")
def test_the_baron_stays_until_the_event_is_over() -> None:
    stand = {"templars-large": [1, 1], "market-large": [1, 1]}
    table = position("event", options=IT, event="war", barons={BLUE: "market-large"}, men=stand,
                     driver=outremer.Scripted("tax"))  # fmt: skip
    say(table, BLUE, "end")
    assert seen_area(table, "market-large")["baron"] == BLUE
    say(table, GREEN, "end")
    assert asked(table)[0] == "Sale"
    assert seen_area(table, "market-large")["baron"] is None


@pytest.mark.rule("baron.return.de")
@pytest.mark.parametrize("edition", ["it", "de"])
def test_the_baron_comes_back_in_a_round_without_event_too(edition: str) -> None:
    table = position("building", round_=1, options={"edition": edition}, barons={BLUE: "david"},
                     driver=outremer.Scripted("tax"))  # fmt: skip
    assert (asked(table)[0], seen(table)["round"]) == ("Sale", 2)
    assert seen_area(table, "david")["baron"] is None
    assert seen(table)["players"][BLUE]["baron"] is None


@pytest.mark.rule("baron.palace.leader-may-not-block", "baron.palace.leader-may-place.it")
def test_the_highest_tower_may_place_in_the_great_palace_but_not_block_it() -> None:
    table = position(turn="treasurer", floors=[1, 2, 0, 1], points=[3, 0, 0, 0])
    assert bar(table, GREEN, "place palace-large") is None
    placed(table, GREEN, *["palace-large"] * 3)
    assert bar(table, GREEN, "lock palace-large") == "baron.palace.leader-may-not-block"
    assert bar(table, GREEN, "lock palace-left") is None
    other = placed(position(turn="admiral", floors=[1, 2, 0, 1]), RED, *["palace-large"] * 3)
    assert bar(other, RED, "lock palace-large") is None


@pytest.mark.rule("baron.palace.tie")
def test_of_equal_towers_only_those_with_most_points_are_barred() -> None:
    def palace(seat: int) -> str | None:
        offices = ["treasurer", "marshal", "admiral"]
        offices.insert(seat, "constable")
        table = position(floors=[2, 2, 2, 1], points=[1, 3, 3, 5], offices=offices)
        return bar(placed(table, seat, *["palace-large"] * 2), seat, "lock palace-large")

    leaders = "baron.palace.tie"
    assert [palace(seat) for seat in range(4)] == [None, leaders, leaders, None]


@pytest.mark.rule("baron.palace.round1.it")
def test_in_round_1_all_are_leaders_until_a_card_makes_one() -> None:
    table = position(round_=1, options=IT, hands={GREEN: ["two-points"]})
    placed(table, BLUE, *["palace-large"] * 2)
    assert bar(table, BLUE, "lock palace-large") == "baron.palace.round1.it"
    say(table, BLUE, "end")
    say(table, GREEN, "play two-points")
    placed(table, GREEN, *["palace-large"] * 3)
    assert bar(table, GREEN, "lock palace-large") == "baron.palace.tie"
    say(table, GREEN, "end")
    placed(table, YELLOW, *["palace-large"] * 3)
    assert bar(table, YELLOW, "lock palace-large") is None


@pytest.mark.rule("baron.palace.round1.de", "baron.palace.round1.nobody")
@pytest.mark.parametrize(("options", "rule"), [
    (DE, "baron.palace.round1.de"),
    ({"edition": "it", "palace_round_1": "nobody"}, "baron.palace.round1.nobody"),
    ({"edition": "de", "palace_round_1": "leaders-only"}, None),
])  # fmt: skip
def test_in_round_1_nobody_at_all_in_the_german_edition(options: dict[str, str], rule: str | None) -> None:
    table = placed(position(round_=1, options=options, points=[0, 2]), BLUE, *["palace-large"] * 2)
    assert bar(table, BLUE, "lock palace-large") == rule
    later = placed(position(round_=2, options=options, points=[0, 2]), BLUE, *["palace-large"] * 2)
    assert bar(later, BLUE, "lock palace-large") is None


@pytest.mark.rule("baron.block.example.it")
def test_red_secures_the_great_nobility() -> None:
    table = placed(position(turn="marshal", offices=["constable", "treasurer", "admiral", "marshal"], options=IT,
                            men={"nobility-large": [2]}), RED, *["nobility-large"] * 3)  # fmt: skip
    say(table, RED, "lock nobility-large", "end")
    assert bar(table, YELLOW, "place nobility-large") == "baron.block.no-placing-by-others"
    assert seen_area(table, "nobility-large")["controller"] == RED


@pytest.mark.rule("baron.block.example.de")
def test_the_small_areas_of_the_nobility_stay_open() -> None:
    table = placed(position(turn="marshal", offices=["constable", "treasurer", "admiral", "marshal"], options=DE),
                   RED, *["nobility-large"] * 3)  # fmt: skip
    say(table, RED, "lock nobility-large", "end")
    assert bar(table, YELLOW, "place nobility-large") == "baron.block.no-placing-by-others"
    placed(table, YELLOW, "nobility-left", *["nobility-right"] * 3)
    assert bar(table, YELLOW, "lock nobility-right") is None


@pytest.mark.rule("baron.palace.round1.de")
def test_a_german_table_that_bans_leaders_only_hears_its_own_book() -> None:
    ruled = {"edition": "de", "palace_round_1": "leaders-only"}
    table = placed(position(round_=1, options=ruled), BLUE, *["palace-large"] * 2)
    assert bar(table, BLUE, "lock palace-large") == "baron.palace.round1.de"


@pytest.mark.rule("character.constable.baron.small")
def test_of_several_squires_in_an_area_those_that_stood_there_before_leave_first() -> None:
    """Three stand in the left market, one of them new: whoever goes, the new one stays, until it is the last."""
    g = position(turn="constable", men={"market-left": [2]}, behind=[4]).kernel.world
    assert isinstance(g, City)
    area = AREA_NAMES.index("market-left")
    g.men[area * SEATS + BLUE] += 1
    g.fresh[FRESH + area] = g.fresh[NEW_IN_SECTOR + area] = g.fresh[FRESH_IN_SECTOR + SECTOR_OF[area]] = 1
    assert not g.depart(BLUE, area)
    assert (g.fresh[FRESH + area], g.fresh[NEW_IN_SECTOR + area]) == (1, 1)
    assert not g.depart(BLUE, area)
    assert g.fresh[FRESH + area] == 1
    assert g.depart(BLUE, area), "the last one is the new one"
    assert (g.fresh[FRESH + area], g.fresh[FRESH_IN_SECTOR + SECTOR_OF[area]]) == (0, 0)
