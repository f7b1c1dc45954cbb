"""What a family has, counted in coins: points, fiefs on the way to a title, income, lords, cards."""

from __future__ import annotations

from typing import Final

from outremer.bots.judge import Sheet
from outremer.games.fief.close import partner, points
from outremer.games.fief.income import OF_MILL, OF_TAXED_VILLAGE
from outremer.games.fief.judging.parts import CLAIMS, DIGNITIES, LORDS, SAVINGS, STAINS, TITLES
from outremer.games.fief.layout import (
    CAPTOR,
    CONTROLLER,
    FIEF_TAXER,
    FLAGS,
    HARVESTS,
    HELD,
    MILLS,
    OWNER,
    PROMISE_WIDTH,
    SEE_TAXER,
    WALLED,
    WEATHERS,
)
from outremer.games.fief.titles import price_of
from outremer.games.fief.vocabulary import (
    ARC,
    ARC_CARD,
    ASSASSIN,
    BISHOP,
    CARDINAL,
    CARDINAL_CARD,
    FAMINE,
    FIEF_COUNT,
    FIRST_DISASTER,
    INCOME,
    LORD_COUNT,
    LORD_DECK,
    PRINCE,
    QUEEN,
    RANKING,
    REGENT,
    SEE_COUNT,
    VILLAGE_COUNT,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY

WON_ALONE: Final = 400.0
POINTS_ALONE: Final = [0.0, 40.0, 95.0, WON_ALONE]  # by points, the last where the goal is reached
POINTS_AS_PAIR: Final = [-25.0, -5.0, 30.0, 100.0, 320.0]  # few points bind without helping
LESSER_HALF: Final = 0.7  # of a pair's prospects, for whoever has less than half of its points

HORIZON: Final = 4  # turns over which income counts
LATER: Final = 0.8  # a coin in a turn to come
CLAIM: Final = 34.0  # all villages of a fief that nobody governs
CLAIM_WALLS: Final = 10.0  # a stronghold among them
GOVERNED: Final = 24.0  # beside the point of the title
SAVED: Final = 14.0  # the coins for a title within reach
PLENTY: Final = 12  # coins beyond are worth less
SURPLUS: Final = 0.6

LORD: Final = 9.0
CAPTIVE: Final = 3.0  # an own lord in another's hands
PRISONER: Final = 5.0  # another's lord in the own
FAMILY_LIMIT: Final = 4
TITLED: Final = 2.0  # a vote for the King
BISHOPRIC: Final = 9.0
HAT: Final = 7.0
LESSER_CROWN: Final = 5.0  # Queen, Regent, Crown Prince
HALO: Final = 5.0  # D'Arc
STAIN: Final = 2.0  # an assassin's

WALLS: Final = [0.0, 3.0, 5.0]  # none, stronghold, city
# By kind of the fortune deck: harvest, weather, tax, uprising, passage, assassination, justice, ambush.
FORTUNE: Final = [1.2, 1.2, 3.0, 2.0, 2.5, 4.0, 1.5, 2.0]
OWN_PROMISE: Final = [-8.0, -3.0, -2.0, -3.0]  # of a vote, a truce, leave to pass, peace: they are kept
THEIR_PROMISE: Final = 1.0


def of_points(g: France, seat: int) -> float:
    """How near to victory, alone or with the spouse's family. [victory.solo] [victory.pair]"""
    own, other = points(g, seat), partner(g, seat)
    if other == NOBODY:
        return POINTS_ALONE[min(own, len(POINTS_ALONE) - 1)]
    both = own + points(g, other)
    worth = POINTS_AS_PAIR[min(both, len(POINTS_AS_PAIR) - 1)]
    return worth if 2 * own >= both else worth * LESSER_HALF


def turns_left(g: France) -> int:
    return min(HORIZON, g.rules.turn_limit - g.turn)


def claim(mine: int, villages: int) -> float:
    """So many villages of a fief nobody governs: the last one counts most."""
    return CLAIM * mine * mine / (villages * villages)


def held_by(g: France, seat: int, fief: int) -> int:
    """How many villages of the fief this seat controls."""
    found = 0
    for village in g.rules.board.villages_of_fief[fief]:
        if g.village[CONTROLLER + village] == seat:
            found += 1
    return found


def count_fiefs(g: France, seat: int, sheet: Sheet) -> None:
    """Titles held, claims on others, and the coins saved for the cheapest that only lacks coins."""
    titles, claims, dearth = 0, 0.0, 0
    for fief in range(FIEF_COUNT):
        holder = g.seat_of(fief)
        if holder == seat:
            titles += 1
            continue
        mine = held_by(g, seat, fief)
        if holder != NOBODY or not mine:
            continue
        villages = g.rules.board.villages_of_fief[fief]
        claims += claim(mine, len(villages))
        is_walled = False
        for village in villages:
            if g.village[WALLED + village] and g.village[CONTROLLER + village] == seat:
                is_walled = True
        if is_walled:
            claims += CLAIM_WALLS * mine / len(villages)
        if mine == len(villages):
            price = price_of(g, seat, fief) + (0 if is_walled else g.rules.box.stronghold_price)
            dearth = price if not dearth else min(dearth, price)
    sheet.add(TITLES, GOVERNED * titles)
    sheet.add(CLAIMS, claims)
    if dearth:
        sheet.add(SAVINGS, SAVED * min(g.coins(seat), dearth) / dearth)


def of_coins(coins: int) -> float:
    return float(coins) if coins <= PLENTY else PLENTY + SURPLUS * (coins - PLENTY)


def of_villages(g: France, seat: int) -> float:
    """Their income for some turns, mills with it, and their walls."""
    worth = 0.0
    turns = LATER * turns_left(g)
    village = g.village
    for one in range(VILLAGE_COUNT):
        if village[CONTROLLER + one] == seat:
            worth += turns * (1 + OF_MILL * village[MILLS + one]) + WALLS[village[WALLED + one]]
    return worth


def of_this_year(g: France, seat: int) -> float:
    """What cards in play bring at the next income: taxes, harvests, good weather."""
    if g.phase > INCOME:
        return 0.0
    coins = 0
    board = g.rules.board
    for fief in range(FIEF_COUNT):
        if g.fief[FIEF_TAXER + fief] == seat:
            coins += OF_TAXED_VILLAGE * len(board.villages_of_fief[fief])
    for see in range(SEE_COUNT):
        taxer = g.see[SEE_TAXER + see]
        bonus = g.see[HARVESTS + see] + g.see[WEATHERS + see]
        if taxer == NOBODY and not bonus:
            continue
        for village in board.villages_of_see[see]:
            mills = 0 if g.is_struck(village, FAMINE) else g.mills(village)
            if taxer == seat:
                coins += mills * (OF_MILL + bonus)
            elif g.controls(seat, village):
                coins += mills * bonus if taxer == NOBODY else -mills * OF_MILL
    return float(coins)


def count_lords(g: France, seat: int, sheet: Sheet) -> None:
    """The family, its dignities beside points, and those it holds captive."""
    lords, dignities, stains = 0.0, 0.0, 0.0
    lord = g.lord
    for one in range(LORD_COUNT):
        if lord[OWNER + one] == seat:
            lords += LORD if lord[CAPTOR + one] == NOBODY else CAPTIVE
            dignities += of_dignities(lord[HELD + one])
            if lord[FLAGS + one] & ASSASSIN:
                stains += STAIN + (STAIN if lord[HELD + one] & RANKING else 0.0)
        elif lord[CAPTOR + one] == seat:
            lords += PRISONER
    sheet.add(LORDS, lords)
    sheet.add(DIGNITIES, dignities)
    sheet.add(STAINS, stains)


def of_dignities(held: int) -> float:
    """Of one lord, without the points."""
    worth = 0.0
    if held & RANKING:
        worth += TITLED
    worth += BISHOPRIC * (held & BISHOP).bit_count()
    if held >> CARDINAL & 1:
        worth += HAT
    if held & (1 << QUEEN | 1 << REGENT | 1 << PRINCE):
        worth += LESSER_CROWN
    if held >> ARC & 1:
        worth += HALO
    return worth


def of_card(g: France, seat: int, kind: int, family: int) -> float:
    """In the own hand, of a family of so many."""
    if kind < CARDINAL_CARD:
        return 5.0 if family < FAMILY_LIMIT else 0.6
    if kind == CARDINAL_CARD:
        return 3.5 if g.is_any_bishop(seat) else 1.5
    if kind == ARC_CARD:
        return 2.0
    return FORTUNE[kind - LORD_DECK] if kind < FIRST_DISASTER else 0.0


def of_hand(g: France, seat: int) -> float:
    family = len(g.lords_of(seat))
    worth = 0.0
    for kind in g.hand(seat):
        worth += of_card(g, seat, kind, family)
        if kind < CARDINAL_CARD:
            family += 1
    return worth


def of_promises(g: France, seat: int) -> float:
    """A promise ties whoever gave it. [deal.promise]"""
    worth = 0.0
    for at in range(0, len(g.promise), PROMISE_WIDTH):
        if g.promise[at] == seat:
            worth += OWN_PROMISE[g.promise[at + 2]]
        elif g.promise[at + 1] == seat:
            worth += THEIR_PROMISE
    return worth
