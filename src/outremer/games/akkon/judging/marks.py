"""What four markers promise: highest plus lowest at the end; before it, the middle ones count too."""

from __future__ import annotations

from typing import Final

from outremer.games.akkon.vocabulary import HIGHEST, TRACK_COUNT
from outremer.games.akkon.world import HolyLand

FAR: Final = 6  # rounds to come beyond which nothing changes
SECOND_NOW: Final = 0.02  # of the two in the middle, when all is over: they decide between equals
THIRD_NOW: Final = 0.01
HIGHEST_HOPED: Final = 0.85  # and long before it, for they hold the lowest back
SECOND_HOPED: Final = 0.25
THIRD_HOPED: Final = 0.35
LOWEST_HOPED: Final = 0.6


class Marks:
    """The markers of one seat, as they stand with so many rounds to come."""

    def __init__(self, g: HolyLand, seat: int, left: int) -> None:
        first = seat * TRACK_COUNT
        self.at: Final = g.tracks[first : first + TRACK_COUNT]
        self.hope: Final = min(left, FAR) / 8.0
        self.promised: Final = self.promise(self.at[0], self.at[1], self.at[2], self.at[3])

    def promise(self, one: int, two: int, three: int, four: int) -> float:
        low, third, second, high = in_order(one, two, three, four)
        now = high + low + SECOND_NOW * second + THIRD_NOW * third
        hoped = HIGHEST_HOPED * high + SECOND_HOPED * second + THIRD_HOPED * third + LOWEST_HOPED * low
        return now * (1.0 - self.hope) + hoped * self.hope

    def gain(self, track: int, steps: int) -> float:
        """What so many steps on this track would add."""
        return self.moved(track, steps, track, 0)

    def moved(self, track: int, steps: int, other: int, back: int) -> float:
        """What so many steps on one track, and then so many on another, would add."""
        at = self.at[:]
        at[track] = max(0, min(HIGHEST, at[track] + steps))
        at[other] = max(0, min(HIGHEST, at[other] + back))
        return self.promise(at[0], at[1], at[2], at[3]) - self.promised


def in_order(one: int, two: int, three: int, four: int) -> tuple[int, int, int, int]:
    """Four numbers, the lowest first."""
    if one > two:
        one, two = two, one
    if three > four:
        three, four = four, three
    low, inner = (one, three) if one < three else (three, one)
    outer, high = (two, four) if two < four else (four, two)
    return (low, inner, outer, high) if inner < outer else (low, outer, inner, high)
