"""What Anna and Bruno want in Fief: to marry, to bring down a bishop's candidate, to lay a siege.

They settle side by side in the see of Tournus and spread until it has an election; as long as neither holds the dagger
they leave the see vacant, so that there is another one next year. They decide by what their own page was told.
"""

from __future__ import annotations

import tomllib
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import outremer

View = dict[str, Any]
Moves = Sequence[str]
HOMES = {0: ("mazilles", "st-andromy", "tournus", "chateauneuf"), 1: ("st-andromy", "mazilles", "chateauneuf")}
OUTPOSTS = ("tournus", "chateauneuf", "mazilles", "st-andromy")
# What is said where nothing better is known; the first that is free.
CALM = ("accept", "bear", "fight", "pass", "done", "halt", "enter", "stay", "refuse")


def decide(view: View, moves: Moves) -> list[str]:
    """What this seat answers to what it is asked: a row of moves, said together."""
    form = view["forms"][-1]
    chosen = CHOICES.get(form["form"], calmly)(view, moves)
    return [chosen] if isinstance(chosen, str) else chosen


def calmly(view: View, moves: Moves) -> str:
    for verb in CALM:
        for move in moves:
            if move.split()[0] == verb:
                return move
    return moves[0]


def first(moves: Moves, *starts: str) -> str | None:
    for start in starts:
        for move in moves:
            if move == start or move.startswith(start + " "):
                return move
    return None


def _settle(view: View, moves: Moves) -> str:
    return first(moves, *(f"settle {village}" for village in HOMES[view["seat"]])) or moves[0]


def _wed(view: View, moves: Moves) -> str:
    """Only each other."""
    lords = view["world"]["lords"]
    for move in moves:
        if move.startswith("wed ") and lords[move.split()[2]]["seat"] == 1 - view["seat"]:
            return move
    return "pass"


def _nominate(view: View, moves: Moves) -> str:
    return first(moves, "nominate") or "pass"


def _vote(view: View, moves: Moves) -> str:
    """Whoever has the dagger lays both markers on one who shall not live; else nobody shall be elected."""
    standing = list(view["forms"][-1]["standing"])
    theirs = [lord for lord in standing if view["world"]["lords"][lord]["seat"] > 1]
    if "assassination" in hand(view) and theirs:
        return f"vote {theirs[0]} {standing[-1]}"
    return "vote nobody " + (theirs[-1] if theirs else "nobody")


def hand(view: View) -> list[str]:
    return list(view["world"]["families"][view["seat"]]["known"])


def _strike(view: View, moves: Moves) -> str:
    """Once the markers lie, a candidate of another family falls, if another stands beside him."""
    standing = next(form["standing"] for form in reversed(view["forms"]) if form["form"] == "Ballot")
    lords = view["world"]["lords"]
    alive = [lord for lord in standing if lord in lords]
    for lord in alive:
        if len(alive) > 1 and lords[lord]["seat"] > 1 and f"strike {lord}" in moves:
            return f"strike {lord}"
    return "pass"


def _draw(view: View, moves: Moves) -> str:
    """Room in the hand is made for what might be the dagger."""
    held = hand(view)
    lords = view["world"]["lords"]
    if "assassination" not in held and len(held) > 1:
        for card in held:
            if card in ("harvest", "weather", "tax", "uprising", "ambush", "justice") and f"discard {card}" in moves:
                return f"discard {card}"
    is_alone = sum(1 for lord in lords.values() if lord["seat"] == view["seat"]) < 2
    has_heir = any(card in ALL_LORDS for card in held)
    wanted = "lord-deck" if is_alone and not has_heir else "fortune-deck"
    return first(moves, f"draw {wanted}", "draw fortune-deck", "draw lord-deck") or "pass"


def _discard(view: View, moves: Moves) -> str:
    return next((move for move in moves if move.startswith("discard") and "assassination" not in move), moves[0])


