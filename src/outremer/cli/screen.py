"""What the terminal shows: the board, the prompt with its numbered choices, the log, the result."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Console
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from outremer.cli import board
from outremer.cli.menu import Choice
from outremer.cli.players import Players
from outremer.kernel.lexicon import Lexicon, Move
from outremer.table.table import Table
from outremer.words import Words

LONG_RUN = 6  # amounts from which on only the first and the last are shown
WIDE = 100  # columns from which a choice also shows the sentence that says it


class Screen:
    """Draws one table, in one language, as one seat may see it."""

    def __init__(self, console: Console, words: Words, players: Players) -> None:
        self.console = console
        self.words = words
        self.players = players
        self.drawn: dict[str, Any] | None = None  # the view whose whole board was drawn last
        self.beside: list[str] = []  # what was last said to be possible beside what is asked

    def say(self, message: str, style: str = "", **arguments: int | str) -> None:
        """A sentence of the terminal; one that names a file is left whole, so that it can be copied."""
        self.line(self.words.say(f"terminal-{message}", **arguments), style, whole="file" in arguments)

    def line(self, text: str | Text, style: str = "", whole: bool = False) -> None:
        self.console.print(Text(text, style) if isinstance(text, str) else text, soft_wrap=whole)

    def events(self, table: Table, viewer: int | None, since: int) -> int:
        """Tell what has happened from this event on; returns how many there are in all."""
        told = table.events(viewer)
        for event in told[since:]:
            self.line(self.players.coloured(self.words.event(event, self.players.names)))
        return len(told)

    def board(self, table: Table, viewer: int | None, again: bool = False) -> None:
        """The board; where the same eyes have seen all of it before, a game may show less."""
        view, width = table.view(viewer), self.console.width
        self.console.print(Rule(style="dim"))
        if again and self.drawn is not None and self.drawn["seat"] == viewer:
            less = board.draw_again(view, self.drawn, self.words, self.players, width)
            if less is not None:
                self.console.print(less)
                return
        self.console.print(board.draw(view, self.words, self.players, width))
        self.drawn = view

    def bargains(self, table: Table, viewer: int) -> None:
        """What lies open between the players, where the game can draw it by itself."""
        drawn = getattr(table.game.companion("terminal"), "bargains", None)
        if drawn is not None:
            self.console.print(drawn(table.view(viewer), self.words, self.players))

    def offers(self, moves: Sequence[Move]) -> None:
        """What may be offered beside what is asked, in a line, whenever it is not what it was before."""
        outlines = [self.words.outline(verb, (), self.players.names) for verb in dict.fromkeys(map(_verb, moves))]
        if outlines and outlines != self.beside:
            self.say("beside", "dim", offers="; ".join(outlines))
        self.beside = outlines

    def prompt(self, table: Table, seat: int) -> None:
        """Who is asked, and what for."""
        form = table.view(seat)["forms"][-1]
        shown = {name: value for name, value in form.items() if name != "form"}
        asked = self.words.prompt(form["form"], shown, self.players.names)
        self.line(Text.assemble(self.players.name(seat), ": ", (asked, "bold")))

    def choices(self, listed: Sequence[Choice]) -> None:
        """The numbers and what they mean. Where only a noun is open, the sentence so far stands above its words."""
        verb, *nouns = listed[0].beginning
        outline = self.words.outline(str(verb), nouns[:-1], self.players.names)
        if len(listed) >= LONG_RUN and all(map(_is_amount, listed)):
            span = self.words.say("terminal-amount", low=listed[0].number, high=listed[-1].number)
            self.line(Text.assemble((span, "cyan"), "  ", outline))
            return
        only_nouns = len(listed) > 1 and all(map(partial(_differ_in_a_word, listed[0]), listed))
        if only_nouns:
            self.line(outline)
        items = [self._choice(choice, only_nouns) for choice in listed]
        self.console.print(Columns(items, padding=(0, 3), column_first=True))

    def _choice(self, choice: Choice, only_noun: bool) -> Text:
        verb, *nouns = choice.beginning
        sentence = " ".join(map(str, choice.beginning if choice.is_move else (*choice.beginning, "…")))
        if only_noun:
            said = self.words.noun(nouns[-1])
        elif choice.is_move:
            said = self.move(choice.moves[0])
        else:
            said = self.words.outline(str(verb), nouns, self.players.names)
        text = Text.assemble((f"{choice.number:>2}", "cyan"), " ", said)
        if self.console.width >= WIDE and not only_noun:
            text.append(f"  {sentence}", "dim")
        return text

    def move(self, move: Move) -> str:
        return self.words.move(move, self.players.names)

    def explain(self, lexicon: Lexicon, moves: Sequence[Move], line: str) -> None:
        """What is wrong with these words."""
        verb, *nouns = line.lower().split()
        wanted = lexicon.nouns_of(verb)
        if wanted is None:
            verbs = dict.fromkeys(move.verb for move in moves)
            self.say("no-verb", "red", word=verb, words=", ".join(verbs))
            return
        for noun, words in zip(nouns, wanted, strict=False):
            if noun not in map(str, words):
                listed = f"{words[0]}–{words[-1]}" if isinstance(words[0], int) else ", ".join(map(str, words))
                self.say("no-noun", "red", word=noun, verb=verb, words=listed)
                return
        self.say("nouns", "red", verb=verb, count=len(wanted))

    def who_speaks(self, line: str, people: Sequence[int]) -> tuple[int, str] | None:
        """The person whom these words begin with, and the rest; None where there is none, and why is said."""
        names, found = self.players.names, self.players.begun_with(line)
        if not line:
            self.say("as-whom", "red", players=", ".join(names[seat] for seat in people))
        elif found is None:
            self.say("no-player", "red", word=line.split()[0], players=", ".join(names))
        elif found[0] not in people:
            self.say("a-bot", "red", player=names[found[0]])
            return None
        return found

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


def _verb(move: Move) -> str:
    return move.verb


def _is_amount(choice: Choice) -> bool:
    return choice.is_move and isinstance(choice.beginning[-1], int)


def _differ_in_a_word(one: Choice, other: Choice) -> bool:
    """Do both say the same up to their last word, which is no number?"""
    is_noun = len(other.beginning) > 1 and isinstance(other.beginning[-1], str)
    return is_noun and one.beginning[:-1] == other.beginning[:-1]
