"""What all windows have in common: one secret question to whoever could act, and one of them acts at a time.

Whom a window asks follows from what lies open, never from a hand. Answers wait until the last is in; then the first
who wants to act does so, everybody else's answer is forgotten unseen, and all are asked again.
"""

from __future__ import annotations

from typing import ClassVar, Self

from mypy_extensions import mypyc_attr

from outremer.games.fief.vocabulary import PASS, SEATS, WORDS
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Seat, Sentence, decides, secret
from outremer.kernel.chance import Driver
from outremer.kernel.forms import DONE, Call, Form, Need, ask_all
from outremer.kernel.journal import AN_ANSWER
from outremer.kernel.layouts import Chairs, Grid
from outremer.kernel.menu import Menu
from outremer.kernel.modules import listing


class Tally(Form[France]):
    """The last answer of a window is in: the window looks who acts first."""

    rule: ClassVar[str] = "any_time.window"

    def needs(self, g: France) -> Need:
        return DONE


def said(verbs: list[int]) -> Blank:
    """A secret answer of each seat, in these words."""
    return secret(Grid(Sentence(WORDS, verbs), Chairs(SEATS), absent=NOBODY))


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Form[France]):
    """One moment. What may be done in it, its subclasses say."""

    rule: ClassVar[str] = "any_time.window"
    passed_by: ClassVar[str] = "pass"
    blanks: ClassVar[dict[str, Blank]] = {
        "answers": said([PASS]),
        "actor": decides(Seat(nobody=True)),
        "over": Flag(),
    }

    def __init__(self, answers: list[int], actor: int = NOBODY, over: bool = False) -> None:
        self.answers = answers
        self.actor = actor  # whose answer is being carried out
        self.over = over

    def could_act(self, g: France, seat: int) -> bool:
        """Could it, as far as everybody knows, do something now? Pure."""
        raise NotImplementedError

    def act(self, g: France, seat: int, verb: int, noun: int) -> Form[France]:
        """The paragraph that carries an answer out. Pure."""
        raise NotImplementedError

    def no_act(self, g: France, seat: int, move: int) -> str | None:
        """What has come to bar an answer since it was given."""
        menu = Menu(move, self.rule, g.rules.verb_of[move], g.rules.size_of)
        self.may(g, seat, menu)
        return None if move in menu.moves else menu.rule

    def needs(self, g: France) -> Need:
        """Ask whoever could act, let the first act, ask again. [any_time.window]"""
        if self.over:
            return DONE
        if self.actor != NOBODY:
            move = self.answers[self.actor]
            verb = g.rules.verb_of[move]
            return Call(self.act(g, self.actor, verb, move - verb))
        missing = 0
        for seat in range(g.rules.seats):
            if self.answers[seat] == NOBODY and self.could_act(g, seat):
                missing |= 1 << seat
        return ask_all(missing) if missing else Call(Tally())

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        self.answers[seat] = verb + noun

    def returned(self, g: France, form: Form[France]) -> None:
        if isinstance(form, Tally):
            self.choose_actor(g)
        else:
            self.carried_out(g, form)
            self.actor = NOBODY
            self.answers = [NOBODY] * SEATS

    def dropped(self, g: France, form: Form[France]) -> None:
        self.returned(g, form)

    def choose_actor(self, g: France) -> None:
        """The active player first, then in turn order; what the others wanted is forgotten. [any_time.window]"""
        g.reveal()  # that somebody acts, or nobody: whoever answered last may not think again
        order = g.in_turn_order()
        if g.active != NOBODY:
            order = [g.active] + [seat for seat in order if seat != g.active]
        for seat in order:
            move = self.answers[seat]
            if move not in (NOBODY, PASS) and self.no_act(g, seat, move) is None:
                self.actor = seat
                self.answers = [NOBODY] * SEATS
                self.answers[seat] = move
                return
        self.over = True

    def carried_out(self, g: France, form: Form[France]) -> None:
        """An answer has been carried out."""

    def hears_move(self, g: France, seat: int, verb: int, noun: int) -> int:
        return 0

    def others_notice(self, g: France, verb: int) -> int:
        return AN_ANSWER

    def glimpse(self, g: France, seat: int | None) -> dict[str, object]:
        mine = NOBODY if seat is None else self.answers[seat]
        return {"my_answer": None if mine == NOBODY else WORDS.sentences[mine]}

    def redeal(self, g: France, seat: int, driver: Driver) -> None:
        """Whatever the others have answered, it might be anything that their hands allow."""
        if self.actor != NOBODY:
            return
        for other in range(g.rules.seats):
            if other != seat and self.answers[other] != NOBODY:
                menu = listing(g.rules)
                self.may(g, other, menu)
                self.answers[other] = menu.moves[driver.below(len(menu.moves))]

    def fits(self, g: France) -> str | None:
        if self.actor != NOBODY and self.answers[self.actor] in (NOBODY, PASS):
            return "actor: must be a seat that has answered with something to be done"
        return None

    def copy(self) -> Self:
        return type(self)(self.answers[:], self.actor, self.over)
