"""A game at one terminal: people and bots in turn, saved after every move."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Callable, Sequence
from itertools import islice
from pathlib import Path

from outremer.bots import Chair, bot
from outremer.cli import menu
from outremer.cli.mistakes import Mistake
from outremer.cli.rules import show_rules
from outremer.cli.saving import Kept, check_free, keep, undisturbed
from outremer.cli.screen import Screen
from outremer.kernel.lexicon import Move, Noun
from outremer.table.table import NoSuchMove, Roll

YOU = "you"


class Quit(Exception):
    """The player wants to leave."""


class Session:
    """One game being played."""

    def __init__(self, kept: Kept, screen: Screen, file: Path) -> None:
        self.kept = kept
        self.table = kept.table
        self.screen = screen
        self.file = file
        self.people = [seat for seat, player in enumerate(kept.players) if player == YOU]
        self.seed = getattr(self.table.driver, "seed", None) or secrets.token_hex()
        self.shown = dict.fromkeys([None, *range(self.table.seats)], 0)  # by viewer: events already told
        self.at_the_keyboard = self.people[0] if len(self.people) == 1 else None
        self.hinted = False  # how to answer is said once
        self.beginning: tuple[Noun, ...] = ()  # of the sentence whose menu is open
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "?": self.help,
            "undo": self.undo,
            "why": self.why,
            "rules": self.rules,
            "board": self.draw,
            "log": self.log,
            "save": self.save,
            "quit": self.quit,
            "exit": self.quit,
        }

    def do(self, change: Callable[[], None]) -> None:
        """Change the table and save it, both or neither, whatever happens to the terminal meanwhile."""
        with undisturbed():
            change()
            keep(self.kept, self.file)

    def play(self) -> None:
        """Until the game is over; Quit, EOFError or KeyboardInterrupt leave it as the file has it."""
        keep(self.kept, self.file)
        while not self.table.over:
            need = self.table.need
            if isinstance(need, Roll):
                self.roll_by_hand(need)
                continue
            assert need is not None
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

    def play_bot(self, seat: int) -> None:
        """A bot is made anew for each decision, so that a resumed game goes on as if it had never been left."""
        played = len(self.table.journal.entries)
        thinker = bot(self.kept.players[seat], f"{self.seed} {seat} {played}")
        waiting = self.screen.words.say("terminal-thinking", player=self.screen.players.names[seat])
        with self.screen.console.status(waiting):
            move = thinker.choose(Chair(self.table, seat))
        self.do(lambda: self.table.play(seat, move))
        if len(self.people) < 2:
            self.tell(self.viewer())

    def roll_by_hand(self, need: Roll) -> None:
        self.screen.say("roll", words=", ".join(need.odds))
        outcome = self.read().strip()
        try:
            self.do(lambda: self.table.roll(outcome))
        except NoSuchMove as error:
            self.screen.line(str(error), "red")

    # -- people ---------------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Let a person say things until one of them is a move."""
        self.draw_curtain(seat)
        self.beginning = ()
        self.tell(seat)
        self.draw()
        played = len(self.table.journal.entries)
        while len(self.table.journal.entries) == played:
            self.answer(seat, self.read().strip())

    def draw_curtain(self, seat: int) -> None:
        """Where several people share the terminal, nobody sees another's hand."""
        if len(self.people) > 1 and self.at_the_keyboard != seat:
            if self.at_the_keyboard is not None:
                self.screen.console.print("\n" * self.screen.console.height)
            self.screen.say("curtain", "bold", player=self.screen.players.names[seat])
            self.read()
        self.at_the_keyboard = seat

    def read(self) -> str:
        return input("> ")

    def complete(self, typed: str, state: int) -> str | None:
        """For readline: the sentences and commands that begin like this, one after the other, then None."""
        if self.at_the_keyboard is None or self.table.over:
            return None
        known = [*map(str, self.moves()), *self.commands]
        return next(islice((one for one in known if one.startswith(typed)), state, None), None)

    def moves(self) -> list[Move]:
        return self.table.moves(self.seat)

    @property
    def seat(self) -> int:
        assert self.at_the_keyboard is not None
        return self.at_the_keyboard

    def draw(self, _: str = "") -> None:
        self.screen.board(self.table, self.seat)
        self.prompt()

    def prompt(self) -> None:
        if not self.beginning:
            self.screen.prompt(self.table, self.seat)
        self.screen.choices(menu.choices(self.table.game.lexicon, self.moves(), self.beginning))
        if self.beginning:
            self.screen.say("back", "dim")
        elif not self.hinted:
            self.screen.say("hint", "dim", example=str(self.moves()[-1]))
            self.hinted = True

    def answer(self, seat: int, line: str) -> None:
        """A number, a sentence of the game, a command, or the first letters of a sentence, in this order."""
        first, _, rest = line.partition(" ")
        said = Move.parse(line.lower())
        if not line:
            self.beginning = ()
            self.prompt()
        elif all(word.isdecimal() for word in line.split()):
            self.choose([int(word) for word in line.split()])
        elif self.table.game.lexicon.number(said) is not None:
            self.say(said)
        elif first.lower() in self.commands:
            self.commands[first.lower()](rest.strip())
        else:
            self.guess(line)

    def choose(self, numbers: list[int]) -> None:
        lexicon, moves = self.table.game.lexicon, self.moves()
        found = menu.walk(lexicon, moves, self.beginning, numbers)
        if isinstance(found, int):
            there = [choice.number for choice in menu.choices(lexicon, moves, self.beginning)]
            self.screen.say("no-choice", "red", number=found, numbers=_spans(there))
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
            self.do(lambda: self.table.play(self.seat, move))

    def guess(self, line: str) -> None:
        """A sentence that is not written out, or no sentence at all."""
        meant = menu.matching(self.moves(), line)
        if len(meant) == 1:
            self.say(meant[0])
        elif meant:
            self.screen.say("several", "red", line=line, moves=", ".join(map(str, meant[:8])))
        else:
            self.explain(line)

    def explain(self, line: str) -> None:
        """What is wrong with these words."""
        verb, *nouns = line.lower().split()
        wanted = self.table.game.lexicon.nouns_of(verb)
        if wanted is None:
            verbs = dict.fromkeys(move.verb for move in self.moves())
            self.screen.say("no-verb", "red", word=verb, words=", ".join(verbs))
            return
        for noun, words in zip(nouns, wanted, strict=False):
            if noun not in map(str, words):
                listed = f"{words[0]}–{words[-1]}" if isinstance(words[0], int) else ", ".join(map(str, words))
                self.screen.say("no-noun", "red", word=noun, verb=verb, words=listed)
                return
        self.screen.say("nouns", "red", verb=verb, count=len(wanted))

    # -- commands -------------------------------------------------------------------------------------------------

    def help(self, _: str) -> None:
        self.screen.say("help", example=str(self.moves()[-1]))

    def undo(self, _: str) -> None:
        if not self.table.may_undo(self.seat):
            self.screen.say("no-undo", "red")
            return
        self.do(lambda: self.table.undo(self.seat))
        for viewer, shown in self.shown.items():
            self.shown[viewer] = min(shown, len(self.table.events(viewer)))
        self.screen.say("undone")

    def why(self, sentence: str) -> None:
        if not sentence:
            self.screen.say("why", example=str(self.moves()[-1]))
            return
        move = Move.parse(sentence.lower())
        if self.table.game.lexicon.number(move) is None:
            meant = menu.matching(self.moves(), sentence)
            if len(meant) != 1:
                self.explain(sentence)
                return
            move = meant[0]
        refusal = self.table.refusal(self.seat, move)
        if refusal is None:
            self.screen.say("allowed", move=self.screen.move(move))
        else:
            self.screen.line(self.screen.words.refusal(refusal, move, self.screen.players.names))

    def rules(self, words: str) -> None:
        if not show_rules(self.screen.console, self.screen.words, words):
            self.screen.say("nothing-found", "red", words=words)

    def log(self, _: str) -> None:
        self.screen.say("log", "bold")
        self.screen.events(self.table, self.seat, 0)

    def save(self, name: str) -> None:
        file = Path(name).expanduser() if name else self.file
        try:
            check_free(file, self.file)
            keep(self.kept, file)
        except Mistake as mistake:
            self.screen.line(str(mistake), "red", whole=True)
        else:
            self.screen.say("saved", file=shlex.quote(str(file)))

    def quit(self, _: str) -> None:
        raise Quit


def _spans(numbers: Sequence[int]) -> str:
    """Numbers in order, runs of them joined: 1–4, 7."""
    spans: list[list[int]] = []
    for number in numbers:
        if spans and number == spans[-1][-1] + 1:
            spans[-1].append(number)
        else:
            spans.append([number])
    return ", ".join(f"{span[0]}–{span[-1]}" if len(span) > 1 else str(span[0]) for span in spans)
