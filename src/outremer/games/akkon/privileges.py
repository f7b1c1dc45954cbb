"""LA FASE DELLE AZIONI / privilegi: Barbarossa, Saladin and Clement III; the Lionheart rides in `actions`."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.akkon.templars import ban, banned_cities, turn_up_all_at
from outremer.games.akkon.tracks import advance, sole_leader
from outremer.games.akkon.vocabulary import (
    ADVANCE,
    BLESSED,
    CARD_COUNT,
    CITY_COUNT,
    FAITH,
    GIVE,
    GOLD,
    KINDS,
    NO_PRIVILEGE,
    PASS,
    PRIVILEGE,
    REPUTATION,
    SENESCHAL,
    SHIFT,
    SHIFT_BORROWED,
    SHIFTED,
    SWAPPED,
    TRACK_COUNT,
)
from outremer.games.akkon.world import ALL, CAMP, HolyLand
from outremer.kernel.blanks import Blank, Flag, Number, Seat
from outremer.kernel.forms import DONE, NOBODY, Form, Menu, Need, ask
from outremer.kernel.journal import EVERYONE


def award_privileges(g: HolyLand) -> None:
    """To whoever alone leads a characteristic, for the next round. [privilege.when] [privilege.used-next-round]"""
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
    blanks: ClassVar[dict[str, Blank]] = {"seat": Seat(), "city": Number(0, CITY_COUNT - 1), "given": Flag()}
    callers: ClassVar[tuple[str, ...]] = ("Auction",)
    shows: ClassVar[tuple[str, ...]] = ("seat", "city", "given")

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
    blanks: ClassVar[dict[str, Blank]] = {"seat": Seat(nobody=True)}
    callers: ClassVar[tuple[str, ...]] = ("Round",)
    shows: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int = NOBODY) -> None:
        self.seat = seat  # NOBODY once it is settled, or when nobody may

    def enter(self, g: HolyLand) -> None:
        holder = g.privilege[GOLD]
        self.seat = NOBODY
        for piece in range(g.rules.pieces):
            if g.at[piece] != CAMP and g.holder[piece] == holder:
                self.seat = holder

    def needs(self, g: HolyLand) -> Need:
        return DONE if self.seat == NOBODY else ask(self.seat)

    def may(self, g: HolyLand, seat: int, menu: Menu) -> None:
        menu.put(PASS)
        menu.none(SENESCHAL, CITY_COUNT, "privilege.gold.not-seneschal")
        for piece in range(g.rules.pieces):
            own = piece // KINDS == seat
            word = SHIFT + piece % KINDS * CITY_COUNT if own else SHIFT_BORROWED + piece * CITY_COUNT
            for city in range(CITY_COUNT):
                menu.put(word + city, no_shift(g, seat, piece, city))

    def answer(self, g: HolyLand, seat: int, verb: int, noun: int) -> None:
        if verb == SHIFT:
            self.shift(g, seat * KINDS + noun // CITY_COUNT, noun % CITY_COUNT)
        elif verb == SHIFT_BORROWED:
            self.shift(g, noun // CITY_COUNT, noun % CITY_COUNT)
        self.seat = NOBODY

    def shift(self, g: HolyLand, piece: int, city: int) -> None:
        g.use(GOLD)
        g.tell(SHIFTED, self.seat, g.at[piece], city, piece // KINDS)
        g.at[piece] = city
        if city == g.seneschal:
            turn_up_all_at(g, city)

    def hears_move(self, g: HolyLand, seat: int, verb: int, noun: int) -> int:
        """A Templar that lies face down stays so, except beside the Seneschal."""
        if verb == PASS or noun % CITY_COUNT == g.seneschal:
            return EVERYONE
        piece = seat * KINDS + noun // CITY_COUNT if verb == SHIFT else noun // CITY_COUNT
        return EVERYONE if g.seen[piece] == ALL else 1 << seat

    def copy(self) -> Saladin:
        return Saladin(self.seat)


def no_shift(g: HolyLand, seat: int, piece: int, city: int) -> str | None:
    """What keeps this seat from moving this Templar there."""
    if g.holder[piece] != seat or g.at[piece] == CAMP or g.at[piece] == city:
        return "privilege.gold"
    kind = piece % KINDS
    return ban(kind) if banned_cities(g, seat, kind) >> city & 1 else None


class Blessing(Form[HolyLand]):
    """FEDE (PAPA CLEMENTE III): two cards of one city, one step on a characteristic of choice. [privilege.faith]"""

    rule: ClassVar[str] = "privilege.faith"
    blanks: ClassVar[dict[str, Blank]] = {"seat": Seat(nobody=True)}
    callers: ClassVar[tuple[str, ...]] = ("Actions",)
    shows: ClassVar[tuple[str, ...]] = ("seat",)

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
