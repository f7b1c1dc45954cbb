"""Rulings on which tables may differ: each choice of an option is played."""

from __future__ import annotations

from typing import Any

import pytest

from outremer.games.fief.assassination import no_condemned
from outremer.games.fief.church import no_sentence
from outremer.games.fief.deaths import kill
from outremer.games.fief.offices import Crown
from outremer.games.fief.vocabulary import BY_JUSTICE
from tests.games.fief.position import coins, france, lord, map_with, position, titles
from tests.games.talking import asked, bar, free, say, told


@pytest.mark.rule("election.king.condition")
@pytest.mark.parametrize(("ruling", "is_held"), [("three", False), ("prelate", True)])
def test_a_cardinal_alone_makes_a_royal_election_only_by_that_ruling(ruling: str, is_held: bool) -> None:
    lords = {"arthur": (0, "blaye"), "eric": (1, "bourg"), "isabelle": (2, "sigy")}
    held = {"arthur": ["duchy-blaye"], "eric": ["see-bourg", "cardinal"]}
    g = map_with(lords=lords, titles=held, options={"royal_election": ruling})
    assert Crown().is_open(g) == is_held
    held["eric"] = ["see-bourg"]
    assert not Crown().is_open(map_with(lords=lords, titles=held, options={"royal_election": ruling}))


@pytest.mark.rule("queen.income")
@pytest.mark.parametrize(("ruling", "received"), [("no", 0), ("yes", 2)])
def test_the_regent_receives_the_queens_coins_only_by_that_ruling(ruling: str, received: int) -> None:
    lords = {"isabelle": (0, "blaye"), "eric": (1, "bourg")}
    for held, extra in ((["regent"], received), (["queen"], 2)):
        table = position("coins", lords=lords, titles={"isabelle": held}, options={"regent_income": ruling})
        assert coins(table, 0) == 5 + 1 + extra


@pytest.mark.rule("pope.excommunicate.only_one")
@pytest.mark.parametrize(("ruling", "rule"), [("replaced", None), ("single", "pope.excommunicate.only_one")])
def test_a_second_sentence_replaces_the_first_or_waits_for_its_end(ruling: str, rule: str | None) -> None:
    lords = {"charles": (0, "blaye"), "henri": (1, "sigy"), "eric": (2, "bourg")}
    held = {"charles": ["see-blaye", "pope"]}
    g = map_with(lords=lords, titles=held, excommunicated="henri", options={"excommunication": ruling})
    assert no_sentence(g, 0, lord("eric")) == rule
    assert no_sentence(g, 0, lord("henri")) == "pope.excommunicate.only_one"
    g = map_with(lords=lords, titles=held, options={"excommunication": ruling})
    assert no_sentence(g, 0, lord("eric")) is None


@pytest.mark.rule("card.justice.immune")
@pytest.mark.parametrize(("ruling", "rule"), [("regent", None), ("queen", "card.justice.immune")])
def test_the_queen_is_above_justice_only_by_that_ruling(ruling: str, rule: str | None) -> None:
    lords = {"isabelle": (0, "blaye"), "charles": (1, "sigy")}
    held = {"isabelle": ["queen"], "charles": ["king"]}
    guilty = {"isabelle": ["assassin"], "charles": ["assassin"]}
    written: dict[str, Any] = {"lords": lords, "titles": held, "flags": guilty, "spouses": {"charles": "isabelle"}}
    g = map_with(**written, options={"justice": ruling})
    assert no_condemned(g, 2, lord("isabelle")) == rule
    assert no_condemned(g, 2, lord("charles")) == "card.justice.immune"


HOUSES = {"charles": (0, "bourg"), "arthur": (0, "blaye"), "isabelle": (1, "sigy"), "jeanne": (1, "sigy")}


@pytest.mark.rule("feudal_title.inheritance")
def test_by_that_ruling_the_family_may_name_the_spouse_and_no_other_stranger() -> None:
    written: dict[str, Any] = {
        "lords": HOUSES,
        "titles": {"charles": ["duchy-bourg"]},
        "spouses": {"charles": "isabelle"},
        "walls": {"bourg": "city"},
        "troops": {(0, "bourg"): (1, 1)},
    }
    table = position("march", **written, options={"inheritance": "choice"})
    kill(france(table), lord("charles"), BY_JUSTICE)
    table.kernel.settle()
    assert asked(table) == ("Heirs", 0)
    assert free(table, 0, "bequeath") == ["duchy-bourg arthur", "duchy-bourg isabelle"]
    assert bar(table, 0, "bequeath duchy-bourg jeanne") == "feudal_title.inheritance"
    say(table, 0, "bequeath duchy-bourg isabelle")
    assert titles(table, "isabelle") == ["duchy-bourg"]
    assert told(table, "troops-replaced") == [{"seat": 0, "to": 1, "village": "bourg"}]
    table = position("march", **written)
    kill(france(table), lord("charles"), BY_JUSTICE)
    table.kernel.settle()
    assert titles(table, "arthur") == ["duchy-bourg"]
