"""LA FASE DELL'ASTA: one Templar goes face down before a city.

Everybody sees where it lies, who laid it, its colour and, if it is borrowed, by which card it was; only its face is
hidden. Templars alike in all that make a heap, and whether there is anything to choose in a heap is open knowledge.
"""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.akkon.templars import turn_up_all_at
from outremer.games.akkon.vocabulary import (
    CITIES,
    CITY_COUNT,
    KINDS,
    LAID,
    LAID_ONE,
    LAY,
    LOANS,
    OWN,
    SERGEANT,
    TURCOPOLE,
)
from outremer.games.akkon.world import CAMP, WHERE, HolyLand
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Seat, given
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.journal import EVERYONE
from outremer.kernel.menu import Menu

TAKEN_BY: Final = ["", "card.plague.take-one", "card.brothers.take-two"]  # by loan: what puts a Templar in another camp


def heap_size(g: HolyLand, seat: int, colour: int, loan: int, place: int) -> int:
    """How many Templars of this colour this seat has there."""
    count = 0
    at, holder = g.at, g.holder
    for piece in range(colour * KINDS, colour * KINDS + KINDS):
        if at[piece] == place and holder[piece] == seat and g.loan[piece] == loan:
            count += 1
    return count


def only_one(g: HolyLand, seat: int, colour: int, loan: int, place: int) -> int:
    """The Templar of a heap of one."""
    for piece in range(colour * KINDS, colour * KINDS + KINDS):
        if g.at[piece] == place and g.holder[piece] == seat and g.loan[piece] == loan:
            return piece
    return NOBODY


def ban(g: HolyLand, seat: int, piece: int, city: int) -> str | None:
    """Turcopole and Sergeant of one player never meet. It goes by who lays them, not by their colour."""
    kind = piece % KINDS
    if kind == TURCOPOLE and g.cities_where(seat, SERGEANT) >> city & 1:
        return "templar.turcopole.not-with-own-sergeant"
    if kind == SERGEANT and g.cities_where(seat, TURCOPOLE) >> city & 1:
        return "templar.sergeant.not-with-own-turcopole"
    return None


def absence(g: HolyLand, seat: int, piece: int, loan: int, source: int) -> str:
    """Why this Templar is none of those this seat may take from there: somebody else has it, or it lies elsewhere."""
    if g.holder[piece] != seat or g.loan[piece] != loan:
        return TAKEN_BY[g.loan[piece] if loan == OWN else loan]
    return "auction.used.stay-at-city" if source == CAMP else "privilege.gold"


def no_heap(g: HolyLand, seat: int, colour: int, loan: int) -> str:
    """Why this seat has no Templar of this colour to bid: it never had one, or has laid it down."""
    for piece in range(colour * KINDS, colour * KINDS + KINDS):
        if g.holder[piece] == seat and g.loan[piece] == loan:
            return "auction.used.stay-at-city"
    return absence(g, seat, colour * KINDS, loan, CAMP)


def offer_heap(g: HolyLand, seat: int, colour: int, loan: int, word: int, menu: Menu) -> None:
    """The cities where a Templar of this heap, in the camp, may be laid. Two of a heap are never both banned."""
    size = heap_size(g, seat, colour, loan, CAMP)
    if size > 1:
        menu.run(word, CITY_COUNT)
    elif size:
        piece = only_one(g, seat, colour, loan, CAMP)
        for city in range(CITY_COUNT):
            menu.put(word + city, ban(g, seat, piece, city))
    elif menu.about != NOBODY:
        menu.run(word, CITY_COUNT, no_heap(g, seat, colour, loan))


class Laying(Form[HolyLand]):
    """Which one, nobody else may know."""

    rule: ClassVar[str] = "auction.place-one"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "colour": given(Seat()),
        "loan": given(Noun(LOANS)),
        "source": given(Noun(WHERE)),
        "city": given(Noun(CITIES)),
        "laid": Flag(),
    }

    def __init__(self, seat: int, colour: int, loan: int, source: int, city: int, laid: bool = False) -> None:
        self.seat = seat
        self.colour = colour
        self.loan = loan
        self.source = source  # CAMP, or the city that Saladin moves it from
        self.city = city
        self.laid = laid

    def enter(self, g: HolyLand) -> None:
        if heap_size(g, self.seat, self.colour, self.loan, self.source) == 1:
            self.lay(g, only_one(g, self.seat, self.colour, self.loan, self.source))

    def needs(self, g: HolyLand) -> Need:
        return DONE if self.laid else ask(self.seat)

    def may(self, g: HolyLand, seat: int, menu: Menu) -> None:
        piece = self.colour * KINDS
        for kind in range(KINDS):
            if g.at[piece] == self.source and g.holder[piece] == seat and g.loan[piece] == self.loan:
                menu.put(LAY + kind, ban(g, seat, piece, self.city))
            else:
                menu.put(LAY + kind, absence(g, seat, piece, self.loan, self.source))
            piece += 1

    def answer(self, g: HolyLand, seat: int, verb: int, noun: int) -> None:
        self.lay(g, self.colour * KINDS + noun)

    def lay(self, g: HolyLand, piece: int) -> None:
        """Beside the Seneschal it lies face up. [templar.seneschal.opens-later]"""
        self.laid = True
        g.at[piece] = self.city
        if g.journal is not None:
            numbers = [self.seat, self.city, self.colour, piece % KINDS]
            g.tell_only(self.audience(g), LAID, numbers, LAID_ONE)
        if self.city == g.seneschal:
            turn_up_all_at(g, self.city)

    def audience(self, g: HolyLand) -> int:
        """Face down: all see only what comes to the Seneschal's city or leaves it. [auction.place-face-down]"""
        return EVERYONE if g.seneschal != NOBODY and g.seneschal in (self.city, self.source) else 1 << self.seat

    def hears_move(self, g: HolyLand, seat: int, verb: int, noun: int) -> int:
        return self.audience(g)

    def copy(self) -> Laying:
        return Laying(self.seat, self.colour, self.loan, self.source, self.city, self.laid)
