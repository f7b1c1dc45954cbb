"""The eight kinds of city card, each with its conditions and its effect."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.akkon.decks import need_of_restocking, restock, take_from_deck
from outremer.games.akkon.tracks import advance, fall
from outremer.games.akkon.vocabulary import (
    ADVANCE,
    AGAINST,
    BROTHERS,
    BY_BROTHERS,
    BY_PLAGUE,
    CARD_KINDS,
    CARDS,
    CARDS_PER_CITY,
    CITY_COUNT,
    CLAIMED,
    CLAIMS_NOTHING,
    COUNTED,
    EXCOMMUNICATION,
    FORBIDDEN_WRITINGS,
    HIGHEST,
    HOLY_LANCE,
    LEVANT_TRADE,
    LOWEST,
    MINTED,
    MINTING_RIGHT,
    NAMED,
    PLAGUE,
    RETREAT,
    SEATS,
    SIEGE,
    TAKE,
    TRACK_COUNT,
    TRACKS,
)
from outremer.games.akkon.world import HolyLand
from outremer.kernel.blanks import NOBODY, Blank, Flag, Noun, Seat, given
from outremer.kernel.forms import DONE, Form, Need, ask
from outremer.kernel.menu import Menu

EXCOMMUNICATED: Final = 2  # steps back for the opponent [card.excommunication.opponent-back]

# Who must be named, by kind of card: the rule that a wrong name breaks.
_NAMING: Final = [
    "",
    "card.excommunication.opponent-back",
    "",
    "card.plague.choose",
    "card.brothers.choose",
    "card.levant-trade.count",
    "",
    "",
]


def price(g: HolyLand, seat: int, card: int) -> int:
    """The number on the card; one less where one's Chaplain was bid, which may leave nothing to pay.

    [action.cost.number] [action.chaplain.discount] [action.chaplain.may-be-free]
    """
    return g.rules.cost[card] - (g.discount[seat] >> card // CARDS_PER_CITY & 1)


def no_play(g: HolyLand, seat: int, card: int, free: int) -> str | None:
    """What keeps this seat, with so many Templars left, from playing a card it holds; first what no Templar mends."""
    bar = no_effect(g, seat, card)
    if bar is not None:
        return bar
    cost = price(g, seat, card)
    return too_dear(g, seat, cost, free) if cost > free else None


def no_effect(g: HolyLand, seat: int, card: int) -> str | None:
    """What keeps a card from being carried out, whoever pays for it."""
    kind = g.rules.kind[card]
    first = seat * TRACK_COUNT
    if kind == SIEGE:
        return None if g.tracks[first + g.rules.loss[card]] > LOWEST else "card.siege.not-below-zero"
    if kind == EXCOMMUNICATION:
        return no_excommunication(g, seat, card)
    if kind == FORBIDDEN_WRITINGS:
        for track in range(TRACK_COUNT):
            if no_writing(g, seat, card, track) is None:
                return None
        return "card.forbidden-writings.not-past-limits"
    if kind == MINTING_RIGHT and max(g.top) == NOBODY:
        return "card.minting-right"
    return None


def too_dear(g: HolyLand, seat: int, cost: int, free: int) -> str:
    """Would those it has bid have paid for it, has it too few left, or none? [auction.used.not-for-actions]"""
    if cost <= free + g.bid_by(seat):
        return "auction.used.not-for-actions"
    return "action.cost.number" if free else "action.play-while-templars-last"


def no_excommunication(g: HolyLand, seat: int, card: int) -> str | None:
    """Neither marker may pass the end of its track. [card.excommunication.not-past-limits]"""
    if g.tracks[seat * TRACK_COUNT + g.rules.track[card]] + g.rules.steps[card] > HIGHEST:
        return "card.excommunication.not-past-limits"
    for other in range(g.rules.seats):
        if no_target(g, seat, card, other) is None:
            return None
    return "card.excommunication.not-past-limits"


def no_target(g: HolyLand, seat: int, card: int, other: int) -> str | None:
    """What keeps this card from being played against `other`."""
    if other == seat or other >= g.rules.seats:
        return _NAMING[g.rules.kind[card]]
    if g.rules.kind[card] == EXCOMMUNICATION:
        if g.tracks[other * TRACK_COUNT + g.rules.track[card]] - EXCOMMUNICATED < LOWEST:
            return "card.excommunication.not-past-limits"
    return None


def no_writing(g: HolyLand, seat: int, card: int, track: int) -> str | None:
    """What keeps Forbidden Writings from raising this marker: its end, or no other marker to put back."""
    first = seat * TRACK_COUNT
    if g.tracks[first + track] + g.rules.steps[card] > HIGHEST:
        return "card.forbidden-writings.not-past-limits"
    for other in range(TRACK_COUNT):
        if other != track and g.tracks[first + other] > LOWEST:
            return None
    return "card.forbidden-writings.not-past-limits"


def take_effect(g: HolyLand, seat: int, card: int) -> bool:
    """At once, where nothing is left to choose; False otherwise. [action.effect.at-once]"""
    kind = g.rules.kind[card]
    if kind == HOLY_LANCE:
        advance(g, seat, g.rules.track[card], g.rules.steps[card])  # [card.holy-lance]
        return True
    if kind == SIEGE:
        advance(g, seat, g.rules.track[card], g.rules.steps[card])  # [card.siege.advance]
        fall(g, seat, g.rules.loss[card], 1)  # [card.siege.back]
        return True
    return False


def choice_of(g: HolyLand, seat: int, card: int) -> Form[HolyLand]:
    """The paragraph of a card that leaves something to choose."""
    kind = g.rules.kind[card]
    if kind == FORBIDDEN_WRITINGS:
        return Writings(seat, card)
    return Minting(seat) if kind == MINTING_RIGHT else Opponent(seat, card)


class Opponent(Form[HolyLand]):
    """EXCOMMUNICATION, PESTE, FRATELLI D'ARME, COMMERCIO COL LEVANTE: name an opponent. [card.plague.choose]"""

    rule: ClassVar[str] = "action.effect.announce"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "card": given(Noun(CARDS)),
        "named": Seat(nobody=True),
    }

    def __init__(self, seat: int, card: int, named: int = NOBODY) -> None:
        self.seat = seat
        self.card = card
        self.named = named

    def enter(self, g: HolyLand) -> None:
        """Where only one can be meant, nobody is asked."""
        only, found = NOBODY, 0
        for other in range(g.rules.seats):
            if no_target(g, self.seat, self.card, other) is None:
                only, found = other, found + 1
        if found == 1:
            self.name(g, only)

    def needs(self, g: HolyLand) -> Need:
        return ask(self.seat) if self.named == NOBODY else DONE

    def may(self, g: HolyLand, seat: int, menu: Menu) -> None:
        for other in range(SEATS):
            menu.put(AGAINST + other, no_target(g, seat, self.card, other))

    def glimpse(self, g: HolyLand, seat: int | None) -> dict[str, object]:
        """All see which kind of card was played, whose number tells that only by the list of this table, and whether
        a round follows in which Templars could be taken."""
        return {"kind": CARD_KINDS[g.rules.kind[self.card]], "last": g.is_last_round()}

    def answer(self, g: HolyLand, seat: int, verb: int, noun: int) -> None:
        self.name(g, noun)

    def name(self, g: HolyLand, other: int) -> None:
        self.named = other
        g.tell(NAMED, self.seat, other)
        kind = g.rules.kind[self.card]
        if kind == EXCOMMUNICATION:
            excommunicate(g, self.seat, self.card, other)
        elif kind == PLAGUE:
            plague(g, self.seat, self.card, other)
        elif kind == BROTHERS:
            join_arms(g, self.seat, self.card, other)
        elif kind == LEVANT_TRADE:
            trade(g, self.seat, self.card, other)

    def copy(self) -> Opponent:
        return Opponent(self.seat, self.card, self.named)


