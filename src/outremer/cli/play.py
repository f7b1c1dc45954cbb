"""`outremer play`: a game in the terminal, for people and bots."""

from __future__ import annotations

import argparse
import os
import shlex
import signal
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from types import FrameType

from rich.console import Console

import outremer
from outremer.bots import BOTS, bot
from outremer.bots.written import listed, name_of
from outremer.cli import arguments
from outremer.cli.commands import Quit
from outremer.cli.mistakes import Mistake
from outremer.cli.saving import Kept, check_free, fresh_file, resume
from outremer.cli.screen import Screen
from outremer.cli.session import YOU, Session
from outremer.drawing import board
from outremer.drawing.players import Players
from outremer.table.game import BadSetting, Game, Setting
from outremer.words import Words, check_language

try:
    import readline  # line editing, history and completion, where Python has it
except ImportError:
    readline = None  # type: ignore[assignment]  # the absence of the module

EXAMPLES = """\
  outremer play jerusalem                             you against three bots
  outremer play jerusalem --seats you,greedy,random   three players
  outremer play jerusalem --seats you,hard,easy       bots by level: easy, medium, hard
  outremer play jerusalem --seats you,you             two people at one terminal
  outremer play jerusalem --lang it --edition de      in Italian, by the German rules
  outremer play jerusalem --option screens=open --seed 7
  outremer play jerusalem --data printed.toml         with the incomes printed on your own board
  outremer play --resume FILE                         go on where you left

--data FILE replaces what no rulebook prints and we had to reconstruct:
  jerusalem   [income.palace] large = { points = 4 }, small = …: what the areas pay
  akkon       72 entries [[card]] with city, kind, cost, …: the city cards, as in
              src/outremer/games/akkon/data/cards.toml, which tells all the fields
  fief        [fortune] harvest = 4, [disasters], [die] faces = […], [family], [stock], [biretta], [deals]
The file is checked before the game begins, and a complaint names the line and says what would fit.

In the game, type a number, a sentence such as `place market-large`, or `help`;
with --lang it or de in that language too, such as `piazza mercato-grande`.
Every move is saved at once: closing the terminal loses nothing."""


def add(commands: arguments.Commands) -> None:
    parser = arguments.command(commands, "play", "play a game in the terminal", EXAMPLES)
    arguments.add_game(parser, optional=True)
    bots = ", ".join(BOTS)
    parser.add_argument("--seats", metavar="WHO,WHO,…", help=f"who sits where: you, or a bot ({bots})")
    parser.add_argument("--names", metavar="NAME,NAME,…", help="what the players are called (default: their colours)")
    parser.add_argument("--edition", metavar="EDITION", help="short for --option edition=EDITION")
    arguments.add_options(parser)
    parser.add_argument("--seed", type=arguments.seed, help="the same seed deals the same game (default: chance)")
    parser.add_argument("--lang", metavar="LANG", help="en, it or de (default: en, or as the game was kept)")
    parser.add_argument(
        "--data", type=Path, metavar="FILE", help="a TOML file with the printed values of your own copy; see below"
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help="where to keep the game (default: your data folder)")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a game that was kept")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    kept, file = _resumed(args) if args.resume else _begun(args)
    words = Words(kept.table.game, kept.lang)
    words.names = board.names(kept.table, words)
    notes = [words.say("terminal-you") if player == YOU else player for player in kept.players]
    players = Players(kept.names or words.players(kept.table.seats), notes)
    console = Console(highlight=False)
    session = Session(kept, Screen(console, words, players), file)
    return _play(session)


def _play(session: Session) -> int:
    """Play to the end or until the player leaves, however they leave; the file has every move in any case."""
    shown = shlex.quote(str(session.file))
    _greet(session, shown)
    if sys.stdin.isatty() and readline is not None:
        readline.set_completer_delims("")
        readline.set_completer(session.complete)
        readline.parse_and_bind("tab: complete")
    _hang_up_in_order()
    try:
        try:
            session.play()
        except (EOFError, KeyboardInterrupt, Quit):
            session.screen.console.print()
        session.screen.say("saved", file=shown)
        if not session.table.over:
            session.screen.say("resume", file=shown)
    except (_HungUp, OSError):  # saving has its own errors; this one is a terminal that cannot be read or written
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads it any more
    return 0


def _greet(session: Session, shown: str) -> None:
    session.screen.say("begun", "dim", file=shown)
    what = reconstructed(session.table.game, session.table.setting)
    if what:
        session.screen.say("reconstructed", "dim", what=", ".join(_named(session.screen.words, one) for one in what))


