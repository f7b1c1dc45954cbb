"""The call for a crusade: who may make it, and what becomes of it when nobody sets out."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.expansions.crusades.host import crusade, drawable
from outremer.games.fief.expansions.crusades.words import (
    CALL_LAPSED,
    CALLED,
    CRUSADE_CALLED,
    INVASION,
    NO_CRUSADE,
)
from outremer.games.fief.vocabulary import HEAR, POPE
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.forms import DONE, Form, Need


def caller(g: France, seat: int) -> int:
    """The lord of this family who may call: the Pope, or a Cardinal while there is none; free. [crusade.call.who]"""
    pope = g.holder_of(POPE)
    if pope != NOBODY:
        if g.is_free(pope):
            return pope if g.owner(pope) == seat else NOBODY
        if g.rules.options["captive_pope"] == "silent":
            return NOBODY
    for lord in g.cardinals():
        if g.owner(lord) == seat and g.is_free(lord):
            return lord
    return NOBODY


def no_call(g: France, seat: int) -> str | None:
    """[crusade.call.timing] [crusade.call.none_running] [crusade.objectives.draw]"""
    if g.phase != HEAR:
        return "crusade.call.timing"
    if crusade(g).stage != NO_CRUSADE:
        return "crusade.call.none_running"
    if caller(g, seat) == NOBODY:
        return "crusade.call.who"
    return None if drawable(g) else "crusade.objectives.draw"


def call(g: France, seat: int) -> None:
    """The marker is turned to its active side. [crusade.call.marker_active]"""
    crusade(g).stage = CALLED
    g.tell(CRUSADE_CALLED, seat, caller(g, seat))


class Departures(Form[France]):
    """Movement is over: whoever has set out makes the crusade, or the call has lapsed."""

    rule: ClassVar[str] = "crusade.call.lapses"

    def enter(self, g: France) -> None:
        """[crusade.call.lapses] [crusade.call.retry] [crusade.phase7.invasion]"""
        piece = crusade(g)
        if piece.stage != CALLED:
            return
        if piece.sailed:
            piece.stage = INVASION
        else:
            piece.stage = NO_CRUSADE
            g.tell(CALL_LAPSED)

    def needs(self, g: France) -> Need:
        return DONE
