"""How good a position of the Council of Four is for a seat, counted in victory points.

Points and tiles count as they are. Everything else counts by what it will become: emporiums by the groups they help to
complete and by the network that pays whenever it grows, permits by the emporiums they stand for, coins, assistants and
cards by what they buy. A sentence half said is worth what its best end is worth.
"""

from __future__ import annotations

from typing import Any, Final

from outremer.games.council.acquiring import A_ROAD, PRICE, Purchase, matches
from outremer.games.council.bonuses import Bonus, FreePermit, PermitAgain, TokenAgain, lying_in
from outremer.games.council.building import Emporium, KingsHelp, PermitBuild
from outremer.games.council.election import Election
from outremer.games.council.ending import nobility_points, permit_points, tile_points
from outremer.games.council.quick import Swapping
from outremer.games.council.satisfying import Satisfying
from outremer.games.council.turn import Turn
from outremer.games.council.vocabulary import (
    ACTION,
    ASSISTANT,
    BALCONY,
    CARD,
    CELL_SOURCE,
    CITY_COUNT,
    COIN,
    COUNCIL_COUNT,
    FREE_PERMIT,
    GOODS_COUNT,
    GROUP_COUNT,
    KING_TILE_COUNT,
    KINGS_COUNCIL,
    LAST_CELL,
    PERMIT_AGAIN,
    PERMIT_COUNT,
    POINT,
    STEP,
    TOKEN_AGAIN,
    TOKEN_SOURCE,
    WILD,
)
from outremer.games.council.world import (
    ASSISTANTS,
    BONUS_OWNER,
    BUILT,
    COINS,
    EMPORIUMS,
    HELD,
    KING_TILE_OWNER,
    NOBILITY,
    POINTS,
    TOKEN,
    Kingdom,
)
from outremer.kernel.blanks import NOBODY
from outremer.kernel.table import Table

# What one of each is worth in points while the game goes on.
GOOD_WORTH: Final = [0.35, 0.9, 1.0, 0.6, 1.1, 2.5, 1.8, 3.5, 2.5]  # in the order of GOODS
WILD_WORTH: Final = 0.95
MANY_CARDS: Final = 9  # beyond so many, a card is worth a third
SATISFIABLE: Final = [0.0, 0.1, 0.4, 0.9, 1.6]  # a council, by the councillors that the hand could satisfy
EMPORIUM_WORTH: Final = 4.0
PERMIT_WORTH: Final = [3.0, 2.7, 2.0, 1.2, 0.6]  # the first permit to build with, the second, and so on
SPENT_PERMIT: Final = 0.2  # a permit that names no city to build in
CHOICE_OF_CITY: Final = 0.25  # each further city that a permit names
NETWORK: Final = 0.09  # what a token in the network pays for each emporium still to be built
GROUP_HOPE: Final = 0.75  # of a group's tiles, by how much of it is built
MAIN_ACTION: Final = 1.6  # one still to be taken; more than an election earns
RIVAL: Final = 0.25  # how much the strongest rival counts against oneself
CLOSING: Final = 0.5  # once another has begun the last turns, things count only as far as they can still be used
LAST_WORD: Final = 25.0  # to end the game while ahead, more than all that lies unused by then


def judge(table: Table[Any], seat: int) -> float:
    """The seat's prospects, less part of those of its strongest rival."""
    if table.asked(seat) and is_half_said(table):
        return best_end(table, seat)
    g = table.world
    assert isinstance(g, Kingdom)
    own = prospects(g, seat) + pending(table, g, seat)
    rival = -1000.0
    for other in range(g.rules.seats):
        if other != seat:
            rival = max(rival, prospects(g, other))
    return own - RIVAL * rival


def is_half_said(table: Table[Any]) -> bool:
    """Is the next word one of a few that end the sentence? Cards and orders of rewards are too many to try them all."""
    return isinstance(
        table.stack[-1],
        Election | Purchase | PermitBuild | KingsHelp | TokenAgain | FreePermit | PermitAgain | Swapping,
    )


def best_end(table: Table[Any], seat: int) -> float:
    best = float("-inf")
    for move in table.legal(seat):
        tried = table.clone()
        tried.take(seat, move)
        best = max(best, judge(tried, seat))
    return best


# -- what a seat has ------------------------------------------------------------------------------------------------


