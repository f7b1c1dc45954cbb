"""Templar lords: who takes the vow, and the knight who is bound to each."""

from __future__ import annotations

from outremer.games.fief.expansions.templars.temple import (
    KNIGHT_CAME,
    KNIGHT_LEFT,
    MASTER,
    TEMPLAR,
    TEMPLAR_KNIGHT,
    is_templar,
    temple,
)
from outremer.games.fief.places import put_troops, take_troops
from outremer.games.fief.vocabulary import ATTACKER, DEFENDER, LORD_COUNT
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY


def no_title(g: France, title: int, lord: int) -> str | None:
    """A Templar holds no title at all, save that of Grand Master; so whoever has one, is made none.

    [templar_lord.no_titles] [templar_lord.candidate]
    """
    if title != TEMPLAR:
        return "templar_lord.no_titles" if is_templar(g, lord) and title != MASTER else None
    if temple(g).abolished:
        return "edict.supported.order_destroyed"
    return "templar_lord.no_titles" if g.titles(lord) else None


def give_knight(g: France, lord: int) -> None:
    """Placed together with his title. [templar_lord.knight_placed]"""
    temple(g).knights[lord] = g.place(lord)
    put_troops(g, g.owner(lord), g.place(lord), TEMPLAR_KNIGHT, 1)
    g.tell(KNIGHT_CAME, g.owner(lord), lord, g.place(lord))


# -- the knight ------------------------------------------------------------------------------------------------------


def dismiss_knight(g: France, lord: int) -> None:
    """His lord is dead, or no Templar any more. [templar_knight.removed_with_lord]"""
    place = temple(g).knights[lord]
    if place != NOBODY:
        temple(g).knights[lord] = NOBODY
        g.tell(KNIGHT_LEFT, g.owner(lord), lord, place)
        take_surplus(g, g.owner(lord), place)


def bound_at(g: France, seat: int, place: int) -> int:
    """How many of this family's Templars have their knight there."""
    found = 0
    for lord in range(LORD_COUNT):
        if temple(g).knights[lord] == place and g.owner(lord) == seat:
            found += 1
    return found


def take_surplus(g: France, seat: int, place: int) -> None:
    """Knights who have lost their lord; who stays out of a cavalcade goes when it is over."""
    surplus = g.troops_of(seat, place, TEMPLAR_KNIGHT) - bound_at(g, seat, place)
    if surplus > 0:
        take_troops(g, seat, place, TEMPLAR_KNIGHT, surplus)


def knight_falls(g: France, seat: int, place: int) -> None:
    """Of several that stand there, all alike, that of the last of their lords. [templar_knight.bound_to_lord]"""
    for lord in range(LORD_COUNT - 1, -1, -1):
        if temple(g).knights[lord] == place and g.owner(lord) == seat:
            temple(g).knights[lord] = NOBODY
            return


def rejoin(g: France, lord: int) -> None:
    """A lord who was a captive is free: his knight comes to him. [templar_knight.bound_to_lord]"""
    start, place = temple(g).knights[lord], g.place(lord)
    if start not in (NOBODY, place):
        follow(g, lord)
        g.tell(KNIGHT_CAME, g.owner(lord), lord, place)


def follow(g: France, lord: int) -> None:
    """Wherever his lord is the knight is too, who may have gone with him already. [templar_knight.bound_to_lord]"""
    start, place, seat = temple(g).knights[lord], g.place(lord), g.owner(lord)
    if start in (NOBODY, place):
        return
    temple(g).knights[lord] = place
    missing = bound_at(g, seat, place) - g.troops_of(seat, place, TEMPLAR_KNIGHT)
    if missing > 0:
        take_troops(g, seat, start, TEMPLAR_KNIGHT, missing)
        put_troops(g, seat, place, TEMPLAR_KNIGHT, missing)


def resettle(g: France, seat: int, start: int, to: int) -> None:
    """All troops of a family have gone from one place to another."""
    for lord in range(LORD_COUNT):
        if temple(g).knights[lord] == start and g.owner(lord) == seat:
            temple(g).knights[lord] = to


# -- peace -----------------------------------------------------------------------------------------------------------


def no_attack(g: France, seat: int, village: int) -> str | None:
    """Another lord than a Templar leads, and other troops than Templars fight. [templar_lord.no_attack]"""
    for lord in g.lords_at(seat, village):
        if not is_templar(g, lord):
            others = g.men(seat, village) - g.troops_of(seat, village, TEMPLAR_KNIGHT)
            return None if others else "templar_lord.no_attack"
    return "templar_lord.no_attack"


def fights_players(g: France) -> bool:
    """Do families stand on both sides of the battle being fought? Saracens are nobody's troops."""
    return ATTACKER in g.side and DEFENDER in g.side


def is_at_peace(g: France, lord: int) -> bool:
    """A Templar leads no attack upon other players, nor does another with Templar knights alone.

    [templar_lord.no_attack]
    """
    return fights_players(g) and (is_templar(g, lord) or not are_others_attacking(g))


def are_others_attacking(g: France) -> bool:
    """Have the attackers any troops beside Templar knights?"""
    for seat in range(g.rules.seats):
        if g.side[seat] == ATTACKER and g.men(seat, g.field) > g.troops_of(seat, g.field, TEMPLAR_KNIGHT):
            return True
    return False


def strength_withheld(g: France, seat: int, village: int) -> int:
    """What Templars there do not add to an attack upon other players. [templar_lord.no_attack]"""
    if g.field != village or g.side[seat] != ATTACKER or not fights_players(g):
        return 0
    withheld = g.troops_of(seat, village, TEMPLAR_KNIGHT) * g.rules.kinds[TEMPLAR_KNIGHT].strength
    for lord in g.lords_at(seat, village):
        if is_templar(g, lord):
            withheld += g.lord_strength(lord)
    return withheld
