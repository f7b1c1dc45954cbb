"""`outremer why`: what a bot would have done at a moment of a finished game, and why."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich.console import Console
from rich.text import Text

from outremer.bots import Chair, bot
from outremer.bots.explaining import Explanation
from outremer.cli import arguments
from outremer.cli.explaining import Telling
from outremer.cli.mistakes import Mistake
from outremer.cli.saving import told_in
from outremer.coach.walking import Moment, check_over, way_of
from outremer.drawing import board
from outremer.drawing.players import Players
from outremer.kernel.blanks import NOBODY
from outremer.kernel.lexicon import Move
from outremer.table.table import Table
from outremer.words import Words, check_language

USUAL = "hard:iterations=400"
EXAMPLES = """\
  outremer why game.record 57                       the three best moves where line 57 was played
  outremer why game.record 57 --bot medium --lang it
  outremer why game.json 57 --json                  for programs

FILE is the record of a finished game, or one that `outremer play` has kept; lines count from 1, as `outremer analyse`
tells them. A bot thinks in the player's place, by what they could know. In a game at the terminal, `why` alone says
what the last move of a bot did, as far as you may know."""


def add(commands: arguments.Commands) -> None:
    parser = arguments.command(commands, "why", "what a bot would have done at a moment, and why", EXAMPLES)
    parser.add_argument("file", type=Path, metavar="FILE", help="the record of a finished game, or one that was kept")
    parser.add_argument("line", type=arguments.whole_number, metavar="LINE", help="of the record, from 1 on")
    parser.add_argument("--bot", default=USUAL, metavar="BOT", help=f"who is asked (default: {USUAL})")
    parser.add_argument("--json", action="store_true", help="for programs")
    arguments.add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    check_language(args.lang)
    thinker = bot(args.bot, "why")
    table, names = told_in(args.file)
    moment = moment_of(check_over(table), args.line)
    explained = thinker.explain(Chair(Table(table.game, table.setting, moment.table.clone(), None), moment.seat))
    if args.json:
        print(json.dumps({"line": args.line, **explained.plain()}, indent=1))
        return 0
    words = Words(table.game, args.lang)
    words.names = board.names(table, words)
    show(explained, moment, Telling(words, names or words.players(table.seats)))
    return 0


def moment_of(table: Table, line: int) -> Moment:
    """Where this line was played; a player must have said it, and not chance."""
    moments = way_of(table).moments[:-1]
    if line > len(moments):
        raise Mistake(f"there is no line {line}; the record has {len(moments)}")
    if moments[line - 1].seat == NOBODY:
        raise Mistake(f"line {line} was rolled, and nobody chose it; name the line of a player's move")
    return moments[line - 1]


def show(explained: Explanation, moment: Moment, telling: Telling) -> None:
    console = Console(highlight=False)
    players = Players(list(telling.names), [""] * len(telling.names))
    played = telling.words.game.lexicon.say(moment.move)
    console.print(players.coloured(said_there(telling, moment.seat, played)))
    for line in telling.explanation(explained):
        console.print(Text(line, "dim") if line.startswith(" ") else players.coloured(line))


def said_there(telling: Telling, seat: int, played: Move) -> str:
    return telling.words.say("why-played", player=telling.names[seat], move=telling.move(str(played)))
