"""What the dead leave: heirs in the family, the spouse, or nobody."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.deaths import kill
from outremer.games.fief.layout import DUE_WIDTH, ORPHANED
from outremer.games.fief.places import owe_freedom
from outremer.games.fief.vocabulary import BY_JUSTICE
from outremer.kernel.blanks import NOBODY
from tests.games.fief.position import controller, france, lord, map_with, position, title, titles, troops, village
from tests.games.talking import asked, bar, free, say, told

DUKE = {"charles": ["duchy-bourg"]}


def dies(table: outremer.Table, *names: str) -> outremer.Table:
    """All at one blow."""
    for name in names:
        kill(france(table), lord(name), BY_JUSTICE)
    table.kernel.settle()
    return table


def family(lords: dict[str, tuple[int, str]], **written: Any) -> outremer.Table:
    return position("draws", **{"lords": lords, "titles": DUKE, **written})


@pytest.mark.rule("feudal_title.inheritance")
def test_the_family_chooses_an_heir_for_each_title() -> None:
    lords = {"charles": (0, "bourg"), "henri": (0, "sigy"), "jeanne": (0, "sigy"), "eric": (1, "pugnac")}
    table = dies(family(lords, titles={"charles": ["duchy-bourg", "county-sigy"]}), "charles")
    assert asked(table) == ("Heirs", 0)
    assert bar(table, 0, "bequeath duchy-bourg eric") == "feudal_title.inheritance"
    assert bar(table, 0, "bequeath duchy-blaye henri") == "feudal_title.inheritance"
    assert len(free(table, 0, "bequeath")) == 4
    say(table, 0, "bequeath duchy-bourg jeanne", "bequeath county-sigy henri")
    assert titles(table, "jeanne") == ["duchy-bourg"]
    assert titles(table, "henri") == ["county-sigy"]
    assert asked(table)[0] == "Draws"


@pytest.mark.rule("feudal_title.inheritance")
def test_an_only_heir_inherits_without_a_word_and_before_a_spouse() -> None:
    lords = {"charles": (0, "bourg"), "henri": (0, "sigy"), "isabelle": (1, "pugnac")}
    table = dies(family(lords, spouses={"charles": "isabelle"}), "charles")
    assert titles(table, "henri") == ["duchy-bourg"]
    assert told(table, "title-inherited") == [{"seat": 0, "fief": "duchy-bourg", "lord": "henri"}]


@pytest.mark.rule("feudal_title.inheritance", "feudal_title.inheritance.troops_replaced")
def test_without_a_family_the_spouse_inherits_and_her_troops_replace_his_in_the_city() -> None:
    lords = {"charles": (0, "bourg"), "isabelle": (1, "pugnac")}
    table = family(
        lords,
        spouses={"charles": "isabelle"},
        walls={"bourg": "city"},
        troops={(0, "bourg"): (2, 3), (2, "bourg"): (1, 0), (0, "sigy"): (0, 2)},
    )
    dies(table, "charles")
    assert titles(table, "isabelle") == ["duchy-bourg"]
    assert (troops(table, 0, "bourg"), troops(table, 1, "bourg")) == ((0, 0), (2, 3))
    assert troops(table, 0, "sigy") == (0, 2)
    assert controller(table, "bourg") == 1
    assert [france(table).arrival(seat, village("bourg")) for seat in range(3)] == [0, 1, 2]
    assert controller(table, "villeneuve") == 1


@pytest.mark.rule("feudal_title.inheritance.troops_replaced")
def test_no_more_troops_come_than_the_new_family_has() -> None:
    lords = {"charles": (0, "bourg"), "isabelle": (1, "pugnac")}
    table = family(
        lords,
        spouses={"charles": "isabelle"},
        walls={"bourg": "city"},
        troops={(0, "bourg"): (4, 0), (1, "pugnac"): (7, 0)},
    )
    dies(table, "charles")
    assert (troops(table, 0, "bourg"), troops(table, 1, "bourg")) == ((0, 0), (1, 0))


@pytest.mark.rule("feudal_title.inheritance.troops_replaced")
def test_a_title_that_stays_in_the_family_changes_no_troops() -> None:
    lords = {"charles": (0, "bourg"), "henri": (0, "sigy")}
    table = dies(family(lords, walls={"bourg": "city"}, troops={(0, "bourg"): (8, 1)}), "charles")
    assert troops(table, 0, "bourg") == (8, 1)


@pytest.mark.rule("feudal_title.no_heir.to_map")
def test_without_family_and_spouse_the_title_returns_to_the_map() -> None:
    table = family({"charles": (0, "bourg"), "eric": (1, "sigy")})
    assert controller(table, "villeneuve") == 0
    dies(table, "charles")
    g = france(table)
    assert g.holder_of(title("duchy-bourg")) == NOBODY
    assert g.fief[ORPHANED + title("duchy-bourg")] == 0
    assert controller(table, "villeneuve") is None
    assert told(table, "title-to-map") == [{"fief": "duchy-bourg"}]


@pytest.mark.rule("feudal_title.inheritance")
def test_who_dies_at_the_same_blow_inherits_nothing_and_the_spouse_does() -> None:
    lords = {"charles": (0, "bourg"), "henri": (0, "bourg"), "isabelle": (1, "pugnac")}
    table = dies(family(lords, spouses={"charles": "isabelle"}), "charles", "henri")
    assert titles(table, "isabelle") == ["duchy-bourg"]


@pytest.mark.rule("feudal_title.kept_until_death", "prisoner.keeps_titles")
def test_a_lord_keeps_his_titles_until_death_captive_or_not() -> None:
    lords = {"charles": (0, "bourg"), "henri": (0, "sigy")}
    table = family(lords, captives={"charles": 1}, troops={(1, "bourg"): (0, 1)})
    assert titles(table, "charles") == ["duchy-bourg"]
    assert bar(table, 0, "bequeath duchy-bourg henri") == "feudal_title.inheritance"
    dies(table, "charles")
    assert titles(table, "henri") == ["duchy-bourg"]


@pytest.mark.rule("release.placement")
def test_whoever_dies_as_he_goes_free_is_not_placed_any_more() -> None:
    lords = {"charles": (0, "bourg"), "henri": (1, "bourg"), "arthur": (1, "blaye")}
    g = map_with(lords=lords, captives={"henri": 0})
    owe_freedom(g, lord("henri"))
    owe_freedom(g, lord("henri"))
    assert len(g.due) == DUE_WIDTH
    kill(g, lord("henri"), BY_JUSTICE)
    assert g.due == []


@pytest.mark.rule("marriage.ends")
def test_a_marriage_ends_with_a_spouse() -> None:
    table = family({"charles": (0, "bourg"), "isabelle": (1, "pugnac")}, spouses={"charles": "isabelle"})
    assert france(table).ally(1) == 0
    dies(table, "charles")
    assert france(table).ally(1) == NOBODY


def test_a_save_whose_heirs_wait_for_a_title_that_is_held_is_refused() -> None:
    lords = {"charles": (0, "bourg"), "henri": (0, "sigy"), "jeanne": (0, "sigy")}
    saved = dies(family(lords), "charles").save()
    saved["stack"][-1]["titles"] = ["king"]
    with pytest.raises(outremer.BadSave, match="titles: king is not waiting for an heir"):
        outremer.load(saved)
