"""The traits of others that lie face down, dealt anew: any that nobody has seen, but for those ruled out."""

from __future__ import annotations

from typing import Final

from outremer.games.fief.expansions.politics.court import Court, court_of
from outremer.games.fief.vocabulary import LORD_COUNT
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY
from outremer.kernel.chance import Driver

SWAPS: Final = 8  # tries for each trait


def deal_traits_anew(g: France, seat: int, driver: Driver) -> None:
    court = court_of(g)
    unseen: list[int] = []
    for lord in range(LORD_COUNT):
        if court.trait[lord] != NOBODY and not court.is_shown(lord) and g.owner(lord) != seat:
            unseen.append(lord)
    pool = first_deal(court, unseen)
    for _ in range(SWAPS * len(unseen)):
        at, other = driver.below(len(unseen)), driver.below(len(pool))
        is_held = other < len(unseen)
        if court.ruled_out[unseen[at]] >> pool[other] & 1:
            continue
        if is_held and court.ruled_out[unseen[other]] >> pool[at] & 1:
            continue
        pool[at], pool[other] = pool[other], pool[at]
    for at in range(len(unseen)):
        court.trait[unseen[at]] = pool[at]


def first_deal(court: Court, unseen: list[int]) -> list[int]:
    """Traits that fit these lords, and then those of the deck: the same wherever each of them really lies."""
    traits = sorted([court.trait[lord] for lord in unseen] + court.in_deck())
    holder = [NOBODY] * len(traits)
    for at in range(len(unseen)):
        give(court, unseen, at, traits, holder, [False] * len(traits))
    pool = [traits[holder.index(at)] for at in range(len(unseen))]
    for at in range(len(traits)):
        if holder[at] == NOBODY:
            pool.append(traits[at])
    return pool


def give(court: Court, unseen: list[int], at: int, traits: list[int], holder: list[int], tried: list[bool]) -> bool:
    """The first trait that fits goes to this lord, even if another must then take the next one that fits him."""
    for one in range(len(traits)):
        if not tried[one] and not court.ruled_out[unseen[at]] >> traits[one] & 1:
            tried[one] = True
            if holder[one] == NOBODY or give(court, unseen, holder[one], traits, holder, tried):
                holder[one] = at
                return True
    return False
