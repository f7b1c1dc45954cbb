"""The crown passes on: Regent, Crown Prince, birth and succession."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.crown import no_prince, ruler
from outremer.games.fief.deaths import kill
from outremer.games.fief.vocabulary import BY_JUSTICE
from tests.games.edits import on_top, refusal
from tests.games.fief.position import controller, france, lord, map_with, position, title, titles, troops
from tests.games.talking import asked, bar, free, say, told

COURT = {"charles": (0, "bourg"), "isabelle": (1, "sigy"), "henri": (0, "bourg")}
CROWNS = {"charles": ["king", "duchy-bourg", "county-sennecy"], "isabelle": ["queen"]}
COUPLE = {"charles": "isabelle"}


def court(at: str = "plays", **written: Any) -> outremer.Table:
    return position(at, **{"lords": COURT, "titles": CROWNS, "spouses": COUPLE, **written})


def dies(table: outremer.Table, name: str) -> outremer.Table:
    kill(france(table), lord(name), BY_JUSTICE)
    table.kernel.settle()
    return table


def nursery(**written: Any) -> outremer.Table:
    """Seat 1, the Queen's family, is about to play a lord."""
    return court(**{"hands": {1: ["eric"]}, **written})


@pytest.mark.rule("regent.succession", "regent.privileges")
def test_without_a_prince_the_widowed_queen_becomes_regent() -> None:
    table = dies(court(), "charles")
    assert titles(table, "isabelle") == ["regent"]
    assert ruler(france(table)) == lord("isabelle")
    assert told(table, "succeeded") == [{"lord": "isabelle", "title": "regent"}]
    assert titles(table, "henri") == ["county-sennecy", "duchy-bourg"]


@pytest.mark.rule("crown_prince.becomes_king", "crown_prince.inherits_titles", "regent.succession")
def test_a_prince_becomes_king_with_his_fathers_titles_and_his_mother_keeps_no_royal_one() -> None:
    lords = {**COURT, "eric": (1, "sigy")}
    table = dies(court(lords=lords, titles={**CROWNS, "eric": ["prince"]}), "charles")
    assert titles(table, "eric") == ["county-sennecy", "duchy-bourg", "king"]
    assert titles(table, "isabelle") == []
    assert titles(table, "henri") == []


@pytest.mark.rule("crown_prince.inherits_titles")
@pytest.mark.parametrize(("reading", "kept"), [("two", ["duchy-blaye", "duchy-bourg"]), ("none", [])])
def test_by_other_readings_a_prince_inherits_two_fiefs_or_none(reading: str, kept: list[str]) -> None:
    lords = {**COURT, "eric": (1, "sigy")}
    held = {
        "charles": ["king", "county-sennecy", "duchy-bourg", "duchy-blaye"],
        "isabelle": ["queen"],
        "eric": ["prince"],
    }
    table = dies(court(lords=lords, titles=held, options={"prince_inherits": reading}), "charles")
    assert titles(table, "eric") == [*kept, "king"]
    rest = [fief for fief in ("duchy-blaye", "county-sennecy", "duchy-bourg") if fief not in kept]
    assert titles(table, "henri") == rest


@pytest.mark.rule("crown_prince.becomes_king", "queen.by_husband")
def test_a_captive_prince_becomes_king_and_his_wife_queen() -> None:
    lords = {"charles": (0, "bourg"), "isabelle": (1, "sigy"), "eric": (1, "pugnac"), "jeanne": (2, "tournus")}
    table = court(
        lords=lords,
        titles={"charles": ["king", "duchy-bourg"], "isabelle": ["queen"], "eric": ["prince"]},
        spouses={"charles": "isabelle", "eric": "jeanne"},
        captives={"eric": 3},
        troops={(3, "pugnac"): (0, 1)},
        excommunicated="eric",
    )
    dies(table, "charles")
    assert "king" in titles(table, "eric")
    assert titles(table, "jeanne") == ["queen"]


@pytest.mark.rule("feudal_title.inheritance.troops_replaced")
def test_troops_in_a_city_that_goes_to_the_prince_are_replaced_by_his() -> None:
    table = court(
        lords={**COURT, "eric": (1, "sigy")},
        titles={"charles": ["king", "duchy-bourg"], "isabelle": ["queen"], "eric": ["prince"]},
        walls={"bourg": "city"},
        troops={(0, "bourg"): (2, 3), (0, "la-bussiere"): (1, 0)},
    )
    dies(table, "charles")
    assert troops(table, 1, "bourg") == (2, 3)
    assert troops(table, 0, "bourg") == (0, 0)
    assert troops(table, 0, "la-bussiere") == (1, 0)
    assert controller(table, "bourg") == 1


