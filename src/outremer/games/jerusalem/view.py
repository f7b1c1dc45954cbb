"""What a seat may know of the city, built up field by field.

Squires and bezants stand behind the screens, as the rulebook has it, until the king's gifts. Whoever has followed the
game could count them, since everything that goes in or comes out is seen; cards in hand are a real secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from outremer.games.jerusalem.vocabulary import (
    AREA_NAMES,
    AREAS,
    BEZANT,
    CARDS,
    EVENTS,
    IS_LARGE,
    KINDS,
    NO_OFFICE,
    OFFICE_NAMES,
    POINT,
    ROUNDS,
    SEATS,
    SECTOR_OF,
    SECTORS,
    SQUIRE,
)
from outremer.games.jerusalem.world import BARON, BEZANTS, FLOORS, OFFICE, POINTS, SQUIRES, SUPPLY, City
from outremer.kernel.blanks import NOBODY

PLAYERS: Final = [f"players.{seat}" for seat in range(SEATS)]
MOST_REMEMBERED: Final = 20_000  # areas and players as they were seen before
Seen = dict[int, dict[str, object]]  # by numbers that hold all they show, those of players below zero


def view(g: City, seat: int | None) -> dict[str, object]:
    return {
        **calendar_view(g),
        "areas": [area_view(g, area) for area in range(AREAS)],
        "players": [player_view(g, player, seat) for player in range(g.rules.seats)],
    }


def views(g: City, seats: Sequence[int | None], seen: Seen) -> tuple[dict[str, object], list[dict[str, object]]]:
    """What several listeners see alike, and their own screens beside it.

    What has not changed is the very same object as before: `seen` remembers areas and players by what they show.
    """
    if len(seen) > MOST_REMEMBERED:
        seen.clear()
    shared: dict[str, object] = calendar_view(g)
    shared["areas"] = remembered_areas(g, seen)
    shared["players"] = remembered_players(g, seen)
    found: list[dict[str, object]] = []
    for seat in seats:
        found.append({} if seat is None else {PLAYERS[seat]: player_view(g, seat, seat)})
    return shared, found


def remembered_areas(g: City, seen: Seen) -> list[dict[str, object]]:
    has, men, lock = g.has, g.men, g.lock
    offices = 0
    for seat in range(SEATS):
        offices = offices << 3 | has[OFFICE + seat]
    areas: list[dict[str, object]] = []
    for area in range(AREAS):
        key = (offices << 4 | area) << 3 | lock[area] + 1
        for at in range(area * SEATS, area * SEATS + SEATS):
            key = key << 8 | men[at]
        shown = seen.get(key)
        if shown is None:
            shown = area_view(g, area)
            seen[key] = shown
        areas.append(shown)
    return areas


def remembered_players(g: City, seen: Seen) -> list[dict[str, object]]:
    """As everybody sees them; once the screens are lifted there is too much to remember."""
    has = g.has
    players: list[dict[str, object]] = []
    for player in range(g.rules.seats):
        if g.unveiled or g.rules.screens_are_open:
            players.append(player_view(g, player, None))
            continue
        key = (player + 1) << 8 | cards_in_hand(g, player)
        key = (key << 3 | has[OFFICE + player]) << 5 | has[BARON + player] + 1
        key = (key << 14 | has[FLOORS + player]) << 14 | has[POINTS + player]
        shown = seen.get(-key)
        if shown is None:
            shown = player_view(g, player, None)
            seen[-key] = shown
        players.append(shown)
    return players


def calendar_view(g: City) -> dict[str, object]:
    """The markers and the cards that lie open; of those face down only the number.

    [component.cylinders] [component.event-cards.back.it] [component.event-cards.back.de]
    """
    return {
        "round": min(g.round, ROUNDS),
        "event": None if g.event == NOBODY else EVENTS[g.event],
        "events_left": [EVENTS[event] for event in range(len(EVENTS)) if g.events[event]],
        "face_down": g.face_down,
        "deck": sum(g.deck) - g.face_down,
        "discards": discards(g),
        "unveiled": g.unveiled,
    }


def discards(g: City) -> dict[str, int]:
    piles: dict[str, int] = {}
    for play in g.plays:
        card = CARDS[play % KINDS]
        piles[card] = piles.get(card, 0) + 1
    return piles


def area_view(g: City, area: int) -> dict[str, object]:
    pays = g.rules.pays
    return {
        "area": AREA_NAMES[area],
        "sector": SECTORS[SECTOR_OF[area]],
        "large": IS_LARGE[area],
        "open": g.rules.is_open[area],
        "squires": [g.men[area * SEATS + seat] for seat in range(g.rules.seats)],
        "baron": someone(g.lock[area]),
        "controller": someone(public_controller(g, area)),
        "pays": {
            "squires": pays[area * 3 + SQUIRE],
            "bezants": pays[area * 3 + BEZANT],
            "points": pays[area * 3 + POINT],
        },
    }


def public_controller(g: City, area: int) -> int:
    """Who controls the area as things stand; nobody while a tie waits for offices that are not yet sold."""
    seat = g.controller(area)
    for other in range(g.rules.seats):
        tied = seat not in (NOBODY, other) and g.men[area * SEATS + other] == g.men[area * SEATS + seat]
        if tied and NO_OFFICE in (g.has[OFFICE + seat], g.has[OFFICE + other]):
            return NOBODY
    return seat


def player_view(g: City, player: int, seat: int | None) -> dict[str, object]:
    shown: dict[str, object] = {
        "seat": player,
        "floors": g.has[FLOORS + player],
        "points": g.has[POINTS + player],
        "office": None if g.has[OFFICE + player] == NO_OFFICE else OFFICE_NAMES[g.has[OFFICE + player]],
        "baron": None if g.has[BARON + player] == NOBODY else AREA_NAMES[g.has[BARON + player]],
        "cards": cards_in_hand(g, player),
        "squires": None,
        "bezants": None,
        "hand": None,
    }
    # [setup.player.screen] [component.screens] [setup.player.hidden.it] [setup.player.hidden.de]
    if player == seat or g.unveiled or g.rules.screens_are_open:
        shown["squires"] = g.has[SQUIRES + player]
        shown["bezants"] = g.has[BEZANTS + player]
    if player == seat or g.unveiled:  # [action-cards.secret]
        hand = {CARDS[kind]: g.hand[player * KINDS + kind] for kind in range(KINDS) if g.hand[player * KINDS + kind]}
        shown["hand"] = hand
    if player == seat:
        shown["supply"] = g.has[SUPPLY + player]
    return shown


def cards_in_hand(g: City, player: int) -> int:
    return sum(g.hand[player * KINDS : player * KINDS + KINDS])


def someone(seat: int) -> int | None:
    return None if seat == NOBODY else seat
