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
from outremer.games.jerusalem.vocabulary import AREA_NAMES, CARDS, OFFICES
from outremer.games.jerusalem.world import COLOUR, City
from outremer.table.saves import position as in_words
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
    world, in_play = saved["world"], OFFICES[4 - seats :]
    world["round"], world["opener"] = round_, 0
    world["face_down"] = seats if at == "cards" else 0
    if 1 < round_ < 5:
        world["event"] = None if at == "event-card" else event
        world["events"][event] = at == "event-card"
    for earlier in range(round_):
        world["past"]["office"][earlier] = list(offices_before or in_play)
    world["has"]["office"] = ["none"] * seats if at in BEFORE_THE_OFFICES else list(offices or in_play)
    world["past"]["office"][round_ - 1] = world["has"]["office"]
    for what, values in (("squires", behind), ("bezants", bezants), ("points", points), ("floors", floors)):
        world["has"][what][: len(values)] = values
    for area, counts in (men or {}).items():
        world["men"][area][: len(counts)] = counts
    for seat, area in (barons or {}).items():
        world["has"]["baron"][seat] = area
        world["lock"][area] = seat
    for seat, cards in (hands or {}).items():
        _hold_cards(world, at, seat, cards)
    for seat in range(seats):
        on_board = sum(counts[seat] for counts in world["men"].values())
        world["has"]["supply"][seat] = COLOUR - on_board - world["has"]["squires"][seat]
    saved["stack"] = [{"form": "Play"}, {"form": "Round", "at": at}]
    if turn:
        saved["stack"].append({"form": "Placement", "office": turn})
    return outremer.load(saved, driver)


def _hold_cards(world: dict[str, Any], at: str, seat: int, cards: Sequence[str]) -> None:
    """Each card gets a place in the past: kept in some phase 1 so far, or drawn by a privilege of an earlier round."""
    past = world["past"]
    dealt = world["round"] - (at in BEFORE_THE_CARDS)
    places = [*past["kept"][:dealt], *past["drawn"][: world["round"] - 1]]
    assert len(cards) <= len(places), "nobody can hold so many cards in this round"
    for place, card in zip(places, cards, strict=False):
        place[seat] = card
        world["hand"][seat][card] += 1
        world["deck"][card] -= 1


def world(table: outremer.Table) -> City:
    city = table.kernel.world
    assert isinstance(city, City)
    return city


def saved_world(table: outremer.Table) -> dict[str, Any]:
    """The whole position in words, as a save has it."""
    found = in_words(table.kernel)["world"]
    assert isinstance(found, dict)
    return found


def men(table: outremer.Table, area: str) -> list[int]:
    """The squires in this area, by seat."""
    counts = saved_world(table)["men"][area]
    assert isinstance(counts, list)
    return counts


def sector(table: outremer.Table, name: str) -> list[int]:
    """The squires in a whole sector, by seat."""
    areas = [men(table, area) for area in AREA_NAMES if area.split("-")[0] == name]
    return [sum(column) for column in zip(*areas, strict=True)]


def _row(name: str) -> Callable[[outremer.Table], list[Any]]:
    def read(table: outremer.Table) -> list[Any]:
        row = saved_world(table)["has"][name]
        assert isinstance(row, list)
        return row

    return read


behind = _row("squires")
bezants = _row("bezants")
points = _row("points")
floors = _row("floors")
supply = _row("supply")
offices = _row("office")


def hand(table: outremer.Table, seat: int) -> list[str]:
    held = saved_world(table)["hand"][seat]
    return [card for card in CARDS for _ in range(held[card])]


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
