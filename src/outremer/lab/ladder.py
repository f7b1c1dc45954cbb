"""A frozen pool of bots with their ratings, so that progress can be told.

Whoever is in the pool keeps their rating; a newcomer is rated by games against it. Each bot is kept with the hash of
one game that it plays against itself: one that plays otherwise now is no longer the bot that was rated.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import cycle, islice
from pathlib import Path

import outremer
from outremer.lab.arena import Match, Plan, play_match
from outremer.lab.ratings import Rating, ratings
from outremer.lab.unusable import Unusable

SEATS = 4
HEAD = """\
# The frozen pool of {game}, written by `outremer ladder {game} --add BOT`. Ratings are by OpenSkill: whoever nobody has
# seen is 25, give or take 8.3. `plays` is the hash of a game against itself: a bot that plays otherwise is another one.
# Bots stand in the order in which they came; `added` are those that one --add named, in the order of their seats.
"""


@dataclass(frozen=True)
class Rung:
    """A bot of the pool."""

    bot: str  # as it is written
    mean: float
    deviation: float
    games: int
    seed: str  # of the games it was rated by
    plays: str
    added: str  # what --add said: the order of bots is that of their seats

    @property
    def rating(self) -> Rating:
        return Rating(self.mean, self.deviation)


@dataclass(frozen=True)
class Ladder:
    """The pool of one game."""

    game: str
    rules: int
    rungs: tuple[Rung, ...] = ()  # as they came

    @property
    def best_first(self) -> list[Rung]:
        return sorted(self.rungs, key=lambda rung: -rung.mean)

    def newcomers(self, bots: Sequence[str], games: int, seed: str) -> list[Plan]:
        """What must be played to rate these: the first pool is rated as one, later every newcomer alone against it."""
        pool = [rung.bot for rung in self.best_first]
        known = [bot for bot in bots if bot in pool]
        if known:
            raise Unusable(f"{known[0]} stands on the ladder already; what is there stays as it is")
        if not pool and len(set(bots)) < 2:
            raise Unusable("a ladder begins with two different bots at least: --add random,greedy")
        if not pool and len(bots) > SEATS:
            raise Unusable(f"a ladder begins with {SEATS} bots at most, who share a table; add the others afterwards")
        rows = [(bot, *islice(cycle(pool), SEATS - 1)) for bot in bots] if pool else [tuple(islice(cycle(bots), SEATS))]
        plans = [Plan(self.game, row, games, seed) for row in rows]
        for plan in plans:
            plan.check()
            if plan.goes_by_the_clock:
                raise Unusable(
                    "a ladder wants bots that think in iterations: by the clock they differ between machines"
                )
        return plans

    def check(self) -> None:
        """Raise Unusable if a bot of the pool plays otherwise than when it was rated."""
        for rung in self.rungs:
            if trial(self.game, rung.bot) != rung.plays:
                raise Unusable(
                    f"{rung.bot} plays {self.game} otherwise than when it was rated; begin another ladder with --file,"
                    f" or move this one away and rate them anew: {self.rated_by()}"
                )

    def rated_by(self) -> str:
        """The commands that rate the same bots in the same games, one for all that were added together."""
        commands = dict.fromkeys((rung.added, rung.games, rung.seed) for rung in self.rungs)
        return " && ".join(
            f"outremer ladder {self.game} --add {added} --games {games} --seed {seed}"
            for added, games, seed in commands
        )

    def with_rated(self, plan: Plan, matches: Sequence[Match], added: str) -> Ladder:
        """The ladder with those who are new in these matches."""
        fixed = {rung.bot: rung.rating for rung in self.rungs}
        rated = ratings(matches, fixed)
        new = [
            Rung(bot, round(one.mean, 2), round(one.deviation, 2), plan.games, plan.seed, trial(self.game, bot), added)
            for bot, one in rated.items()
            if bot not in fixed
        ]
        return Ladder(self.game, self.rules, (*self.rungs, *new))

    def write(self, file: Path) -> None:
        lines = [HEAD.format(game=self.game), f"game = {json.dumps(self.game)}", f"rules = {self.rules}"]
        for rung in self.rungs:
            lines += ["", "[[bot]]", *(f"{name} = {json.dumps(value)}" for name, value in asdict(rung).items())]
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text("\n".join(lines) + "\n", encoding="utf-8")
        except OSError as error:
            raise Unusable(f"{file} cannot be written: {error.strerror}") from error


def trial(game: str, bot: str) -> str:
    """The hash in which a game of this bot against itself ends."""
    return play_match(game, (bot,) * outremer.game(game).least_seats, {}, "ladder", 0).ends_in


def read_ladder(file: Path, game: str) -> Ladder:
    """The ladder of this game, empty where nothing is kept yet; raises Unusable."""
    rules = outremer.game(game).version
    if not file.exists():
        return Ladder(game, rules)
    try:
        kept = tomllib.loads(file.read_text(encoding="utf-8"))
        ladder = Ladder(kept["game"], kept["rules"], tuple(Rung(**one) for one in kept["bot"]))
    except OSError as error:
        raise Unusable(f"{file} cannot be read: {error.strerror}") from error
    except (KeyError, TypeError, ValueError) as error:
        raise Unusable(f"{file} holds no ladder; another --file begins one") from error
    if (ladder.game, ladder.rules) != (game, rules):
        raise Unusable(
            f"{file} is the ladder of {ladder.game} by version {ladder.rules} of its rules, not of {game} by {rules};"
            " another --file begins one"
        )
    return ladder
