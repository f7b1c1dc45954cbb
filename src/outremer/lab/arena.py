"""Many games between bots, each bot in every seat equally often.

A plan says what is to be played; a game follows from the plan and its number, wherever it is played. What came of it is
a match.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from time import perf_counter
from zlib import crc32

import outremer
from outremer.bots import BOTS, bot
from outremer.bots.proposals import replies_due
from outremer.bots.turns import Turns
from outremer.bots.written import name_of
from outremer.kernel.lexicon import Move
from outremer.lab.workers import processes
from outremer.proof.checks import random_setting
from outremer.table.game import BadSetting
from outremer.table.table import Table

VERSION = version("outremer")
log = logging.getLogger("outremer")


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    game: str
    bots: tuple[str, ...]  # as they are written, one for each seat; one for all if the games are varied
    games: int
    seed: str = "1"
    options: Mapping[str, str] = field(default_factory=dict)
    varied: bool = False  # are the number of players and the options that are left open drawn for each game?

    def check(self) -> None:
        """Raise BadSetting before any game begins."""
        game = outremer.game(self.game)
        if self.varied and len(self.bots) > 1:
            raise BadSetting(f"varied games have one bot in all seats, not {', '.join(self.bots)}")
        game.rules(game.setting(game.most_seats if self.varied else len(self.bots), self.options))
        for written in self.bots:
            bot(written)

    def match(self, number: int) -> Match:
        if not self.varied:
            return play_match(self.game, self.bots, self.options, self.seed, number)
        drawn = 2 * crc32(f"{self.seed} {number}".encode()) + number % 2  # every other game by its usual options
        setting = random_setting(outremer.game(self.game), drawn, None, self.options)
        return play_match(self.game, self.bots * setting.seats, setting.options, self.seed, number)

    @property
    def goes_by_the_clock(self) -> bool:
        """Does any bot think for a time, so that games depend on how fast the machine is?"""
        return any(map(_goes_by_the_clock, self.bots))


def _goes_by_the_clock(written: str) -> bool:
    """Kept games may name bots that are not here."""
    return bot(written).by_clock if name_of(written) in BOTS else "seconds=" in written


def in_seconds(bots: Sequence[str], seconds: str) -> tuple[str, ...]:
    """The bots with this budget a decision, those that take one and have none; raises BadSetting where none does."""
    if not any("seconds" in BOTS[name_of(written)].dials for written in bots if name_of(written) in BOTS):
        raise BadSetting(f"--seconds: none of {', '.join(dict.fromkeys(bots))} thinks for a time that can be set")
    return tuple(_in_seconds(written, seconds) for written in bots)


def _in_seconds(written: str, seconds: str) -> str:
    name = name_of(written)
    if name not in BOTS or "seconds" not in BOTS[name].dials or "seconds=" in written:
        return written
    return f"{written}{',' if ':' in written else ':'}seconds={seconds}"


@dataclass(frozen=True)
class Match:
    """One game that was played: who sat where, and what came of it."""

    bots: tuple[str, ...]  # by seat
    ranks: tuple[int, ...]  # by seat, 1 is the winner
    points: tuple[int, ...]  # by seat
    decisions: tuple[int, ...]  # by seat
    seconds: tuple[float, ...] = field(default=(), compare=False)  # by seat: spent thinking
    number: int = 0
    seed: str = ""  # of the table; a bot's is the same with its seat behind it
    game: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    record: str = ""  # the whole of it, so that anything can be counted later
    rules: int = 0
    outremer: str = VERSION

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    @property
    def ends_in(self) -> str:
        """The hash in which its record ends; empty where nothing of it was kept."""
        return self.record.rstrip().rpartition(" ")[2]


def warn(written: str, seed: str, failure: str) -> None:
    """A game goes on, but whoever counts wins must know."""
    log.warning(
        "The bot %s has failed in the game of the seed %r (%s) and went on as well as it could.", written, seed, failure
    )


class Sitting:
    """Bots at a table, until the game is over."""

    def __init__(self, table: Table, bots: Sequence[str], seed: str) -> None:
        self.table = table
        self.players = [bot(written, f"{seed} {seat}") for seat, written in enumerate(bots)]
        self.decisions = [0] * len(bots)
        self.seconds = [0.0] * len(bots)
        self.turns = Turns(lambda seat, failure: warn(bots[seat], seed, failure))

    def play(self) -> None:
        while isinstance(need := self.table.need, outremer.Ask):
            for seat, replies in replies_due(self.table):
                self.say(seat, replies)
            if self.table.need == need:
                self.say(need.seats[0])

    def say(self, seat: int, replies: Sequence[Move] = ()) -> None:
        begun = perf_counter()
        move = self.turns.let(self.table, seat, self.players[seat], replies)
        self.seconds[seat] += perf_counter() - begun
        self.decisions[seat] += 1
        self.table.play(seat, move)


def play_match(game: str, bots: Sequence[str], options: Mapping[str, str], seed: str, number: int) -> Match:
    """One game, the bots moved `number` seats on."""
    return play_seated(game, moved_on(bots, number), options, f"{seed} {number}", number)


def moved_on(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """The bots, so many seats on."""
    return tuple(bots[(seat - seats) % len(bots)] for seat in range(len(bots)))


def play_seated(game: str, seated: tuple[str, ...], options: Mapping[str, str], own_seed: str, number: int) -> Match:
    """The game of this seed, dealt to these bots."""
    table = outremer.new(game, seats=len(seated), options=options, seed=own_seed)
    sitting = Sitting(table, seated, own_seed)
    sitting.play()
    result = table.result()
    assert result is not None
    standings = sorted(result.standings, key=lambda standing: standing.seat)
    return Match(
        bots=seated,
        ranks=tuple(standing.rank for standing in standings),
        points=tuple(standing.points for standing in standings),
        decisions=tuple(sitting.decisions),
        seconds=tuple(sitting.seconds),
        number=number,
        seed=own_seed,
        game=game,
        options=table.game.named_options(table.setting),
        record=table.record(),
        rules=table.game.version,
    )


def play_matches(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: str = "1",
    options: Mapping[str, str] | None = None,
    workers: int = 1,
) -> Iterator[Match]:
    """`games` games, in order; by one worker they are played here."""
    plan = Plan(game, tuple(bots), games, seed, dict(options or {}))
    if workers == 1:
        yield from map(plan.match, range(games))
        return
    with processes(workers) as crew:
        yield from sorted(crew.play(plan.match, range(games)), key=lambda match: match.number)
