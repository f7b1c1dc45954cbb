"""Who may fight whom and where, and who stands on which side."""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.games.fief.game import GAME
from outremer.proof.checks import check_game
from outremer.proof.ledger import Ledger
from tests.games.fief.position import controller, france, lord, place, position, titles, troops
from tests.games.talking import asked, bar, free, say, told

BOTH = {"henri": (1, "bourg"), "charles": (0, "bourg")}


def field(mine: tuple[int, int] = (2, 3), theirs: tuple[int, int] = (1, 2), **more: Any) -> outremer.Table:
    """Charles of seat 0 has come to Bourg, where Henri of seat 1 was before."""
    lords = more.pop("lords", BOTH)
    armies = {(1, "bourg"): theirs, (0, "bourg"): mine, **more.pop("others", {})}
    return position("battles", lords=lords, troops=armies, **more)


def hush(table: outremer.Table) -> outremer.Table:
    """Nobody uses the moments of a battle at which all are asked in secret."""
    while isinstance(table.need, outremer.Ask) and table.need.form in ("BattleBegins", "RoundBegins"):
        say(table, table.need.seats[0], "pass")
    return table


def act(table: outremer.Table, seat: int, *moves: str) -> outremer.Table:
    for move in moves:
        hush(say(table, seat, move))
    return table


def captor(table: outremer.Table, name: str) -> int | None:
    seat = france(table).captor(lord(name))
    return None if seat < 0 else seat


@pytest.mark.rule("battle.start")
def test_a_battle_is_started_where_own_and_enemy_troops_are() -> None:
    table = field()
    assert asked(table) == ("Battles", 0)
    assert free(table, 0, "attack") == ["bourg"]
    assert bar(table, 0, "attack sigy") == "battle.start"
    say(table, 0, "attack bourg")
    assert told(table, "battle-begins") == [{"seat": 0, "other": 1, "village": "bourg"}]


@pytest.mark.rule("battle.start")
def test_in_one_village_a_player_starts_one_battle_a_turn() -> None:
    lords = {**BOTH, "eric": (0, "sigy")}
    dice = outremer.Scripted("0", "0", "0")
    table = field(lords=lords, others={(2, "sigy"): (1, 0), (0, "sigy"): (1, 0)}, driver=dice)
    say(table, 0, "attack bourg", "truce")
    say(table, 1, "truce")
    assert bar(table, 0, "attack bourg") == "battle.start"
    assert free(table, 0, "attack") == ["sigy"]


@pytest.mark.rule("battle.player_order")
def test_a_player_resolves_all_battles_before_the_next_one_does() -> None:
    table = field()
    assert bar(table, 1, "attack bourg") == "battle.player_order"
    say(table, 0, "done")
    assert asked(table) == ("Battles", 1)


@pytest.mark.rule("battle.truce")
def test_where_nobody_attacks_a_truce_holds_until_somebody_breaks_it() -> None:
    table = field()
    say(table, 0, "done")
    assert (troops(table, 0, "bourg"), troops(table, 1, "bourg")) == ((2, 3), (1, 2))
    say(table, 1, "attack bourg")
    assert told(table, "battle-begins") == [{"seat": 1, "other": 0, "village": "bourg"}]


@pytest.mark.rule("battle.truce")
def test_a_truce_is_not_broken_outside_the_phase_of_battles() -> None:
    table = position("pillage", lords=BOTH, troops={(1, "bourg"): (1, 0), (0, "bourg"): (2, 0)}, mills={"bourg": 1})
    assert bar(table, 1, "attack bourg") == "battle.start"


@pytest.mark.rule("battle.leaderless")
def test_troops_without_a_lord_only_defend() -> None:
    table = field(
        lords={"henri": (1, "bourg"), "charles": (0, "sigy")},
        others={(0, "sigy"): (1, 0), (2, "sigy"): (1, 0)},
    )
    assert bar(table, 0, "attack bourg") == "battle.leaderless"
    assert free(table, 0, "attack") == ["sigy"]
    say(table, 0, "done")
    say(table, 1, "attack bourg")
    assert told(table, "battle-begins") == [{"seat": 1, "other": 0, "village": "bourg"}]


@pytest.mark.rule("battle.lords_only")
def test_lords_without_troops_do_not_fight_and_the_first_to_arrive_keeps_control() -> None:
    table = field(lords={**BOTH, "othon": (2, "sigy"), "eric": (0, "sigy")})
    assert bar(table, 0, "attack sigy") == "battle.lords_only"
    assert controller(table, "sigy") == 2


