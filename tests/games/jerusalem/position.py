"""Positions of Jerusalem in a few words: who stands where, who holds what, and which part of which round is open.

    table = position(men={"market-large": [3, 0, 0, 0]}, turn="marshal", hands={2: ["turncoat"]})
    say(table, 2, "play turncoat", "lift david")
    assert bar(table, 2, "target 0 market-large") is None

A position is loaded like any save, so squires, cards and Barons are counted before a test begins.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import outremer
from outremer.games.jerusalem.vocabulary import (
    ADMIRAL,
    AREA_NAMES,
    CARDS,
    EVENTS,
    KINDS,
    OFFICE_NAMES,
    SEATS,
)
from outremer.games.jerusalem.world import (
    BARON,
    BEZANTS,
    BOUGHT,
    COLOUR,
    DEALT,
    FLOORS,
    OFFICE,
    OFFICE_THEN,
    POINTS,
    SQUIRES,
    SUPPLY,
    City,
)
from outremer.kernel.blanks import NOBODY
from tests.games.talking import seen

BLUE, GREEN, YELLOW, RED = range(4)
BEFORE_THE_OFFICES = ("event-card", "auction")
BEFORE_THE_CARDS = (*BEFORE_THE_OFFICES, "cards")


def position(
    at: str = "placement",
    *,
    seats: int = 4,
    round_: int = 2,
    turn: str = "",
    options: Mapping[str, str] | None = None,
    offices: Sequence[str] = (),
    offices_before: Sequence[str] = (),
    men: Mapping[str, Sequence[int]] | None = None,
    barons: Mapping[int, str] | None = None,
    behind: Sequence[int] = (),
    bezants: Sequence[int] = (),
    points: Sequence[int] = (),
    floors: Sequence[int] = (),
    hands: Mapping[int, Sequence[str]] | None = None,
    event: str = "succession",
    data: Mapping[str, Any] | None = None,
    driver: outremer.Driver | None = None,
) -> outremer.Table:
    """A table at the start of this part of the round; in the placement, at the start of that office's turn.

    Offices default to the order of the seats. Lists by seat may be shorter than the table: the rest have what they
    have at the start of the game.
    """
    saved = outremer.new("jerusalem", seats, options, by_hand=True, data=data).save()
    world = saved["world"]
    first = ADMIRAL + 1 - seats
    world["round"], world["opener"] = round_, 0
    world["face_down"] = seats if at == "cards" else 0
    if 1 < round_ < 5:
        world["event"] = NOBODY if at == "event-card" else EVENTS.index(event)
        world["events"][EVENTS.index(event)] = int(at == "event-card")
    _hold_offices(world, at, offices or OFFICE_NAMES[first:], offices_before or OFFICE_NAMES[first:])
    for what, values in ((SQUIRES, behind), (BEZANTS, bezants), (POINTS, points), (FLOORS, floors)):
        for seat, value in enumerate(values):
            world["has"][what + seat] = value
    for area, counts in (men or {}).items():
        for seat, count in enumerate(counts):
            world["men"][AREA_NAMES.index(area) * SEATS + seat] = count
    for seat, area in (barons or {}).items():
        world["has"][BARON + seat] = AREA_NAMES.index(area)
        world["lock"][AREA_NAMES.index(area)] = seat
    for seat, cards in (hands or {}).items():
        _hold_cards(world, at, seat, cards)
    for seat in range(seats):
        out = sum(world["men"][seat::SEATS]) + world["has"][SQUIRES + seat]
        world["has"][SUPPLY + seat] = COLOUR - out
    saved["stack"] = [{"form": "Play"}, {"form": "Round", "at": at}]
    if turn:
        saved["stack"].append({"form": "Placement", "office": OFFICE_NAMES.index(turn)})
    return outremer.load(saved, driver)


def _hold_offices(world: dict[str, Any], at: str, now: Sequence[str], before: Sequence[str]) -> None:
    for turn in range(world["round"]):
        is_now = turn == world["round"] - 1
        for seat, office in enumerate(now if is_now else before):
            if is_now and at in BEFORE_THE_OFFICES:
                continue
            world["past"][OFFICE_THEN + turn * SEATS + seat] = OFFICE_NAMES.index(office)
            if is_now:
                world["has"][OFFICE + seat] = OFFICE_NAMES.index(office)


def _hold_cards(world: dict[str, Any], at: str, seat: int, cards: Sequence[str]) -> None:
    """Each card gets a place in the past: kept in some phase 1 so far, or drawn by a privilege of an earlier round."""
    dealt = world["round"] - (at in BEFORE_THE_CARDS)
    places = [DEALT + turn * SEATS + seat for turn in range(dealt)]
    places += [BOUGHT + turn * SEATS + seat for turn in range(world["round"] - 1)]
    for place, card in zip(places, cards, strict=False):
        kind = CARDS.index(card)
        world["past"][place] = kind
        world["hand"][seat * KINDS + kind] += 1
        world["deck"][kind] -= 1
    assert len(cards) <= len(places), "nobody can hold so many cards in this round"


def world(table: outremer.Table) -> City:
    city = table.kernel.world
    assert isinstance(city, City)
    return city


def men(table: outremer.Table, area: str) -> list[int]:
    """The squires in this area, by seat."""
    first = AREA_NAMES.index(area) * SEATS
    return world(table).men[first : first + table.seats]


def sector(table: outremer.Table, name: str) -> list[int]:
    """The squires in a whole sector, by seat."""
    areas = [men(table, area) for area in AREA_NAMES if area.split("-")[0] == name]
    return [sum(column) for column in zip(*areas, strict=True)]


def _column(what: int) -> Callable[[outremer.Table], list[int]]:
    def read(table: outremer.Table) -> list[int]:
        return world(table).has[what : what + table.seats]

    return read


behind = _column(SQUIRES)
bezants = _column(BEZANTS)
points = _column(POINTS)
floors = _column(FLOORS)
supply = _column(SUPPLY)


def offices(table: outremer.Table) -> list[str]:
    return [OFFICE_NAMES[office] for office in world(table).has[OFFICE : OFFICE + table.seats]]


def hand(table: outremer.Table, seat: int) -> list[str]:
    held = world(table).hand[seat * KINDS : (seat + 1) * KINDS]
    return [card for card, count in zip(CARDS, held, strict=True) for _ in range(count)]


def seen_form(table: outremer.Table, seat: int | None = None) -> dict[str, Any]:
    """The open paragraph as this seat, or an onlooker, sees it."""
    seen = table.view(seat)["forms"][-1]
    assert isinstance(seen, dict)
    return seen


def seen_area(table: outremer.Table, area: str) -> dict[str, Any]:
    """An area of the board as everybody sees it."""
    (found,) = (one for one in seen(table)["areas"] if one["area"] == area)
    assert isinstance(found, dict)
    return found