def excommunicate(g: HolyLand, seat: int, card: int, other: int) -> None:
    """[card.excommunication.advance] [card.excommunication.opponent-back]"""
    advance(g, seat, g.rules.track[card], g.rules.steps[card])
    fall(g, other, g.rules.track[card], EXCOMMUNICATED)


def plague(g: HolyLand, seat: int, card: int, other: int) -> None:
    """[card.plague.opponent-back] [card.plague.playable-at-zero] [card.plague.take-one]"""
    fall(g, other, g.rules.track[card], 1)
    claim(g, seat, other, BY_PLAGUE, 1)


def join_arms(g: HolyLand, seat: int, card: int, other: int) -> None:
    """[card.brothers.opponent-advances] [card.brothers.take-two]"""
    advance(g, other if g.rules.brothers_help_opponent else seat, g.rules.track[card], 1)
    claim(g, seat, other, BY_BROTHERS, 2)


def claim(g: HolyLand, seat: int, other: int, loan: int, count: int) -> None:
    """In the round that follows, if one does."""
    if g.is_last_round():
        g.tell(CLAIMS_NOTHING, seat, other)
        return
    for _ in range(count):
        g.debts.append(seat)
        g.debts.append(other)
        g.debts.append(loan - 1)
    g.tell(CLAIMED, seat, other, count)


