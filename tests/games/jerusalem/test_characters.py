"""I PERSONAGGI."""

from __future__ import annotations

import pytest

from tests.games.jerusalem.position import BLUE, GREEN, RED, YELLOW, behind, bezants, men, position
from tests.games.talking import asked, bar, free, say, told


@pytest.mark.rule("character.ability.when")
def test_an_ability_is_used_once_and_in_ones_own_turn() -> None:
    table = position(turn="marshal")
    assert bar(table, BLUE, "silver") == "placement.order"
    assert bar(position("auction"), BLUE, "silver") == "character.ability.when"
    say(table, YELLOW, "silver")
    assert bar(table, YELLOW, "silver") == "character.marshal.choice"
    assert bar(table, YELLOW, "march") == "character.marshal.choice"


@pytest.mark.rule("character.constable.acts-first")
def test_the_constable_acts_first_with_most_squires() -> None:
    table = position(offices=["admiral", "marshal", "constable", "treasurer"])
    assert asked(table) == ("Turn", YELLOW)
    for seat in (YELLOW, RED, GREEN):
        say(table, seat, "end")
    assert behind(table)[YELLOW] == max(behind(table)) == 7


@pytest.mark.rule("character.admiral.acts-last")
def test_the_admiral_acts_last_with_fewest_squires() -> None:
    table = position(offices=["admiral", "marshal", "constable", "treasurer"], men={"david": [1]})
    for seat in (YELLOW, RED, GREEN):
        say(table, seat, "end")
    assert asked(table) == ("Turn", BLUE)
    assert behind(table)[BLUE] == min(behind(table)) == 4
    say(table, BLUE, "end")
    assert asked(table) == ("TowerOfDavid", BLUE)


@pytest.mark.rule("character.admiral.barons-bind")
def test_barons_bind_the_admiral_too() -> None:
    table = position(turn="admiral", barons={BLUE: "market-large", GREEN: "david", YELLOW: "palace-left"})
    for area in ("market-large", "david", "palace-left"):
        assert bar(table, RED, f"place {area}") == "baron.block.no-placing-by-others"


@pytest.mark.parametrize("edition", ["it", "de"])
@pytest.mark.parametrize(
    ("area", "needed"),
    [
        pytest.param("market-large", 2, marks=pytest.mark.rule("character.constable.baron.large")),
        pytest.param("market-left", 1, marks=pytest.mark.rule("character.constable.baron.small")),
        pytest.param("david", 2, marks=pytest.mark.rule("character.constable.baron.tower-is-large")),
    ],
)
def test_the_constable_needs_fewer_new_squires(edition: str, area: str, needed: int) -> None:
    table = position(options={"edition": edition})
    for count in range(3):
        assert (bar(table, BLUE, f"lock {area}") is None) == (count >= needed)
        say(table, BLUE, f"place {area}")


@pytest.mark.rule("character.treasurer.discount.one")
def test_the_treasurers_first_mercenary_costs_one() -> None:
    assert bezants(say(position(turn="treasurer"), GREEN, "hire"))[GREEN] == 11
    assert bezants(say(position(turn="constable"), BLUE, "hire"))[BLUE] == 9


@pytest.mark.rule("character.treasurer.discount.two")
def test_two_cost_the_treasurer_three() -> None:
    assert bezants(say(position(turn="treasurer"), GREEN, "hire", "hire"))[GREEN] == 9


@pytest.mark.rule("character.treasurer.discount.two")
def test_with_the_card_each_costs_the_lower_price() -> None:
    table = say(position(turn="treasurer", hands={GREEN: ["cheap-mercenaries"]}), GREEN, "play cheap-mercenaries")
    say(table, GREEN, "hire", "hire", "hire", "hire")
    assert [hired["price"] for hired in told(table, "hired")] == [1, 2, 2, 2]
    late = say(position(turn="treasurer", hands={GREEN: ["cheap-mercenaries"]}), GREEN, "hire", "hire")
    say(late, GREEN, "play cheap-mercenaries", "hire")
    assert [hired["price"] for hired in told(late, "hired")] == [1, 2, 2]


@pytest.mark.rule("character.treasurer.more-at-normal-price")
def test_further_mercenaries_cost_the_treasurer_three_each() -> None:
    table = say(position(turn="treasurer"), GREEN, *["hire"] * 4)
    assert [hired["price"] for hired in told(table, "hired")] == [1, 2, 3, 3]


@pytest.mark.rule("character.treasurer.three.example")
def test_three_cost_the_treasurer_six() -> None:
    table = say(position(turn="treasurer", bezants=[12, 6]), GREEN, *["hire"] * 3)
    assert (bezants(table)[GREEN], behind(table)[GREEN]) == (0, 9)


