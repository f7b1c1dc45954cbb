"""Small print of the expansions: rules that one line carries out, met by a seat or a lord that is not the first."""

from __future__ import annotations

import pytest

import outremer
from outremer.games.fief.cavalcade import ride_through_rain
from outremer.games.fief.expansions.crusades.host import crusade, crusaders_at, is_above, leader_at
from outremer.games.fief.expansions.crusades.treason import no_treason
from outremer.games.fief.expansions.tactics.guards import has_guards
from outremer.games.fief.expansions.tactics.module import TACTICS as TACTICS_MODULE
from outremer.games.fief.unrest import ruin
from outremer.games.fief.vocabulary import LORDS, PLACES, TROOPS
from outremer.games.fief.weddings import wed
from outremer.kernel.journal import EVERYONE
from tests.games.fief.expansions.courtly import BOTH, court
from tests.games.fief.expansions.crusade import on_track, overseas
from tests.games.fief.position import france, hand, lord, map_with, position, titles, village
from tests.games.fief.test_fine_print import HOMES, kept
from tests.games.talking import asked, bar, say, told

MEN = {"charles": (0, "bourg"), "henri": (1, "blaye"), "othon": (2, "tournus"), "philippe": (2, "tournus")}
TEUTONIC = {"teutonic": "yes"}
TACTICS = {"tactics": "yes"}


@pytest.mark.rule("teutonic_lord.knight_supply")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_familys_knights_stand_ready_once_whoever_it_is(seat: int) -> None:
    lords = {"charles": (0, "bourg"), "henri": (1, "blaye"), "eric": (1, "blaye"), "othon": (2, "tournus")}
    table = position("draws", options=TEUTONIC, lords={**lords, "philippe": (2, "tournus")}, first=seat)
    first, second = ("henri", "eric") if seat == 1 else ("othon", "philippe")
    say(table, seat, f"vow-teutonic {first}")
    assert told(table, "teutonic-knights-ready") == [{"seat": seat, "knights": 4}]
    say(table, seat, f"vow-teutonic {second}")
    assert len(told(table, "teutonic-knights-ready")) == 1


@pytest.mark.rule("marriage.king.bride_is_queen")
@pytest.mark.parametrize("bride_first", [True, False])
def test_the_kings_bride_is_queen_whoever_is_named_first(bride_first: bool) -> None:
    table = position("weddings", lords=HOMES, titles={"othon": ["king"]})
    g = france(table)
    pair = [lord("isabelle"), lord("othon")]
    wed(g, *(pair if bride_first else pair[::-1]))
    assert titles(table, "isabelle") == ["queen"]
    assert titles(table, "othon") == ["king"]
    assert (g.spouse(pair[0]), g.spouse(pair[1])) == (pair[1], pair[0])


@pytest.mark.rule("marriage.announce")
def test_a_wedding_stands_in_a_proposal_only_where_weddings_are_held_and_between_those_two_families() -> None:
    table = position("weddings", lords=HOMES)
    say(table, 0, "address 2")
    assert bar(table, 0, "want-wedding charles isabelle") is None
    assert bar(table, 0, "want-wedding henri isabelle") == "marriage.announce"
    later = say(position("purchases", lords=HOMES), 0, "address 2")
    assert bar(later, 0, "want-wedding charles isabelle") == "marriage.announce"
    elsewhere = say(position("weddings", lords=HOMES), 0, "address 3")
    assert bar(elsewhere, 0, "want-wedding charles isabelle") == "marriage.announce"


