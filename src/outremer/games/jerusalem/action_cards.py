"""LE CARTE AZIONE: what each of the cards does when it is played."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.jerusalem.baron import is_open_to_moves, no_entry
from outremer.games.jerusalem.move_two import MoveTwo, no_move_two
from outremer.games.jerusalem.turncoat import Turncoat, no_turncoat
from outremer.games.jerusalem.vocabulary import (
    BEZANT,
    FIRST_AREA,
    GAIN,
    GAINED,
    INFLUENCE,
    KINDS,
    MOVE_TWO,
    ONE_SQUIRE,
    PLACE,
    POINT,
    REINFORCED,
    SECTORS,
    SQUIRE,
    SQUIRE_AND_BEZANT,
    TURNCOAT,
    TWO_BEZANTS,
    TWO_POINTS,
    TWO_RESOURCES,
)
from outremer.games.jerusalem.world import BEZANTS, POINTS, SUPPLY, City
from outremer.kernel.blanks import Blank, Noun, Number, Seat, given
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.menu import Menu


def no_play(g: City, seat: int, card: int) -> str | None:
    """What keeps this seat from playing this card now. [action-cards.when] [action-cards.no-hand-limit.de]"""
    if not g.hand[seat * KINDS + card]:
        return "action-cards.secret"
    if card == ONE_SQUIRE:
        return None if g.has[SUPPLY + seat] else "component.squires"
    if card == TURNCOAT:
        return no_turncoat(g, seat)
    if card == MOVE_TWO:
        return no_move_two(g, seat)
    if card >= INFLUENCE:
        return no_influence(g, seat, card - INFLUENCE)
    return None


def has_own_form(card: int) -> bool:
    return card >= INFLUENCE or card == TWO_RESOURCES or card == TURNCOAT or card == MOVE_TWO


def card_form(card: int, seat: int) -> Form[City]:
    """The paragraph of a card that asks its player something."""
    if card == TWO_RESOURCES:
        return TwoResources(seat)
    if card == TURNCOAT:
        return Turncoat(seat)
    if card == MOVE_TWO:
        return MoveTwo(seat)
    return Influence(seat, card - INFLUENCE)


def play_at_once(g: City, seat: int, card: int) -> None:
    """The cards that ask nothing. [action-cards.one-squire] [action-cards.two-bezants] [action-cards.two-points]"""
    if card == ONE_SQUIRE:
        gain(g, seat, SQUIRE, 1)
    elif card == TWO_BEZANTS:
        gain(g, seat, BEZANT, 2)
    elif card == TWO_POINTS:
        gain(g, seat, POINT, 2)
    elif card == SQUIRE_AND_BEZANT:  # [action-cards.squire-and-bezant]
        gain(g, seat, SQUIRE, 1)
        gain(g, seat, BEZANT, 1)


def gain(g: City, seat: int, resource: int, count: int) -> None:
    """Behind the screen, or onto the track. [action-cards.gains-to-screen.de] [action-cards.gains-use-or-keep.it]

    [action-cards.gains-use-or-keep.de]
    """
    if resource == SQUIRE:
        count = g.recruit(seat, count)
    else:
        g.has[(BEZANTS if resource == BEZANT else POINTS) + seat] += count
    if count:
        g.tell(GAINED, seat, count, resource)


class TwoResources(Form[City]):
    """+2 RISORSE: any two of squire, bezant, tower point."""

    rule: ClassVar[str] = "action-cards.two-resources"
    blanks: ClassVar[dict[str, Blank]] = {"seat": given(Seat()), "left": Number(1, 2)}

    def __init__(self, seat: int, left: int = 2) -> None:
        self.seat = seat
        self.left = left

    def needs(self, g: City) -> Need:
        return ask(self.seat) if self.left else DONE

    def may(self, g: City, seat: int, menu: Menu) -> None:
        menu.put(GAIN + SQUIRE, None if g.has[SUPPLY + seat] else "component.squires")
        menu.put(GAIN + BEZANT)
        menu.put(GAIN + POINT)

    def answer(self, g: City, seat: int, verb: int, noun: int) -> None:
        gain(g, seat, noun, 1)
        self.left -= 1

    def copy(self) -> TwoResources:
        return TwoResources(self.seat, self.left)


def no_influence(g: City, seat: int, sector: int) -> str | None:
    if not g.has[SUPPLY + seat]:
        return "action-cards.influence"
    for area in range(FIRST_AREA[sector], FIRST_AREA[sector + 1]):
        if is_open_to_moves(g, area):
            return None
    return "action-cards.influence.no-baron"


class Influence(Form[City]):
    """INFLUENZA SCHIACCIANTE: two squires from the supply into this sector."""

    rule: ClassVar[str] = "action-cards.influence"
    blanks: ClassVar[dict[str, Blank]] = {"seat": given(Seat()), "sector": given(Noun(SECTORS)), "left": Number(1, 2)}

    def __init__(self, seat: int, sector: int, left: int = 2) -> None:
        self.seat = seat
        self.sector = sector
        self.left = left

    def needs(self, g: City) -> Need:
        return ask(self.seat) if self.left and g.has[SUPPLY + self.seat] else DONE

    def may(self, g: City, seat: int, menu: Menu) -> None:
        menu.none(PLACE, "action-cards.influence.shield")
        for area in range(
            FIRST_AREA[self.sector], FIRST_AREA[self.sector + 1]
        ):  # [action-cards.influence.choose-areas]
            menu.put(PLACE + area, no_entry(g, area, "action-cards.influence.no-baron"))

    def answer(self, g: City, seat: int, verb: int, noun: int) -> None:
        g.has[SUPPLY + seat] -= 1
        g.arrive(seat, noun)
        self.left -= 1
        g.tell(REINFORCED, seat, noun)

    def copy(self) -> Influence:
        return Influence(self.seat, self.sector, self.left)
