"""Sacred relics: a module with words, a piece of the world, parts and answers of its own.

Which relic lies where, nobody knows, so it is rolled when one is taken. A relic that was taken is borne by a lord, or
lies where its bearer fell.
"""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.clauses import deals_freely
from outremer.games.fief.deals import pass_coins, spend_markers
from outremer.games.fief.deaths import Deathbed
from outremer.games.fief.knowing import lay
from outremer.games.fief.layout import DISCARDED_PILE, LAID, SENT_DEALS, STRUCK_BY
from outremer.games.fief.questions import FiefQuestions
from outremer.games.fief.vocabulary import (
    ACCEPT,
    ATTACKER,
    D6,
    DEFENDER,
    DISASTER_OVER,
    DISASTER_STRUCK,
    FAMINE,
    FIRST_DISASTER,
    FIRST_SEE,
    LORD_COUNT,
    LORDS,
    MOST_COINS_SAID,
    PASS,
    POPE,
    RAIN,
    REFUSE,
    SEATS,
    SEE_COUNT,
    SEES,
    TOLD,
    VILLAGES,
    WORDS,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Nouns, Number, Seat
from outremer.kernel.chance import Driver
from outremer.kernel.forms import DONE, Form, Need, Part, Piece, Roll, ask
from outremer.kernel.layouts import Layout
from outremer.kernel.lexicon import NUMBER, SEAT
from outremer.kernel.menu import Menu
from outremer.kernel.modules import Module, Total

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
BEAR: Final = WORDS.verb(
    "bear-relic", LORDS, said_to=("RelicSale", "RelicHeir"), otherwise="relic.trade", module="relics"
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
    blanks: ClassVar[dict[str, Blank]] = {
        "hidden": Nouns(SEES),
        "refused": Nouns(LORDS),
        "relic": rows,
        "tooth_used": Flag(),
    }

    def __init__(self, hidden: int, refused: int, relic: list[int], tooth_used: bool) -> None:
        self.hidden = hidden  # sees (bits) in whose main village an unknown relic lies
        self.refused = refused  # lords (bits) who were refused one in this turn
        self.relic: Final = relic
        self.tooth_used = tooth_used

    def clone(self) -> Reliquary:
        return Reliquary(self.hidden, self.refused, self.relic[:], self.tooth_used)

    def bearer(self, relic: int) -> int:
        return self.relic[self.BEARER + relic]

    def lying(self, relic: int) -> int:
        return self.relic[self.LYING + relic]

    def heir(self, relic: int) -> int:
        return self.relic[self.HEIR + relic]

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
    for piece in g.pieces:
        if isinstance(piece, Reliquary):
            return piece
    raise LookupError("no relics are in play here")


def wielder(g: France, relic: int) -> int:
    """The free lord who bears it, or NOBODY: in captivity, and in the hands of troops, its power rests.

    It is where the lord is. [relic.moves_with_lord]
    """
    lord = reliquary(g).bearer(relic)
    return lord if lord != NOBODY and g.is_free(lord) else NOBODY


def see_here(g: France, village: int) -> int:
    """The see whose main village this is and whose relic still lies there, or NOBODY."""
    board = g.rules.board
    see = board.see_of[village]
    return see if board.principal[see] == village and reliquary(g).hidden >> see & 1 else NOBODY


def no_taking(g: France, seat: int, lord: int) -> str | None:
    """The Pope, any Cardinal, the bishop of that see; free, and in the village. [relic.take]"""
    if g.owner(lord) != seat or not g.is_free(lord):
        return "relic.take"
    see = see_here(g, g.place(lord))
    if see == NOBODY or not (g.has(lord, POPE) or g.is_cardinal(lord) or g.has(lord, FIRST_SEE + see)):
        return "relic.take"
    return no_second_asking(g, lord)


def no_second_asking(g: France, lord: int) -> str | None:
    """Who was refused leave may ask again next turn. [relic.take.permission]"""
    return "relic.take.permission" if reliquary(g).refused >> lord & 1 else None


def no_picking_up(g: France, seat: int, relic: int, lord: int) -> str | None:
    """A relic that lies abandoned is for any lord who is there. [relic.abandoned]"""
    if g.owner(lord) != seat or not g.is_free(lord) or reliquary(g).lying(relic) != g.place(lord):
        return "relic.abandoned"
    return no_second_asking(g, lord)


def no_sale(g: France, seat: int, relic: int, to: int, coins: int) -> str | None:
    """To anyone with a lord, by a marker of who receives it; in a talk without.

    [relic.trade] [diplomacy.talk.relics]
    """
    lord = wielder(g, relic)
    if lord == NOBODY or g.owner(lord) != seat or to == seat or to >= g.rules.seats or not bearers(g, to):
        return "relic.trade"
    if g.coins(to) < coins:
        return "relic.trade"
    if g.family[SENT_DEALS + seat] >= g.rules.box.proposals:
        return "deal.limit"
    if not deals_freely(g, seat, to) and not g.markers(to):
        return "relic.trade"
    return g.rules.asks.bars_deal(g, seat, to)


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


class RelicTaken(Form[France]):
    """An opponent who holds the village is asked for leave; then the relic is taken and turned up.

    `relic` is the one that lies there in the open, or NOBODY for the unknown one of the see.
    """

    rule: ClassVar[str] = "relic.take.permission"
    sealed: ClassVar[bool] = True
    aside: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "lord": Noun(LORDS),
        "relic": Noun(RELIC_NAMES, nobody=True),
        "granted": Flag(),
        "over": Flag(),
    }

    def __init__(self, lord: int, relic: int, granted: bool = False, over: bool = False) -> None:
        self.lord = lord
        self.relic = relic
        self.granted = granted
        self.over = over

    def enter(self, g: France) -> None:
        if self.keeper(g) == NOBODY:
            self.grant(g)
        else:
            g.tell(RELIC_ASKED, g.owner(self.lord), self.lord)

    def keeper(self, g: France) -> int:
        """The opponent who occupies and controls the village, or NOBODY. [relic.take.permission]"""
        village = g.place(self.lord)
        keeper = g.controller(village)
        return NOBODY if keeper in (NOBODY, g.owner(self.lord)) or not g.occupies(keeper, village) else keeper

    def grant(self, g: France) -> None:
        self.granted = True
        if self.relic != NOBODY:
            self.over = True
            give(g, self.relic, self.lord)

    def needs(self, g: France) -> Need:
        if self.over:
            return DONE
        if self.granted:
            return Roll(self.unseen(g), RELIC_NAMES)
        return ask(self.keeper(g))

    def unseen(self, g: France) -> list[int]:
        """The relics that nobody has seen yet, each as likely as the other. [relic.setup]"""
        return [1 if reliquary(g).is_unseen(relic) else 0 for relic in range(RELIC_COUNT)]

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.put(ACCEPT)
        menu.put(REFUSE)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        if verb == ACCEPT:
            self.grant(g)
        else:
            self.over = True
            reliquary(g).refused |= 1 << self.lord
            g.tell(RELIC_REFUSED, seat, self.lord)

    def rolled(self, g: France, outcome: int) -> None:
        """[relic.take.revealed]"""
        self.over = True
        reliquary(g).hidden &= ~(1 << g.rules.board.see_of[g.place(self.lord)])
        give(g, outcome, self.lord)

    def copy(self) -> RelicTaken:
        return RelicTaken(self.lord, self.relic, self.granted, self.over)


class RelicSale(Form[France]):
    """The other says which lord will bear it, or refuses. [relic.trade]"""

    rule: ClassVar[str] = "relic.trade"
    sealed: ClassVar[bool] = True
    aside: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "by": Seat(),
        "relic": Noun(RELIC_NAMES),
        "to": Seat(),
        "coins": Number(0, MOST_COINS_SAID),
        "over": Flag(),
    }

    def __init__(self, by: int, relic: int, to: int, coins: int, over: bool = False) -> None:
        self.by = by
        self.relic = relic
        self.to = to
        self.coins = coins
        self.over = over

    def enter(self, g: France) -> None:
        g.family[SENT_DEALS + self.by] += 1  # [deal.limit]
        g.tell(RELIC_OFFERED, self.by, self.to, self.relic, self.coins)

    def needs(self, g: France) -> Need:
        return DONE if self.over else ask(self.to)

    def may(self, g: France, seat: int, menu: Menu) -> None:
        able = bearers(g, seat)
        for lord in range(LORD_COUNT):
            menu.put(BEAR + lord, None if able >> lord & 1 else "relic.trade")
        menu.put(REFUSE)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        self.over = True
        if verb == BEAR:
            if not deals_freely(g, self.by, seat):  # [diplomacy.talk.relics]
                spend_markers(g, seat, 1)
            pass_coins(g, seat, self.by, self.coins)
            give(g, self.relic, noun)

    def copy(self) -> RelicSale:
        return RelicSale(self.by, self.relic, self.to, self.coins, self.over)