@pytest.mark.rule("card.uprising.all_dead.buildings")
@pytest.mark.parametrize(
    ("mills", "walls", "fell"),
    [
        (0, "none", []),
        (2, "none", [{"village": "sigy", "mills": 2, "walls": "none"}]),
        (0, "stronghold", [{"village": "sigy", "mills": 0, "walls": "stronghold"}]),
        (1, "city", [{"village": "sigy", "mills": 1, "walls": "none"}]),
        (0, "city", []),
    ],
)
def test_mills_and_strongholds_fall_and_cities_stand(mills: int, walls: str, fell: list[dict[str, object]]) -> None:
    table = position("purchases", lords=HOMES, mills={"sigy": mills}, walls={"sigy": walls})
    g = france(table)
    ruin(g, village("sigy"))
    assert told(table, "buildings-fell") == fell
    assert g.mills(village("sigy")) == 0
    assert g.walls(village("sigy")) == (2 if walls == "city" else 0)


@pytest.mark.rule("card.heavy_rain.no_battle")
def test_whoever_defies_the_rain_leads_the_riders_through_it() -> None:
    g = france(court(lords=BOTH, traits={"othon": "storm", "henri": "coward"}))
    assert ride_through_rain(g, 1 << lord("othon"))
    assert ride_through_rain(g, 1 << lord("othon") | 1 << lord("henri"))
    assert not ride_through_rain(g, 1 << lord("henri") | 1 << lord("charles"))
    assert not ride_through_rain(g, 0)


# -- overseas --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("crusade.choose.leader")
def test_the_lower_number_ranks_higher_and_no_number_last() -> None:
    ranks = [(1, 2), (2, 1), (1, 0), (0, 1), (0, 0), (3, 3)]
    assert [is_above(one, other) for one, other in ranks] == [True, False, True, False, False, False]


@pytest.mark.rule("crusade.choose.leader")
def test_lords_at_an_objective_are_listed_by_rank_and_without_one_as_they_are() -> None:
    lords = {"charles": (0, "tripoli"), "henri": (1, "tripoli"), "othon": (3, "tripoli"), "isabelle": (2, "sigy")}
    g = france(overseas("assaults", lords, {}, ["tripoli"], ranks=["othon", "charles", "henri"]))
    tripoli = PLACES.index("tripoli")
    assert [LORDS[one] for one in crusaders_at(g, tripoli)] == ["othon", "charles", "henri"]
    assert leader_at(g, tripoli) == lord("othon")
    crusade(g).rank[:] = [0] * len(LORDS)
    assert [LORDS[one] for one in crusaders_at(g, tripoli)] == ["charles", "henri", "othon"]
    assert leader_at(g, PLACES.index("aleppo")) == -1


def test_nobody_is_betrayed_before_somebody_digs() -> None:
    table = kept("saladin-two-objectives-short")
    assert not any(one["betrayed"] for one in table.view(None)["world"]["crusades"]["track"])
    assert on_track(table, "tripoli")["held"] in (True, False)


@pytest.mark.rule("crusade.battle.choice")
def test_all_see_which_objective_is_fought_for_now() -> None:
    lords = {"charles": (0, "tripoli"), "henri": (1, "edessa"), "othon": (3, "tripoli"), "isabelle": (2, "sigy")}
    table = overseas("assaults", lords, {(0, "tripoli"): (2, 2), (1, "edessa"): (1, 1)}, ["tripoli", "edessa"])
    while asked(table)[0] != "Assaults":
        say(table, asked(table)[1], "pass")
    first = table.view(None)["forms"][-1]["current"]
    say(table, asked(table)[1], "lie-before")
    assert {first, table.view(3)["forms"][-1].get("current")} == {"tripoli", "edessa"}


# -- tactics ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("royal_guard.follow")
def test_guards_of_king_and_queen_are_told_apart() -> None:
    troops = {(1, "blaye"): {"king-knight": 1, "footman": 1}, (0, "bourg"): {"knight": 2}}
    table = position(
        "march",
        options=TACTICS,
        lords=HOMES,
        troops=troops,
        titles={"henri": ["king"]},
        pieces={"tactics": {"guarded": {"kings": "henri", "queens": None}}},
    )
    g = france(table)
    assert [has_guards(g, 1, village("blaye"), group) for group in (0, 1)] == [True, False]
    assert not has_guards(g, 0, village("bourg"), 0)
    assert not has_guards(g, 1, village("bourg"), 0)


