"""What lies on the table in France: its fields, and what may stand in each."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.layout import (
    CARD_SEEN,
    CARD_WHERE,
    DEAL,
    DUE,
    ENGINE,
    FAMILY,
    FIEF,
    HOLDER,
    LORD,
    PARLEY,
    PRESENCE,
    PROMISED_TO,
    SEE,
    SIDE,
    TROOPS_ON_MAP,
    VILLAGE,
)
from outremer.games.fief.table_rules import FiefRules
from outremer.games.fief.vocabulary import (
    LORDS,
    PHASES,
    PLACES,
    TRACK_SPACES,
    VILLAGES,
)
from outremer.kernel.blanks import Blank, Flag, Noun, Nouns, Number, Seat, Seats
from outremer.kernel.forms import World

MOST_TURNS: Final = 24


class TableTop(World):
    """All that lies on the table. Rows and their offsets are in `layout`; `France` answers what is asked about them."""

    blanks: ClassVar[dict[str, Blank]] = {
        "turn": Number(0, MOST_TURNS),
        "first": Seat(nobody=True),
        "phase": Noun(PHASES),
        "active": Seat(nobody=True),
        "excommunicated": Noun(LORDS, nobody=True),
        "biretta": Noun(LORDS, nobody=True),
        "track": Number(0, TRACK_SPACES),
        "field": Noun(PLACES, nobody=True),
        "handed": Nouns(VILLAGES),
        "ended": Flag(),
        "winners": Seats(),
        "riding": Seat(nobody=True),
        "garrison": Noun(VILLAGES, nobody=True),
        "lord": LORD,
        "holder": HOLDER,
        "village": VILLAGE,
        "presence": PRESENCE,
        "troops": TROOPS_ON_MAP,
        "engine": ENGINE,
        "family": FAMILY,
        "see": SEE,
        "fief": FIEF,
        "card": CARD_WHERE,
        "seen": CARD_SEEN,
        "side": SIDE,
        "deal": DEAL,
        "parley": PARLEY,
        "due": DUE,
        "promise": PROMISED_TO,
    }

    def __init__(
        self,
        rules: FiefRules,
        turn: int,
        first: int,
        phase: int,
        active: int,
        excommunicated: int,
        biretta: int,
        track: int,
        field: int,
        handed: int,
        ended: bool,
        winners: int,
        riding: int,
        garrison: int,
        lord: list[int],
        holder: list[int],
        village: list[int],
        presence: list[int],
        troops: list[int],
        engine: list[int],
        family: list[int],
        see: list[int],
        fief: list[int],
        card: list[int],
        seen: list[int],
        side: list[int],
        deal: list[int],
        parley: list[int],
        due: list[int],
        promise: list[int],
    ) -> None:
        super().__init__(rules)
        self.rules: Final = rules
        self.turn = turn  # 0 while the game is being set up
        self.first = first  # the first player of this turn
        self.phase = phase
        self.active = active  # whose go it is, NOBODY where all act together
        self.excommunicated = excommunicated  # a lord, or NOBODY [pope.excommunicate.only_one]
        self.biretta = biretta  # the Cardinal who wears the bought hat, or NOBODY: on sale
        self.track = track  # disasters lying face down: which they are, nobody knows, so they count as in the deck
        self.field = field  # where a battle is being fought, or NOBODY
        self.handed = handed  # villages (bits) handed over in this phase [control.transfer]
        self.ended = ended
        self.winners = winners  # seats (bits)
        self.riding = riding  # the seat whose cavalcade is being fought, or NOBODY
        self.garrison = garrison  # where the rest of that family stays out of the battle, and still occupies, or NOBODY
        self.lord: Final = lord
        self.holder: Final = holder  # by title below SINGLE_TITLES: the lord, or NOBODY; see `titles.grant`
        self.village: Final = village
        self.presence: Final = presence
        self.troops: Final = troops
        self.engine: Final = engine
        self.family: Final = family
        self.see: Final = see
        self.fief: Final = fief
        self.card: Final = card  # by card: where it is
        self.seen: Final = seen  # by card: the seats (bits) that know it lies there
        self.side: Final = side  # by seat, while a battle is being fought
        self.deal: Final = deal
        self.parley: Final = parley
        self.due: Final = due
        self.promise: Final = promise
