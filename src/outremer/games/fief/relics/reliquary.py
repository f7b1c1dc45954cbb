"""The five relics: their names and words, where each is, and who wields it.

Which relic lies where, nobody knows, so it is rolled when one is taken. A relic that was taken is borne by a lord, or
lies where its bearer fell.
"""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.vocabulary import (
    LORD_COUNT,
    LORDS,
    MOST_COINS_SAID,
    SEATS,
    SEE_COUNT,
    SEES,
    TOLD,
    VILLAGE_COUNT,
    VILLAGES,
    WORDS,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Nouns, Seat
from outremer.kernel.forms import Piece
from outremer.kernel.layouts import Chairs, Layout
from outremer.kernel.lexicon import NUMBER, SEAT

GRAIL: Final = 0
EYES: Final = 1
TOOTH: Final = 2
LANCE: Final = 3
BONES: Final = 4
RELIC_COUNT: Final = 5
RELIC_NAMES: Final = ["grail", "eyes", "tooth", "lance", "bones"]
EVEN: Final = [1] * 6
BANISHING: Final = 4  # this or more ends a famine [relic.radegund.roll]

TAKE_RELIC: Final = WORDS.verb("take-relic", LORDS, offer=True, module="relics")
PICK_UP: Final = WORDS.verb("pick-up", RELIC_NAMES, LORDS, offer=True, module="relics")
SELL_RELIC: Final = WORDS.verb("sell-relic", RELIC_NAMES, SEATS, MOST_COINS_SAID + 1, offer=True, module="relics")
GIVE_RELIC: Final = WORDS.verb("give-relic", RELIC_NAMES, offer=True, module="relics")  # in a proposal
WANT_RELIC: Final = WORDS.verb("want-relic", RELIC_NAMES, offer=True, module="relics")
BEAR: Final = WORDS.verb(
    "bear-relic",
    LORDS,
    said_to=("RelicSale", "RelicHeir", "RelicDelivered"),
    otherwise="relic.trade",
    module="relics",
)
MOVE_RAIN: Final = WORDS.verb("move-rain", SEES, said_to=("Roseline",), otherwise="relic.roseline", module="relics")
PRAY: Final = WORDS.verb("pray", said_to=("Radegund",), otherwise="relic.radegund", module="relics")
REVIVE: Final = WORDS.verb("revive", said_to=("Deathbed",), otherwise="relic.gerontius", guest=True, module="relics")

RELIC_ASKED: Final = TOLD.event("relic-asked", seat=SEAT, lord=LORDS)
RELIC_REFUSED: Final = TOLD.event("relic-refused", seat=SEAT, lord=LORDS)
RELIC_TAKEN: Final = TOLD.event("relic-taken", seat=SEAT, lord=LORDS, relic=RELIC_NAMES)
RELIC_FELL: Final = TOLD.event("relic-fell", relic=RELIC_NAMES, village=VILLAGES)
RELIC_OFFERED: Final = TOLD.event("relic-offered", seat=SEAT, to=SEAT, relic=RELIC_NAMES, coins=NUMBER)
RAIN_ROLL: Final = TOLD.event("rain-roll", see=SEES, die=NUMBER)
FAMINE_ROLL: Final = TOLD.event("famine-roll", see=SEES, die=NUMBER)
REVIVED: Final = TOLD.event("revived", seat=SEAT, lord=LORDS)


class Reliquary(Piece):
    """Five relics, each hidden in a see, borne, lying in a village, or waiting for who will bear it."""

    rows: ClassVar[Layout] = Layout()
    BEARER: ClassVar[int] = rows.row("bearer", Noun(LORDS, nobody=True), RELIC_NAMES)
    LYING: ClassVar[int] = rows.row("lying", Noun(VILLAGES, nobody=True), RELIC_NAMES)
    HEIR: ClassVar[int] = rows.row("heir", Seat(nobody=True), RELIC_NAMES)  # the seat that says who bears it now
    ALLY: ClassVar[int] = rows.row("ally", Flag(), RELIC_NAMES)  # whether that is the ally of a family that is no more
    deals: ClassVar[Layout] = Layout()
    BUYER: ClassVar[int] = deals.row("buyer", Seat(nobody=True), RELIC_NAMES)  # to whom it goes by a deal just made
    GIVES: ClassVar[int] = deals.row("gives", Noun(RELIC_NAMES, nobody=True), Chairs(SEATS), absent=NOBODY)
    WANTS: ClassVar[int] = deals.row("wants", Noun(RELIC_NAMES, nobody=True), Chairs(SEATS), absent=NOBODY)
    blanks: ClassVar[dict[str, Blank]] = {
        "hidden": Nouns(SEES),
        "refused": Nouns(LORDS),
        "relic": rows,
        "tooth_used": Flag(),
        "deal": deals,
    }

    def __init__(
        self, hidden: int, refused: int, relic: list[int], tooth_used: bool, deal: list[int] | None = None
    ) -> None:
        self.hidden = hidden  # sees (bits) in whose main village an unknown relic lies
        self.refused = refused  # lords (bits) who were refused one in this turn
        self.relic: Final = relic
        self.tooth_used = tooth_used
        self.deal: Final = [NOBODY] * self.deals.length if deal is None else deal  # relics in proposals

    def clone(self) -> Reliquary:
        return Reliquary(self.hidden, self.refused, self.relic[:], self.tooth_used, self.deal[:])

    def bearer(self, relic: int) -> int:
        return self.relic[self.BEARER + relic]

    def lying(self, relic: int) -> int:
        return self.relic[self.LYING + relic]

    def heir(self, relic: int) -> int:
        return self.relic[self.HEIR + relic]

    def buyer(self, relic: int) -> int:
        return self.deal[self.BUYER + relic]

    def given_by(self, seat: int) -> int:
        """The relic that the proposal of this seat gives away, or NOBODY."""
        return self.deal[self.GIVES + seat]

    def wanted_by(self, seat: int) -> int:
        return self.deal[self.WANTS + seat]

    def is_unseen(self, relic: int) -> bool:
        return self.bearer(relic) == NOBODY and self.lying(relic) == NOBODY

    def is_allys(self, relic: int) -> bool:
        return self.relic[self.ALLY + relic] == 1

    def put(self, relic: int, bearer: int, lying: int, heir: int, ally: int = 0) -> None:
        self.relic[self.BEARER + relic] = bearer
        self.relic[self.LYING + relic] = lying
        self.relic[self.HEIR + relic] = heir
        self.relic[self.ALLY + relic] = ally


def all_hidden() -> Reliquary:
    """One in the main village of each bishopric, face down; nobody looks at them. [relic.setup]"""
    return Reliquary((1 << SEE_COUNT) - 1, 0, [NOBODY] * Reliquary.ALLY + [0] * RELIC_COUNT, False)


def reliquary(g: France) -> Reliquary:
    piece = g.pieces[g.rules.piece_at["relics"]]
    assert isinstance(piece, Reliquary)
    return piece


def wielder(g: France, relic: int) -> int:
    """The free lord who bears it, or NOBODY: in captivity, and in the hands of troops, its power rests.

    It is where the lord is. [relic.moves_with_lord]
    """
    lord = reliquary(g).bearer(relic)
    return lord if lord != NOBODY and g.is_free(lord) else NOBODY


def see_here(g: France, village: int) -> int:
    """The see whose main village this is and whose relic still lies there, or NOBODY."""
    if village >= VILLAGE_COUNT:
        return NOBODY
    board = g.rules.board
    see = board.see_of[village]
    return see if board.principal[see] == village and reliquary(g).hidden >> see & 1 else NOBODY


def bearers(g: France, seat: int) -> int:
    """Free lords (bits) of a family."""
    found = 0
    for lord in range(LORD_COUNT):
        if g.owner(lord) == seat and g.is_free(lord):
            found |= 1 << lord
    return found


def give(g: France, relic: int, lord: int) -> None:
    reliquary(g).put(relic, lord, NOBODY, NOBODY)
    g.tell(RELIC_TAKEN, g.owner(lord), lord, relic)
