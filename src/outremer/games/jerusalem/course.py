"""SVOLGIMENTO DELLA PARTITA: five rounds of four phases."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from outremer.games.jerusalem.auction import Auction
from outremer.games.jerusalem.building import Building, Gifts
from outremer.games.jerusalem.events import event_form
from outremer.games.jerusalem.income import Income
from outremer.games.jerusalem.picking import Picking
from outremer.games.jerusalem.placement import Placement
from outremer.games.jerusalem.privileges import Privileges
from outremer.games.jerusalem.tower_of_david import TowerOfDavid
from outremer.games.jerusalem.vocabulary import (
    AREAS,
    EVENT_SHOWN,
    EVENTS,
    FINISHED,
    FIRST_OPENER,
    NO_OFFICE,
    ROUND_BEGINS,
    ROUNDS,
    SEAT_WORDS,
    SEATS,
    TOWER_OF_DAVID,
)
from outremer.games.jerusalem.world import BARON, DEALT, DRAWN, FLOORS, OFFICE, OFFICE_THEN, POINTS, City
from outremer.kernel.blanks import NOBODY
from outremer.kernel.forms import DONE, Call, Form, Need, Part, Roll, Sequence

PARTS: Final[tuple[Part[City], ...]] = (
    Part("event-card", lambda g: EventCard() if g.has_event() else None),
    Part("auction", lambda g: Auction(NOBODY)),
    Part("cards", lambda g: Picking(g.rules.first_office)),  # [actionpick.after-auction] [actionpick.first-player]
    Part("placement", lambda g: Placement(g.rules.first_office)),  # [placement.starts-after-auction-phase]
    Part("david", lambda g: TowerOfDavid(g.controller(TOWER_OF_DAVID))),  # [tower-of-david.before-majorities]
    Part("privileges", lambda g: Privileges("")),
    Part("income", lambda g: Income(g.rules.first_office)),
    Part("gifts", lambda g: Gifts() if g.round == ROUNDS else None),  # [gift.when] [end.gifts-first]
    Part("building", lambda g: Building()),  # [build.after-income] [game.tower-grows-at-round-end]
    # [event.phase.last] [round.end.after-phase-4]
    Part("event", lambda g: event_form(g) if g.has_event() else None),
)

BEFORE_THE_CARDS: Final = ("event-card", "auction")
BEFORE_THE_PRIVILEGES: Final = (*BEFORE_THE_CARDS, "cards", "placement", "david")


class Play(Form[City]):
    """SVOLGIMENTO DELLA PARTITA: five rounds."""

    rule: ClassVar[str] = "round.phases.order"

    def needs(self, g: City) -> Need:
        if g.opener == NOBODY:
            return Roll(g.rules.opener_odds, SEAT_WORDS)
        return Call(Round("")) if g.round <= ROUNDS else DONE  # [round.count] [end.after-round-5]

    def rolled(self, g: City, outcome: int) -> None:
        """Who is tallest is not for a program to measure. [setup.first-opener]"""
        g.opener = outcome
        g.tell(FIRST_OPENER, outcome)

    def returned(self, g: City, form: Form[City]) -> None:
        g.round += 1  # [round.marker.advance] [event.phase.advance-marker] [round.next-starts-with-auction]
        if g.round > ROUNDS:
            g.tell(FINISHED, winner(g))


class Round(Sequence[City]):
    """LE QUATTRO FASI: each is over for all before the next begins. [round.phases.order] [round.phase3.steps.order]

    [round.phases.complete-before-next.de] [income.steps.complete-before-next]
    """

    rule: ClassVar[str] = "round.phases.order"
    order: ClassVar[str] = "auction.character.turn-order"
    parts: ClassVar[tuple[Part[Any], ...]] = PARTS

    def enter(self, g: City) -> None:
        super().enter(g)
        g.tell(ROUND_BEGINS, g.round)

    def returned(self, g: City, form: Form[City]) -> None:
        super().returned(g, form)
        if not self.at:
            give_back(g)

    def fits(self, g: City) -> str | None:
        """What has happened in this round so far suits the part that is open."""
        if g.round > ROUNDS:
            return f"world.round: must be at most {ROUNDS} while a round is played"
        seats, this, at = g.rules.seats, (g.round - 1) * SEATS, self.at
        taken = seats - g.has[OFFICE : OFFICE + seats].count(NO_OFFICE)
        kept = seats - g.past[DEALT + this : DEALT + this + seats].count(NOBODY)
        drawn = seats - g.past[DRAWN + this : DRAWN + this + seats].count(NOBODY)
        lying = g.face_down + sum(g.tray)
        if taken if at == "event-card" else taken < seats and at != "auction":
            return f"world.has.office: {taken} of {seats} offices cannot be taken in the part {at!r}"
        if kept and at in BEFORE_THE_CARDS:
            return f"world.past.kept[{g.round - 1}]: nobody keeps a card before the part 'cards'"
        if drawn and at in BEFORE_THE_PRIVILEGES:
            return f"world.past.drawn[{g.round - 1}]: nobody draws a card before the part 'privileges'"
        if (g.event != NOBODY) != (g.has_event() and at != "event-card"):
            return f"world.event: one lies open in rounds 2 to {ROUNDS - 1}, once it is turned up"
        if lying != (seats - kept if at == "cards" else g.face_down if at == "auction" else 0):
            return f"world.face_down: {lying} cards beside the offices do not fit the part {at!r}"
        return None

    def copy(self) -> Round:
        return Round(self.at)


def give_back(g: City) -> None:
    """Offices and Barons go back, event or not; squires stay where they are. [placement.squires-stay]"""
    g.event = NOBODY
    for seat in range(SEATS):
        g.has[OFFICE + seat] = NO_OFFICE  # [event.phase.return-characters]
        g.has[BARON + seat] = NOBODY  # [event.phase.return-barons] [baron.return.it] [baron.return.de]
    for area in range(AREAS):
        g.lock[area] = NOBODY


class EventCard(Form[City]):
    """The event of the round is turned up before its auction; three of the four come."""

    rule: ClassVar[str] = "round.event.reveal"
    order: ClassVar[str] = "round.event.reveal"

    def needs(self, g: City) -> Need:
        return Roll(g.events, EVENTS) if g.event == NOBODY else DONE

    def rolled(self, g: City, outcome: int) -> None:
        g.events[outcome] = 0  # [event.three-of-four-used]
        g.event = outcome  # [event.phase.reveal-next]
        g.tell(EVENT_SHOWN, outcome)


def ranking_key(g: City, seat: int) -> tuple[int, int, int]:
    """Floors, then points, then the lower office of round 5. [end.winner] [end.tie.points] [end.tie.character]"""
    return g.has[FLOORS + seat], g.has[POINTS + seat], -g.past[OFFICE_THEN + (ROUNDS - 1) * SEATS + seat]


def winner(g: City) -> int:
    best = 0
    for seat in range(1, g.rules.seats):
        if ranking_key(g, seat) > ranking_key(g, best):
            best = seat
    return best
