"""SCEGLIERE LE CARTE AZIONE: in order of office each keeps one of the round's cards and passes the rest on."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.jerusalem.vocabulary import (
    ADMIRAL,
    CARDS,
    KINDS,
    OFFICE_NAMES,
    PICK,
    PICKED,
    SEATS,
    TOOK_CARD,
)
from outremer.games.jerusalem.world import DEALT, OFFICE, City
from outremer.kernel.blanks import NOBODY, Blank, Noun
from outremer.kernel.forms import DONE, Form, Need, Roll, ask
from outremer.kernel.menu import Menu


class Picking(Form[City]):
    """The first player looks at all, keeps one and passes on the rest. [action-cards.one-per-round]

    The cards lie face down since the auction began; their faces are drawn when somebody first looks at them, which
    nobody can tell apart, and there is nothing to peek at before.
    """

    rule: ClassVar[str] = "actionpick.one-each"
    blanks: ClassVar[dict[str, Blank]] = {"office": Noun(OFFICE_NAMES)}

    def __init__(self, office: int) -> None:
        self.office = office  # who has the tray

    def needs(self, g: City) -> Need:
        if g.face_down:
            return Roll(g.deck, CARDS)  # [auction.action-cards.no-peek.de]
        # [character.constable.picks-card-first.de]
        return ask(g.seat_of(self.office)) if self.office < ADMIRAL else DONE

    def hears_roll(self, g: City) -> int:
        return 1 << g.seat_of(self.office)

    def rolled(self, g: City, outcome: int) -> None:
        g.face_down -= 1
        g.deck[outcome] -= 1
        g.tray[outcome] += 1

    def may(self, g: City, seat: int, menu: Menu) -> None:
        for card in range(KINDS):
            menu.put(PICK + card, None if g.tray[card] else "actionpick.one-each")

    def out_of_turn(self, g: City, seat: int) -> str:
        """One card each, and none to choose for the last. [action-cards.one-per-round]"""
        if g.past[DEALT + (g.round - 1) * SEATS + seat] != NOBODY:
            return "action-cards.one-per-round"
        return "actionpick.last-has-no-choice" if g.has[OFFICE + seat] == ADMIRAL else self.order

    def hears_move(self, g: City, seat: int, verb: int, noun: int) -> int:
        return 1 << seat

    def answer(self, g: City, seat: int, verb: int, noun: int) -> None:
        self.keep(g, seat, noun)
        self.office += 1  # [actionpick.pass-on]
        g.reveal(1 << g.seat_of(self.office), g.tray)  # the rest of the tray, or the last card, to nobody else
        if self.office == ADMIRAL:  # [actionpick.last-has-no-choice]
            self.keep(g, g.seat_of(ADMIRAL), g.tray.index(1))

    def keep(self, g: City, seat: int, card: int) -> None:
        g.tray[card] -= 1
        g.hand[seat * KINDS + card] += 1
        g.past[DEALT + (g.round - 1) * SEATS + seat] = card
        g.tell_only(1 << seat, PICKED, [seat, card], TOOK_CARD)

    def glimpse(self, g: City, seat: int | None) -> dict[str, object]:
        """Who holds the tray sees it, and nobody else."""
        if seat is None or not self.shows_tray(g, seat):
            return {}
        return {"tray": {CARDS[card]: g.tray[card] for card in range(KINDS) if g.tray[card]}}

    def shows_tray(self, g: City, seat: int) -> bool:
        return self.office < ADMIRAL and g.seat_of(self.office) == seat and not g.face_down

    def fits(self, g: City) -> str | None:
        """Those before it have kept a card of this round, and nobody else."""
        for office in range(g.rules.first_office, ADMIRAL + 1):
            kept = g.past[DEALT + (g.round - 1) * SEATS + g.seat_of(office)] != NOBODY
            if kept != (office < self.office):
                return f"office: the {OFFICE_NAMES[office]} {'has kept a card' if kept else 'must have kept a card'}"
        return "office: must be one that has a choice" if not g.rules.first_office <= self.office < ADMIRAL else None

    def copy(self) -> Picking:
        return Picking(self.office)
