"""What a seat, or an onlooker, may know of the kingdom: everything but the cards in other hands and in the deck."""

from __future__ import annotations

from outremer.games.council.ending import tile_points
from outremer.games.council.vocabulary import (
    BALCONY,
    CARDS,
    CELL_SOURCE,
    CITIES,
    CITY_COUNT,
    COLOURS,
    COUNCIL_COUNT,
    COUNCILS,
    GOODS,
    GOODS_COUNT,
    GROUPS,
    KINDS,
    KING_TILE_COUNT,
    LAST_CELL,
    MAPS,
    METALS,
    NEUTRAL,
    PERMIT_COUNT,
    PERMITS,
    PERMITS_A_REGION,
    REGION_COUNT,
    REGION_OF,
    REGIONS,
    TOKEN_SOURCE,
    TOKENS,
)
from outremer.games.council.world import (
    ASSISTANTS,
    BONUS_OWNER,
    BUILT,
    COINS,
    HAND,
    HELD,
    IN_PILE,
    KING_TILE_OWNER,
    NOBILITY,
    OPEN,
    PLAYED,
    POINTS,
    POOL,
    TOKEN,
    USED,
    Kingdom,
)
from outremer.kernel.forms import NOBODY


def view(g: Kingdom, seat: int | None) -> dict[str, object]:
    """Built up field by field; only `hand` depends on who looks."""
    return {
        "map": None if g.map == NOBODY else MAPS[g.map],
        "round": g.round,
        "first_player": None if g.first == NOBODY else g.first,
        "in_turn": None if g.turn == NOBODY else g.turn,
        "ended_by": None if g.last == NOBODY else g.last,
        "extra_actions": g.extra,
        "king": None if g.king == NOBODY else CITIES[g.king],
        "cities": [] if g.map == NOBODY else [_city(g, city) for city in range(CITY_COUNT)],
        "councils": {COUNCILS[council]: _council(g, council) for council in range(COUNCIL_COUNT)},
        "councillor_pool": {colour: g.councillors[POOL + at] for at, colour in enumerate(COLOURS)},
        "permits": {REGIONS[region]: _permits(g, region) for region in range(REGION_COUNT)},
        "bonus_tiles": [_bonus_tile(g, group) for group in range(len(GROUPS))],
        "king_tiles": [_king_tile(g, tile) for tile in range(KING_TILE_COUNT)],
        "nobility_track": [_pays(g, CELL_SOURCE + cell) for cell in range(LAST_CELL + 1)],
        "reserve": min(g.reserve(), g.rules.all_assistants),
        "deck": sum(g.deck),
        "discards": _named(_discards(g)),
        "players": [_player(g, player) for player in range(g.rules.seats)],
        "hand": None if seat is None else _named(g.cards[HAND + seat * KINDS : HAND + seat * KINDS + KINDS]),
    }


def _city(g: Kingdom, city: int) -> dict[str, object]:
    token = g.board[TOKEN + city]
    roads = g.rules.neighbours(g.map, city)
    return {
        "city": CITIES[city],
        "region": REGIONS[REGION_OF[city]],
        "colour": _colour(g, city),
        "token": None if token == NOBODY else TOKENS[token],
        "pays": {} if token == NOBODY else _pays(g, TOKEN_SOURCE + token),
        "emporiums": [seat for seat in range(g.rules.seats) if g.has_emporium(seat, city)],
        "neutral": g.has[BUILT + NEUTRAL] >> city & 1 == 1,
        "roads": [CITIES[other] for other in range(CITY_COUNT) if roads >> other & 1],
    }


def _colour(g: Kingdom, city: int) -> str:
    for metal in range(METALS):
        if g.rules.group(g.map, metal) >> city & 1:
            return GROUPS[metal]
    return "purple"


def _council(g: Kingdom, council: int) -> list[str]:
    """From the arrow to the far end."""
    there = g.councillors[council * BALCONY : council * BALCONY + BALCONY]
    return [COLOURS[colour] for colour in there if colour != NOBODY]


def _permits(g: Kingdom, region: int) -> dict[str, object]:
    first = region * PERMITS_A_REGION
    lying = g.board[OPEN + region * 2 : OPEN + region * 2 + 2]
    return {
        "shown": [None if permit == NOBODY else _permit(g, permit) for permit in lying],
        "pile": g.place[first : first + PERMITS_A_REGION].count(IN_PILE),
        "under": [PERMITS[permit] for permit in g.under if permit // PERMITS_A_REGION == region],
    }


def _permit(g: Kingdom, permit: int) -> dict[str, object]:
    cities = g.rules.permit_cities[permit]
    named = [CITIES[city] for city in range(CITY_COUNT) if cities >> city & 1]
    return {"permit": PERMITS[permit], "names": named, "pays": _pays(g, permit)}


def _pays(g: Kingdom, source: int) -> dict[str, int]:
    row = g.rules.bonuses[source * GOODS_COUNT : (source + 1) * GOODS_COUNT]
    return {GOODS[good]: row[good] for good in range(GOODS_COUNT) if row[good]}


def _bonus_tile(g: Kingdom, group: int) -> dict[str, object]:
    owner = g.board[BONUS_OWNER + group]
    return {
        "group": GROUPS[group],
        "points": g.rules.box.bonus_points[group],
        "owner": None if owner == NOBODY else owner,
    }


def _king_tile(g: Kingdom, tile: int) -> dict[str, object]:
    owner = g.board[KING_TILE_OWNER + tile]
    return {"points": g.rules.box.king_points[tile], "owner": None if owner == NOBODY else owner}


def _discards(g: Kingdom) -> list[int]:
    piled = [0] * KINDS
    for at in range(PLAYED, len(g.cards)):
        piled[at % KINDS] += g.cards[at]
    return piled


def _named(counts: list[int]) -> dict[str, int]:
    return {CARDS[kind]: counts[kind] for kind in range(KINDS) if counts[kind]}


def _player(g: Kingdom, seat: int) -> dict[str, object]:
    return {
        "coins": g.has[COINS + seat],
        "assistants": g.has[ASSISTANTS + seat],
        "points": g.has[POINTS + seat],
        "nobility": g.has[NOBILITY + seat],
        "emporiums_left": g.emporiums_left(seat),
        "cards": g.cards_of(seat),
        "held_permits": [_permit(g, permit) for permit in range(PERMIT_COUNT) if g.place[permit] == HELD + seat],
        "used_permits": [_permit(g, permit) for permit in range(PERMIT_COUNT) if g.place[permit] == USED + seat],
        "tile_points": tile_points(g, seat),
    }
