"""How likely a bid in Akkon wins its city, as a seat sees it.

Templars that lie face down count by what a Templar is worth on average, never by what an imagined table put there.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import Final

from outremer.games.akkon.templars import LEAST_KNIGHT, SENESCHAL_VALUE, TURCOPOLE_VALUE
from outremer.games.akkon.view import knows
from outremer.games.akkon.vocabulary import KINDS, KNIGHT_8, SERGEANT, TURCOPOLE
from outremer.games.akkon.world import HolyLand

# What a hidden Templar is worth on average, and how far it may be from that.
HIDDEN_VALUE: Final = 5.0
HIDDEN_SPREAD: Final = 3.2
CONTEST: Final = 0.3  # chance that an opponent who still bids lays one more here, if nobody has scared it off


def own_total(g: HolyLand, seat: int, city: int) -> float:
    """What the seat offers in a city; it knows its own Templars."""
    total, present, turcopoles, sergeants = 0, 0, 0, 0
    for piece in range(g.rules.pieces):
        if g.at[piece] == city:
            present += 1
            if g.holder[piece] == seat:
                kind = piece % KINDS
                total += LEAST_KNIGHT + kind if kind <= KNIGHT_8 else 0
                turcopoles += kind == TURCOPOLE
                sergeants += kind == SERGEANT
    if g.seneschal == city:
        total += SENESCHAL_VALUE if g.first == seat else 0
        present += 1 if g.rules.seneschal_feeds else 0
    return (total + turcopoles * TURCOPOLE_VALUE * present) * 2.0**sergeants


def chance_to_win(g: HolyLand, seat: int, city: int, total: float, still_bidding: list[int]) -> float:
    """Against every opponent: what it shows, what it hides, and whether it will lay one more. Bluff scares off."""
    own = sum(1 for piece in range(g.rules.pieces) if g.at[piece] == city and g.holder[piece] == seat)
    contest = CONTEST / (1.0 + own)
    chance = 1.0
    for other in range(g.rules.seats):
        if other == seat:
            continue
        shown, hidden = seen_bid(g, seat, other, city)
        beats = beaten(total, shown, hidden)
        if other in still_bidding:
            beats = (1.0 - contest) * beats + contest * beaten(total, shown, hidden + 1)
        chance *= beats
    return chance


def seen_bid(g: HolyLand, seat: int, other: int, city: int) -> tuple[float, int]:
    """What an opponent's bid shows, as far as the seat knows its Templars, and how many of them it does not know."""
    shown, hidden = 0.0, 0
    doubled = 1.0
    for piece in range(g.rules.pieces):
        if g.at[piece] == city and g.holder[piece] == other:
            kind = piece % KINDS
            if not knows(g, seat, piece):
                hidden += 1
            elif kind <= KNIGHT_8:
                shown += LEAST_KNIGHT + kind
            elif kind == TURCOPOLE:
                shown += 3.0 * TURCOPOLE_VALUE
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
