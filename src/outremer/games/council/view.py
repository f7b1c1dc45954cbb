"""What a seat, or an onlooker, may know of the kingdom: everything but the cards in other hands and in the deck."""

from __future__ import annotations

from typing import Final

from outremer.games.council.ending import tile_points
from outremer.games.council.preview import preview
from outremer.games.council.settings import CouncilRules
from outremer.games.council.vocabulary import (
    CARDS,
    CELL_SOURCE,
    CITIES,
    CITY_COUNT,
    COLOURS,
    COUNCIL_COUNT,
    COUNCILS,
    GOODS,
    GOODS_COUNT,
    GROUP_COUNT,
    GROUPS,
    KINDS,
    KING_TILE_COUNT,
    MAP_COUNT,
    MAPS,
    METALS,
    PERMIT_COUNT,
    PERMITS,
    REGION_COUNT,
    REGION_OF,
    REGIONS,
    SEATS,
    SOURCES,
    TOKEN_SOURCE,
    TOKENS,
    permit_of,
    region_of,
    slot_of,
)
from outremer.games.council.world import (
    ASSISTANTS,
    BONUS_OWNER,
    BUILT,
    COINS,
    HELD,
    IN_PILE,
    KING_TILE_OWNER,
    NEUTRALS,
    NOBILITY,
    OPEN,
    PLAYED,
    POINTS,
    POOL,
    TOKEN,
    USED,
    Kingdom,
)
from outremer.kernel.blanks import NOBODY


class Printed:
    """What never changes, in words: made once, and shared by all views, which nobody may change."""

    def __init__(self, rules: CouncilRules) -> None:
        self.pays: Final = [_pays(rules, source) for source in range(len(SOURCES))]
        self.permits: Final = [_permit(rules, permit, self.pays[permit]) for permit in range(PERMIT_COUNT)]
        self.cities: Final = [_city(rules, at // CITY_COUNT, at % CITY_COUNT) for at in range(MAP_COUNT * CITY_COUNT)]


def _pays(rules: CouncilRules, source: int) -> dict[str, int]:
    row = rules.bonuses[source * GOODS_COUNT : (source + 1) * GOODS_COUNT]
    return {GOODS[good]: row[good] for good in range(GOODS_COUNT) if row[good]}


def _permit(rules: CouncilRules, permit: int, pays: dict[str, int]) -> dict[str, object]:
    return {"permit": PERMITS[permit], "names": _named_cities(rules.permit_cities[permit]), "pays": pays}


def _city(rules: CouncilRules, map: int, city: int) -> dict[str, object]:  # noqa: A002  # the rulebook's own noun
    colour = "purple"
    for metal in range(METALS):
        if rules.group(map, metal) >> city & 1:
            colour = GROUPS[metal]
    roads = _named_cities(rules.neighbours(map, city))
    return {"city": CITIES[city], "region": REGIONS[REGION_OF[city]], "colour": colour, "roads": roads}


def _named_cities(cities: int) -> list[str]:
    return [CITIES[city] for city in range(CITY_COUNT) if cities >> city & 1]


def view(g: Kingdom, printed: Printed, seat: int | None) -> dict[str, object]:
    """Built up field by field; only `hand` and `preview` depend on who looks.

    The king's board, with councils, tiles and tracks, follows the map. [setup.board.king-board-place]
    """
    return {
        "map": None if g.map == NOBODY else MAPS[g.map],
        "round": g.round,
        "first_player": _or_none(g.first),
        "in_turn": _or_none(g.turn),
        "ended_by": _or_none(g.last),
        "extra_actions": g.extra,
        "king": None if g.king == NOBODY else CITIES[g.king],
        "cities": [] if g.map == NOBODY else [_city_now(g, printed, city) for city in range(CITY_COUNT)],
        "councils": {COUNCILS[council]: _council(g, council) for council in range(COUNCIL_COUNT)},
        "councillor_pool": {colour: g.councillors[POOL + at] for at, colour in enumerate(COLOURS)},
        "permits": {REGIONS[region]: _permits(g, printed, region) for region in range(REGION_COUNT)},
        "bonus_tiles": [_bonus_tile(g, group) for group in range(GROUP_COUNT)],
        "king_tiles": [_king_tile(g, tile) for tile in range(KING_TILE_COUNT)],
        "nobility_track": printed.pays[CELL_SOURCE:],
        "reserve": g.reserve(),
        "deck": sum(g.deck),
        "discards": _named(_discards(g)),
        "players": _players(g, printed),
        "hand": None if seat is None else _named(g.hand(seat)),
        "preview": None if seat is None or seat != g.turn else preview(g, seat),
    }


def _or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _city_now(g: Kingdom, printed: Printed, city: int) -> dict[str, object]:
    token = g.board[TOKEN + city]
    return {
        **printed.cities[g.map * CITY_COUNT + city],
        "token": None if token == NOBODY else TOKENS[token],
        "pays": {} if token == NOBODY else printed.pays[TOKEN_SOURCE + token],
        "emporiums": [seat for seat in range(g.rules.seats) if g.has[BUILT + seat] >> city & 1],
        "neutral": g.has[NEUTRALS] >> city & 1 == 1,
    }


def _council(g: Kingdom, council: int) -> list[str]:
    """From the arrow to the far end."""
    return [COLOURS[colour] for colour in g.council(council) if colour != NOBODY]


def _permits(g: Kingdom, printed: Printed, region: int) -> dict[str, object]:
    lying = g.board[OPEN + slot_of(region, 0) : OPEN + slot_of(region + 1, 0)]
    return {
        "shown": [None if permit == NOBODY else printed.permits[permit] for permit in lying],
        "pile": g.place[permit_of(region, 0) : permit_of(region + 1, 0)].count(IN_PILE),
        "under": [PERMITS[permit] for permit in g.under if region_of(permit) == region],
    }


def _bonus_tile(g: Kingdom, group: int) -> dict[str, object]:
    owner = _or_none(g.board[BONUS_OWNER + group])
    return {"group": GROUPS[group], "points": g.rules.box.bonus_points[group], "owner": owner}


def _king_tile(g: Kingdom, tile: int) -> dict[str, object]:
    return {"points": g.rules.box.king_points[tile], "owner": _or_none(g.board[KING_TILE_OWNER + tile])}


def _discards(g: Kingdom) -> list[int]:
    piled = [0] * KINDS
    for at in range(SEATS * KINDS):
        piled[at % KINDS] += g.cards[PLAYED + at]
    return piled


def _named(counts: list[int]) -> dict[str, int]:
    return {CARDS[kind]: counts[kind] for kind in range(KINDS) if counts[kind]}


def _players(g: Kingdom, printed: Printed) -> list[dict[str, object]]:
    held: list[list[dict[str, object]]] = [[] for _ in range(SEATS)]
    used: list[list[dict[str, object]]] = [[] for _ in range(SEATS)]
    for permit in range(PERMIT_COUNT):
        if g.place[permit] >= USED:
            used[g.place[permit] - USED].append(printed.permits[permit])
        elif g.place[permit] >= HELD:
            held[g.place[permit] - HELD].append(printed.permits[permit])
    return [
        {
            "coins": g.has[COINS + seat],
            "assistants": g.has[ASSISTANTS + seat],
            "points": g.has[POINTS + seat],
            "nobility": g.has[NOBILITY + seat],
            "emporiums_left": g.emporiums_left(seat),
            "cards": g.cards_of(seat),
            "held_permits": held[seat],
            "used_permits": used[seat],
            "tile_points": tile_points(g, seat),
        }
        for seat in range(g.rules.seats)
    ]