def _play(view: View, moves: Moves) -> str:
    return first(moves, "play-lord", "harvest", "weather", "tax-fief", "tax-see") or "pass"


def _buy(view: View, moves: Moves) -> str:
    """Men for whoever is to lay siege, mills for the other."""
    wishes = ("buy footman", "mill") if view["seat"] else ("mill", "title", "buy footman")
    return first(moves, *wishes) or calmly(view, moves)


def _march(view: View, moves: Moves) -> str:
    """Whoever has somewhere to go sets out once."""
    lords = view["world"]["lords"]
    for move in moves:
        lord = move.split()[-1]
        if move.startswith("lead ") and _way(view, lords[lord]["village"]) is not None:
            return move
    return "pass"


def _lead(view: View, moves: Moves) -> list[str]:
    """With all men but one, who holds what is left behind; before walls the army halts."""
    army = view["forms"][-1]
    to = _way(view, army["at"])
    if to is None or f"go {to}" not in moves:
        return [first(moves, "halt", "ask-leave", "enter", "stay") or calmly(view, moves)]
    return [*_muster(view, moves, army), f"go {to}"]


def _muster(view: View, moves: Moves, army: dict[str, Any]) -> list[str]:
    most = {
        (verb, troop): max((int(move.split()[2]) for move in moves if move.startswith(f"{verb} {troop} ")), default=0)
        for verb in ("take", "drop")
        for troop in ("knight", "footman")
    }
    if army["steps"] > 0:
        return ["drop footman 1"] if most["drop", "footman"] > 1 else []
    knights, footmen = most["take", "knight"], most["take", "footman"]
    if footmen:
        footmen -= 1
    elif knights:
        knights -= 1
    return [f"take {troop} {count}" for troop, count in (("knight", knights), ("footman", footmen)) if count]


def _way(view: View, at: str) -> str | None:
    """The next village on the way to where this family still has something to do; None: it stays."""
    villages = view["world"]["villages"]
    mine = view["seat"]

    def is_wanted(village: str) -> bool:
        place = villages[village]
        if any(villages[outpost]["controller"] is None for outpost in OUTPOSTS):
            return village in OUTPOSTS and place["controller"] is None
        return mine == 1 and place["walls"] != "none" and place["controller"] not in (0, 1, None)

    if is_wanted(at) and villages[at]["walls"] != "none":
        return None
    before: dict[str, str] = {at: at}
    waiting = deque([at])
    while waiting:
        village = waiting.popleft()
        if village != at and is_wanted(village):
            while before[village] != at:
                village = before[village]
            return village
        for other in ROADS[village]:
            if other not in before:
                before[other] = village
                waiting.append(other)
    return None


def _besiege(view: View, moves: Moves) -> str:
    return first(moves, "besiege") or calmly(view, moves)


def _no_battle(view: View, moves: Moves) -> str:
    return first(moves, "done", "pass") or calmly(view, moves)


def _roads() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    source = outremer.game("fief").folder / "data" / "map.toml"
    for one, other in tomllib.loads(source.read_text(encoding="utf-8"))["roads"]["roads"]:
        found.setdefault(one, []).append(other)
        found.setdefault(other, []).append(one)
    return found


def _lords() -> frozenset[str]:
    source = outremer.game("fief").folder / "data" / "cards.toml"
    lords = tomllib.loads(source.read_text(encoding="utf-8"))["lords"]
    return frozenset([*lords["men"], *lords["ladies"]])


ROADS = _roads()
ALL_LORDS = _lords()
CHOICES: dict[str, Callable[[View, Moves], str | list[str]]] = {
    "Placement": _settle,
    "Weddings": _wed,
    "Nominations": _nominate,
    "Ballot": _vote,
    "MarkersPlaced": _strike,
    "Draws": _draw,
    "Surplus": _discard,
    "Plays": _play,
    "Purchases": _buy,
    "March": _march,
    "Army": _lead,
    "Battles": _no_battle,
    "Sieges": _besiege,
}
