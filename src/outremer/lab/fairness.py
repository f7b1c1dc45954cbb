"""Whether bots know no more than their seat: what lies hidden is swapped, and nothing that they do changes.

python -m outremer.lab.fairness fief --positions 1000           with the usual options, at a full table
python -m outremer.lab.fairness fief --positions 1000 --varied  with options, modules and seats drawn at random

The positions are those of games of random play in which somebody has a choice. For each seat a twin is dealt that it
cannot tell apart from the real table. Dealt anew with the same chance, both must become the same table; and for whoever
is asked `hard` must find the same in both: every plan tried as often, with the same to show for it. Where anything
differs the exit status is 1.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from math import inf
from typing import Any, Final

import outremer
from outremer.bots.search.search import Dealer, Search
from outremer.bots.thinking import thinking_of
from outremer.bots.weighing import judge_of
from outremer.kernel.chance import Driver, Quick, Seeded
from outremer.kernel.forms import Ask, Roll
from outremer.kernel.playouts import first_seat, play_out
from outremer.kernel.table import Table
from outremer.table.game import BadSetting, Game
from outremer.table.saves import numbers

APART: Final = 23  # decisions between two positions
ITERATIONS: Final = 40  # beyond the least after which a search may stop early
SHOWN: Final = 10  # differences that are told one by one

Opener = Callable[[Driver], Table[Any]]
Thought = list[tuple[list[int], int, float]]


@dataclass
class Proof:
    """What swapping the hidden has shown."""

    positions: int = 0
    apart: int = 0  # in which something else lay hidden from whoever was asked
    forms: set[str] = field(default_factory=set)  # on top of which somebody was asked
    differences: list[str] = field(default_factory=list)

    def told(self) -> str:
        return (
            f"{self.positions} positions in {len(self.forms)} forms; in {self.apart} something else lay hidden; "
            f"{len(self.differences)} differences"
        )


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=outremer.games())
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--varied", action="store_true", help="draw options, modules and the number of seats")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(argv)
    if args.positions < 1:
        parser.error(f"a proof needs one position at least, not {args.positions}")
    game = outremer.game(args.game)
    found = prove(game.name, positions(game.name, args.seed, opener(game, args.varied)), args.positions, game.redealt)
    print(f"{game.name}, {'varied' if args.varied else 'usual'} options: {found.told()}")
    for difference in found.differences[:SHOWN]:
        print(difference)
    return 1 if found.differences else 0


# -- positions ---------------------------------------------------------------------------------------------------------


def opener(game: Game, varied: bool) -> Opener:
    """Opens tables of this game."""
    if varied:
        return lambda driver: drawn_table(game, driver)
    return lambda driver: game.table(game.rules(game.setting(game.most_seats, {})))


def drawn_table(game: Game, driver: Driver) -> Table[Any]:
    """With options and a number of seats drawn at random, until they fit together."""
    while True:
        seats = game.least_seats + driver.below(game.most_seats + 1 - game.least_seats)
        options = {option.name: option.choices[driver.below(len(option.choices))] for option in game.options}
        try:
            return game.table(game.rules(game.setting(seats, options)))
        except BadSetting:
            continue


def positions(name: str, seed: int, opened: Opener) -> Iterator[tuple[Table[Any], int]]:
    """Positions of one game after another, each with the seat that is asked; they are not to be played on."""
    while True:
        seed += 1
        dice = Quick(seed)
        table = opened(dice)
        play_out(table, dice, dice.below(APART))
        while play_out(table, dice, APART) == APART:
            while isinstance(table.need, Roll):
                table.roll(dice.pick(table.need.odds, table.need.words))
            if isinstance(table.need, Ask):
                seat = first_seat(table.need.seats)
                if len(judge_of(name).worth_trying(table, seat)) > 1:
                    yield table, seat


# -- proof -------------------------------------------------------------------------------------------------------------


def prove(name: str, among: Iterator[tuple[Table[Any], int]], count: int, deal: Dealer) -> Proof:
    """Swap what is hidden in so many of these positions."""
    found = Proof()
    for number, (table, asked) in enumerate(islice(among, count)):
        form = type(table.stack[-1]).__name__
        found.positions += 1
        found.forms.add(form)
        for seat in range(table.rules.seats):
            twin = deal(table, seat, Seeded(f"twin {number} {seat}"))
            where = f"position {number}, {form}, seat {seat}"
            if dealt(deal, table, seat, number) != dealt(deal, twin, seat, number):
                found.differences.append(f"{where}: dealt anew otherwise")
            if seat == asked:
                found.apart += numbers(twin) != numbers(table)
                if thought(name, deal, table, seat, number) != thought(name, deal, twin, seat, number):
                    found.differences.append(f"{where}: thought about otherwise")
    return found


def dealt(deal: Dealer, table: Table[Any], seat: int, number: int) -> Any:
    return numbers(deal(table, seat, Quick(number)))


def thought(name: str, deal: Dealer, table: Table[Any], seat: int, number: int) -> Thought:
    """Every plan that `hard` found worth trying, with how often it did and what came of it."""
    thinking = thinking_of(name, "hard")
    guide, judge = judge_of(name, thinking.guide), judge_of(name, thinking.leaf)
    search = Search(deal, guide, judge, table, seat, Quick(number), thinking.manner())
    search.think(inf, ITERATIONS)
    return [(edge.plan, edge.visits, edge.total) for edge in search.choices()]


if __name__ == "__main__":
    sys.exit(main())