@pytest.mark.rule("card.heavy_rain.no_battle")
def test_nobody_fights_under_heavy_rain() -> None:
    sigy = {(2, "sigy"): (1, 0), (0, "sigy"): (1, 0)}
    table = field(lords={**BOTH, "eric": (0, "sigy")}, others=sigy, struck={"see-bourg": ["rain"]})
    assert bar(table, 0, "attack bourg") == "card.heavy_rain.no_battle"
    assert free(table, 0, "attack") == ["sigy"]


@pytest.mark.rule("control.lone_lord.capture", "battle.losses.lords_captured")
def test_a_lord_without_troops_is_captured_at_once_and_without_dice_behind_walls_too() -> None:
    table = field(theirs=(0, 0), walls={"bourg": "stronghold"}, driver=outremer.Scripted())
    say(table, 0, "attack bourg")
    assert captor(table, "henri") == 0
    assert place(table, "henri") == "bourg"
    assert controller(table, "bourg") == 0


@pytest.mark.rule("battle.start")
def test_of_several_opponents_the_attacker_names_one_or_more() -> None:
    table = field(others={(2, "bourg"): (0, 1), (3, "bourg"): (0, 1)}, driver=outremer.Scripted("0", "0", "0", "0"))
    say(table, 0, "attack bourg")
    assert bar(table, 0, "done") == "battle.start"
    assert free(table, 0, "against") == ["1", "2", "3"]
    say(table, 0, "against 1")
    assert bar(table, 0, "against 1") == "battle.start"
    assert bar(table, 0, "against 0") == "battle.start"
    say(table, 0, "against 2", "done")
    assert [one["other"] for one in told(table, "battle-begins")] == [1, 2]
    assert asked(table) == ("Sides", 3)
    say(table, 3, "join neither")
    assert told(table, "strength")[1] == {"side": "defender", "strength": 6 + 1, "dice": 2}


COALITION = {**BOTH, "othon": (2, "bourg")}


@pytest.mark.rule("battle.coalition")
def test_others_with_troops_there_join_a_side_and_their_strength_counts() -> None:
    table = field(lords=COALITION, others={(2, "bourg"): (2, 0)}, driver=outremer.Scripted("0", "0", "0", "0"))
    say(table, 0, "attack bourg", "against 1", "done")
    assert asked(table) == ("Sides", 2)
    assert bar(table, 1, "join attacker") == "battle.coalition"
    say(table, 2, "join attacker")
    assert told(table, "joined") == [{"seat": 2, "side": "attacker", "village": "bourg"}]
    assert told(table, "strength") == [
        {"side": "attacker", "strength": 10 + 7, "dice": 3},
        {"side": "defender", "strength": 6, "dice": 1},
    ]


@pytest.mark.rule("battle.coalition")
def test_sides_change_after_a_round_and_not_before_its_losses_are_taken() -> None:
    dice = outremer.Scripted("1", "1", "1", "0", "0", "0", "0", "0", "0")
    table = field(theirs=(1, 3), lords=COALITION, others={(2, "bourg"): (2, 0)}, driver=dice)
    say(table, 0, "attack bourg", "against 1", "done")
    say(table, 2, "join attacker")
    assert asked(table) == ("Losses", 1)
    assert bar(table, 2, "join defender") == "battle.coalition"
    say(table, 1, "lose knight")
    assert asked(table) == ("Sides", 2)
    say(table, 2, "join defender")
    say(table, 0, "fight")
    say(table, 1, "fight")
    say(table, 2, "fight")
    assert told(table, "strength")[2:] == [
        {"side": "attacker", "strength": 10, "dice": 2},
        {"side": "defender", "strength": 4 + 7, "dice": 2},
    ]


@pytest.mark.rule("battle.coalition", "battle.leaderless")
def test_troops_without_a_lord_join_the_defence_only() -> None:
    table = field(others={(2, "bourg"): (2, 0)})
    say(table, 0, "attack bourg", "against 1", "done")
    assert bar(table, 2, "join attacker") == "battle.leaderless"
    assert free(table, 2, "join") == ["neither", "defender"]


@pytest.mark.rule("battle.coalition.leader_losses", "battle.losses.maximum", "battle.losses.troops_before_lords")
def test_the_strongest_of_a_coalition_says_whose_troops_are_hit() -> None:
    table = field(
        mine=(2, 0),
        theirs=(1, 0),
        lords=COALITION,
        others={(2, "bourg"): (1, 2)},
        driver=outremer.Scripted("1", "2", "0", "0"),
    )
    say(table, 0, "attack bourg", "against 1", "done")
    say(table, 2, "join defender")
    assert asked(table) == ("Losses", 2)  # three hits: a knight, whose ever
    assert free(table, 2, "lose") == ["knight"]
    assert free(table, 2, "lose-of") == ["1 knight"]
    assert bar(table, 2, "lose footman") == "battle.losses.maximum"
    assert bar(table, 2, "lose-of 0 knight") == "battle.losses.owner_chooses"
    assert bar(table, 2, "lose-lord henri") == "battle.losses.troops_before_lords"
    say(table, 2, "lose-of 1 knight")
    assert (troops(table, 1, "bourg"), troops(table, 2, "bourg")) == ((0, 0), (1, 2))
    assert captor(table, "henri") is None  # an ally's troops protect him


