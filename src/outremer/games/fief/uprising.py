"""Uprisings: announced, calmed or not, rolled; then men fall, and perhaps everything with them."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.calming import UprisingAnnounced
from outremer.games.fief.knowing import spend
from outremer.games.fief.table_rules import Desk
from outremer.games.fief.unrest import has_men, list_risings, penalty, ruin
from outremer.games.fief.victims import UprisingLosses, Victims
from outremer.games.fief.vocabulary import (
    CALMED,
    PLAY_UPRISING,
    ROSE_UP,
    SEATS,
    UPRISING,
    UPRISING_DIE,
    UPRISING_HITS,
    VILLAGES,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Noun, Number, Seat, Seats, decides
from outremer.kernel.forms import DONE, Call, Form, Need, Roll
from outremer.kernel.menu import Menu

MOST_HITS: Final = 4  # of one card [card.uprising.max_hits]
FACES: Final = ["0", "1", "2", "3", "4", "5", "6"]  # hits on a face of the battle die
ANNOUNCED: Final = 0
ROLLING: Final = 1
LOSING: Final = 2
RISING_OVER: Final = 3
STAGES: Final = ["announced", "rolling", "losing", "over"]


class Uprising(Form[France]):
    """Announced, calmed or not, rolled; then men fall, and perhaps everything with them."""

    rule: ClassVar[str] = "card.uprising.target"
    sealed: ClassVar[bool] = True
    aside: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "by": Seat(),
        "village": Noun(VILLAGES),
        "stage": decides(Noun(STAGES)),
        "cards": Number(0, 99),
        "dice": Number(0, 99),
        "hits": Number(0, 999),
        "attacked": Seats(),
        "target": Seat(nobody=True),
    }

    def __init__(
        self,
        by: int,
        village: int,
        stage: int = ANNOUNCED,
        cards: int = 1,
        dice: int = 0,
        hits: int = 0,
        attacked: int = 0,
        target: int = NOBODY,
    ) -> None:
        self.by = by
        self.village = village
        self.stage = stage
        self.cards = cards  # that were not calmed
        self.dice = dice  # still to be thrown
        self.hits = hits  # not yet taken
        self.attacked = attacked  # seats whose troops have been attacked
        self.target = target  # whose troops are being attacked

    def enter(self, g: France) -> None:
        """The card goes onto the discard pile. [card.uprising.discard]"""
        spend(g, self.by, UPRISING)
        g.tell(ROSE_UP, self.by, self.village, 1)

    def needs(self, g: France) -> Need:
        if self.stage == ANNOUNCED:
            return Call(UprisingAnnounced(self.by, self.village, [NOBODY] * SEATS))
        if self.stage == ROLLING:
            return Roll(g.rules.box.hit_odds, FACES)
        if self.stage == RISING_OVER:
            return DONE
        if self.target != NOBODY:
            return Call(UprisingLosses(self.target, self.village, self.hits))
        return Call(Victims(self.by, self.village, self.victims(g)))

    def victims(self, g: France) -> int:
        """Seats (bits) with troops there that have not been attacked yet."""
        seats = 0
        for seat in range(g.rules.seats):
            if not self.attacked >> seat & 1 and g.men(seat, self.village):
                seats |= 1 << seat
        return seats

    def returned(self, g: France, form: Form[France]) -> None:
        if isinstance(form, UprisingAnnounced):
            self.begin(g, form)
        elif isinstance(form, Victims):
            self.target = form.first
        elif isinstance(form, UprisingLosses):
            self.hits = form.left
            self.attacked |= 1 << self.target
            self.target = NOBODY
            self.end_if_spent(g)

    def begin(self, g: France, window: UprisingAnnounced) -> None:
        """A die and a hit for each card; the penalty once, off the pooled dice; no die, no hits.

        [card.uprising.attack] [card.uprising.stack_bonus] [card.uprising.no_die_no_bonus]
        """
        self.cards = window.cards - window.calmed
        taken_off = 0 if window.tunnel else penalty(g, self.village)  # [card.uprising.secret_passage]
        self.dice = max(0, self.cards - taken_off)
        if not self.dice:
            self.stage = RISING_OVER
            if self.cards:
                g.tell(UPRISING_HITS, self.village, 0)
            else:
                g.tell(CALMED, self.village)
            return
        self.hits = self.cards
        self.stage = ROLLING
        g.rules.asks.rising(g, self.village)

    def rolled(self, g: France, outcome: int) -> None:
        """[card.uprising.max_hits]"""
        self.dice -= 1
        self.hits += outcome
        g.tell(UPRISING_DIE, self.village, outcome)
        if self.dice:
            return
        self.hits = min(self.hits, MOST_HITS * self.cards)
        self.stage = LOSING
        g.tell(UPRISING_HITS, self.village, self.hits)
        if not has_men(g, self.village):
            ruin(g, self.village)
        self.end_if_spent(g)

    def end_if_spent(self, g: France) -> None:
        """One roll, and it is over; nobody strikes back. [card.uprising.attack]"""
        if not self.hits or not self.victims(g):
            self.stage = RISING_OVER
            g.rules.asks.rising_ends(g, self.village)

    def copy(self) -> Uprising:
        return Uprising(self.by, self.village, self.stage, self.cards, self.dice, self.hits, self.attacked, self.target)


class Risings(Desk):
    """An uprising, at any time."""

    verbs: ClassVar[tuple[int, ...]] = (PLAY_UPRISING,)

    def has_business(self, g: France, seat: int) -> bool:
        return g.holds(seat, UPRISING)

    def offers(self, g: France, seat: int, menu: Menu) -> None:
        list_risings(g, seat, menu, PLAY_UPRISING)

    def offered(self, g: France, seat: int, verb: int, noun: int) -> Form[France]:
        return Uprising(seat, noun)
