"""How good a position of Akkon is for a seat, counted in victory points.

A seat is worth what its four markers promise, what its hand can still do for them, and what its bids are likely to win.
"""

from __future__ import annotations

from typing import Any, Final

from outremer.games.akkon.actions import Actions
from outremer.games.akkon.auction import Auction
from outremer.games.akkon.barbarossa import Exchange
from outremer.games.akkon.cards import Minting, Opponent, Writings, no_play, no_writing
from outremer.games.akkon.judging.odds import chance_to_win, own_total
from outremer.games.akkon.laying import Laying
from outremer.games.akkon.privileges import Blessing
from outremer.games.akkon.vocabulary import (
    BROTHERS,
    BY_BROTHERS,
    CARD_COUNT,
    CARDS_PER_CITY,
    CHAPLAIN,
    CITY_COUNT,
    END,
    EXCOMMUNICATION,
    FORBIDDEN_WRITINGS,
    HIGHEST,
    LEVANT_TRADE,
    MINTING_RIGHT,
    PLAGUE,
    SIEGE,
    TRACK_COUNT,
)
from outremer.games.akkon.world import HolyLand
from outremer.kernel.blanks import NOBODY
from outremer.kernel.table import Table

# What a victory point's worth of each thing is.
SOON: Final = 0.9  # a card's effect, if there are Templars to play it with in this round
LATER: Final = 0.45  # and if it must wait for another one
CROWD: Final = 0.75  # of that for each card that waits before it: Templars are few
WON: Final = 0.75  # when it is only being bid for: it must still be paid
GLUT: Final = 0.85  # of that for each card the seat holds already
PLAGUE_WORTH: Final = 0.7
BROTHERS_WORTH: Final = 0.7
RECORD: Final = 3  # numbers for each Templar to be lent: taker, owner, by which card
HARM: Final = 0.25  # of every step an opponent loses
TRADERS: Final = 1.3  # steps that a Levant Trade brings when the cities are still empty
PRIVILEGE_WORTH: Final = 0.3
RIVAL: Final = 0.4  # how much the strongest rival's markers count against one's own


def judge(table: Table[Any], seat: int) -> float:
    """The seat's prospects, less part of those of its strongest rival."""
    if table.stack and table.asked(seat):
        top = table.stack[-1]
        if isinstance(top, Laying | Opponent | Writings | Minting | Exchange | Blessing):
            return best_continuation(table, seat)
    g = table.world
    assert isinstance(g, HolyLand)
    return worth_of(table, g, seat, *templars_to_spend(table, g, seat))


def rests(table: Table[Any], seat: int) -> dict[int, float]:
    """To end one's actions is worth what the markers promise now, and the cards as such that must wait."""
    g = table.world
    assert isinstance(g, HolyLand)
    return {END: worth_of(table, g, seat, 0, True)} if isinstance(table.stack[-1], Actions) else {}


def worth_of(table: Table[Any], g: HolyLand, seat: int, free: int, is_over: bool) -> float:
    """With so many Templars to pay for cards in this round; or its turn to do so is over."""
    left = rounds_left(g)
    own = promise(tracks_of(g, seat), left) + in_hand(g, seat, left, free, is_over) + leads(g, seat, left)
    own += on_loan(g, seat)
    if auction_is_open(table):
        own += bids_worth(table, g, seat, left)
    rival = max(promise(tracks_of(g, other), left) for other in range(g.rules.seats) if other != seat)
    return own - RIVAL * rival


def best_continuation(table: Table[Any], seat: int) -> float:
    """A sentence half said is worth what its best end is worth."""
    best = float("-inf")
    for move in table.legal(seat):
        tried = table.clone()
        tried.take(seat, move)
        best = max(best, judge(tried, seat))
    return best


# -- markers --------------------------------------------------------------------------------------------------------


def tracks_of(g: HolyLand, seat: int) -> list[int]:
    return g.tracks[seat * TRACK_COUNT : (seat + 1) * TRACK_COUNT]


def rounds_left(g: HolyLand) -> int:
    """About how many rounds are still to come: the smallest deck, by what bidding takes from it."""
    if g.ended or (g.round and g.is_last_round()):
        return 0
    return min(sum(g.under(city)) for city in range(CITY_COUNT)) + 1


def promise(tracks: list[int], left: int) -> float:
    """Highest plus lowest at the end; before it, the middle ones count too, for they hold the lowest back."""
    low, third, second, high = sorted(tracks)
    now = high + low + 0.02 * second + 0.01 * third
    hoped = 0.85 * high + 0.25 * second + 0.35 * third + 0.6 * low
    share = min(left, 6) / 8.0
    return now * (1.0 - share) + hoped * share


def gain(g: HolyLand, seat: int, track: int, steps: int, left: int) -> float:
    tracks = tracks_of(g, seat)
    before = promise(tracks, left)
    tracks[track] = max(0, min(HIGHEST, tracks[track] + steps))
    return promise(tracks, left) - before


def leads(g: HolyLand, seat: int, left: int) -> float:
    """A privilege for the next round to whoever leads a characteristic alone."""
    if left < 2:
        return 0.0
    worth = 0.0
    for track in range(TRACK_COUNT):
        rivals = [g.tracks[other * TRACK_COUNT + track] for other in range(g.rules.seats) if other != seat]
        if g.tracks[seat * TRACK_COUNT + track] > max(rivals):
            worth += PRIVILEGE_WORTH
    return worth


