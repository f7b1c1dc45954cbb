"""Tactics beside the other expansions: mercenaries and archers overseas."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.vocabulary import PLACES, TROOPS
from tests.games.fief.any_time import with_piece
from tests.games.fief.expansions.crusade import GUARDS, HOME, on_track, overseas, windows_pass
from tests.games.fief.expansions.test_tactics_archers import volleys
from tests.games.fief.expansions.test_tactics_mercenaries import TACTICS, reserves
from tests.games.fief.position import france, place, position, village
from tests.games.talking import asked, bar, say, told


def before(objective: str, men: dict[str, int], *dice: int | str, hired: int = 0) -> outremer.Table:
    """Charles with these troops before one objective, and with mercenaries in his family's reserve."""
    army: Any = {(0, objective): men}
    table = overseas("assaults", {"charles": (0, objective)}, army, [objective], options=TACTICS)
    return with_piece(table, "tactics", *dice, reserve=[hired, 0, 0, 0])


@pytest.mark.rule("mercenary.deploy", "mercenary.after_battle", "crusade.battle.saracens")
def test_mercenaries_are_placed_into_battles_of_a_crusade() -> None:
    table = before("caravan-mecca", {"knight": 2}, 0, 0, 0, hired=3)
    say(table, 0, "assail")
    assert asked(table) == ("Deployment", 0)
    windows_pass(say(table, 0, "deploy 3"))
    assert told(table, "strength")[0]["strength"] == 2 * 3 + 3 + 1
    say(table, 0, "stop")
    assert reserves(table) == [3, 0, 0, 0]


@pytest.mark.rule("prebattle.archers.order", "crusade.battle.saracens")
def test_archers_shoot_at_saracens_and_nobody_is_asked_for_their_losses() -> None:
    table = before("caravan-mecca", {"knight": 2, "archer": 3}, 2, 0, 0, 0)
    windows_pass(say(table, 0, "assail"))
    assert volleys(table) == {"attacker": (3, 4)}
    assert on_track(table, "caravan-mecca")["garrison"] == 1  # four hits on lives of two


@pytest.mark.rule("siege.prebattle.stronghold", "crusade.battle.fort_siege_only")
@pytest.mark.parametrize(("archers", "shot"), [(1, {}), (2, {"attacker": (2, 1)})])
def test_walls_of_an_objective_are_cover_too(archers: int, shot: dict[str, tuple[int, int]]) -> None:
    table = before("aleppo", {"knight": 4, "archer": archers}, *([1] * archers), 0, 0, 0, 0, 0, 0)
    windows_pass(say(table, 0, "storm"))
    assert volleys(table) == shot


@pytest.mark.rule("royal_guard.follow", "crusade.join.troops")
def test_guards_go_aboard_with_their_king_and_with_nobody_else() -> None:
    lords = {**HOME, "charles": (0, "bourg"), "arthur": (0, "bourg")}
    army: Any = {**GUARDS, (0, "bourg"): {"knight": 1, "king-knight": 2}}
    table = position(
        "march",
        options={**TACTICS, "crusades": "yes"},
        lords=lords,
        troops=army,
        titles={"charles": ["king"]},
        pieces={"crusades": {"stage": "called"}, "tactics": {"guarded": {"kings": "charles", "queens": None}}},
    )
    say(table, 0, "embark arthur")
    assert bar(table, 0, "take-aboard king-knight 1") == "royal_guard.follow"
    say(table, 0, "sail", "embark charles")
    ship = place(table, "charles")
    assert ship is not None
    g = france(table)
    assert g.troops_of(0, PLACES.index(ship), TROOPS.index("king-knight")) == 2
    assert g.troops_of(0, village("bourg"), TROOPS.index("king-knight")) == 0


@pytest.mark.rule("troop.bombardier.loss", "crusade.battle.saracens")
def test_overseas_too_bombardiers_without_support_do_not_stand_in_a_battle() -> None:
    lords = {"charles": (0, "cyprus"), "henri": (1, "cyprus")}
    army: Any = {(0, "cyprus"): {"bombardier": 2}, (1, "cyprus"): {"knight": 5}}
    table = overseas(
        "saladin",
        lords,
        army,
        ["cyprus"],
        *(0,) * 8,
        options=TACTICS,
        crusade={"held": ["cyprus"]},
        garrison={"cyprus": 0},
        hands={2: ["passage"]},
    )
    windows_pass(say(table, 2, "pass"))
    assert [one["troop"] for one in told(table, "troop-lost")] == ["bombardier", "bombardier"]
