"""The tournament, a module of the toy court with everything a module can have: words, events, a form in the season, a
piece of the world of which part is secret, an offer, a word inside a base form, a consequence, and an answer."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Number, Seat, decides
from outremer.kernel.chance import Driver
from outremer.kernel.forms import DONE, Form, Need, Part, Piece, Roll, ask
from outremer.kernel.layouts import Chairs, Grid
from outremer.kernel.lexicon import NUMBER, SEAT
from outremer.kernel.menu import Menu
from outremer.kernel.modules import Module, Total
from tests.kernel.court_forms import EVEN, Coronation
from tests.kernel.court_world import D6, FAMILY, LORDS, PASS, SEATS, TOLD, WORDS, Court, CourtQuestions

LANCES: Final = ["blunt", "sharp"]
STOCK: Final = [2, 3]  # of each kind, for all houses together
WOUNDS: Final = 2  # of a lord, before his house must decide

CHALLENGE: Final = WORDS.verb(
    "challenge", LORDS, said_to=("Joust",), otherwise="joust.in-its-time", module="tournament"
)
RETIRE: Final = WORDS.verb("retire", said_to=("Retirement",), otherwise="joust.wounds", module="tournament")
FEAST: Final = WORDS.verb(
    "feast", said_to=("Coronation",), otherwise="feast.at-coronations", guest=True, module="tournament"
)
FAVOUR: Final = WORDS.verb("favour", LORDS, offer=True, module="tournament")

LANCE_DRAWN: Final = TOLD.event("lance-drawn", seat=SEAT, lance=LANCES)
A_LANCE_DRAWN: Final = TOLD.event("a-lance-drawn", seat=SEAT)
JOUSTED: Final = TOLD.event("jousted", lord=LORDS, die=NUMBER)
FAVOURED: Final = TOLD.event("favoured", seat=SEAT, lord=LORDS)
FEASTED: Final = TOLD.event("feasted", seat=SEAT)

LEDGER: Final = frozenset(
    [
        "joust.rival",
        "joust.rival.dead",
        "joust.in-its-time",
        "joust.wounds",
        "feast.at-coronations",
        "favour.own-house",
        "favour.once",
    ]
)


class Lists(Piece):
    """The lances are drawn in secret; wounds, favours and feasts are open."""

    blanks: ClassVar[dict[str, Blank]] = {
        "rack": Grid(Number(0, 3), LANCES),
        "lance": Grid(Noun(LANCES, nobody=True), Chairs(SEATS), absent=NOBODY),
        "wounds": Grid(Number(0, 9), LORDS),
        "favour": Grid(Noun(LORDS, nobody=True), Chairs(SEATS), absent=NOBODY),
        "feasts": Number(0, 9),
    }

    def __init__(self, rack: list[int], lance: list[int], wounds: list[int], favour: list[int], feasts: int) -> None:
        self.rack: Final = rack
        self.lance: Final = lance  # by seat, NOBODY until it is drawn
        self.wounds: Final = wounds
        self.favour: Final = favour  # by seat
        self.feasts = feasts

    def clone(self) -> Lists:
        return Lists(self.rack[:], self.lance[:], self.wounds[:], self.favour[:], self.feasts)


def lists(g: Court) -> Lists:
    for piece in g.pieces:
        if isinstance(piece, Lists):
            return piece
    raise LookupError("no tournament is held here")


class Joust(Form[Court]):
    """The active house draws its lance, if it has none, and challenges a lord; on a five or a six it gains a point."""

    rule: ClassVar[str] = "joust.rival"
    blanks: ClassVar[dict[str, Blank]] = {"rival": Noun(LORDS, nobody=True), "over": Flag()}

    def __init__(self, rival: int = NOBODY, over: bool = False) -> None:
        self.rival = rival
        self.over = over

    def needs(self, g: Court) -> Need:
        if self.over:
            return DONE
        if lists(g).lance[g.active()] == NOBODY:
            return Roll(lists(g).rack, LANCES)
        return ask(g.active()) if self.rival == NOBODY else Roll(EVEN, D6)

    def hears_roll(self, g: Court) -> int:
        return 1 << g.active() if lists(g).lance[g.active()] == NOBODY else -1

    def may(self, g: Court, seat: int, menu: Menu) -> None:
        for lord in range(len(LORDS)):
            menu.put(CHALLENGE + lord, None if g.alive[lord] else "joust.rival.dead")
        menu.put(PASS)

    def answer(self, g: Court, seat: int, verb: int, noun: int) -> None:
        if verb == PASS:
            self.over = True
        else:
            self.rival = noun

    def rolled(self, g: Court, outcome: int) -> None:
        seat = g.active()
        if lists(g).lance[seat] == NOBODY:
            lists(g).rack[outcome] -= 1
            lists(g).lance[seat] = outcome
            g.tell_only(1 << seat, LANCE_DRAWN, [seat, outcome], instead=A_LANCE_DRAWN)
            return
        self.over = True
        lists(g).wounds[self.rival] += 1
        g.tell(JOUSTED, self.rival, outcome + 1)
        if outcome >= 4:
            g.points[seat] += 1

    def copy(self) -> Joust:
        return Joust(self.rival, self.over)


class Retirement(Form[Court]):
    """A lord wounded twice: before anything else goes on, his house says whether he retires."""

    rule: ClassVar[str] = "joust.wounds"
    aside: ClassVar[bool] = True
    consequence: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {"lord": decides(Noun(LORDS)), "seat": Seat(), "over": Flag()}

    def __init__(self, lord: int, seat: int, over: bool = False) -> None:
        self.lord = lord
        self.seat = seat
        self.over = over

    def enter(self, g: Court) -> None:
        lists(g).wounds[self.lord] = 0

    def needs(self, g: Court) -> Need:
        return DONE if self.over else ask(self.seat)

    def may(self, g: Court, seat: int, menu: Menu) -> None:
        menu.put(RETIRE)
        menu.put(PASS)

    def answer(self, g: Court, seat: int, verb: int, noun: int) -> None:
        self.over = True
        if verb == RETIRE:
            g.alive[self.lord] = 0

    def copy(self) -> Retirement:
        return Retirement(self.lord, self.seat, self.over)


class Heralds(CourtQuestions):
    """What the tournament answers."""

    def battle_dice(self, g: Court, seat: int) -> int:
        return 1 if lists(g).feasts else 0

    def offers(self, g: Court, seat: int, menu: Menu) -> None:
        for lord in range(len(LORDS)):
            menu.put(FAVOUR + lord, self.no_favour(g, seat, lord))

    def no_favour(self, g: Court, seat: int, lord: int) -> str | None:
        if FAMILY[lord] != seat:
            return "favour.own-house"
        return None if lists(g).favour[seat] == NOBODY else "favour.once"

    def offered(self, g: Court, seat: int, verb: int, noun: int) -> Form[Court] | None:
        lists(g).favour[seat] = noun
        g.tell(FAVOURED, seat, noun)
        return None

    def may(self, g: Court, form: Form[Court], seat: int, menu: Menu) -> None:
        if isinstance(form, Coronation):
            menu.put(FEAST)

    def answer(self, g: Court, form: Form[Court], seat: int, verb: int, noun: int) -> None:
        assert isinstance(form, Coronation)
        form.over = True
        lists(g).feasts += 1
        g.tell(FEASTED, seat)

    def due(self, g: Court) -> Form[Court] | None:
        for lord in range(len(LORDS)):
            if lists(g).wounds[lord] >= WOUNDS and g.alive[lord]:
                return Retirement(lord, FAMILY[lord])
        return None

    def view(self, g: Court, seat: int | None) -> dict[str, object] | None:
        piece = lists(g)
        seen: dict[str, object] = {
            "drawn": [house for house in range(g.rules.seats) if piece.lance[house] != NOBODY],
            "wounds": dict(zip(LORDS, piece.wounds, strict=True)),
            "favour": [None if lord == NOBODY else LORDS[lord] for lord in piece.favour[: g.rules.seats]],
            "feasts": piece.feasts,
        }
        if seat is not None:
            seen["my_lance"] = None if piece.lance[seat] == NOBODY else LANCES[piece.lance[seat]]
        return seen

    def redeal(self, g: Court, stack: list[Form[Court]], seat: int, driver: Driver) -> None:
        piece = lists(g)
        others = [house for house in range(g.rules.seats) if house != seat and piece.lance[house] != NOBODY]
        for house in others:
            piece.rack[piece.lance[house]] += 1
        for house in others:
            piece.lance[house] = driver.pick(piece.rack, LANCES)
            piece.rack[piece.lance[house]] -= 1

    def totals(self, g: Court, stack: list[Form[Court]]) -> list[Total]:
        piece = lists(g)
        return [
            Total(f"{name} lances", piece.rack[kind] + piece.lance.count(kind), STOCK[kind])
            for kind, name in enumerate(LANCES)
        ]

    def fits(self, g: Court, over: bool) -> str | None:
        for seat in range(g.rules.seats):
            lord = lists(g).favour[seat]
            if lord != NOBODY and FAMILY[lord] != seat:
                return f"favour[{seat}]: {LORDS[lord]} is not of that house"
        return None


def empty_lists() -> Lists:
    return Lists(STOCK[:], [NOBODY] * SEATS, [0] * len(LORDS), [NOBODY] * SEATS, 0)


TOURNAMENT = Module(
    "tournament",
    scope="module.scope",
    home="court_tournament.py",
    forms=(Joust, Retirement),
    parts={"Season": [Part("joust", lambda g: Joust(), after="drawing")]},
    answers=Heralds(),
    piece=empty_lists,
)
