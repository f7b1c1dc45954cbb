"""Tables, in numbers and in sentences, and whoever rolls for them can be copied and pickled wherever they stand."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import outremer
from outremer.kernel.chance import Driver, Entropy, Quick, Scripted, Seeded
from outremer.kernel.forms import Roll
from outremer.kernel.journal import Ears
from outremer.kernel.modules import Rules
from outremer.kernel.playouts import play_out
from outremer.kernel.table import Table
from outremer.table.saves import numbers
from tests.kernel.whole import whole

MOMENTS = 12
APART = 25  # decisions between two moments

Copy = Callable[[Table[Any]], Table[Any]]


def pickled(table: Table[Any]) -> Table[Any]:
    found = pickle.loads(pickle.dumps(table))
    assert isinstance(found, Table)
    return found


def rules_of(name: str, fewest: bool = False) -> Rules[Any]:
    game = outremer.game(name)
    return game.rules(game.setting(game.least_seats if fewest else game.most_seats, whole(game)))


def moments(name: str, fewest: bool) -> Iterator[Table[Any]]:
    """A game of random play, now and then."""
    game, rules = outremer.game(name), rules_of(name, fewest)
    table = game.table(rules, game.ears(rules))
    dice = Quick(11)
    for _ in range(MOMENTS):
        yield table
        play_out(table, dice, APART)


def travelled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


COPIES = [copy.copy, copy.deepcopy, travelled]


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
@pytest.mark.parametrize("fewest", [True, False])
@pytest.mark.parametrize("name", outremer.games())
def test_a_copy_stands_where_the_table_stands_and_goes_its_own_way(name: str, fewest: bool, copied: Copy) -> None:
    for table in moments(name, fewest):
        stands, heard = numbers(table), ears(table)
        first, second = copied(table), copied(table)
        assert numbers(first) == stands
        assert (first.asides, first.tails, type(first.need)) == (table.asides, table.tails, type(table.need))
        assert ears(first) == heard
        for one in (first, second):
            play_out(one, Quick(5), APART)
        assert numbers(first) == numbers(second)
        assert ears(first) == ears(second)
        assert (numbers(table), ears(table)) == (stands, heard)


def ears(table: Table[Any]) -> list[int]:
    journal = table.world.journal
    assert isinstance(journal, Ears)
    return [journal.heard(seat) for seat in (*range(table.rules.seats), None)]


def test_a_table_before_a_roll_travels_too() -> None:
    table = outremer.game("jerusalem").table(rules_of("jerusalem"))
    while not isinstance(table.need, Roll):
        play_out(table, Quick(2), 1)
    travelled = pickled(table)
    assert isinstance(travelled.need, Roll)
    assert travelled.need.odds == table.need.odds


def test_a_copy_plays_by_the_very_rules_of_the_table() -> None:
    table = outremer.game("akkon").table(rules_of("akkon"))
    assert pickled(table).rules is table.rules


def test_rules_that_no_known_game_made_do_not_travel() -> None:
    game = outremer.game("akkon")
    rules = game.assemble(game.setting(4, {}))
    with pytest.raises(TypeError, match="not made by a game that is known by its name"):
        pickle.dumps(game.table(rules))


def speaking(name: str) -> outremer.Table:
    """A table that speaks, somewhere in a game."""
    game = outremer.game(name)
    table = outremer.new(name, seats=game.most_seats, options=whole(game), seed=3)
    go_on(table, 60)
    return table


def go_on(table: outremer.Table, steps: int) -> None:
    dice = Random(steps)
    for _ in range(steps):
        if isinstance(table.need, outremer.Ask):
            table.play(table.need.seats[0], dice.choice(table.moves(table.need.seats[0])))


def known(table: outremer.Table) -> tuple[Any, ...]:
    """All that can be told of a table, but for what could be taken back."""
    listeners = (*range(table.seats), None)
    return table.hash(), table.record(), [(table.heard(one), table.events(one)) for one in listeners]


@pytest.mark.parametrize("copied", COPIES)
@pytest.mark.parametrize("name", outremer.games())
def test_a_speaking_table_travels_with_its_story_and_whoever_rolls(name: str, copied: Callable[[Any], Any]) -> None:
    table = speaking(name)
    before = known(table)
    twin, other = copied(table), copied(table)
    assert known(twin) == before
    go_on(twin, 40)
    assert known(table) == before
    go_on(table, 40)
    assert known(twin) == known(table) != before
    assert known(other) == before


@pytest.mark.parametrize("copied", COPIES)
def test_a_table_that_was_dealt_anew_travels_with_what_was_heard(copied: Callable[[Any], Any]) -> None:
    dealt = speaking("akkon").redeal(2, Seeded(5))
    assert known(copied(dealt)) == known(dealt)
    assert copied(dealt).heard(2) == speaking("akkon").heard(2)


def test_a_table_without_a_driver_travels_before_a_roll() -> None:
    table = outremer.new("jerusalem", by_hand=True)
    assert isinstance(table.need, outremer.Roll)
    twin = travelled(table)
    assert (twin.driver, twin.need) == (None, table.need)


@pytest.mark.parametrize("copied", COPIES)
@pytest.mark.parametrize("driver", [Seeded(3), Seeded("a word"), Quick(3), Scripted(7, 1, 2, 3, 4, 5)])
def test_a_driver_that_travels_draws_on_by_itself(driver: Driver, copied: Callable[[Any], Any]) -> None:
    driver = driver.copy()
    driver.below(9)
    twin, other = copied(driver), copied(driver)
    drawn = [twin.below(9) for _ in range(5)]
    assert [driver.below(9) for _ in range(5)] == drawn == [other.below(9) for _ in range(5)]


@pytest.mark.parametrize("copied", COPIES)
def test_the_machine_s_own_chance_travels(copied: Callable[[Any], Any]) -> None:
    assert copied(Entropy()).below(1) == 0
    assert isinstance(copied(outremer.new("akkon")).driver, Entropy)
