"""ORO (SALADIN): once all have passed, and before the Templars are turned over, one of them goes elsewhere."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.akkon.laying import Laying, ban, heap_size, only_one
from outremer.games.akkon.vocabulary import (
    BY_BROTHERS,
    BY_PLAGUE,
    CITIES,
    CITY_COUNT,
    DISPLACED,
    GOLD,
    KINDS,
    LAY,
    OWN,
    PASS,
    PIECES,
    SEATS,
    SENESCHAL,
    SHIFT,
    SHIFT_BROTHERS,
    SHIFT_PLAGUE,
    SHIFT_RIVAL,
    SHIFTED,
    WORDS,
)
from outremer.games.akkon.world import CAMP, HolyLand
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Seat, Sentence, decides, given
from outremer.kernel.forms import DONE, Form, Need, Roll, Then, ask
from outremer.kernel.journal import EVERYONE
from outremer.kernel.menu import Menu

ROUTES: Final = 36  # from one city to another


class Saladin(Form[HolyLand]):
    """ORO (SALADIN): before the Templars are turned over, one may be moved. [privilege.gold]"""

    rule: ClassVar[str] = "privilege.gold"
    order: ClassVar[str] = "privilege.gold"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": Seat(nobody=True),
        "begun": decides(Sentence(WORDS, [SHIFT, SHIFT_PLAGUE, SHIFT_BROTHERS, SHIFT_RIVAL])),
    }

    def __init__(self, seat: int = NOBODY, begun: int = NOBODY) -> None:
        self.seat = seat  # NOBODY when nobody may, or cares to
        self.begun = begun  # the move whose Templar is still to be named

    def enter(self, g: HolyLand) -> None:
        holder = g.privilege[GOLD]
        self.seat = NOBODY
        for piece in range(g.rules.pieces):
            if g.at[piece] != CAMP and (g.rules.saladin_moves_any or g.holder[piece] == holder):
                self.seat = holder

    def needs(self, g: HolyLand) -> Need:
        if self.seat == NOBODY:
            return DONE
        return ask(self.seat) if self.begun == NOBODY else Then(self.paragraph(g))

    def paragraph(self, g: HolyLand) -> Form[HolyLand]:
        verb = g.rules.verb_of[self.begun]
        noun = self.begun - verb
        colour, source, city = noun // ROUTES % SEATS, noun % ROUTES // CITY_COUNT, noun % CITY_COUNT
        if verb == SHIFT_RIVAL:
            return Displacing(self.seat, noun // (SEATS * ROUTES), colour, source, city)
        if verb == SHIFT:
            return Laying(self.seat, self.seat, OWN, source, city)
        return Laying(self.seat, colour, BY_PLAGUE if verb == SHIFT_PLAGUE else BY_BROTHERS, source, city)

    def may(self, g: HolyLand, seat: int, menu: Menu) -> None:
        menu.put(PASS)
        menu.none(SENESCHAL, "privilege.gold.not-seneschal")
        offer_shifts(g, seat, seat, OWN, SHIFT, menu)
        for colour in range(SEATS):
            offer_shifts(g, seat, colour, BY_PLAGUE, SHIFT_PLAGUE + colour * ROUTES, menu)
            offer_shifts(g, seat, colour, BY_BROTHERS, SHIFT_BROTHERS + colour * ROUTES, menu)
        if g.rules.saladin_moves_any:
            for rival in range(g.rules.seats):
                if rival != seat:
                    offer_shifts_of_rival(g, rival, menu)

    def answer(self, g: HolyLand, seat: int, verb: int, noun: int) -> None:
        if verb == PASS:
            self.seat = NOBODY
            return
        self.begun = verb + noun
        g.use(GOLD)
        colour = seat if verb == SHIFT else noun // ROUTES % SEATS
        g.tell(SHIFTED, seat, noun % ROUTES // CITY_COUNT, noun % CITY_COUNT, colour)

    def fits(self, g: HolyLand) -> str | None:
        if self.begun < SHIFT_RIVAL:
            return None
        allowed = g.rules.saladin_moves_any and (self.begun - SHIFT_RIVAL) // (SEATS * ROUTES) != self.seat
        return None if allowed else "begun: must name another player, where Saladin moves anybody's Templars"

    def copy(self) -> Saladin:
        return Saladin(self.seat, self.begun)


def offer_shifts(g: HolyLand, seat: int, colour: int, loan: int, word: int, menu: Menu) -> None:
    """From any city where this seat has laid such a Templar to any other. [privilege.gold]"""
    for source in range(CITY_COUNT):
        size = heap_size(g, seat, colour, loan, source)
        piece = only_one(g, seat, colour, loan, source) if size == 1 else NOBODY
        for city in range(CITY_COUNT):
            move = word + source * CITY_COUNT + city
            if source == city or size == 0:
                menu.put(move, "privilege.gold")
            else:
                menu.put(move, None if piece == NOBODY else ban(g, seat, piece, city))


def offer_shifts_of_rival(g: HolyLand, rival: int, menu: Menu) -> None:
    """The Templars of the others, told apart by who laid them and by colour. [privilege.gold]"""
    for colour in range(g.rules.seats):
        word = SHIFT_RIVAL + (rival * SEATS + colour) * ROUTES
        for source in range(CITY_COUNT):
            if laid_by(g, rival, colour, source):
                for city in range(CITY_COUNT):
                    menu.put(word + source * CITY_COUNT + city, "privilege.gold" if source == city else None)


def laid_by(g: HolyLand, seat: int, colour: int, city: int) -> list[int]:
    """The Templars of this colour that this seat has laid there, borrowed by whichever card."""
    laid: list[int] = []
    for piece in range(colour * KINDS, colour * KINDS + KINDS):
        if g.at[piece] == city and g.holder[piece] == seat:
            laid.append(piece)
    return laid


class Displacing(Form[HolyLand]):
    """Which of a rival's Templars Saladin moves: chosen where they lie face up, by chance where nobody may look.

    The ban of Turcopole and Sergeant binds whoever lays them, so it holds nobody back here. [privilege.gold]
    """

    rule: ClassVar[str] = "privilege.gold"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "rival": given(Seat()),
        "colour": given(Seat()),
        "source": given(Noun(CITIES)),
        "city": given(Noun(CITIES)),
        "moved": Flag(),
    }

    def __init__(self, seat: int, rival: int, colour: int, source: int, city: int, moved: bool = False) -> None:
        self.seat = seat
        self.rival = rival  # who laid it
        self.colour = colour
        self.source = source
        self.city = city
        self.moved = moved

    def enter(self, g: HolyLand) -> None:
        heap = laid_by(g, self.rival, self.colour, self.source)
        if len(heap) == 1:
            self.move(g, heap[0])

    def needs(self, g: HolyLand) -> Need:
        if self.moved:
            return DONE
        return ask(self.seat) if g.seneschal == self.source else Roll(self.odds(g), PIECES)

    def odds(self, g: HolyLand) -> list[int]:
        odds = [0] * KINDS
        for piece in laid_by(g, self.rival, self.colour, self.source):
            odds[piece % KINDS] = 1
        return odds

    def may(self, g: HolyLand, seat: int, menu: Menu) -> None:
        odds = self.odds(g)
        for kind in range(KINDS):
            menu.put(LAY + kind, None if odds[kind] else "privilege.gold")

    def answer(self, g: HolyLand, seat: int, verb: int, noun: int) -> None:
        self.move(g, self.colour * KINDS + noun)

    def hears_roll(self, g: HolyLand) -> int:
        """Whoever laid it sees which one is taken away; the others see it when all are turned over."""
        return 1 << self.rival

    def rolled(self, g: HolyLand, outcome: int) -> None:
        self.move(g, self.colour * KINDS + outcome)

    def move(self, g: HolyLand, piece: int) -> None:
        self.moved = True
        g.at[piece] = self.city
        audience = EVERYONE if g.seneschal == self.source else 1 << self.rival
        g.tell_only(audience, DISPLACED, [self.rival, self.city, self.colour, piece % KINDS])

    def copy(self) -> Displacing:
        return Displacing(self.seat, self.rival, self.colour, self.source, self.city, self.moved)
