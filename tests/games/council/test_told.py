"""What is told adds up: by ear alone one knows every coin, assistant, point and step, and hears of no empty gain."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import outremer
from tests.games.council.position import player, position
from tests.games.talking import asked, say, told

FIRST = [(10, 1), (11, 2), (12, 3), (13, 4)]  # coins and assistants, from the first player on
COUNTS = ("count", "price", "points", "roads")


class Listener:
    """Keeps the four tracks of everybody by ear alone."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.tracks = {track: [0] * seats for track in ("coins", "assistants", "points", "nobility")}

    def hear(self, event: outremer.Event) -> None:
        said: dict[str, Any] = event.arguments
        match event.name:
            case "first-player":
                for place in range(self.seats):
                    self.add("coins", (said["seat"] + place) % self.seats, FIRST[place][0])
                    self.add("assistants", (said["seat"] + place) % self.seats, FIRST[place][1])
            case "gained" if said["good"] in self.tracks:
                self.add(said["good"], said["seat"], said["count"])
            case "satisfied" | "king-moved":
                self.add("coins", said["seat"], -said["price"])
            case "built":
                self.add("assistants", said["seat"], -said["assistants"])
            case "hired":
                self.add("coins", said["seat"], -3)
                self.add("assistants", said["seat"], 1)
            case "swapped" | "sent":
                self.add("assistants", said["seat"], -1)
            case "extra-action":
                self.add("assistants", said["seat"], -3)
            case "advanced":
                self.tracks["nobility"][said["seat"]] = said["cell"]
            case "scored-tiles" | "scored-nobility" | "scored-permits":
                self.add("points", said["seat"], said["points"])

    def add(self, track: str, seat: int, count: int) -> None:
        self.tracks[track][seat] += count


@pytest.mark.parametrize("seed", range(6))
def test_whoever_only_listens_knows_what_everybody_has(seed: int) -> None:
    dice = Random(seed)
    options = {one.name: dice.choice(one.choices) for one in outremer.game("council").options} if seed % 2 else {}
    table = outremer.new("council", 2 + seed % 3, options, seed=seed)
    listener, heard = Listener(table.seats), 0
    while True:
        for event in table.events(None, heard):
            heard += 1
            listener.hear(event)
        if table.over or asked(table)[0] != "Swapping":  # its assistant has gone; what for, is told at its end
            seen = [player(table, seat) for seat in range(table.seats)]
            assert listener.tracks == {track: [one[track] for one in seen] for track in listener.tracks}
        if table.over:
            break
        _, seat = asked(table)
        table.play(seat, dice.choice(table.moves(seat)))
    gains = [one for one in table.events(None) if one.name == "gained" or one.name.startswith("scored-")]
    assert gains
    assert all(count for one in gains for name, count in one.arguments.items() if name in COUNTS)
    assert [one["points"] for one in told(table, "finished")] == listener.tracks["points"]


def test_a_full_wealth_track_gains_nothing_and_tells_nothing_of_it() -> None:
    table = say(position(coins=[20], hands={}), 0, "elect white", "into coast")
    assert player(table)["coins"] == 20
    assert told(table, "gained") == []
    short = say(position(coins=[18]), 0, "elect white", "into coast")
    assert told(short, "gained") == [{"seat": 0, "count": 2, "good": "coins"}]


def test_an_empty_reserve_gives_nothing_and_tells_nothing_of_it() -> None:
    table = position(assistants=[2, 14, 16, 16], permits={0: ["permit-d"]})
    say(table, 0, "build permit-d")  # Dorful: two assistants
    assert player(table)["assistants"] == 2
    assert [one["city"] for one in told(table, "rewarded")] == ["dorful"]
    assert told(table, "gained") == []


def test_the_three_points_of_the_tenth_emporium_are_told() -> None:
    nine = ["arkon", "burgen", "dorful", "framek", "graden", "kultos", "lyram", "merkatim", "naris"]
    table = position(built={0: nine}, permits={0: ["permit-j"]}, tokens={})
    say(table, 0, "build permit-j")
    names = [one.name for one in table.events(None)]
    assert names == ["permit-used", "built", "last-emporium", "gained"]
    assert told(table, "gained") == [{"seat": 0, "count": 3, "good": "points"}]
    options = {"last-emporium": "first-only"}
    late = position(turn=1, last=0, built={1: nine}, permits={1: ["permit-j"]}, tokens={}, options=options)
    assert told(say(late, 1, "build permit-j"), "gained") == []
