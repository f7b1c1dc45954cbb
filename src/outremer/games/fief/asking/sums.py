"""Sums are added up, and of one answer the first is taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from outremer.games.fief.asking.bars import AskedBars
from outremer.games.fief.questions import FiefQuestions
from outremer.games.fief.vocabulary import NO_WALLS
from outremer.kernel.blanks import NOBODY
from outremer.kernel.modules import those_who_answer

if TYPE_CHECKING:
    from outremer.games.fief.world import France


class AskedSums(AskedBars):
    """Who adds to a number, or has an answer."""

    def __init__(self, answers: Sequence[FiefQuestions]) -> None:
        super().__init__(answers)
        self._controller_abroad: Final = those_who_answer("controller_abroad", answers, FiefQuestions)
        self._walls_abroad: Final = those_who_answer("walls_abroad", answers, FiefQuestions)
        self._besiegers_abroad: Final = those_who_answer("besiegers_abroad", answers, FiefQuestions)
        self._unplayed_men: Final = those_who_answer("unplayed_men", answers, FiefQuestions)
        self._unplayed_strength: Final = those_who_answer("unplayed_strength", answers, FiefQuestions)
        self._unplayed_walls: Final = those_who_answer("unplayed_walls", answers, FiefQuestions)
        self._commander: Final = those_who_answer("commander", answers, FiefQuestions)
        self._order_of: Final = those_who_answer("order_of", answers, FiefQuestions)
        self._extra_votes: Final = those_who_answer("extra_votes", answers, FiefQuestions)
        self._extra_income: Final = those_who_answer("extra_income", answers, FiefQuestions)
        self._extra_strength: Final = those_who_answer("extra_strength", answers, FiefQuestions)
        self._bonus_hits: Final = those_who_answer("bonus_hits", answers, FiefQuestions)
        self._throws_again: Final = those_who_answer("throws_again", answers, FiefQuestions)
        self._spared_hits: Final = those_who_answer("spared_hits", answers, FiefQuestions)
        self._cancels_walls: Final = those_who_answer("cancels_walls", answers, FiefQuestions)
        self._other_clauses: Final = those_who_answer("other_clauses", answers, FiefQuestions)
        self._extra_markers: Final = those_who_answer("extra_markers", answers, FiefQuestions)
        self._discount: Final = those_who_answer("discount", answers, FiefQuestions)
        self._escort: Final = those_who_answer("escort", answers, FiefQuestions)
        self._reach: Final = those_who_answer("reach", answers, FiefQuestions)
        self.has_other_reaches: Final = bool(self._reach)  # else nobody need count riders
        self._could_reach: Final = those_who_answer("could_reach", answers, FiefQuestions)
        self._points: Final = those_who_answer("points", answers, FiefQuestions)
        self._pair_target: Final = those_who_answer("pair_target", answers, FiefQuestions)
        self._other_walls: Final = those_who_answer("other_walls", answers, FiefQuestions)
        self._links: Final = those_who_answer("links", answers, FiefQuestions)
        self._wardens: Final = those_who_answer("wardens", answers, FiefQuestions)
        self._saviours: Final = those_who_answer("saviours", answers, FiefQuestions)
        self._extra_draws: Final = those_who_answer("extra_draws", answers, FiefQuestions)
        self._fated_see: Final = those_who_answer("fated_see", answers, FiefQuestions)
        self._movement_order: Final = those_who_answer("movement_order", answers, FiefQuestions)

    def controller_abroad(self, g: France, place: int) -> int:
        for one in self._controller_abroad:
            seat = one.controller_abroad(g, place)
            if seat != NOBODY:
                return seat
        return NOBODY

    def walls_abroad(self, g: France, place: int) -> int:
        walls = NO_WALLS
        for one in self._walls_abroad:
            walls = max(walls, one.walls_abroad(g, place))
        return walls

    def besiegers_abroad(self, g: France, place: int) -> int:
        seats = 0
        for one in self._besiegers_abroad:
            seats |= one.besiegers_abroad(g, place)
        return seats

    def unplayed_men(self, g: France, side: int) -> int:
        total = 0
        for one in self._unplayed_men:
            total += one.unplayed_men(g, side)
        return total

    def unplayed_strength(self, g: France, side: int) -> int:
        total = 0
        for one in self._unplayed_strength:
            total += one.unplayed_strength(g, side)
        return total

    def unplayed_walls(self, g: France) -> int:
        total = 0
        for one in self._unplayed_walls:
            total += one.unplayed_walls(g)
        return total

    def commander(self, g: France, side: int) -> int:
        for one in self._commander:
            seat = one.commander(g, side)
            if seat != NOBODY:
                return seat
        return NOBODY

    def order_of(self, g: France, seat: int) -> int:
        for one in self._order_of:
            found = one.order_of(g, seat)
            if found != NOBODY:
                return found
        return NOBODY

    def extra_votes(self, g: France, title: int, seat: int) -> int:
        total = 0
        for one in self._extra_votes:
            total += one.extra_votes(g, title, seat)
        return total

    def extra_income(self, g: France, seat: int) -> int:
        total = 0
        for one in self._extra_income:
            total += one.extra_income(g, seat)
        return total

    def extra_strength(self, g: France, seat: int, village: int) -> int:
        total = 0
        for one in self._extra_strength:
            total += one.extra_strength(g, seat, village)
        return total

    def bonus_hits(self, g: France, village: int, side: int) -> int:
        total = 0
        for one in self._bonus_hits:
            total += one.bonus_hits(g, village, side)
        return total

    def throws_again(self, g: France, village: int, side: int, again: int) -> int:
        for one in self._throws_again:
            seat = one.throws_again(g, village, side, again)
            if seat != NOBODY:
                return seat
        return NOBODY

    def spared_hits(self, g: France, village: int, side: int) -> int:
        total = 0
        for one in self._spared_hits:
            total += one.spared_hits(g, village, side)
        return total

    def cancels_walls(self, g: France, seat: int, village: int) -> int:
        total = 0
        for one in self._cancels_walls:
            total += one.cancels_walls(g, seat, village)
        return total

    def other_clauses(self, g: France, by: int) -> int:
        total = 0
        for one in self._other_clauses:
            total += one.other_clauses(g, by)
        return total

    def extra_markers(self, g: France, by: int, receiver: int) -> int:
        total = 0
        for one in self._extra_markers:
            total += one.extra_markers(g, by, receiver)
        return total

    def discount(self, g: France, lord: int, title: int) -> int:
        total = 0
        for one in self._discount:
            total += one.discount(g, lord, title)
        return total

    def escort(self, g: France, lord: int, kind: int) -> int:
        total = 0
        for one in self._escort:
            total += one.escort(g, lord, kind)
        return total

    def reach(self, g: France, lords: int, mounted: int, others: int) -> int:
        total = 0
        for one in self._reach:
            total += one.reach(g, lords, mounted, others)
        return total

    def could_reach(self, g: France, lords: int, mounted: int, others: int) -> int:
        total = 0
        for one in self._could_reach:
            total += one.could_reach(g, lords, mounted, others)
        return total

    def points(self, g: France, seat: int) -> int:
        total = 0
        for one in self._points:
            total += one.points(g, seat)
        return total

    def pair_target(self, g: France) -> int:
        total = 0
        for one in self._pair_target:
            total += one.pair_target(g)
        return total

    def other_walls(self, g: France, walls: int) -> int:
        total = 0
        for one in self._other_walls:
            total += one.other_walls(g, walls)
        return total

    def links(self, g: France, village: int) -> int:
        found = 0
        for one in self._links:
            found |= one.links(g, village)
        return found

    def wardens(self, g: France, seat: int, start: int, to: int, came: int) -> int:
        found = 0
        for one in self._wardens:
            found |= one.wardens(g, seat, start, to, came)
        return found

    def saviours(self, g: France, lord: int, cause: int) -> int:
        seats = 0
        for one in self._saviours:
            seats |= one.saviours(g, lord, cause)
        return seats

    def extra_draws(self, g: France, seat: int, pile: int) -> int:
        total = 0
        for one in self._extra_draws:
            total += one.extra_draws(g, seat, pile)
        return total

    def fated_see(self, g: France) -> int:
        for one in self._fated_see:
            see = one.fated_see(g)
            if see != NOBODY:
                return see
        return NOBODY

    def movement_order(self, g: France, order: list[int]) -> list[int]:
        for one in self._movement_order:
            order = one.movement_order(g, order)
        return order
