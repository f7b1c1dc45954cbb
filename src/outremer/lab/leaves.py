"""Whose weights should a game's search think with, and how far should it play on before it judges?

python -m outremer.lab.leaves council --seconds 0.05 --out leaves      prints a table for docs/bots.md

Every candidate, whose weights say what is worth trying (guide), whose who will win (leaf), and how many turns are
played on greedily before that is asked, plays the same deals against what `hard` of the game thinks with now. All
have the same time: each as many iterations a decision as it makes in it, measured on one core at moments of a greedy
game, so that any line can be played again with `outremer strength`. The one with the highest share plays then on
other deals, since the best of many is also the luckiest, until that is sure enough. With --out a run that was stopped
goes on by the same command.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from statistics import harmonic_mean
from time import process_time
from typing import Any, Final

import outremer
from outremer.bots.ahead import greedy_move
from outremer.bots.levels import MOST_ITERATIONS
from outremer.bots.search.search import Search
from outremer.bots.thinking import thinking_of
from outremer.bots.weighing import HAND, INSTEAD, KINDS, file_of, judge_of
from outremer.kernel.chance import Quick
from outremer.kernel.table import Table
from outremer.lab.bouts import bout
from outremer.lab.strength import UNDECIDED, Game, Kept, Trial, Verdict, decided, left, verdict, whole_deals
from outremer.lab.unusable import Unusable
from outremer.lab.workers import Crew, cores, processes
from outremer.table.game import BadSetting

LEVEL: Final = "hard"
TURNS: Final = (0, 1, 4)
APART: Final = 12  # decisions between two moments at which the pace is measured
MOMENTS: Final = 12
ROUNDS: Final = 3
SCREENED, CONFIRMED = "screened", "confirmed"

Moment = tuple[Table[Any], int]  # with the seat that is asked


@dataclass(frozen=True)
class Candidate:
    """What a search may think with."""

    guide: str
    leaf: str
    turns: int

    def __str__(self) -> str:
        return f"{self.guide}-{self.leaf}-{self.turns}"

    def written(self, iterations: int) -> str:
        """As a bot."""
        kinds = f"guide={KINDS.index(self.guide)},leaf={KINDS.index(self.leaf)}"
        return f"{LEVEL}:iterations={iterations},{kinds},turns={self.turns}"

    def search(self, name: str, moment: Moment) -> Search:
        """A search that has not begun."""
        table, seat = moment
        manner = replace(thinking_of(name, LEVEL), turns=self.turns).manner()
        guide, leaf = judge_of(name, self.guide), judge_of(name, self.leaf)
        plans = judge_of(name).worth_trying(table, seat)
        return Search(outremer.game(name).redealt, guide, leaf, table, seat, Quick(1), manner, plans)


def kinds_of(name: str) -> list[str]:
    """The kinds of weights that the game has itself."""
    game = outremer.game(name)
    return [kind for kind in KINDS if file_of(game, kind).exists()] or [HAND]


def present(name: str) -> Candidate:
    """What the game's search thinks with now, by the names of the weights that it has."""
    thinking, kinds = thinking_of(name, LEVEL), kinds_of(name)

    def found(kind: str) -> str:
        return kind if kind in kinds else found(INSTEAD[kind])

    return Candidate(found(thinking.guide), found(thinking.leaf), thinking.turns)


def candidates(name: str, turns: Sequence[int]) -> list[Candidate]:
    """The present one first."""
    now = present(name)
    others = [Candidate(*one) for one in product(kinds_of(name), kinds_of(name), turns)]
    return [now, *(one for one in others if one != now)]


# -- the same time for all ---------------------------------------------------------------------------------------------


