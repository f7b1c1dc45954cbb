"""Weddings: who may marry whom, who asks, who consents, what becomes of crowns."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.deaths import kill
from outremer.games.fief.vocabulary import BY_JUSTICE, LORDS
from outremer.games.fief.weddings import is_wedding_time
from tests.games.fief.position import france, lord, position, titles
from tests.games.talking import asked, bar, free, say, told

LORDS_THERE = {"charles": (0, "bourg"), "isabelle": (1, "sigy"), "henri": (2, "pugnac"), "jeanne": (3, "tournus")}


def altar(**written: Any) -> outremer.Table:
    return position("weddings", **{"lords": LORDS_THERE, **written})


def spouse(table: outremer.Table, name: str) -> str | None:
    other = france(table).spouse(lord(name))
    return None if other < 0 else LORDS[other]


@pytest.mark.rule("marriage.announce")
def test_a_wedding_is_asked_for_and_accepted_and_binds_two_families() -> None:
    table = say(altar(), 0, "wed charles isabelle")
    assert asked(table) == ("WeddingAsked", 1)
    say(table, 1, "accept")
    assert spouse(table, "charles") == "isabelle"
    assert france(table).ally(0) == 1
    assert told(table, "wedded") == [{"lord": "charles", "spouse": "isabelle"}]


@pytest.mark.rule("marriage.announce")
def test_a_family_that_refuses_is_not_asked_again_in_the_same_go() -> None:
    table = say(altar(), 0, "wed charles isabelle")
    say(table, 1, "refuse")
    assert spouse(table, "charles") is None
    assert asked(table) == ("Weddings", 0)
    assert bar(table, 0, "wed charles isabelle") == "marriage.announce"
    assert free(table, 0, "wed") == ["charles jeanne"]


@pytest.mark.rule("marriage.announce")
def test_only_a_man_and_a_lady_of_two_families_in_play_wed() -> None:
    table = altar(lords={**LORDS_THERE, "alienor": (0, "bourg")})
    assert bar(table, 0, "wed charles henri") == "marriage.announce"
    assert bar(table, 0, "wed charles alienor") == "marriage.announce"
    assert bar(table, 0, "wed charles mireille") == "marriage.announce"
    assert bar(table, 0, "wed henri isabelle") == "marriage.announce"
    assert bar(table, 0, "wed alienor henri") is None


@pytest.mark.rule("marriage.announce")
def test_captives_and_the_excommunicated_may_marry() -> None:
    troops = {(2, "bourg"): (0, 1)}
    table = altar(troops=troops, captives={"charles": 2}, excommunicated="isabelle")
    assert bar(table, 0, "wed charles isabelle") is None


@pytest.mark.rule("phase1.turn_order")
def test_weddings_are_asked_for_in_turn_order() -> None:
    table = altar(first=2)
    assert asked(table) == ("Weddings", 2)
    assert bar(table, 0, "wed charles isabelle") == "phase1.turn_order"
    order = []
    while table.need is not None and isinstance(table.need, outremer.Ask) and table.need.form == "Weddings":
        order.append(asked(table)[1])
        say(table, order[-1], "pass")
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("marriage.groom.not_cleric", "bishop.no_marriage")
def test_no_cleric_marries() -> None:
    table = altar(titles={"charles": ["see-bourg"], "henri": ["see-sigy", "cardinal"]}, lords=LORDS_THERE)
    assert asked(table)[0] != "Weddings"
    lords = {**LORDS_THERE, "eric": (0, "bourg")}
    table = altar(titles={"charles": ["see-bourg"], "henri": ["see-sigy", "cardinal"]}, lords=lords, first=1)
    assert bar(table, 1, "wed isabelle charles") == "bishop.no_marriage"
    assert bar(table, 1, "wed isabelle henri") == "marriage.groom.not_cleric"
    assert bar(table, 1, "wed isabelle eric") is None


@pytest.mark.rule("marriage.bride.not_arc")
def test_the_maid_does_not_marry() -> None:
    table = altar(titles={"isabelle": ["arc"]})
    assert bar(table, 0, "wed charles isabelle") == "marriage.bride.not_arc"


@pytest.mark.rule("alliance.one_only")
def test_a_family_has_one_alliance_at_a_time() -> None:
    lords = {**LORDS_THERE, "eric": (0, "bourg"), "blanche": (1, "sigy")}
    table = altar(lords=lords, spouses={"charles": "isabelle"}, first=3)
    assert asked(table) == ("Weddings", 3)
    assert bar(table, 3, "wed jeanne eric") == "alliance.one_only"
    assert free(table, 3, "wed") == ["jeanne henri"]


@pytest.mark.rule("marriage.king.bride_is_queen", "queen.keeps_titles")
def test_the_bride_of_the_king_is_queen_at_once_and_keeps_her_titles() -> None:
    table = altar(titles={"charles": ["king", "duchy-bourg"], "isabelle": ["county-sigy"]})
    say(table, 0, "wed charles isabelle")
    say(table, 1, "accept")
    assert titles(table, "isabelle") == ["county-sigy", "queen"]


@pytest.mark.rule("marriage.regent.groom_not_king")
def test_the_groom_of_a_regent_does_not_become_king() -> None:
    table = altar(titles={"isabelle": ["regent"]}, flags={"isabelle": ["senior"]})
    say(table, 0, "wed charles isabelle")
    say(table, 1, "accept")
    assert titles(table, "charles") == []
    assert titles(table, "isabelle") == ["regent"]


@pytest.mark.rule("queen.candidate_unmarried")
def test_the_king_marries_no_married_lady() -> None:
    table = altar(titles={"charles": ["king", "duchy-bourg"]}, spouses={"henri": "isabelle"})
    assert bar(table, 0, "wed charles isabelle") == "queen.candidate_unmarried"
    assert free(table, 0, "wed") == ["charles jeanne"]


@pytest.mark.rule("marriage.announce")
def test_weddings_belong_into_step_a() -> None:
    table = altar()
    assert is_wedding_time(france(table))
    for seat in range(4):
        say(table, seat, "pass")
    assert not is_wedding_time(france(table))
    assert bar(table, 0, "wed charles isabelle") == "marriage.announce"


def test_a_proposal_ends_with_the_suitor() -> None:
    table = say(altar(), 0, "wed charles isabelle")
    kill(france(table), lord("charles"), BY_JUSTICE)
    table.kernel.settle()
    assert asked(table) == ("Weddings", 1)


def test_a_save_with_half_a_wedding_is_refused() -> None:
    saved = altar().save()
    saved["stack"][-1]["lord"] = "charles"
    with pytest.raises(outremer.BadSave, match="lord: a wedding is asked for between two"):
        outremer.load(saved)
