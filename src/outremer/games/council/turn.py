"""SVOLGIMENTO: turn after turn, draw a card, then a main action and, if one likes, a quick one."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.council.acquiring import no_purchase
from outremer.games.council.building import PermitBuild, no_kings_help, no_permit_build
from outremer.games.council.election import ELECTION_COINS, Election
from outremer.games.council.ending import score
from outremer.games.council.quick import (
    EXTRA_PRICE,
    HIRE_PRICE,
    Swapping,
    can_be_quick,
    quick_actions,
)
from outremer.games.council.satisfying import KingsCouncil, Satisfying
from outremer.games.council.settings import LAST_ROUND
from outremer.games.council.setup import Setup
from outremer.games.council.vocabulary import (
    ACQUIRE,
    BUILD,
    CARDS,
    COLLECT,
    COLOUR_COUNT,
    ELECT,
    END,
    EXTRA,
    EXTRA_ACTION,
    HIRE,
    HIRED,
    INTO,
    KINDS,
    KING,
    KINGS_COUNCIL,
    LAY,
    PAY,
    PERMIT_COUNT,
    PLACE,
    REGION_COUNT,
    REST,
    REUSE,
    SEND,
    SENT,
    SWAP,
    TAKE,
    TIME_IS_UP,
    TRAVEL,
    TURN_BEGINS,
    UNDER,
    WORDS,
)
from outremer.games.council.world import ASSISTANTS, COINS, HELD, POOL, Kingdom
from outremer.kernel.blanks import NOBODY, Blank, Flag, Number, Seat, Sentence, decides, given
from outremer.kernel.forms import DONE, Call, Form, Need, Roll, ask
from outremer.kernel.menu import Menu

MAIN: Final = (ELECT, ACQUIRE, KING, BUILD)
QUICK: Final = (HIRE, SWAP, SEND, EXTRA)
# Words that belong to an action, and what bars them before it is chosen.
NOT_YET: Final = {
    INTO: "action.elect.choose-councillor",
    LAY: "action.acquire.choose-council",
    PAY: "action.acquire.choose-council",
    TAKE: "action.acquire.take-tile",
    PLACE: "build.permit.choose-tile",
    TRAVEL: "build.king.satisfy-council",
    UNDER: "quick.swap.effect",
    COLLECT: "emporium.immediate-reward",
    REST: "emporium.immediate-reward",
    REUSE: "nobility.cell.14",
}


class Course(Form[Kingdom]):
    """SVOLGIMENTO, FINE DEL GIOCO: turns clockwise from the first player until the last turns are over. [turn.order]"""

    rule: ClassVar[str] = "turn.order"
    order: ClassVar[str] = "turn.order"

    def needs(self, g: Kingdom) -> Need:
        if g.round == 0:
            return Call(Setup(""))
        if g.turn != NOBODY:
            return Call(Turn(g.turn))
        return DONE

    def returned(self, g: Kingdom, form: Form[Kingdom]) -> None:
        if g.round == 0:
            g.round = 1
            g.turn = g.first
        else:
            self.pass_on(g)

    def pass_on(self, g: Kingdom) -> None:
        """Last turns that somebody has earned are taken, though they go past the limit. [end.others-final-turn]"""
        g.turn = (g.turn + 1) % g.rules.seats
        if g.turn == g.first:
            g.round += 1
        if g.turn == g.last:
            g.turn = NOBODY
        elif g.round > LAST_ROUND and g.last == NOBODY:  # [end.round-limit]
            g.turn = NOBODY
            g.tell(TIME_IS_UP, LAST_ROUND)
        if g.turn == NOBODY:
            score(g)


class Turn(Form[Kingdom]):
    """IL TURNO: phase 1, draw a card; phase 2, a main action and, if one likes, a quick one."""

    rule: ClassVar[str] = "turn.two-phases"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "drawn": Flag(),
        "due": Number(0, 2),
        "quick": Flag(),
        "action": decides(Sentence(WORDS, [ELECT, ACQUIRE, KING, BUILD, SEND, SWAP])),
    }

    def __init__(
        self,
        seat: int,
        drawn: bool = False,
        due: int = 1,
        quick: bool = True,
        action: int = NOBODY,
    ) -> None:
        self.seat = seat
        self.drawn = drawn
        self.due = due  # main actions that must still be taken [turn.actions.one-main-required]
        self.quick = quick  # the quick action may still be taken [turn.actions.quick-optional]
        self.action = action  # the move whose own paragraph comes first, or NOBODY

    def enter(self, g: Kingdom) -> None:
        g.tell(TURN_BEGINS, self.seat, g.round)
        self.drawn = not g.deck_is_ready()

    def needs(self, g: Kingdom) -> Need:
        if not self.drawn:
            return Roll(g.deck, CARDS)  # [turn.draw.one-card]
        if self.action != NOBODY:
            return Call(self.paragraph())
        return DONE if self.nothing_left(g) else ask(self.seat)

    def nothing_left(self, g: Kingdom) -> bool:
        return self.due == 0 and g.extra == 0 and not (self.quick and can_be_quick(g, self.seat))

    def hears_roll(self, g: Kingdom) -> int:
        return 1 << self.seat

    def rolled(self, g: Kingdom, outcome: int) -> None:
        self.drawn = True
        g.draw(self.seat, outcome)

    def may(self, g: Kingdom, seat: int, menu: Menu) -> None:
        """Main and quick actions side by side, so either may come first. [quick.when] [turn.actions.quick-order]"""
        menu.put(END, "turn.actions.one-main-required" if self.due else None)
        if menu.verb in NOT_YET:
            menu.none(menu.verb, NOT_YET[menu.verb])
        if self.due or g.extra:
            main_actions(g, seat, menu)
        elif menu.verb in MAIN:
            menu.none(menu.verb, "turn.actions.one-main-required")
        if self.quick:
            quick_actions(g, seat, menu)
        elif menu.verb in QUICK:
            menu.none(menu.verb, "turn.actions.quick-optional")

    def answer(self, g: Kingdom, seat: int, verb: int, noun: int) -> None:
        if verb == END:
            self.quick = False
            g.extra = 0  # what was won may be let go [symbol.extra-main-action]
        elif verb in MAIN:
            self.take_main(g)
            self.action = verb + noun
        else:
            self.quick = False
            self.be_quick(g, verb, noun)

    def glimpse(self, g: Kingdom, seat: int | None) -> dict[str, object]:
        """Everybody sees how many main actions won as a bonus are left; the prompt speaks of them."""
        return {"extra": g.extra}

    def take_main(self, g: Kingdom) -> None:
        """One of those that must be taken, then those won as a bonus. [symbol.extra-main-action]"""
        if self.due:
            self.due -= 1
        else:
            g.extra -= 1

    def be_quick(self, g: Kingdom, verb: int, noun: int) -> None:
        if verb == HIRE:
            g.has[COINS + self.seat] -= HIRE_PRICE
            g.has[ASSISTANTS + self.seat] += 1
            g.tell(HIRED, self.seat)
        elif verb == EXTRA:
            g.has[ASSISTANTS + self.seat] -= EXTRA_PRICE
            self.due += 1  # [quick.extra-main.effect]
            g.tell(EXTRA_ACTION, self.seat)
        else:
            g.has[ASSISTANTS + self.seat] -= 1  # [quick.elect.cost] [quick.swap.cost]
            self.action = verb + noun
            if verb == SEND:
                g.tell(SENT, self.seat)

    def paragraph(self) -> Form[Kingdom]:
        """The action that was chosen."""
        verb = WORDS.verb_of[self.action]
        noun = self.action - verb
        if verb == ELECT:
            return Election(self.seat, noun, ELECTION_COINS)
        if verb == SEND:
            return Election(self.seat, noun, 0)  # [quick.elect.effect]
        if verb == BUILD:
            return PermitBuild(self.seat, noun)
        if verb == SWAP:
            return Swapping(self.seat, noun)
        if verb == ACQUIRE:
            return Satisfying(self.seat, noun, [0] * KINDS)
        return KingsCouncil(self.seat, KINGS_COUNCIL, [0] * KINDS)

    def returned(self, g: Kingdom, form: Form[Kingdom]) -> None:
        self.action = NOBODY

    def fits(self, g: Kingdom) -> str | None:
        if self.action != NOBODY and not self.drawn:
            return "action: must be null until the card of this turn is drawn"
        if self.due > 1 and self.quick:
            return "due: two main actions are due only after the quick action"
        return None

    def copy(self) -> Turn:
        return Turn(self.seat, self.drawn, self.due, self.quick, self.action)


def main_actions(g: Kingdom, seat: int, menu: Menu) -> None:
    """LE AZIONI PRINCIPALI: elect, acquire a permit, build with one, build with the king's help. [action.list]

    All of them again when there is another one to take. [quick.extra-main.same-twice] [setup.player.summary-tile]
    """
    for colour in range(COLOUR_COUNT):
        menu.put(ELECT + colour, None if g.councillors[POOL + colour] else "action.elect.choose-councillor")
    for region in range(REGION_COUNT):
        menu.put(ACQUIRE + region, no_purchase(g, seat, region))
    menu.put(KING, no_kings_help(g, seat))
    menu.none(BUILD, "build.permit.choose-tile")
    open_cities = g.open_cities(seat)
    for permit in range(PERMIT_COUNT):
        if g.place[permit] >= HELD:  # of no other can there be more to say
            menu.put(BUILD + permit, no_permit_build(g, seat, permit, open_cities))
