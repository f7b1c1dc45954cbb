"""Small print: rules that one line carries out, met by a seat, a lord or a place that is not the first."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import outremer
from outremer.games.fief.crown import most_prestigious
from outremer.games.fief.dice import dice_of_strength
from outremer.games.fief.knowing import could_hold, hand_to, known_first, lay, let_know, reshuffle, unlearn
from outremer.games.fief.layout import (
    ANNULMENT_REFUSED,
    CARDINAL_REFUSED,
    DISCARDED_PILE,
    DONATED_TO,
    IN_DECK,
    LAID,
    PARLEYED,
    SENT_DEALS,
    USED,
    USED_EXCOMMUNICATION,
    USED_GRANT,
    USES,
)
from outremer.games.fief.promises import has_promised, make_promise
from outremer.games.fief.vocabulary import CARDS, FIEFS, PROMISED_PEACE, PROMISED_VOTE, PROMISES
from outremer.games.fief.world import France
from tests.games.fief.any_time import all_pass, asked_together, before_income
from tests.games.fief.position import france, hand, map_with, place, position, rules, troops
from tests.games.talking import asked, bar, free, say, seen

POSITIONS = Path(__file__).parent / "positions"


def kept(name: str, *rolled: int | str) -> outremer.Table:
    saved = {**json.loads((POSITIONS / f"{name}.json").read_text(encoding="utf-8")), "record": []}
    return outremer.load(saved, outremer.Scripted(*rolled) if rolled else outremer.Seeded(1))


def bits(*fiefs: str) -> int:
    return sum(1 << FIEFS.index(name) for name in fiefs)


# -- the crown -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("crown_prince.inherits_titles")
@pytest.mark.parametrize(
    ("most", "wanted"),
    [
        (0, ()),
        (1, ("duchy-bourg",)),
        (2, ("duchy-bourg", "county-sigy")),
        (3, ("duchy-bourg", "county-sigy", "barony-mazilles")),
        (9, ("duchy-bourg", "county-sigy", "barony-mazilles", "barony-st-paul")),
    ],
)
def test_of_several_titles_duchies_come_before_counties_and_these_before_baronies(
    most: int, wanted: tuple[str, ...]
) -> None:
    held = bits("barony-mazilles", "barony-st-paul", "county-sigy", "duchy-bourg")
    assert most_prestigious(map_with(), held, most) == bits(*wanted)


@pytest.mark.rule("battle.dice.table")
@pytest.mark.parametrize(("strength", "dice"), [(-1, 0), (0, 0), (1, 1), (6, 1), (7, 2), (12, 2), (13, 3), (40, 3)])
def test_dice_come_from_the_strength(strength: int, dice: int) -> None:
    assert dice_of_strength(strength) == dice


def test_what_a_family_has_done_is_said_by_its_own_word() -> None:
    used = [USED_EXCOMMUNICATION, USED_GRANT, CARDINAL_REFUSED, ANNULMENT_REFUSED, PARLEYED, DONATED_TO]
    for bit, word in zip(used, USES, strict=True):
        table = before_income(hands={0: ["tax"]})
        saved = table.save()
        saved["world"]["family"]["used"][2] = [word]
        g = france(outremer.load(saved))
        assert [seat for seat in range(4) if g.family[USED + seat] & bit] == [2]


# -- who knows which card --------------------------------------------------------------------------------------------


def cards_of(g: France, kind: str) -> range:
    first = g.rules.box.first_of
    return range(first[CARDS.index(kind)], first[CARDS.index(kind) + 1])


def two_taxes(*seen_by: int) -> France:
    """Seat 2 holds two taxes; of the first these seats (bits) know, of the second seat 2 alone."""
    g = map_with(lords=HOMES, hands={2: ["tax", "tax"]})
    first = next(card for card in cards_of(g, "tax") if g.card[card] == 2)
    g.seen[first] = 1 << 2 | sum(1 << seat for seat in seen_by)
    return g


HOMES = {"charles": (0, "bourg"), "henri": (1, "blaye"), "isabelle": (2, "sigy"), "othon": (3, "tournus")}


def knowers(g: France, where: int = 2) -> list[list[int]]:
    """Of each tax that lies there: who knows it."""
    found = [card for card in cards_of(g, "tax") if g.card[card] == where]
    return [[seat for seat in range(4) if g.seen[card] >> seat & 1] for card in found]


def test_of_like_cards_the_one_that_most_know_goes_first_and_all_see_it_go() -> None:
    g = two_taxes(1, 3)
    lay(g, CARDS.index("tax"), 2, DISCARDED_PILE)
    assert knowers(g) == [[2]], "the one that nobody knew is left"
    assert knowers(g, DISCARDED_PILE) == [[0, 1, 2, 3]]


def test_whoever_sees_a_like_card_go_knows_of_one_fewer() -> None:
    """Seat 3 knew of one; the other one goes, and seat 3 cannot tell which. Seat 1 does not watch."""
    g = two_taxes(1, 3)
    first, second = (card for card in cards_of(g, "tax") if g.card[card] == 2)
    unlearn(g, CARDS.index("tax"), 2, second, 1 << 3 | 1 << 0)
    assert knowers(g) == [[1, 2], [2]]
    g = two_taxes(1, 3)
    unlearn(g, CARDS.index("tax"), 2, first, 0b1111)
    assert knowers(g) == [[1, 2, 3], [2]], "they knew just the one that goes"


@pytest.mark.parametrize("heard", [(), (3,)])
def test_a_card_that_passes_unseen_wipes_what_outsiders_knew_of_both_hands(heard: tuple[int, ...]) -> None:
    g = map_with(lords=HOMES, hands={2: ["tax", "justice", "eric"], 1: ["passage"]})
    for card in range(len(g.card)):
        if g.card[card] in (1, 2):
            g.seen[card] = 0b1111
    hand_to(g, 2, 1, CARDS.index("tax"), sum(1 << seat for seat in heard))
    insiders = 1 << 1 | 1 << 2 | sum(1 << seat for seat in heard)
    for kind in ("tax", "justice", "passage"):
        (card,) = (one for one in cards_of(g, kind) if g.card[one] in (1, 2))
        assert g.seen[card] == insiders
    assert g.seen[cards_of(g, "eric")[0]] == 0b1111, "a lord's card has another back"
    assert [g.card[card] for card in cards_of(g, "tax")].count(1) == 1


def test_a_number_of_like_cards_becomes_known_and_no_more() -> None:
    g = two_taxes()
    let_know(g, 2, CARDS.index("tax"), 1, 1 << 0 | 1 << 3)
    assert knowers(g) == [[0, 2, 3], [2]]
    let_know(g, 2, CARDS.index("tax"), 2, 1 << 1)
    assert knowers(g) == [[0, 1, 2, 3], [1, 2]]
    assert g.seen[known_first(g, CARDS.index("tax"), 2)] == 0b1111


@pytest.mark.rule("any_time.window")
def test_a_hand_could_hold_what_is_not_openly_elsewhere() -> None:
    justice = CARDS.index("justice")
    g = map_with(lords=HOMES, hands={2: ["tax"], 3: ["eric"]})
    assert [could_hold(g, seat, justice) for seat in range(4)] == [False, False, True, False]
    assert [could_hold(g, seat, CARDS.index("arthur")) for seat in range(4)] == [False, False, False, True]
    g = map_with(lords=HOMES, hands={2: ["tax"], 1: ["justice"]})
    g.seen[cards_of(g, "justice")[0]] = 0b1111
    assert [could_hold(g, seat, justice) for seat in range(4)] == [False, True, False, False]
    (tax,) = (card for card in cards_of(g, "tax") if g.card[card] == 2)
    g.seen[tax] = 0b1111
    assert not could_hold(g, 2, CARDS.index("passage")), "all know what it holds"


@pytest.mark.rule("cards.draw")
def test_a_discard_pile_becomes_the_deck_of_its_own_back() -> None:
    for is_lords, back, stays in ((True, "eric", "tax"), (False, "tax", "eric")):
        g = map_with(lords=HOMES, discards=["eric", "tax"])
        assert reshuffle(g, is_lords)
        assert DISCARDED_PILE not in [g.card[card] for card in cards_of(g, back)]
        assert [g.card[card] for card in cards_of(g, stays)].count(DISCARDED_PILE) == 1
        assert all(not g.seen[card] for card in cards_of(g, back) if g.card[card] == IN_DECK)
        assert not reshuffle(g, is_lords), "nothing is left on it"
    assert g.card[cards_of(g, "charles")[0]] == LAID


# -- promises and proposals ------------------------------------------------------------------------------------------


@pytest.mark.rule("deal.promise")
def test_a_promise_made_twice_is_one_that_more_have_heard() -> None:
    g = map_with(lords=HOMES)
    make_promise(g, 1, 3, PROMISED_PEACE, 0, 1 << 1 | 1 << 3)
    make_promise(g, 1, 3, PROMISED_PEACE, 0, 1 << 0 | 1 << 1)
    make_promise(g, 1, 3, PROMISED_PEACE, 1, 1 << 1 | 1 << 3)
    assert g.promise == [1, 3, PROMISED_PEACE, g.turn, 0b1011, 1, 3, PROMISED_PEACE, g.turn + 1, 0b1010]
    promised = [(by, to) for by in range(4) for to in range(4) if has_promised(g, by, to, PROMISED_PEACE)]
    assert promised == [(1, 3)]
    assert not has_promised(g, 1, 3, PROMISED_VOTE)
    g.turn += 2
    assert not has_promised(g, 1, 3, PROMISED_PEACE)
    assert PROMISES[PROMISED_PEACE] == "peace"


@pytest.mark.rule("deal.limit", "deal.addressee")
def test_whoever_may_send_no_more_may_still_answer() -> None:
    table = before_income(hands={0: ["tax"], 1: ["tax"]})
    for seat in range(4):
        france(table).family[SENT_DEALS + seat] = rules().box.proposals - (seat == 3)
    say(table, 3, "address 1", "give-coins 1", "send")
    assert free(table, 1, "accept-deal") == free(table, 1, "decline-deal") == ["3"]
    assert free(table, 1, "address") == free(table, 2, "address") == free(table, 2, "accept-deal") == []
    assert bar(table, 1, "address 2") == "deal.limit"


@pytest.mark.rule("deal.addressee", "diplomacy.cards")
def test_nobody_asks_for_more_cards_than_the_other_holds() -> None:
    table = before_income(hands={0: ["tax"], 2: ["tax", "justice"]})
    say(table, 0, "address 2", "want-card passage")
    assert bar(table, 0, "want-card passage") is None
    say(table, 0, "want-card harvest")
    assert bar(table, 0, "want-card justice") == "deal.addressee"
    assert bar(table, 0, "give-card justice") == "deal.addressee"


# -- windows ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("any_time.window")
def test_before_income_whoever_controls_a_taxed_or_starving_village_is_concerned() -> None:
    def concerned(**written: Any) -> list[int]:
        table = before_income(hands={0: ["tax"], 1: ["tax"], 2: ["tax"], 3: ["tax"]}, **written)
        assert asked_together(table)[0] == "BeforeIncome"
        return [seat for seat in range(4) if table.concerns(seat)]

    assert concerned() == []
    assert concerned(fief_taxes={"duchy-bourg": 3}) == [0]
    assert concerned(see_taxes={"see-sigy": (0, "bishop")}) == [2]
    assert concerned(struck={"see-tournus": ["famine"]}) != []
    assert 3 in concerned(struck={"see-tournus": ["famine"]})
    assert concerned(struck={"see-tournus": ["rain"]}) == []


@pytest.mark.rule("any_time.window")
def test_an_uprising_concerns_whoever_has_units_there_or_the_village() -> None:
    table = kept("uprising-under-tax")
    assert asked_together(table)[0] == "UprisingAnnounced"
    there = {army["seat"] for army in seen(table)["villages"]["bourg"]["armies"]}
    there |= {seen(table)["villages"]["bourg"]["controller"]}
    assert [seat for seat in range(4) if table.concerns(seat)] == sorted(there)


@pytest.mark.rule("revenge.battle.crusader_walls_passage")
def test_saladins_coming_concerns_all_and_a_tunnel_is_opened_only_by_who_has_one() -> None:
    table = kept("saladin-two-objectives-short")
    assert all(table.concerns(seat) for seat in range(4))
    for seat in range(4):
        if "passage" not in hand(table, seat):
            assert bar(table, seat, "betray") is not None


# -- at the market ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("building.mill.placement", "building.stronghold.placement")
def test_mills_and_strongholds_stand_where_one_rules() -> None:
    table = position("purchases", lords=HOMES, troops={(0, "bourg"): (1, 1)}, coins={0: 20})
    assert bar(table, 0, "mill sigy") == "building.mill.placement"
    assert bar(table, 0, "stronghold sigy") == "building.stronghold.placement"
    assert bar(table, 0, "mill mazilles") == "building.mill.placement"
    assert free(table, 0, "mill") == free(table, 0, "stronghold") == ["bourg"]


@pytest.mark.rule("cardinal.by_purchase")
def test_the_biretta_is_for_a_family_with_a_bishop() -> None:
    titles = {"othon": ["see-tournus"]}
    table = position("purchases", lords=HOMES, coins=dict.fromkeys(range(4), 20), titles=titles, first=3)
    assert free(table, 3, "biretta") == ["othon"]
    g = france(table)
    assert [seat for seat in range(4) if g.is_any_bishop(seat)] == [3]


# -- relics ----------------------------------------------------------------------------------------------------------


def die_of_justice(**lords: tuple[int, str]) -> outremer.Table:
    """Isabelle bears the lance, and is condemned."""
    saved = before_income(
        options={"relics": "yes"},
        lords={**HOMES, **lords},
        hands={0: ["justice"], 1: ["tax"]},
        flags={"isabelle": ["assassin"]},
    ).save()
    piece = saved["world"]["relics"]
    piece["hidden"] = []
    piece["relic"]["bearer"].update({"lance": "isabelle"})
    piece["relic"]["lying"].update(dict.fromkeys(("grail", "eyes", "tooth", "bones"), "bourg"))
    return say(outremer.load(saved, outremer.Seeded(1)), 0, "justice isabelle")


@pytest.mark.rule("relic.ally_inherits")
def test_where_one_lord_alone_could_bear_it_nobody_is_asked() -> None:
    table = die_of_justice(philippe=(2, "sigy"))
    assert seen(table)["relics"]["lance"] == {"lord": "philippe"}
    assert asked_together(table)[0] == "BeforeIncome"


@pytest.mark.rule("card.uprising.order_of_victims", "card.uprising.attack")
def test_in_a_rising_each_army_is_attacked_once() -> None:
    """Bourg rises against two armies: three hits, two of them on the first, the last on the second."""
    table = before_income(
        lords={**HOMES, "philippe": (2, "bourg")},
        troops={(0, "bourg"): (0, 2), (2, "bourg"): (0, 2), (1, "blaye"): (1, 1)},
        hands={1: ["uprising"]},
        fief_taxes={"duchy-bourg": 0},
        driver=outremer.Scripted("2"),
    )
    say(table, 1, "uprising bourg")
    all_pass(table, "UprisingAnnounced")
    assert asked(table) == ("Victims", 1)
    say(table, 1, "first 2")
    say(table, 2, "lose footman", "lose footman")
    say(table, 0, "lose footman")
    assert (troops(table, 2, "bourg"), troops(table, 0, "bourg")) == ((0, 0), (0, 1))
    assert place(table, "philippe") == "bourg"