class RelicHeir(Form[France]):
    """The bearer is dead: his family, or his ally, says who bears it now. [relic.ally_inherits]"""

    rule: ClassVar[str] = "relic.ally_inherits"
    sealed: ClassVar[bool] = True
    aside: ClassVar[bool] = True
    consequence: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {"relic": Noun(RELIC_NAMES), "seat": Seat(), "heirs": Nouns(LORDS)}

    def __init__(self, relic: int, seat: int, heirs: int) -> None:
        self.relic = relic
        self.seat = seat
        self.heirs = heirs

    def enter(self, g: France) -> None:
        """Where there is nothing to choose, nobody is asked."""
        village = reliquary(g).lying(self.relic)
        reliquary(g).put(self.relic, NOBODY, village, NOBODY)
        if not self.heirs:
            g.tell(RELIC_FELL, self.relic, village)
        elif self.heirs.bit_count() == 1:
            self.pass_on(g, self.heirs.bit_length() - 1)

    def pass_on(self, g: France, lord: int) -> None:
        self.heirs = 0
        give(g, self.relic, lord)

    def needs(self, g: France) -> Need:
        return ask(self.seat) if self.heirs else DONE

    def may(self, g: France, seat: int, menu: Menu) -> None:
        for lord in range(LORD_COUNT):
            menu.put(BEAR + lord, None if self.heirs >> lord & 1 else "relic.ally_inherits")

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        self.pass_on(g, noun)

    def copy(self) -> RelicHeir:
        return RelicHeir(self.relic, self.seat, self.heirs)


