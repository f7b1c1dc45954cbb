"""Who is where, who came first, who controls: every unit that comes or goes is put down here and nowhere else.

put_troops(g, seat, village, KNIGHT, 2)      put_lord(g, lord, village)
take_troops(g, seat, village, FOOTMAN, 1)    march(g, seat, lords, troops, start, to)
"""

from __future__ import annotations

from outremer.games.fief.layout import (
    ARRIVAL,
    BESIEGERS,
    CAME_FROM,
    CAPTOR,
    CONTROLLER,
    DUE_CONQUEST,
    DUE_FREED,
    DUE_WIDTH,
    ENGINE_AT,
    ENGINE_DICE,
    PLACE,
)
from outremer.games.fief.vocabulary import (
    CITY,
    CONTROLS,
    ENGINES,
    HANDED_OVER,
    LORD_COUNT,
    NOBODY_CONTROLS,
    SEATS,
    SIEGE_ENDS,
    TROOPS_REPLACED,
    VILLAGE_COUNT,
)
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY


def is_road(g: France, start: int, to: int) -> bool:
    """[move.roads]"""
    return g.rules.board.is_road[start * VILLAGE_COUNT + to] == 1


def put_troops(g: France, seat: int, village: int, kind: int, count: int, came_from: int = NOBODY) -> None:
    """From the stock; a village holds any number. [troop.no_stack_limit]"""
    g.troops[(village * SEATS + seat) * g.rules.kind_count + kind] += count
    if count:
        g.rules.asks.troops_came(g, seat, village)
    note_presence(g, seat, village, came_from)


def take_troops(g: France, seat: int, village: int, kind: int, count: int) -> None:
    """Back to the stock."""
    g.troops[(village * SEATS + seat) * g.rules.kind_count + kind] -= count
    note_presence(g, seat, village)


def put_lord(g: France, lord: int, village: int, came_from: int = NOBODY) -> None:
    """A free lord comes here, from another village or from nowhere."""
    start = g.lord[PLACE + lord]
    g.lord[PLACE + lord] = village
    if start != NOBODY:
        note_presence(g, g.owner(lord), start)
    note_presence(g, g.owner(lord), village, came_from)


def march(g: France, seat: int, lords: int, troops: list[int], start: int, to: int) -> None:
    """An army goes by a road: these lords (bits), captives it takes along among them, and these troops by kind.

    [move.roads] [move.carry] [prisoner.moved_by_captor]
    """
    for lord in range(LORD_COUNT):
        if lords >> lord & 1:
            g.lord[PLACE + lord] = to
    for village, sign in ((start, -1), (to, 1)):
        row = (village * SEATS + seat) * g.rules.kind_count
        for kind in g.rules.kinds_in_play:
            g.troops[row + kind] += sign * troops[kind]
    if any(troops):
        g.rules.asks.troops_marched(g, seat, start, to, troops)
    note_presence(g, seat, start)
    is_by_road = start < VILLAGE_COUNT and to < VILLAGE_COUNT and is_road(g, start, to)
    note_presence(g, seat, to, start if is_by_road else NOBODY)


def note_presence(g: France, seat: int, village: int, came_from: int = NOBODY) -> None:
    """Units of this seat have come or gone: keep the order of arrival, and see who controls the village now."""
    if village >= VILLAGE_COUNT:
        return  # beyond the map nothing is recorded: who is there, is there
    is_there = g.men(seat, village) > 0 or g.has_lord_at(seat, village) or g.is_held_from_within(seat, village)
    row = ARRIVAL + village * SEATS
    rank = g.presence[row + seat]
    if is_there and rank == 0:
        latest = 0
        for other in range(SEATS):
            latest = max(latest, g.presence[row + other])
        g.presence[row + seat] = latest + 1
        g.presence[CAME_FROM + village * SEATS + seat] = came_from
    elif rank and not is_there:
        for other in range(SEATS):
            if g.presence[row + other] > rank:
                g.presence[row + other] -= 1
        g.presence[row + seat] = 0
        g.presence[CAME_FROM + village * SEATS + seat] = NOBODY
    note_sieges(g, village)
    note_guards(g, seat, village)
    note_control(g, village)


def note_control(g: France, village: int) -> None:
    """Whoever occupies it, were it a lord alone, the first to arrive first; else the governor of its fief; else nobody.

    [control.by_occupation] [control.lone_lord] [control.shared_lords] [control.shared_troops] [control.governed_fief]

    Both sides of a battle fall at once, so nobody wins a village before it is over. [battle.losses.owner_chooses]
    """
    if g.field == village or village >= VILLAGE_COUNT:
        return
    now = g.village[CONTROLLER + village]
    if now != NOBODY and g.occupies(now, village):
        return
    heir = first_to_arrive(g, village)
    give_control(g, village, g.governor(village) if heir == NOBODY else heir)


def first_to_arrive(g: France, village: int) -> int:
    """Of those who are there; NOBODY if it is empty."""
    for seat in range(g.rules.seats):
        if g.presence[ARRIVAL + village * SEATS + seat] == 1:
            return seat
    return NOBODY


def give_control(g: France, village: int, seat: int) -> None:
    """By occupation or governance. Whoever conquers a city takes its title. [feudal_title.captured_with_city]"""
    if g.village[CONTROLLER + village] == seat:
        return
    g.village[CONTROLLER + village] = seat
    if seat == NOBODY:
        g.tell(NOBODY_CONTROLS, village)
        return
    g.tell(CONTROLS, seat, village)
    fief = g.rules.board.fief_of[village]
    if g.walls(village) == CITY and g.seat_of(fief) != seat:  # so it is held by occupation
        g.must(DUE_CONQUEST, fief, seat)


