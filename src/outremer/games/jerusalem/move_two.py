"""MUOVI 2 SCUDIERI: the card by which up to two squires walk, each once."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.jerusalem.moving import can_move_some, no_arriving, no_leaving, too_few_there, walk, why_none_moves
from outremer.games.jerusalem.vocabulary import (
    AREA_NAMES,
    AREAS,
    DROP,
    LIFT,
    MOVED,
    MOVED_OTHERS,
    PASS,
    SEATS,
    TARGET,
)
from outremer.games.jerusalem.world import City
from outremer.kernel.blanks import NOBODY, Blank, Noun, Number, Seat, given
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.menu import Menu

BLOCKED: Final = "action-cards.move-two.no-baron"


def no_move_two(g: City, seat: int) -> str | None:
    """What keeps this seat from playing the card: nobody it may move stands where no Baron blocks."""
    bar = g.rules.move_two_own
    for owner in range(g.rules.seats):
        if owner == seat or g.rules.move_two_moves_any:
            if can_move_some(g, owner, 1):
                return None
            if why_none_moves(g, owner, 1, bar, BLOCKED) == BLOCKED:
                bar = BLOCKED
    return bar


class MoveTwo(Form[City]):
    """Up to two squires, each from any area to any other, and no squire twice."""

    rule: ClassVar[str] = "action-cards.move-two.at-most-two"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "owner": Seat(nobody=True),
        "origin": Noun(AREA_NAMES, nobody=True),
        "moved_owner": Seat(nobody=True),
        "moved_to": Noun(AREA_NAMES, nobody=True),
        "left": Number(1, 2),
    }

    def __init__(
        self,
        seat: int,
        owner: int = NOBODY,
        origin: int = NOBODY,
        moved_owner: int = NOBODY,
        moved_to: int = NOBODY,
        left: int = 2,
    ) -> None:
        self.seat = seat
        self.owner = owner  # whose squire is being moved
        self.origin = origin  # the area it leaves
        self.moved_owner = moved_owner  # whose squire has been moved already
        self.moved_to = moved_to  # and where it stands now
        self.left = left

    def needs(self, g: City) -> Need:
        return ask(self.seat) if self.left else DONE

    def may(self, g: City, seat: int, menu: Menu) -> None:
        if self.origin != NOBODY:
            for area in range(AREAS):
                menu.put(DROP + area, no_arriving(g, area, self.origin, self.rule, BLOCKED))
            return
        menu.put(PASS)
        for area in range(AREAS):
            menu.put(LIFT + area, self.no_lift(g, seat, area))
            for other in range(SEATS):
                foreign = g.rules.move_two_moves_any and other != seat
                bar = self.no_lift(g, other, area) if foreign else g.rules.move_two_own
                menu.put(TARGET + other * AREAS + area, bar)

    def no_lift(self, g: City, owner: int, area: int) -> str | None:
        """What keeps this squire where it stands: nobody is there, a Baron, or it has been moved by this card."""
        if owner == self.moved_owner and area == self.moved_to and g.men[area * SEATS + owner] == 1:
            return self.rule
        return no_leaving(g, owner, area, 1, g.rules.move_two_own, BLOCKED)

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
            g.tell(MOVED, self.seat, self.origin, area)
        else:
            g.men[self.origin * SEATS + self.owner] -= 1
            g.men[area * SEATS + self.owner] += 1
            g.tell(MOVED_OTHERS, self.seat, self.owner, self.origin, area)
        self.moved_owner, self.moved_to = self.owner, area
        self.owner = self.origin = NOBODY
        self.left = self.left - 1 if self.can_go_on(g) else 0

    def can_go_on(self, g: City) -> bool:
        for owner in range(g.rules.seats):
            if owner == self.seat or g.rules.move_two_moves_any:
                for area in range(AREAS):
                    if self.no_lift(g, owner, area) is None:
                        return True
        return False

    def fits(self, g: City) -> str | None:
        if (self.owner == NOBODY) != (self.origin == NOBODY):
            return "owner: owner and origin are both null, or neither"
        for moved, name in ((self.moved_owner, "moved_owner"), (self.moved_to, "moved_to")):
            if (moved == NOBODY) != (self.left == 2):
                return f"{name}: must be null while nobody has been moved, and only then"
        if self.left == 1 and not g.men[self.moved_to * SEATS + self.moved_owner]:
            return "moved_to: must be an area with a squire of moved_owner"
        if self.origin == NOBODY or self.no_lift(g, self.owner, self.origin) is None:
            return None
        none_there = too_few_there(g, "origin", self.owner, self.origin, 1)
        return none_there or "origin: must be an area whose squire may still be moved"

    def copy(self) -> MoveTwo:
        return MoveTwo(self.seat, self.owner, self.origin, self.moved_owner, self.moved_to, self.left)
