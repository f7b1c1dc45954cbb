"""What greedy does with attendants and traits, and what the terminal shows of them."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.bots.bot import Chair
from outremer.bots.greedy import Greedy
from tests.games.fief.any_time import LORDS, TROOPS
from tests.games.fief.expansions.courtly import BOTH, court
from tests.games.talking import asked, say


def choice(table: outremer.Table, seat: int) -> str:
    return str(Greedy(1).choose(Chair(table, seat)))


def window(**written: Any) -> outremer.Table:
    return court("window", **{"lords": LORDS, "troops": TROOPS, "hands": {1: ["tax"]}, **written})


def test_it_robs_whoever_is_rich_and_splits_its_own_coins_evenly() -> None:
    table = court("plays", lords=LORDS, troops=TROOPS, hands={0: ["tax", "eric"]}, coins={1: 14, 2: 12})
    assert choice(table, 0) == "steal 1"
    say(table, 0, "steal 1")
    assert choice(table, 1) == "split 7"
    say(table, 1, "split 7")
    assert choice(table, 0).startswith("pick ")


def test_it_throws_disasters_away_and_keeps_a_lord_for_a_small_family() -> None:
    written: dict[str, Any] = {"lords": LORDS, "troops": TROOPS, "first": 1}
    bad = court("draws", driver=outremer.Scripted("disaster"), **written)
    assert choice(say(bad, 1, "draw fortune-deck"), 1) == "toss"
    good = court("draws", driver=outremer.Scripted("eric"), **written)
    assert choice(say(good, 1, "draw lord-deck"), 1) == "pass"


def test_it_spies_before_it_plays_and_swaps_a_worthless_card_for_a_good_one() -> None:
    hands = {0: ["assassination", "eric"], 3: ["harvest", "tax"]}
    table = court("plays", lords=LORDS, troops=TROOPS, hands=hands, first=3)
    assert choice(table, 3) == "spy-on 0"
    say(table, 3, "spy-on 0")
    say(table, 0, "pass")
    assert choice(table, 3) == "swap-for eric"
    say(table, 3, "swap-for eric")
    assert choice(table, 3) == "swap-with harvest"


def test_it_wins_over_a_footman_where_it_can_and_passes_where_it_only_might() -> None:
    written: dict[str, Any] = {"lords": BOTH, "troops": {(0, "bourg"): (2, 3), (1, "bourg"): (1, 2)}}
    table = say(court("battles", traits={"henri": "persuasive"}, **written), 0, "attack bourg")
    assert asked(table) == ("Persuasion", 1)
    assert choice(table, 1) == "persuade 0"
    other = say(court("battles", traits={"henri": "saint"}, **written), 0, "attack bourg")
    assert choice(other, 1) == "pass"


def test_it_rises_against_a_tyrant_without_guards_and_foils_a_murder_as_the_shadow() -> None:
    table = court(
        "march",
        lords=LORDS,
        troops={(0, "bourg"): (1, 0), (1, "blaye"): (0, 1)},
        hands={0: ["uprising"]},
        traits={"henri": "tyrant"},
        shown=["henri"],
    )
    assert choice(table, 0) == "rise-against henri"
    foil = window(hands={1: ["assassination"]}, traits={"charles": "shadow"})
    assert choice(say(foil, 1, "assassinate charles"), 0) == "slip"


@pytest.mark.parametrize("seed", [1, 2])
def test_greedy_and_random_play_on_from_there(seed: int) -> None:
    table = court(
        "plays", turn=4, options={"turn_limit": "4"}, lords=LORDS, troops=TROOPS, hands={0: ["eric"], 3: ["tax"]}
    )
    bots = [Greedy(seed) for _ in range(4)]
    while not table.over:
        assert isinstance(table.need, outremer.Ask)
        seat = table.need.seats[0]
        table.play(seat, str(bots[seat].choose(Chair(table, seat))))
    assert table.result() is not None
