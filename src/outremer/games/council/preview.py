"""What the player in turn may reckon up from open facts and the own hand: what a council asks, what a build brings."""

from __future__ import annotations

from outremer.games.council.acquiring import A_ROAD, least_price, matches
from outremer.games.council.building import LAST_EMPORIUM_POINTS, with_tokens
from outremer.games.council.vocabulary import (
    BALCONY,
    CITIES,
    CITY_COUNT,
    COUNCIL_COUNT,
    COUNCILS,
    GOODS,
    GOODS_COUNT,
    GROUP_COUNT,
    GROUPS,
    KINDS,
    KING_TILE_COUNT,
    POINT,
    TOKEN_SOURCE,
    WILD,
)
from outremer.games.council.world import BONUS_OWNER, BUILT, HAND, KING_TILE_OWNER, TOKEN, Kingdom
from outremer.kernel.blanks import NOBODY


def preview(g: Kingdom, seat: int) -> dict[str, object]:
    """By council, the cheapest way to satisfy it; by city without an own emporium, what one would cost and bring."""
    open_cities = g.open_cities(seat)
    return {
        "councils": {COUNCILS[council]: satisfying(g, seat, council) for council in range(COUNCIL_COUNT)},
        "cities": {
            CITIES[city]: {"open": open_cities >> city & 1 == 1, **build(g, seat, city)}
            for city in range(CITY_COUNT)
            if not g.has_emporium(seat, city)
        },
    }


def satisfying(g: Kingdom, seat: int, council: int) -> dict[str, object]:
    """[action.acquire.satisfy] [action.acquire.price.by-councillors]"""
    wilds = g.cards[HAND + seat * KINDS + WILD]
    matched = matches(g, seat, council)
    count = min(BALCONY, matched + wilds)
    return {"cards": count, "price": least_price(matched, wilds, 0) if count else None}


def build(g: Kingdom, seat: int, city: int) -> dict[str, object]:
    """Assistants for the rivals, coins for the king's way, and what network and tiles pay. [emporium.chain-reward]"""
    connected = with_tokens(g, g.network(seat, city))
    groups = completed(g, seat, city)
    return {
        "assistants": g.rivals(seat, city),
        "coins": g.roads_to(1 << city) * A_ROAD,
        "pays": paid(g, seat, connected),
        "connected": [CITIES[other] for other in range(CITY_COUNT) if connected >> other & 1],
        "bonus_tiles": [GROUPS[group] for group in groups],
        "tile_points": sum(g.rules.box.bonus_points[group] for group in groups) + king_points(g, seat, city, groups),
    }


def paid(g: Kingdom, seat: int, connected: int) -> dict[str, int]:
    """By good, as printed on the tokens; the last emporium brings points too. [end.last-emporium.immediate-points]"""
    goods = [0] * GOODS_COUNT
    for city in range(CITY_COUNT):
        if connected >> city & 1:
            first = (TOKEN_SOURCE + g.board[TOKEN + city]) * GOODS_COUNT
            for good in range(GOODS_COUNT):
                goods[good] += g.rules.bonuses[first + good]
    if g.emporiums_left(seat) == 1 and (g.last == NOBODY or g.rules.every_last_emporium_pays):
        goods[POINT] += LAST_EMPORIUM_POINTS
    return {GOODS[good]: goods[good] for good in range(GOODS_COUNT) if goods[good]}


def completed(g: Kingdom, seat: int, city: int) -> list[int]:
    """The groups whose bonus tile an emporium in this city would win. [bonus.trigger] [bonus.first-only]"""
    groups: list[int] = []
    for group in range(GROUP_COUNT):
        if completes(g, seat, city, group) and g.board[BONUS_OWNER + group] == NOBODY:
            groups.append(group)
    return groups


def completes(g: Kingdom, seat: int, city: int, group: int) -> bool:
    return g.rules.group(g.map, group) & ~g.has[BUILT + seat] == 1 << city


def king_points(g: Kingdom, seat: int, city: int, groups: list[int]) -> int:
    """Of the king reward tiles that would come with them. [bonus.king-reward]"""
    count = len(groups)
    if g.rules.late_groups_earn_king_tile:
        count = 0
        for group in range(GROUP_COUNT):
            count += completes(g, seat, city, group)
    if count > 1 and not g.rules.king_tile_for_each_group:
        count = 1
    points = 0
    for tile in range(KING_TILE_COUNT):
        if count and g.board[KING_TILE_OWNER + tile] == NOBODY:
            points += g.rules.box.king_points[tile]
            count -= 1
    return points