def captives_of_a_coalition() -> outremer.Table:
    """It has won, and is to choose captives."""
    table = field(
        mine=(1, 0),
        theirs=(0, 1),
        lords={**COALITION, "lambert": (1, "bourg")},
        others={(2, "bourg"): (2, 0)},
        driver=outremer.Scripted("1", "0", "0"),
    )
    say(table, 0, "attack bourg", "against 1", "done")
    return say(table, 2, "join attacker")


@pytest.mark.rule("battle.coalition.leader_prisoner")
def test_the_strongest_of_a_coalition_chooses_captives_first() -> None:
    table = captives_of_a_coalition()
    assert asked(table) == ("Captures", 2)
    assert bar(table, 2, "seize charles") == "battle.coalition.leader_prisoner"
    say(table, 2, "seize henri", "done")
    assert (captor(table, "henri"), captor(table, "lambert")) == (2, 0)


@pytest.mark.parametrize("seed", range(3))
def test_wars_from_a_crowded_village_pass_the_checks(seed: int) -> None:
    table = field(
        lords={**COALITION, "lambert": (1, "bourg"), "isabelle": (2, "bourg"), "eric": (0, "sigy")},
        others={(2, "bourg"): (2, 1), (1, "sigy"): (1, 1)},
        captives={"isabelle": 1},
        walls={"bourg": "stronghold"},
        mills={"bourg": 2, "sigy": 1},
        hands={0: ["passage"], 1: ["ambush"], 2: ["passage"]},
        options={"turn_limit": "8"},
        turn=8,
    )
    report = check_game(
        GAME,
        table.setting,
        seed,
        full=False,
        ledger=Ledger.read(GAME.folder / "rules.toml"),
        begun_at=table.save(),
    )
    assert report.decisions > 0


@pytest.mark.rule("battle.losses.owner_chooses", "feudal_title.captured_with_city")
def test_who_falls_together_with_the_last_defender_has_conquered_nothing() -> None:
    table = field(
        (0, 1),
        (0, 1),
        lords={"henri": (1, "bourg"), "arthur": (1, "sigy"), "charles": (0, "bourg"), "eric": (0, "blaye")},
        walls={"bourg": "city"},
        engines={0: [("bourg", 2)]},
        besiegers={"bourg": [0]},
        titles={"henri": ["duchy-bourg"]},
        driver=outremer.Scripted("3", "3"),
    )
    act(table, 0, "attack bourg")
    assert place(table, "henri") is None
    assert place(table, "charles") is None
    assert not told(table, "title-conquered")
    assert titles(table, "arthur") == ["duchy-bourg"]  # the heir of his family
    assert controller(table, "bourg") == 1


@pytest.mark.rule("battle.losses.owner_chooses", "feudal_title.captured_with_city", "control.by_occupation")
def test_a_village_and_its_title_change_hands_when_the_battle_is_over_and_not_between_two_losses() -> None:
    table = field(
        (2, 0),
        (1, 0),
        lords={"henri": (1, "bourg"), "charles": (0, "bourg"), "eric": (0, "blaye")},
        walls={"bourg": "city"},
        engines={0: [("bourg", 2)]},
        besiegers={"bourg": [0]},
        titles={"henri": ["duchy-bourg"]},
        driver=outremer.Scripted("3", "3", "0"),
    )
    act(table, 0, "attack bourg")
    assert asked(table) == ("Conquest", 0)
    names = [one.name for one in table.events(None)]
    assert names.index("troop-lost") < names.index("battle-won") < names.index("controls")
    assert len(told(table, "troop-lost")) == 1


@pytest.mark.rule("control.lone_lord.capture", "battle.leaderless", "card.ambush.capture")
def test_troops_whose_lord_was_ambushed_take_no_lord_who_stands_alone() -> None:
    table = field((1, 0), (0, 0), lords={"henri": (1, "bourg"), "charles": (0, "bourg")}, hands={1: ["ambush"]})
    say(table, 0, "attack bourg")
    say(table, 1, "ambush charles")
    hush(table)
    assert captor(table, "charles") == 1
    assert captor(table, "henri") is None
    assert told(table, "battle-ends") == [{"village": "bourg"}]