def prospects(g: Kingdom, seat: int) -> float:
    worth = float(g.has[POINTS + seat])
    if g.round and g.turn == NOBODY:
        return worth  # all is scored
    worth += tile_points(g, seat) + 0.8 * (nobility_points(g, seat) + permit_points(g, seat))
    left = g.emporiums_left(seat)
    use = 1.0 if g.last == NOBODY or g.last == seat else CLOSING
    if left == 0 and is_ahead(g, seat):
        worth += LAST_WORD
    worth += EMPORIUM_WORTH * (EMPORIUMS - left) + network_worth(g, seat) * left * use
    for group in range(GROUP_COUNT):
        worth += group_hope(g, seat, group) * use
    worth += use * (stock_worth(g, seat) + hand_worth(g, seat) + permits_worth(g, seat))
    return worth + 0.25 * GOOD_WORTH[STEP] * g.has[NOBILITY + seat] * use


def is_ahead(g: Kingdom, seat: int) -> bool:
    """Counting points and tiles, as all may do."""
    own = g.has[POINTS + seat] + tile_points(g, seat)
    for other in range(g.rules.seats):
        if other != seat and g.has[POINTS + other] + tile_points(g, other) > own:
            return False
    return True


def stock_worth(g: Kingdom, seat: int) -> float:
    """Coins and assistants; those beyond what one action costs are worth less."""
    coins, assistants = g.has[COINS + seat], g.has[ASSISTANTS + seat]
    return GOOD_WORTH[COIN] * (min(coins, 12) + 0.6 * max(0, coins - 12)) + GOOD_WORTH[ASSISTANT] * (
        min(assistants, 5) + 0.5 * max(0, assistants - 5)
    )


def hand_worth(g: Kingdom, seat: int) -> float:
    """The cards, and what councils they fit now."""
    cards, wilds = g.cards_of(seat), g.wilds(seat)
    worth = GOOD_WORTH[CARD] * (min(cards, MANY_CARDS) + max(0, cards - MANY_CARDS) / 3.0)
    worth += (WILD_WORTH - GOOD_WORTH[CARD]) * wilds
    for council in range(COUNCIL_COUNT):
        worth += SATISFIABLE[min(BALCONY, matches(g, seat, council) + wilds)]
    return worth


def permits_worth(g: Kingdom, seat: int) -> float:
    """Permits to build with, each next one worth less: every emporium takes a turn of its own."""
    mine = g.has[BUILT + seat]
    useful, worth = 0, 0.0
    for permit in range(PERMIT_COUNT):
        if g.place[permit] == HELD + seat:
            cities = (g.rules.permit_cities[permit] & ~mine).bit_count()
            if cities and useful < g.emporiums_left(seat):
                worth += PERMIT_WORTH[min(useful, len(PERMIT_WORTH) - 1)] + CHOICE_OF_CITY * (cities - 1)
                useful += 1
            else:
                worth += SPENT_PERMIT
    return worth


def network_worth(g: Kingdom, seat: int) -> float:
    """What all tokens of the largest network pay when one more city joins it."""
    mine, seen, best = g.has[BUILT + seat], 0, 0.0
    for city in range(CITY_COUNT):
        if mine >> city & 1 and not seen >> city & 1:
            joined = g.network(seat, city)
            seen |= joined
            best = max(best, tokens_worth(g, joined))
    return NETWORK * best


def tokens_worth(g: Kingdom, cities: int) -> float:
    worth = 0.0
    for city in range(CITY_COUNT):
        if cities >> city & 1 and g.board[TOKEN + city] != NOBODY:
            worth += source_worth(g, TOKEN_SOURCE + g.board[TOKEN + city])
    return worth


def source_worth(g: Kingdom, source: int) -> float:
    """What a permit, a token or a cell of the nobility track pays."""
    worth = 0.0
    for good in range(GOODS_COUNT):
        worth += g.rules.pays(source, good) * GOOD_WORTH[good]
    return worth


def group_hope(g: Kingdom, seat: int, group: int) -> float:
    """The tiles for completing a group, as long as nobody has, by how much of it is built."""
    if g.board[BONUS_OWNER + group] != NOBODY:
        return 0.0
    cities = g.rules.group(g.map, group)
    built = (cities & g.has[BUILT + seat]).bit_count()
    size = cities.bit_count()
    if size - built > g.emporiums_left(seat):
        return 0.0
    share = built / size
    return GROUP_HOPE * share * share * (g.rules.box.bonus_points[group] + next_king_tile(g))


