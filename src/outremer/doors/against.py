"""A table at which one seat is somebody's and bots have all the others: it goes on until that seat has the word."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from outremer.bots import Chair, bot
from outremer.doors.play import Played
from outremer.kernel.chance import Driver
from outremer.table import opening
from outremer.table.game import BadSetting
from outremer.table.table import Table

USUAL = "greedy"


class Against:
    """One game of one seat against bots. Nobody speaks out of turn, as at all doors."""

    def __init__(self, played: Played, seat: int, bots: Sequence[str], seed: int | str, driver: Driver) -> None:
        self.played = played
        self.seat = seat
        self.table: Table = opening.new(played.game.name, played.seats, played.setting.options, driver=driver)
        others = [one for one in range(played.seats) if one != seat]
        self._bots = {one: bot(name, f"{seed} {one}") for one, name in zip(others, bots, strict=True)}
        self.go_on()

    @property
    def in_turn(self) -> bool:
        """Has the seat the word? Else all is over."""
        return self.played.in_turn(self.table.kernel) == self.seat

    def play(self, move: int) -> None:
        """Say this, and hear the others until it is this seat's word again; raises Refused, which names the rule."""
        if not 0 <= move < self.played.moves:
            self.played.refuse(self.table.kernel, self.seat, move)
        self.table.play(self.seat, self.played.lexicon.say(move))
        self.go_on()

    def go_on(self) -> None:
        """Let the bots speak until it is this seat's word, or all is over."""
        while (speaker := self.played.in_turn(self.table.kernel)) not in (None, self.seat):
            assert speaker is not None
            self.table.play(speaker, self._bots[speaker].choose(Chair(self.table, speaker)))


def company(
    game: str, seat: int, bots: Sequence[str] | None, options: Mapping[str, str] | None
) -> tuple[Played, list[str]]:
    """The game as it is played, and the bots at the other seats in their order; usually as many as can play."""
    played = Played(game, None if bots is None else len(bots) + 1, options)
    if not 0 <= seat < played.seats:
        raise BadSetting(f"there is no seat {seat}; the seats are 0 to {played.seats - 1}")
    named = [USUAL] * (played.seats - 1) if bots is None else list(bots)
    for name in named:
        bot(name)  # refused now, not when the game begins
    return played, named