@pytest.mark.rule("crown_prince.survives_queen")
def test_a_prince_stays_prince_when_the_queen_dies() -> None:
    table = dies(court(lords={**COURT, "eric": (1, "sigy")}, titles={**CROWNS, "eric": ["prince"]}), "isabelle")
    assert titles(table, "eric") == ["prince"]


@pytest.mark.rule("crown_prince.lost_by_bishopric")
def test_a_prince_who_becomes_bishop_is_prince_no_more() -> None:
    lords = {**COURT, "eric": (1, "mazilles")}
    villages = {(1, name): (0, 1) for name in ("chateauneuf", "mazilles", "st-andromy", "tournus")}
    table = court("bishops", lords=lords, titles={**CROWNS, "eric": ["prince"]}, troops=villages)
    while asked(table)[0] == "Nominations":
        seat = asked(table)[1]
        say(table, seat, "nominate eric" if seat == 1 else "pass")
    say(table, 1, "vote eric nobody")
    assert titles(table, "eric") == ["see-tournus"]


@pytest.mark.rule("crown_prince.birth", "queen.bears_prince")
def test_a_new_man_of_the_queens_family_may_be_born_crown_prince() -> None:
    table = say(nursery(), 1, "play-lord eric")
    assert asked(table) == ("NewLord", 1)
    assert outremer.load(table.save()).hash() == table.hash()
    assert refusal(on_top(table.save(), seat=0)).endswith("lord: eric has come already")
    say(table, 1, "accept")
    assert titles(table, "eric") == ["prince"]
    assert told(table, "prince-born") == [{"seat": 1, "lord": "eric"}]


@pytest.mark.rule("crown_prince.birth")
def test_the_queens_family_may_leave_it() -> None:
    table = say(nursery(), 1, "play-lord eric")
    say(table, 1, "refuse")
    assert titles(table, "eric") == []


@pytest.mark.rule("crown_prince.birth")
def test_neither_a_lady_nor_a_lord_of_another_family_is_born_prince() -> None:
    table = say(nursery(hands={1: ["jeanne"]}), 1, "play-lord jeanne")
    assert asked(table)[0] != "NewLord"
    table = say(nursery(hands={0: ["eric"]}), 0, "play-lord eric")
    assert "prince" not in titles(table, "eric")
    assert told(table, "lord-came") == [{"seat": 0, "lord": "eric", "village": "bourg"}]


@pytest.mark.rule("crown_prince.birth.queen_free")
def test_a_captive_queen_bears_no_prince() -> None:
    table = nursery(troops={(2, "sigy"): (0, 1), (1, "pugnac"): (1, 0)}, captives={"isabelle": 2})
    say(table, 1, "play-lord eric")
    assert asked(table)[0] != "NewLord"
    assert titles(table, "eric") == []
    assert no_prince(france(table), lord("eric")) == "crown_prince.birth.queen_free"


@pytest.mark.rule("queen.bears_prince", "crown_prince.parents_alive")
def test_there_is_no_prince_without_a_free_king_nor_a_second_one() -> None:
    table = nursery(troops={(2, "bourg"): (0, 1)}, captives={"charles": 2})
    say(table, 1, "play-lord eric")
    assert no_prince(france(table), lord("eric")) == "queen.bears_prince"
    assert titles(table, "eric") == []
    lords = {"isabelle": (1, "sigy"), "eric": (1, "sigy")}
    assert no_prince(map_with(lords=lords, titles={"isabelle": ["regent"]}), lord("eric")) == "crown_prince.birth"
    lords = {**COURT, "othon": (1, "sigy"), "eric": (1, "sigy")}
    g = map_with(lords=lords, titles={**CROWNS, "othon": ["prince"]}, spouses=COUPLE)
    assert no_prince(g, lord("eric")) == "crown_prince.parents_alive"


@pytest.mark.rule("regent.privileges", "king.tax_ungoverned")
def test_a_regent_taxes_an_ungoverned_fief_as_a_king_would() -> None:
    table = position(
        "plays",
        lords={"isabelle": (1, "sigy"), "henri": (2, "bourg")},
        titles={"isabelle": ["regent"], "henri": ["duchy-bourg"]},
        hands={1: ["tax"], 2: ["tax"]},
    )
    assert bar(table, 1, "tax-fief duchy-bourg") == "feudal_title.tax"
    assert "duchy-blaye" in free(table, 1, "tax-fief")
    say(table, 1, "tax-fief duchy-blaye")
    assert bar(table, 2, "tax-fief county-sigy") == "king.tax_ungoverned"
    assert france(table).fief[title("duchy-blaye")] == 1