@pytest.mark.rule("troop.bombardier.loss")
def test_bombardiers_go_with_the_last_troop_and_not_before() -> None:
    bombardier = TROOPS.index("bombardier")
    for beside, left in (({"bombardier": 1}, 0), ({"bombardier": 1, "footman": 1}, 1)):
        g = map_with(options=TACTICS, lords=HOMES, troops={(2, "sigy"): beside, (0, "bourg"): (1, 1)})
        assert TACTICS_MODULE.answers is not None
        TACTICS_MODULE.answers.rising(g, village("sigy"))  # type: ignore[attr-defined]  # of this module's answers
        assert g.troops_of(2, village("sigy"), bombardier) == left
        assert g.men(0, village("bourg")) == 2


# -- a draw that Politics adds, and vows in place of a draw -----------------------------------------------------------


@pytest.mark.rule("attendant.gypsy", "templar_lord.obtain", "teutonic_lord.obtain")
@pytest.mark.parametrize(("order", "vow"), [("templars", "take-vow henri"), ("teutonic", "vow-teutonic henri")])
def test_the_card_drawn_anew_for_the_gypsy_is_a_card_and_no_vow(order: str, vow: str) -> None:
    table = court(
        "draws",
        lords=HOMES,
        first=1,
        options={order: "yes"},
        driver=outremer.Scripted("eric", "fortune", "tax", "lambert"),
    )
    assert bar(table, 1, vow) is None
    say(table, 1, "draw lord-deck", "pass")
    assert bar(table, 1, vow) is None, "in place of the second card"
    say(table, 1, "draw fortune-deck", "toss")
    assert asked(table) == ("Draws", 1)
    assert bar(table, 1, vow) == ("templar_lord.obtain" if order == "templars" else "teutonic_lord.obtain")
    assert bar(table, 1, "draw fortune-deck") is None


# -- secrets shown by a move ------------------------------------------------------------------------------------------


@pytest.mark.rule("attendant.spy.swap")
@pytest.mark.parametrize(
    ("wanted", "given", "is_seen_by_all"),
    [("eric", "philippe", False), ("harvest", "tax", False), ("eric", "harvest", True), ("harvest", "philippe", True)],
)
def test_only_a_swap_of_two_backs_shows_all_something(wanted: str, given: str, is_seen_by_all: bool) -> None:
    table = say(court(lords=HOMES, hands={0: [wanted], 1: ["justice"], 3: [given]}), 3, "spy-on 0")
    say(table, 0, "pass")
    say(table, 3, f"swap-for {wanted}", f"swap-with {given}")
    assert (hand(table, 0), hand(table, 3)) == ([given], [wanted])
    assert (table.journal.revealed == EVERYONE) == is_seen_by_all


# -- before Saladin ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("revenge.battle.crusader_walls_passage")
def test_walls_are_betrayed_once_where_crusaders_took_them_and_by_nobody_who_stands_there() -> None:
    def betrayers(at: str, betrayed: bool = False, **piece: list[str]) -> list[int]:
        lords, armies = {"charles": (0, at), "henri": (1, at)}, {(0, at): (2, 0), (1, at): (1, 0)}
        g = france(overseas("saladin", lords, armies, [at], crusade=piece, garrison={at: 0}))
        crusade(g).betrayed = betrayed
        return [seat for seat in range(4) if no_treason(g, seat) is None]

    assert betrayers("cyprus", held=["cyprus"]) == [2, 3]
    assert betrayers("cyprus", held=["cyprus"], betrayed=True) == []
    assert betrayers("cyprus", besieged=["cyprus"]) == [], "they lie before those walls"
    assert betrayers("caravan-mecca", held=["caravan-mecca"]) == [], "a caravan has none"
