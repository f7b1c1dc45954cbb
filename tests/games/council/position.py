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
from outremer.games.council.vocabulary import CARDS, COLOURS, KIND_COUNTS, KING_TILES, SIDES
from outremer.games.council.world import Kingdom
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
    last: int | None = None,
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
    neutral: Sequence[str] = (),
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
    world.update(map=world["map"] or "aba", round=round_, first=0, turn=turn, last=last, extra=extra, king=king)
    for name, values, usual in (
        ("coins", coins, 10),
        ("assistants", assistants, 2),
        ("points", points, 0),
        ("nobility", nobility, 0),
    ):
        world["has"][name] = [*values, *[usual] * seats][:seats]
    world["has"].update(built=[list((built or {}).get(seat, ())) for seat in range(seats)], neutral=list(neutral))
    world["board"]["tokens"].update(PICTURE if tokens is None else tokens)
    world["board"]["bonus_tiles"].update(prizes or {})
    world["board"]["king_tiles"].update(zip(KING_TILES, king_tiles, strict=False))
    seated = {**BALCONIES, **(councils or {})}
    everybody = [colour for council in seated.values() for colour in council]
    world["councillors"] = {"seated": seated, "pool": {colour: 4 - everybody.count(colour) for colour in COLOURS}}
    _lay_permits(world, permits or {}, used or {}, {**LYING, **(shown or {})}, under)
    _deal(world, hands or {}, discards or {}, deck)
    open_turn = {"form": "Turn", "seat": turn, "drawn": drawn, "due": due, "quick": quick}
    saved["stack"] = [{"form": "Course"}, open_turn]
    return outremer.load(saved)


def _lay_permits(
    world: dict[str, Any],
    permits: Mapping[int, Sequence[str]],
    used: Mapping[int, Sequence[str]],
    shown: Mapping[str, Sequence[str]],
    under: Sequence[str],
) -> None:
    for region, lying in shown.items():
        world["board"]["permits"][region] = {
            side: lying[at] or None if at < len(lying) else None for at, side in enumerate(SIDES)
        }
        world["place"].update({permit: "shown" for permit in lying if permit})
    for where, owned in (("held", permits), ("used", used)):
        world["place"].update({permit: f"{where}-{seat}" for seat, names in owned.items() for permit in names})
    world["place"].update(dict.fromkeys(under, "under"))
    world["under"] = list(under)


def _deal(
    world: dict[str, Any],
    hands: Mapping[int, Sequence[str]],
    discards: Mapping[int, Sequence[str]],
    deck: Sequence[str] | None,
) -> None:
    left, cards = dict(zip(CARDS, KIND_COUNTS, strict=True)), world["cards"]
    for where, dealt in (("hand", hands), ("played", discards)):
        for seat, names in dealt.items():
            for card in names:
                left[card] -= 1
                cards[where][seat][card] += 1
                cards["fresh"][seat][card] += 1
    world["deck"] = left
    if deck is not None:
        world["deck"] = {card: list(deck).count(card) for card in CARDS}
        for card in CARDS:
            cards["hand"][-1][card] += left[card] - world["deck"][card]


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
    pool = seen(table)["councillor_pool"]
    assert isinstance(pool, dict)
    return pool


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
    """Satisfy the council of a region with these cards."""
    return say(table, seat, f"acquire {region}", *(f"lay {card}" for card in cards), "pay")
