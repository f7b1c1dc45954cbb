"""Whole stretches of a round, led through by what the players say, as the rulebook tells them."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from tests.games.fief.any_time import all_pass, asked_together
from tests.games.fief.position import coins, controller, france, hand, next_turn, place, position, titles, troops
from tests.games.talking import asked, bar, free, say, seen, told

# The see of Tournus: Tournus, its largest village, gives two votes, Chateauneuf, Mazilles and St-Andromy one each.
SUITORS = {"charles": (0, "tournus"), "henri": (1, "mazilles"), "eric": (1, "mazilles"), "philippe": (2, "chateauneuf")}
KILLER = {"othon": (3, "sigy")}


def conclave_of_tournus(*dice: int | str, **written: Any) -> outremer.Table:
    """Markers lie on Charles and Henri; seat 3 holds the dagger and, as far as all know, anybody might."""
    given: dict[str, Any] = {
        "lords": {**SUITORS, **KILLER},
        "troops": {(1, "st-andromy"): (0, 1)},
        "hands": {2: ["tax"], 3: ["assassination"]},
        "driver": outremer.Scripted(*dice),
        **written,
    }
    table = position("bishops", **given)
    say(table, 0, "nominate charles")
    say(table, 1, "nominate henri")
    say(table, 2, "pass")
    say(table, 3, "pass")
    say(table, 0, "vote charles nobody")
    say(table, 1, "vote henri charles")
    return say(table, 2, "vote henri nobody")


@pytest.mark.rule("election.vote.tokens", "card.assassination.target", "any_time.window")
def test_a_dagger_between_markers_and_colours_voids_the_vote_which_is_held_anew() -> None:
    table = conclave_of_tournus("3")
    assert asked_together(table) == ("MarkersPlaced", [2, 3])
    say(table, 2, "pass")
    say(table, 3, "strike henri")
    assert place(table, "henri") is None
    say(table, 3, "blame othon")
    assert told(table, "votes-revealed") == []
    all_pass(table, "MarkersPlaced")
    assert told(table, "ballot-void") == [{"title": "see-tournus"}]
    assert asked_together(table) == ("Ballot", [0, 1, 2])
    assert free(table, 1, "vote") == ["charles charles", "charles nobody", "nobody charles", "nobody nobody"]
    assert bar(table, 1, "vote henri nobody") == "election.vote.tokens"
    for seat in (0, 1, 2):
        say(table, seat, "vote nobody charles" if seat == 1 else "vote charles nobody")
    all_pass(table, "MarkersPlaced")
    assert told(table, "elected") == [{"lord": "charles", "title": "see-tournus", "votes": 3}]
    assert seen(table)["lords"]["othon"]["flags"] == ["assassin"]


@pytest.mark.rule("election.vote.tokens")
def test_a_voters_death_voids_the_vote_though_all_candidates_live() -> None:
    bishop = {"lords": {**SUITORS, **KILLER, "thierry": (2, "sigy")}, "titles": {"thierry": ["see-sigy"]}}
    table = conclave_of_tournus("1", **bishop, flags={"thierry": ["senior"]})
    say(table, 2, "pass")
    say(table, 3, "strike thierry")
    assert asked(table) == ("Foil", 2)
    say(table, 2, "pass")
    say(table, 3, "blame othon")
    all_pass(table, "MarkersPlaced")
    assert told(table, "ballot-void") == [{"title": "see-tournus"}]
    assert asked_together(table) == ("Ballot", [0, 1, 2])
    for seat in (0, 1, 2):
        say(table, seat, "vote henri nobody")
    all_pass(table, "MarkersPlaced")
    assert [one["votes"] for one in told(table, "votes-revealed")] == [2, 2, 1]


@pytest.mark.rule("election.nominate", "election.bishop.condition")
def test_a_dagger_that_leaves_a_village_to_nobody_ends_the_election() -> None:
    table = conclave_of_tournus("2")
    say(table, 2, "pass")
    say(table, 3, "strike philippe")
    say(table, 2, "pass")
    say(table, 3, "blame othon")
    assert controller(table, "chateauneuf") is None
    all_pass(table, "MarkersPlaced")
    assert told(table, "ballot-void") == told(table, "votes-revealed") == []
    assert told(table, "nobody-elected")[0] == {"title": "see-tournus"}
    assert titles(table, "henri") == []


@pytest.mark.rule("election.nominate", "election.pope.condition")
def test_a_murdered_cardinal_leaves_no_conclave_behind() -> None:
    """Else whoever has the dagger would elect the own Cardinal with the one vote that is left."""
    table = position(
        "pope",
        lords={"charles": (0, "tournus"), "henri": (1, "blaye"), "eric": (2, "bourg")},
        titles={"charles": ["see-tournus", "cardinal"], "henri": ["see-blaye", "cardinal"]},
        hands={0: ["assassination"]},
        driver=outremer.Scripted("1"),
    )
    say(table, 0, "nominate charles")
    assert asked(table) == ("Nominations", 1)
    say(table, 0, "assassinate henri", "blame charles")
    assert told(table, "nobody-elected") == [{"title": "pope"}]
    assert "pope" not in titles(table, "charles")


@pytest.mark.rule("marriage.announce", "marriage.offer.with_diplomacy", "alliance.one_only", "deal.addressee")
def test_a_wedding_by_deal_binds_two_families_and_ends_what_others_hoped_for() -> None:
    lords = {"charles": (0, "bourg"), "henri": (1, "blaye"), "isabelle": (2, "sigy"), "jeanne": (3, "tournus")}
    table = position("weddings", lords=lords, coins={0: 9, 1: 9}, hands={0: ["passage"]})
    assert asked(table) == ("Weddings", 0)
    say(table, 1, "address 2", "want-wedding henri isabelle", "give-coins 2", "send")
    say(table, 0, "address 2", "want-wedding charles isabelle", "give-coins 3", "give-card passage", "send")
    say(table, 2, "accept-deal 0")
    assert told(table, "lapsed") == [{"seat": 1, "to": 2}]
    assert bar(table, 2, "accept-deal 1") == "deal.addressee"
    g = france(table)
    assert (g.ally(0), g.ally(2), g.ally(1)) == (2, 0, -1)
    assert (coins(table, 0), coins(table, 2), hand(table, 2)) == (6, 8, ["passage"])
    assert g.markers(2) == 3 - 2  # one for the coins, one for the card
    say(table, 0, "pass")
    assert asked(table) == ("Weddings", 1)  # seat 2 is bound, seat 3 has a lady
    assert free(table, 1, "wed") == ["henri jeanne"]
    assert bar(table, 1, "wed henri isabelle") == "alliance.one_only"
    say(table, 1, "wed henri jeanne")
    assert asked(table) == ("WeddingAsked", 3)
    say(table, 3, "refuse")
    assert asked(table) == ("Weddings", 3)
    say(table, 3, "pass")
    assert asked(table)[0] == "Draws"
    assert bar(table, 1, "want-wedding henri jeanne") == "deal.draft"


COURT = {
    "charles": (0, "bourg"),
    "isabelle": (1, "sigy"),
    "eric": (2, "tournus"),
    "othon": (2, "tournus"),
    "henri": (3, "blaye"),
}
CROWNED: dict[str, list[str]] = {
    "charles": ["king", "duchy-bourg"],
    "isabelle": ["queen", "county-sigy"],
    "eric": ["see-tournus", "cardinal"],
    "henri": ["duchy-blaye"],
}


def court(at: str, *dice: int | str, **written: Any) -> outremer.Table:
    """Charles is King, Isabelle his Queen; seat 3 has the dagger."""
    given: dict[str, Any] = {
        "lords": COURT,
        "titles": CROWNED,
        "spouses": {"charles": "isabelle"},
        "walls": {"bourg": "city", "sigy": "city", "blaye": "city"},
        "troops": {(0, "bourg"): (1, 2)},
        "hands": {1: ["tax", "arthur"], 3: ["assassination"]},
        "driver": outremer.Scripted(*dice),
        **written,
    }
    return position(at, **given)


@pytest.mark.rule("regent.succession", "regent.privileges", "king.tax_ungoverned", "feudal_title.inheritance")
def test_the_king_is_murdered_and_his_queen_rules_until_a_later_turn_elects_another() -> None:
    table = court("plays", "1")
    assert asked(table) == ("Plays", 1)
    assert bar(table, 1, "tax-fief county-tournus") == "king.tax_ungoverned"
    say(table, 3, "assassinate charles")
    assert asked(table) == ("Blame", 3)
    assert titles(table, "isabelle") == ["duchy-bourg", "county-sigy", "regent"]  # his wife and only heir
    assert told(table, "troops-replaced") == [{"seat": 0, "to": 1, "village": "bourg"}]
    assert troops(table, 1, "bourg") == (1, 2)
    say(table, 3, "blame henri")
    say(table, 1, "tax-fief county-tournus")
    assert france(table).ally(1) == -1
    saved = table.save()
    table = next_turn(outremer.load(saved, outremer.Seeded(1)))
    while asked(table)[0] != "Nominations" and france(table).phase == 1:
        say(table, asked(table)[1], "pass")
    assert asked(table) == ("Nominations", 3)
    say(table, 3, "nominate henri")
    for seat in (1, 2, 3):
        say(table, seat, "vote henri nobody")
    all_pass(table, "MarkersPlaced")
    assert "king" in titles(table, "henri")
    assert titles(table, "isabelle") == ["duchy-bourg", "county-sigy"]


@pytest.mark.rule("crown_prince.birth", "crown_prince.becomes_king", "crown_prince.inherits_titles")
def test_a_prince_is_born_in_the_queens_family_and_follows_the_murdered_king() -> None:
    table = court("plays", "2")
    say(table, 1, "play-lord arthur")
    assert asked(table) == ("NewLord", 1)
    assert place(table, "arthur") == "sigy"
    say(table, 1, "accept")
    assert titles(table, "arthur") == ["prince"]
    say(table, 3, "assassinate charles", "blame henri")
    assert titles(table, "arthur") == ["duchy-bourg", "king"]
    assert titles(table, "isabelle") == ["county-sigy"]
    assert troops(table, 1, "bourg") == (1, 2)
    assert controller(table, "bourg") == 1
    assert told(table, "succeeded") == [{"lord": "arthur", "title": "king"}]


@pytest.mark.rule("feudal_title.inheritance", "feudal_title.inheritance.troops_replaced", "marriage.ends")
def test_a_duke_without_family_leaves_his_duchy_to_his_wife_across_the_families() -> None:
    lords = {"charles": (0, "bourg"), "isabelle": (1, "sigy"), "henri": (3, "blaye")}
    table = position(
        "march",
        lords=lords,
        titles={"charles": ["duchy-bourg", "barony-st-paul"]},
        spouses={"charles": "isabelle"},
        walls={"bourg": "city", "st-paul": "city"},
        troops={(0, "bourg"): (1, 3), (0, "st-paul"): (0, 2), (0, "villeneuve"): (0, 1)},
        flags={"charles": ["assassin"]},
        hands={3: ["justice"]},
    )
    empty = [name for name in ("marcamps", "les-essarts", "st-vivien") if controller(table, name) == 0]
    say(table, 3, "justice charles")
    assert titles(table, "isabelle") == ["duchy-bourg", "barony-st-paul"]
    assert (troops(table, 0, "bourg"), troops(table, 1, "bourg")) == ((0, 0), (1, 3))
    assert (troops(table, 0, "st-paul"), troops(table, 1, "st-paul")) == ((0, 0), (0, 2))
    assert troops(table, 0, "villeneuve") == (0, 1)  # only the city changes its troops
    assert [controller(table, name) for name in empty] == [1] * len(empty) != []
    assert france(table).ally(1) == -1


@pytest.mark.rule("card.uprising.stack", "card.uprising.clergy", "cardinal.quell_uprising", "bishop.quell_uprising")
def test_two_cards_a_bishop_and_a_cardinal_each_with_one_try_at_each_card() -> None:
    lords = {"charles": (0, "bourg"), "henri": (1, "blaye"), "isabelle": (2, "sigy"), "othon": (3, "tournus")}
    table = position(
        "window",
        lords={**lords, "thierry": (2, "sigy")},
        titles={"thierry": ["see-bourg"], "othon": ["see-tournus", "cardinal"]},
        troops={(0, "bourg"): (1, 1), (1, "bourg"): (0, 2)},
        fief_taxes={"duchy-bourg": 3},
        hands={0: ["harvest"], 1: ["uprising"], 2: ["uprising"]},
        coins={3: 9},
        driver=outremer.Scripted("1", "5", "2"),
    )
    say(table, 1, "uprising bourg")
    assert asked_together(table) == ("UprisingAnnounced", [0, 2, 3])
    for seat, word in ((0, "pass"), (2, "rouse"), (3, "pass")):
        say(table, seat, word)
    assert told(table, "rose-up")[-1] == {"seat": 2, "village": "bourg", "cards": 2}
    for seat, word in ((0, "pass"), (2, "calm thierry"), (3, "pass")):
        say(table, seat, word)
    assert place(table, "thierry") == "sigy"  # a one: the first card is calmed
    say(table, 0, "pass")
    say(table, 2, "pass")
    say(table, 3, "calm-by-coins othon")  # a five: the other goes on, and he has no card left to try
    assert coins(table, 3) == 9 - 3
    assert asked_together(table) == ("UprisingAnnounced", [0, 2])
    assert bar(table, 2, "calm thierry") is None  # whose one try at this card is still to come
    all_pass(table, "UprisingAnnounced")
    assert told(table, "uprising-hits") == [{"village": "bourg", "hits": 3}]
    assert asked(table) == ("Victims", 1)
    say(table, 1, "first 0")
    say(table, 0, "lose knight")
    assert (troops(table, 0, "bourg"), troops(table, 1, "bourg")) == ((0, 1), (0, 2))
    assert place(table, "charles") == "bourg"


@pytest.mark.rule("card.uprising.clergy")
def test_whoever_failed_at_a_card_that_another_calmed_may_try_the_next() -> None:
    lords = {"charles": (0, "bourg"), "henri": (1, "blaye"), "othon": (3, "tournus"), "philippe": (2, "sigy")}
    table = position(
        "window",
        lords=lords,
        titles={"othon": ["see-tournus", "cardinal"], "philippe": ["see-sigy", "cardinal"]},
        troops={(0, "bourg"): (0, 3)},
        fief_taxes={"duchy-bourg": 0},
        hands={1: ["uprising", "uprising"]},
        coins={2: 9, 3: 9},
        driver=outremer.Scripted("6", "1", "2"),
    )
    say(table, 1, "uprising bourg", "rouse")
    say(table, 2, "pass")
    say(table, 3, "pass")
    assert asked_together(table) == ("UprisingAnnounced", [2, 3])
    say(table, 2, "pass")
    say(table, 3, "calm-by-coins othon")  # a six
    say(table, 3, "pass")
    say(table, 2, "calm-by-coins philippe")  # a one, at the card that othon failed at
    assert asked_together(table) == ("UprisingAnnounced", [2, 3])
    say(table, 2, "pass")
    say(table, 3, "calm-by-coins othon")  # a two, at the other
    assert told(table, "calmed") == [{"village": "bourg"}]
    assert (coins(table, 2), coins(table, 3)) == (9 - 3 + 1, 9 - 6 + 1)  # and the income of a village each
