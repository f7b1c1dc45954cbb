"""Positions of the Council of Four in a few words: who has what, what lies where, and whose turn it is.

    table = position(hands={0: ["white", "wild"]}, coins=[12], built={1: ["indur"]})
    say(table, 0, "acquire coast", "lay white", "pay")
    assert bar(table, 0, "take permit-k") == "action.acquire.take-tile"

A position is loaded like any save, so cards, councillors and permits are counted before a test begins. Rolls wait for
`table.roll(...)`; `draw` answers those of cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import outremer
from outremer.games.council.vocabulary import (
    CARDS,
    CITIES,
    COLOURS,
    COUNCILS,
    GROUPS,
    KIND_COUNTS,
    KINDS,
    PERMITS,
    REGIONS,
    TOKENS,
)
from outremer.games.council.world import (
    ASSISTANTS,
    BONUS_OWNER,
    BUILT,
    COINS,
    FRESH,
    HAND,
    HELD,
    KING_TILE_OWNER,
    LAID_UNDER,
    NOBILITY,
    OPEN,
    PLAYED,
    POINTS,
    POOL,
    SHOWN,
    TOKEN,
    USED,
    Kingdom,
)
from tests.games.talking import asked, free, say, seen

BALCONIES = {
    "coast": ["white", "black", "orange", "pink"],
    "hills": ["purple", "light-blue", "white", "black"],
    "mountains": ["orange", "pink", "purple", "light-blue"],
    "king": ["white", "black", "orange", "pink"],
}

# Where the tokens lie in the rulebook's picture; on its map Juvelar has none.
PICTURE = {
    "arkon": "one-point",
    "burgen": "card-and-point",
    "castrum": "three-points",
    "dorful": "two-assistants",
    "esti": "assistant-and-card",
    "framek": "two-points",
    "graden": "assistant-and-coin",
    "hellar": "one-coin",
    "indur": "three-coins",
    "kultos": "one-card",
    "lyram": "one-assistant",
    "merkatim": "nobility-step",
    "naris": "two-coins",
    "osium": "nobility-step",
}

LYING = {
    "coast": ["permit-c", "permit-abe"],
    "hills": ["permit-fg", "permit-hi"],
    "mountains": ["permit-n", "permit-lmn"],
}


def position(
    *,
    seats: int = 4,
    options: Mapping[str, str] | None = None,
    turn: int = 0,
    due: int = 1,
    quick: bool = True,
    extra: int = 0,
    drawn: bool = True,
    round_: int = 3,
    last: int = -1,
    coins: Sequence[int] = (),
    assistants: Sequence[int] = (),
    points: Sequence[int] = (),
    nobility: Sequence[int] = (),
    hands: Mapping[int, Sequence[str]] | None = None,
    discards: Mapping[int, Sequence[str]] | None = None,
    deck: Sequence[str] | None = None,
    councils: Mapping[str, Sequence[str]] | None = None,
    tokens: Mapping[str, str] | None = None,
    built: Mapping[int, Sequence[str]] | None = None,
    permits: Mapping[int, Sequence[str]] | None = None,
    used: Mapping[int, Sequence[str]] | None = None,
    shown: Mapping[str, Sequence[str]] | None = None,
    under: Sequence[str] = (),
    king: str = "juvelar",
    prizes: Mapping[str, int] | None = None,
    king_tiles: Sequence[int] = (),
) -> outremer.Table:
    """A table in the turn of a seat, by default on the rulebook's map with its tokens; rolls are answered by hand.

    Lists by seat may be shorter than the table. With a `deck`, all cards that lie nowhere else are old ones in the hand
    of the last seat. Permits that are not `shown` anywhere are in their piles; "" is an empty space.
    """
    saved = outremer.new("council", seats, options, by_hand=True).save()
    world = saved["world"]
    world.update(
        map=2 if world["map"] == -1 else world["map"], round=round_, first=0, turn=turn, last=last, extra=extra
    )
    world["king"] = CITIES.index(king)
    for what, values, usual in (
        (COINS, coins, 10),
        (ASSISTANTS, assistants, 2),
        (POINTS, points, 0),
        (NOBILITY, nobility, 0),
    ):
        for seat in range(seats):
            world["has"][what + seat] = values[seat] if seat < len(values) else usual
    for owner, cities in (built or {}).items():
        world["has"][BUILT + owner] = sum(1 << CITIES.index(city) for city in cities)
    for city, token in (PICTURE if tokens is None else tokens).items():
        world["board"][TOKEN + CITIES.index(city)] = TOKENS.index(token)
    _seat_councillors(world, {**BALCONIES, **(councils or {})})
    _lay_permits(world, permits or {}, used or {}, {**LYING, **(shown or {})}, under)
    _deal(world, seats, hands or {}, discards or {}, deck)
    for group, owner in (prizes or {}).items():
        world["board"][BONUS_OWNER + GROUPS.index(group)] = owner
    for tile, owner in enumerate(king_tiles):
        world["board"][KING_TILE_OWNER + tile] = owner
    open_turn = {"form": "Turn", "seat": turn, "drawn": drawn, "due": due, "quick": quick}
    saved["stack"] = [{"form": "Course"}, open_turn]
    return outremer.load(saved)


def _seat_councillors(world: dict[str, Any], councils: Mapping[str, Sequence[str]]) -> None:
    seated = [COLOURS.index(colour) for council in COUNCILS for colour in councils[council]]
    world["councillors"] = seated + [4 - seated.count(colour) for colour in range(len(COLOURS))]


def _lay_permits(
    world: dict[str, Any],
    permits: Mapping[int, Sequence[str]],
    used: Mapping[int, Sequence[str]],
    shown: Mapping[str, Sequence[str]],
    under: Sequence[str],
) -> None:
    for region, lying in shown.items():
        for side, permit in enumerate(lying):
            if permit:
                world["board"][OPEN + REGIONS.index(region) * 2 + side] = PERMITS.index(permit)
                world["place"][PERMITS.index(permit)] = SHOWN
    for where, owned in ((HELD, permits), (USED, used)):
        for seat, names in owned.items():
            for permit in names:
                world["place"][PERMITS.index(permit)] = where + seat
    for permit in under:
        world["place"][PERMITS.index(permit)] = LAID_UNDER
    world["under"] = [PERMITS.index(permit) for permit in under]


def _deal(
    world: dict[str, Any],
    seats: int,
    hands: Mapping[int, Sequence[str]],
    discards: Mapping[int, Sequence[str]],
    deck: Sequence[str] | None,
) -> None:
    left = list(KIND_COUNTS)
    for where, cards in ((HAND, hands), (PLAYED, discards)):
        for seat, names in cards.items():
            for card in names:
                kind = CARDS.index(card)
                left[kind] -= 1
                world["cards"][where + seat * KINDS + kind] += 1
                world["cards"][FRESH + seat * KINDS + kind] += 1
    world["deck"] = left
    if deck is not None:
        world["deck"] = [list(deck).count(card) for card in CARDS]
        for kind in range(KINDS):
            world["cards"][HAND + (seats - 1) * KINDS + kind] += left[kind] - world["deck"][kind]


# -- reading --------------------------------------------------------------------------------------------------------


def world(table: outremer.Table) -> Kingdom:
    kingdom = table.kernel.world
    assert isinstance(kingdom, Kingdom)
    return kingdom


def player(table: outremer.Table, seat: int = 0) -> dict[str, Any]:
    """What everybody sees of this player."""
    shown = seen(table)["players"][seat]
    assert isinstance(shown, dict)
    return shown


def city(table: outremer.Table, name: str) -> dict[str, Any]:
    (found,) = (one for one in seen(table)["cities"] if one["city"] == name)
    assert isinstance(found, dict)
    return found


def lying(table: outremer.Table, region: str) -> list[str | None]:
    """The permits face up in a region, left and right."""
    return [None if one is None else one["permit"] for one in seen(table)["permits"][region]["shown"]]


def held(table: outremer.Table, seat: int = 0) -> list[str]:
    return [one["permit"] for one in player(table, seat)["held_permits"]]


def spent(table: outremer.Table, seat: int = 0) -> list[str]:
    return [one["permit"] for one in player(table, seat)["used_permits"]]


def hand(table: outremer.Table, seat: int = 0) -> list[str]:
    cards = seen(table, seat)["hand"]
    return [card for card, count in cards.items() for _ in range(count)]


def beside_the_board(table: outremer.Table) -> dict[str, int]:
    kingdom = world(table)
    return dict(zip(COLOURS, kingdom.councillors[POOL:], strict=True))


def odds(table: outremer.Table) -> dict[str, int]:
    """What is being rolled for."""
    assert isinstance(table.need, outremer.Roll)
    return table.need.odds


def verbs(table: outremer.Table, seat: int) -> set[str]:
    return {move.verb for move in table.moves(seat)}


# -- playing --------------------------------------------------------------------------------------------------------


def roll(table: outremer.Table, *outcomes: str) -> outremer.Table:
    for outcome in outcomes:
        table.roll(outcome)
    return table


def roll_first(table: outremer.Table) -> outremer.Table:
    """Answer every roll that waits with its first outcome."""
    while isinstance(table.need, outremer.Roll):
        table.roll(next(iter(table.need.odds)))
    return table


def pass_turns(table: outremer.Table, turns: int) -> outremer.Table:
    """Let so many players in a row elect white or black and end their turns."""
    for _ in range(turns):
        roll_first(table)
        form, seat = asked(table)
        assert form == "Turn"
        if "elect" in verbs(table, seat):
            say(table, seat, "elect " + free(table, seat, "elect")[0], "into king")
        if asked_is(table, seat):
            say(table, seat, "end")
        roll_first(table)
    return table


def asked_is(table: outremer.Table, seat: int) -> bool:
    return isinstance(table.need, outremer.Ask) and table.need.seats == (seat,)


def set_up(seats: int = 4, options: Mapping[str, str] | None = None, seed: int = 1) -> outremer.Table:
    """A fresh table with everything dealt, in the first turn."""
    return outremer.new("council", seats, options, seed=seed)


def buy(table: outremer.Table, seat: int, region: str, cards: Iterable[str]) -> outremer.Table:
    """Satisfy the council of a region with these cards; four of them pay by themselves."""
    chosen = list(cards)
    say(table, seat, f"acquire {region}", *(f"lay {card}" for card in chosen))
    return table if len(chosen) == 4 else say(table, seat, "pay")
