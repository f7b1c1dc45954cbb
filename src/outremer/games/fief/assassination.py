"""Assassination with its foil, and justice."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.vocabulary import ASSASSINATE, LORDS, PLAY_JUSTICE
from outremer.games.fief.world import Desk, France
from outremer.kernel.blanks import Blank, Flag, Noun, Seat, given
from outremer.kernel.forms import DONE, Form, Need


class Assassination(Form[France]):
    """Announced, foiled or rolled, and somebody is blamed. Carries out card.assassination.*."""

    rule: ClassVar[str] = "card.assassination.target"
    aside: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "by": Seat(),
        "victim": Noun(LORDS),
        "foiled": Flag(),
        "rolled_it": Flag(),
        "over": Flag(),
    }

    def __init__(self, by: int, victim: int, foiled: bool = False, rolled_it: bool = False, over: bool = False) -> None:
        self.by = by
        self.victim = victim
        self.foiled = foiled
        self.rolled_it = rolled_it
        self.over = over

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Assassination:
        return Assassination(self.by, self.victim, self.foiled, self.rolled_it, self.over)


class Foil(Form[France]):
    """The victim's player alone may foil it."""

    rule: ClassVar[str] = "card.secret_passage.foil"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "by": given(Seat()),
        "victim": given(Noun(LORDS)),
        "answered": Flag(),
        "foiled": Flag(),
    }

    def __init__(self, by: int, victim: int, answered: bool = False, foiled: bool = False) -> None:
        self.by = by
        self.victim = victim
        self.answered = answered
        self.foiled = foiled

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Foil:
        return Foil(self.by, self.victim, self.answered, self.foiled)


class Blame(Form[France]):
    """Whatever the outcome, one of the own lords bears the knife."""

    rule: ClassVar[str] = "card.assassination.assassin"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "by": given(Seat()),
        "over": Flag(),
    }

    def __init__(self, by: int, over: bool = False) -> None:
        self.by = by
        self.over = over

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Blame:
        return Blame(self.by, self.over)


class Daggers(Desk):
    """Assassination and justice, at any time. Carries out the bars of card.assassination.* and card.justice.*."""

    verbs: ClassVar[tuple[int, ...]] = (ASSASSINATE, PLAY_JUSTICE)
