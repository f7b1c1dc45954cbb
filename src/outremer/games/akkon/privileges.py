"""LA FASE DELLE AZIONI / privilegi: Barbarossa, Saladin and Clement III; the Lionheart rides in `actions`."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.akkon.laying import Laying, ban, heap_size, only_one
from outremer.games.akkon.templars import turn_up_all_at
from outremer.games.akkon.tracks import advance, sole_leader
from outremer.games.akkon.vocabulary import (
    ADVANCE,
    BID,
    BID_BORROWED,
    BLESSED,
    BY_BROTHERS,
    BY_PLAGUE,
    CARD_COUNT,
    CITY_COUNT,
    FAITH,
    GIVE,
    GOLD,
    KINDS,
    LAID,
    LAID_ONE,
    LAY,
    NO_PRIVILEGE,
    OWN,
    PASS,
    PIECES,
    PRIVILEGE,
    REPUTATION,
    SEATS,
    SENESCHAL,
    SHIFT,
    SHIFT_BROTHERS,
    SHIFT_PLAGUE,
    SHIFT_RIVAL,
    SHIFTED,
    SWAPPED,
    TRACK_COUNT,
)
from outremer.games.akkon.world import CAMP, HolyLand
from outremer.kernel.blanks import NOBODY, Blank, Flag, Number, Seat, decides, given
from outremer.kernel.forms import DONE, Call, Form, Need, Roll, ask
from outremer.kernel.journal import EVERYONE
from outremer.kernel.menu import Menu

ROUTES: Final = 36  # from one city to another
HEAPS: Final = 15  # own ones, and two kinds of borrowed ones, in five colours


def award_privileges(g: HolyLand) -> None:
    """To whoever alone leads a characteristic, for the next round. [game.best-gets-privilege]

    [privilege.when] [privilege.used-next-round]
    """
    g.spent = 0
    for track in range(TRACK_COUNT):
        leader = sole_leader(g, track)
        g.privilege[track] = leader
        if leader == NOBODY:
            g.tell(NO_PRIVILEGE, track)
        else:
            g.tell(PRIVILEGE, leader, track)


def no_swap(g: HolyLand, seat: int, city: int) -> str | None:
    """What keeps this seat from swapping the card on offer there."""
    if not g.may_use(seat, REPUTATION):
        return "privilege.action-on-card"
    if seat not in g.place or g.top[city] == NOBODY:
        return "privilege.reputation"
    return None


class Exchange(Form[HolyLand]):
    """REPUTAZIONE (IMPERATORE BARBAROSSA): a card from hand for the one on offer. [privilege.reputation]"""

    rule: ClassVar[str] = "privilege.reputation"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "city": given(Number(0, CITY_COUNT - 1)),
        "given": Flag(),
    }

    def __init__(self, seat: int, city: int, given: bool = False) -> None:
        self.seat = seat
        self.city = city
        self.given = given

    def enter(self, g: HolyLand) -> None:
        g.use(REPUTATION)
        hand = g.hand(self.seat)
        if len(hand) == 1:
            self.give(g, hand[0])

    def needs(self, g: HolyLand) -> Need:
        return DONE if self.given else ask(self.seat)

    def may(self, g: HolyLand, seat: int, menu: Menu) -> None:
        for card in range(CARD_COUNT):
            menu.put(GIVE + card, None if g.place[card] == seat else "privilege.reputation")

    def answer(self, g: HolyLand, seat: int, verb: int, noun: int) -> None:
        self.give(g, noun)

    def give(self, g: HolyLand, card: int) -> None:
        """It takes the other's place on that deck, whatever its own city."""
        taken = g.top[self.city]
        g.place[taken] = self.seat
        g.show(card, self.city)
        g.tell(SWAPPED, self.seat, self.city, card, taken)
        self.given = True

    def copy(self) -> Exchange:
        return Exchange(self.seat, self.city, self.given)


