"""What everybody at a table of Jerusalem may write down: bids and boards of all, cards of their own alone.

`overheard()` plays a round in which every kind of secret comes up and says whose record, whose events or whose view
holds what it must not. `python -m tests.games.jerusalem.secrets LEAK` does so with a hole put in on purpose, by the
plain engine: the methods of a compiled class cannot be replaced.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

import outremer
from outremer.games.jerusalem import game as jerusalem
from outremer.games.jerusalem.picking import Picking
from outremer.games.jerusalem.privileges import Scholars
from outremer.games.jerusalem.view import player_view
from outremer.games.jerusalem.vocabulary import CARDS, DREW, PICKED
from outremer.kernel.journal import EVERYONE
from tests.games.jerusalem.position import BLUE, GREEN, RED, YELLOW
from tests.games.leaks import plant, tell_everybody
from tests.games.talking import say, told

LISTENERS: tuple[int | None, ...] = (BLUE, GREEN, YELLOW, RED, None)
TRAY = ("two-points", "two-bezants", "turncoat", "move-two")  # kept by Blue, Green, Yellow and Red
DRAWN = "cheap-mercenaries"  # by Green's scholars
HEARD_BY = {  # the lines of the whole record that not everybody hears
    **{f"roll {card}": BLUE for card in TRAY},
    "0: pick two-points": BLUE,
    "1: pick two-bezants": GREEN,
    "2: pick turncoat": YELLOW,
    f"roll {DRAWN}": GREEN,
}


def dealt() -> outremer.Table:
    """Offices in the order of the seats, bought with open bids; Blue has chosen a card, and Green has the tray."""
    table = outremer.new("jerusalem", 4, {"first_opener": "0"}, by_hand=True)
    say(table, BLUE, "open constable 3")
    for seat in (GREEN, YELLOW, RED):
        say(table, seat, "pass")
    say(table, GREEN, "open treasurer 1")
    for seat in (YELLOW, RED):
        say(table, seat, "pass")
    say(table, YELLOW, "open marshal 0")
    say(table, RED, "pass")
    for card in TRAY:
        table.roll(card)
    return say(table, BLUE, "pick two-points")


def drawn() -> outremer.Table:
    """The same round after the scholars: Green has drawn a card, and nobody has played any."""
    table = dealt()
    say(table, GREEN, "pick two-bezants")
    say(table, YELLOW, "pick turncoat")
    say(table, BLUE, "end")
    say(table, GREEN, "place patriarchate-large", "end")
    say(table, YELLOW, "end")
    say(table, RED, "end")
    say(table, GREEN, "study")
    table.roll(DRAWN)
    return table


def overheard() -> str:
    """The first thing that somebody learns and must not; empty if there is none."""
    for table in (dealt(), drawn()):
        for listener in LISTENERS:
            for secret in (*in_record(table, listener), *in_events(table, listener), *in_view(table, listener)):
                return f"{'an onlooker' if listener is None else f'seat {listener}'} learns {secret}"
    return ""


def in_record(table: outremer.Table, listener: int | None) -> Iterator[str]:
    whole, known = table.lines(), table.lines(listener)
    assert len(whole) == len(known)
    for line, found in zip(whole, known, strict=True):
        hidden = line in HEARD_BY and HEARD_BY[line] != listener
        if found != (f"{line.rpartition(' ')[0]} ..." if hidden else line):
            yield f"{found!r} from the record"
    for line in known:
        assert line in table.record(listener).splitlines()


def in_events(table: outremer.Table, listener: int | None) -> Iterator[str]:
    for name in ("picked", "drew"):
        for event in told(table, name, listener):
            if event["seat"] != listener:
                yield f"{event['card']} from the event {name!r}"


def in_view(table: outremer.Table, listener: int | None) -> Iterator[str]:
    """Nobody's hand but one's own, and the tray only for whoever holds it."""
    seen = table.view(listener)
    players = seen["world"]["players"]
    for seat, player in enumerate(players):
        if seat != listener and any(player.get(hidden) is not None for hidden in ("hand", "squires", "bezants")):
            yield f"the screen of seat {seat} from the view"
    if listener != GREEN and any(card in str(seen["forms"]) for card in CARDS):
        yield "the tray from the view"


LEAKS: dict[str, Callable[[], None]] = {
    "no leak": lambda: None,
    "the tray is rolled before all": lambda: plant(Picking, "hears_roll", lambda self, g: EVERYONE),
    "picks are heard": lambda: plant(Picking, "hears_move", lambda self, g, seat, verb, noun: EVERYONE),
    "picks are told": lambda: tell_everybody(PICKED),
    "scholars draw before all": lambda: plant(Scholars, "hears_roll", lambda self, g: EVERYONE),
    "what scholars draw is told": lambda: tell_everybody(DREW),
    "the tray is seen": lambda: plant(
        Picking, "glimpse", lambda self, g, seat: {"tray": [card for at, card in enumerate(CARDS) if g.tray[at]]}
    ),
    "screens are glass": lambda: plant(
        jerusalem.Jerusalem,
        "view",
        lambda self, g, seat: {"players": [player_view(g, one, one) for one in range(g.rules.seats)]},
    ),
}


if __name__ == "__main__":
    LEAKS[sys.argv[1]]()
    print(overheard())
