"""What a seat sees is what lies there: a view, held against the save of the same table.

What is printed alike in both is alike; hands are known to whom the cards were shown, troops in the fog to their owner
and to whoever has seen them fight; and the views of all seats together are the views of each.
"""

from __future__ import annotations

import copy
from typing import Any

import outremer
from outremer.games.fief.vocabulary import CARDS, FIEFS, LORD_DECK, VILLAGES
from tests.games.fief.position import france

Seen = dict[str, Any]
OTHERWISE_SHOWN = ("track",)  # of the crusade: whole objectives, where a save has their names
ROWS = (("lords", "lord"), ("villages", "village"), ("sees", "see"), ("fiefs", "fief"))


def wrongly_seen(table: outremer.Table, seat: int | None) -> str:
    """The first thing that this listener sees otherwise than it lies there; empty if there is none."""
    seen, world = table.view(seat)["world"], table.save()["world"]
    return (
        _open(seen, world)
        or _rows(seen, world)
        or _armies(table, seen, world, seat)
        or _hands(table, seen, world, seat)
    )


def _open(seen: Seen, world: Seen) -> str:
    for name in seen.keys() & world.keys():
        if not isinstance(seen[name], dict):
            if seen[name] != world[name]:
                return f"{name}: {seen[name]}, and there lies {world[name]}"
            continue
        for field in seen[name].keys() & world[name].keys():
            here, there = seen[name][field], world[name][field]
            if field in OTHERWISE_SHOWN:
                here, there = {row["name"] for row in here}, set(there)
            if here != there:
                return f"{name}.{field}: {here}, and there lies {there}"
    return "" if seen["sides"] == world["side"] else "sides"


def _rows(seen: Seen, world: Seen) -> str:
    for many, one in ROWS:
        for name, row in seen[many].items():
            for field in row.keys() & world[one].keys():
                if row[field] != world[one][field][name]:
                    return f"{one} {name}.{field}: {row[field]}"
    for name, row in seen["lords"].items():
        if (row["seat"], row["village"]) != (world["lord"]["owner"][name], world["lord"]["place"][name]):
            return f"lord {name} is seen as {row}"
    if seen["lords"].keys() != {name for name, owner in world["lord"]["owner"].items() if owner is not None}:
        return "lords in play"
    wrong = [fief for fief in FIEFS if seen["fiefs"][fief]["holder"] != world["holder"][fief]]
    return f"the holder of {wrong[0]}" if wrong else ""


def _armies(table: outremer.Table, seen: Seen, world: Seen, seat: int | None) -> str:
    has_fog = table.setting.options["fog"] == "yes"
    for village in VILLAGES:
        armies = {army["seat"]: army for army in seen["villages"][village]["armies"]}
        arrived = world["presence"]["arrival"][village]
        if armies.keys() != {owner for owner, place in enumerate(arrived) if place}:
            return f"who is in {village}"
        for owner, army in armies.items():
            troops = world["troops"][village][owner]
            is_known = (
                not has_fog
                or seat == owner
                or village in world["fog"]["lifted"]
                or village in world["fog"]["remembered"][owner]
            )
            if (army["arrival"], army["came"]) != (arrived[owner], world["presence"]["came"][village][owner]):
                return f"how seat {owner} came to {village}"
            if ("troops" in army) != is_known or army.get("men", sum(troops.values())) != sum(troops.values()):
                return f"of seat {owner} in {village} seat {seat} sees {army}"
            if is_known and any(army["troops"].get(kind, 0) != count for kind, count in troops.items()):
                return f"the troops of seat {owner} in {village}"
    return ""


def _hands(table: outremer.Table, seen: Seen, world: Seen, seat: int | None) -> str:
    kind_of = france(table).rules.box.kind_of
    for owner, family in enumerate(seen["families"]):
        cards = [card for card, where in enumerate(world["card"]) if where == f"hand-{owner}"]
        lords = sum(1 for card in cards if kind_of[card] < LORD_DECK)
        known = [
            CARDS[kind_of[card]]
            for card in cards
            if (seat in world["seen"][card] if seat is not None else len(world["seen"][card]) == table.seats)
        ]
        engines = [
            {"village": at, "dice": dice}
            for at, dice in zip(world["engine"]["at"][owner], world["engine"]["dice"][owner], strict=True)
            if at is not None
        ]
        if family["hand"] != {"lords": lords, "fortunes": len(cards) - lords} or sorted(family["known"]) != sorted(
            known
        ):
            return f"of the hand of seat {owner} seat {seat} sees {family['hand']} {family['known']}"
        if family["engines"] != engines or any(
            family[row] != world["family"][row][owner] for row in family.keys() & world["family"].keys()
        ):
            return f"family {owner}"
    return ""


def seen_together_otherwise(table: outremer.Table) -> str:
    """Whose view is another one when all views are made at once; empty if nobody's is."""
    listeners = [*range(table.seats), None]
    shared, parts = table.views(listeners)
    for seat, own in zip(listeners, parts, strict=True):
        whole = copy.deepcopy(shared)
        for way, value in own.items():
            box: Any = whole
            *steps, last = way.split(".")
            for step in steps:
                box = box[int(step) if isinstance(box, list) else step]
            box[int(last) if isinstance(box, list) else last] = value
        alone = table.view(seat)
        wrong = [name for name in alone if alone[name] != whole.get(name)]
        if wrong:
            return f"seat {seat} sees {wrong} otherwise together with the others"
    return ""
