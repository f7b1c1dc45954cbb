"""Step A of phase 2: discards, draws, the limit of the hand."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.fief.knowing import (
    cards_left,
    cards_to_draw,
    disaster_odds,
    draw,
    fortune_odds,
    lay,
    lord_odds,
    reshuffle,
    spend,
)
from outremer.games.fief.layout import DISCARDED_PILE, IN_DECK
from outremer.games.fief.vocabulary import (
    CARDS,
    DISASTER_DISCARDED,
    DISASTER_DRAWN,
    DISCARD,
    DISCARDED,
    DRAW,
    DREW,
    DREW_ONE,
    HAND_LIMIT,
    PASS,
    RESHUFFLED,
    SEATS,
    TRACK_SPACES,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Number, Seat
from outremer.kernel.forms import DONE, Form, Need, Roll, ask
from outremer.kernel.menu import Menu

LORD_PILE: Final = 0  # the decks, as in vocabulary.DECKS
FORTUNE_PILE: Final = 1
DRAWS: Final = 2
LORDS_DRAWN: Final = 1  # at most

NOT_DRAWING: Final = 0  # what is being drawn
A_LORD: Final = 1
EITHER: Final = 2  # whatever lies on top of the fortune deck: its back shows whether it is a disaster
A_FORTUNE: Final = 3
A_DISASTER: Final = 4  # for which the track has no room
DRAWING: Final = ["nothing", "lord", "either", "fortune", "disaster"]
BACKS: Final = ["fortune", "disaster"]


class Draws(Form[France]):
    """Each player in turn order discards, then draws."""

    rule: ClassVar[str] = "cards.draw"
    order: ClassVar[str] = "phase2.turn_order"
    blanks: ClassVar[dict[str, Blank]] = {
        "turn": Number(0, SEATS),
        "drawn": Number(0, DRAWS + 1),
        "lords": Number(0, LORDS_DRAWN + 1),
        "begun": Flag(),
        "drawing": Noun(DRAWING),
    }

    def __init__(self, turn: int = 0, drawn: int = 0, lords: int = 0, begun: bool = False, drawing: int = 0) -> None:
        self.turn = turn
        self.drawn = drawn  # cards that count
        self.lords = lords  # of these from the lord deck
        self.begun = begun  # something was drawn, if only a disaster: then it is too late to discard
        self.drawing = drawing

    def enter(self, g: France) -> None:
        self.find_player(g)

    def find_player(self, g: France) -> None:
        """The next one who can do anything. [phase2.turn_order]"""
        order = g.in_turn_order()
        while self.turn < g.rules.seats and not self.can_go_on(g, order[self.turn]):
            self.turn += 1
            self.drawn = self.lords = 0
            self.begun = False
        g.active = order[self.turn] if self.turn < g.rules.seats else NOBODY

    def can_go_on(self, g: France, seat: int) -> bool:
        if (not self.begun and g.hand_size(seat)) or g.rules.asks.ponders_draw(g, seat):
            return True
        if self.no_draw(g, seat, LORD_PILE) is None or self.no_draw(g, seat, FORTUNE_PILE) is None:
            return True
        return self.has_draw_left() and g.rules.asks.trades_draw(g, seat)

    def has_draw_left(self) -> bool:
        return self.drawn < DRAWS

    def trade(self, g: France) -> None:
        """Something else was taken in place of a card; the hand has nothing to do with it."""
        self.drawn += 1
        self.begun = True
        self.find_player(g)

    def seat(self, g: France) -> int:
        return g.in_turn_order()[self.turn]

    def needs(self, g: France) -> Need:
        if self.turn >= g.rules.seats:
            return DONE
        if self.drawing == NOT_DRAWING:
            return ask(self.seat(g))
        if self.drawing == A_LORD:
            return Roll(lord_odds(g), CARDS)
        if self.drawing == A_FORTUNE:
            return Roll(fortune_odds(g), CARDS)
        if self.drawing == A_DISASTER:
            return Roll(disaster_odds(g), CARDS)
        return Roll([sum(fortune_odds(g)), sum(disaster_odds(g)) - g.track], BACKS)

    def hears_roll(self, g: France) -> int:
        """Backs are open, and so is what is discarded; what goes into a hand is not."""
        return 1 << self.seat(g) if self.drawing in (A_LORD, A_FORTUNE) else -1

    def more_draws(self, g: France, seat: int) -> int:
        return g.rules.asks.extra_draws(g, seat, LORD_PILE) + g.rules.asks.extra_draws(g, seat, FORTUNE_PILE)

    def no_draw(self, g: France, seat: int, pile: int) -> str | None:
        if self.drawn >= DRAWS and self.drawn >= DRAWS + self.more_draws(g, seat):
            return "cards.draw"
        if pile == LORD_PILE and self.lords >= LORDS_DRAWN:  # two fortunes, or a lord and a fortune [cards.draw]
            if self.lords >= LORDS_DRAWN + g.rules.asks.extra_draws(g, seat, LORD_PILE):
                return "cards.draw"
        if g.hand_size(seat) >= HAND_LIMIT:
            return "cards.hand_limit"  # a fourth card [cards.hand_limit]
        return None if cards_to_draw(g, pile == LORD_PILE) else "cards.draw"

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.put(PASS)
        for pile in (LORD_PILE, FORTUNE_PILE):
            menu.put(DRAW + pile, self.no_draw(g, seat, pile))
        menu.none(DISCARD, "cards.discard")
        if not self.begun:  # first of all, or not at all [cards.discard]
            for kind in sorted(set(g.hand(seat))):
                menu.put(DISCARD + kind)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        if verb == PASS:
            self.turn += 1
            self.drawn = self.lords = 0
            self.begun = False
            self.find_player(g)
        elif verb == DISCARD:
            discard(g, seat, noun)
            self.find_player(g)
        else:
            if not cards_left(g, noun == LORD_PILE):
                reshuffle(g, noun == LORD_PILE)
                g.tell(RESHUFFLED, noun)
            self.begun = True
            self.drawing = A_LORD if noun == LORD_PILE else EITHER

    def rolled(self, g: France, outcome: int) -> None:
        seat, was = self.seat(g), self.drawing
        self.drawing = NOT_DRAWING
        if was in (A_LORD, A_FORTUNE):
            self.take(g, seat, LORD_PILE if was == A_LORD else FORTUNE_PILE, outcome)
        elif was == A_DISASTER:
            lay(g, outcome, IN_DECK, DISCARDED_PILE)  # [cards.disaster.track_full]
            g.tell(DISASTER_DISCARDED, outcome)
        elif outcome == 0:
            self.drawing = A_FORTUNE
        else:  # it counts neither as a draw nor in the hand [cards.disaster.no_limits]
            g.tell(DISASTER_DRAWN, seat)
            if g.track < TRACK_SPACES:
                g.track += 1  # unseen [cards.disaster.track]
                g.rules.asks.drew_disaster(g, seat)
            else:
                self.drawing = A_DISASTER
        if self.drawing == NOT_DRAWING:
            self.find_player(g)

    def take(self, g: France, seat: int, pile: int, kind: int) -> None:
        draw(g, seat, kind)
        self.drawn += 1
        self.lords += pile == LORD_PILE
        g.tell_only(1 << seat, DREW, [seat, pile, kind], instead=DREW_ONE)
        g.rules.asks.drew(g, seat, kind)

    def fits(self, g: France) -> str | None:
        if self.turn < g.rules.seats and self.drawing != NOT_DRAWING:
            odds = {A_LORD: lord_odds(g), A_FORTUNE: fortune_odds(g), A_DISASTER: disaster_odds(g)}
            if self.drawing in odds and not sum(odds[self.drawing]):
                return "drawing: there is no such card in the deck"
            if self.drawing == EITHER and cards_left(g, is_lords=False) < 1:
                return "drawing: there is no such card in the deck"
        return None

    def copy(self) -> Draws:
        return Draws(self.turn, self.drawn, self.lords, self.begun, self.drawing)


def discard(g: France, seat: int, kind: int) -> None:
    """Face up, onto the pile of its deck. [cards.discard]"""
    spend(g, seat, kind)
    g.tell(DISCARDED, seat, kind)


class Surplus(Form[France]):
    """Somebody was given more cards than a hand may hold."""

    rule: ClassVar[str] = "cards.hand_limit"
    aside: ClassVar[bool] = True
    consequence: ClassVar[bool] = True
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": Seat(),
    }

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def enter(self, g: France) -> None:
        g.take_due()

    def needs(self, g: France) -> Need:
        return ask(self.seat) if g.hand_size(self.seat) > HAND_LIMIT else DONE  # [cards.hand_limit]

    def may(self, g: France, seat: int, menu: Menu) -> None:
        menu.none(DISCARD, "cards.hand_limit")
        for kind in sorted(set(g.hand(seat))):
            menu.put(DISCARD + kind)

    def answer(self, g: France, seat: int, verb: int, noun: int) -> None:
        discard(g, seat, noun)

    def copy(self) -> Surplus:
        return Surplus(self.seat)
