"""A table that speaks sentences: what programs, terminals and servers use.

>>> import outremer
>>> table = outremer.new("jerusalem", seats=4, options={"edition": "it"}, seed=7)
>>> table.need
Ask(form='Sale', seats=(0,))
>>> table.refusal(0, "pass").rule
'auction.open.no-pass'
>>> table.play(0, "open constable 2")
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from random import Random
from typing import Any

from outremer.kernel import forms as kernel_forms
from outremer.kernel.blanks import NOBODY, is_said
from outremer.kernel.chance import Driver, Scripted, Seeded
from outremer.kernel.journal import AN_ANSWER, MOVED, NOTHING, ROLLED, TOLD, Ears, Entry, Journal
from outremer.kernel.lexicon import Move
from outremer.kernel.table import Table as Kernel
from outremer.table import catalogue
from outremer.table.breakdown import Breakdown
from outremer.table.game import Game, Result, Setting
from outremer.table.records import HIDDEN, BadRecord, Record
from outremer.table.saves import digest, position, restore, view_digest
from outremer.table.undo import Step, Steps
from outremer.table.values import Ask, Event, NoSuchMove, Refusal, Refused, Roll

__all__ = ["Ask", "Event", "NoSuchMove", "Refusal", "Refused", "Roll", "Table"]

SAVED_FORMAT = 2  # raised when saves change so that older ones cannot be read
BY_HAND = "by hand"  # what a save says of a table without a driver
_NO_GLIMPSE = kernel_forms.Form.glimpse  # of forms that hide nothing


class Table:
    """A game in progress."""

    def __init__(
        self,
        game: Game,
        setting: Setting,
        kernel: Kernel[Any],
        driver: Driver | None,
        journal: Journal | None = None,
        begun_at: dict[str, Any] | Kernel[Any] | None = None,
        heard_before: Ears | None = None,
    ) -> None:
        self.game = game
        self.setting = setting
        self.driver = driver
        self.journal = journal or Journal()
        self._begun_at = begun_at  # the position the record starts from, if not the usual one
        self._heard_before = heard_before  # what was heard before the journal began, where that is known
        self._listening: Ears | None = None
        self._kernel = kernel
        self._steps = Steps(setting.seats)
        kernel.world.journal = self.journal
        self._drive()

    # -- what is waited for ---------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self.setting.seats

    @property
    def kernel(self) -> Kernel[Any]:
        """The table in numbers, for those who own it: bots get theirs from `redeal`."""
        return self._kernel

    @property
    def need(self) -> Ask | Roll | None:
        """Ask, Roll, or None when the game is over."""
        need = self._kernel.need
        if isinstance(need, kernel_forms.Ask):
            return Ask(self._form(), tuple(seat for seat in range(self.seats) if need.seats >> seat & 1))
        if isinstance(need, kernel_forms.Roll):
            return Roll(
                self._form(), {word: weight for word, weight in zip(need.words, need.odds, strict=True) if weight}
            )
        return None

    @property
    def begun_at(self) -> dict[str, Any] | None:
        """The position that the record starts from; None for the usual beginning. Put in words only when asked for."""
        if isinstance(self._begun_at, Kernel):
            self._begun_at = position(self._begun_at)
        return self._begun_at

    @property
    def over(self) -> bool:
        return self._kernel.over()

    def _form(self) -> str:
        return type(self._kernel.stack[-1]).__name__

    def moves(self, seat: int) -> list[Move]:
        """What this seat may say now, offers included."""
        self._check_seat(seat)
        return [self.game.lexicon.say(move) for move in self._kernel.legal(seat)]

    def refusal(self, seat: int, move: Move | str) -> Refusal | None:
        """None if the move is legal, else the rule that forbids it."""
        self._check_seat(seat)
        said, number = self._number(move)
        bar = self._kernel.bar(seat, number)
        return None if bar is None else Refusal(bar, said.nouns)

    def concerns(self, seat: int) -> bool:
        """Is what is asked now about something of this seat's own, by public knowledge?"""
        self._check_seat(seat)
        return not self.over and self._kernel.stack[-1].concerns(self._kernel.world, seat)

    # -- playing --------------------------------------------------------------------------------------------------

    def play(self, seat: int, moves: Move | str | Sequence[Move | str]) -> None:
        """Play a move, or several small ones of this seat, all or nothing; raises Refused, which carries the rule."""
        if isinstance(moves, Move | str):
            self._play_one(seat, moves)
        elif len(moves) == 1:
            self._play_one(seat, moves[0])
        else:
            self._play_row(seat, moves)
        self._drive()

    def _play_row(self, seat: int, said: Sequence[Move | str]) -> None:
        before, steps = Step(seat, NOBODY, self._kernel.clone(), len(self.journal.entries)), self._steps.copy()
        try:
            for at, move in enumerate(said):
                if at:
                    self._check_may_follow(said[at - 1])
                self._play_one(seat, move)
        except Exception:
            self._go_back(before)
            self._steps = steps
            raise

    def _play_one(self, seat: int, move: Move | str) -> None:
        self._take(seat, self._allowed(seat, move))  # refused, it has touched nothing

    def _take(self, seat: int, number: int) -> None:
        step = Step(seat, number, self._kernel.clone(), len(self.journal.entries))
        self.journal.revealed = 0
        try:
            self._kernel.take(seat, number)
        except Exception:
            self._go_back(step)
            raise
        self._steps.add(step, self.journal.entries[step.written :], self.journal.revealed)

    def _allowed(self, seat: int, move: Move | str) -> int:
        """The number of a move that the rules allow; raises Refused."""
        self._check_seat(seat)
        said, number = self._number(move)
        bar = self._kernel.bar(seat, number)
        if bar is not None:
            raise Refused(Refusal(bar, said.nouns), said)
        return number

    def _check_may_follow(self, last: Move | str) -> None:
        """Whoever could take back a whole row of moves must not learn anything from its first part.

        Behind a secret answer comes what the others have answered, so whether it was the last makes no difference.
        """
        entry = next(one for one in reversed(self.journal.entries) if one.kind == MOVED)
        if self._kernel.rules.is_answer[entry.number] and entry.others in (NOTHING, AN_ANSWER):
            raise NoSuchMove(f"{str(last)!r} is a secret answer, so nothing can be played behind it at once")
        if isinstance(self._kernel.need, kernel_forms.Roll):
            raise NoSuchMove(f"{str(last)!r} needs a roll, so nothing can be played behind it at once")
        if self.journal.revealed:
            raise NoSuchMove(f"{str(last)!r} shows something hidden, so nothing can be played behind it at once")

    def roll(self, outcome: int | str) -> None:
        """Answer a roll by hand, with the outcome's word or its number."""
        need = self._kernel.need
        if not isinstance(need, kernel_forms.Roll):
            raise NoSuchMove("no roll is waited for now")
        chosen = need.words.index(outcome) if isinstance(outcome, str) and outcome in need.words else outcome
        if not isinstance(chosen, int) or not 0 <= chosen < len(need.odds) or not need.odds[chosen]:
            words = (word for word, weight in zip(need.words, need.odds, strict=True) if weight)
            raise NoSuchMove(f"{outcome!r} cannot be rolled now; the outcomes are {', '.join(words)}")
        self._steps.clear()
        self._kernel.roll(chosen)
        self._drive()

    def play_line(self, line: str) -> None:
        """Play a line of a record, `SEAT: sentence` or `roll outcome`; raises BadRecord, which says what is wrong."""
        who, _, said = line.partition(" ")
        if said.endswith(HIDDEN):
            raise BadRecord(f"{line!r} hides what was said; only a whole record can be replayed")
        try:
            if who == "roll":
                self.roll(said)
            elif who.endswith(":") and who[:-1].isascii() and who[:-1].isdigit() and len(who) < 10:
                self.play(int(who[:-1]), said)
            else:
                raise BadRecord(f"{line!r} is neither a roll nor a seat's move")
        except (Refused, NoSuchMove) as error:
            raise BadRecord(str(error)) from error

    def _drive(self) -> None:
        while self.driver is not None and isinstance(need := self._kernel.need, kernel_forms.Roll):
            self._steps.clear()
            self._kernel.roll(self.driver.pick(need.odds, need.words))

    # -- taking back ----------------------------------------------------------------------------------------------

    def may_undo(self, seat: int) -> bool:
        """May this seat take back its last move: nothing rolled, shown or said by another since, and no end reached?

        What another has said unnoticed does not count.
        """
        return not self.over and self._steps.back_to(seat) > 0

    def undo(self, seat: int) -> None:
        """Take back this seat's last move; what others have said unnoticed since is said again, if it still can be."""
        if not self.may_undo(seat):
            raise NoSuchMove(
                "there is nothing to take back: a roll, a card shown or another seat's move came in between"
            )
        step, *unnoticed = self._steps.pop(self._steps.back_to(seat))
        self._go_back(step)
        for later in unnoticed:
            if self._kernel.bar(later.seat, later.move) is None:
                self._take(later.seat, later.move)

    def moves_since(self, seat: int) -> int:
        """How many moves, of whomever, go back to this seat's last one; 0 behind a roll, a reveal or the end."""
        return 0 if self.over else self._steps.since(seat)

    def take_back(self, moves: int) -> None:
        """Take back this many moves, of whomever, since all agree; never behind a roll or a reveal."""
        if not 0 < moves <= len(self._steps):
            raise NoSuchMove(
                f"{moves} moves cannot be taken back; {len(self._steps)} were made since chance or a reveal"
            )
        self._go_back(self._steps.pop(moves)[0])
        self._steps.close()

    def settle(self) -> None:
        """Nothing that was played until now can be taken back any more."""
        self._steps.clear()

    @property
    def is_settled(self) -> bool:
        """Could nothing be taken back, even if all agreed?"""
        return len(self._steps) == 0

    def _go_back(self, step: Step) -> None:
        self._kernel = step.table
        self.journal.forget_after(step.written)
        self._listening = None  # what was heard cannot be unheard: new ears are needed
        self._kernel.world.journal = self.journal

    # -- what is known --------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat may know; None is a spectator."""
        self._check_listener(seat)
        return {
            **self._common_view(),
            "options": dict(self.setting.options),
            "seat": seat,
            "world": self.game.seen(self._kernel.world, seat),
            "forms": self._seen_forms(self._shown_forms(), seat),
        }

    def views(self, seats: Sequence[int | None]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """What all of these see alike, and the parts that each sees beside it or instead: `seat`, `world.players.2`.

        Cheaper than one by one, since what is common is built once; nobody may write to any of it.
        """
        shared, owns = self.game.all_seen(self._kernel.world, seats, (*range(self.seats), None))
        parts: list[dict[str, Any]] = []
        for seat, own in zip(seats, owns, strict=True):
            parts.append({f"world.{name}": value for name, value in own.items()})
            parts[-1]["seat"] = seat
        forms = self._shown_forms()
        for level, form in enumerate(self._kernel.stack):
            if type(form).glimpse is not _NO_GLIMPSE:
                for seat, own in zip(seats, parts, strict=True):
                    if glimpsed := form.glimpse(self._kernel.world, seat):
                        own[f"forms.{level}"] = {**forms[level], **glimpsed}
        return {**self._common_view(), "forms": forms, "world": shared}, parts

    def _common_view(self) -> dict[str, Any]:
        """What everybody may know."""
        need = self._kernel.need
        asked = need.seats if isinstance(need, kernel_forms.Ask) else 0
        return {
            "game": self.game.name,
            "seats": self.seats,
            "options": self.setting.options,
            "asked": [one for one in range(self.seats) if asked >> one & 1],
            "rolling": isinstance(need, kernel_forms.Roll),
            "over": self.over,
        }

    def _shown_forms(self) -> list[dict[str, Any]]:
        shown: list[dict[str, Any]] = []
        for form in self._kernel.stack:
            one: dict[str, Any] = {"form": type(form).__name__}
            for name, blank in form.blanks.items():
                value = getattr(form, name)
                if not blank.secret and is_said(blank, value):
                    one[name] = blank.say(value, self.seats)
            shown.append(one)
        return shown

    def _seen_forms(self, shown: list[dict[str, Any]], seat: int | None) -> list[dict[str, Any]]:
        """The forms with what only this seat may know of them."""
        world, stack = self._kernel.world, self._kernel.stack
        return [{**open_, **form.glimpse(world, seat)} for open_, form in zip(shown, stack, strict=True)]

    def view_hash(self, seat: int | None) -> str:
        """The hash of this seat's own view: all that a client may compare."""
        return view_digest(self.view(seat))

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened, as this seat may know it, from its event number `since` on."""
        self._check_listener(seat)
        heard = (self._heard(entry, seat) for entry in self.journal.entries if entry.kind == TOLD)
        return [event for event in heard if event is not None][since:]

    def preparation(self, seat: int | None) -> list[Event]:
        """What happened before anybody moved, as this seat may know it."""
        self._check_listener(seat)
        entries = takewhile(lambda entry: entry.kind != MOVED, self.journal.entries)
        heard = (self._heard(entry, seat) for entry in entries if entry.kind == TOLD)
        return [event for event in heard if event is not None]

    def _heard(self, entry: Entry, seat: int | None) -> Event | None:
        annals = self.game.annals
        number = entry.number if entry.is_heard_by(seat) else entry.others
        return None if number == NOBODY else Event(annals.names[number], annals.say(number, entry.arguments))

    def features(self, seat: int) -> list[int]:
        """What this seat may know as numbers, as many and in the same order throughout the game; -1 is unknown."""
        self._check_seat(seat)
        return self.game.features(self._kernel.rules).of(self._kernel, seat)

    def feature_names(self) -> list[str]:
        """What the numbers of `features` are."""
        return [column.name for column in self.game.features(self._kernel.rules).columns]

    def heard(self, seat: int | None) -> str:
        """The hash of all that this seat has heard: two are equal exactly where it cannot tell two histories apart."""
        self._check_listener(seat)
        return f"{self._ears().heard(seat):016x}"

    def _ears(self) -> Ears:
        """Ears that have heard all until now. They are kept, and hear only what is new."""
        ears = self._listening
        if ears is None:
            before = self._heard_before
            ears = self._listening = self.game.ears(self._kernel.rules) if before is None else before.twin()
        ears.hear_on(self.journal)
        return ears

    def redeal(self, seat: int, rng: Driver | Random) -> Table:
        """A table drawn at random among those this seat cannot tell apart from this one; `rng` answers its rolls too.

        It is a driver, or one of Python's own, from which a driver is seeded. What the seat has heard goes along, so
        that `heard` is the same; the others have heard only what everybody has.
        """
        self._check_seat(seat)
        driver = rng if isinstance(rng, Driver) else Seeded(rng.getrandbits(64))
        dealt = self.game.redealt(self._kernel, seat, driver)
        heard = self._ears().of_one(seat)
        return Table(self.game, self.setting, dealt, driver, begun_at=dealt.clone(), heard_before=heard)

    def clone(self) -> Table:
        """An independent table in the same position, with the same past and, if both go on alike, the same future.

        What was played before cannot be taken back at it.
        """
        kernel, driver = self._kernel.clone(), None if self.driver is None else self.driver.copy()
        return Table(self.game, self.setting, kernel, driver, self.journal.copy(), self._begun_at, self._heard_before)

    def __copy__(self) -> Table:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """A table that travels knows its game by its name; like a clone, it has nothing to take back."""
        kernel, begun_at = self._kernel.clone(), self._begun_at
        told = (self.setting, kernel, self.driver, self.journal, begun_at, self._heard_before)
        return table_of, (self.game.name, *told)

    # -- keeping --------------------------------------------------------------------------------------------------

    def hash(self) -> str:
        """The hash of the whole state, for the owner of the table and for finished games."""
        return digest({"game": self.game.name, "rules": self.game.version, **self._settled(), **position(self._kernel)})

    def _settled(self) -> dict[str, Any]:
        settled: dict[str, Any] = {"seats": self.seats, "options": self.game.named_options(self.setting)}
        return {**settled, "data": dict(self.setting.data)} if self.setting.data else settled

    def save(self) -> dict[str, Any]:
        """The whole table as JSON that a person can read and edit; `outremer.load` makes a table of it again."""
        saved: dict[str, Any] = {
            "outremer": SAVED_FORMAT,
            "game": self.game.name,
            "rules": self.game.version,
            **self._settled(),
        }
        saved.update(position(self._kernel))
        if self.driver is None:
            saved["driver"] = BY_HAND
        elif isinstance(self.driver, Seeded):
            saved["driver"] = {"seed": self.driver.seed, "drawn": self.driver.drawn}
        elif isinstance(self.driver, Scripted):
            saved["driver"] = {"script": list(self.driver.answers)}
        saved["record"] = self.lines()
        if self.begun_at is not None:
            saved["begun_at"] = self.begun_at
        return saved

    def record(self, seat: int | None = NOBODY) -> str:
        """The game so far as readable text: whole for its owner, or as this seat (None: a spectator) knows it."""
        whole = seat == NOBODY
        if not whole:
            self._check_listener(seat)
        settled = self.setting
        options = self.game.named_options(settled)
        record = Record(self.game.name, self.game.version, self.seats, options, dict(settled.data))
        record.position = self.begun_at if whole else None
        record.lines = list(enumerate(self.lines(seat)))
        record.hash = self.hash() if whole else ""
        return record.write()

    def lines(self, seat: int | None = NOBODY, written: int = 0) -> list[str]:
        """The record's lines since the journal had this many entries: whole, or as this seat knows them."""
        return [line for _, line in self.placed_lines(seat, written)]

    def placed_lines(self, seat: int | None = NOBODY, written: int = 0) -> list[tuple[int, str]]:
        """The record's lines, each with the place of its entry in the journal: two lines may read alike."""
        lines = []
        for at in range(written, len(self.journal.entries)):
            entry = self.journal.entries[at]
            if entry.kind != TOLD:
                line = self._line(at, entry, seat == NOBODY or entry.is_heard_by(seat))
                if line:
                    lines.append((at, line))
        return lines

    def _line(self, at: int, entry: Entry, heard: bool) -> str:
        if entry.kind == ROLLED:
            return f"roll {self.journal.rolled_words[at] if heard else HIDDEN}"
        assert entry.kind == MOVED
        if heard:
            return f"{entry.seat}: {self.game.lexicon.sentences[entry.number]}"
        if entry.others == NOTHING:
            return ""
        if entry.others == AN_ANSWER:
            return f"{entry.seat}: {HIDDEN}"
        return f"{entry.seat}: {self.game.lexicon.say(entry.number).verb} {HIDDEN}"

    def result(self) -> Result | None:
        """Ranking, points, and which tie-break decided; None while the game goes on."""
        return self.game.result(self._kernel.world) if self.over else None

    def breakdown(self) -> Breakdown | None:
        """What the points are made of, and what decided between equals; None while the game goes on."""
        if not self.over:
            return None
        begun = self._begun_at
        if begun is None:
            begun = self.game.table(self._kernel.rules)
        elif not isinstance(begun, Kernel):
            begun = restore(self.game, self.setting, begun)
        return self.game.breakdown(self._kernel.world, begun.world, self.journal.entries)

    # -- what was said --------------------------------------------------------------------------------------------

    def _check_seat(self, seat: int) -> None:
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise NoSuchMove(f"there is no seat {seat!r}; the seats are 0 to {self.seats - 1}")

    def _check_listener(self, seat: int | None) -> None:
        if seat is not None:
            self._check_seat(seat)

    def _number(self, move: Move | str) -> tuple[Move, int]:
        if isinstance(move, str) and (known := self.game.lexicon.spoken.get(move)) is not None:
            return known
        said = Move.parse(move) if isinstance(move, str) else move
        number = self.game.lexicon.number(said)
        if number is None:
            raise NoSuchMove(self._no_sentence(said))
        return said, number

    def _no_sentence(self, said: Move) -> str:
        lexicon = self.game.lexicon
        nouns = lexicon.nouns_of(said.verb)
        if nouns is None:
            return f"{said.verb!r} is no verb of {self.game.name}; the verbs are {', '.join(lexicon.verbs.values())}"
        if len(nouns) != len(said.nouns):
            wanted = {0: "no noun", 1: "one noun"}.get(len(nouns), f"{len(nouns)} nouns")
            return f"{said.verb!r} takes {wanted}, not {len(said.nouns)}"
        for noun, words in zip(said.nouns, nouns, strict=True):
            if noun not in words:
                allowed = f"0 to {words[-1]}" if isinstance(words[0], int) else ", ".join(map(str, words))
                return f"{said.verb!r} cannot take {noun!r}; it takes {allowed}"
        return f"{str(said)!r} is no sentence of {self.game.name}"

    def __repr__(self) -> str:
        return f"<Table {self.game.name}, {self.seats} seats, {'over' if self.over else self.need}>"


def table_of(
    name: str,
    setting: Setting,
    kernel: Kernel[Any],
    driver: Driver | None,
    journal: Journal,
    begun_at: dict[str, Any] | Kernel[Any] | None,
    heard_before: Ears | None,
) -> Table:
    """A table of the game of this name, whose story is known."""
    return Table(catalogue.game(name), setting, kernel, driver, journal, begun_at, heard_before)
