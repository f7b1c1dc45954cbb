"""The course of the game: set up, then rounds of auction and action, until a deck runs out."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.akkon.actions import Actions, HandLimit
from outremer.games.akkon.auction import Auction
from outremer.games.akkon.loans import Loans, send_home
from outremer.games.akkon.preparation import Preparation
from outremer.games.akkon.privileges import Saladin, award_privileges
from outremer.games.akkon.resolution import Resolution
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
from outremer.kernel.blanks import Blank, Word
from outremer.kernel.forms import DONE, NOBODY, Call, Form, Need, Sequence

# The auction phase, then the action phase. [round.two-phases]
PARTS: Final = ["loans", "auction", "saladin", "resolution", "actions", "hand-limit", "close"]


class Crusade(Form[HolyLand]):
    """Who will be the new Grand Master? [game.roles]"""

    rule: ClassVar[str] = "round.two-phases"
    callers: ClassVar[tuple[str, ...]] = ("",)

    def needs(self, g: HolyLand) -> Need:
        if g.round == 0:
            return Call(Preparation())
        return DONE if g.ended else Call(Round(""))

    def returned(self, g: HolyLand, form: Form[HolyLand]) -> None:
        if g.round == 0:
            g.round = 1


class Round(Sequence[HolyLand]):
    """FASE DELL'ASTA and FASE DELLE AZIONI. [round.two-phases] [round.new-round]"""

    rule: ClassVar[str] = "round.two-phases"
    blanks: ClassVar[dict[str, Blank]] = {"at": Word(["", *PARTS])}
    callers: ClassVar[tuple[str, ...]] = ("Crusade",)
    shows: ClassVar[tuple[str, ...]] = ("at",)

    def enter(self, g: HolyLand) -> None:
        super().enter(g)
        g.tell(ROUND_BEGINS, g.round, g.first)

    def parts(self, g: HolyLand) -> list[str]:
        return PARTS

    def part(self, g: HolyLand, name: str) -> Form[HolyLand]:
        if name == "loans":
            return Loans()
        if name == "auction":
            return Auction()
        if name == "saladin":
            return Saladin()
        if name == "resolution":
            return Resolution()
        if name == "actions":
            return Actions()
        if name == "hand-limit":
            return HandLimit()
        return Close()

    def copy(self) -> Round:
        return Round(self.at)


class Close(Form[HolyLand]):
    """The round ends: cards off the table, privileges, Templars home, Seneschal to the left. [privilege.when]"""

    rule: ClassVar[str] = "round.new-round"
    callers: ClassVar[tuple[str, ...]] = ("Round",)

    def enter(self, g: HolyLand) -> None:
        for card in range(CARD_COUNT):  # [action.discard-played]
            if g.place[card] == PLAYED_CARD:
                g.place[card] = DISCARD_PILE
        award_privileges(g)
        clear_cities(g)
        g.idle = 0 if g.departed else g.idle + 1
        g.departed = 0
        if g.deck_is_out() or g.idle == IDLE_ROUNDS:
            end(g)
        else:
            g.round += 1
            g.first = (g.first + 1) % g.rules.seats  # [round.seneschal-passes-left]
            g.tell(SENESCHAL_PASSES, g.first)

    def needs(self, g: HolyLand) -> Need:
        return DONE


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
    if not g.deck_is_out():
        g.tell(STALLED, IDLE_ROUNDS)
    for seat in range(g.rules.seats):
        g.tell(SCORED, seat, victory_points(g, seat))
