"""What the terminal shows: the board, the prompt with its numbered choices, the log, the result."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.columns import Columns
from rich.console import Console
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from outremer.cli import boards
from outremer.cli.boards.players import Players
from outremer.cli.menu import Choice
from outremer.kernel.lexicon import Move
from outremer.table import Table
from outremer.words import Words

LONG_RUN = 6  # amounts from which on only the first and the last are shown
WIDE = 100  # columns from which a choice also shows the sentence that says it


class Screen:
    """Draws one table, in one language, as one seat may see it."""

    def __init__(self, console: Console, words: Words, players: Players) -> None:
        self.console = console
        self.words = words
        self.players = players

    def say(self, message: str, style: str = "", **arguments: int | str) -> None:
        """A sentence of the terminal."""
        self.line(self.words.say(f"terminal-{message}", **arguments), style)

    def line(self, text: str | Text, style: str = "") -> None:
        self.console.print(Text(text, style) if isinstance(text, str) else text)

    def events(self, table: Table, viewer: int | None, since: int) -> int:
        """Tell what has happened from this event on; returns how many there are in all."""
        told = table.events(viewer)
        for event in told[since:]:
            self.line(self.players.coloured(self.words.event(event, self.players.names)))
        return len(told)

    def board(self, table: Table, viewer: int | None) -> None:
        self.console.print(Rule(style="dim"))
        self.console.print(boards.draw(table.view(viewer), self.words, self.players, self.console.width))

    def prompt(self, table: Table, seat: int) -> None:
        """Who is asked, and what for."""
        form = table.view(seat)["forms"][-1]
        shown = {name: value for name, value in form.items() if name != "form"}
        asked = self.words.prompt(form["form"], shown, self.players.names)
        self.line(Text.assemble(self.players.name(seat), ": ", (asked, "bold")))

    def choices(self, listed: Sequence[Choice]) -> None:
        """The numbers and what they mean; a long run of amounts is one line."""
        if len(listed) >= LONG_RUN and all(map(_is_amount, listed)):
            verb, *nouns = listed[0].beginning
            outline = self.words.outline(str(verb), nouns[:-1], self.players.names)
            span = self.words.say("terminal-amount", low=listed[0].number, high=listed[-1].number)
            self.line(Text.assemble((span, "cyan"), "  ", outline))
            return
        self.console.print(Columns([self._choice(choice) for choice in listed], padding=(0, 3), column_first=True))

    def _choice(self, choice: Choice) -> Text:
        verb, *nouns = choice.beginning
        if choice.is_move:
            said, sentence = self.words.move(choice.moves[0], self.players.names), str(choice.moves[0])
        else:
            said = self.words.outline(str(verb), nouns, self.players.names)
            sentence = " ".join(map(str, (*choice.beginning, "…")))
        text = Text.assemble((f"{choice.number:>2}", "cyan"), " ", said)
        if self.console.width >= WIDE:
            text.append(f"  {sentence}", "dim")
        return text

    def move(self, move: Move) -> str:
        return self.words.move(move, self.players.names)

    def result(self, table: Table) -> None:
        """The ranking, with the rule that decided each tie."""
        result = table.result()
        if result is None:
            return
        grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, title=self.words.say("terminal-over"), title_justify="left")
        grid.add_column("")
        grid.add_column(self.words.say("terminal-score"), justify="right")
        grid.add_column(self.words.say("terminal-decided"))
        for standing in result.standings:
            name = self.players.name_and_note(standing.seat)
            rule = self.words.rule(standing.decided_by) if standing.decided_by else ""
            grid.add_row(Text(f"{standing.rank}. ").append_text(name), str(standing.points), Text(rule, "dim"))
        self.console.print(grid)


def _is_amount(choice: Choice) -> bool:
    return choice.is_move and isinstance(choice.beginning[-1], int)
