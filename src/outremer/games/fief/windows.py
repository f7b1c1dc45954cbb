"""Moments at which everybody who could hold something is asked at once and in secret. [any_time.window]"""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.vocabulary import SEATS, WORDS
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Number, secret
from outremer.kernel.forms import DONE, Form, Need
from outremer.kernel.layouts import Chairs, Grid


class MarkersPlaced(Form[France]):
    """The markers of a vote lie, and their colours are not shown yet."""

    rule: ClassVar[str] = "any_time.window"
    blanks: ClassVar[dict[str, Blank]] = {
        "answers": secret(Grid(Number(0, len(WORDS), nobody=True), Chairs(SEATS), absent=NOBODY)),
    }

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> MarkersPlaced:
        return MarkersPlaced(self.answers[:])


class BeforeIncome(Form[France]):
    """Income is about to be paid: the last moment for risings against taxes."""

    rule: ClassVar[str] = "any_time.window"
    blanks: ClassVar[dict[str, Blank]] = {
        "answers": secret(Grid(Number(0, len(WORDS), nobody=True), Chairs(SEATS), absent=NOBODY)),
    }

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> BeforeIncome:
        return BeforeIncome(self.answers[:])


class MarchEnded(Form[France]):
    """A player's movement has ended."""

    rule: ClassVar[str] = "any_time.window"
    blanks: ClassVar[dict[str, Blank]] = {
        "answers": secret(Grid(Number(0, len(WORDS), nobody=True), Chairs(SEATS), absent=NOBODY)),
    }

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> MarchEnded:
        return MarchEnded(self.answers[:])


class BattleBegins(Form[France]):
    """A battle is about to begin."""

    rule: ClassVar[str] = "any_time.window"
    blanks: ClassVar[dict[str, Blank]] = {
        "answers": secret(Grid(Number(0, len(WORDS), nobody=True), Chairs(SEATS), absent=NOBODY)),
    }

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> BattleBegins:
        return BattleBegins(self.answers[:])


class RoundBegins(Form[France]):
    """A round of dice is about to begin: ambush and tunnel."""

    rule: ClassVar[str] = "any_time.window"
    blanks: ClassVar[dict[str, Blank]] = {
        "answers": secret(Grid(Number(0, len(WORDS), nobody=True), Chairs(SEATS), absent=NOBODY)),
    }

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> RoundBegins:
        return RoundBegins(self.answers[:])


class YearEnds(Form[France]):
    """The turn is about to end."""

    rule: ClassVar[str] = "any_time.window"
    blanks: ClassVar[dict[str, Blank]] = {
        "answers": secret(Grid(Number(0, len(WORDS), nobody=True), Chairs(SEATS), absent=NOBODY)),
    }

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> YearEnds:
        return YearEnds(self.answers[:])