@pytest.mark.rule("character.marshal.choice")
def test_the_marshal_takes_a_bezant_or_moves() -> None:
    silver = say(position(turn="marshal"), YELLOW, "silver")
    assert bezants(silver)[YELLOW] == 13
    march = say(position(turn="marshal", men={"david": [0, 0, 2]}), YELLOW, "march", "lift david", "drop market-left")
    assert bar(march, YELLOW, "silver") == "character.marshal.choice"
    assert bezants(march)[YELLOW] == 12
    for office, seat in (("constable", BLUE), ("treasurer", GREEN), ("admiral", RED)):
        assert bar(position(turn=office), seat, "silver") == "character.marshal.choice"
        assert bar(position(turn=office, men={"david": [1, 1, 1, 1]}), seat, "march") == "character.marshal.choice"


@pytest.mark.rule("character.marshal.move.it", "character.marshal.move.one-area")
def test_the_marshal_moves_two_from_one_area_to_one_other() -> None:
    stand = {"david": [0, 0, 3], "palace-left": [0, 0, 1]}
    italian = say(position(turn="marshal", men=stand), YELLOW, "march")
    assert free(italian, YELLOW, "lift") == ["david"], "there stand two"
    assert bar(italian, YELLOW, "lift palace-left") == "character.marshal.move.it"
    say(italian, YELLOW, "lift david", "drop market-left")
    assert (men(italian, "david")[YELLOW], men(italian, "market-left")[YELLOW]) == (1, 2), "both at once"
    assert asked(italian) == ("Turn", YELLOW)
    table = say(position(turn="marshal", men=stand, options={"edition": "de"}), YELLOW, "march", "lift david")
    assert bar(table, YELLOW, "drop david") == "character.marshal.move.one-area"
    say(table, YELLOW, "drop market-left")
    assert bar(table, YELLOW, "drop market-right") == "character.marshal.move.one-area"
    assert bar(table, YELLOW, "lift palace-left") == "character.marshal.choice"
    say(table, YELLOW, "drop market-left")
    assert (men(table, "david")[YELLOW], men(table, "market-left")[YELLOW]) == (1, 2)
    assert asked(table) == ("Turn", YELLOW)


@pytest.mark.rule("character.marshal.move.de")
@pytest.mark.parametrize("options", [{"edition": "de"}, {"marshal_moves": "up-to-two"}])
def test_the_german_marshal_may_move_just_one_and_an_italian_one_where_the_table_rules_so(
    options: dict[str, str],
) -> None:
    table = position(turn="marshal", men={"david": [0, 0, 2]}, options=options)
    say(table, YELLOW, "march", "lift david")
    assert bar(table, YELLOW, "pass") == "character.marshal.choice"
    say(table, YELLOW, "drop market-left", "pass")
    assert (men(table, "david")[YELLOW], men(table, "market-left")[YELLOW]) == (1, 1)
    alone = position(turn="marshal", men={"david": [0, 0, 1]}, options=options)
    say(alone, YELLOW, "march", "lift david", "drop market-left")
    assert asked(alone) == ("Turn", YELLOW)


@pytest.mark.rule("character.marshal.move.it", "character.marshal.move.two-or-none")
@pytest.mark.parametrize(("edition", "rule"), [("it", "move.it"), ("de", "move.two-or-none")])
def test_exactly_two_in_the_italian_book_and_as_a_ruling_in_the_german_one(edition: str, rule: str) -> None:
    options = {"edition": edition, "marshal_moves": "exactly-two"}
    table = position(turn="marshal", men={"david": [0, 0, 2], "palace-left": [0, 0, 1]}, options=options)
    say(table, YELLOW, "march")
    assert free(table, YELLOW, "lift") == ["david"]
    say(table, YELLOW, "lift david", "drop market-left")
    assert (men(table, "david")[YELLOW], men(table, "market-left")[YELLOW]) == (0, 2)
    alone = position(turn="marshal", men={"david": [0, 0, 1]}, options=options)
    assert bar(alone, YELLOW, "march") == f"character.marshal.{rule}"


@pytest.mark.rule("character.marshal.move.no-baron")
def test_the_marshal_neither_leaves_nor_enters_a_blocked_area() -> None:
    stand = {"david": [0, 0, 2], "market-left": [0, 0, 2], "market-large": [0, 0, 2]}
    barons = {BLUE: "david", YELLOW: "market-large"}
    table = say(position(turn="marshal", men=stand, barons=barons), YELLOW, "march")
    assert bar(table, YELLOW, "lift david") == "character.marshal.move.no-baron"
    assert bar(table, YELLOW, "lift market-large") == "character.marshal.move.no-baron"
    say(table, YELLOW, "lift market-left")
    assert bar(table, YELLOW, "drop david") == "character.marshal.move.no-baron"
    assert bar(table, YELLOW, "drop market-large") == "character.marshal.move.no-baron"
    stuck = position(turn="marshal", men={"david": [0, 0, 2]}, barons={BLUE: "david"})
    assert bar(stuck, YELLOW, "march") == "character.marshal.move.no-baron"


@pytest.mark.rule("character.admiral.one-silver")
def test_the_admiral_receives_a_bezant() -> None:
    assert bezants(position(turn="admiral", bezants=[4, 4, 4, 4])) == [4, 4, 4, 5]
    assert bezants(position(turn="marshal", bezants=[4, 4, 4, 4])) == [4, 4, 4, 4]
