"""Uprisings with their clergy."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.vocabulary import PLAY_UPRISING, SEATS, VILLAGES, WORDS
from outremer.games.fief.world import Desk, France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Number, Seat, Seats, given, secret
from outremer.kernel.forms import DONE, Form, Need
from outremer.kernel.layouts import Chairs, Grid


class Uprising(Form[France]):
    """Announced, calmed, stacked, rolled. Carries out card.uprising.*."""

    rule: ClassVar[str] = "card.uprising.target"
    aside: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "by": Seat(),
        "village": Noun(VILLAGES),
        "cards": Number(0, 99),
        "tunnel": Flag(),
        "dice": Number(0, 99),
        "hits": Number(0, 99),
        "over": Flag(),
    }

    def __init__(
        self,
        by: int,
        village: int,
        cards: int = 0,
        tunnel: bool = False,
        dice: int = 0,
        hits: int = 0,
        over: bool = False,
    ) -> None:
        self.by = by
        self.village = village
        self.cards = cards
        self.tunnel = tunnel
        self.dice = dice
        self.hits = hits
        self.over = over

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Uprising:
        return Uprising(self.by, self.village, self.cards, self.tunnel, self.dice, self.hits, self.over)


class UprisingAnnounced(Form[France]):
    """More cards, a tunnel, clergy. Carries out bishop.quell_uprising.*, cardinal.quell_uprising.*."""

    rule: ClassVar[str] = "any_time.window"
    blanks: ClassVar[dict[str, Blank]] = {
        "by": given(Seat()),
        "village": given(Noun(VILLAGES)),
        "answers": secret(Grid(Number(0, len(WORDS), nobody=True), Chairs(SEATS), absent=NOBODY)),
    }

    def __init__(self, by: int, village: int, answers: list[int]) -> None:
        self.by = by
        self.village = village
        self.answers = answers

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> UprisingAnnounced:
        return UprisingAnnounced(self.by, self.village, self.answers[:])


class Victims(Form[France]):
    """Whose troops are attacked first."""

    rule: ClassVar[str] = "card.uprising.order_of_victims"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "by": given(Seat()),
        "village": given(Noun(VILLAGES)),
        "seats": Seats(),
        "first": Seat(nobody=True),
    }

    def __init__(self, by: int, village: int, seats: int = 0, first: int = NOBODY) -> None:
        self.by = by
        self.village = village
        self.seats = seats
        self.first = first

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> Victims:
        return Victims(self.by, self.village, self.seats, self.first)


class UprisingLosses(Form[France]):
    """The attacked take away their men."""

    rule: ClassVar[str] = "battle.losses.owner_chooses"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "village": given(Noun(VILLAGES)),
        "left": Number(0, 99),
    }

    def __init__(self, seat: int, village: int, left: int) -> None:
        self.seat = seat
        self.village = village
        self.left = left

    def needs(self, g: France) -> Need:
        return DONE

    def copy(self) -> UprisingLosses:
        return UprisingLosses(self.seat, self.village, self.left)


class Risings(Desk):
    """An uprising, at any time. Carries out the bars of card.uprising.*."""

    verbs: ClassVar[tuple[int, ...]] = (PLAY_UPRISING,)
