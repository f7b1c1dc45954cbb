"""Fog of war: what others see of troops, when they are turned up, and how it is dealt anew."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import outremer
from outremer.games.fief.fog import fog_bank
from tests.games.fief.any_time import all_pass, at_years_end, before_income, checked
from tests.games.fief.position import france, troops, village
from tests.games.talking import say, seen

FOG = {"fog": "yes"}


def foggy(**written: Any) -> outremer.Table:
    return before_income(**{"options": FOG, "hands": {1: ["uprising"]}, "fief_taxes": {"duchy-bourg": 0}, **written})


def army(table: outremer.Table, seat: int | None, owner: int, name: str) -> dict[str, Any]:
    armies = seen(table, seat)["villages"][name]["armies"]
    found: dict[str, Any] = next(one for one in armies if one["seat"] == owner)
    return found


@pytest.mark.rule("fog.face_down")
def test_others_see_the_number_of_counters_and_not_their_kinds() -> None:
    table = foggy()
    assert army(table, 0, 0, "bourg")["troops"] == {"knight": 1, "footman": 2}
    for other in (1, 2, None):
        assert army(table, other, 0, "bourg")["men"] == 3
        assert "troops" not in army(table, other, 0, "bourg")


@pytest.mark.rule("fog.face_down")
def test_without_the_option_all_is_open() -> None:
    assert army(before_income(hands={1: ["tax"]}), 1, 0, "bourg")["troops"] == {"knight": 1, "footman": 2}


@pytest.mark.rule("fog.face_down")
def test_what_an_uprising_attacks_is_turned_up_for_that_fight_and_then_down_again() -> None:
    table = foggy(driver=outremer.Scripted("1"))
    say(table, 1, "uprising bourg")
    all_pass(table, "UprisingAnnounced")
    assert army(table, 2, 0, "bourg")["troops"] == {"knight": 1, "footman": 2}
    assert "troops" not in army(table, 0, 1, "blaye")
    say(table, 0, "lose footman", "lose footman")
    assert army(table, 2, 0, "bourg")["men"] == 1
    assert fog_bank(france(table)).lifted == 0


@pytest.mark.rule("fog.face_down")
def test_a_battle_turns_them_up_until_it_ends() -> None:
    table = foggy()
    g = france(table)
    g.rules.asks.attacked(g, 1, village("bourg"))
    assert "troops" in army(table, 2, 0, "bourg")
    g.rules.asks.battle_ends(g, village("bourg"))
    assert "troops" not in army(table, 2, 0, "bourg")


@pytest.mark.rule("fog.purchase", "fog.face_down")
def test_a_redeal_mixes_hidden_counters_evenly_and_keeps_the_number_of_each_kind() -> None:
    table = foggy(troops={(0, "bourg"): (1, 1), (0, "sennecy"): (0, 1), (1, "blaye"): (1, 2)})
    counts: Counter[tuple[int, int]] = Counter()
    for seed in range(600):
        dealt = table.redeal(1, outremer.Seeded(seed))
        assert troops(dealt, 1, "blaye") == (1, 2)  # one's own
        here, there = troops(dealt, 0, "bourg"), troops(dealt, 0, "sennecy")
        assert (sum(here), sum(there), here[0] + there[0]) == (2, 1, 1)
        counts[here] += 1
    assert set(counts) == {(1, 1), (0, 2)}
    assert 350 < counts[(1, 1)] < 450  # the knight is one of three counters, two of which stand in bourg


@pytest.mark.parametrize("seed", range(4))
def test_fog_passes_the_checks(seed: int) -> None:
    spread = {(0, "bourg"): (1, 2), (0, "sennecy"): (1, 1), (1, "blaye"): (2, 1), (1, "bourg"): (0, 2)}
    hands = {0: ["assassination"], 1: ["uprising"], 2: ["uprising"], 3: ["passage"]}
    table = foggy(hands=hands, troops=spread, turn=12)
    report = checked(at_years_end(table), seed)
    assert "world.troops" in report.varied