def trade(g: HolyLand, seat: int, card: int, other: int) -> None:
    """Half of the opponent's Templars there, rounded up. [card.levant-trade.half-up] [card.levant-trade.advance]"""
    city = g.rules.trade[card]
    count = g.templars_at(other, city)
    g.tell(COUNTED, seat, other, city, count)
    advance(g, seat, g.rules.track[card], (count + 1) // 2)


class Writings(Form[HolyLand]):
    """SCRITTI INTERDETTI: one marker rises, another falls. [card.forbidden-writings.advance]"""

    rule: ClassVar[str] = "action.effect.at-once"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "card": given(Noun(CARDS)),
        "up": Noun(TRACKS, nobody=True),
        "down": Noun(TRACKS, nobody=True),
    }

    def __init__(self, seat: int, card: int, up: int = NOBODY, down: int = NOBODY) -> None:
        self.seat = seat
        self.card = card
        self.up = up
        self.down = down

    def needs(self, g: HolyLand) -> Need:
        return ask(self.seat) if self.down == NOBODY else DONE

    def may(self, g: HolyLand, seat: int, menu: Menu) -> None:
        if self.up == NOBODY:
            menu.none(RETREAT, "card.forbidden-writings.back")
            for track in range(TRACK_COUNT):
                menu.put(ADVANCE + track, no_writing(g, seat, self.card, track))
        else:
            menu.none(ADVANCE, "card.forbidden-writings.advance")
            for track in range(TRACK_COUNT):
                menu.put(RETREAT + track, self.no_fall(g, track))

    def no_fall(self, g: HolyLand, track: int) -> str | None:
        """What keeps this marker from going back. [card.forbidden-writings.back]"""
        if track == self.up:
            return "card.forbidden-writings.back"
        lowest = g.tracks[self.seat * TRACK_COUNT + track] == LOWEST
        return "card.forbidden-writings.not-past-limits" if lowest else None

    def answer(self, g: HolyLand, seat: int, verb: int, noun: int) -> None:
        if verb == ADVANCE:
            self.up = noun
        else:
            self.down = noun
            advance(g, seat, self.up, g.rules.steps[self.card])
            fall(g, seat, self.down, 1)

    def copy(self) -> Writings:
        return Writings(self.seat, self.card, self.up, self.down)


class Minting(Form[HolyLand]):
    """DIRITTI DI USARE LA MANNAIA: take one of the exposed cards. [card.minting-right]"""

    rule: ClassVar[str] = "action.effect.at-once"
    blanks: ClassVar[dict[str, Blank]] = {
        "seat": given(Seat()),
        "taken": Flag(),
    }

    def __init__(self, seat: int, taken: bool = False) -> None:
        self.seat = seat
        self.taken = taken

    def needs(self, g: HolyLand) -> Need:
        return need_of_restocking(g) if self.taken else ask(self.seat)

    def may(self, g: HolyLand, seat: int, menu: Menu) -> None:
        for city in range(CITY_COUNT):
            menu.put(TAKE + city, "card.minting-right" if g.top[city] == NOBODY else None)

    def answer(self, g: HolyLand, seat: int, verb: int, noun: int) -> None:
        self.taken = True
        g.tell(MINTED, seat, noun, g.top[noun])
        take_from_deck(g, noun, seat)

    def rolled(self, g: HolyLand, outcome: int) -> None:
        restock(g, outcome)

    def copy(self) -> Minting:
        return Minting(self.seat, self.taken)