def stands_under(g: France, see: int, disaster: int) -> bool:
    return g.see[STRUCK_BY + see] >> disaster - FIRST_DISASTER & 1 == 1


def lift(g: France, see: int, disaster: int) -> None:
    """A disaster's card goes from a see to the discard pile."""
    g.see[STRUCK_BY + see] &= ~(1 << disaster - FIRST_DISASTER)
    lay(g, disaster, LAID, DISCARDED_PILE)
    g.tell(DISASTER_OVER, disaster, see)


class Roseline(Form[France]):
    """Each Heavy Rain may be tried once at the end of phase 2. [relic.roseline]"""

    rule: ClassVar[str] = "relic.roseline"
    blanks: ClassVar[dict[str, Blank]] = {
        "tried": Nouns(SEES),
        "see": Noun(SEES, nobody=True),
        "over": Flag(),
    }

    def __init__(self, tried: int = 0, see: int = NOBODY, over: bool = False) -> None:
        self.tried = tried  # rains that were tried lie here, or stay where they came to
        self.see = see  # the rain for which the die is thrown
        self.over = over

    def rains(self, g: France) -> int:
        found = 0
        for see in range(SEE_COUNT):
            if stands_under(g, see, RAIN) and not self.tried >> see & 1:
                found |= 1 << see
        return found

    def needs(self, g: France) -> Need:
        lord = wielder(g, EYES)
        if self.see != NOBODY:
            return Roll(EVEN, D6)
        return DONE if self.over or lord == NOBODY or not self.rains(g) else ask(g.owner(lord))

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.put(PASS)
        rains = self.rains(g)
        for see in range(SEE_COUNT):
            menu.put(MOVE_RAIN + see, None if rains >> see & 1 else "relic.roseline")

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        if verb == PASS:
            self.over = True
        else:
            self.see = noun

    def rolled(self, g: France, outcome: int) -> None:
        """To the see of the die; where it is, or on a six, it stays.

        [relic.roseline.roll] [relic.roseline.duplicate]
        """
        start, self.see = self.see, NOBODY
        g.tell(RAIN_ROLL, start, outcome + 1)
        self.tried |= 1 << start
        if outcome >= SEE_COUNT or outcome == start:
            return
        if stands_under(g, outcome, RAIN):
            lift(g, start, RAIN)
            return
        g.see[STRUCK_BY + start] &= ~(1 << RAIN - FIRST_DISASTER)
        g.see[STRUCK_BY + outcome] |= 1 << RAIN - FIRST_DISASTER
        self.tried |= 1 << outcome
        g.tell(DISASTER_OVER, RAIN, start)
        g.tell(DISASTER_STRUCK, RAIN, outcome)

    def copy(self) -> Roseline:
        return Roseline(self.tried, self.see, self.over)


