"""The Church: hats and who consents, annulments, excommunication, the Maid."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.church import buy_biretta, no_biretta, note_donation
from outremer.games.fief.deaths import kill
from outremer.games.fief.layout import DISCARDED_PILE
from outremer.games.fief.vocabulary import ARC_CARD, BY_JUSTICE, CARDINAL_CARD, DRAW_AND_PLAY
from outremer.kernel.blanks import NOBODY
from tests.games.fief.position import coins, france, hand, lord, map_with, next_turn, position, titles
from tests.games.talking import asked, bar, free, say, told

PRELATES = {"charles": (0, "blaye"), "henri": (1, "sigy"), "eric": (2, "bourg"), "isabelle": (3, "pugnac")}
SEES = {"charles": ["see-blaye", "pope"], "henri": ["see-sigy"], "eric": ["see-bourg"]}


def church(at: str = "draws", **written: Any) -> outremer.Table:
    return position(at, **{"lords": PRELATES, "titles": SEES, **written})


def without_pope(at: str = "draws", **written: Any) -> outremer.Table:
    return church(at, **{"titles": {**SEES, "charles": ["see-blaye"]}, **written})


# -- Cardinals -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("card.cardinal.play", "bishop.can_rise")
def test_a_cardinal_card_makes_an_own_bishop_cardinal_at_any_time() -> None:
    table = without_pope(hands={1: ["cardinal"]})
    assert asked(table)[1] == 0
    assert bar(table, 1, "cardinal eric") == "card.cardinal.play"
    assert bar(table, 2, "cardinal eric") == "card.cardinal.play"
    say(table, 1, "cardinal henri")
    assert titles(table, "henri") == ["see-sigy", "cardinal"]
    assert hand(table, 1) == []


@pytest.mark.rule("cardinal.candidate")
def test_only_a_free_bishop_in_good_standing_becomes_cardinal() -> None:
    lords = {**PRELATES, "othon": (1, "sigy")}
    table = without_pope(lords=lords, hands={1: ["cardinal"]})
    assert bar(table, 1, "cardinal othon") == "cardinal.candidate"
    table = without_pope(hands={1: ["cardinal"]}, captives={"henri": 2}, troops={(2, "sigy"): (0, 1)})
    assert bar(table, 1, "cardinal henri") == "cardinal.candidate"
    g = map_with(lords=PRELATES, titles={"henri": ["see-sigy"]}, excommunicated="henri", coins={1: 9})
    assert no_biretta(g, 1, lord("henri")) == "cardinal.candidate"


@pytest.mark.rule("pope.cardinal_consent")
def test_a_pope_may_veto_and_the_card_goes_back_and_waits_for_the_next_turn() -> None:
    table = church(hands={1: ["cardinal"]})
    say(table, 1, "cardinal henri")
    assert asked(table) == ("CardinalAsked", 0)
    say(table, 0, "refuse")
    assert titles(table, "henri") == ["see-sigy"]
    assert hand(table, 1) == ["cardinal"]
    assert bar(table, 1, "cardinal henri") == "pope.cardinal_consent"
    assert told(table, "cardinal-vetoed") == [{"seat": 0, "lord": "henri"}]


@pytest.mark.rule("pope.cardinal_consent")
def test_a_pope_may_consent_and_a_captive_one_is_not_asked() -> None:
    table = church(hands={1: ["cardinal"]})
    say(table, 1, "cardinal henri")
    say(table, 0, "accept")
    assert "cardinal" in titles(table, "henri")
    table = church(hands={1: ["cardinal"]}, captives={"charles": 2}, troops={(2, "blaye"): (0, 1)})
    say(table, 1, "cardinal henri")
    assert "cardinal" in titles(table, "henri")


@pytest.mark.rule("pope.cardinal_consent")
def test_all_have_seen_a_vetoed_card() -> None:
    table = church(hands={1: ["cardinal"]})
    assert table.view(3)["world"]["families"][1]["known"] == []
    say(table, 1, "cardinal henri")
    say(table, 0, "refuse")
    assert table.view(3)["world"]["families"][1]["known"] == ["cardinal"]


@pytest.mark.rule("cardinal.by_purchase", "pope.cardinal_consent")
def test_the_one_hat_on_sale_costs_five_and_a_veto_costs_nothing() -> None:
    table = church(coins={1: 7, 2: 4})
    g = france(table)
    assert no_biretta(g, 2, lord("eric")) == "cardinal.by_purchase"
    assert no_biretta(g, 1, lord("henri")) is None
    buy_biretta(g, 1, lord("henri"))
    table.kernel.settle()
    assert asked(table) == ("CardinalAsked", 0)
    say(table, 0, "refuse")
    assert (coins(table, 1), g.biretta) == (7, NOBODY)
    table = church(coins={1: 7, 2: 9})
    g = france(table)
    buy_biretta(g, 1, lord("henri"))
    table.kernel.settle()
    say(table, 0, "accept")
    assert (coins(table, 1), g.biretta, titles(table, "henri")) == (2, lord("henri"), ["see-sigy", "cardinal"])
    assert no_biretta(g, 2, lord("eric")) == "cardinal.by_purchase"


@pytest.mark.rule("card.cardinal.death")
def test_a_dead_cardinals_card_is_discarded_and_a_bought_hat_is_on_sale_again() -> None:
    held = {**SEES, "henri": ["see-sigy", "cardinal"], "eric": ["see-bourg", "cardinal"]}
    g = map_with(lords=PRELATES, titles=held, biretta="eric")
    kill(g, lord("henri"), BY_JUSTICE)
    kill(g, lord("eric"), BY_JUSTICE)
    first = g.rules.box.first_of[CARDINAL_CARD]
    assert [g.card[first + at] for at in range(3)].count(DISCARDED_PILE) == 1
    assert g.biretta == NOBODY


# -- D'Arc -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("card.arc.play")
def test_the_maid_is_any_unmarried_lady_even_of_another_family() -> None:
    lords = {**PRELATES, "jeanne": (0, "blaye"), "othon": (2, "bourg")}
    table = without_pope(lords=lords, spouses={"jeanne": "othon"}, hands={1: ["arc"]})
    assert free(table, 1, "arc") == ["isabelle"]
    assert bar(table, 1, "arc jeanne") == "card.arc.play"
    assert bar(table, 1, "arc henri") == "card.arc.play"
    assert bar(table, 0, "arc isabelle") == "card.arc.play"
    say(table, 1, "arc isabelle")
    assert titles(table, "isabelle") == ["arc"]


@pytest.mark.rule("card.arc.strength")
def test_the_maid_has_one_strength_and_with_a_title_no_more() -> None:
    lords = {"isabelle": (0, "bourg"), "jeanne": (1, "sigy"), "alienor": (2, "blaye")}
    g = map_with(lords=lords, titles={"isabelle": ["arc", "duchy-bourg"]})
    assert [g.lord_strength(lord(name)) for name in lords] == [1, 0, 0]
    g = map_with(lords=lords, titles={"jeanne": ["arc"]})
    assert g.lord_strength(lord("jeanne")) == 1


@pytest.mark.rule("card.arc.death")
def test_the_card_of_a_dead_maid_is_discarded() -> None:
    g = map_with(lords=PRELATES, titles={"isabelle": ["arc"]})
    kill(g, lord("isabelle"), BY_JUSTICE)
    assert g.card[g.rules.box.first_of[ARC_CARD]] == DISCARDED_PILE


# -- annulment -------------------------------------------------------------------------------------------------------

WIFE = {"othon": "isabelle"}
COUPLE = {**PRELATES, "othon": (2, "bourg")}


@pytest.mark.rule("pope.annul", "marriage.ends")
def test_a_pope_annuls_a_marriage_if_a_spouse_asks() -> None:
    table = church(lords=COUPLE, spouses=WIFE)
    assert bar(table, 1, "ask-annulment othon") == "pope.annul"
    say(table, 3, "ask-annulment isabelle")
    assert asked(table) == ("AnnulmentAsked", 0)
    say(table, 0, "accept")
    assert france(table).ally(3) == NOBODY
    assert told(table, "annulled") == [{"lord": "isabelle", "spouse": "othon"}]


@pytest.mark.rule("pope.annul")
def test_a_refused_request_waits_for_a_later_phase() -> None:
    table = say(church(lords=COUPLE, spouses=WIFE), 3, "ask-annulment isabelle")
    say(table, 0, "refuse")
    assert france(table).ally(3) == 2
    assert bar(table, 3, "ask-annulment isabelle") == "pope.annul"
    assert bar(table, 2, "ask-annulment othon") is None
    while france(table).phase == DRAW_AND_PLAY:
        say(table, asked(table)[1], "pass")
    assert bar(table, 3, "ask-annulment isabelle") is None


@pytest.mark.rule("pope.annul")
def test_without_a_free_pope_nothing_is_annulled() -> None:
    assert bar(without_pope(lords=COUPLE, spouses=WIFE), 3, "ask-annulment isabelle") == "pope.annul"
    table = church(lords=COUPLE, spouses=WIFE, captives={"charles": 2}, troops={(2, "blaye"): (0, 1)})
    assert bar(table, 3, "ask-annulment isabelle") == "pope.annul"


@pytest.mark.rule("pope.annul.royal_with_prince")
def test_a_royal_marriage_with_a_prince_stands_and_without_one_the_queen_loses_her_title() -> None:
    royal = {**SEES, "othon": ["king", "duchy-bourg"], "isabelle": ["queen", "county-tournus"]}
    heir = {**COUPLE, "thierry": (3, "pugnac")}
    table = church(lords=heir, spouses=WIFE, titles={**royal, "thierry": ["prince"]})
    assert bar(table, 3, "ask-annulment isabelle") == "pope.annul.royal_with_prince"
    table = church(lords=COUPLE, spouses=WIFE, titles=royal)
    say(table, 3, "ask-annulment isabelle")
    say(table, 0, "accept")
    assert titles(table, "isabelle") == ["county-tournus"]
    assert titles(table, "othon") == ["duchy-bourg", "king"]


# -- excommunication -------------------------------------------------------------------------------------------------


@pytest.mark.rule("pope.excommunicate")
def test_a_pope_excommunicates_once_a_turn_at_any_time() -> None:
    table = church(first=1)
    assert bar(table, 1, "excommunicate isabelle") == "pope.excommunicate"
    assert bar(table, 0, "excommunicate charles") == "pope.excommunicate"
    say(table, 0, "excommunicate isabelle")
    assert france(table).excommunicated == lord("isabelle")
    assert bar(table, 0, "excommunicate henri") == "pope.excommunicate"
    next_turn(table)
    assert bar(table, 0, "excommunicate henri") is None


@pytest.mark.rule("pope.excommunicate")
def test_a_captive_pope_sentences_nobody() -> None:
    table = church(captives={"charles": 2}, troops={(2, "blaye"): (0, 1)})
    assert bar(table, 0, "excommunicate isabelle") == "pope.excommunicate"


@pytest.mark.rule("pope.excommunicate.only_one")
def test_a_second_sentence_replaces_the_first() -> None:
    table = church(excommunicated="isabelle")
    assert bar(table, 0, "excommunicate isabelle") == "pope.excommunicate.only_one"
    say(table, 0, "excommunicate henri")
    assert france(table).excommunicated == lord("henri")
    assert told(table, "absolved") == [{"lord": "isabelle"}]


@pytest.mark.rule("excommunicated.loses_church_title")
def test_the_excommunicated_lose_all_the_church_gave_them_and_nothing_else() -> None:
    held = {**SEES, "henri": ["see-sigy", "cardinal", "county-sigy"]}
    table = say(church(titles=held), 0, "excommunicate henri")
    assert titles(table, "henri") == ["county-sigy"]
    assert france(table).card[france(table).rules.box.first_of[CARDINAL_CARD]] == DISCARDED_PILE


@pytest.mark.rule("pope.cardinal_consent", "card.cardinal.play")
@pytest.mark.parametrize("pope", ["charles", "arthur", None])
def test_where_no_pope_of_another_family_is_nobody_is_asked_for_consent(pope: str | None) -> None:
    lords = {**PRELATES, "arthur": (1, "sigy")}
    held = {"charles": ["see-blaye"], "henri": ["see-sigy"]}
    if pope:
        held[pope] = [*held.get(pope, ["see-tournus"]), "pope"]
    table = position("draws", lords=lords, titles=held, hands={1: ["cardinal"]})
    say(table, 1, "cardinal henri")
    is_asked = pope == "charles"
    assert (asked(table)[0] == "CardinalAsked") == is_asked
    assert told(table, "cardinal-asked") == ([{"seat": 1, "lord": "henri"}] if is_asked else [])
    assert ("cardinal" in titles(table, "henri")) != is_asked


@pytest.mark.rule("excommunicated.ends_with_pope")
def test_a_sentence_dies_with_the_pope() -> None:
    table = church(excommunicated="isabelle")
    kill(france(table), lord("charles"), BY_JUSTICE)
    assert france(table).excommunicated == NOBODY


@pytest.mark.rule("pope.excommunicate.recant")
def test_a_sentence_is_taken_back_only_for_a_donation() -> None:
    table = church(excommunicated="isabelle")
    assert bar(table, 0, "absolve") == "pope.excommunicate.recant"
    note_donation(france(table), 1)
    assert bar(table, 0, "absolve") == "pope.excommunicate.recant"
    note_donation(france(table), 0)
    say(table, 0, "absolve")
    assert france(table).excommunicated == NOBODY
    assert bar(table, 0, "absolve") == "pope.excommunicate.recant"
