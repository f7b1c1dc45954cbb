"""How likely bids in Akkon win their cities, as each seat sees them.

Templars that lie face down count by what a Templar is worth on average, never by what an imagined table put there.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import Final

from outremer.games.akkon.templars import LEAST_KNIGHT, SENESCHAL_VALUE, TURCOPOLE_VALUE
from outremer.games.akkon.view import knows
from outremer.games.akkon.vocabulary import CITY_COUNT, KINDS, KNIGHT_8, SEATS, SERGEANT, TURCOPOLE
from outremer.games.akkon.world import CAMP, HolyLand

# What a hidden Templar is worth on average, and how far it may be from that.
HIDDEN_VALUE: Final = 5.0
HIDDEN_SPREAD: Final = 3.2
CONTEST: Final = 0.3  # chance that an opponent who still bids lays one more here, if nobody has scared it off
FED: Final = 3  # Templars beside a Turcopole of somebody else's bid
CELLS: Final = CITY_COUNT * SEATS


class Bids:
    """All Templars that lie before cities, looked at once: by city * SEATS + holder."""

    def __init__(self, g: HolyLand, bidding: int) -> None:
        self.g: Final = g
        self.bidding: Final = bidding  # the seats (bits) that may still lay one
        self.count: Final = [0] * CELLS
        self.knights: Final = [0] * CELLS
        self.turcopoles: Final = [0] * CELLS
        self.sergeants: Final = [0] * CELLS
        self.laid: Final[list[int]] = []  # the Templars themselves
        for piece in range(g.rules.pieces):
            city = g.at[piece]
            if city != CAMP:
                self.laid.append(piece)
                cell, kind = city * SEATS + g.holder[piece], piece % KINDS
                self.count[cell] += 1
                if kind <= KNIGHT_8:
                    self.knights[cell] += LEAST_KNIGHT + kind
                elif kind == TURCOPOLE:
                    self.turcopoles[cell] += 1
                elif kind == SERGEANT:
                    self.sergeants[cell] += 1

    def total(self, seat: int, city: int) -> float:
        """What the seat offers in a city; it knows its own Templars."""
        g, cell, present = self.g, city * SEATS + seat, 0
        for holder in range(g.rules.seats):
            present += self.count[city * SEATS + holder]
        total = self.knights[cell]
        if g.seneschal == city:
            total += SENESCHAL_VALUE if g.first == seat else 0
            present += 1 if g.rules.seneschal_feeds else 0
        offered = float(total + self.turcopoles[cell] * TURCOPOLE_VALUE * present)
        for _ in range(self.sergeants[cell]):
            offered *= 2.0
        return offered

    def chance(self, seat: int, city: int, total: float) -> float:
        """Against every opponent: what it shows, what it hides, and whether it will lay one more. Bluff scares off."""
        contest = CONTEST / (1.0 + self.count[city * SEATS + seat])
        chance = 1.0
        for other in range(self.g.rules.seats):
            if other == seat:
                continue
            shown, hidden = self.seen(seat, other, city)
            beats = beaten(total, shown, hidden)
            if self.bidding >> other & 1:
                beats = (1.0 - contest) * beats + contest * beaten(total, shown, hidden + 1)
            chance *= beats
        return chance

    def seen(self, seat: int, other: int, city: int) -> tuple[float, int]:
        """What an opponent's bid shows, as far as the seat knows its Templars, and how many it does not know."""
        g, shown, hidden, doubled = self.g, 0.0, 0, 1.0
        if self.count[city * SEATS + other]:
            for piece in self.laid:
                if g.at[piece] == city and g.holder[piece] == other:
                    kind = piece % KINDS
                    if not knows(g, seat, piece):
                        hidden += 1
                    elif kind <= KNIGHT_8:
                        shown += LEAST_KNIGHT + kind
                    elif kind == TURCOPOLE:
                        shown += FED * TURCOPOLE_VALUE
                    elif kind == SERGEANT:
                        doubled = 2.0
        if g.seneschal == city and g.first == other:
            shown += SENESCHAL_VALUE
        return shown * doubled, hidden


def beaten(total: float, shown: float, hidden: int) -> float:
    """The chance that the total is higher than what is shown plus so many hidden Templars."""
    margin = total - shown - HIDDEN_VALUE * hidden
    if not hidden:
        return 1.0 if margin > 0 else 0.0
    return 0.5 * (1.0 + erf((margin - 0.5) / (HIDDEN_SPREAD * sqrt(2.0 * hidden))))
