"""What a seat's record, events and view may hold of the things that lie face down in Akkon, reckoned from the rulebook.

A Templar is laid face down, and only whoever lays it knows which; beside the Seneschal all see it. What Plague and
Brothers in Arms take at random, taker and owner see. Which of a rival's Templars Saladin takes away, the rival sees.
Everything else is said and shown before all.
"""

from __future__ import annotations

import random
from typing import Any

import outremer
from tests.games.talking import seen

STEPS = 200  # some three rounds
Listeners = set[int | None]  # seats, and None for an onlooker


def first_leak(seed: int, seats: int) -> str:
    """Play some rounds at random: what somebody learnt that they may not know, or failed to learn; empty if nothing."""
    dice = random.Random(seed)
    table = outremer.new("akkon", seats, by_hand=True)
    everybody = (None, *range(seats))
    heard = dict.fromkeys(everybody, 0)
    for _ in range(STEPS):
        if table.over:
            break
        written, knowing, face_up = len(table.journal.entries), knowers(table), lying_open(table)
        said = one_step(table, dice)
        if not said.startswith("roll") and " lay " not in said:
            knowing = {*everybody}  # where a Templar goes, and a swap of Barbarossa in between, all hear
        for listener in everybody:
            fresh = table.events(listener, heard[listener])
            heard[listener] += len(fresh)
            leak = (
                wrong_line(table.lines(listener, written)[0], said, listener in knowing)
                or wrong_events(fresh, listener, face_up | lying_open(table))
                or wrong_view(table, listener)
            )
            if leak:
                return f"{said!r}, listener {listener}: {leak}"
    return ""


def one_step(table: outremer.Table, dice: random.Random) -> str:
    """A roll, or a move of whoever is asked, which is seldom a pass: so that much is laid and borrowed."""
    if isinstance(table.need, outremer.Roll):
        outcome = dice.choice(list(table.need.odds))
        table.roll(outcome)
        return f"roll {outcome}"
    assert table.need is not None
    seat = table.need.seats[0]
    moves = table.moves(seat)
    busy = [move for move in moves if move.verb not in ("pass", "end")]
    move = dice.choice(busy if busy and dice.random() < 0.8 else moves)
    table.play(seat, move)
    return f"{seat}: {move}"


def knowers(table: outremer.Table) -> Listeners:
    """Who may know what is said or rolled next, by what lies open."""
    everybody: Listeners = {None, *range(table.seats)}
    form, world = table.view(None)["forms"][-1], seen(table)
    if form["form"] == "Loans":
        claim = world["claims"][0]
        return {claim["seat"], claim["other"]}
    if form["form"] == "Displacing" and isinstance(table.need, outremer.Roll):
        return {form["rival"]}
    if form["form"] == "Laying" and world["seneschal"] not in (form["city"], form["source"]):
        return {form["seat"]}
    return everybody


def wrong_line(line: str, said: str, knows: bool) -> str:
    """The record tells all to those who may know it, and nothing of what matters to the others."""
    return "" if (line == said) == knows else f"the record says {line!r}"


def lying_open(table: outremer.Table) -> set[tuple[int, str]]:
    """The Templars that lie face up before the cities, by colour and kind."""
    rows = [row for city in seen(table)["cities"] for row in city["bids"]]
    return {(row["colour"], row["piece"]) for row in rows if "piece" in row}


def wrong_events(fresh: list[outremer.Event], listener: int | None, face_up: set[tuple[int, str]]) -> str:
    """Which Templar was taken, taker and owner hear; which was laid or moved, whoever laid it: unless all see it."""
    for event in fresh:
        told = event.arguments
        if event.name == "took" and listener not in (told["seat"], told["other"]):
            return f"told {event.name} {told}"
        if event.name in ("laid", "displaced") and listener != told["seat"]:
            if (told["colour"], told["piece"]) not in face_up:
                return f"told {event.name} {told}"
    return ""


def wrong_view(table: outremer.Table, listener: int | None) -> str:
    """Until the Templars are turned over, nobody sees the face of one that another has or has laid face down."""
    if table.over or table.view(None)["forms"][-1]["form"] not in ("Auction", "Laying", "Saladin", "Displacing"):
        return ""
    world = seen(table, listener)
    rows: list[dict[str, Any]] = [row for city in world["cities"] for row in city["bids"]]
    rows += [row for camp in world["camps"] for row in camp["templars"]]
    shown = [row for row in rows if "piece" in row and not row["open"] and row["seat"] != listener]
    return f"the view shows {shown}" if shown else ""
