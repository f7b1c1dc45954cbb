"""What a position edited by hand may get wrong although each number by itself is one that can be.

A save is for people to edit, so whatever would break a rule later on is found when it is loaded. Each answer begins
with the field.
"""

from __future__ import annotations

from typing import Any

from outremer.games.jerusalem.action_cards import MoveTwo, Turncoat, no_turncoat
from outremer.games.jerusalem.auction import Auction, Sale
from outremer.games.jerusalem.course import Play, Round
from outremer.games.jerusalem.events import Succession, Tax, War
from outremer.games.jerusalem.income import Income
from outremer.games.jerusalem.marshal import March
from outremer.games.jerusalem.picking import Picking
from outremer.games.jerusalem.placement import Dismissal, Placement, no_dismissal
from outremer.games.jerusalem.privileges import Scholars
from outremer.games.jerusalem.tower_of_david import TowerOfDavid
from outremer.games.jerusalem.vocabulary import (
    ADMIRAL,
    AREA_NAMES,
    AREAS,
    FIRST_AREA,
    MARKET,
    NO_OFFICE,
    ROUNDS,
    SEATS,
    SECTORS,
    TOWER_OF_DAVID,
)
from outremer.games.jerusalem.world import (
    BARON,
    BEZANTS,
    BOUGHT,
    DEALT,
    FRESH_IN_SECTOR,
    NEW_IN_SECTOR,
    OFFICE,
    OFFICE_THEN,
    PAST,
    City,
)
from outremer.kernel.blanks import NOBODY
from outremer.kernel.forms import Form


def misfit(g: City, stack: list[Form[Any]]) -> str | None:
    """The first thing in this position that contradicts another, or None."""
    found = offices(g) or past(g) or board(g) or calendar(g)
    if found is not None:
        return f"world.{found}"
    for level, form in enumerate(stack):
        found = round_of(g, form) or part_of_phase_1(g, form) or part_of_a_turn(g, form) or later_part(g, form)
        if found is not None:
            return found if found.startswith("world.") else f"stack[{level}].{found}"
    return None


def offices(g: City) -> str | None:
    """Each office has one holder, and the past of this round tells the same."""
    for seat in range(SEATS):
        office, at = g.has[OFFICE + seat], OFFICE + seat
        if office == NO_OFFICE:
            continue
        if seat >= g.rules.seats or office < g.rules.first_office:
            return f"has[{at}]: seat {seat} cannot hold the office {office} at a table of {g.rules.seats}"
        if g.seat_of(office) != seat:
            return f"has[{at}]: seats {g.seat_of(office)} and {seat} hold the same office"
    return None


def past(g: City) -> str | None:
    """Nothing has happened yet in the rounds to come, and what has happened in this one is so."""
    for at in range(PAST):
        round_, seat = at % (ROUNDS * SEATS) // SEATS + 1, at % SEATS
        if g.past[at] == NOBODY:
            continue
        if round_ > g.round or seat >= g.rules.seats:
            return f"past[{at}]: must be -1, since this is round {g.round} of {g.rules.seats} players"
    if g.round <= ROUNDS:
        for seat in range(g.rules.seats):
            at = OFFICE_THEN + (g.round - 1) * SEATS + seat
            if max(g.past[at], NO_OFFICE) != g.has[OFFICE + seat]:
                return f"past[{at}]: must be the office of seat {seat} in this round, has[{OFFICE + seat}]"
    for at in range(BOUGHT, OFFICE_THEN, SEATS):
        if sum(kind != NOBODY for kind in g.past[at : at + SEATS]) > 1:
            return f"past[{at}]: only one seat draws a card by privilege in a round"
    return None


