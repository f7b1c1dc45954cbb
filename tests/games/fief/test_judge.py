"""The judge of Fief, and what the greedy bot does with it in positions where a person would not hesitate."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.bots import Chair, bot
from outremer.games.fief.close import winners
from outremer.games.fief.vocabulary import FIEFS
from tests.games.fief.any_time import LORDS, TROOPS, before_income
from tests.games.fief.position import france, position
from tests.games.greedy import chosen, goes_on, lead
from tests.games.talking import asked, say, seen

FAMILIES = {"charles": (0, "st-paul"), "henri": (1, "blaye"), "isabelle": (2, "tournus"), "othon": (3, "sennecy")}

PLAIN: dict[str, Any] = {"lords": FAMILIES, "troops": {(0, "st-paul"): (1, 3)}, "coins": {0: 5}}


def worth(table: outremer.Table, seat: int = 0) -> float:
    return lead(table, seat)


# -- the judge -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "better",
    [
        {"coins": {0: 9}},
        {"troops": {(0, "st-paul"): (2, 3)}},
        {"mills": {"st-paul": 1}},
        {"titles": {"charles": ["barony-st-paul"]}, "walls": {"st-paul": "city"}},
        {"titles": {"charles": ["pope"]}},
        {"lords": {**FAMILIES, "eric": (0, "st-paul")}},
        {"hands": {0: ["tax"]}},
        {"controllers": {"les-essarts": 0}},
        {"captives": {"henri": 0}, "lords": {**FAMILIES, "henri": (1, "st-paul")}},
    ],
    ids=lambda better: "-".join(better),
)
def test_whatever_a_family_gains_makes_its_position_better(better: dict[str, Any]) -> None:
    assert worth(position("march", **{**PLAIN, **better})) > worth(position("march", **PLAIN))


@pytest.mark.parametrize(
    "worse",
    [
        {"titles": {"henri": ["king"]}},
        {"captives": {"charles": 1}, "lords": {**FAMILIES, "charles": (0, "blaye")}},
        {"lords": {**FAMILIES, "henri": (1, "sigy")}, "troops": {(0, "st-paul"): (1, 3), (1, "sigy"): (5, 5)}},
        {"flags": {"charles": ["assassin"]}},
    ],
    ids=["rival", "captive", "danger", "stain"],
)
def test_a_rivals_gain_a_lord_lost_and_an_army_nearby_make_it_worse(worse: dict[str, Any]) -> None:
    assert worth(position("march", **{**PLAIN, **worse})) < worth(position("march", **PLAIN))


# -- the market and the march ----------------------------------------------------------------------------------------


def test_greedy_buys_the_title_it_can_pay_for() -> None:
    table = position(
        "purchases",
        lords=FAMILIES,
        troops={(0, "st-paul"): (1, 2), (0, "les-essarts"): (0, 1)},
        walls={"st-paul": "stronghold"},
        coins={0: 4},
    )
    assert "title barony-st-paul" in goes_on(table, 0, "Purchases")
    assert france(table).seat_of(FIEFS.index("barony-st-paul")) == 0


def test_greedy_marches_to_the_village_that_completes_a_fief_and_leaves_a_guard_at_home() -> None:
    table = position("march", lords=FAMILIES, troops={(0, "st-paul"): (1, 2)}, walls={"st-paul": "stronghold"})
    while isinstance(table.need, outremer.Ask) and table.need.form in ("March", "Army") and asked(table)[1] == 0:
        table.play(0, chosen(table, 0))
    villages = seen(table)["villages"]
    assert [villages[name]["controller"] for name in ("st-paul", "les-essarts")] == [0, 0]


# -- war -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("foes", "word"), [((0, 2), "attack sigy"), ((4, 4), "done")])
def test_greedy_attacks_the_weaker_and_leaves_the_stronger_alone(foes: tuple[int, int], word: str) -> None:
    table = position(
        "battles",
        lords={**FAMILIES, "charles": (0, "sigy")},
        troops={(1, "sigy"): foes, (0, "sigy"): (3, 2)},
    )
    assert chosen(table, 0) == word


def test_greedy_keeps_its_promise_of_peace() -> None:
    table = position(
        "battles",
        lords={**FAMILIES, "charles": (0, "sigy")},
        troops={(1, "sigy"): (0, 2), (0, "sigy"): (3, 2)},
    )
    say(table, 1, "address 0", "give-coins 1", "want-promise peace this-turn", "send")
    say(table, 0, "accept-deal 1")
    assert chosen(table, 0) == "done"


def test_greedy_besieges_walls_that_it_cannot_storm() -> None:
    table = position(
        "battles",
        lords={**FAMILIES, "charles": (0, "sigy"), "henri": (1, "sigy")},
        troops={(1, "sigy"): (0, 3), (0, "sigy"): (2, 4)},
        walls={"sigy": "city"},
        controllers={"sigy": 1},
    )
    assert chosen(table, 0) == "done"
    while asked(table) != ("Sieges", 0):
        table.play(asked(table)[1], "done")
    assert chosen(table, 0) == "besiege sigy"


# -- court -----------------------------------------------------------------------------------------------------------


def test_greedy_votes_for_its_own_with_all_it_has() -> None:
    villages = dict.fromkeys(["chateauneuf", "mazilles", "st-andromy", "tournus"], 0)
    lords = {**FAMILIES, "charles": (0, "tournus"), "isabelle": (2, "sigy")}
    table = position("bishops", lords=lords, controllers=villages)
    assert chosen(table, 0) == "nominate charles"
    say(table, 0, "nominate charles")
    say(table, 1, "nominate henri")
    say(table, 3, "nominate othon")
    assert chosen(table, 0) == "vote charles charles"


def test_greedy_gives_its_votes_to_whom_they_were_promised() -> None:
    villages = dict.fromkeys(["chateauneuf", "mazilles", "st-andromy", "tournus"], 0)
    lords = {**FAMILIES, "charles": (0, "tournus"), "isabelle": (2, "sigy")}
    table = position("bishops", lords=lords, controllers=villages, coins={1: 9})
    say(table, 1, "address 0", "give-coins 3", "want-promise vote this-turn", "send")
    say(table, 0, "accept-deal 1", "nominate charles")
    say(table, 1, "nominate henri")
    say(table, 3, "nominate othon")
    assert chosen(table, 0) == "vote henri henri"


CROWNED = {"charles": ["barony-st-paul", "king"], "isabelle": ["county-tournus", "county-sigy"]}
CITIES = {"st-paul": "city", "tournus": "city", "sigy": "city"}


def test_greedy_asks_for_the_wedding_that_wins_and_accepts_it() -> None:
    table = position("weddings", lords=FAMILIES, titles=CROWNED, walls=CITIES)
    assert chosen(table, 0) == "wed charles isabelle"
    say(table, 0, "wed charles isabelle")
    assert chosen(table, 2) == "accept"


def test_greedy_weds_nobody_who_only_holds_it_back() -> None:
    table = position("weddings", lords=FAMILIES, titles={"charles": ["barony-st-paul", "king"]}, walls=CITIES)
    assert chosen(table, 0) == "pass"
    say(table, 0, "pass")
    say(table, 1, "pass")
    say(table, 2, "wed isabelle charles")
    assert chosen(table, 0) == "refuse"


# -- any time --------------------------------------------------------------------------------------------------------


def test_greedy_has_a_king_murdered_and_spares_a_squire() -> None:
    hands = {0: ["assassination"], 1: ["tax"]}
    crowned = before_income(hands=hands, titles={"henri": ["duchy-blaye", "king"]}, walls={"blaye": "city"})
    assert chosen(crowned, 0) == "strike henri"
    assert chosen(before_income(hands=hands), 0) == "pass"


def test_greedy_crowns_its_own_lady_with_the_halo_and_nobody_elses() -> None:
    hands = {2: ["arc", "tax"], 3: ["arc", "tax"]}
    mine, theirs = (before_income(hands={seat: hand}) for seat, hand in hands.items())
    assert chosen(mine, 2) == "arc isabelle"
    assert chosen(theirs, 3) == "pass"


@pytest.mark.parametrize(
    ("clauses", "answer"),
    [
        (["give-coins 3"], "accept-deal 1"),
        (["want-coins 3"], "decline-deal 1"),
        (["give-card tax", "want-coins 1"], "accept-deal 1"),
        (["want-promise truce this-turn"], "decline-deal 1"),
        (["give-coins 1", "want-card passage"], "decline-deal 1"),
    ],
)
def test_a_proposal_is_answered_by_its_value_though_nobody_asks(clauses: list[str], answer: str) -> None:
    table = position(
        "purchases",
        lords=LORDS,
        troops=TROOPS,
        first=1,
        coins={0: 9, 1: 9},
        hands={0: ["passage"], 1: ["tax"]},
    )
    say(table, 1, "address 0", *clauses, "send")
    assert asked(table) == ("Purchases", 1)
    assert table.kernel.rules.addressed(table.kernel.world) == 1 << 0
    assert chosen(table, 0) == answer
    replies = [move for move in table.moves(0) if move.verb in ("accept-deal", "decline-deal")]
    assert str(bot("greedy", 1).reply(Chair(table, 0), replies)) == answer
    say(table, 0, answer)
    assert table.kernel.rules.addressed(table.kernel.world) == 0


def test_greedy_answers_a_proposal_before_what_it_is_asked() -> None:
    table = position("purchases", lords=LORDS, troops=TROOPS, coins={0: 9, 1: 9})
    say(table, 1, "address 0", "want-coins 3", "send")
    assert asked(table) == ("Purchases", 0)
    assert chosen(table, 0) == "decline-deal 1"


# -- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {}),
        (5, {}),
        (6, {"relics": "yes", "fog": "yes", "free_diplomacy": "yes"}),
    ],
)
def test_families_of_greedy_bots_play_to_a_victory_by_the_rules(seats: int, options: dict[str, str]) -> None:
    """Now and then it comes to the limit of turns."""
    victories = 0
    for seed in (1, 2, 3):
        table = outremer.new("fief", seats=seats, options=options, seed=seed)
        players = [bot("greedy", seat) for seat in range(seats)]
        while isinstance(table.need, outremer.Ask):
            seat = table.need.seats[0]
            table.play(seat, players[seat].choose(Chair(table, seat)))
        victories += bool(winners(france(table)))
        heard = {event.name for event in table.events(None)}
        assert {"title-bought", "elected", "battle-won", "mill-built"} <= heard
    assert victories > 0, "somebody has the points it takes, before the limit of turns"
