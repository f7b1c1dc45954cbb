"""`outremer ledger`: every rule with the code that carries it out and the tests that prove it."""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import outremer
from outremer.cli import arguments, cited
from outremer.cli.mistakes import Mistake
from outremer.proof.bars import never_bars
from outremer.proof.ledger import NEEDS_TEST, Coverage, Ledger, Place, cited_by_code, cited_by_tests
from outremer.proof.modules import base_sources, traces_of_modules
from outremer.table.game import Game

EXAMPLES = """\
  outremer ledger jerusalem              the table of all rules; exit status 1 if there is a gap
  outremer ledger jerusalem --gaps       only what is missing
  outremer ledger jerusalem --mentioned  rules that stand only at the head of a class or module
  outremer ledger jerusalem --prove 40 --seed 1
                                         40 rules at random: break each in a scratch copy, and see its test fail
  outremer ledger jerusalem --cited      which rules refusals cite in 30 random games, and which they never do;
                                         exit status 1 if one is cited that does not forbid, or not at that table
  outremer ledger jerusalem --cited --games 200 --option war=unblocked
                                         the same with a ruling settled, in more games"""


def add(commands: arguments.Commands) -> None:
    parser = arguments.command(commands, "ledger", "join a game's rules with code and tests", EXAMPLES)
    arguments.add_game(parser)
    parser.add_argument("--gaps", action="store_true", help="print only what is missing")
    parser.add_argument("--mentioned", action="store_true", help="print the rules that only a class's head mentions")
    parser.add_argument("--prove", type=arguments.whole_number, metavar="N", help="pick N rules at random to be proved")
    parser.add_argument("--cited", action="store_true", help="play at random and print which rules refuse what")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="which N, or the first game (default: 0)")
    parser.add_argument(
        "--games",
        type=arguments.whole_number,
        default=cited.GAMES,
        metavar="N",
        help=f"with --cited (default: {cited.GAMES})",
    )
    parser.add_argument(
        "--seats", type=arguments.whole_number, metavar="K", help="with --cited: always so many players"
    )
    arguments.add_options(parser)
    parser.add_argument("--tests", type=Path, metavar="FOLDER", help="where the tests are (default: in the checkout)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = outremer.game(args.game)
    console = Console(highlight=False)
    if args.cited:
        seeds = range(args.seed, args.seed + args.games)
        return cited.report(console, game, seeds, args.seats, arguments.options(args.option))
    covered = coverage(game, args.tests)
    if args.prove:
        return _prove(console, covered, args.prove, args.seed)
    if args.mentioned:
        for rule in covered.only_mentioned():
            console.print(Text(f"{_near(covered.code[rule][0])} mentions [{rule}]; no line carries it out"))
        return 0
    if not args.gaps:
        console.print(_table(covered))
    return _gaps(console, game, covered)


def coverage(game: Game, tests: Path | None = None) -> Coverage:
    folder = tests or tests_beside(game)
    if folder is None:
        raise Mistake(f"the tests of {game.name} are not installed with it; say where they are with --tests FOLDER")
    if not folder.is_dir():
        raise Mistake(f"there is no folder {folder}; the tests are in a checkout, or say --tests FOLDER")
    known = Ledger.read(game.folder / "rules.toml")
    return Coverage(known, cited_by_code(game.folder, known), cited_by_tests(folder))


def tests_beside(game: Game) -> Path | None:
    """The tests in the checkout that the game lies in: in a folder of its name where there is one; None outside any."""
    for above in game.folder.parents:
        if (above / "pyproject.toml").is_file():
            own = above / "tests" / "games" / game.name
            return own if own.is_dir() else above / "tests"
    return None


def _table(covered: Coverage) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for name in ("id", "kind", "code", "test"):
        table.add_column(name, overflow="fold")
    bare, unproved = set(covered.without_code()), set(covered.without_test())
    for entry in covered.ledger.entries.values():
        table.add_row(
            Text(entry.id, "cyan"),
            entry.kind,
            _places(covered.code.get(entry.id, []), entry.id in bare),
            _places(covered.tests.get(entry.id, []), entry.id in unproved),
        )
    return table


def _places(places: list[Place], is_gap: bool) -> Text:
    if is_gap:
        return Text("missing", "bold red")
    if not places:
        return Text("–", "dim")
    first = places[0]
    more = f" +{len(places) - 1}" if len(places) > 1 else ""
    return Text(f"{first.path.name}:{first.line}{more}")


def _gaps(console: Console, game: Game, covered: Coverage) -> int:
    for rule in covered.without_code():
        console.print(Text(f"no code cites [{rule}]", "red"))
    for rule in covered.without_test():
        console.print(Text(f"no test proves [{rule}]", "red"))
    silent = never_bars(game.folder, covered.ledger)
    for rule in silent:
        console.print(Text(f"no code bars by [{rule}], which is said to forbid", "red"))
    traces = traces_of_modules(game, covered.ledger, base_sources(game))
    for trace in traces:
        console.print(Text(f"the base game shows a trace of a module: {trace}", "red"))
    for rule, place in covered.unknown():
        console.print(Text(f"{_near(place)} cites [{rule}], which the ledger does not know", "red"))
    total = len(covered.ledger)
    if covered.is_whole() and not traces and not silent:
        console.print(f"{game.name}: {total} entries, each with its code and its tests.")
        return 0
    missing = len(covered.without_code()), len(covered.without_test()), len(covered.unknown())
    console.print(
        f"{game.name}: {total} entries; {missing[0]} without code, {missing[1]} without a test, {missing[2]} unknown, "
        f"{len(silent)} that forbid and refuse nothing."
    )
    return 1


def _prove(console: Console, covered: Coverage, count: int, seed: int | str) -> int:
    """For each rule picked: what it says, where it is carried out, and which test must fail when it is broken."""
    rules = [entry for entry in covered.ledger.entries.values() if entry.kind in NEEDS_TEST]
    picked = Random(seed).sample(rules, min(count, len(rules)))
    for number, entry in enumerate(picked, start=1):
        console.print(Text.assemble((f"{number}. {entry.id}", "cyan"), f"  {entry.text}"))
        for place in covered.code.get(entry.id, []):
            console.print(Padding(Text(f"code  {_near(place)}"), (0, 0, 0, 4)))
        for place in covered.tests.get(entry.id, []):
            console.print(Padding(Text(f"test  {_near(place)}"), (0, 0, 0, 4)))
    return 1 if any(entry.id not in covered.tests for entry in picked) else 0


def _near(place: Place) -> str:
    """A place as it is called from here."""
    here = Path.cwd()
    path = place.path.relative_to(here) if place.path.is_relative_to(here) else place.path
    return str(Place(path, place.line, place.test))