class Radegund(Form[France]):
    """A die for every Famine in play at the end of phase 2. [relic.radegund]"""

    rule: ClassVar[str] = "relic.radegund"
    blanks: ClassVar[dict[str, Blank]] = {"left": Nouns(SEES), "over": Flag()}

    def __init__(self, left: int = 0, over: bool = False) -> None:
        self.left = left  # sees whose famine is still to be rolled for
        self.over = over

    def famines(self, g: France) -> int:
        found = 0
        for see in range(SEE_COUNT):
            if stands_under(g, see, FAMINE):
                found |= 1 << see
        return found

    def needs(self, g: France) -> Need:
        lord = wielder(g, BONES)
        if self.left:
            return Roll(EVEN, D6)
        return DONE if self.over or lord == NOBODY or not self.famines(g) else ask(g.owner(lord))

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.put(PASS)
        menu.put(PRAY)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        self.over = True
        if verb == PRAY:
            self.left = self.famines(g)

    def rolled(self, g: France, outcome: int) -> None:
        """On four or more the card is discarded. [relic.radegund.roll]"""
        see = (self.left & -self.left).bit_length() - 1
        self.left &= self.left - 1
        g.tell(FAMINE_ROLL, see, outcome + 1)
        if outcome + 1 >= BANISHING:
            lift(g, see, FAMINE)

    def copy(self) -> Radegund:
        return Radegund(self.left, self.over)


