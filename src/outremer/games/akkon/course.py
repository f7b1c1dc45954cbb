"""The course of the game: set up, then rounds of auction and action, until a deck runs out."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from outremer.games.akkon.actions import Actions, HandLimit
from outremer.games.akkon.auction import Auction
from outremer.games.akkon.loans import Loans, send_home
from outremer.games.akkon.preparation import Preparation
from outremer.games.akkon.privileges import award_privileges
from outremer.games.akkon.resolution import Resolution
from outremer.games.akkon.saladin import Saladin
from outremer.games.akkon.tracks import victory_points
from outremer.games.akkon.vocabulary import (
    CARD_COUNT,
    CITY_COUNT,
    ROUND_BEGINS,
    SCORED,
    SEATS,
    SENESCHAL_PASSES,
    STALLED,
)
from outremer.games.akkon.world import DISCARD_PILE, IDLE_ROUNDS, PLAYED_CARD, HolyLand
from outremer.kernel.blanks import NOBODY
from outremer.kernel.forms import DONE, Call, Form, Need, Part, Sequence


class Crusade(Form[HolyLand]):
    """Who will be the new Grand Master? [game.roles]"""

    rule: ClassVar[str] = "round.two-phases"

    def needs(self, g: HolyLand) -> Need:
        if g.round == 0:
            return Call(Preparation())
        return DONE if g.ended else Call(Round(""))

    def returned(self, g: HolyLand, form: Form[HolyLand]) -> None:
        if g.round == 0:
            g.round = 1


class Close(Form[HolyLand]):
    """The round ends: cards off the table, Templars home, privileges, Seneschal to the left. [privilege.when]"""

    rule: ClassVar[str] = "round.new-round"

    def enter(self, g: HolyLand) -> None:
        for card in range(CARD_COUNT):  # [action.discard-played]
            if g.place[card] == PLAYED_CARD:
                g.place[card] = DISCARD_PILE
        clear_cities(g)
        g.idle = 0 if g.departed else g.idle + 1
        g.departed = False
        if g.is_last_round() or g.idle == IDLE_ROUNDS:
            end(g)
        else:
            award_privileges(g)  # for the round to come: none are handed out after the last
            g.final = g.deck_has_run_out()
            g.round += 1  # [round.new-round]
            g.first = (g.first + 1) % g.rules.seats  # [round.seneschal-passes-left]
            g.tell(SENESCHAL_PASSES, g.first)

    def needs(self, g: HolyLand) -> Need:
        return DONE


# The auction phase, then the action phase. [round.two-phases]
PARTS: Final[tuple[Part[HolyLand], ...]] = (
    Part("loans", lambda g: Loans()),
    Part("auction", lambda g: Auction()),
    Part("saladin", lambda g: Saladin()),
    Part("resolution", lambda g: Resolution()),
    Part("actions", lambda g: Actions([0] * CITY_COUNT)),
    Part("hand-limit", lambda g: HandLimit()),
    Part("close", lambda g: Close()),
)


class Round(Sequence[HolyLand]):
    """FASE DELL'ASTA and FASE DELLE AZIONI."""

    rule: ClassVar[str] = "round.two-phases"
    parts: ClassVar[tuple[Part[Any], ...]] = PARTS

    def enter(self, g: HolyLand) -> None:
        super().enter(g)
        g.tell(ROUND_BEGINS, g.round, g.first)

    def fits(self, g: HolyLand) -> str | None:
        if self.at != "auction" and g.bidder != NOBODY:
            return "world.bidder: must be null, since no auction is open"
        return g.before_sale() if self.at in ("loans", "auction", "saladin") else None

    def copy(self) -> Round:
        return Round(self.at)


def clear_cities(g: HolyLand) -> None:
    """Every Templar goes back to its owner. [auction.used.back-next-round] [game.seven-templars-per-round]"""
    for piece in range(g.rules.pieces):
        send_home(g, piece)
        g.seen[piece] = 0
    for spot in range(SEATS * CITY_COUNT):
        g.paid[spot] = 0
    for seat in range(SEATS):
        g.discount[seat] = 0
    g.seneschal = NOBODY


def end(g: HolyLand) -> None:
    """A deck is out, or the game stands still. [end.trigger] [end.after-action-phase] [auction.ends-when-all-passed]"""
    g.ended = True
    if not g.is_last_round():
        g.tell(STALLED, IDLE_ROUNDS)
    for seat in range(g.rules.seats):
        g.tell(SCORED, seat, victory_points(g, seat))