def hand_over(g: France, village: int, other: int) -> None:
    """Its controller lets another who is there control it. Of a city so given the title stays where it is.

    [control.transfer] [feudal_title.captured_with_city]
    """
    g.tell(HANDED_OVER, g.controller(village), other, village)
    g.village[CONTROLLER + village] = other
    g.handed |= 1 << village
    note_sieges(g, village)


def note_fief(g: France, fief: int) -> None:
    """Its title has changed hands: its empty villages follow. [control.governed_fief] [govern.income_unoccupied]"""
    for village in g.rules.board.villages_of_fief[fief]:
        if not g.is_occupied(village):
            give_control(g, village, g.governor(village))


def note_guards(g: France, seat: int, village: int) -> None:
    """Captives whom nobody of their captor's guards any more go free. [prisoner.stays_while_guarded]"""
    if g.occupies(seat, village):
        return
    for lord in range(LORD_COUNT):
        if g.lord[CAPTOR + lord] == seat and g.lord[PLACE + lord] == village:
            owe_freedom(g, lord)


def is_owed_freedom(g: France, lord: int) -> bool:
    """Will his family place him as soon as what is open is settled?"""
    for at in range(0, len(g.due), DUE_WIDTH):
        if g.due[at] == DUE_FREED and g.due[at + 1] == lord:
            return True
    return False


def owe_freedom(g: France, lord: int) -> None:
    """A captive until his family has placed him, which comes before all else. [release.placement]"""
    if not is_owed_freedom(g, lord):
        g.must(DUE_FREED, lord)


def note_sieges(g: France, village: int) -> None:
    """A siege without troops, or of nobody, is over. [siege.lift]"""
    if not g.village[BESIEGERS + village]:
        return
    besieged = g.controller(village)
    for seat in range(g.rules.seats):
        if g.besieges(seat, village):
            if not g.men(seat, village) or besieged in (NOBODY, seat) or not g.occupies(besieged, village):
                lift_siege(g, seat, village)


def lift_siege(g: France, seat: int, village: int) -> None:
    """Its engines are taken away. [siege.lift]"""
    g.village[BESIEGERS + village] &= ~(1 << seat)
    lift_engines(g, seat, village)
    g.tell(SIEGE_ENDS, seat, village)


def lift_engines(g: France, seat: int, place: int) -> None:
    """Those of this seat there go back to the stock."""
    for at in range(seat * ENGINES, seat * ENGINES + ENGINES):
        if g.engine[ENGINE_AT + at] == place:
            g.engine[ENGINE_AT + at] = NOBODY
            g.engine[ENGINE_DICE + at] = 0


def is_enemy_village(g: France, seat: int, village: int) -> bool:
    """Controlled by another. [move.drop.not_enemy] [move.cross.consent]"""
    return g.controller(village) not in (NOBODY, seat)


def placement(g: France, seat: int, is_new: bool) -> int:
    """Where a new or freed lord may be put: villages as bits, the best step that has any.

    [card.lord.token] [release.placement]
    """
    steps = [0, 0, 0, 0, 0]
    ally = g.ally(seat)
    for village in range(VILLAGE_COUNT):
        bit = 1 << village
        is_mine = g.controls(seat, village)
        if is_mine and g.walls(village):
            steps[0] |= bit
        if g.has_lord_at(seat, village):
            steps[1] |= bit
        if g.occupies(seat, village) if is_new else is_mine:
            steps[2] |= bit
        if not g.is_occupied(village) and g.controller(village) == NOBODY:
            steps[3] |= bit
        if ally != NOBODY and g.controls(ally, village):
            steps[4] |= bit
    if is_new and g.rules.new_lords_choose_freely and steps[0] | steps[1] | steps[2]:
        return steps[0] | steps[1] | steps[2]
    for villages in steps:
        if villages:
            return villages
    guests = 0  # as one who controls nothing; there is such a place, since where all is governed somebody stands
    for village in range(VILLAGE_COUNT):
        if g.controller(village) != NOBODY and g.occupies(g.controller(village), village):
            guests |= 1 << village
    return guests


def replace_troops(g: France, village: int, old: int, new: int) -> None:
    """Troops of one family give way to as many of another, as far as its counters go; these stand where those stood.

    [feudal_title.inheritance.troops_replaced]
    """
    if not g.men(old, village):
        return
    if g.besieges(new, village):
        lift_siege(g, new, village)
    ranks, was_controller = ARRIVAL + village * SEATS, g.controls(old, village)
    was_there = g.occupies(new, village)
    is_known = not g.men(new, village) or g.rules.asks.remembers_troops(g, new, village)
    counts = [g.troops_of(old, village, kind) for kind in range(g.rules.kind_count)]
    changing = [kind for kind in g.rules.kinds_in_play if not g.rules.kinds[kind].is_bound]
    for kind in changing:
        put_troops(g, new, village, kind, min(counts[kind], g.stock_left(new, kind)))
    if g.occupies(new, village) and not was_there:
        g.presence[ranks + old], g.presence[ranks + new] = g.presence[ranks + new], g.presence[ranks + old]
    if was_controller and g.occupies(new, village):
        give_control(g, village, new)
    if is_known:
        g.rules.asks.troops_shown(g, new, village)
    g.tell(TROOPS_REPLACED, old, new, village)
    for kind in changing:
        take_troops(g, old, village, kind, counts[kind])
