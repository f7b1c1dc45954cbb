"""A table drawn at random among those that one seat cannot tell apart from the real one.

Hidden is only which Templar lies where. Colours, numbers and the card by which a Templar was borrowed are in the open;
so the places of the Templars unknown to a seat are dealt anew among them, colour by colour. A deal counts if nobody
has a Turcopole and a Sergeant in one city, since no such bid could have been made; all that count are equally likely.
"""

from __future__ import annotations

from outremer.games.akkon.view import knows
from outremer.games.akkon.vocabulary import KINDS, SERGEANT, TURCOPOLE
from outremer.games.akkon.world import CAMP, HolyLand
from outremer.kernel.chance import Driver


def redeal(g: HolyLand, seat: int, driver: Driver) -> None:
    groups = unknown_groups(g, seat)
    while True:
        for group in groups:
            deal_until_allowed(g, group, driver)
        if g.keeps_the_ban():  # also across colours: a borrowed Sergeant beside one's own Turcopole
            return


def unknown_groups(g: HolyLand, seat: int) -> list[list[int]]:
    """Templars that might change places as far as this seat can tell: of one colour; of its own colour those that one
    opponent took by one card, which it saw being taken."""
    groups: list[list[int]] = []
    keys: list[int] = []
    for piece in range(g.rules.pieces):
        if knows(g, seat, piece):
            continue
        colour = piece // KINDS
        key = colour * 100
        if colour == seat:
            key += g.holder[piece] * 10 + g.loan[piece]
        if key not in keys:
            keys.append(key)
            groups.append([])
        groups[keys.index(key)].append(piece)
    return [group for group in groups if len(group) > 1]


def deal_until_allowed(g: HolyLand, group: list[int], driver: Driver) -> None:
    """Deal the places of these Templars anew among them, until no two of them break the ban."""
    places = sorted([(g.at[piece], g.holder[piece], g.loan[piece]) for piece in group])  # whoever lies there really
    slots = list(range(len(group)))
    while True:
        driver.shuffle(slots)
        for piece, slot in zip(group, slots, strict=True):
            g.at[piece], g.holder[piece], g.loan[piece] = places[slot]
        if not meets_its_counterpart(g, group):
            return


def meets_its_counterpart(g: HolyLand, group: list[int]) -> bool:
    """Do the Turcopole and the Sergeant of one colour lie in one city, laid there by the same player?"""
    first = group[0] // KINDS * KINDS
    turcopole, sergeant = first + TURCOPOLE, first + SERGEANT
    if turcopole not in group or sergeant not in group:
        return False
    return g.at[turcopole] != CAMP and g.at[turcopole] == g.at[sergeant] and g.holder[turcopole] == g.holder[sergeant]
