"""LE AZIONI VELOCI: hire an assistant, swap permits, send an assistant to elect, take another main action."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.council.bonuses import lying_in
from outremer.games.council.vocabulary import (
    COLOUR_COUNT,
    EXTRA,
    HIRE,
    PERMITS_BY_REGION,
    REGION_COUNT,
    REGIONS,
    SEND,
    SWAP,
    SWAPPED,
    UNDER,
    permit_of,
    slot_of,
)
from outremer.games.council.world import ASSISTANTS, COINS, LAID_UNDER, OPEN, POOL, Kingdom
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Seat, given
from outremer.kernel.forms import DONE, Form, Need, Roll, ask
from outremer.kernel.menu import Menu

HIRE_PRICE: Final = 3  # coins [quick.hire.cost]
EXTRA_PRICE: Final = 3  # assistants [quick.extra-main.cost]


def can_be_quick(g: Kingdom, seat: int) -> bool:
    """Is any quick action left to this seat? With an assistant it can always send one to elect."""
    return g.has[ASSISTANTS + seat] > 0 or no_hire(g, seat) is None


def quick_actions(g: Kingdom, seat: int, menu: Menu) -> None:
    """The four of them, with what bars each; none must be taken. [quick.list] [quick.optional]

    What one more assistant would not mend is said before that one is missing.
    """
    assistants = g.has[ASSISTANTS + seat]
    menu.put(HIRE, no_hire(g, seat))
    menu.put(EXTRA, None if assistants >= EXTRA_PRICE else "quick.extra-main.cost")
    no_sending = None if assistants else "quick.elect.cost"
    no_swapping = None if assistants else "quick.swap.cost"
    for colour in range(COLOUR_COUNT):
        menu.put(SEND + colour, no_sending if g.councillors[POOL + colour] else "action.elect.choose-councillor")
    for region in range(REGION_COUNT):
        menu.put(SWAP + region, "quick.swap.effect" if g.pile_is_empty(region) else no_swapping)


def no_hire(g: Kingdom, seat: int) -> str | None:
    if g.reserve() <= 0:
        return "quick.hire.effect"  # whatever is paid
    return "quick.hire.must-afford" if g.has[COINS + seat] < HIRE_PRICE else None


class Swapping(Form[Kingdom]):
    """CAMBIARE LE TESSERE PERMESSO: the two go under their pile, two new ones are turned up."""

    rule: ClassVar[str] = "quick.swap.effect"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "region": given(Noun(REGIONS)),
        "laid_under": Flag(),
    }

    def __init__(self, seat: int, region: int, laid_under: bool = False) -> None:
        self.seat = seat
        self.region = region
        self.laid_under = laid_under

    def enter(self, g: Kingdom) -> None:
        if not g.rules.player_orders_swap or len(lying_in(g, self.region, self.region + 1)) < 2:
            self.lay_under(g, 0)

    def needs(self, g: Kingdom) -> Need:
        if not self.laid_under:
            return ask(self.seat)
        if len(lying_in(g, self.region, self.region + 1)) < 2 and g.pile_is_shuffled(self.region):
            return Roll(g.pile_odds(self.region), PERMITS_BY_REGION[self.region])  # [quick.swap.reveal]
        return DONE

    def may(self, g: Kingdom, seat: int, menu: Menu) -> None:
        menu.all(UNDER)

    def answer(self, g: Kingdom, seat: int, verb: int, noun: int) -> None:
        self.lay_under(g, noun)

    def lay_under(self, g: Kingdom, first: int) -> None:
        """The permit of this side goes first, so it will come back first."""
        self.laid_under = True
        for side in (first, 1 - first):
            slot = slot_of(self.region, side)
            permit = g.board[OPEN + slot]
            if permit != NOBODY:
                g.under.append(permit)
                g.place[permit] = LAID_UNDER
                g.board[OPEN + slot] = NOBODY
        g.tell(SWAPPED, self.seat, self.region)
        self.refill(g)

    def refill(self, g: Kingdom) -> None:
        g.refill_from_under(slot_of(self.region, 0))
        g.refill_from_under(slot_of(self.region, 1))

    def rolled(self, g: Kingdom, outcome: int) -> None:
        left = slot_of(self.region, 0)
        slot = left if g.board[OPEN + left] == NOBODY else slot_of(self.region, 1)
        g.show(permit_of(self.region, outcome), slot)
        self.refill(g)

    def copy(self) -> Swapping:
        return Swapping(self.seat, self.region, self.laid_under)
