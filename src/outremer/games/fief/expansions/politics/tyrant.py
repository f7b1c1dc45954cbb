"""An uprising against the Tyrant and his troops: at any moment, and nothing else in the village suffers."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.calming import UprisingAnnounced
from outremer.games.fief.deaths import kill
from outremer.games.fief.expansions.politics.court import ROSE_AGAINST, TYRANT, is_known
from outremer.games.fief.knowing import spend
from outremer.games.fief.places import take_troops
from outremer.games.fief.unrest import penalty
from outremer.games.fief.uprising import ANNOUNCED, FACES, LOSING, MOST_HITS, RISING_OVER, ROLLING, STAGES
from outremer.games.fief.victims import UprisingLosses
from outremer.games.fief.vocabulary import (
    BY_UPRISING,
    CALMED,
    LORD_COUNT,
    LORDS,
    SEATS,
    TROOP_LOST,
    UPRISING,
    UPRISING_DIE,
    UPRISING_HITS,
    VILLAGE_COUNT,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Noun, Number, Seat, decides
from outremer.kernel.forms import DONE, Call, Form, Need, Roll


def no_hatred(g: France, seat: int, lord: int) -> str | None:
    """Of a Tyrant of another family whom all know, and who is free. [trait.tyrant.uprising] [trait.tyrant.income]"""
    if not is_known(g, lord, TYRANT) or not g.is_free(lord) or g.place(lord) >= VILLAGE_COUNT:
        return "trait.tyrant.uprising"
    return "trait.tyrant.uprising" if g.owner(lord) == seat else None


def no_rising_against(g: France, seat: int, lord: int) -> str | None:
    return no_hatred(g, seat, lord) or (None if g.holds(seat, UPRISING) else "trait.tyrant.uprising")


def tyrant_of(g: France) -> int:
    """The Tyrant whom all know, or NOBODY."""
    for lord in range(LORD_COUNT):
        if is_known(g, lord, TYRANT):
            return lord
    return NOBODY


def walls_of(g: France, lord: int) -> int:
    """Dice that walls take off, if he is behind his own. [trait.tyrant.uprising]"""
    return penalty(g, g.place(lord)) if g.controls(g.owner(lord), g.place(lord)) else 0


class TyrantAnnounced(UprisingAnnounced):
    """Before the dice: more cards, a tunnel, clergy, as against any uprising."""

    def no_rouse(self, g: France, seat: int) -> str | None:
        """More cards from anybody but his own player."""
        lord = tyrant_of(g)
        return "trait.tyrant.uprising" if lord == NOBODY else no_hatred(g, seat, lord)

    def concerns(self, g: France, seat: int) -> bool:
        lord = tyrant_of(g)
        return lord != NOBODY and g.owner(lord) == seat

    def copy(self) -> TyrantAnnounced:
        return TyrantAnnounced(
            self.by,
            self.village,
            self.answers[:],
            self.actor,
            self.over,
            self.cards,
            self.calmed,
            self.tunnel,
            self.tried[:],
        )


class TyrantLosses(UprisingLosses):
    """His family takes away its men; without any left he dies."""

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        self.left -= g.rules.kinds[noun].life
        take_troops(g, seat, self.village, noun, 1)
        g.tell(TROOP_LOST, seat, noun, self.village)

    def copy(self) -> TyrantLosses:
        return TyrantLosses(self.seat, self.village, self.left)


class TyrantRising(Form[France]):
    """Announced, calmed or not, rolled; then his men fall, and he with the last of them."""

    rule: ClassVar[str] = "trait.tyrant.uprising"
    sealed: ClassVar[bool] = True
    aside: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "by": Seat(),
        "lord": Noun(LORDS),
        "stage": decides(Noun(STAGES)),
        "cards": Number(0, 99),
        "dice": Number(0, 99),
        "hits": Number(0, 999),
    }

    def __init__(
        self, by: int, lord: int, stage: int = ANNOUNCED, cards: int = 1, dice: int = 0, hits: int = 0
    ) -> None:
        self.by = by
        self.lord = lord
        self.stage = stage
        self.cards = cards  # that were not calmed
        self.dice = dice  # still to be thrown
        self.hits = hits

    def enter(self, g: France) -> None:
        spend(g, self.by, UPRISING)
        g.tell(ROSE_AGAINST, self.by, self.lord, 1)

    def needs(self, g: France) -> Need:
        if self.stage == ANNOUNCED:
            return Call(TyrantAnnounced(self.by, g.place(self.lord), [NOBODY] * SEATS))
        if self.stage == ROLLING:
            return Roll(g.rules.box.hit_odds, FACES)
        if self.stage == LOSING:
            return Call(TyrantLosses(g.owner(self.lord), g.place(self.lord), self.hits))
        return DONE

    def returned(self, g: France, form: Form[France]) -> None:
        if not g.is_in_play(self.lord):
            self.stage = RISING_OVER  # he tried to calm it himself, and it cost him his life
        elif isinstance(form, TyrantAnnounced):
            self.begin(g, form)
        else:
            self.end(g)

    def begin(self, g: France, window: TyrantAnnounced) -> None:
        """As against a village. [card.uprising.attack] [card.uprising.stack_bonus] [card.uprising.no_die_no_bonus]"""
        village = g.place(self.lord)
        self.cards = window.cards - window.calmed
        taken_off = 0 if window.tunnel else walls_of(g, self.lord)
        self.dice = max(0, self.cards - taken_off)
        if self.dice:
            self.hits = self.cards
            self.stage = ROLLING
            g.rules.asks.rising(g, village)
        else:
            self.stage = RISING_OVER
            if self.cards:
                g.tell(UPRISING_HITS, village, 0)
            else:
                g.tell(CALMED, village)

    def rolled(self, g: France, outcome: int) -> None:
        """[card.uprising.max_hits]"""
        village = g.place(self.lord)
        self.dice -= 1
        self.hits += outcome
        g.tell(UPRISING_DIE, village, outcome)
        if not self.dice:
            self.hits = min(self.hits, MOST_HITS * self.cards)
            self.stage = LOSING
            g.tell(UPRISING_HITS, village, self.hits)

    def end(self, g: France) -> None:
        """Village, buildings, other lords and troops are left alone. [trait.tyrant.uprising]"""
        self.stage = RISING_OVER
        g.rules.asks.rising_ends(g, g.place(self.lord))
        if not g.men(g.owner(self.lord), g.place(self.lord)):
            kill(g, self.lord, BY_UPRISING)

    def fits(self, g: France) -> str | None:
        if self.stage != RISING_OVER and g.is_in_play(self.lord) and not is_known(g, self.lord, TYRANT):
            return f"lord: {LORDS[self.lord]} is not the Tyrant"
        return None

    def copy(self) -> TyrantRising:
        return TyrantRising(self.by, self.lord, self.stage, self.cards, self.dice, self.hits)
