"""Somebody dies in the middle of something: what is left of it, and who goes on."""

from __future__ import annotations

import pytest

from outremer.games.fief.relics.reliquary import RELIC_NAMES
from tests.games.fief.any_time import with_piece
from tests.games.fief.expansions.crusade import crusade_of, overseas, windows_pass
from tests.games.fief.expansions.temple_position import templar_knights, with_templars
from tests.games.fief.position import coins, troops
from tests.games.talking import asked, free, say, seen, told

CARAVAN = "caravan-damascus"
ABOARD = {"charles": (0, CARAVAN), "henri": (1, CARAVAN)}
ARMIES = {(0, CARAVAN): (4, 0), (1, CARAVAN): (4, 0)}


@pytest.mark.rule("revenge.battle.besiegers_choice", "battle.leaderless", "crusade.assassinate.after.defend")
def test_whoever_storms_saladin_and_loses_the_last_lord_only_defends() -> None:
    table = overseas(
        "saladin",
        {"charles": (0, "cyprus")},
        {(0, "cyprus"): (8, 0)},
        ["cyprus"],
        *[0] * 30,
        crusade={"besieged": ["cyprus"]},
        hands={2: ["assassination"]},
    )
    say(table, 0, "storm")
    say(table, 2, "assassinate charles", "blame isabelle")
    assert told(table, "battle-ends") == [{"village": "cyprus"}]
    # now 3 Saracens, 4 knights and Saladin attack the 8 knights, who lie before walls and not behind them
    assert told(table, "strength")[:2] == [
        {"side": "attacker", "strength": 3 * 2 + 4 * 3 + 1, "dice": 3},
        {"side": "defender", "strength": 8 * 3, "dice": 3},
    ]
    assert crusade_of(table)["saladin"] == "cyprus"


@pytest.mark.rule("crusade.reward.leader", "crusade.reward.coins")
def test_spoils_are_shared_by_whoever_leads_then_and_by_nobody_once_all_are_dead() -> None:
    table = overseas(
        "assaults",
        ABOARD,
        ARMIES,
        [CARAVAN, "cyprus"],
        *(3, 3, 3, 0),
        *[0] * 9,
        hands={2: ["assassination"], 3: ["justice"]},
        flags={"henri": ["assassin"]},
    )
    windows_pass(say(table, 0, "assail"))
    assert asked(table) == ("Spoils", 0)
    say(table, 2, "assassinate charles", "blame isabelle")
    assert asked(table) == ("Spoils", 1)
    assert free(table, 1, "reward") == ["henri 1", "henri 2", "henri 3", "henri 4"]
    say(table, 1, "reward henri 1")
    assert asked(table) == ("Spoils", 1)
    say(table, 3, "justice henri")
    assert asked(table)[0] == "Weddings", "the crusade goes on to its end without them"
    assert told(table, "spoils-shared") == [{"seat": 1, "lord": "henri", "coins": 1}]
    assert [coins(table, seat) for seat in range(4)] == [5, 6, 5, 5]


@pytest.mark.rule("relic.ally_inherits", "crusade.join.off_map")
@pytest.mark.parametrize("where", [CARAVAN, "bourg"])
def test_the_relic_of_a_bearer_who_dies_overseas_goes_to_any_lord_of_the_family(where: str) -> None:
    table = overseas(
        "assaults",
        {"charles": (0, where), "henri": (1, CARAVAN)},
        {(1, CARAVAN): (4, 0), (0, "bourg"): (1, 0)},
        [CARAVAN],
        hands={2: ["assassination"]},
        options={"relics": "yes"},
        lords_beside={"eric": (0, "bourg"), "philippe": (0, "bourg"), "francois": (0, "sigy")},
    )
    relics = {"bearer": {**dict.fromkeys(RELIC_NAMES), "lance": "charles"}}
    hidden = ["see-blaye", "see-tournus", "see-st-gerome", "see-bourg"]
    table = with_piece(table, "relics", 0, hidden=hidden, relic=relics)
    say(table, 2, "assassinate charles")
    assert asked(table) == ("RelicHeir", 0)
    at_home = ["arthur", "eric", "philippe"]
    assert sorted(free(table, 0, "bear-relic")) == (
        [*at_home[:2], "francois", "philippe"] if where == CARAVAN else at_home
    )
    say(table, 0, "bear-relic philippe")
    assert seen(table)["relics"]["lance"] == {"lord": "philippe"}


@pytest.mark.rule("templar_knight.bound_to_lord", "card.plague.entering_troops_half", "card.plague.owner_chooses")
@pytest.mark.parametrize(
    ("die", "can_fall"), [("1", ["knight", "footman"]), ("6", ["knight", "footman", "templar-knight"])]
)
def test_the_plague_takes_half_of_those_who_came_and_no_knight_who_stood_there_before(
    die: str, can_fall: list[str]
) -> None:
    table = with_templars(
        "march",
        die,
        brothers=["charles", "eric"],
        lords={"charles": (0, "villeneuve"), "eric": (0, "bourg"), "othon": (3, "tournus")},
        troops={(0, "villeneuve"): (2, 3)},
        struck={"see-bourg": ["plague"]},
    )
    say(table, 0, "lead charles", "take knight 2", "take footman 3", "go bourg")
    assert asked(table) == ("PlagueEntered", 0)
    assert free(table, 0, "lose") == can_fall
    say(table, 0, "lose knight", "lose footman", "lose footman")
    assert asked(table)[0] != "PlagueEntered", "half of six are three"
    assert troops(table, 0, "bourg") == (1, 1)
    assert templar_knights(table, 0, "bourg") == (1 if die == "1" else 2)
