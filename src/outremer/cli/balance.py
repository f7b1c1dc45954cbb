"""`outremer balance`: who wins by seat, opening, thing and option, and what decides a game."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Sequence
from pathlib import Path

import outremer
from outremer.bots.written import listed
from outremer.cli import arguments, playing
from outremer.cli.mistakes import Mistake
from outremer.lab import report, results
from outremer.lab.accounts import Account, account
from outremer.lab.arena import Match, Plan
from outremer.lab.balance import Study, study
from outremer.lab.page import Run, file_of, write_page
from outremer.lab.unusable import need, need_room
from outremer.table.game import Game

EXAMPLES = """\
  outremer balance akkon --games 600 --varied 400
  outremer balance fief --games 120 --seats 4 --out docs/studies
  outremer balance council --from usual.parquet --from varied.parquet
                               games that `outremer arena` has kept, those of --varied among them

Writes GAME.md with its plot: wins by seat, number of players, opening, thing and option, with ranges and corrected
for the number of comparisons. Several bots, --bots A,B, are studied one by one; what was looked at
for all and found for one only is marked."""
GAMES, SEATS = 400, 4
OUT = Path("docs/studies")
Played = tuple[Plan, list[Match]]


def add(commands: arguments.Commands) -> None:
    parser = arguments.command(commands, "balance", "study what decides a game, and write a page about it", EXAMPLES)
    arguments.add_game(parser)
    parser.add_argument(
        "--bots", default="greedy", metavar="A,B,..", help="each studied in all seats (default: greedy)"
    )
    parser.add_argument(
        "--games", type=arguments.whole_number, default=GAMES, metavar="N", help=f"by the usual options ({GAMES})"
    )
    parser.add_argument(
        "--varied", type=arguments.whole_number, metavar="N", help="so many more, with players and options drawn"
    )
    parser.add_argument(
        "--seats", type=arguments.whole_number, metavar="K", help=f"players of the usual games (default: {SEATS})"
    )
    parser.add_argument("--seed", default="1", metavar="S", help="the same seed plays the same games (default: 1)")
    arguments.add_options(parser)
    parser.add_argument(
        "--from",
        type=arguments.file,
        action="append",
        dest="files",
        metavar="FILE.parquet",
        help="what the arena kept; play none",
    )
    parser.add_argument("--out", type=Path, default=OUT, metavar="FOLDER", help="where the page goes")
    parser.add_argument(
        "--made-by", metavar="COMMAND", help="what the page shall name as the command that makes it (default: this one)"
    )
    playing.add_workers(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    need("lab", "a study", "matplotlib")
    game = outremer.game(args.game)
    plans = [results.read(file)[0] for file in args.files] if args.files else planned(args, game)
    check(game, plans)
    need_room(file_of(args.out, game.name))
    found, runs = studied(args, plans)
    page = write_page(args.out, game.name, found, runs, args.made_by or command(args, game))
    print(f"The study is in {page}.")
    return 0


def command(args: argparse.Namespace, game: Game) -> str:
    """What makes this page again."""
    said: list[object] = ["outremer", "balance", game.name]
    if args.files:
        said += [word for file in args.files for word in ("--from", file)]
    else:
        said += ["--bots", args.bots, "--games", args.games]
        said += ["--varied", args.varied] if args.varied else []
        said += ["--seats", args.seats or SEATS, "--seed", args.seed]
        said += [
            word for name, choice in arguments.options(args.option).items() for word in ("--option", f"{name}={choice}")
        ]
    said += ["--out", args.out] if args.out != OUT else []
    return shlex.join(map(str, said))


def planned(args: argparse.Namespace, game: Game) -> list[Plan]:
    """For each bot the usual games and, if they are wanted, varied ones."""
    options, seats = arguments.options(args.option), args.seats or SEATS
    plans = []
    for bot in listed(args.bots):
        plans.append(Plan(game.name, (bot,) * seats, args.games, args.seed, options))
        if args.varied:
            plans.append(Plan(game.name, (bot,), args.varied, args.seed, options, varied=True))
    return plans


def check(game: Game, plans: Sequence[Plan]) -> None:
    for plan in plans:
        plan.check()
        if plan.game != game.name:
            raise Mistake(f"these are games of {plan.game}, not of {game.name}")
        if len(set(plan.bots)) > 1:
            raise Mistake(f"a study wants the same bot in all seats, not {', '.join(plan.bots)}")
    usual = [plan.bots[0] for plan in plans if not plan.varied]
    if len(usual) != len(set(usual)) or {plan.bots[0] for plan in plans} != set(usual):
        raise Mistake("a study wants one run of usual games for each bot, and beside it at most one of varied games")


def studied(args: argparse.Namespace, plans: Sequence[Plan]) -> tuple[list[Study], list[Run]]:
    """A study of each bot, and what was played for it."""
    found: dict[str, dict[bool, list[Account]]] = {}
    runs = []
    with playing.crew(args) as players:
        for at, plan in enumerate(plans):
            matches = results.read(args.files[at])[1] if args.files else playing.played(players, plan)
            kept = f" --out {shlex.quote(str(args.files[at]))}" if args.files else ""
            first = min(matches, key=lambda match: match.number)
            runs.append(Run(report.command(plan) + kept, plan.bots[0], len(matches), plan.varied, first.ends_in))
            counted = playing.shown(players.play(account, matches), "counting", len(matches))
            found.setdefault(plan.bots[0], {})[plan.varied] = sorted(counted, key=lambda one: one.number)
    return [study(bot, kinds[False], kinds.get(True, [])) for bot, kinds in found.items()], runs
