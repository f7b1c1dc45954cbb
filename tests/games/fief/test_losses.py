"""Hits are taken: who chooses, what must fall, what happens to lords."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.losses import most_hits
from tests.games.fief.position import controller, france, place, position, troops, village
from tests.games.fief.test_battle import BOTH, act, captor, field
from tests.games.talking import asked, bar, free, say, told


def fought(*dice: str, mine: tuple[int, int], theirs: tuple[int, int], **more: Any) -> outremer.Table:
    table = field(mine, theirs, **more, driver=outremer.Scripted(*dice))
    return act(table, 0, "attack bourg")


@pytest.mark.rule("battle.losses.owner_chooses", "battle.losses.count")
def test_the_owner_chooses_which_units_take_the_hits() -> None:
    table = fought("1", "2", "0", "0", mine=(2, 0), theirs=(1, 3))
    assert told(table, "hits") == [{"side": "attacker", "hits": 3}, {"side": "defender", "hits": 0}]
    assert asked(table) == ("Losses", 1)
    assert free(table, 1, "lose") == ["knight", "footman"]
    other = outremer.load(table.save(), outremer.Scripted())
    say(table, 1, "lose knight")
    assert troops(table, 1, "bourg") == (0, 3)
    say(other, 1, "lose footman")  # the other two follow, for a knight takes three hits
    assert troops(other, 1, "bourg") == (1, 0)


@pytest.mark.rule("battle.losses.owner_chooses")
def test_nothing_is_said_between_the_dice_and_the_losses() -> None:
    table = fought("1", "2", "0", "0", mine=(2, 0), theirs=(1, 3), hands={0: ["ambush"]})
    assert bar(table, 0, "ambush henri") == "any_time.not_mid_roll"
    assert bar(table, 0, "lose knight") == "battle.losses.owner_chooses"


@pytest.mark.rule("battle.losses.maximum")
def test_as_many_hits_as_possible_are_taken_and_the_rest_is_lost() -> None:
    table = fought("2", "0", "0", mine=(2, 0), theirs=(1, 0))
    assert troops(table, 1, "bourg") == (1, 0)  # two hits do not fell a knight
    table = fought("2", "0", "0", mine=(2, 0), theirs=(1, 1))
    assert troops(table, 1, "bourg") == (1, 0)
    table = fought("2", "1", "0", mine=(2, 0), theirs=(1, 2))
    assert troops(table, 1, "bourg") == (0, 2)  # three hits: the knight, not two footmen


@pytest.mark.rule("battle.losses.maximum")
@pytest.mark.parametrize(
    ("counts", "hits", "most"), [([1, 0], 2, 0), ([1, 2], 3, 3), ([2, 1], 5, 4), ([2, 2], 5, 5), ([0, 4], 9, 4)]
)
def test_how_many_hits_whole_units_can_take(counts: list[int], hits: int, most: int) -> None:
    assert most_hits([3, 1], counts, hits) == most


@pytest.mark.rule("battle.losses.owner_chooses")
def test_losses_are_simultaneous() -> None:
    table = fought("3", "3", mine=(0, 1), theirs=(0, 1))
    assert (troops(table, 0, "bourg"), troops(table, 1, "bourg")) == ((0, 0), (0, 0))
    assert (place(table, "charles"), place(table, "henri")) == (None, None)


@pytest.mark.rule("battle.losses.troops_before_lords", "battle.losses.lord_life")
def test_lords_fall_after_the_troops_by_one_hit_each_and_the_rest_is_captured() -> None:
    lords = {**BOTH, "othon": (1, "bourg")}
    table = fought("2", "0", "0", mine=(2, 0), theirs=(0, 1), lords=lords)
    assert asked(table) == ("Losses", 1)
    assert free(table, 1, "lose-lord") == ["henri", "othon"]
    say(table, 1, "lose-lord othon")
    assert place(table, "othon") is None
    assert captor(table, "henri") == 0


@pytest.mark.rule("battle.losses.troops_before_lords")
def test_while_troops_stand_no_lord_falls() -> None:
    table = fought("2", "0", "0", mine=(2, 0), theirs=(1, 0))
    assert place(table, "henri") == "bourg"
    assert asked(table) == ("Rounds", 0)


@pytest.mark.rule("battle.end.only_lords", "battle.lords_only")
def test_if_only_lords_are_left_they_stay_and_the_battle_ends() -> None:
    table = fought("1", "1", mine=(0, 1), theirs=(0, 1))
    assert (captor(table, "charles"), captor(table, "henri")) == (None, None)
    assert (place(table, "charles"), place(table, "henri")) == ("bourg", "bourg")
    assert told(table, "battle-ends") == [{"village": "bourg"}]
    assert controller(table, "bourg") == 1


@pytest.mark.rule("prisoner.not_killed")
def test_no_hit_falls_on_a_captive() -> None:
    lords = {**BOTH, "othon": (1, "bourg"), "eric": (0, "bourg"), "lambert": (2, "bourg")}
    table = fought("2", "0", "0", mine=(2, 0), theirs=(0, 1), lords=lords, captives={"eric": 1, "lambert": 0})
    assert bar(table, 1, "lose-lord eric") == "prisoner.not_killed"
    say(table, 1, "lose-lord othon")
    assert place(table, "lambert") == "bourg"
    assert place(table, "eric") == "bourg"
    assert france(table).occupies(0, village("bourg"))


@pytest.mark.rule("battle.losses.lord_life", "battle.losses.troops_before_lords")
def test_hits_that_suffice_for_all_kill_troops_and_lords_and_nobody_is_asked() -> None:
    table = position(
        "battles",
        lords={"henri": (1, "bourg"), "arthur": (1, "bourg"), "charles": (0, "bourg")},
        troops={(1, "bourg"): (0, 1), (0, "bourg"): (2, 0)},
        driver=outremer.Scripted("2", "1", "0"),
    )
    say(table, 0, "attack bourg")
    assert (place(table, "henri"), place(table, "arthur")) == (None, None)
    assert told(table, "battle-won") == [{"side": "attacker", "village": "bourg"}]
