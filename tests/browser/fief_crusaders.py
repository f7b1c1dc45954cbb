"""What Anna and Bruno want when a crusade is called: to go, to land side by side, to fight and to come home.

At home they let things pass. They decide by what their own page was told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tests.browser.fief_people import calmly, first

View = dict[str, Any]
Moves = Sequence[str]
STAY_AT_HOME = ("arthur",)  # who called, and keeps the house


def decide(view: View, moves: Moves, offers: Moves) -> list[str]:
    """What this seat answers to what it is asked, or says of itself instead: a row of moves, said together."""
    form = view["forms"][-1]
    own = _of_themselves(view, form["form"], offers)
    if own is not None:
        return [own]
    chosen = CHOICES.get(form["form"], calmly)(view, moves)
    return [chosen] if isinstance(chosen, str) else chosen


def _of_themselves(view: View, form: str, offers: Moves) -> str | None:
    """Anna calls the crusade and sends her Spy out before it leaves; Bruno's Thief goes to work; both embark."""
    stage = view["world"]["crusades"]["stage"]
    if form == "Weddings" and stage == "none":
        return first(offers, "call-crusade")
    if form == "Draws" and stage == "called":
        return first(offers, "spy-on 2")
    if form == "Purchases" and stage == "called":
        return first(offers, "steal 2")
    if form == "March" and stage == "called":
        leaving = [move for move in offers if move.startswith("embark ") and move.split()[1] not in STAY_AT_HOME]
        return leaving[0] if leaving else None
    return None


def _sail(view: View, moves: Moves) -> list[str]:
    """With all who can go, but for one footman who keeps the house."""
    if "accept" in moves:
        return ["accept"]
    most: dict[str, int] = {}
    for move in moves:
        if move.startswith("take-aboard "):
            _, kind, count = move.split()
            most[kind] = max(most.get(kind, 0), int(count))
    if most.get("footman"):
        most["footman"] -= 1
    return [*(f"take-aboard {kind} {count}" for kind, count in most.items() if count), "sail"]


def _land(view: View, moves: Moves) -> str:
    """Where one of the two is already, else before the first state on Saladin's way, while he is weak."""
    crusade = view["world"]["crusades"]
    lords = view["world"]["lords"]
    names = [objective["name"] for objective in crusade["track"]]

    def worth(move: str) -> tuple[bool, bool, int]:
        at = names.index(move.split()[1])
        is_shared = any(lords[lord]["seat"] < 2 for lord in crusade["track"][at]["lords"])
        is_state = crusade["objectives"][names[at]]["kind"] == "title"
        return not is_shared, not is_state, at

    return min(moves, key=worth)


def _fight(view: View, moves: Moves) -> str:
    return first(moves, "assail", "storm", "lie-before") or calmly(view, moves)


def _bestow(view: View, moves: Moves) -> str:
    """Upon a lord of one's own."""
    lords = view["world"]["lords"]
    own = [move for move in moves if move.startswith("bestow ") and lords[move.split()[1]]["seat"] == view["seat"]]
    return own[0] if own else calmly(view, moves)


def _bid(view: View, moves: Moves) -> str:
    return first(moves, "bid 1", "bid 0") or moves[0]


def _vote(view: View, moves: Moves) -> str:
    return first(moves, "vote nobody nobody") or moves[0]


def _pick(view: View, moves: Moves) -> str:
    return first(moves, "pick left-hand", "split 1") or moves[0]


def _buy(view: View, moves: Moves) -> str:
    return first(moves, "buy archer", "done", "pass") or moves[0]


def _stay(view: View, moves: Moves) -> str:
    return first(moves, "pass", "done", "refuse") or calmly(view, moves)


CHOICES: dict[str, Callable[[View, Moves], str | list[str]]] = {
    "Embarkation": _sail,
    "Landing": _land,
    "Obliged": _land,
    "Assaults": _fight,
    "Saladin": _fight,
    "Bestowal": _bestow,
    "Auction": _bid,
    "Ballot": _vote,
    "Theft": _pick,
    "Purchases": _buy,
    "Weddings": _stay,
    "Nominations": _stay,
    "Draws": _stay,
    "March": _stay,
    "Battles": _stay,
    "Sieges": _stay,
}
