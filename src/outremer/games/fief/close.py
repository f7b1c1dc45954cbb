"""Phase 7: disasters go, points are counted, somebody has won or the next turn begins."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.knowing import lay
from outremer.games.fief.layout import DISCARDED_PILE, LAID, STRUCK_BY
from outremer.games.fief.vocabulary import (
    DISASTER_OVER,
    FIEF_COUNT,
    FIRST_DISASTER,
    FIRST_PASSES,
    KING,
    POPE,
    SCORED,
    SEE_COUNT,
    TURN_LIMIT,
)
from outremer.games.fief.world import France
from outremer.kernel.forms import DONE, Form, Need

DISASTER_KINDS = 3


def points(g: France, seat: int) -> int:
    """[feudal_title.vp] [king.vp] [pope.vp] [regent.no_vp]"""
    total = g.rules.asks.points(g, seat)
    for fief in range(FIEF_COUNT):
        if g.seat_of(fief) == seat:
            total += 1
    for title in (KING, POPE):
        if g.seat_of(title) == seat:
            total += 1
    return total


def clear_disasters(g: France) -> None:
    """[disaster.duration]"""
    for see in range(SEE_COUNT):
        for disaster in range(DISASTER_KINDS):
            if g.see[STRUCK_BY + see] >> disaster & 1:
                lay(g, FIRST_DISASTER + disaster, LAID, DISCARDED_PILE)
                g.tell(DISASTER_OVER, FIRST_DISASTER + disaster, see)
        g.see[STRUCK_BY + see] = 0


class Reckoning(Form[France]):
    """Carries out disaster.duration, victory.*, marriage.win_only_as_pair, end.next_turn, game.turn_limit."""

    rule: ClassVar[str] = "victory.check"

    def enter(self, g: France) -> None:
        clear_disasters(g)
        g.rules.asks.turn_ends(g)
        for seat in range(g.rules.seats):
            g.tell(SCORED, seat, points(g, seat))
        if g.turn >= g.rules.turn_limit:  # [game.turn_limit]
            g.tell(TURN_LIMIT, g.turn)
            g.ended = True
            return
        g.turn += 1
        g.first = (g.first + 1) % g.rules.seats  # [end.next_turn]
        g.tell(FIRST_PASSES, g.first)

    def needs(self, g: France) -> Need:
        return DONE
