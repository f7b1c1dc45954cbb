"""IL BARONE: one area blocked for the rest of the round."""

from __future__ import annotations

from typing import Final

from outremer.games.jerusalem.vocabulary import CONSTABLE, GREAT_PALACE, IS_LARGE, SECTOR_OF
from outremer.games.jerusalem.world import BARON, FLOORS, FRESH, FRESH_IN_SECTOR, OFFICE, POINTS, City
from outremer.kernel.blanks import NOBODY

USUAL_NUMBER: Final = 3  # of new squires that a Baron asks for


def is_open_to_moves(g: City, area: int) -> bool:
    """May squires be moved into this area, or brought there by a card? [baron.block.no-action-cards]"""
    return g.rules.is_open[area] and g.lock[area] == NOBODY


def no_entry(g: City, area: int, blocked: str) -> str | None:
    """What keeps squires out of this area by a move or a card: closed for two players, or any Baron by that rule.

    [baron.block.no-moving.it] [baron.block.no-moving.de]
    """
    if not g.rules.is_open[area]:
        return "two-players.sectors-in-play"
    return blocked if g.lock[area] != NOBODY else None


def no_place(g: City, seat: int, area: int) -> str | None:
    """What keeps this seat's squires out, coming from behind its screen: other players' Barons only.

    A Baron closes its own area and no other, and to the Admiral too. [baron.block.only-its-area.de]
    [baron.palace.leader-may-place.it] [character.admiral.barons-bind]
    """
    if not g.rules.is_open[area]:
        return "two-players.sectors-in-play"  # [two-players.placement-limit.de]
    if g.lock[area] != NOBODY and g.lock[area] != seat:
        return "baron.block.no-placing-by-others"
    return None


def no_lock(g: City, seat: int, area: int) -> str | None:
    """What keeps this seat from blocking this area. [baron.use.own-turn] [baron.requirement.even-if-unwanted]

    In round 1 all have the same prestige, unless cards have changed it. [baron.palace.round1.it]
    [baron.block.example.it] [baron.block.example.de]
    """
    if g.has[BARON + seat] != NOBODY:
        return "baron.one-area-per-round"
    if not g.rules.is_open[area]:
        return "two-players.sectors-in-play"
    if g.lock[area] != NOBODY:
        return "baron.block.no-placing-by-others"
    if area == GREAT_PALACE and (banned := no_great_palace(g, seat)) is not None:
        return banned  # whatever comes into it, so it is said before that
    # Those that came in this turn: into the area, or into its sector. [baron.requirement.it] [baron.requirement.de]
    in_area = g.rules.baron_squires_in_area
    needed = squires_needed(g, seat, area)
    if g.fresh[FRESH + area if in_area else FRESH_IN_SECTOR + SECTOR_OF[area]] < needed:
        if needed < USUAL_NUMBER:
            return "character.constable.baron.large" if needed == 2 else "character.constable.baron.small"
        return g.rules.three_for_a_baron
    return None


def no_great_palace(g: City, seat: int) -> str | None:
    """Why this seat may not block the large Palace: as the leader, as one of several, or as everybody at first."""
    if g.round == 1 and g.rules.nobody_blocks_palace_in_round_1:
        return g.rules.nobody_blocks_in_round_1
    if not g.has_prestige(seat):
        return None
    if g.round == 1 and not g.has[POINTS + seat]:
        return g.rules.palace_in_round_1
    for other in range(g.rules.seats):
        if other != seat and g.has[FLOORS + other] == g.has[FLOORS + seat]:
            return "baron.palace.tie"
    return "baron.palace.leader-may-not-block"


def squires_needed(g: City, seat: int, area: int) -> int:
    """Three; for the Constable two in a large area, one in a small one. [character.constable.baron.large]

    [character.constable.baron.small]
    """
    if g.has[OFFICE + seat] != CONSTABLE:
        return USUAL_NUMBER
    return 2 if IS_LARGE[area] else 1
