"""The objectives are drawn and laid out, and lord by lord the crusaders choose where they land."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.expansions.crusades.host import (
    crusade,
    crusaders,
    drawable,
    objectives_in_order,
    place_of,
)
from outremer.games.fief.expansions.crusades.ranks import determine_ranks
from outremer.games.fief.expansions.crusades.words import (
    FIRST_SHIP,
    LAND,
    LANDED,
    OBJECTIVE_COUNT,
    OBJECTIVE_DRAWN,
    SHIPS,
)
from outremer.games.fief.places import march
from outremer.games.fief.vocabulary import LORDS, OBJECTIVES
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Number
from outremer.kernel.forms import DONE, Form, Need, Roll, ask
from outremer.kernel.menu import Menu


class Ranks(Form[France]):
    """All who are overseas are ranked."""

    rule: ClassVar[str] = "crusade.rank.order"

    def enter(self, g: France) -> None:
        determine_ranks(g)

    def needs(self, g: France) -> Need:
        return DONE


class Objectives(Form[France]):
    """As many objectives are drawn as lords take part."""

    rule: ClassVar[str] = "crusade.objectives.draw"
    blanks: ClassVar[dict[str, Blank]] = {"left": Number(0, SHIPS)}

    def __init__(self, left: int = 0) -> None:
        self.left = left  # still to be drawn

    def enter(self, g: France) -> None:
        """If fewer are left, what there is. [crusade.objectives.draw]"""
        self.left = min(len(crusaders(g)), len(drawable(g)))

    def needs(self, g: France) -> Need:
        if not self.left:
            return DONE
        heap = drawable(g)
        return Roll([1 if one in heap else 0 for one in range(OBJECTIVE_COUNT)], OBJECTIVES)

    def rolled(self, g: France, outcome: int) -> None:
        """[crusade.objectives.place] [crusade.battle.saracens]"""
        piece = crusade(g)
        self.left -= 1
        piece.track |= 1 << outcome
        piece.garrison[outcome] = g.rules.box.objectives[outcome].saracens
        g.tell(OBJECTIVE_DRAWN, outcome)

    def copy(self) -> Objectives:
        return Objectives(self.left)


def is_aboard(g: France, lord: int) -> bool:
    return FIRST_SHIP <= g.place(lord) < FIRST_SHIP + SHIPS


def land(g: France, lord: int, objective: int) -> None:
    """He and all who sailed with him go ashore there. [crusade.choose.order] [crusade.choose.shared]"""
    seat, ship = g.owner(lord), g.place(lord)
    troops = [g.troops_of(seat, ship, kind) for kind in range(g.rules.kind_count)]
    march(g, seat, 1 << lord, troops, ship, place_of(objective))
    g.tell(LANDED, seat, lord, objective)
    g.rules.asks.moved(g, lord, ship)


class Landing(Form[France]):
    """In order of rank each lord chooses an objective, be it one that others have chosen."""

    rule: ClassVar[str] = "crusade.choose.order"
    order: ClassVar[str] = "crusade.choose.order"

    def next_lord(self, g: France) -> int:
        """The highest in rank who is still aboard, or NOBODY."""
        rank = crusade(g).rank
        best = NOBODY
        for lord in crusaders(g):
            if is_aboard(g, lord) and (best == NOBODY or rank[lord] < rank[best]):
                best = lord
        return best

    def enter(self, g: France) -> None:
        """Where there is one objective only, nobody is asked."""
        objectives = objectives_in_order(g)
        while len(objectives) == 1 and self.next_lord(g) != NOBODY:
            land(g, self.next_lord(g), objectives[0])

    def needs(self, g: France) -> Need:
        lord = self.next_lord(g)
        return DONE if lord == NOBODY or not crusade(g).track else ask(g.owner(lord))

    def may(self, g: France, seat: int, menu: Menu) -> None:
        for objective in range(OBJECTIVE_COUNT):
            is_laid_out = crusade(g).track >> objective & 1
            menu.put(LAND + objective, None if is_laid_out else "crusade.objectives.place")

    def glimpse(self, g: France, seat: int | None) -> dict[str, object]:
        """Whose choice it is."""
        lord = self.next_lord(g)
        return {} if lord == NOBODY else {"next": LORDS[lord]}

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        land(g, self.next_lord(g), noun)
