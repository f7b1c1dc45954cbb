"""What must be open to whoever has the means, by the rulebook: the other half of `allowed.py`.

A word that the rulebook grants without any further condition is listed whenever its moment has come.
"""

from __future__ import annotations

from collections.abc import Iterator

import outremer
from outremer.games.fief.layout import CAPTOR, SPOUSE
from outremer.games.fief.vocabulary import LORDS, SEES, TITLES, VILLAGES, WALLS
from outremer.games.fief.world import France
from tests.games.fief.allowed import has_any, is_free, is_lady, owner
from tests.games.fief.position import coins, france, hand

DESK = "address"  # whoever may write a proposal may say whatever can be said at any time
PRICES = {"mill": 3, "stronghold": 10}  # coins [building.mill.cost] [building.stronghold.cost]
FEUDAL = tuple(title for title in TITLES if title.startswith(("duchy", "county", "barony")))
OF_AN_ORDER = ("templar", "teutonic")


def wrongly_barred(table: outremer.Table) -> str:
    """The first word that somebody should be free to say, and is not; empty if there is none."""
    if not isinstance(table.need, outremer.Ask):
        return ""
    g = france(table)
    for seat in range(table.seats):
        free = {str(move) for move in table.moves(seat)}
        wanted = set(_moment(table, g, seat)) if seat in table.need.seats else set()
        if any(word.startswith(f"{DESK} ") for word in free):
            wanted |= set(_at_any_time(table, g, seat))
        if wanted - free:
            return f"{min(wanted - free)} of seat {seat} is barred"
    return ""


def _at_any_time(table: outremer.Table, g: France, seat: int) -> Iterator[str]:
    """[prisoner.released] [prisoner.escape_secret_passage] [card.arc.play]"""
    if g.due:
        return  # somebody is about to go free, or dead
    held = hand(table, seat)
    for number, name in enumerate(LORDS):
        captor = g.lord[CAPTOR + number]
        if captor == seat:
            yield f"release {name}"
        if captor >= 0 and owner(g, name) == seat and "passage" in held:
            yield f"escape {name}"
        if "arc" in held and owner(g, name) >= 0 and is_lady(name) and g.lord[SPOUSE + number] < 0:
            yield f"arc {name}"
    yield from (f"lift {name}" for number, name in enumerate(VILLAGES) if g.besieges(seat, number))  # [siege.lift]


def _moment(table: outremer.Table, g: France, seat: int) -> Iterator[str]:
    name = type(table.kernel.stack[-1]).__name__
    if name == "Purchases":
        yield from _buildings(table, g, seat)
    elif name == "Pillage":
        yield from (f"pillage {village}" for village in VILLAGES if _may_pillage(g, seat, village))
    elif name == "Sieges" and not g.rules.siege_needs_lord:
        yield from (f"besiege {village}" for village in VILLAGES if _may_besiege(g, seat, village))
    elif name == "Surplus" or (name == "Draws" and not table.save()["stack"][-1]["begun"]):
        yield from (f"discard {card}" for card in hand(table, seat))
    elif name == "Nominations":
        office = table.save()["stack"][-1]["office"]
        yield from (f"nominate {lord}" for lord in LORDS if owner(g, lord) == seat and _may_stand(g, office, lord))


def _may_pillage(g: France, seat: int, name: str) -> bool:
    """[pillage.where]"""
    village = VILLAGES.index(name)
    return g.mills(village) > 0 and (g.controller(village) == seat or g.besieges(seat, village))


def _may_besiege(g: France, seat: int, name: str) -> bool:
    """With troops, before walls that another controls and mans. [siege.start]"""
    village = VILLAGES.index(name)
    besieged = g.controller(village)
    return (
        g.men(seat, village) > 0
        and g.walls(village) > 0
        and besieged not in (-1, seat)
        and g.occupies(besieged, village)
        and not g.besieges(seat, village)
    )


def _buildings(table: outremer.Table, g: France, seat: int) -> Iterator[str]:
    """[building.mill.placement] [building.mill.max_two] [building.stronghold.placement]"""
    for number, name in enumerate(VILLAGES):
        if g.controller(number) != seat:
            continue
        if coins(table, seat) >= PRICES["mill"] and g.mills(number) < 2:
            yield f"mill {name}"
        if coins(table, seat) >= PRICES["stronghold"] and g.walls(number) == WALLS.index("none"):
            yield f"stronghold {name}"


def _may_stand(g: France, office: str, name: str) -> bool:
    """[election.bishop.candidate] [election.pope.candidate] [election.king.candidate]"""
    number = LORDS.index(name)
    if not is_free(g, name) or g.excommunicated == number or g.rules.asks.is_renegade(g, number):
        return False
    if has_any(g, name, *OF_AN_ORDER):
        return False
    if office in SEES:
        unmarried_man = not is_lady(name) and g.lord[SPOUSE + number] < 0
        return unmarried_man and not has_any(g, name, "king", "pope", *SEES)
    if office == "pope":
        return has_any(g, name, "cardinal", *SEES)
    if office == "king":
        return not is_lady(name) and has_any(g, name, *FEUDAL) and not has_any(g, name, "pope", "cardinal", *SEES)
    return False
