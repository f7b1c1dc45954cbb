"""An uprising against mercenaries who lie in a player's reserve."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.expansions.tactics.camp import RESERVE_LOST, RESERVE_ROSE, ROUSE_RESERVE, camp
from outremer.games.fief.knowing import spend
from outremer.games.fief.uprising import FACES, MOST_HITS
from outremer.games.fief.vocabulary import PLAYED, SEATS, UPRISING
from outremer.games.fief.world import France
from outremer.kernel.blanks import Blank, Flag, Seat
from outremer.kernel.forms import DONE, Form, Need, Roll
from outremer.kernel.menu import Menu

BONUS: Final = 1


def no_reserve_rising(g: France, seat: int, other: int) -> str | None:
    """No village, so no tax or famine either; another's reserve, and the card. [mercenary.uprising_target]"""
    if other == seat or other >= g.rules.seats or not camp(g).reserve[other]:
        return "mercenary.uprising_target"
    return None if g.holds(seat, UPRISING) else "mercenary.uprising_target"


def list_reserve_risings(g: France, seat: int, menu: Menu) -> None:
    menu.none(ROUSE_RESERVE, "mercenary.uprising_target")
    if any(camp(g).reserve) and g.holds(seat, UPRISING):
        for other in range(SEATS):
            menu.put(ROUSE_RESERVE + other, no_reserve_rising(g, seat, other))


class ReserveRising(Form[France]):
    """One die and a bonus hit: no walls, no clergy, and nobody falls but mercenaries."""

    rule: ClassVar[str] = "mercenary.uprising_target"
    sealed: ClassVar[bool] = True
    aside: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {"by": Seat(), "seat": Seat(), "over": Flag()}

    def __init__(self, by: int, seat: int, over: bool = False) -> None:
        self.by = by
        self.seat = seat
        self.over = over

    def enter(self, g: France) -> None:
        spend(g, self.by, UPRISING)
        g.tell(PLAYED, self.by, UPRISING)
        g.tell(RESERVE_ROSE, self.by, self.seat)

    def needs(self, g: France) -> Need:
        return DONE if self.over else Roll(g.rules.box.hit_odds, FACES)

    def rolled(self, g: France, outcome: int) -> None:
        """[mercenary.uprising_target] [card.uprising.max_hits]"""
        self.over = True
        lost = min(camp(g).reserve[self.seat], outcome + BONUS, MOST_HITS)
        camp(g).reserve[self.seat] -= lost
        g.tell(RESERVE_LOST, self.seat, outcome, lost)

    def copy(self) -> ReserveRising:
        return ReserveRising(self.by, self.seat, self.over)
