"""Squires that walk from one area to another, by the Marshal or by a card; blocked areas let none in or out."""

from __future__ import annotations

from outremer.games.jerusalem.baron import no_entry
from outremer.games.jerusalem.vocabulary import AREA_NAMES, AREAS, SEATS, SECTOR_OF
from outremer.games.jerusalem.world import FRESH, City
from outremer.kernel.blanks import NOBODY


def no_leaving(g: City, seat: int, area: int, least: int, none_there: str, blocked: str) -> str | None:
    """What keeps this seat's squires from being taken out of this area, with the rules to say so."""
    if g.men[area * SEATS + seat] < least:
        return none_there
    return blocked if g.lock[area] != NOBODY else None


def no_arriving(g: City, area: int, origin: int, elsewhere: str, blocked: str) -> str | None:
    """What keeps a squire from `origin` out of this area."""
    if area == origin:
        return elsewhere
    return no_entry(g, area, blocked)


def can_move_some(g: City, seat: int, least: int) -> bool:
    """Is there an area with that many squires of this seat to leave? Barons are too few to bar all others."""
    for area in range(AREAS):
        if g.men[area * SEATS + seat] >= least and g.lock[area] == NOBODY:
            return True
    return False


def why_none_moves(g: City, seat: int, least: int, none_there: str, blocked: str) -> str:
    """Which of the two rules keeps all squires of this seat where they are, if `can_move_some` says so."""
    for area in range(AREAS):
        if g.men[area * SEATS + seat] >= least:
            return blocked
    return none_there


def too_few_there(g: City, blank: str, seat: int, area: int, wanted: int) -> str | None:
    """What a form answers to a save in which the squires it is about to move do not stand there."""
    if area == NOBODY or g.men[area * SEATS + seat] >= wanted:
        return None
    return f"{blank}: seat {seat} has {g.men[area * SEATS + seat]} squires in {AREA_NAMES[area]}"


def walk(g: City, seat: int, origin: int, area: int, counts_for_baron: bool) -> None:
    """One squire of the player in turn goes from `origin` to `area`; inside a sector it stays as new as it was.

    [baron.requirement.sources.it] [baron.requirement.sources.de]
    """
    was_new = g.depart(seat, origin)
    g.men[area * SEATS + seat] += 1
    if counts_for_baron:
        g.fresh[FRESH + area] += 1
    if was_new if SECTOR_OF[area] == SECTOR_OF[origin] else counts_for_baron:
        g.enter_sector(area)
