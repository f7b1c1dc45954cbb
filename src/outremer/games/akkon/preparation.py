"""CONTENUTO DELLA SCATOLA, the paragraphs on setting up: first player, starting cards, six open decks."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.akkon.decks import need_of_restocking, restock
from outremer.games.akkon.table_rules import AkkonRules
from outremer.games.akkon.vocabulary import (
    CARD_COUNT,
    CITY_COUNT,
    DEALT,
    FIRST_PLAYER,
    KINDS,
    OWN,
    SEAT_WORDS,
    SEATS,
    TEMPLARS,
    TRACK_COUNT,
)
from outremer.games.akkon.world import CAMP, IN_DECK, OUT, SET_ASIDE, HolyLand
from outremer.kernel.blanks import NOBODY
from outremer.kernel.forms import Form, Need, Roll

FIRST_SPACE: Final = 2  # [setup.player.markers-on-two]
STARTING_CARDS: Final = 2  # [setup.cards.starting-deal]


def new_world(rules: AkkonRules) -> HolyLand:
    """Markers on 2, seven Templars face down in each camp, cards sorted by city.

    [setup.player.port-card] [setup.player.templars-face-down] [setup.cards.sort-by-city]
    """
    place = [IN_DECK] * CARD_COUNT
    for card in rules.starting:
        place[card] = SET_ASIDE
    for card in rules.removed:
        place[card] = OUT
    return HolyLand(
        rules,
        round=0,
        first=NOBODY,
        bidder=NOBODY,
        seneschal=NOBODY,
        spent=0,
        lent=0,
        departed=False,
        idle=0,
        final=False,
        ended=False,
        at=[CAMP] * TEMPLARS,
        holder=[piece // KINDS if piece < rules.pieces else NOBODY for piece in range(TEMPLARS)],
        loan=[OWN] * TEMPLARS,
        seen=[0] * TEMPLARS,
        tracks=[FIRST_SPACE if seat < rules.seats else 0 for seat in range(SEATS) for _ in range(TRACK_COUNT)],
        paid=[0] * SEATS * CITY_COUNT,
        discount=[0] * SEATS,
        privilege=[NOBODY] * TRACK_COUNT,  # [setup.privileges.face-up]
        place=place,
        top=[NOBODY] * CITY_COUNT,
        debts=[],
    )


class Preparation(Form[HolyLand]):
    """First player, then two starting cards each, then the top card of every deck."""

    rule: ClassVar[str] = "auction.first-player-starts"  # whoever speaks before that

    def needs(self, g: HolyLand) -> Need:
        if g.first == NOBODY:
            return Roll(g.rules.seat_odds, SEAT_WORDS)  # [setup.first-player.random]
        if dealt(g) < STARTING_CARDS * g.rules.seats:
            # [setup.cards.starting-shuffle]
            odds = [1 if g.place[card] == SET_ASIDE else 0 for card in g.rules.starting]
            return Roll(odds, g.rules.starting_words)
        return need_of_restocking(g)

    def rolled(self, g: HolyLand, outcome: int) -> None:
        if g.first == NOBODY:
            g.first = outcome  # [setup.first-player.seneschal]
            g.tell(FIRST_PLAYER, outcome)
        elif dealt(g) < STARTING_CARDS * g.rules.seats:
            deal(g, g.rules.starting[outcome])
        else:
            restock(g, outcome)

    def fits(self, g: HolyLand) -> str | None:
        waiting = [card for card in g.rules.starting if g.place[card] == SET_ASIDE]
        if dealt(g) + len(waiting) < STARTING_CARDS * g.rules.seats:
            return "world.place: too few starting cards are set aside for those who have none yet"
        return g.before_auction()


def dealt(g: HolyLand) -> int:
    """How many starting cards are in the hands."""
    count = 0
    for card in g.rules.starting:
        if g.place[card] < SEATS:
            count += 1
    return count


def deal(g: HolyLand, card: int) -> None:
    """Two to each, clockwise from the first player, openly. [setup.cards.starting-open]"""
    seat = (g.first + dealt(g) // STARTING_CARDS) % g.rules.seats  # [setup.cards.starting-deal]
    g.place[card] = seat
    g.tell(DEALT, seat, card)
    if dealt(g) == STARTING_CARDS * g.rules.seats:
        for other in g.rules.starting:  # [setup.cards.undealt-out]
            if g.place[other] == SET_ASIDE:
                g.place[other] = OUT
