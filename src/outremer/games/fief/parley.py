"""Private talks, bought with a diplomacy marker: who is in one is open, what is dealt in it only its members hear."""

from __future__ import annotations

from typing import ClassVar

from outremer.games.fief.deals import spend_markers
from outremer.games.fief.layout import INVITED, PARLEYED, TALKERS, USED
from outremer.games.fief.table_rules import Desk
from outremer.games.fief.vocabulary import LEAVE_TALK, SEATS, TALK, TALK_BEGINS, TALK_ENDS, TALK_LEFT
from outremer.games.fief.world import France
from outremer.kernel.menu import Menu


def no_talk(g: France, seat: int, other: int) -> str | None:
    """The first one asked costs a marker; into the same talk everybody is asked once. [diplomacy.talk]"""
    if other == seat or other >= g.rules.seats:
        return "diplomacy.talk"
    if g.parley[TALKERS + seat]:
        return "diplomacy.talk" if g.parley[INVITED + seat] >> other & 1 else None
    if g.rules.asks.needs_no_marker(g, seat):  # then one a phase takes the marker's place, so that talking ends
        return "diplomacy.talk" if g.family[USED + seat] & PARLEYED else None
    return None if g.markers(seat) else "diplomacy.spend"


def no_leaving(g: France, seat: int, opener: int) -> str | None:
    is_in = opener < g.rules.seats and g.parley[TALKERS + opener] >> seat & 1
    return None if is_in else "diplomacy.talk"


def begin_talk(g: France, seat: int) -> None:
    """[diplomacy.talk] [diplomacy.spend]"""
    if not g.rules.asks.needs_no_marker(g, seat):
        spend_markers(g, seat, 1)
    g.family[USED + seat] |= PARLEYED
    g.parley[TALKERS + seat] = g.parley[INVITED + seat] = 1 << seat


def end_talk(g: France, opener: int) -> None:
    g.parley[TALKERS + opener] = g.parley[INVITED + opener] = 0
    g.tell(TALK_ENDS, opener)


def end_talks(g: France) -> None:
    """No talk outlasts the phase in which it began. [diplomacy.talk]"""
    for seat in range(g.rules.seats):
        g.family[USED + seat] &= ~PARLEYED
        if g.parley[TALKERS + seat]:
            end_talk(g, seat)


class Parleys(Desk):
    """Opening, inviting, leaving."""

    verbs: ClassVar[tuple[int, ...]] = (TALK, LEAVE_TALK)

    def has_business(self, g: France, seat: int) -> bool:
        return True

    def offers(self, g: France, seat: int, menu: Menu) -> None:
        for other in range(SEATS):
            menu.put(TALK + other, no_talk(g, seat, other))
            menu.put(LEAVE_TALK + other, no_leaving(g, seat, other))

    def offered(self, g: France, seat: int, verb: int, noun: int) -> None:
        """Once they could talk, it cannot be taken back: neither the marker nor the time. [diplomacy.talk]"""
        if verb == TALK:
            if not g.parley[TALKERS + seat]:
                begin_talk(g, seat)
            g.parley[TALKERS + seat] |= 1 << noun
            g.parley[INVITED + seat] |= 1 << noun
            g.tell(TALK_BEGINS, seat, noun)
            g.reveal(g.parley[TALKERS + seat])
            return
        g.reveal(g.parley[TALKERS + noun])
        if noun == seat:
            end_talk(g, seat)
        else:
            g.parley[TALKERS + noun] &= ~(1 << seat)
            g.tell(TALK_LEFT, seat, noun)
            if g.parley[TALKERS + noun] == 1 << noun and g.parley[INVITED + noun] == g.rules.everyone:
                end_talk(g, noun)