def next_king_tile(g: Kingdom) -> int:
    for tile in range(KING_TILE_COUNT):
        if g.board[KING_TILE_OWNER + tile] == NOBODY:
            return g.rules.box.king_points[tile]
    return 0


# -- what is on its way ---------------------------------------------------------------------------------------------


def pending(table: Table[Any], g: Kingdom, seat: int) -> float:
    """Actions still to be taken, rewards still to be paid, and the council that is being satisfied."""
    worth = 0.0
    for form in table.stack:
        if isinstance(form, Turn) and form.seat == seat:
            worth += MAIN_ACTION * (form.due + g.extra)
        elif isinstance(form, Emporium) and form.seat == seat:
            worth += tokens_worth(g, form.due)
        elif isinstance(form, Bonus) and form.seat == seat:
            worth += GOOD_WORTH[CARD] * form.cards + steps_worth(g, seat, form.steps)
            if form.cell != NOBODY:
                worth += special_worth(g, form.cell)
        elif isinstance(form, Satisfying) and form.seat == seat and not form.paid:
            worth += best_payment(g, seat, form) + best_buy(g, seat, form)
    return worth


def steps_worth(g: Kingdom, seat: int, steps: int) -> float:
    worth, cell = 0.0, g.has[NOBILITY + seat]
    for _ in range(steps):
        if cell < LAST_CELL:
            cell += 1
            worth += source_worth(g, CELL_SOURCE + cell) + 0.25 * GOOD_WORTH[STEP]
    return worth


def special_worth(g: Kingdom, cell: int) -> float:
    worth = 0.0
    for good in (TOKEN_AGAIN, FREE_PERMIT, PERMIT_AGAIN):
        worth += g.rules.pays(CELL_SOURCE + cell, good) * GOOD_WORTH[good]
    return worth


def best_payment(g: Kingdom, seat: int, form: Satisfying) -> float:
    """What the council will cost in coins and cards: all cards that fit, and as many wild ones as is best."""
    wilds, laid = g.wilds(seat), form.laid[WILD]
    coloured = min(matches(g, seat, form.council), BALCONY - laid)
    best = float("-inf")
    for wild in range(laid, min(wilds, BALCONY - coloured) + 1):
        price = PRICE[coloured + wild] + wild
        if coloured + wild and price <= g.has[COINS + seat]:
            cost = GOOD_WORTH[COIN] * price + GOOD_WORTH[CARD] * coloured + WILD_WORTH * wild
            best = max(best, -cost)
    return best


def best_buy(g: Kingdom, seat: int, form: Satisfying) -> float:
    """The best permit lying before the council, or the best city that the king can be led to."""
    best = 0.0
    if form.council == KINGS_COUNCIL:
        open_cities = g.open_cities(seat)
        for city in range(CITY_COUNT):
            if open_cities >> city & 1:
                best = max(best, city_worth(g, seat, city) - GOOD_WORTH[COIN] * A_ROAD * g.roads_to(1 << city))
        return best
    for permit in lying_in(g, form.council, form.council + 1):
        best = max(best, permit_worth(g, seat, permit))
    return best


def permit_worth(g: Kingdom, seat: int, permit: int) -> float:
    """What taking this permit would add."""
    before = permits_worth(g, seat)
    where = g.place[permit]
    g.place[permit] = HELD + seat
    after = permits_worth(g, seat)
    g.place[permit] = where
    paid = steps_worth(g, seat, g.rules.pays(permit, STEP))
    for good in (COIN, ASSISTANT, POINT, CARD, ACTION):
        paid += g.rules.pays(permit, good) * GOOD_WORTH[good]
    return paid + after - before


def city_worth(g: Kingdom, seat: int, city: int) -> float:
    """What an emporium in this city would add: its network's tokens, its groups, less the assistants it costs."""
    worth = EMPORIUM_WORTH - GOOD_WORTH[ASSISTANT] * g.rivals(seat, city)
    before = group_hopes(g, seat)
    g.has[BUILT + seat] |= 1 << city
    worth += tokens_worth(g, g.network(seat, city)) + group_hopes(g, seat) - before
    g.has[BUILT + seat] &= ~(1 << city)
    return worth


def group_hopes(g: Kingdom, seat: int) -> float:
    hopes = 0.0
    for group in range(GROUP_COUNT):
        hopes += group_hope(g, seat, group)
    return hopes
