"""What the player in turn may reckon up from open facts and the own hand: what a council asks, what a build brings."""

from __future__ import annotations

from outremer.games.council.acquiring import A_ROAD, least_price, matches
from outremer.games.council.building import LAST_EMPORIUM_POINTS, bonus_tiles_won, king_tiles_won, with_tokens
from outremer.games.council.vocabulary import (
    BALCONY,
    CITIES,
    CITY_COUNT,
    COUNCIL_COUNT,
    COUNCILS,
    GOODS,
    GOODS_COUNT,
    GROUPS,
    POINT,
    TOKEN_SOURCE,
)
from outremer.games.council.world import TOKEN, Kingdom
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
    wilds = g.wilds(seat)
    matched = matches(g, seat, council)
    count = min(BALCONY, matched + wilds)
    return {"cards": count, "price": least_price(matched, wilds, 0) if count else None}


def build(g: Kingdom, seat: int, city: int) -> dict[str, object]:
    """Assistants for the rivals, coins for the king's way, and what network and tiles pay. [emporium.chain-reward]"""
    connected = with_tokens(g, g.network(seat, city))
    groups, king_tiles = bonus_tiles_won(g, seat, city), king_tiles_won(g, seat, city)
    points = [g.rules.box.bonus_points[group] for group in groups]
    points += [g.rules.box.king_points[tile] for tile in king_tiles]
    return {
        "assistants": g.rivals(seat, city),
        "coins": g.roads_to(1 << city) * A_ROAD,
        "pays": paid(g, seat, connected),
        "connected": [CITIES[other] for other in range(CITY_COUNT) if connected >> other & 1],
        "bonus_tiles": [GROUPS[group] for group in groups],
        "tile_points": sum(points),
    }


def paid(g: Kingdom, seat: int, connected: int) -> dict[str, int]:
    """By good, as printed on the tokens; the last emporium brings points too. [end.last-emporium.immediate-points]"""
    goods = [0] * GOODS_COUNT
    for city in range(CITY_COUNT):
        if connected >> city & 1:
            for good in range(GOODS_COUNT):
                goods[good] += g.rules.pays(TOKEN_SOURCE + g.board[TOKEN + city], good)
    if g.emporiums_left(seat) == 1 and (g.last == NOBODY or g.rules.every_last_emporium_pays):
        goods[POINT] += LAST_EMPORIUM_POINTS
    return {GOODS[good]: goods[good] for good in range(GOODS_COUNT) if goods[good]}
