"""What hardly any game comes to, and hardly any other test."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.expansions.politics.court import court_of
from outremer.games.fief.expansions.politics.traits import discard_trait
from outremer.games.fief.fog import fog_bank
from outremer.games.fief.hands import Draws
from outremer.games.fief.layout import DISCARDED_PILE, IN_DECK, LAID
from outremer.games.fief.relics.reliquary import RELIC_NAMES
from outremer.games.fief.vocabulary import PLACES, VILLAGES
from outremer.kernel.journal import ROLLED
from tests.games.fief.any_time import all_pass, asked_together, with_piece
from tests.games.fief.expansions.courtly import BOTH, court
from tests.games.fief.expansions.crusade import PRINTED, in_france, on_track, overseas, until
from tests.games.fief.expansions.temple_position import with_templars
from tests.games.fief.expansions.test_crusades_revenge import at_the_march
from tests.games.fief.position import france, lord, map_with, place, position, titles
from tests.games.fief.test_fine_print import HOMES
from tests.games.fief.test_relics import bearer, holding, shrine
from tests.games.talking import bar, free, say, seen

CAMP = {"charles": (0, "bourg"), "henri": (1, "bourg"), "isabelle": (2, "sigy"), "othon": (3, "bourg")}


def concerned(table: outremer.Table) -> list[int]:
    return [seat for seat in range(table.seats) if table.concerns(seat)]


@pytest.mark.rule("any_time.window")
def test_battles_and_their_rounds_concern_those_who_fight() -> None:
    table = position(
        "battles",
        lords=CAMP,
        troops={(0, "bourg"): (2, 0), (1, "bourg"): (2, 0)},
        hands={0: ["tax"], 1: ["tax"], 2: ["tax"], 3: ["tax"]},
        driver=outremer.Scripted(*[0] * 12),
        first=1,
    )
    say(table, 1, "attack bourg")
    while asked_together(table)[0] == "Sides":
        seat = asked_together(table)[1][0]
        say(table, seat, "done" if "done" in map(str, table.moves(seat)) else str(table.moves(seat)[0]))
    assert asked_together(table)[0] == "BattleBegins"
    assert concerned(table) == [0, 1]
    all_pass(table, "BattleBegins")
    assert asked_together(table)[0] == "RoundBegins"
    assert concerned(table) == [0, 1]


@pytest.mark.rule("trait.tyrant.uprising")
def test_a_rising_against_the_tyrant_concerns_his_family() -> None:
    table = court(
        lords={**BOTH, "eric": (0, "bourg")},
        troops={(1, "bourg"): (0, 2), (0, "bourg"): (0, 2)},
        hands={0: ["uprising"], 1: ["tax"], 2: ["uprising"]},
        traits={"henri": "tyrant"},
        shown=["henri"],
    )
    say(table, 0, "rise-against henri")
    assert asked_together(table)[0] == "TyrantAnnounced"
    assert concerned(table) == [1]


@pytest.mark.rule("trait.heartbreaker", "trait.discard")
def test_whoever_dies_was_nobodys_captor() -> None:
    g = france(court(lords=BOTH, traits={"henri": "brave", "charles": "cruel"}))
    both = 1 << lord("henri") | 1 << lord("charles")
    court_of(g).captors[lord("othon")] = court_of(g).captors[lord("isabelle")] = both
    discard_trait(g, lord("henri"))
    assert court_of(g).captors[lord("othon")] == court_of(g).captors[lord("isabelle")] == 1 << lord("charles")


@pytest.mark.rule("phase2.turn_order", "cards.draw")
@pytest.mark.parametrize(
    ("lies", "hands", "goes_on"),
    [
        (LAID, {}, [False] * 4),
        (LAID, {1: ["tax"]}, [False, True, False, False]),
        (IN_DECK, {}, [True] * 4),
        (DISCARDED_PILE, {}, [True] * 4),
    ],
)
def test_whoever_can_neither_discard_nor_draw_is_passed_over(
    lies: int, hands: dict[int, list[str]], goes_on: list[bool]
) -> None:
    g = map_with(lords=HOMES, hands=hands)
    for card in range(len(g.card)):
        if g.card[card] in (IN_DECK, DISCARDED_PILE):
            g.card[card] = lies
    assert [Draws().can_go_on(g, seat) for seat in range(4)] == goes_on
    assert not Draws(begun=True, drawn=2).can_go_on(g, 1)


@pytest.mark.rule("crusade.battle.fort_siege_only")
def test_whoever_storms_walls_lies_before_them() -> None:
    table = overseas("assaults", {"charles": (0, "cyprus")}, {(0, "cyprus"): (8, 0)}, ["cyprus"], *[0] * 20)
    assert not on_track(table, "cyprus")["besieged"]
    say(table, 0, "storm")
    assert on_track(table, "cyprus")["besieged"]


# -- who follows overseas ---------------------------------------------------------------------------------------------


@pytest.mark.rule("move.drop.not_enemy", "crusade.revenge.orders_deploy")
@pytest.mark.parametrize("beside", [True, False])
def test_where_another_rules_nobody_leaves_troops_behind_without_a_lord(beside: bool) -> None:
    lords = {"othon": (3, "blaye"), "lambert": (1, "blaye" if beside else "sigy")}
    table = at_the_march(lords=lords, controllers={"blaye": 3})
    say(table, 1, "go-after henri edessa")
    assert bar(table, 1, "sail") == (None if beside else "move.drop.not_enemy")
    say(table, 1, "take-aboard teutonic-knight 3")
    assert place(table, "henri") == "edessa"


@pytest.mark.rule("crusade.revenge.orders_deploy")
def test_all_see_who_must_follow() -> None:
    table = until(at_the_march(titles={"henri": ["teutonic", "teutonic-master"]}), "Obliged")
    assert [table.view(seat)["forms"][-1]["next"] for seat in (0, 1, None)] == ["henri"] * 3


@pytest.mark.rule("crusade.revenge.orders_deploy")
def test_where_nothing_but_the_doctor_is_laid_out_nobody_must_follow() -> None:
    crusade = {"track": ["arab-doctor"], "held": [], "garrison": dict.fromkeys(PRINTED, 0)}
    titles = {"henri": ["teutonic", "teutonic-master"]}
    table = at_the_march(
        titles=titles, crusade=crusade, lords={"charles": (0, "shore")}, troops={(0, "cyprus"): (0, 0)}
    )
    assert free(table, 1, "go-after") == []
    until(table, "Weddings")
    assert place(table, "henri") == "blaye"


# -- relics -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("relic.trade")
def test_a_relic_of_a_deal_goes_to_the_only_lord_of_a_family_unasked() -> None:
    table = holding(shrine(coins={1: 9}), lance="charles")
    say(table, 0, "address 1", "give-relic lance", "want-coins 2", "send")
    say(table, 1, "accept-deal 0")
    assert bearer(table, "lance") == "henri"
    assert asked_together(table)[0] == "BeforeIncome"


# -- words of the crusade at another time -----------------------------------------------------------------------------


@pytest.mark.rule("crusade.call.timing", "crusade.departure.when", "crusade.join.when", "crusade.revenge.orders_deploy")
@pytest.mark.parametrize("stage", ["none", "called"])
def test_whoever_asks_for_a_crusade_at_the_market_is_told_when_it_is_time(stage: str) -> None:
    table = in_france("purchases", stage)
    bars = {
        "call-crusade": "crusade.call.timing",
        "pardon henri": "renegade.duration",
        "embark charles": "crusade.departure.when",
        "embark henri": "crusade.join.when",  # another's
        "slip-away charles": "crusade.departure.when",
        "go-after charles edessa": "crusade.join.when",  # of no order
        "dispatch bourg edessa": "crusade.revenge.orders_deploy",
    }
    assert {word: bar(table, 0, word) for word in bars} == bars


# -- what nobody is told ----------------------------------------------------------------------------------------------


@pytest.mark.rule("trait.ambitious", "trait.face")
def test_whoever_pays_the_full_price_shows_nothing_of_a_trait() -> None:
    duke = {"charles": (0, "bourg"), "eric": (0, "bourg"), "henri": (1, "sigy")}
    mine = {"villeneuve": 0, "la-bussiere": 0, "st-vivien": 0}
    written: dict[str, Any] = {"lords": duke, "walls": {"bourg": "stronghold"}, "controllers": mine, "coins": {0: 9}}
    table = court("purchases", traits={"charles": "brave", "eric": "storm"}, **written)
    say(table, 0, "title duchy-bourg", "bear charles")
    assert titles(table, "charles") == ["duchy-bourg"]
    assert court_of(france(table)).ruled_out[lord("charles")] == 0


@pytest.mark.rule("trait.draw", "trait.face")
def test_a_trait_is_drawn_for_the_eyes_of_its_family_alone() -> None:
    table = court("plays", lords=BOTH, hands={1: ["eric"]}, first=1, driver=outremer.Scripted("brave"))
    say(table, 1, "play-lord eric")
    (rolled,) = [entry for entry in table.journal.entries if entry.kind == ROLLED]
    assert rolled.audience == 1 << 1


def test_as_a_game_begins_nobody_was_there_when_anybody_was_taken() -> None:
    politics = outremer.new("fief", 4, {"politics": "yes"}, by_hand=True).save()["world"]["politics"]
    assert set(map(tuple, politics["captors"].values())) == {()}


@pytest.mark.rule("relic.gerontius", "doctor.home.saves")
def test_the_doctor_heals_and_the_tooth_revives_and_neither_does_both() -> None:
    crusade = {"doctor": "charles", "gone": ["arab-doctor"]}
    table = in_france(
        "window",
        "none",
        crusade=crusade,
        hands={2: ["assassination"], 3: ["tax"]},
        options={"crusades": "yes", "relics": "yes"},
    )
    known = {"bearer": {**dict.fromkeys(RELIC_NAMES), "tooth": "henri"}}
    hidden = ["see-blaye", "see-tournus", "see-st-gerome", "see-bourg"]
    table = with_piece(table, "relics", "1", hidden=hidden, relic=known)
    say(table, 2, "assassinate arthur")
    assert asked_together(table) == ("Deathbed", [0, 1])
    assert [bar(table, seat, "heal") is None for seat in (0, 1)] == [True, False]
    assert [bar(table, seat, "revive") for seat in (0, 1)] == ["relic.gerontius", None]
    say(table, 0, "pass")
    say(table, 1, "revive")
    assert place(table, "arthur") == "bourg"


@pytest.mark.rule("fog.face_down")
def test_beyond_the_map_nothing_is_turned_up_or_down() -> None:
    lords = {"charles": (0, "caravan-damascus"), "henri": (1, "cyprus")}
    camps = {(0, "caravan-damascus"): (2, 1), (1, "cyprus"): (1, 2)}
    g = france(overseas("assaults", lords, camps, ["caravan-damascus", "cyprus"], options={"fog": "yes"}))
    bank = fog_bank(g)
    before = bank.lifted, bank.remembered[:]
    for name in PLACES[len(VILLAGES) :]:
        g.rules.asks.attacked(g, 0, PLACES.index(name))
        g.rules.asks.battle_ends(g, PLACES.index(name))
        assert (bank.lifted, bank.remembered) == before, name


@pytest.mark.rule("fog.face_down", "cavalcade.immediate_battle", "battle.coalition")
def test_riders_are_turned_up_before_a_third_family_says_where_it_stands() -> None:
    table = position(
        "march",
        options={"fog": "yes"},
        lords={"charles": (0, "bourg"), "henri": (1, "st-vivien"), "eric": (1, "bourg"), "othon": (3, "bourg")},
        troops={(0, "bourg"): (2, 2), (1, "bourg"): (0, 1), (1, "st-vivien"): (0, 1), (3, "bourg"): (0, 1)},
        walls={"bourg": "stronghold"},
        besiegers={"bourg": [1]},
    )
    say(table, 0, "lead charles", "take knight 1", "go st-vivien", "ask-leave")
    say(table, 1, "refuse")
    say(table, 0, "ride")
    assert asked_together(table) == ("Sides", [3])
    assert bar(table, 3, "join attacker") == "cavalcade.immediate_battle"
    armies = {army["seat"]: army["troops"] for army in seen(table, 3)["villages"]["bourg"]["armies"]}
    assert armies[0] == {"knight": 1, "footman": 0}


@pytest.mark.rule("treasure.attempt")
@pytest.mark.parametrize("captives", [{}, {"charles": 1}])
def test_a_captive_hides_no_treasure_with_another_familys_templar(captives: dict[str, int]) -> None:
    table = with_templars("march", brothers=["charles", "baudoin"], knightless=["charles"], captives=captives)
    assert bar(table, 0, "hide-treasure bourg") == ("treasure.attempt" if captives else None)