def board(g: City) -> str | None:
    """Sectors that two players leave out are empty, and new squires add up."""
    for area in range(AREAS):
        here = sum(g.men[area * SEATS : (area + 1) * SEATS])
        if not g.rules.is_open[area] and (here > 0 or g.lock[area] != NOBODY):
            return f"men[{area * SEATS}]: {AREA_NAMES[area]} is left out at a table of two"
    for sector in range(len(SECTORS)):
        new = sum(g.fresh[NEW_IN_SECTOR + FIRST_AREA[sector] : NEW_IN_SECTOR + FIRST_AREA[sector + 1]])
        if g.fresh[FRESH_IN_SECTOR + sector] != new:
            return f"fresh[{FRESH_IN_SECTOR + sector}]: must be {new}, the sum of the new squires in this sector"
    return None


def calendar(g: City) -> str | None:
    """As many events still lie face down as rounds will need."""
    for event, count in enumerate(g.events):
        if count > g.rules.events[event]:
            return f"events[{event}]: this event is left out at a table of two"
    if g.event != NOBODY and (g.events[g.event] or not 1 < g.round < ROUNDS):
        return "event: must have been turned up in this round, 2 to 4, and be no longer among `events`"
    if sum(g.events) < max(0, ROUNDS - 1 - max(g.round, 1)):
        return f"events: too few are left for the rounds after {g.round}"
    return None


def kept_this_round(g: City) -> int:
    at = DEALT + (g.round - 1) * SEATS
    return sum(kind != NOBODY for kind in g.past[at : at + SEATS])


def round_of(g: City, form: Form[Any]) -> str | None:
    if isinstance(form, Play | Round) and g.round > ROUNDS:
        return f"world.round: nothing is played after round {ROUNDS}"
    if not isinstance(form, Round):
        return None
    seats, at = g.rules.seats, form.at
    before_offices = at in ("event-card", "auction")
    taken = sum(g.has[OFFICE + seat] != NO_OFFICE for seat in range(seats))
    if taken if at == "event-card" else not before_offices and taken < seats:
        return f"world.has[{OFFICE}]: {taken} of {seats} offices are taken, which cannot be in the part {at!r}"
    drawn_at = BOUGHT + (g.round - 1) * SEATS
    early = before_offices or at in ("cards", "placement", "david")
    if early and any(kind != NOBODY for kind in g.past[drawn_at : drawn_at + SEATS]):
        return f"world.past[{drawn_at}]: nobody draws a card by privilege before the part 'privileges'"
    if before_offices and kept_this_round(g):
        return f"world.past[{DEALT + (g.round - 1) * SEATS}]: nobody keeps a card before the part 'cards'"
    if 1 < g.round < ROUNDS and at != "event-card" and g.event == NOBODY:
        return f"world.event: one must lie open in round {g.round}"
    return cards_of(g, at)


def cards_of(g: City, at: str) -> str | None:
    """The cards beside the offices are as many as the players, and gone when all are picked."""
    lying = g.face_down + sum(g.tray)
    if at == "cards":
        fits = lying + kept_this_round(g) == g.rules.seats
    elif at == "auction":
        fits = not sum(g.tray) and g.face_down in (0, g.rules.seats)
    else:
        fits = lying == 0
    return None if fits else f"world.face_down: {lying} cards beside the offices do not fit the part {at!r}"


def part_of_phase_1(g: City, form: Form[Any]) -> str | None:
    if isinstance(form, Auction):
        without = [seat for seat in range(g.rules.seats) if g.has[OFFICE + seat] == NO_OFFICE]
        if form.opener not in without or len(without) < 2:
            return "opener: must be one of at least two seats that have no office yet"
        return None if g.face_down == g.rules.seats else "opener: the cards of this round must lie face down"
    if isinstance(form, Sale):
        return sale(g, form)
    if isinstance(form, Picking):
        if not g.rules.first_office <= form.office < ADMIRAL:
            return f"office: must be from {g.rules.first_office} to {ADMIRAL - 1}"
        earlier = form.office - g.rules.first_office
        if (earlier and g.face_down) or g.face_down + sum(g.tray) != g.rules.seats - earlier:
            return f"office: {earlier} cards must have been kept before this one"
        for office in range(g.rules.first_office, ADMIRAL + 1):
            kept = g.past[DEALT + (g.round - 1) * SEATS + g.seat_of(office)]
            if (kept != NOBODY) != (office < form.office):
                return f"office: `past` tells otherwise of the seat with office {office}"
    return None


