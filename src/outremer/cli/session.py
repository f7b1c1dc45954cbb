"""A game at one terminal: people and bots in turn, saved after every move."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from outremer.bots import Bot, bot
from outremer.bots.proposals import replies_due
from outremer.bots.turns import Turns
from outremer.cli import commands, menu
from outremer.cli.saving import Kept, keep, undisturbed
from outremer.cli.screen import Screen
from outremer.cli.typed import plain
from outremer.kernel.lexicon import Move, Noun
from outremer.kernel.table import Table as Kernel
from outremer.table.table import Ask, NoSuchMove, Roll

YOU = "you"


class LastOfBot(NamedTuple):
    """The last move of a bot, and where it was made."""

    seat: int
    before: Kernel[Any]
    move: int
    written: int  # entries of the journal before it


class Session:
    """One game being played."""

    def __init__(self, kept: Kept, screen: Screen, file: Path) -> None:
        self.kept = kept
        self.table = kept.table
        self.screen = screen
        self.file = file
        self.people = [seat for seat, player in enumerate(kept.players) if player == YOU]
        self.seed = getattr(self.table.driver, "seed", None) or secrets.token_hex()
        self.turns = Turns(self.tell_failure)  # of the bots
        self.last_of_bot: LastOfBot | None = None
        self.shown = dict.fromkeys([None, *range(self.table.seats)], 0)  # by viewer: events already told
        self.at_the_keyboard = self.people[0] if len(self.people) == 1 else None
        self.hinted = False  # how to answer is said once
        self.offering = False  # does the menu list what may be offered beside what is asked?
        self.offered = False  # was the last move an offer?
        self.beginning: tuple[Noun, ...] = ()  # of the sentence whose menu is open
        self.standing: dict[tuple[int, str], Move] = {}  # by seat and form: what is always answered
        self.numbers: dict[tuple[str, bool], tuple[int, menu.Numbers]] = {}  # by form and offering: whose they are

    def do(self, change: Callable[[], None]) -> None:
        """Change the table and save it, both or neither, whatever happens to the terminal meanwhile."""
        with undisturbed():
            change()
            keep(self.kept, self.file)

    def move(self, seat: int, move: Move) -> None:
        """Somebody speaks; who else has been asked the same begins a new menu the next time."""
        form = "" if self.table.need is None else self.table.need.form
        self.numbers = {place: kept for place, kept in self.numbers.items() if place[0] != form or kept[0] == seat}
        self.do(partial(self.table.play, seat, move))

    def play(self) -> None:
        """Until the game is over; Quit, EOFError or KeyboardInterrupt leave it as the file has it."""
        keep(self.kept, self.file)
        while not self.table.over:
            need = self.table.need
            if isinstance(need, Roll):
                self.roll_by_hand(need)
                continue
            assert need is not None
            self.hear_replies()
            if self.table.need != need:
                continue
            bots = [seat for seat in need.seats if seat not in self.people]
            if bots:
                self.play_bot(bots[0])
            else:
                self.ask(need.seats[0])
        viewer = self.viewer()
        self.tell(viewer)
        self.screen.board(self.table, viewer)
        self.screen.result(self.table)

    def viewer(self) -> int | None:
        """Whose eyes are on the screen while nobody is asked: the only person's, else nobody's in particular."""
        return self.people[0] if len(self.people) == 1 else None

    def tell(self, viewer: int | None) -> None:
        self.shown[viewer] = self.screen.events(self.table, viewer, self.shown[viewer])

    # -- bots and chance ------------------------------------------------------------------------------------------

    def thinker(self, seat: int) -> Bot:
        """A bot is made anew for each decision, so that a resumed game goes on as if it had never been left."""
        return bot(self.kept.players[seat], f"{self.seed} {seat} {len(self.table.journal.entries)}")

    def move_of_bot(self, seat: int, move: Move) -> None:
        """It is kept in mind where it was made, in case somebody asks why."""
        before, entries = self.table.kernel.clone(), len(self.table.journal.entries)
        self.move(seat, move)
        self.last_of_bot = LastOfBot(seat, before, self.table.game.lexicon.spoken[str(move)][1], entries)

    def play_bot(self, seat: int) -> None:
        waiting = self.screen.words.say("terminal-thinking", player=self.screen.players.names[seat])
        with self.screen.console.status(waiting):
            move = self.turns.let(self.table, seat, self.thinker(seat))
        self.move_of_bot(seat, move)
        if len(self.people) < 2:
            self.tell(self.viewer())

    def hear_replies(self) -> None:
        """Bots to whom a proposal has been sent answer it at once, whether they are asked anything or not."""
        for seat, replies in replies_due(self.table):
            if seat not in self.people:
                self.move_of_bot(seat, self.turns.let(self.table, seat, self.thinker(seat), replies))

    def tell_failure(self, seat: int, failure: str) -> None:
        self.screen.say("bot-failed", "red", player=self.screen.players.names[seat], failure=failure)

    def roll_by_hand(self, need: Roll) -> None:
        self.screen.say("roll", words=", ".join(need.odds))
        outcome = self.read().strip()
        try:
            self.do(lambda: self.table.roll(outcome))
        except NoSuchMove as error:
            self.screen.line(str(error), "red")

    # -- people ---------------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Let a person say things until one of them answers what is asked."""
        need = self.table.need
        assert need is not None
        answer = self.standing.get((seat, need.form))
        if answer is not None and self.table.refusal(seat, answer) is None:
            self.move(seat, answer)
            return
        is_new_here = len(self.people) > 1 and self.at_the_keyboard != seat
        while len(self.people) > 1 and self.at_the_keyboard != seat:
            word, _, who = self.draw_curtain(seat).partition(" ")
            speaks_as = commands.named(word, self.screen.words) == "as"
            if speaks_as:
                self.at_the_keyboard = None
                commands.speak_as(self, who)
            if self.table.need != need:
                return
            if not speaks_as:
                self.at_the_keyboard = seat
        self.at_the_keyboard = seat
        self.offering, self.beginning = False, ()
        self.tell(seat)
        self.draw(again=not is_new_here)
        self.listen(seat)

    def listen(self, seat: int) -> None:
        """Until the person has answered, or is asked something else; offers that change neither go on being heard."""
        need, is_answered = self.table.need, False
        while not is_answered and self.table.need == need:
            written = len(self.table.journal.entries)
            self.answer(seat, self.read().strip())
            is_answered = len(self.table.journal.entries) != written and not self.offered
            if not is_answered and len(self.table.journal.entries) != written:
                self.go_on_offering(seat, need)

    def go_on_offering(self, seat: int, need: Ask | Roll | None) -> None:
        """An offer has been made, and bots have replied: if the same is asked still, more may be said."""
        self.hear_replies()
        if self.table.need == need:
            self.tell(seat)
            self.prompt()

    def draw_curtain(self, seat: int) -> str:
        """Where several people share the terminal, nobody sees another's hand. What is typed before it opens."""
        if self.at_the_keyboard is not None:
            self.screen.console.print("\n" * self.screen.console.height)
        self.screen.say("curtain", "bold", player=self.screen.players.names[seat])
        return self.read().strip()

    def read(self) -> str:
        return input("> ")

    def complete(self, typed: str, state: int) -> str | None:
        """For readline: the sentences and commands that begin like this, one after the other, then None."""
        if self.at_the_keyboard is None or self.table.over:
            return None
        known = [self.screen.typed.sentence(move) for move in self.moves()]
        known += [*map(str, self.moves()), *commands.words_of(self.screen.words)]
        begun = (one for one in dict.fromkeys(known) if plain_line(one).startswith(plain_line(typed)))
        return next(islice(begun, state, None), None)

    def moves(self) -> list[Move]:
        return self.table.moves(self.seat)

    def listed(self) -> list[Move]:
        """What the menu lists: the answers to what is asked, or what may be offered beside it."""
        return [move for move in self.moves() if self.table.game.lexicon.offers(move) == self.offering]

    @property
    def seat(self) -> int:
        assert self.at_the_keyboard is not None
        return self.at_the_keyboard

    def example(self) -> str:
        """A sentence that may be said now."""
        if not self.moves():
            return commands.word_of("board", self.screen.words)
        return self.screen.typed.sentence([*self.moves(), *self.listed()][-1])

    def draw(self, again: bool = False, explained: bool = False) -> None:
        self.screen.board(self.table, self.seat, again, explained)
        self.prompt()

    def choices(self) -> list[menu.Choice]:
        """What the open menu offers."""
        return menu.choices(self.table.game.lexicon, self.listed(), self.beginning, self.numbers_now())

    def numbers_now(self) -> menu.Numbers:
        """The numbers of the open menu: those it had before, as long as this seat alone has been asked the same."""
        form = "" if self.table.need is None else self.table.need.form
        seat, numbers = self.numbers.get((form, self.offering), (self.seat, menu.Numbers()))
        if seat != self.seat:
            numbers = menu.Numbers()
        self.numbers[form, self.offering] = self.seat, numbers
        return numbers

    def prompt(self) -> None:
        listed = self.listed()
        if self.offering and not self.beginning:
            self.screen.bargains(self.table, self.seat)
            self.screen.say("offers" if listed else "no-offers", "bold", player=self.screen.players.names[self.seat])
        elif not self.beginning:
            self.screen.prompt(self.table, self.seat)
        self.screen.notes(self.table, self.seat, self.beginning)
        if listed:
            self.screen.choices(self.choices(), self.table.view(self.seat))
        if self.beginning or self.offering:
            self.screen.say("back", "dim")
        else:
            self.screen.offers([move for move in self.moves() if move not in listed])
            if not self.hinted:
                self.screen.say("hint", "dim", example=self.example())
            self.hinted = True

    def answer(self, seat: int, line: str) -> None:
        """A number, a sentence of the game, a command, or the first letters of a sentence, in this order."""
        first, _, rest = line.partition(" ")
        said = self.written_out(line) if line else []
        command = commands.named(first, self.screen.words)
        if not line:
            self.offering, self.beginning = self.offering and bool(self.beginning), ()
            self.prompt()
        elif all(word.isdecimal() for word in line.split()):
            self.choose([int(word) for word in line.split()])
        elif said:
            self.say_one(said, line)
        elif command is not None:
            commands.COMMANDS[command](self, rest.strip())
        else:
            self.guess(line)

    def written_out(self, line: str) -> list[Move]:
        """The sentences a line says in full; a player may stand in it by name, where it wants the number of a seat."""
        typed = self.screen.typed
        return typed.written_out(line) or typed.written_out(self.screen.players.by_number(line))

    def choose(self, numbers: list[int]) -> None:
        lexicon, moves = self.table.game.lexicon, self.listed()
        found = menu.walk(lexicon, moves, self.beginning, numbers, self.numbers_now())
        if isinstance(found, menu.Stray) and found.after is not None:
            self.screen.say("no-more-numbers", "red", number=found.number, move=self.screen.move(found.after.moves[0]))
        elif isinstance(found, menu.Stray):
            self.screen.say("no-choice", "red", number=found.number, numbers=menu.spans(found.there))
        elif found.is_move:
            self.say(found.moves[0])
        else:
            self.beginning = found.beginning
            self.prompt()

    def say(self, move: Move) -> None:
        refusal = self.table.refusal(self.seat, move)
        if refusal is not None:
            self.screen.line(self.screen.words.refusal(refusal, move, self.screen.players.names), "red")
        else:
            self.offered, self.beginning = self.table.game.lexicon.offers(move), ()
            self.move(self.seat, move)

    def say_one(self, meant: Sequence[Move], line: str) -> None:
        """One of several sentences that a line may mean, if it makes no difference which."""
        allowed = [move for move in meant if self.table.refusal(self.seat, move) is None]
        view = self.table.view(self.seat)
        if len(meant) == 1 or len({self.screen.told(move, view) for move in allowed}) == 1:
            self.say((allowed or meant)[0])
        else:
            self.screen.several(line, allowed or meant, view if allowed else None)

    def guess(self, line: str) -> None:
        """A sentence that is not written out, a verb alone, or no sentence at all. What the menu lists comes first."""
        meant = self.meant(line)
        verbs = self.screen.typed.verbs_meant(self.listed(), line)
        if meant:
            self.say_one(meant, line)
        elif len(verbs) == 1 and any(move.verb == verbs[0] for move in self.listed()):
            self.beginning = (verbs[0],)
            self.prompt()
        else:
            self.screen.explain(self.moves(), line)

    def meant(self, line: str) -> list[Move]:
        """The moves whose first letters these are: of those listed, else of all that are allowed, else of the game."""
        typed, lexicon = self.screen.typed, self.table.game.lexicon
        every = map(lexicon.say, range(len(lexicon)))
        for moves in (self.listed(), self.moves(), list(every)):
            for said in (line, self.screen.players.by_number(line)):
                if meant := typed.matching(moves, said):
                    return meant
        return []


def plain_line(line: str) -> str:
    """A line as readline compares it: word by word, a word that is just begun too."""
    return " ".join(map(plain, line.split())) + (" " if line.endswith(" ") else "")
