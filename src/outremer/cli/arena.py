"""`outremer arena`: let bots play many games, count who wins, and rate them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from importlib.util import find_spec

from rich import box
from rich.console import Console
from rich.measure import Measurement
from rich.table import Table as Grid

import outremer
from outremer.bots.written import listed
from outremer.cli import arguments, playing
from outremer.cli.mistakes import Mistake
from outremer.lab.arena import Match, Plan, in_seconds
from outremer.lab.ratings import Rating, ratings
from outremer.lab.report import write_report
from outremer.lab.results import Results
from outremer.lab.scores import SHARED, Score, scores
from outremer.lab.unusable import need, need_room

EXAMPLES = """\
  outremer arena jerusalem --bots greedy,random,random,random --games 400
  outremer arena akkon --bots greedy,greedy --games 100 --seed 7
  outremer arena akkon --bots hard:seconds=0.2,greedy,greedy --games 30
  outremer arena akkon --bots medium:iterations=200,easy --games 100
  outremer arena fief --bots greedy,random,random,random,random --games 200 --shared carried
  outremer arena council --games 2000 --out council.parquet --report council.html
  outremer arena council --resume council.parquet      go on after a kill; --games makes a run longer
  outremer arena fief --games 500 --out fief.parquet --cluster tcp://host:8786

Every bot sits in every seat equally often. A bot's settings stand behind its name, NAME:key=value,key=value."""
WIDEST = 1000  # signs: wider than any row
BOTS, GAMES, SEED = "greedy,random,random,random", 400, "1"
CLOCK = "These bots think by the clock: with the same seeds, games may go otherwise on another or a busier machine."


def add(commands: arguments.Commands) -> None:
    parser = arguments.command(commands, "arena", "let bots play many games, count who wins and rate them", EXAMPLES)
    arguments.add_game(parser)
    parser.add_argument("--bots", metavar="A,B,..", help=f"one for each seat (default: {BOTS})")
    parser.add_argument("--games", type=arguments.whole_number, metavar="N", help=f"default: {GAMES}")
    parser.add_argument("--seed", metavar="S", help=f"the same seed plays the same games (default: {SEED})")
    arguments.add_options(parser)
    parser.add_argument(
        "--varied", action="store_true", help="one bot in all seats, with the number of players and options drawn"
    )
    parser.add_argument(
        "--seconds",
        type=arguments.seconds,
        metavar="S",
        help="a budget a decision, for bots that take one; the same seeds may then play other games",
    )
    parser.add_argument(
        "--shared",
        choices=SHARED,
        default="split",
        help="what a win of several counts: a part each, or for allies `carried`, the whole for whoever has at least"
        " half of their points (default: split)",
    )
    playing.add_workers(parser)
    files = parser.add_mutually_exclusive_group()
    files.add_argument(
        "--out", type=arguments.file, metavar="FILE.parquet", help="keep a row for each game in a new file"
    )
    files.add_argument("--resume", type=arguments.file, metavar="FILE.parquet", help="go on with what --out began")
    parser.add_argument(
        "--report", type=arguments.file, metavar="FILE.html", help="write what came of it as a page with plots"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.report is not None:
        need("lab", "a report", "matplotlib", "openskill")
        need_room(args.report)
    plan, results = begun(args)
    if plan.goes_by_the_clock:
        print(CLOCK, file=sys.stderr)
    with playing.crew(args) as players:
        matches = playing.played(players, plan, results)
    show(matches, args.shared)
    if args.report is not None:
        write_report(args.report, plan, matches, SHARED[args.shared])
    return 0


def begun(args: argparse.Namespace) -> tuple[Plan, Results | None]:
    """What is to be played, and where it is kept; all that can be refused is refused here, before any game."""
    if args.resume is not None:
        results = Results.go_on(args.resume, args.games)
        _check_same(args, results.plan)
        return results.plan, results
    plan = asked(args)
    plan.check()
    if args.out is None:
        return plan, None
    need("lab", "a results file", "pyarrow")
    return plan, Results.begin(args.out, plan)


def asked(args: argparse.Namespace) -> Plan:
    bots = tuple(listed(args.bots or BOTS))
    if args.seconds is not None:
        bots = in_seconds(bots, args.seconds)
    game = outremer.game(args.game).name
    options = arguments.options(args.option)
    return Plan(game, bots, args.games or GAMES, args.seed or SEED, options, args.varied)


def _check_same(args: argparse.Namespace, plan: Plan) -> None:
    """What is said beside --resume must be what was begun."""
    said = {
        "GAME": (outremer.game(args.game).name, plan.game),
        "--bots": (args.bots, ",".join(plan.bots)),
        "--seed": (args.seed, plan.seed),
        "--option": (arguments.options(args.option) or None, plan.options),
        "--varied": (args.varied or None, plan.varied),
        "--seconds": (args.seconds, None),
    }
    for name, (wanted, begun_with) in said.items():
        if wanted is not None and wanted != begun_with:
            instead = f"write {plan.game} for {name}" if name == "GAME" else f"leave {name} out"
            raise Mistake(f"{args.resume} goes on as it was begun: {instead}, or begin another file with --out")


def show(matches: list[Match], shared: str) -> None:
    rated = ratings(matches) if find_spec("openskill") else {}
    console, found = Console(highlight=False), scores(matches, share=SHARED[shared])
    whole = scored(found, rated, with_wins=True)
    fits = Measurement.get(console, console.options.update(max_width=WIDEST), whole).maximum <= console.width
    console.print(whole if fits else scored(found, rated, with_wins=False))
    if not rated:
        print("Ratings need openskill: pip install 'outremer[lab]' brings it.")


def scored(found: Sequence[Score], rated: Mapping[str, Rating], with_wins: bool) -> Grid:
    """Who won how often. Wins follow from games and rate, and are what can be spared where bots have long names."""
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("bot", overflow="fold")  # never cut: what tells two bots apart stands at the end of their names
    wins = ("wins",) if with_wins else ()
    for column in ("games", *wins, "rate", "95 % range", *(("rating", "95 % range") if rated else ())):
        grid.add_column(column, justify="right", no_wrap=True)
    for score in found:
        low, high = score.interval
        won = (f"{score.wins:g}",) if with_wins else ()
        row = (str(score.games), *won, f"{score.rate:.1%}", f"{low:.1%} to {high:.1%}")
        grid.add_row(score.bot, *row, *(rating_cells(rated[score.bot]) if rated else ()))
    return grid


def rating_cells(rating: Rating) -> tuple[str, str]:
    low, high = rating.interval
    return f"{rating.mean:.1f}", f"{low:.1f} to {high:.1f}"
