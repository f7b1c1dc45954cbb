"""What a seat of the Council of Four has built, and what it may build."""

from __future__ import annotations

from outremer.games.council.judging.goods import CHOICE_OF_CITY, PERMIT_WORTH, SPENT_PERMIT, Sources
from outremer.games.council.vocabulary import CITY_COUNT, GROUP_COUNT, KING_TILE_COUNT, PERMIT_COUNT
from outremer.games.council.world import BONUS_OWNER, BUILT, HELD, KING_TILE_OWNER, Kingdom
from outremer.kernel.blanks import NOBODY


def best_network(g: Kingdom, seat: int, sources: Sources) -> float:
    """What all tokens of its best network pay when one more city joins it."""
    left, best = g.has[BUILT + seat], 0.0
    for city in range(CITY_COUNT):
        if left >> city & 1:
            joined = g.network(seat, city)
            left &= ~joined
            best = max(best, sources.of_tokens(g, joined))
    return best


def group_hopes(g: Kingdom, seat: int) -> float:
    """The tiles for completing groups, as long as nobody has, by how much of them is built."""
    built = g.has[BUILT + seat]
    left = g.emporiums_left(seat)
    king_tile = next_king_tile(g)
    hopes = 0.0
    for group in range(GROUP_COUNT):
        if g.board[BONUS_OWNER + group] == NOBODY:
            cities = g.rules.group(g.map, group)
            own, size = (cities & built).bit_count(), cities.bit_count()
            if own and size - own <= left:
                share = own / size
                hopes += share * share * (g.rules.box.bonus_points[group] + king_tile)
    return hopes


def next_king_tile(g: Kingdom) -> int:
    for tile in range(KING_TILE_COUNT):
        if g.board[KING_TILE_OWNER + tile] == NOBODY:
            return g.rules.box.king_points[tile]
    return 0


def permits_worth(g: Kingdom, seat: int) -> float:
    """Permits to build with, each next one worth less: every emporium takes a turn of its own."""
    mine, left = g.has[BUILT + seat], g.emporiums_left(seat)
    useful, worth = 0, 0.0
    for permit in range(PERMIT_COUNT):
        if g.place[permit] == HELD + seat:
            cities = (g.rules.permit_cities[permit] & ~mine).bit_count()
            if cities and useful < left:
                worth += PERMIT_WORTH[min(useful, len(PERMIT_WORTH) - 1)] + CHOICE_OF_CITY * (cities - 1)
                useful += 1
            else:
                worth += SPENT_PERMIT
    return worth
