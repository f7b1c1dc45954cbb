"""What is on its way to a seat of the Council of Four: rewards to be paid, and the council that is being satisfied."""

from __future__ import annotations

from outremer.games.council.acquiring import A_ROAD, PRICE, matches
from outremer.games.council.bonuses import Bonus, lying_in
from outremer.games.council.judging.estate import group_hopes, permits_worth
from outremer.games.council.judging.goods import EMPORIUM_WORTH, GOOD_WORTH, GROUP_HOPE, WILD_WORTH, Sources
from outremer.games.council.satisfying import Satisfying
from outremer.games.council.vocabulary import (
    ACTION,
    ASSISTANT,
    BALCONY,
    CARD,
    CELL_SOURCE,
    CITY_COUNT,
    COIN,
    FREE_PERMIT,
    KINGS_COUNCIL,
    LAST_CELL,
    PERMIT_AGAIN,
    POINT,
    STEP,
    TOKEN_AGAIN,
    WILD,
)
from outremer.games.council.world import BUILT, COINS, HELD, NOBILITY, Kingdom
from outremer.kernel.blanks import NOBODY


def of_bonus(g: Kingdom, seat: int, form: Bonus, sources: Sources) -> float:
    worth = GOOD_WORTH[CARD] * form.cards + steps_worth(g, seat, form.steps, sources)
    return worth if form.cell == NOBODY else worth + special_worth(g, form.cell)


def steps_worth(g: Kingdom, seat: int, steps: int, sources: Sources) -> float:
    worth, cell = 0.0, g.has[NOBILITY + seat]
    for _ in range(steps):
        if cell < LAST_CELL:
            cell += 1
            worth += sources.worth[CELL_SOURCE + cell] + 0.25 * GOOD_WORTH[STEP]
    return worth


def special_worth(g: Kingdom, cell: int) -> float:
    worth = 0.0
    for good in (TOKEN_AGAIN, FREE_PERMIT, PERMIT_AGAIN):
        worth += g.rules.pays(CELL_SOURCE + cell, good) * GOOD_WORTH[good]
    return worth


def of_purchase(g: Kingdom, seat: int, form: Satisfying, sources: Sources) -> float:
    """What the council will give, less what it will cost."""
    return best_payment(g, seat, form) + best_buy(g, seat, form, sources)


def best_payment(g: Kingdom, seat: int, form: Satisfying) -> float:
    """What the council will cost in coins and cards: all cards that fit, and as many wild ones as is best."""
    wilds, laid = g.wilds(seat), form.laid[WILD]
    coloured = min(matches(g, seat, form.council), BALCONY - laid)
    best = -1000.0
    for wild in range(laid, min(wilds, BALCONY - coloured) + 1):
        price = PRICE[coloured + wild] + wild
        if coloured + wild and price <= g.has[COINS + seat]:
            cost = GOOD_WORTH[COIN] * price + GOOD_WORTH[CARD] * coloured + WILD_WORTH * wild
            best = max(best, -cost)
    return best


def best_buy(g: Kingdom, seat: int, form: Satisfying, sources: Sources) -> float:
    """The best permit lying before the council, or the best city that the king can be led to."""
    best = 0.0
    if form.council == KINGS_COUNCIL:
        open_cities = g.open_cities(seat)
        hopes = group_hopes(g, seat)
        for city in range(CITY_COUNT):
            if open_cities >> city & 1:
                worth = city_worth(g, seat, city, hopes, sources)
                best = max(best, worth - GOOD_WORTH[COIN] * A_ROAD * g.roads_to(1 << city))
        return best
    for permit in lying_in(g, form.council, form.council + 1):
        best = max(best, permit_worth(g, seat, permit, sources))
    return best


def permit_worth(g: Kingdom, seat: int, permit: int, sources: Sources) -> float:
    """What taking this permit would add."""
    before = permits_worth(g, seat)
    where = g.place[permit]
    g.place[permit] = HELD + seat
    after = permits_worth(g, seat)
    g.place[permit] = where
    paid = steps_worth(g, seat, g.rules.pays(permit, STEP), sources)
    for good in (COIN, ASSISTANT, POINT, CARD, ACTION):
        paid += g.rules.pays(permit, good) * GOOD_WORTH[good]
    return paid + after - before


def city_worth(g: Kingdom, seat: int, city: int, hopes: float, sources: Sources) -> float:
    """What an emporium in this city would add: its network's tokens, its groups, less the assistants it costs."""
    worth = EMPORIUM_WORTH - GOOD_WORTH[ASSISTANT] * g.rivals(seat, city)
    g.has[BUILT + seat] |= 1 << city
    worth += sources.of_tokens(g, g.network(seat, city)) + GROUP_HOPE * (group_hopes(g, seat) - hopes)
    g.has[BUILT + seat] &= ~(1 << city)
    return worth