def moments(name: str, seats: int) -> list[Moment]:
    """Of a greedy game, from its beginning to its end, those at which somebody has a choice."""
    judge, dice = judge_of(name), Quick(7)
    found: list[Moment] = []
    decisions = 0

    def choose(table: Table[Any], seat: int) -> int:
        nonlocal decisions
        decisions += 1
        if decisions >= APART * (len(found) + 1) and len(judge.worth_trying(table, seat)) > 1:
            found.append((table.clone(), seat))
        return greedy_move(judge, table, seat, dice)

    bout(name, seats, (), dice, choose)
    return found[:: max(1, len(found) // MOMENTS)]


def paces(name: str, seats: int, tried: Sequence[Candidate], seconds: float) -> list[int]:
    """How many iterations each makes in so many seconds of one core; they take turns, as the machine may change."""
    places = moments(name, seats)
    if not places:
        raise BadSetting(f"nobody has a choice in a game of {name}, so there is nothing to search for")
    done: list[list[int]] = [[] for _ in tried]
    for _, place in product(range(ROUNDS), places):
        for at, one in enumerate(tried):
            done[at].append(_iterations(one.search(name, place), seconds))
    # As many iterations at every moment take the time in all: slow moments weigh as much as they last.
    return [max(1, min(MOST_ITERATIONS, round(harmonic_mean(counts)))) for counts in done]


def _iterations(search: Search, seconds: float) -> int:
    begun = process_time()
    while search.iterations == 0 or process_time() - begun < seconds:
        search.iterate()
    return search.iterations


def kept_paces(folder: Path, tried: Sequence[Candidate], measure: Callable[[], list[int]], head: str) -> list[int]:
    """Those measured when this run was begun."""
    file = folder / "paces.json"
    names = [str(one) for one in tried]
    if not file.exists():
        file.write_text(json.dumps({"of": head, "paces": dict(zip(names, measure(), strict=True))}) + "\n", "utf-8")
    try:
        said = json.loads(file.read_text(encoding="utf-8"))
        of, found = said["of"], {str(one): int(pace) for one, pace in said["paces"].items()}
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise Unusable(f"{file} says no paces; name another folder") from error
    if of != head or list(found) != names:
        raise Unusable(f"{folder} holds what came of another search for leaves; name another folder")
    return list(found.values())


# -- playing -----------------------------------------------------------------------------------------------------------


class Contest:
    """A candidate against what the game has now."""

    def __init__(self, candidate: Candidate, trial: Trial, file: Path | None) -> None:
        self.candidate = candidate
        self.trial = trial
        self.kept = None if file is None else Kept.open(file, trial)
        self.games: list[Game] = [] if self.kept is None else list(self.kept.games)

    def add(self, game: Game) -> None:
        self.games.append(game)
        if self.kept is not None:
            self.kept.add(game)

    @property
    def said(self) -> Verdict:
        """By all whole deals."""
        return verdict(self.trial, whole_deals(self.games, len(self.trial.bots)))

    def is_decided(self) -> bool:
        return decided(self.trial, self.games).found != UNDECIDED


Job = tuple[int, Trial, tuple[int, int]]


def play(job: Job) -> tuple[int, Game]:
    number, trial, piece = job
    return number, trial.play(piece)


def play_all(crew: Crew, contests: Sequence[Contest], deals: int) -> None:
    """So many deals of each; deal by deal, so that a run that is stopped has seen as much of every candidate."""
    jobs = [(at, one.trial, piece) for at, one in enumerate(contests) for piece in left(one.trial, one.games, deals)]
    with closing(crew.play(play, sorted(jobs, key=lambda job: job[2]))) as coming:
        for number, game in coming:
            contests[number].add(game)


def play_until_decided(crew: Crew, contest: Contest, deals: int) -> None:
    if contest.is_decided():
        return
    jobs = [(0, contest.trial, piece) for piece in left(contest.trial, contest.games, deals)]
    with closing(crew.play(play, jobs)) as coming:
        for _, game in coming:
            contest.add(game)
            if contest.is_decided():
                return


def best_of(contests: Sequence[Contest]) -> Contest | None:
    """The one with the highest share, if that is more than an equal player's."""
    better = [one for one in contests if one.said.share > one.trial.shares[0]]
    return max(better, key=lambda one: one.said.share, default=None)


@dataclass(frozen=True)
class Question:
    """What is to be found out, and at what cost."""

    name: str
    seats: int
    seconds: float
    turns: tuple[int, ...]
    deals: int
    confirmed: int  # deals at most
    seed: str
    folder: Path | None

    def check(self) -> None:
        """Raise BadSetting before anything is measured."""
        for word, least, value in (
            ("deals", 1, self.deals), ("confirm", 1, self.confirmed), ("turns", 0, min(self.turns)),
        ):  # fmt: skip
            if value < least:
                raise BadSetting(f"--{word} is a number from {least} on, not {value}")
        if not 0 < self.seconds <= 60:
            raise BadSetting(f"--seconds is more than 0 and at most 60, not {self.seconds:g}")
        self.trial(present(self.name).written(1), LEVEL, SCREENED).check()

    def trial(self, written: str, now: str, when: str) -> Trial:
        half = self.seats // 2
        return Trial(self.name, (written,) * half + (now,) * (self.seats - half), f"{self.seed} {when}")

    def contest(self, candidate: Candidate, written: dict[Candidate, str], when: str) -> Contest:
        trial = self.trial(written[candidate], written[present(self.name)], when)
        return Contest(candidate, trial, self.folder and self.folder / f"{when}-{candidate}.jsonl")

    def bots(self) -> dict[Candidate, str]:
        """Every candidate as a bot that has the same time as all others."""
        tried = candidates(self.name, self.turns)

        def measure() -> list[int]:
            return paces(self.name, self.seats, tried, self.seconds)

        if self.folder is None:
            found = measure()
        else:
            self.folder.mkdir(parents=True, exist_ok=True)
            found = kept_paces(self.folder, tried, measure, f"{self.name} {self.seats} {self.seconds:g} {self.seed}")
        return {one: one.written(pace) for one, pace in zip(tried, found, strict=True)}


def answer(question: Question, crew: Crew, tell: Callable[[str], None]) -> None:
    written = question.bots()
    now = present(question.name)
    contests = [question.contest(one, written, SCREENED) for one in written if one != now]
    play_all(crew, contests, question.deals)
    tell(table_of(question, contests, now, written))
    chosen = best_of(contests)
    if chosen is None:
        tell("\nNone has more than its share against what the game has now.")
        return
    confirmed = question.contest(chosen.candidate, written, CONFIRMED)
    play_until_decided(crew, confirmed, question.confirmed)
    tell(told(confirmed))


def table_of(question: Question, contests: Sequence[Contest], now: Candidate, written: dict[Candidate, str]) -> str:
    """In Markdown, best first."""
    lines = [
        f"{question.name}, {question.seats} players, {question.seconds:g} s a decision, {question.deals} deals each\n",
        "| guide | leaf | turns | iterations | share of the win |",
        "|---|---|---:|---:|---:|",
        f"| {now.guide} | {now.leaf} | {now.turns} | {_pace(written[now])} | what the game has now |",
    ]
    for one in sorted(contests, key=lambda one: -one.said.share):
        found = one.candidate
        share = f"{one.said.share:.0%} ± {one.said.error:.0%}"
        lines.append(f"| {found.guide} | {found.leaf} | {found.turns} | {_pace(written[found])} | {share} |")
    return "\n".join(lines)


def _pace(written: str) -> str:
    return written.partition("iterations=")[2].partition(",")[0]


def told(contest: Contest) -> str:
    """What came of the chosen one on other deals, and how that is played again."""
    said, trial, found = decided(contest.trial, contest.games), contest.trial, contest.candidate
    low, high = trial.shares
    return (
        f"\nOn other deals: guide {found.guide}, leaf {found.leaf}, {found.turns} turns has {said.share:.0%} ±"
        f" {said.error:.0%} of {said.deals} deals; {low:.0%} against {high:.0%}: {said.found}.\n"
        f"outremer strength {trial.game} --bots {','.join(trial.bots)} --seed '{trial.seed}'"
    )


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=outremer.games())
    parser.add_argument("--seats", type=int, default=4, help="the candidate has half of them")
    parser.add_argument("--seconds", type=float, default=0.05, help="of one core, for a decision")
    parser.add_argument("--turns", type=int, nargs="+", default=TURNS, metavar="N", help="played on before a leaf")
    parser.add_argument("--deals", type=int, default=8, help="of each candidate, with the seats rotated")
    parser.add_argument("--confirm", type=int, default=60, metavar="DEALS", help="of the chosen one, at most")
    parser.add_argument("--seed", default="leaves")
    parser.add_argument("--workers", type=int, default=cores(), metavar="N")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="keep every game, and go on from there")
    args = parser.parse_args(argv)
    costs = (args.seats, args.seconds, tuple(args.turns), args.deals, args.confirm)
    question = Question(args.game, *costs, args.seed, args.out)
    try:
        question.check()
        with processes(max(1, args.workers)) as crew:
            answer(question, crew, lambda text: print(text, flush=True))
    except (BadSetting, Unusable, OSError) as error:
        parser.error(str(error))
    return 0


if __name__ == "__main__":
    sys.exit(main())