# -- cards ----------------------------------------------------------------------------------------------------------


def effect(g: HolyLand, seat: int, card: int, left: int, may_mint: bool = True) -> float:
    """What playing this card would do for the seat."""
    rules = g.rules
    kind, track = rules.kind[card], rules.track[card]
    if kind == FORBIDDEN_WRITINGS:
        return max(0.0, best_writing(g, seat, card, left))
    if kind == MINTING_RIGHT:
        return best_on_offer(g, seat, left) if may_mint else 0.5
    if kind == PLAGUE:
        return PLAGUE_WORTH if left > 1 else HARM
    if kind == BROTHERS:
        helped = -HARM if rules.brothers_help_opponent else gain(g, seat, track, 1, left)
        return helped + (BROTHERS_WORTH if left > 1 else 0.0)
    if kind == LEVANT_TRADE:
        return gain(g, seat, track, trade_steps(g, seat, rules.trade[card]), left)
    worth = gain(g, seat, track, rules.steps[card], left)
    if kind == SIEGE:
        return worth + gain(g, seat, rules.loss[card], -1, left)
    return worth + (2 * HARM if kind == EXCOMMUNICATION else 0.0)


def best_writing(g: HolyLand, seat: int, card: int, left: int) -> float:
    best = 0.0
    before = promise(tracks_of(g, seat), left)
    for up in range(TRACK_COUNT):
        if no_writing(g, seat, card, up) is None:
            for down in range(TRACK_COUNT):
                tracks = tracks_of(g, seat)
                if down != up and tracks[down]:
                    tracks[up] += g.rules.steps[card]
                    tracks[down] -= 1
                    best = max(best, promise(tracks, left) - before)
    return best


def best_on_offer(g: HolyLand, seat: int, left: int) -> float:
    worths = [effect(g, seat, card, left, may_mint=False) for card in g.top if card != NOBODY]
    return LATER * max(worths, default=0.0)


def trade_steps(g: HolyLand, seat: int, city: int) -> int:
    """Half of the most Templars that one opponent has there, or what is usual before the bidding."""
    most = max(g.templars_at(other, city) for other in range(g.rules.seats) if other != seat)
    return max(round(TRADERS), (most + 1) // 2)


def on_loan(g: HolyLand, seat: int) -> float:
    """The Templars of others that the seat will take as the next auction begins, and those of its own that it lends."""
    worth = 0.0
    for at in range(0, len(g.debts), RECORD):
        each = BROTHERS_WORTH / 2 if g.debts[at + 2] + 1 == BY_BROTHERS else PLAGUE_WORTH
        if g.debts[at] == seat:
            worth += each
        elif g.debts[at + 1] == seat:
            worth -= each
    return worth


def in_hand(g: HolyLand, seat: int, left: int, free: int, is_over: bool) -> float:
    """The best cards are played with the Templars at hand, the others wait; in the last round they wait in vain."""
    if g.ended:
        return 0.0
    wait = LATER if left > 1 or (left == 1 and not is_over) else 0.0
    cheaper = g.discount[seat] | g.cities_where(seat, CHAPLAIN)
    worth = 0.0
    wait *= min(1.0, left / 3.0)
    hand = sorted(((effect(g, seat, card, left), card) for card in g.hand(seat)), reverse=True)
    for value, card in hand:
        cost = g.rules.cost[card] - (cheaper >> card // CARDS_PER_CITY & 1)
        if cost <= free and no_play(g, seat, card, CARD_COUNT) is None:
            free -= cost
            worth += SOON * value
        else:
            worth += wait * value
            wait *= CROWD
    return worth + 0.01 * free


def templars_to_spend(table: Table[Any], g: HolyLand, seat: int) -> tuple[int, bool]:
    """How many Templars may still pay for cards in this round, and whether the seat's turn to do so is over."""
    for form in table.stack:
        if isinstance(form, Actions):
            seats = g.rules.seats
            over = form.turn == NOBODY or (seat - g.first) % seats < (form.turn - g.first) % seats
            return (0 if over else g.free_templars(seat)), over
    return g.free_templars(seat), False


# -- bids -----------------------------------------------------------------------------------------------------------


def auction_is_open(table: Table[Any]) -> bool:
    return any(isinstance(form, Auction) for form in table.stack)


def bids_worth(table: Table[Any], g: HolyLand, seat: int, left: int) -> float:
    """Over all cities, the chance to win times what the card on offer would do; the more cards, the less each."""
    still_bidding = bidders(table, g, seat)
    hopes: list[float] = []
    for city in range(CITY_COUNT):
        total = own_total(g, seat, city)
        if total and g.top[city] != NOBODY:
            chance = chance_to_win(g, seat, city, total, still_bidding)
            hopes.append(chance * max(0.15, effect(g, seat, g.top[city], left)))
    worth, share = 0.0, WON * GLUT ** g.place.count(seat)
    for hope in sorted(hopes, reverse=True):
        worth += share * hope
        share *= GLUT
    return worth


def bidders(table: Table[Any], g: HolyLand, seat: int) -> list[int]:
    """The opponents who have not passed and have something left to lay."""
    passed = 0
    for form in table.stack:
        if isinstance(form, Auction):
            passed = form.passed
    return [o for o in range(g.rules.seats) if o != seat and not passed >> o & 1 and g.in_camp(o)]
