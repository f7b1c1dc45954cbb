"""Is one bot stronger than others? Asked as chess engines are: game after game, until that is sure enough either way.

Games come in deals: the same deal is played with the bots moved on by one seat each time, until each has sat
everywhere, so that luck in dealing and the advantage of a seat count for nobody. The share of the wins of a deal is one
observation. The test is sequential and generalised (GSPRT): after every deal the likelihoods of two shares of the win
are compared, their variance taken from the deals themselves, and it stops when one is as unlikely as agreed.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from math import log
from pathlib import Path
from typing import Any, Final

import outremer
from outremer.bots import bot
from outremer.bots.fingerprint import fingerprint_of
from outremer.lab.arena import VERSION, Match, moved_on, play_seated
from outremer.lab.scores import split
from outremer.lab.unusable import Unusable
from outremer.table.game import BadSetting

FORMAT: Final = 2
LEAST_DEALS: Final = 8  # before anything is decided
KNOWN: Final = 8
STRONGER: Final = "stronger"
NOT_STRONGER: Final = "not stronger"
UNDECIDED: Final = "undecided"


@dataclass(frozen=True)
class Trial:
    """What is to be played, and between which shares of the win it is to be decided."""

    game: str
    bots: tuple[str, ...]  # the first is the one that is tested, in as many seats as it stands here
    seed: str = "1"
    options: Mapping[str, str] = field(default_factory=dict)
    against: float = 0.0  # the share that is refuted; 0: that of an equal player
    accepted: float = 0.0  # the share that is accepted; 0: ten of a hundred more
    error: float = 0.05  # how often either answer may be wrong

    def check(self) -> None:
        """Raise BadSetting before any game begins."""
        game = outremer.game(self.game)
        game.rules(game.setting(len(self.bots), self.options))
        for written in self.bots:
            bot(written)
        if self.seats in (0, len(self.bots)):
            raise BadSetting(f"a test of strength needs others beside {self.bots[0]}, and all seats have it")
        low, high = self.shares
        if not 0 < low < high < 1:
            raise BadSetting(f"the share that is accepted must lie above {low:g} and below 1, and is {high:g}")
        if not 0 < self.error < 0.5:
            raise BadSetting(f"either answer may be wrong in a share of cases between 0 and 0.5, not {self.error:g}")

    @property
    def seats(self) -> int:
        """How many seats the tested bot has."""
        return self.bots.count(self.bots[0])

    @property
    def shares(self) -> tuple[float, float]:
        low = self.against or self.seats / len(self.bots)
        return low, self.accepted or low + 0.1

    def play(self, piece: tuple[int, int]) -> Game:
        """One game of a deal, with the bots moved on."""
        return Game(*piece, self.share(self.match(piece)))

    def match(self, piece: tuple[int, int]) -> Match:
        """The whole of that game."""
        deal, moved = piece
        return play_seated(self.game, moved_on(self.bots, moved), self.options, f"{self.seed} {deal}", deal)

    def share(self, match: Match) -> float:
        """The part of the win that fell to the tested bot."""
        return sum(split(match, seat) for seat, name in enumerate(match.bots) if name == self.bots[0])


@dataclass(frozen=True)
class Game:
    """A game of a deal: how far the bots had moved on, and what share of the win the tested one had."""

    deal: int
    moved: int
    share: float


@dataclass(frozen=True)
class Verdict:
    """What some deals say."""

    deals: int
    share: float
    error: float  # of the share, the standard error
    llr: float  # the logarithm of the ratio of the likelihoods
    bound: float  # beyond which, to either side, it is decided
    found: str  # STRONGER, NOT_STRONGER or UNDECIDED


def verdict(trial: Trial, deals: Sequence[float]) -> Verdict:
    """By the shares of whole deals. A few say little about how far they vary, so `KNOWN` usual ones count as seen."""
    low, high = trial.shares
    bound = log((1 - trial.error) / trial.error)
    count = len(deals)
    if count == 0:
        return Verdict(0, 0.0, 0.0, 0.0, bound, UNDECIDED)
    mean = sum(deals) / count
    usual = (low + high) / 2 * (1 - (low + high) / 2) / len(trial.bots)  # of a deal whose games have nothing in common
    variance = (sum((share - mean) ** 2 for share in deals) + KNOWN * usual) / (count + KNOWN - 1)
    llr = count * (high - low) * (2 * mean - low - high) / (2 * variance)
    found = UNDECIDED
    if count >= LEAST_DEALS and abs(llr) >= bound:
        found = STRONGER if llr > 0 else NOT_STRONGER
    return Verdict(count, mean, (variance / count) ** 0.5, llr, bound, found)


def whole_deals(games: Iterable[Game], seats: int) -> list[float]:
    """The shares of the deals of which every game has been played, up to the first that is not whole.

    A deal that is done before an earlier one waits for it: else quick games would count before slow ones.
    """
    by_deal: dict[int, dict[int, float]] = {}
    for game in games:
        by_deal.setdefault(game.deal, {})[game.moved] = game.share
    found: list[float] = []
    while len(by_deal.get(len(found), ())) == seats:
        found.append(sum(by_deal[len(found)].values()) / seats)
    return found


def decided(trial: Trial, games: Iterable[Game]) -> Verdict:
    """The first verdict that decided it, deal by deal; else the one by all whole deals."""
    deals = whole_deals(games, len(trial.bots))
    for count in range(LEAST_DEALS, len(deals)):
        said = verdict(trial, deals[:count])
        if said.found != UNDECIDED:
            return said
    return verdict(trial, deals)


class Kept:
    """The games of a trial in a file, a line each: a run that was killed goes on where it was."""

    def __init__(self, file: Path, trial: Trial, games: list[Game]) -> None:
        self.file = file
        self.trial = trial
        self.games = games

    @classmethod
    def open(cls, file: Path, trial: Trial) -> Kept:
        """A new file, or the same trial's; raises Unusable for anything else. A torn last line is written again."""
        head = _head(trial)
        if not file.exists():
            kept = cls(file, trial, [])
            kept._write(json.dumps(head), "x")
            return kept
        lines = _read(file).split("\n")
        whole, torn = lines[:-1], lines[-1]
        try:
            if json.loads(whole[0]) != head:
                raise Unusable(
                    f"{file} holds another test of strength, or one by another version or by bots that thought"
                    " otherwise; name another file"
                )
            games = [Game(**json.loads(line)) for line in whole[1:]]
        except (IndexError, ValueError, TypeError) as error:
            if isinstance(error, Unusable):
                raise
            raise Unusable(f"{file} holds no test of strength; name another file") from error
        if torn:
            os.truncate(file, file.stat().st_size - len(torn.encode()))
        return cls(file, trial, games)

    def add(self, game: Game) -> None:
        self.games.append(game)
        self._write(json.dumps(asdict(game)), "a")

    def _write(self, line: str, how: str) -> None:
        try:
            with self.file.open(how, encoding="utf-8") as out:
                out.write(line + "\n")
                out.flush()
                os.fsync(out.fileno())
        except OSError as error:
            raise Unusable(f"{self.file} cannot be written: {error.strerror}") from error


def left(trial: Trial, games: Iterable[Game], most: int) -> list[tuple[int, int]]:
    """The games of so many deals that have not been played, deal by deal."""
    played = {(game.deal, game.moved) for game in games}
    pieces = ((deal, moved) for deal in range(most) for moved in range(len(trial.bots)))
    return [piece for piece in pieces if piece not in played]


def _head(trial: Trial) -> dict[str, Any]:
    """The first line of a file: of what test its games are, and who played them."""
    return {
        "strength": FORMAT,
        "outremer": VERSION,
        "rules": outremer.game(trial.game).version,
        "thinking": fingerprint_of(trial.game),
        **asdict(trial),
        "bots": list(trial.bots),
        "options": dict(trial.options),
    }


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Unusable(f"{file} cannot be read as a test of strength") from error
