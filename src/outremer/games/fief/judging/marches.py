"""Phase 5: where an army could go, with whom, and whom it would leave on the way."""

from __future__ import annotations

from outremer.games.fief.army import COUNTS, Army
from outremer.games.fief.company import HINDERED, no_march
from outremer.games.fief.leave import holders_behind, host
from outremer.games.fief.vocabulary import (
    ASK_LEAVE,
    DROP,
    ENTER,
    FOOTMAN,
    GO,
    HALT,
    KNIGHT,
    LEAD,
    PASS,
    STAY,
    TAKE,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY


def of_march(g: France, seat: int) -> list[list[int]]:
    """Every lord is led out once, the one with the most men first; who had better stay halts where he is."""
    leader, most = NOBODY, -1
    for lord in g.lords_of(seat):
        if no_march(g, seat, lord) is None and g.men(seat, g.place(lord)) > most:
            leader, most = lord, g.men(seat, g.place(lord))
    return [[PASS]] if leader == NOBODY else [[LEAD + leader]]


def of_army(g: France, army: Army) -> list[list[int]]:
    if army.stage == HINDERED:
        return of_hindered(army)
    plans: list[list[int]] = [[HALT]]
    for load in loads(g, army):
        footmen = army.footmen
        for move in load:
            if TAKE + FOOTMAN * COUNTS < move < TAKE + (FOOTMAN + 1) * COUNTS:
                footmen += move - TAKE - FOOTMAN * COUNTS
        for route in routes(g, army, footmen):
            plans.append(load + route)
    return plans


def of_hindered(army: Army) -> list[list[int]]:
    if army.crossing:
        return [[ENTER], [STAY]]
    return [[ASK_LEAVE]] if army.refused == NOBODY else [[STAY]]


def loads(g: France, army: Army) -> list[list[int]]:
    """Whom it takes along from where it starts: all, all but a guard, half, a single man, nobody."""
    if army.steps or army.knights or army.footmen:
        return [[]]
    knights, footmen = army.available(g, KNIGHT), army.available(g, FOOTMAN)
    found: list[list[int]] = []
    for some, others in ((knights, footmen), (knights, footmen - 1), (knights, footmen // 2), (0, 1), (0, 0)):
        load: list[int] = []
        if some:
            load.append(TAKE + KNIGHT * COUNTS + some)
        if 0 < others <= footmen:
            load.append(TAKE + FOOTMAN * COUNTS + others)
        if some == knights and others >= footmen // 2:
            load += others_of(g, army)
        if load not in found:
            found.append(load)
    return found


def others_of(g: France, army: Army) -> list[int]:
    """All there are of further kinds."""
    return [TAKE + kind * COUNTS + army.available(g, kind) for kind in g.rules.further_kinds if army.available(g, kind)]


def routes(g: France, army: Army, footmen: int) -> list[list[int]]:
    """One space or two. In a village of nobody's it may leave a footman; before another's it ends."""
    found: list[list[int]] = []
    is_last = army.steps + 1 >= army.reach(g)
    neighbours = g.rules.board.neighbours
    for to in army.ways(g):
        if army.no_go(g, to) is not None or holders_behind(g, army.seat, army.at, to, army.came):
            continue
        if is_last:
            found.append([GO + to])
        elif host(g, army.seat, to) != NOBODY:
            found.append([GO + to, ENTER])
        else:
            found.append([GO + to, HALT])
            for beyond in neighbours[to]:
                if beyond != army.at:
                    found.append([GO + to, GO + beyond])
                    if footmen and g.controller(to) == NOBODY:
                        found.append([GO + to, DROP + FOOTMAN * COUNTS + 1, GO + beyond])
    if army.steps and army.footmen and g.controller(army.at) == army.seat:
        found += [[DROP + FOOTMAN * COUNTS + 1, *route] for route in found]
    return found