def sale(g: City, form: Sale) -> str | None:
    def is_out(seat: int) -> bool:
        return g.has[OFFICE + seat] != NO_OFFICE or form.passed >> seat & 1 == 1

    if is_out(form.turn):
        return f"turn: seat {form.turn} has passed or has an office"
    if form.office == NO_OFFICE:
        if form.leader == NOBODY and form.high == NOBODY and not form.passed:
            return None
        return "office: while none is named, leader and high must be -1 and passed 0"
    if form.office < g.rules.first_office or g.seat_of(form.office) != NOBODY:
        return "office: must be one that is still to be sold"
    if form.leader == NOBODY or is_out(form.leader):
        return "leader: must be a seat that has no office and has not passed"
    if not 0 <= form.high <= g.has[BEZANTS + form.leader]:
        return f"high: seat {form.leader} has only {g.has[BEZANTS + form.leader]} bezants"
    return None


def part_of_a_turn(g: City, form: Form[Any]) -> str | None:
    """Squires that are about to go somewhere stand where they are said to."""
    if isinstance(form, March) and form.origin != NOBODY:
        wanted = form.left if g.rules.marshal_moves_exactly_two else 1
        return nobody_there(g, "origin", form.seat, form.origin, wanted)
    if isinstance(form, MoveTwo) and (form.owner != NOBODY or form.origin != NOBODY):
        if form.owner == NOBODY or form.origin == NOBODY:
            return "owner: owner and origin are both -1, or neither"
        return nobody_there(g, "origin", form.owner, form.origin, 1)
    if isinstance(form, Turncoat) and form.left:
        if no_turncoat(g, form.seat) is not None:
            return "left: there are no two squires to change places"
        return None if form.own == NOBODY else nobody_there(g, "own", form.seat, form.own, 1)
    if isinstance(form, Dismissal):
        free = 0
        for area in range(AREAS):
            if no_dismissal(g, form.seat, area) is None:
                free += g.men[area * SEATS + form.seat]
        return None if free >= form.left else f"left: seat {form.seat} has only {free} squires to dismiss"
    return None


def nobody_there(g: City, blank: str, seat: int, area: int, wanted: int) -> str | None:
    here = g.men[area * SEATS + seat]
    return None if here >= wanted else f"{blank}: seat {seat} has {here} squires in {AREA_NAMES[area]}"


def later_part(g: City, form: Form[Any]) -> str | None:
    """From the placement on everything goes in order of office."""
    if isinstance(form, Placement | Income | Succession | Tax | War):
        if not g.rules.first_office <= form.office <= ADMIRAL:
            return f"office: must be from {g.rules.first_office} to {ADMIRAL}"
    if isinstance(form, TowerOfDavid):
        return nobody_there(g, "seat", form.seat, TOWER_OF_DAVID, 1) if form.seat != NOBODY else None
    if isinstance(form, Scholars) and form.drawing and form.seat == NOBODY:
        return "seat: somebody must be drawing"
    if isinstance(form, Succession) and g.has[BARON + g.seat_of(form.office)] == NOBODY:
        return "office: whoever saves squires must have a Baron on the board"
    if isinstance(form, Tax):
        for place in range(3):
            area = FIRST_AREA[MARKET] + place
            if form.kept[place] > g.men[area * SEATS + g.seat_of(form.office)]:
                return f"kept: more are paid for than stand in {AREA_NAMES[area]}"
    if isinstance(form, War) and not (form.fallen and form.left):
        return "left: whoever is asked has lost squires and has strikes left"
    return None