class Relics(FiefQuestions):
    """What the relics answer."""

    # -- offers ------------------------------------------------------------------------------------------------------

    def offers(self, g: France, seat: int, menu: Menu) -> None:
        for lord in range(LORD_COUNT):
            menu.put(TAKE_RELIC + lord, no_taking(g, seat, lord))
        for relic in range(RELIC_COUNT):
            if reliquary(g).lying(relic) == NOBODY:
                menu.run(PICK_UP + relic * LORD_COUNT, LORD_COUNT, "relic.abandoned")
            else:
                for lord in range(LORD_COUNT):
                    menu.put(PICK_UP + relic * LORD_COUNT + lord, no_picking_up(g, seat, relic, lord))
            self.list_sales(g, seat, relic, menu)

    def list_sales(self, g: France, seat: int, relic: int, menu: Menu) -> None:
        prices = MOST_COINS_SAID + 1
        for to in range(SEATS):
            first = SELL_RELIC + (relic * SEATS + to) * prices
            bar = no_sale(g, seat, relic, to, 0)
            if bar is not None:
                menu.run(first, prices, bar)
                continue
            most = min(g.coins(to), MOST_COINS_SAID)
            menu.run(first, most + 1)
            menu.run(first + most + 1, prices - most - 1, "relic.trade")

    def offered(self, g: France, seat: int, verb: int, noun: int) -> Form[France]:
        if verb == TAKE_RELIC:
            return RelicTaken(noun, NOBODY)
        if verb == PICK_UP:
            relic, lord = divmod(noun, LORD_COUNT)
            return RelicTaken(lord, relic)
        rest, coins = divmod(noun, MOST_COINS_SAID + 1)
        relic, to = divmod(rest, SEATS)
        return RelicSale(seat, relic, to, coins)

    # -- the tooth, a word at the deathbed ---------------------------------------------------------------------------

    def may_be_saved(self, g: France, lord: int) -> bool:
        return self.saviours(g, lord) != 0

    def saviours(self, g: France, lord: int) -> int:
        """Once in the game, any lord, in any village. [relic.gerontius]"""
        bearer = wielder(g, TOOTH)
        return 0 if bearer == NOBODY or reliquary(g).tooth_used else 1 << g.owner(bearer)

    def may(self, g: France, form: Form[France], seat: int, menu: Menu) -> None:
        if isinstance(form, Deathbed):
            menu.put(REVIVE, None if self.saviours(g, form.lord) >> seat & 1 else "relic.gerontius")

    def answer(self, g: France, form: Form[France], seat: int, verb: int, noun: int) -> None:
        assert isinstance(form, Deathbed)
        reliquary(g).tooth_used = True
        g.tell(REVIVED, seat, form.lord)
        form.saved()

    # -- battle ------------------------------------------------------------------------------------------------------

    def spared_hits(self, g: France, village: int, side: int) -> int:
        """[relic.grail]"""
        return 1 if side == DEFENDER and self.fights(g, GRAIL, village, side) else 0

    def bonus_hits(self, g: France, village: int, side: int) -> int:
        """[relic.lance]"""
        return 1 if side == ATTACKER and self.fights(g, LANCE, village, side) else 0

    def fights(self, g: France, relic: int, village: int, side: int) -> bool:
        lord = wielder(g, relic)
        return lord != NOBODY and g.place(lord) == village and g.side[g.owner(lord)] == side

    # -- news --------------------------------------------------------------------------------------------------------

    def turn_begins(self, g: France) -> None:
        reliquary(g).refused = 0

    def dying(self, g: France, lord: int) -> None:
        """It lies where the bearer falls, and waits for a lord of the family in that village, or for the ally's.

        [relic.ally_inherits]
        """
        piece = reliquary(g)
        owner, spouse = g.owner(lord), g.spouse(lord)
        to_ally = len(g.lords_of(owner)) == 1 and spouse != NOBODY
        heir = g.owner(spouse) if to_ally else owner
        for relic in range(RELIC_COUNT):
            if piece.bearer(relic) == lord:
                if g.is_captive(lord):  # [relic.moves_with_lord]
                    piece.put(relic, NOBODY, g.place(lord), NOBODY)
                    g.tell(RELIC_FELL, relic, g.place(lord))
                else:
                    piece.put(relic, NOBODY, g.place(lord), heir, 1 if to_ally else 0)

    def due(self, g: France) -> Form[France] | None:
        piece = reliquary(g)
        for relic in range(RELIC_COUNT):
            heir = piece.heir(relic)
            if heir != NOBODY:
                return RelicHeir(relic, heir, self.heirs(g, relic, heir))
        return None

    def heirs(self, g: France, relic: int, seat: int) -> int:
        """Free lords (bits) of the family in that village; those of the ally of a family that is no more, anywhere."""
        found = bearers(g, seat)
        for lord in range(LORD_COUNT):
            if not reliquary(g).is_allys(relic) and g.place(lord) != reliquary(g).lying(relic):
                found &= ~(1 << lord)
        return found

    # -- keeping -----------------------------------------------------------------------------------------------------

    def view(self, g: France, seat: int | None) -> dict[str, object] | None:
        """Where one lies unknown is open, which it is nobody knows. [relic.setup] [relic.take.revealed]"""
        piece = reliquary(g)
        seen: dict[str, object] = {
            "hidden": [SEES[see] for see in range(SEE_COUNT) if piece.hidden >> see & 1],
            "refused": [LORDS[lord] for lord in range(LORD_COUNT) if piece.refused >> lord & 1],
            "tooth_used": piece.tooth_used,
        }
        for relic, name in enumerate(RELIC_NAMES):
            if not piece.is_unseen(relic):
                bearer, lying = piece.bearer(relic), piece.lying(relic)
                seen[name] = {"lord": LORDS[bearer]} if bearer != NOBODY else {"village": VILLAGES[lying]}
        return seen

    def redeal(self, g: France, stack: list[Form[France]], seat: int, driver: Driver) -> None:
        """Nothing of it is known to one and not to another."""

    def totals(self, g: France, stack: list[Form[France]]) -> list[Total]:
        piece = reliquary(g)
        unseen = sum(piece.is_unseen(relic) for relic in range(RELIC_COUNT))
        return [Total("relics that nobody has seen", unseen, piece.hidden.bit_count())]

    def fits(self, g: France, over: bool) -> str | None:
        piece = reliquary(g)
        for relic, name in enumerate(RELIC_NAMES):
            bearer = piece.bearer(relic)
            if bearer != NOBODY and not g.is_in_play(bearer):
                return f"relics.relic.bearer.{name}: {LORDS[bearer]} is not in play"
            if bearer != NOBODY and piece.lying(relic) != NOBODY:
                return f"relics.relic.lying.{name}: is borne, so it lies nowhere"
        return None


RELICS: Final = Module(
    "relics",
    scope="module.scope",
    home="relics.py",
    forms=(RelicTaken, RelicSale, RelicHeir, Roseline, Radegund),
    parts={
        "Cards": [
            Part("roseline", lambda g: Roseline(), after="plays"),
            Part("radegund", lambda g: Radegund(), after="roseline"),
        ]
    },
    answers=Relics(),
    piece=all_hidden,
)
