"""The Spy: the victim may first play cards; then she looks at the hand, and may swap a card, once in the game."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.expansions.politics.court import (
    SPIED,
    SPY,
    SPY_CAME,
    SPY_LOOKED,
    SWAP_FOR,
    SWAP_WITH,
    SWAPPED,
    court_of,
    has_used,
    seat_with,
)
from outremer.games.fief.knowing import hand_to
from outremer.games.fief.plays import NewLord, list_plays, play_card
from outremer.games.fief.vocabulary import HAND_CARDS, LORDS, PASS, PLAY_LORD
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Seat, decides, given, secret
from outremer.kernel.chance import Driver
from outremer.kernel.forms import DONE, Call, Form, Need, ask
from outremer.kernel.journal import EVERYONE
from outremer.kernel.menu import Menu


def no_spying(g: France, seat: int, victim: int) -> str | None:
    """Once a turn, on another player with any cards; after a swap never again. [attendant.spy]"""
    if seat_with(g, SPY) != seat:
        return "attendant.spy"
    if has_used(g, SWAPPED):
        return "attendant.spy.swap_ends"  # [attendant.spy.swap_ends]
    if has_used(g, SPIED) or victim == seat or victim >= g.rules.seats or not g.hand_size(victim):
        return "attendant.spy"
    return None


class Spying(Form[France]):
    """First the victim plays what may be played now, then the Spy looks.

    What may be played at any time is offered beside this question; in the victim's own go of phase 2 so are lords,
    taxes, harvests and good weather.
    """

    rule: ClassVar[str] = "attendant.spy.victim_plays_first"
    aside: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "by": Seat(),
        "victim": Seat(),
        "lord": decides(Noun(LORDS, nobody=True)),
        "shown": decides(Flag()),
        "over": Flag(),
    }

    def __init__(self, by: int, victim: int, lord: int = NOBODY, shown: bool = False, over: bool = False) -> None:
        self.by = by
        self.victim = victim
        self.lord = lord  # who is coming, of the victim's family
        self.shown = shown  # the victim plays nothing more
        self.over = over

    def enter(self, g: France) -> None:
        court_of(g).used |= SPIED
        g.tell(SPY_CAME, self.by, self.victim)

    def needs(self, g: France) -> Need:
        if self.lord != NOBODY:
            return Call(NewLord(self.victim, self.lord))
        if self.over or not g.hand_size(self.victim):
            return DONE
        return Call(SpyLooks(self.by, self.victim)) if self.shown else ask(self.victim)

    def may(self, g: France, seat: int, menu: Menu) -> None:
        """[attendant.spy.victim_plays_first]"""
        menu.put(PASS)
        if court_of(g).playing and g.active == seat:
            list_plays(g, seat, menu)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        if verb == PASS:
            self.shown = True
        else:
            self.lord = noun if verb == PLAY_LORD else NOBODY
            play_card(g, seat, verb, noun)

    def returned(self, g: France, form: Form[France]) -> None:
        self.lord = NOBODY
        self.over = self.shown

    def fits(self, g: France) -> str | None:
        return "victim: must be another seat" if self.by == self.victim else None

    def copy(self) -> Spying:
        return Spying(self.by, self.victim, self.lord, self.shown, self.over)


class SpyLooks(Form[France]):
    """She sees the hand, and may swap a card of it for one of her own. Nobody plays anything meanwhile."""

    rule: ClassVar[str] = "attendant.spy.swap"
    sealed: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "by": given(Seat()),
        "victim": given(Seat()),
        "wanted": secret(Noun(HAND_CARDS, nobody=True)),
        "over": Flag(),
    }

    def __init__(self, by: int, victim: int, wanted: int = NOBODY, over: bool = False) -> None:
        self.by = by
        self.victim = victim
        self.wanted = wanted  # of the victim's cards, for which one of her own is to be given
        self.over = over

    def enter(self, g: France) -> None:
        """She remembers what she saw, as long as it can still be true: see `knowing`. [attendant.spy]"""
        for card in range(len(g.card)):
            if g.card[card] == self.victim:
                g.seen[card] |= 1 << self.by
        g.reveal(1 << self.by, sorted(g.hand(self.victim)))
        g.tell(SPY_LOOKED, self.by, self.victim)

    def needs(self, g: France) -> Need:
        return DONE if self.over or not g.hand_size(self.by) else ask(self.by)

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.put(PASS, None if self.wanted == NOBODY else "attendant.spy.swap")
        menu.none(SWAP_FOR, "attendant.spy.swap")
        menu.none(SWAP_WITH, "attendant.spy.swap")
        verb, hand = (SWAP_FOR, self.victim) if self.wanted == NOBODY else (SWAP_WITH, self.by)
        for kind in sorted(set(g.hand(hand))):
            menu.put(verb + kind)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        if verb == SWAP_FOR:
            self.wanted = noun
        elif verb == SWAP_WITH:
            self.swap(g, noun)
        else:
            self.over = True

    def swap(self, g: France, given: int) -> None:
        """Both know what changed hands; the others see backs. [attendant.spy.swap] [attendant.spy.swap_ends]"""
        self.over = True
        court_of(g).used |= SWAPPED
        both = 1 << self.by | 1 << self.victim
        hand_to(g, self.victim, self.by, self.wanted, both)
        hand_to(g, self.by, self.victim, given, both)

    def hears_move(self, g: France, seat: int, verb: int, noun: int) -> int:
        return 1 << self.by | 1 << self.victim if verb in (SWAP_FOR, SWAP_WITH) else EVERYONE

    def fits(self, g: France) -> str | None:
        if self.wanted != NOBODY and not self.over and not g.holds(self.victim, self.wanted):
            return "wanted: is not in that hand"
        return None

    def glimpse(self, g: France, seat: int | None) -> dict[str, object]:
        if seat not in (self.by, self.victim):
            return {}
        return {"wanted": None if self.wanted == NOBODY else HAND_CARDS[self.wanted]}

    def lets_in(self, g: France, seat: int) -> bool:
        return seat in (self.by, self.victim)

    def redeal(self, g: France, seat: int, driver: Driver) -> None:
        if seat not in (self.by, self.victim) and self.wanted != NOBODY and not self.over:
            hand = g.hand(self.victim)
            self.wanted = hand[driver.below(len(hand))]

    def copy(self) -> SpyLooks:
        return SpyLooks(self.by, self.victim, self.wanted, self.over)
