"""LE CARTE AZIONE: what each of the cards does when it is played."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.jerusalem.baron import no_entry
from outremer.games.jerusalem.moving import (
    can_move_some,
    no_arriving,
    no_leaving,
    too_few_there,
    walk,
    why_none_moves,
)
from outremer.games.jerusalem.vocabulary import (
    AREA_NAMES,
    AREAS,
    BEZANT,
    DROP,
    FIRST_AREA,
    GAIN,
    GAINED,
    INFLUENCE,
    KINDS,
    LIFT,
    MOVE_TWO,
    MOVED,
    ONE_SQUIRE,
    PASS,
    PLACE,
    POINT,
    REINFORCED,
    SEATS,
    SECTORS,
    SQUIRE,
    SQUIRE_AND_BEZANT,
    SWAPPED,
    TARGET,
    TURNCOAT,
    TWO_BEZANTS,
    TWO_POINTS,
    TWO_RESOURCES,
)
from outremer.games.jerusalem.world import BEZANTS, POINTS, SUPPLY, City
from outremer.kernel.blanks import NOBODY, Blank, Noun, Number, Seat, given
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.menu import Menu


def no_play(g: City, seat: int, card: int) -> str | None:
    """What keeps this seat from playing this card now. [action-cards.when] [action-cards.no-hand-limit.de]"""
    if not g.hand[seat * KINDS + card]:
        return "action-cards.secret"
    if card == TURNCOAT:
        return no_turncoat(g, seat)
    if card == MOVE_TWO:
        return None if can_move_some_squire(g, seat) else no_move_two(g, seat)
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


def no_turncoat(g: City, seat: int) -> str | None:
    """Both an own and a foreign squire must stand where no Baron blocks. [action-cards.turncoat.no-baron]"""
    if has_own_and_foreign(g, seat, False):
        return None
    return "action-cards.turncoat.no-baron" if has_own_and_foreign(g, seat, True) else "action-cards.turncoat"


def has_own_and_foreign(g: City, seat: int, blocked_too: bool) -> bool:
    own = foreign = False
    for area in range(AREAS):
        if blocked_too or g.lock[area] == NOBODY:
            for other in range(SEATS):
                if g.men[area * SEATS + other]:
                    own = own or other == seat
                    foreign = foreign or other != seat
    return own and foreign


class Turncoat(Form[City]):
    """VOLTAGABBANA: an own squire and an opponent's change places, and the opponent is not asked."""

    rule: ClassVar[str] = "action-cards.turncoat"
    blanks: ClassVar[dict[str, Blank]] = {"seat": given(Seat()), "own": Noun(AREA_NAMES, nobody=True)}

    def __init__(self, seat: int, own: int = NOBODY) -> None:
        self.seat = seat  # NOBODY once they have changed places
        self.own = own  # where the own squire stands

    def needs(self, g: City) -> Need:
        return ask(self.seat) if self.seat != NOBODY else DONE

    def may(self, g: City, seat: int, menu: Menu) -> None:
        rule, blocked = "action-cards.turncoat", "action-cards.turncoat.no-baron"
        for area in range(AREAS):
            if self.own == NOBODY:
                menu.put(LIFT + area, no_leaving(g, seat, area, 1, rule, blocked))
            else:
                for other in range(SEATS):
                    bar = rule if other == seat else no_leaving(g, other, area, 1, rule, blocked)
                    menu.put(TARGET + other * AREAS + area, bar)

    def answer(self, g: City, seat: int, verb: int, noun: int) -> None:
        if verb == LIFT:
            self.own = noun
            return
        other, area = noun // AREAS, noun % AREAS
        if area != self.own:
            walk(g, seat, self.own, area, True)
            g.men[area * SEATS + other] -= 1  # [action-cards.turncoat.no-refusal.it]
            g.men[self.own * SEATS + other] += 1
        g.tell(SWAPPED, seat, self.own, other, area)
        self.seat = NOBODY

    def fits(self, g: City) -> str | None:
        if no_turncoat(g, self.seat) is not None:
            return "own: there are no two squires to change places"
        return too_few_there(g, "own", self.seat, self.own, 1)

    def copy(self) -> Turncoat:
        return Turncoat(self.seat, self.own)


def can_move_some_squire(g: City, seat: int) -> bool:
    if not g.rules.move_two_moves_any:
        return can_move_some(g, seat, 1)
    for other in range(g.rules.seats):
        if can_move_some(g, other, 1):
            return True
    return False


def no_move_two(g: City, seat: int) -> str:
    rule, blocked = g.rules.move_two_own, "action-cards.move-two.no-baron"
    for owner in range(g.rules.seats):
        if (owner == seat or g.rules.move_two_moves_any) and why_none_moves(g, owner, 1, rule, blocked) == blocked:
            return blocked
    return rule


class MoveTwo(Form[City]):
    """MUOVI 2 SCUDIERI: up to two squires, each from any area to any other."""

    rule: ClassVar[str] = "action-cards.move-two.at-most-two"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "owner": Seat(nobody=True),
        "origin": Noun(AREA_NAMES, nobody=True),
        "left": Number(1, 2),
    }

    def __init__(self, seat: int, owner: int = NOBODY, origin: int = NOBODY, left: int = 2) -> None:
        self.seat = seat
        self.owner = owner  # whose squire is being moved
        self.origin = origin  # the area it leaves
        self.left = left

    def needs(self, g: City) -> Need:
        return ask(self.seat) if self.left else DONE

    def may(self, g: City, seat: int, menu: Menu) -> None:
        rule, blocked = g.rules.move_two_own, "action-cards.move-two.no-baron"
        if self.origin != NOBODY:
            for area in range(AREAS):
                menu.put(DROP + area, no_arriving(g, area, self.origin, self.rule, blocked))
            return
        menu.put(PASS)
        for area in range(AREAS):
            menu.put(LIFT + area, no_leaving(g, seat, area, 1, rule, blocked))
            for other in range(SEATS):
                foreign = g.rules.move_two_moves_any and other != seat
                bar = no_leaving(g, other, area, 1, rule, blocked) if foreign else rule
                menu.put(TARGET + other * AREAS + area, bar)

    def answer(self, g: City, seat: int, verb: int, noun: int) -> None:
        if verb == PASS:
            self.left = 0
        elif verb == LIFT:
            self.owner, self.origin = seat, noun
        elif verb == TARGET:
            self.owner, self.origin = noun // AREAS, noun % AREAS
        else:
            self.move(g, noun)

    def move(self, g: City, area: int) -> None:
        if self.owner == self.seat:
            walk(g, self.seat, self.origin, area, True)
        else:
            g.men[self.origin * SEATS + self.owner] -= 1
            g.men[area * SEATS + self.owner] += 1
        g.tell(MOVED, self.owner, self.origin, area)
        self.owner = self.origin = NOBODY
        self.left -= 1
        if not can_move_some_squire(g, self.seat):
            self.left = 0

    def fits(self, g: City) -> str | None:
        if (self.owner == NOBODY) != (self.origin == NOBODY):
            return "owner: owner and origin are both null, or neither"
        return too_few_there(g, "origin", self.owner, self.origin, 1)

    def copy(self) -> MoveTwo:
        return MoveTwo(self.seat, self.owner, self.origin, self.left)


def no_influence(g: City, seat: int, sector: int) -> str | None:
    if not g.has[SUPPLY + seat]:
        return "action-cards.influence"
    for area in range(FIRST_AREA[sector], FIRST_AREA[sector + 1]):
        if no_entry(g, area) is None:
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