class Saladin(Form[HolyLand]):
    """ORO (SALADIN): before the Templars are turned over, one may be moved. [privilege.gold]"""

    rule: ClassVar[str] = "privilege.gold"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": Seat(nobody=True),
        "heap": decides(Number(NOBODY, HEAPS - 1)),
        "source": Number(0, CITY_COUNT - 1),
        "city": Number(0, CITY_COUNT - 1),
        "rival": Seat(nobody=True),
    }

    def __init__(
        self, seat: int = NOBODY, heap: int = NOBODY, source: int = 0, city: int = 0, rival: int = NOBODY
    ) -> None:
        self.seat = seat  # NOBODY once it is settled, or when nobody may
        self.heap = heap  # what is being moved, loan * SEATS + colour; NOBODY while that is open
        self.source = source
        self.city = city
        self.rival = rival  # who laid it, if not the seat itself

    def enter(self, g: HolyLand) -> None:
        holder = g.privilege[GOLD]
        self.seat = NOBODY
        for piece in range(g.rules.pieces):
            if g.at[piece] != CAMP and (g.rules.saladin_moves_any or g.holder[piece] == holder):
                self.seat = holder

    def needs(self, g: HolyLand) -> Need:
        if self.seat == NOBODY:
            return DONE
        if self.heap == NOBODY:
            return ask(self.seat)
        if self.rival != NOBODY:
            return Call(Displacing(self.seat, self.rival, self.heap % SEATS, self.source, self.city))
        return Call(Laying(self.seat, self.heap % SEATS, self.heap // SEATS, self.source, self.city))

    def may(self, g: HolyLand, seat: int, menu: Menu) -> None:
        menu.put(PASS)
        menu.none(BID, "auction.ends-when-all-passed")
        menu.none(BID_BORROWED, "auction.ends-when-all-passed")
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
        loan = BY_PLAGUE if verb == SHIFT_PLAGUE else BY_BROTHERS if verb == SHIFT_BROTHERS else OWN
        if verb == SHIFT_RIVAL:
            self.rival = noun // (SEATS * ROUTES)
            noun %= SEATS * ROUTES
        self.heap = loan * SEATS + (seat if verb == SHIFT else noun // ROUTES)
        self.source = noun % ROUTES // CITY_COUNT
        self.city = noun % CITY_COUNT
        g.use(GOLD)
        g.tell(SHIFTED, seat, self.source, self.city, self.heap % SEATS)

    def returned(self, g: HolyLand, form: Form[HolyLand]) -> None:
        self.seat = NOBODY

    def copy(self) -> Saladin:
        return Saladin(self.seat, self.heap, self.source, self.city, self.rival)


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
    """By another ruling the Templars of the others too, told apart by colour. [privilege.gold]"""
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
        "source": given(Number(0, CITY_COUNT - 1)),
        "city": given(Number(0, CITY_COUNT - 1)),
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
        g.tell_only(audience, LAID, [self.rival, self.city, self.colour, piece % KINDS], LAID_ONE)
        if self.city == g.seneschal:
            turn_up_all_at(g, self.city)

    def copy(self) -> Displacing:
        return Displacing(self.seat, self.rival, self.colour, self.source, self.city, self.moved)


class Blessing(Form[HolyLand]):
    """FEDE (PAPA CLEMENTE III): two cards of one city, one step on a characteristic of choice. [privilege.faith]"""

    rule: ClassVar[str] = "privilege.faith"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat(nobody=True)),
    }

    def __init__(self, seat: int) -> None:
        self.seat = seat  # NOBODY once it is settled

    def needs(self, g: HolyLand) -> Need:
        return DONE if self.seat == NOBODY else ask(self.seat)

    def may(self, g: HolyLand, seat: int, menu: Menu) -> None:
        menu.put(PASS)
        for track in range(TRACK_COUNT):
            menu.put(ADVANCE + track)

    def answer(self, g: HolyLand, seat: int, verb: int, noun: int) -> None:
        self.seat = NOBODY
        if verb == ADVANCE:
            g.use(FAITH)
            g.tell(BLESSED, seat, noun)
            advance(g, seat, noun, 1)

    def copy(self) -> Blessing:
        return Blessing(self.seat)
