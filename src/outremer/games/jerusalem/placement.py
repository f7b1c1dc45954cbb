"""FASE 2. PIAZZAMENTO: in order of office each player places squires, hires, blocks, plays cards."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.jerusalem.action_cards import card_form, has_own_form, no_play, play_at_once
from outremer.games.jerusalem.baron import no_lock, no_place
from outremer.games.jerusalem.marshal import March, no_march
from outremer.games.jerusalem.vocabulary import (
    ADMIRAL,
    AREAS,
    BEZANT,
    CARDS,
    CHEAP_MERCENARIES,
    DISMISS,
    DISMISSED,
    END,
    GAINED,
    HIRE,
    HIRED,
    KINDS,
    LEVIED,
    LEVY,
    LOCK,
    LOCKED,
    MARCH,
    MARSHAL,
    OFFICE_NAMES,
    PLACE,
    PLACED,
    PLAY,
    PLAYED,
    ROUNDS,
    SEATS,
    SILVER,
    TREASURER,
)
from outremer.games.jerusalem.world import BARON, BEZANTS, COLOUR, OFFICE, SQUIRES, SUPPLY, City
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Number, Seat, decides, given
from outremer.kernel.forms import DONE, Call, Form, Need, ask
from outremer.kernel.menu import Menu

MARCHING: Final = KINDS  # what the player is at, beside playing one of the cards
DISMISSING: Final = KINDS + 1
DISMISSED_FOR_ONE: Final = 3  # squires that earn a bezant


class Placement(Form[City]):
    """A turn each, from the lowest office to the highest. [placement.order] [auction.character.turn-order]"""

    rule: ClassVar[str] = "placement.order"
    order: ClassVar[str] = "placement.order"
    blanks: ClassVar[dict[str, Blank]] = {"office": Noun(OFFICE_NAMES)}

    def __init__(self, office: int) -> None:
        self.office = office

    def needs(self, g: City) -> Need:
        return Call(Turn(g.seat_of(self.office))) if self.office <= ADMIRAL else DONE

    def returned(self, g: City, form: Form[City]) -> None:
        self.office += 1

    def fits(self, g: City) -> str | None:
        return g.no_turn_of(self.office)

    def copy(self) -> Placement:
        return Placement(self.office)


class Turn(Form[City]):
    """NEL TUO TURNO: place, hire, block, play cards, in any order, until you end it."""

    rule: ClassVar[str] = "placement.from-screen-only"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "hired": Number(0, COLOUR),
        "cheap": Flag(),
        "served": Flag(),
        "at": decides(Noun([*CARDS, "march", "dismissal"], nobody=True)),
    }

    def __init__(
        self,
        seat: int,
        hired: int = 0,
        cheap: bool = False,
        served: bool = False,
        at: int = NOBODY,
    ) -> None:
        self.seat = seat  # NOBODY once it has ended
        self.hired = hired
        # Mercenaries cost 2 in this turn. [action-cards.cheap-mercenaries.it] [action-cards.cheap-mercenaries.de]
        self.cheap = cheap
        self.served = served  # the Marshal's ability has been used [character.ability.when]
        self.at = at  # a card, a march or a dismissal whose own paragraph comes first

    def enter(self, g: City) -> None:
        """[placement.receive.first] [character.admiral.one-silver]"""
        seat = self.seat
        office = g.has[OFFICE + seat]
        came = g.recruit(seat, LEVY[office])
        if came:
            g.tell(LEVIED, seat, came)
        if office == ADMIRAL:
            g.has[BEZANTS + seat] += 1
            g.tell(GAINED, seat, 1, BEZANT)
        for at in range(len(g.fresh)):
            g.fresh[at] = 0

    def needs(self, g: City) -> Need:
        if self.at == NOBODY:
            return ask(self.seat) if self.seat != NOBODY else DONE
        if self.at == MARCHING:
            return Call(March(self.seat))
        if self.at == DISMISSING:
            return Call(Dismissal(self.seat, DISMISSED_FOR_ONE - 1))
        return Call(card_form(self.at, self.seat))

    def may(self, g: City, seat: int, menu: Menu) -> None:
        menu.put(END)  # [placement.optional] [placement.keep-for-later] [baron.optional]
        menu.put(HIRE, no_hire(g, seat, self.price(g)))
        menu.put(SILVER, no_service(g, seat, self.served))
        menu.put(MARCH, no_service(g, seat, self.served) or no_march(g, seat))
        nothing_to_place = None if g.has[SQUIRES + seat] else "placement.from-screen-only"
        few = no_three_to_dismiss(g, seat)
        # [placement.any-areas] [placement.any-number-per-area] [placement.tower-of-david-allowed]
        for area in range(AREAS):
            menu.put(PLACE + area, no_place(g, seat, area) or nothing_to_place)  # which a mercenary would mend
            menu.put(LOCK + area, no_lock(g, seat, area))
            menu.put(DISMISS + area, few or no_dismissal(g, seat, area))
        for card in range(KINDS):  # [action-cards.no-play-limit]
            menu.put(PLAY + card, no_play(g, seat, card))

    def answer(self, g: City, seat: int, verb: int, noun: int) -> None:
        if verb == PLACE:
            g.has[SQUIRES + seat] -= 1
            g.arrive(seat, noun)  # [placement.purpose]
            g.tell(PLACED, seat, noun)
        elif verb == HIRE:
            self.hire(g, seat)
        elif verb == LOCK:
            g.has[BARON + seat] = noun
            g.lock[noun] = seat
            g.tell(LOCKED, seat, noun)
        elif verb == PLAY:
            self.play_card(g, seat, noun)
        elif verb == DISMISS:
            dismiss(g, seat, noun)
            self.at = DISMISSING
        elif verb == SILVER:
            self.served = True
            g.has[BEZANTS + seat] += 1
            g.tell(GAINED, seat, 1, BEZANT)
        elif verb == MARCH:
            self.served = True
            self.at = MARCHING
        elif verb == END:
            self.seat = NOBODY

    def hire(self, g: City, seat: int) -> None:
        """ACQUISTARE MERCENARI."""
        price = self.price(g)
        g.has[BEZANTS + seat] -= price
        g.recruit(seat, 1)  # [mercenaries.from-supply] [mercenaries.use-or-keep]
        self.hired += 1
        g.tell(HIRED, seat, price)

    def play_card(self, g: City, seat: int, card: int) -> None:
        """Out of the hand, onto the discard pile, for good. [action-cards.discard]"""
        g.hand[seat * KINDS + card] -= 1
        g.plays.append((seat * ROUNDS + g.round - 1) * KINDS + card)
        g.reveal()
        g.tell(PLAYED, seat, card)
        if card == CHEAP_MERCENARIES:
            self.cheap = True
        elif has_own_form(card):
            self.at = card
        else:
            play_at_once(g, seat, card)

    def price(self, g: City) -> int:
        """Three bezants; less for the Treasurer's first two, and with the card. [mercenaries.price]

        [character.treasurer.more-at-normal-price] [character.treasurer.three.example]
        """
        usual = 2 if self.cheap else 3
        if g.has[OFFICE + self.seat] == TREASURER:  # [character.treasurer.discount.one]
            return min(usual, self.hired + 1)  # the third costs 3 again [character.treasurer.discount.two]
        return usual

    def returned(self, g: City, form: Form[City]) -> None:
        self.at = NOBODY

    def glimpse(self, g: City, seat: int | None) -> dict[str, object]:
        """Whose turn it is reads how many squires are left to place, and nobody else."""
        return {"left": g.has[SQUIRES + seat]} if seat is not None and seat == self.seat else {}

    def fits(self, g: City) -> str | None:
        asks = self.at == NOBODY or self.at >= KINDS or has_own_form(self.at)
        return None if asks else "at: must be a card that asks its player something, a march, a dismissal, or null"

    def copy(self) -> Turn:
        return Turn(self.seat, self.hired, self.cheap, self.served, self.at)


def no_hire(g: City, seat: int, price: int) -> str | None:
    if not g.has[SUPPLY + seat]:
        return "mercenaries.from-supply"  # at any price, so it is said before that
    return "mercenaries.price" if g.has[BEZANTS + seat] < price else None


def no_service(g: City, seat: int, served: bool) -> str | None:
    """What keeps this seat from the Marshal's ability. [character.marshal.choice]"""
    return "character.marshal.choice" if served or g.has[OFFICE + seat] != MARSHAL else None


