"""The order: its names and words, which walls are its own, who has its knights in reserve."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.components import BOARD
from outremer.games.fief.orders import Order
from outremer.games.fief.vocabulary import LORDS, TITLES, TOLD, TROOPS, VILLAGE_COUNT, VILLAGES, WALLS, WORDS
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Noun, Nouns, Seat, Seats
from outremer.kernel.forms import Piece
from outremer.kernel.lexicon import NUMBER, SEAT

ORDER: Final = Order(
    TITLES.index("teutonic"),
    TITLES.index("teutonic-master"),
    obtain="teutonic_lord.obtain",
    candidate="teutonic_lord.candidate",
    rival="teutonic_lord.no_templar_in_family",
)
LORD: Final = ORDER.lord
MASTER: Final = ORDER.master
KNIGHTS: Final = TROOPS.index("teutonic-knight")  # price, strength and life in the data [troop.teutonic_knight]
RADIUS: Final = 3  # villages [teutonic_fort.network]

VOW: Final = WORDS.verb(
    "vow-teutonic", LORDS, said_to=("Draws",), otherwise="teutonic_lord.obtain", guest=True, module="teutonic"
)
BUILD: Final = WORDS.verb(
    "teutonic-stronghold",
    VILLAGES,
    said_to=("Purchases",),
    otherwise="teutonic_fort.once_per_phase",
    guest=True,
    module="teutonic",
)
RAISE: Final = WORDS.verb(
    "teutonic-raise",
    VILLAGES,
    said_to=("Purchases",),
    otherwise="teutonic_fort.once_per_phase",
    guest=True,
    module="teutonic",
)

VOW_ASKED: Final = TOLD.event("teutonic-vow-asked", seat=SEAT, to=SEAT, lord=LORDS)
VOW_REFUSED: Final = TOLD.event("teutonic-vow-refused", seat=SEAT, lord=LORDS)
KNIGHTS_READY: Final = TOLD.event("teutonic-knights-ready", seat=SEAT, knights=NUMBER)
BUILT: Final = TOLD.event("teutonic-built", seat=SEAT, village=VILLAGES, coins=NUMBER)
RAISED: Final = TOLD.event("teutonic-raised", seat=SEAT, village=VILLAGES, walls=WALLS, coins=NUMBER)


class Chapter(Piece):
    """What the order has on the map, beside the titles and the knights."""

    blanks: ClassVar[dict[str, Blank]] = {
        "walls": Nouns(VILLAGES),
        "built": Seats(),
        "reserve": Seats(),
        "asked": Noun(LORDS, nobody=True),
        "asking": Seat(nobody=True),
    }

    def __init__(
        self, walls: int = 0, built: int = 0, reserve: int = 0, asked: int = NOBODY, asking: int = NOBODY
    ) -> None:
        self.walls = walls  # villages (bits) whose stronghold or city is Teutonic
        self.built = built  # seats (bits) that have built or raised some in this turn
        self.reserve = reserve  # seats (bits) that have been given Teutonic knights, which they keep
        self.asked = asked  # a lord whose family is to be asked before all else whether he takes the vows, or NOBODY
        self.asking = asking  # the seat that asks

    def clone(self) -> Chapter:
        return Chapter(self.walls, self.built, self.reserve, self.asked, self.asking)


def chapter(g: France) -> Chapter:
    piece = g.pieces[g.rules.piece_at["teutonic"]]
    assert isinstance(piece, Chapter)
    return piece


def is_teutonic(g: France, village: int) -> bool:
    """Are its walls Teutonic? They take as many dice off as others. [teutonic_fort.penalty]"""
    return village < VILLAGE_COUNT and chapter(g).walls >> village & 1 == 1


def has_brother_at(g: France, seat: int, village: int) -> bool:
    """A free Teutonic lord of this family who does not stay out of a battle."""
    for lord in g.lords_at(seat, village):
        if g.has(lord, LORD):
            return True
    return False


def has_brother_in(g: France, lords: int) -> bool:
    """Among these lords (bits)."""
    for lord in range(len(LORDS)):
        if lords >> lord & 1 and g.has(lord, LORD):
            return True
    return False


def _within(village: int) -> int:
    """The villages (bits) at most so many roads away, and no neighbour: there a road leads. [teutonic_fort.network]"""
    reached = edge = {village}
    for _ in range(RADIUS):
        edge = {to for at in edge for to in BOARD.neighbours[at]}
        reached = reached | edge
    return sum(1 << to for to in reached - {village, *BOARD.neighbours[village]})


WITHIN: Final = [_within(village) for village in range(VILLAGE_COUNT)]
