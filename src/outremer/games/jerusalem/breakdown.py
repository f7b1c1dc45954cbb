"""Why Jerusalem ended so: the floors of each round, and where the tower points came from and went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from outremer.games.jerusalem.vocabulary import (
    BOUGHT,
    BUILT,
    COLLECTED,
    GAINED,
    GIFT,
    GIFTS,
    OFFICE_NAMES,
    POINT,
    ROUND_BEGINS,
    ROUNDS,
    SEATS,
    STOLE,
)
from outremer.games.jerusalem.world import FLOORS, OFFICE_THEN, POINTS, City
from outremer.kernel.journal import Entry
from outremer.table.breakdown import Breakdown, Sum, Tally, Tie, told
from outremer.table.game import Result

BEFORE: Final = "before"
ROUND_NAMES: Final = [f"round-{round_}" for round_ in range(1, ROUNDS + 1)]
GIFT_NAMES: Final = [f"gift-{gift}" for gift in GIFTS]
SOURCES: Final = [BEFORE, "areas", "cards", "materials", "intrigue", *GIFT_NAMES, "stolen", "floors"]


def breakdown(g: City, begun: City, entries: Sequence[Entry], result: Result) -> Breakdown:
    seats = g.rules.seats
    floors, points = Tally(seats, [BEFORE, *ROUND_NAMES]), Tally(seats, SOURCES)
    has = begun.has[POINTS : POINTS + seats]  # as the game goes on, since nobody can be robbed of what they lack
    for seat in range(seats):
        floors.add(BEFORE, seat, begun.has[FLOORS + seat])
        points.add(BEFORE, seat, has[seat])
    round_ = begun.round
    for event, arguments in told(entries):
        if event == ROUND_BEGINS:
            round_ = arguments[0]
        elif event == BUILT:
            floors.add(ROUND_NAMES[round_ - 1], arguments[0], 1)
        for name, seat, count in changes(event, arguments, has):
            points.add(name, seat, count)
            has[seat] += count
    return Breakdown((Sum("points", floors.parts()), Sum("tower-points", points.parts())), ties(g, result))


def changes(event: int, arguments: list[int], has: list[int]) -> list[tuple[str, int, int]]:
    """Whose tower points an event changes, by how many, and under which name."""
    seat = arguments[0] if arguments else 0
    if event == COLLECTED:
        return [("areas", seat, arguments[3])]
    if event == GAINED and arguments[2] == POINT:
        return [("cards", seat, arguments[1])]
    if event == BOUGHT:
        return [("materials", seat, arguments[1])]
    if event == STOLE:  # [privilege.nobility.victim-at-zero]
        return [("intrigue", seat, 1), ("stolen", arguments[1], -min(1, has[arguments[1]]))]
    if event == GIFT:
        return [(GIFT_NAMES[arguments[1]], seat, arguments[2])]
    if event == BUILT:
        return [("floors", seat, -arguments[2])]
    return []


def ties(g: City, result: Result) -> tuple[Tie, ...]:
    """[end.tie.points] [end.tie.character]"""
    found = []
    for place, below in zip(result.standings, result.standings[1:], strict=False):
        seat, other = place.seat, below.seat
        if place.decided_by == "end.tie.points":
            found.append(Tie((seat,), (other,), place.decided_by, "left", g.has[POINTS + seat], g.has[POINTS + other]))
        elif place.decided_by == "end.tie.character":
            found.append(
                Tie((seat,), (other,), place.decided_by, "character", last_office(g, seat), last_office(g, other))
            )
    return tuple(found)


def last_office(g: City, seat: int) -> str:
    return OFFICE_NAMES[g.past[OFFICE_THEN + (ROUNDS - 1) * SEATS + seat]]
