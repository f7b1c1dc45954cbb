"""The order of the Temple: its words, and its piece of the world, with commanderies, knights, treasure and curse."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.orders import Order
from outremer.games.fief.vocabulary import CAUSES, LORD_COUNT, LORDS, PLACES, TITLES, TOLD, TROOPS, VILLAGES, WORDS
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Nouns, Seats, later
from outremer.kernel.forms import Piece
from outremer.kernel.layouts import Grid
from outremer.kernel.lexicon import NUMBER, SEAT

TEMPLAR: Final = TITLES.index("templar")
MASTER: Final = TITLES.index("templar-master")
TEMPLAR_KNIGHT: Final = TROOPS.index("templar-knight")
ORDER: Final = Order(
    TEMPLAR, MASTER, "templar_lord.obtain", "templar_lord.candidate", "templar_lord.no_teutonic_in_family"
)

BY_EDICT: Final = CAUSES.index("edict")
BY_CURSE: Final = CAUSES.index("curse")
ALONE: Final = 0
WITH_POPE: Final = 1
BACKING: Final = ["alone", "with-pope"]  # an edict

TAKE_VOW: Final = WORDS.verb(
    "take-vow", LORDS, said_to=("Draws",), otherwise="templar_lord.obtain", guest=True, module="templars"
)
BUILD_COMMANDERY: Final = WORDS.verb(
    "build-commandery",
    VILLAGES,
    said_to=("Purchases",),
    otherwise="commandery.once_per_phase",
    guest=True,
    module="templars",
)
HIDE_TREASURE: Final = WORDS.verb(
    "hide-treasure", VILLAGES, said_to=("March",), otherwise="treasure.attempt", guest=True, module="templars"
)
EDICT: Final = WORDS.verb("edict", BACKING, offer=True, module="templars")
PROCLAIM: Final = WORDS.verb(  # the same, by a King who is asked
    "proclaim", BACKING, said_to=("EdictMoment",), otherwise="edict.timing", module="templars"
)

COMMANDERY_BUILT: Final = TOLD.event("commandery-built", seat=SEAT, village=VILLAGES, coins=NUMBER)
COMMANDERY_INCOME: Final = TOLD.event("commandery-income", seat=SEAT, commanderies=NUMBER, coins=NUMBER)
KNIGHT_CAME: Final = TOLD.event("templar-knight-came", seat=SEAT, lord=LORDS, village=PLACES)
KNIGHT_LEFT: Final = TOLD.event("templar-knight-left", seat=SEAT, lord=LORDS, village=PLACES)
TREASURE_SOUGHT: Final = TOLD.event("treasure-sought", seat=SEAT, village=VILLAGES)
TREASURE_REFUSED: Final = TOLD.event("treasure-refused", seat=SEAT, village=VILLAGES)
TREASURE_ROLL: Final = TOLD.event("treasure-roll", seat=SEAT, die=NUMBER)
TREASURE_HIDDEN: Final = TOLD.event("treasure-hidden", village=VILLAGES)
EDICT_ASKED: Final = TOLD.event("edict-asked", seat=SEAT, lord=LORDS)
EDICT_NOT_BACKED: Final = TOLD.event("edict-not-backed", seat=SEAT)
EDICT_ISSUED: Final = TOLD.event("edict-issued", seat=SEAT, lord=LORDS, backing=BACKING)
EDICT_PILLAGED: Final = TOLD.event("edict-pillaged", seat=SEAT, commanderies=NUMBER, coins=NUMBER)
EDICT_PAID: Final = TOLD.event("edict-paid", seat=SEAT, commanderies=NUMBER, coins=NUMBER)
ORDER_ABOLISHED: Final = TOLD.event("order-abolished")
CURSED: Final = TOLD.event("cursed", seat=SEAT, lord=LORDS)
CURSE_ROLL: Final = TOLD.event("curse-roll", lord=LORDS, die=NUMBER)


class Temple(Piece):
    """Commanderies on the map, the knight of each Templar, the treasure, the edict and whom it cursed."""

    blanks: ClassVar[dict[str, Blank]] = {
        "commanderies": Nouns(VILLAGES),
        "built": Seats(),
        "knights": Grid(Noun(PLACES, nobody=True), LORDS),
        "seeking": Noun(VILLAGES, nobody=True),
        "sought": Flag(),
        "declined": Seats(),
        "hidden": Flag(),
        "refused": Flag(),
        "issued": Flag(),
        "abolished": Flag(),
        "condemned": Noun(LORDS, nobody=True),
        "cursed": Nouns(LORDS),
        "fresh": later(Nouns(VILLAGES)),
    }

    def __init__(
        self,
        commanderies: int,
        built: int,
        knights: list[int],
        seeking: int,
        sought: bool,
        declined: int,
        hidden: bool,
        refused: bool,
        issued: bool,
        abolished: bool,
        condemned: int,
        cursed: int,
        fresh: int = 0,
    ) -> None:
        self.commanderies = commanderies  # villages, bits
        self.built = built  # families (bits) that have built one in this phase
        self.knights: Final = knights  # by lord: where his knight stands, or NOBODY if he has none
        self.seeking = seeking  # where the treasure is about to be hidden
        self.sought = sought  # in this turn
        self.declined = declined  # families (bits) that would not help to hide it in this turn
        self.hidden = hidden
        self.refused = refused  # the Pope would not back the edict in this turn
        self.issued = issued
        self.abolished = abolished
        self.condemned = condemned  # the Grand Master whom the edict kills, until he is dead
        self.cursed = cursed  # lords, bits
        self.fresh = fresh  # villages (bits) whose commandery was built in this turn, after any Plague broke out

    def clone(self) -> Temple:
        return Temple(
            self.commanderies,
            self.built,
            self.knights[:],
            self.seeking,
            self.sought,
            self.declined,
            self.hidden,
            self.refused,
            self.issued,
            self.abolished,
            self.condemned,
            self.cursed,
            self.fresh,
        )

    def has_commandery(self, village: int) -> bool:
        return self.commanderies >> village & 1 == 1


def founded() -> Temple:
    """As a game begins."""
    return Temple(0, 0, [NOBODY] * LORD_COUNT, NOBODY, False, 0, False, False, False, False, NOBODY, 0)


def temple(g: France) -> Temple:
    piece = g.pieces[g.rules.piece_at["templars"]]
    assert isinstance(piece, Temple)
    return piece


def is_templar(g: France, lord: int) -> bool:
    return g.has(lord, TEMPLAR)


def templars_at(g: France, seat: int, village: int) -> list[int]:
    """The free ones of this family there."""
    return [lord for lord in g.lords_at(seat, village) if is_templar(g, lord)]