def _named(words: Words, table: str) -> str:
    """A table of a data file by its own text, or by the word of the game that is its name."""
    return words.say(f"data-{table}") if words.has(f"data-{table}") else words.noun(table)


def reconstructed(game: Game, setting: Setting) -> list[str]:
    """The tables and lists of a game's data files that are ours, in play here, and replaced by no file of the owner."""
    data, in_play = setting.data, {module.name for module in game.in_play(setting)}
    replaced = set(data).union(*(table for table in data.values() if isinstance(table, Mapping)))
    found = []
    for file in sorted((game.folder / "data").glob("*.toml")):
        tables = tomllib.loads(file.read_text(encoding="utf-8"))
        concerned = in_play.issuperset([tables["module"]] if "module" in tables else [])
        for name, table in tables.items():
            entries = table if isinstance(table, list) else [table]
            if concerned and name not in replaced and any(_is_ours(entry, in_play) for entry in entries):
                found.append(name)
    return found


def _is_ours(entry: object, in_play: set[str]) -> bool:
    """Is it reconstructed, as a whole or in some fields, and of no module, or of one that is in play?"""
    if not isinstance(entry, dict) or not (entry.get("provenance") == "reconstructed" or entry.get("reconstructed")):
        return False
    modules = entry.get("modules", [entry["module"]] if "module" in entry else [])
    return not modules or not in_play.isdisjoint(modules)


class _HungUp(Exception):
    """The terminal is gone."""


def _hang_up_in_order() -> None:
    """Turn the signals of a closed terminal or a shutdown into an exception, once: then the game is on its way out."""

    def hung_up(_number: int, _frame: FrameType | None) -> None:
        for number in (signal.SIGHUP, signal.SIGTERM):
            signal.signal(number, signal.SIG_IGN)
        raise _HungUp

    for number in (signal.SIGHUP, signal.SIGTERM):
        signal.signal(number, hung_up)


# -- opening the table ------------------------------------------------------------------------------------------------


def _begun(args: argparse.Namespace) -> tuple[Kept, Path]:
    if args.game is None:
        raise Mistake(f"which game? outremer play GAME, one of {', '.join(outremer.games())}")
    game = outremer.game(args.game)
    lang = args.lang or "en"
    check_language(lang)
    players = _players(args.seats, game)
    options = arguments.options(args.option)
    if args.edition:
        options.setdefault("edition", args.edition)
    data = arguments.data(game, args.data)
    table = outremer.new(game.name, seats=len(players), options=options, seed=args.seed, data=data)
    file = args.save or fresh_file(game.name)
    check_free(file)
    return Kept(table, players, _names(args.names, len(players)), lang), file


def _resumed(args: argparse.Namespace) -> tuple[Kept, Path]:
    for name in ("edition", "option", "seed", "data", "save"):
        if getattr(args, name):
            raise Mistake(f"--{name} settles a new game; a game that is resumed goes on as it was settled")
    kept = resume(args.resume)
    table = kept.table
    if args.game not in (None, table.game.name):
        raise Mistake(f"{args.resume} holds a game of {table.game.name}, not of {args.game}")
    kept.players = _players(args.seats or ",".join(kept.players) or None, table.game, table.seats)
    if args.names:
        kept.names = _names(args.names, table.seats)
    kept.lang = args.lang or kept.lang
    check_language(kept.lang)
    return kept, args.resume


def _players(said: str | None, game: Game, seats: int | None = None) -> list[str]:
    """Who sits where, as `--seats` says it."""
    if said is None:
        return [YOU, *["greedy"] * ((seats or game.most_seats) - 1)]
    players = [player.strip() for player in listed(said)]
    for player in players:
        if player != YOU and name_of(player) not in BOTS:
            raise Mistake(f"--seats: there is no player {player!r}; a seat is {YOU}, {', '.join(BOTS)}")
        if player != YOU:
            bot(player)
    if seats is not None and len(players) != seats:
        raise Mistake(f"--seats: this table has {seats} seats, not {len(players)}")
    if not game.least_seats <= len(players) <= game.most_seats:
        raise BadSetting(f"{game.name} is for {game.least_seats} to {game.most_seats} players, not {len(players)}")
    return players


def _names(said: str | None, seats: int) -> list[str]:
    if said is None:
        return []
    names = [name.strip() for name in said.split(",")]
    if len(names) != seats or not all(names) or len(set(names)) != seats:
        raise Mistake(f"--names: {seats} different names are needed, not {said!r}")
    return names