def no_three_to_dismiss(g: City, seat: int) -> str | None:
    """RECUPERARE CREDITI: only whole threes earn anything. [dismiss.rate] [dismiss.rate.example.de]"""
    found = 0
    for area in range(AREAS):
        if g.men[area * SEATS + seat] and (g.lock[area] == NOBODY or g.rules.dismissal_from_blocked):
            found += g.men[area * SEATS + seat]
            if found >= DISMISSED_FOR_ONE:
                return None
    if not g.rules.dismissal_from_blocked and sum(g.men[seat::SEATS]) >= DISMISSED_FOR_ONE:
        return g.rules.no_dismissal_there
    return "dismiss.rate"


def no_dismissal(g: City, seat: int, area: int) -> str | None:
    """[dismiss.from-any-areas.it] [dismiss.from-any-areas.de]"""
    if not g.men[area * SEATS + seat]:
        return "dismiss.rate"
    if g.lock[area] != NOBODY and not g.rules.dismissal_from_blocked:
        return g.rules.no_dismissal_there
    return None


def dismiss(g: City, seat: int, area: int) -> None:
    """Back to the supply, not behind the screen. [dismiss.to-supply]"""
    g.depart(seat, area)
    g.has[SUPPLY + seat] += 1
    g.tell(DISMISSED, seat, area)


class Dismissal(Form[City]):
    """RECUPERARE CREDITI: the rest of a group of three, from any areas, for one bezant. [dismiss.rate]"""

    rule: ClassVar[str] = "dismiss.rate"
    blanks: ClassVar[dict[str, Blank]] = {"seat": given(Seat()), "left": Number(1, DISMISSED_FOR_ONE - 1)}

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def needs(self, g: City) -> Need:
        return ask(self.seat) if self.left else DONE

    def may(self, g: City, seat: int, menu: Menu) -> None:
        for area in range(AREAS):
            menu.put(DISMISS + area, no_dismissal(g, seat, area))

    def answer(self, g: City, seat: int, verb: int, noun: int) -> None:
        dismiss(g, seat, noun)
        self.left -= 1
        if not self.left:
            g.has[BEZANTS + seat] += 1
            g.tell(GAINED, seat, 1, BEZANT)

    def fits(self, g: City) -> str | None:
        free = 0
        for area in range(AREAS):
            if no_dismissal(g, self.seat, area) is None:
                free += g.men[area * SEATS + self.seat]
        return None if free >= self.left else f"left: seat {self.seat} has only {free} squires to dismiss"

    def copy(self) -> Dismissal:
        return Dismissal(self.seat, self.left)
