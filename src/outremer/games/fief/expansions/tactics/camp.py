"""The camp: kinds of troops and words of the expansion, mercenaries in reserve, and whose guards there are.

Mercenaries lie in a reserve, or stand on the field while a battle is fought there; what is neither is for hire.
"""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.vocabulary import (
    FOOTMAN,
    KING,
    KNIGHT,
    LORDS,
    PLACES,
    QUEEN,
    REGENT,
    SEATS,
    SIDES,
    TOLD,
    TROOPS,
    WORDS,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Nouns, Number
from outremer.kernel.forms import Piece
from outremer.kernel.layouts import Chairs, Grid
from outremer.kernel.lexicon import NUMBER, SEAT

ARCHER: Final = TROOPS.index("archer")  # [troop.archer]
BOMBARDIER: Final = TROOPS.index("bombardier")  # [troop.bombardier]
MERCENARY: Final = TROOPS.index("mercenary")
MOST_MERCENARIES: Final = 13  # in the box, see `layout.MOST_OF_A_TROOP`
MOST_BID: Final = 99

KINGS: Final = 0  # the two groups of royal guards
QUEENS: Final = 1
GROUPS: Final = ["kings", "queens"]
OFFICES: Final = [1 << KING, 1 << QUEEN | 1 << REGENT]  # by group: the titles (bits) of which one keeps them
CONVERSION: Final = ["royal_guard.king.conversion", "royal_guard.queen.conversion"]
GUARD_KINDS: Final = [  # by group: mounted and on foot
    [TROOPS.index("king-knight"), TROOPS.index("king-footman")],
    [TROOPS.index("queen-knight"), TROOPS.index("queen-footman")],
]
ORDINARY: Final = [KNIGHT, FOOTMAN]  # what each of them was
GUARDS: Final = [*GUARD_KINDS[KINGS], *GUARD_KINDS[QUEENS]]

KEEP: Final = WORDS.verb(
    "keep", MOST_MERCENARIES + 1, said_to=("Upkeep",), otherwise="mercenary.step", module="tactics"
)
BID: Final = WORDS.verb(
    "bid", MOST_BID + 1, said_to=("Auction",), otherwise="mercenary.auction.secret_bid", module="tactics"
)
DEPLOY: Final = WORDS.verb(
    "deploy",
    MOST_MERCENARIES + 1,
    said_to=(
        "Deployment",
        "UprisingAnnounced",
        "UprisingLosses",
    ),  # these two refuse it [mercenary.deploy.not_uprising]
    otherwise="mercenary.deploy",
    module="tactics",
)
SNIPE: Final = WORDS.verb("snipe", LORDS, said_to=("Volley",), otherwise="siege.prebattle.snipe", module="tactics")
RE_ROLL: Final = WORDS.verb(
    "re-roll",
    7,
    said_to=("Dice", "VolleyDice", "Sniped"),
    otherwise="troop.bombardier.reroll",
    guest=True,
    module="tactics",
)
GUARD: Final = WORDS.verb(
    "guard", ["knight", "footman"], said_to=("GuardsCalled",), otherwise="royal_guard.king.conversion", module="tactics"
)
ROUSE_RESERVE: Final = WORDS.verb("rouse-reserve", SEATS, offer=True, module="tactics")

MERCENARIES_PAID: Final = TOLD.event("mercenaries-paid", seat=SEAT, count=NUMBER)
MERCENARIES_LEFT: Final = TOLD.event("mercenaries-left", seat=SEAT, count=NUMBER)
BID_SHOWN: Final = TOLD.event("bid-shown", seat=SEAT, coins=NUMBER)
BIDS_TIED: Final = TOLD.event("bids-tied", coins=NUMBER)
MERCENARIES_HIRED: Final = TOLD.event("mercenaries-hired", seat=SEAT, count=NUMBER, coins=NUMBER)
NOBODY_HIRED: Final = TOLD.event("nobody-hired", count=NUMBER)
MERCENARIES_DEPLOYED: Final = TOLD.event("mercenaries-deployed", seat=SEAT, village=PLACES, count=NUMBER)
MERCENARIES_SICKENED: Final = TOLD.event("mercenaries-sickened", seat=SEAT, village=PLACES, count=NUMBER)
MERCENARIES_BACK: Final = TOLD.event("mercenaries-back", seat=SEAT, count=NUMBER)
RESERVE_ROSE: Final = TOLD.event("reserve-rose", seat=SEAT, other=SEAT)
RESERVE_LOST: Final = TOLD.event("reserve-lost", seat=SEAT, die=NUMBER, count=NUMBER)
VOLLEY_SHOT: Final = TOLD.event("volley-shot", side=SIDES, archers=NUMBER, hits=NUMBER)
AIMED_AT: Final = TOLD.event("aimed-at", seat=SEAT, lord=LORDS)
SNIPED: Final = TOLD.event("sniped", lord=LORDS, die=NUMBER)
THROWN_AGAIN: Final = TOLD.event("thrown-again", seat=SEAT, die=NUMBER)
GUARDS_CAME: Final = TOLD.event("guards-came", lord=LORDS, troop=TROOPS, village=PLACES)
GUARDS_REVERTED: Final = TOLD.event("guards-reverted", seat=SEAT, troop=TROOPS, count=NUMBER, village=PLACES)


class Camp(Piece):
    """Mercenaries in reserve, and which King and Queen have been asked for their guards."""

    blanks: ClassVar[dict[str, Blank]] = {
        "reserve": Grid(Number(0, MOST_MERCENARIES), Chairs(SEATS)),
        "guarded": Grid(Noun(LORDS, nobody=True), GROUPS),
        "called": Nouns(GROUPS),
        "tunnel": Flag(),
        "rising": Noun(PLACES, nobody=True),
        "astray": Nouns(GROUPS),
    }

    def __init__(
        self, reserve: list[int], guarded: list[int], called: int, tunnel: bool, rising: int, astray: int
    ) -> None:
        self.reserve: Final = reserve  # by seat
        self.guarded: Final = guarded  # by group: the King, or Queen, whose guards these are, or NOBODY
        self.called = called  # groups (bits) that may be chosen now
        self.tunnel = tunnel  # the attackers of the battle being fought come by a secret passage
        self.rising = rising  # where an uprising strikes, or NOBODY
        self.astray = astray  # groups (bits) that have come out of walls, and whom they guarded is no more

    def clone(self) -> Camp:
        return Camp(self.reserve[:], self.guarded[:], self.called, self.tunnel, self.rising, self.astray)


def empty_camp() -> Camp:
    return Camp([0] * SEATS, [NOBODY] * len(GROUPS), 0, False, NOBODY, 0)


def camp(g: France) -> Camp:
    piece = g.pieces[g.rules.piece_at["tactics"]]
    assert isinstance(piece, Camp)
    return piece


def for_hire(g: France) -> int:
    """Mercenaries in the general reserve. [mercenary.auction.secret_bid]"""
    total = g.rules.kinds[MERCENARY].stock - sum(camp(g).reserve)
    if g.field != NOBODY:
        for seat in range(g.rules.seats):
            total -= g.troops_of(seat, g.field, MERCENARY)
    return total


def on_side(g: France, side: int, kind: int) -> int:
    """Troops of this kind on the field, of all who stand on this side. [siege.prebattle.allied_archers]"""
    total = 0
    for seat in range(g.rules.seats):
        if g.side[seat] == side:
            total += g.troops_of(seat, g.field, kind)
    return total
