"""What the terminal shows: the board, the prompt with its numbered choices, the log, the result."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from difflib import get_close_matches
from functools import partial
from itertools import groupby
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from outremer.cli import ending
from outremer.cli.menu import Choice, spans
from outremer.cli.typed import Typed, fit_of, plain
from outremer.drawing import board
from outremer.drawing.players import Players
from outremer.kernel.lexicon import Move, Noun
from outremer.table.table import Event, Table
from outremer.words import Words

LONG_RUN = 6  # amounts from which on only the first and the last are shown
WIDE = 100  # columns from which a choice also shows the sentence that says it
MOST_TOLD = 4  # of several moves that a line may mean, so many with what they bring
MOST_LISTED = 8


class Screen:
    """Draws one table, in one language, as one seat may see it."""

    def __init__(self, console: Console, words: Words, players: Players) -> None:
        self.console = console
        self.words = words
        self.players = players
        self.typed = Typed(words)
        self.drawn: dict[str, Any] | None = None  # the view whose whole board was drawn last
        self.beside: list[str] = []  # what was last said to be possible beside what is asked

    def say(self, message: str, style: str = "", **arguments: int | str) -> None:
        """A sentence of the terminal; one that names a file is left whole, so that it can be copied."""
        self.line(self.words.say(f"terminal-{message}", **arguments), style, whole="file" in arguments)

    def line(self, text: str | Text, style: str = "", whole: bool = False) -> None:
        self.console.print(Text(text, style) if isinstance(text, str) else text, soft_wrap=whole)

    def events(self, table: Table, viewer: int | None, since: int) -> int:
        """Tell what has happened from this event on, set-up in a few lines; returns how many there are in all."""
        told, prepared = table.events(viewer), len(table.preparation(viewer))
        if since == 0 and prepared:
            self.line(self.players.coloured(" ".join(self.folded(told[:prepared]))))
            since = prepared
        for event in told[since:]:
            self.line(self.players.coloured(self.words.event(event, self.players.names)))
        return len(told)

    def whole_log(self, table: Table, viewer: int | None) -> None:
        for event in table.events(viewer):
            self.line(self.players.coloured(self.words.event(event, self.players.names)))

    def folded(self, events: Sequence[Event]) -> list[str]:
        """Events of a kind that has a text for all of them together are said once."""
        counts = Counter(event.name for event in events)
        said = []
        for event in events:
            if not self.words.has(f"folded-{event.name}"):
                said.append(self.words.event(event, self.players.names))
            elif event.name in counts:
                said.append(self.words.say(f"folded-{event.name}", count=counts.pop(event.name)))
        return said

    def board(self, table: Table, viewer: int | None, again: bool = False, explained: bool = False) -> None:
        """The board, the first one with its legend; where the same eyes have seen all of it, a game may show less."""
        view, width = table.view(viewer), self.console.width
        seen = again and self.drawn is not None and self.drawn["seat"] == viewer
        if seen and self.drawn is not None and view["world"] == self.drawn["world"]:
            return
        self.console.print(Rule(style="dim"))
        if seen and self.drawn is not None:
            less = board.draw_again(view, self.drawn, self.words, self.players, width)
            if less is not None:
                self.console.print(less)
                return
        self.console.print(board.draw(view, self.words, self.players, width))
        if explained or self.drawn is None:
            self.legend(view)
        self.drawn = view

    def legend(self, view: dict[str, Any]) -> None:
        """What every sign on the board means; shown with the first one, and whenever it is asked for."""
        for line in board.legend(view, self.words, self.players):
            self.line(line, "dim")

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

    def notes(self, table: Table, seat: int, beginning: Sequence[Noun]) -> None:
        """What a player should have before the eyes while answering."""
        for line in board.asked(table.view(seat), beginning, self.words, self.players):
            self.line(line, "dim")

    def choices(self, listed: Sequence[Choice], view: dict[str, Any]) -> None:
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
        told = [(choice, self.brings(choice, view)) for choice in listed]
        for brings, alike in groupby(told, key=lambda one: bool(one[1])):
            if brings:
                self._in_rows(list(alike), only_nouns)
            else:
                items = [self._choice(choice, only_nouns) for choice, _ in alike]
                self.console.print(Columns(items, padding=(0, 3), column_first=True))

    def _in_rows(self, listed: Sequence[tuple[Choice, str]], only_nouns: bool) -> None:
        """Each choice on a line of its own, with what it brings; what several bring alike is said once."""
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True, width=2)
        grid.add_column(max_width=self.console.width // 2)
        grid.add_column(style="dim")
        for at, (choice, says) in enumerate(listed):
            number = Text(f"{choice.number:>2}", "cyan")
            is_new = at == 0 or listed[at - 1][1] != says
            grid.add_row(number, self._choice(choice, only_nouns)[3:] + Text(" "), says if is_new else "")
        self.console.print(grid)

    def brings(self, choice: Choice, view: dict[str, Any]) -> str:
        """What a choice costs, does and brings, as far as its words tell."""
        said = choice.beginning
        if choice.is_move:
            said = (choice.moves[0].verb, *choice.moves[0].nouns)
        return board.brings(view, said, self.words, self.players)

    def _choice(self, choice: Choice, only_noun: bool) -> Text:
        verb, *nouns = choice.beginning
        if only_noun:
            said = self.words.noun(nouns[-1])
        elif choice.is_move:
            said = self.move(choice.moves[0])
        else:
            said = self.words.outline(str(verb), nouns, self.players.names)
        text = Text.assemble((f"{choice.number:>2}", "cyan"), " ", said)
        if self.console.width >= WIDE and not only_noun:
            move = choice.moves[0]
            sentence = self.typed.sentence(move) if choice.is_move else self.typed.beginning(choice.beginning)
            text.append(f"  {sentence}", "dim")
        return text

    def move(self, move: Move) -> str:
        return self.words.move(move, self.players.names)

    def told(self, move: Move, view: dict[str, Any]) -> str:
        """A move with what it brings: two that are told alike are as good as one."""
        brings = board.brings(view, (move.verb, *move.nouns), self.words, self.players)
        return f"{self.move(move)}{f' ({brings})' if brings else ''}"

    def several(self, line: str, moves: Sequence[Move], view: dict[str, Any] | None = None) -> None:
        """A line may mean several moves; where they may be said now, each with what it brings."""
        told = [self.unmistakable(move) for move in moves[:MOST_LISTED]]
        if view is not None:
            pairs = zip(told, moves, strict=False)
            told = [f"{said} ({self.told(move, view)})" for said, move in pairs][:MOST_TOLD] + told[MOST_TOLD:]
        self.say("several", "red", line=line, moves=", ".join(told))

    def unmistakable(self, move: Move) -> str:
        """In the language's own words, or in the game's where two things share a name."""
        said = self.typed.sentence(move)
        return said if len(self.typed.written_out(said)) == 1 else str(move)

    def explain(self, moves: Sequence[Move], line: str) -> None:
        """What is wrong with these words: the verb, or one of the nouns, and what would fit."""
        first, *nouns = line.split()
        verbs = self.typed.verbs_meant(moves, first)
        if not verbs:
            known = ", ".join(map(self.typed.verb, dict.fromkeys(move.verb for move in moves)))
            self.say("no-verb", "red", word=first, words=known)
            return
        complaints = [self.wrong_noun(moves, verb, nouns) for verb in verbs]
        found = [(verb, *one) for verb, one in zip(verbs, complaints, strict=True) if one is not None]
        if not found:
            self.say("nouns", "red", verb=self.typed.verb(verbs[0]), count=self._count_of_nouns(verbs[0]))
            return
        near = [one for one in found if _near(one[1], one[2])]
        for verb, word, fitting in near or found:
            message = "near-noun" if near else "no-noun"
            listed = _spans(_near(word, fitting) or fitting)
            self.say(message, "red", word=word, verb=self.typed.verb(verb), words=listed)

    def _count_of_nouns(self, verb: str) -> int:
        return len(self.typed.lexicon.nouns_of(verb) or ())

    def wrong_noun(self, moves: Sequence[Move], verb: str, nouns: Sequence[str]) -> tuple[str, list[str]] | None:
        """The first word that does not go with a verb, and those that would; None if only their number is wrong."""
        wanted = self.typed.lexicon.nouns_of(verb) or ()
        allowed = [move.nouns for move in moves if move.verb == verb]
        for at, (typed, every) in enumerate(zip(nouns, wanted, strict=False)):
            now: list[Noun] = list(dict.fromkeys(words[at] for words in allowed)) or list(every)
            fitting = [noun for noun in now if fit_of(self.typed.spellings(noun), plain(typed)) is not None]
            if not fitting:
                return typed, [self.typed.noun(noun) for noun in now]
            allowed = [words for words in allowed if words[at] in fitting]
        if len(nouns) != len(wanted):
            return None
        return nouns[-1], [self.typed.noun(words[-1]) for words in allowed]

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
        """The ranking, and why it is so."""
        ending.show(self.console, self.words, self.players, table)


def _verb(move: Move) -> str:
    return move.verb


def _is_amount(choice: Choice) -> bool:
    return choice.is_move and isinstance(choice.beginning[-1], int)


def _differ_in_a_word(one: Choice, other: Choice) -> bool:
    """Do both say the same up to their last word, which is no number?"""
    is_noun = len(other.beginning) > 1 and isinstance(other.beginning[-1], str)
    return is_noun and one.beginning[:-1] == other.beginning[:-1]


def _near(typed: str, words: Sequence[str]) -> list[str]:
    """Those that were probably meant: `palace-large` for `pal-la`, or what is spelled much alike."""
    parts = plain(typed).split("-")
    begun = [word for word in words if len(parts) > 1 and _begins_in_parts(plain(word).split("-"), parts)]
    spelled = {plain(word): word for word in words}
    return begun or [spelled[word] for word in get_close_matches(plain(typed), spelled, n=3, cutoff=0.7)]


def _begins_in_parts(word: Sequence[str], typed: Sequence[str]) -> bool:
    return len(word) >= len(typed) and all(one.startswith(part) for one, part in zip(word, typed, strict=False))


def _spans(words: Sequence[str]) -> str:
    """A list of words; a run of numbers by its ends."""
    if len(words) > 1 and all(re.fullmatch(r"\d+", word) for word in words):
        return spans([int(word) for word in words])
    return ", ".join(words)
