"""`outremer analyse`: who was to win a finished game, from moment to moment, and which decisions cost most."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from outremer.cli import arguments
from outremer.cli.saving import told_in
from outremer.coach.analysis import Analysis, analyse
from outremer.coach.curve import Point
from outremer.coach.decisions import Decision, Sway
from outremer.coach.effort import effort_of
from outremer.coach.walking import check_over
from outremer.drawing import board
from outremer.drawing.players import STYLES, Players
from outremer.kernel.lexicon import Move
from outremer.words import Words, check_language

EXAMPLES = """\
  outremer analyse game.record             the shares of the win, and the costliest decisions of each player
  outremer analyse game.record --lang it   in Italian
  outremer analyse game.json --json        everything, for programs

FILE is the record of a finished game, or one that `outremer play` has kept. Decisions are judged by what their player
could know. It takes up to a minute; --effort 0.2 is quicker and less sure."""

BARS = "▁▂▃▄▅▆▇█"
ROWS = 10  # moments that are told in numbers
LEAST_WIDTH = 20  # signs of a drawn curve


def add(commands: arguments.Commands) -> None:
    parser = arguments.command(commands, "analyse", "who was to win, and which decisions cost most", EXAMPLES)
    parser.add_argument("file", type=Path, metavar="FILE", help="the record of a finished game, or one that was kept")
    parser.add_argument("--effort", type=float, default=1.0, metavar="X", help="so many times the usual (default: 1)")
    parser.add_argument("--json", action="store_true", help="for programs")
    arguments.add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    check_language(args.lang)
    table, names = told_in(args.file)
    effort = effort_of(table.game.name).times(args.effort)
    check_over(table)
    words = Words(table.game, args.lang)
    words.names = board.names(table, words)
    waiting = Console(stderr=True).status(words.say("coach-thinking"))
    with waiting:
        *_, analysis = analyse(table, effort)
    if args.json:
        print(json.dumps(analysis.plain(), indent=1))
        return 0
    Report(Console(highlight=False), words, Players(names or words.players(table.seats), [""] * table.seats)).show(
        analysis
    )
    return 0


class Report:
    """An analysis in the terminal."""

    def __init__(self, console: Console, words: Words, players: Players) -> None:
        self.console = console
        self.words = words
        self.players = players

    def show(self, analysis: Analysis) -> None:
        self.curve(analysis.points)
        self.console.print(self.numbers(analysis.points))
        self.line("coach-curve-note", playouts=analysis.playouts)
        for seat in range(analysis.seats):
            self.decisions(seat, [one for one in analysis.decisions if one.seat == seat])
        self.line("coach-decisions-note", examined=analysis.examined, choices=analysis.choices)
        if analysis.is_cut:
            self.line("coach-cut")

    def line(self, message: str, **arguments: int) -> None:
        self.console.print(Text(self.words.say(message, **arguments), "dim"))

    def curve(self, points: Sequence[Point]) -> None:
        """A line for each seat, as high as its share."""
        self.console.print(Text(self.words.say("coach-curve"), "bold"))
        longest = max(map(len, self.players.names)) + 3
        width = max(LEAST_WIDTH, min(self.console.width - longest - 2, len(points)))
        for seat, name in enumerate(self.players.names):
            shares = [points[at * (len(points) - 1) // (width - 1)].shares[seat] for at in range(width)]
            drawn = "".join(BARS[min(len(BARS) - 1, int(share * len(BARS)))] for share in shares)
            padding = " " * (longest - len(name) - 2)
            self.console.print(Text.assemble(self.players.name(seat), padding, (drawn, STYLES[seat])))

    def numbers(self, points: Sequence[Point]) -> Grid:
        grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
        grid.add_column(self.words.say("coach-move"), justify="right")
        for seat in range(len(self.players.names)):
            grid.add_column(self.players.name(seat), justify="right")
        for at in sorted({row * (len(points) - 1) // ROWS for row in range(ROWS + 1)}):
            point = points[at]
            pairs = zip(point.shares, point.errors, strict=True)
            grid.add_row(str(point.at), *(self.share(share, error) for share, error in pairs))
        return grid

    def share(self, share: float, error: float) -> str:
        return f"{percent(share)} %" + (f" ± {percent(error)}" if error else "")

    def decisions(self, seat: int, costly: Sequence[Decision]) -> None:
        self.console.print(Text.assemble("\n", self.players.name(seat)))
        if not costly:
            self.line("coach-nothing-costly")
        for one in costly:
            self.decision(one)

    def decision(self, one: Decision) -> None:
        said = self.words.say(
            "coach-decision",
            number=one.at + 1,
            played=self.words.move(Move.parse(one.played), self.players.names),
            better=self.words.move(Move.parse(one.better), self.players.names),
            loss=percent(one.loss, 1),
            error=percent(one.error, 1),
            share=percent(one.share),
            better_share=percent(one.better_share),
        )
        self.console.print(self.players.coloured(said))
        if one.sways:
            why = "; ".join(self.sway(sway) for sway in one.sways)
            self.console.print(Text("  " + self.words.say("coach-why", parts=why), "dim"))

    def sway(self, sway: Sway) -> str:
        """One of the named parts of the judge, the better way and the one that was played."""
        name = self.words.say(f"judged-{sway.part}")
        return self.words.say(
            "coach-sway",
            part=name,
            better=amount(sway.better),
            played=amount(sway.played),
            speaks="pro" if sway.worth > 0 else "contra",
        )


def percent(share: float, places: int = 0) -> str:
    return f"{100 * share:.{places}f}"


def amount(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")
