"""A table in numbers can be copied and pickled wherever it stands, and its copies go their own way."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import outremer
from outremer.kernel.chance import Quick
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
