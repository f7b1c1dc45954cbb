"""OpenSpiel's IS-MCTS in Python as a bot, `rival:seconds=0.1`, so that it can sit at a table with ours.

It plays through our door, and from a chair as every bot does: what it thinks about is dealt anew for its seat. Random
games to the end value its leaves, as they do there unless told otherwise. Where OpenSpiel leaves something open, that
is done which favours it: of the moves tried most often it plays the one that brought most, and its last simulation
may be late.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from time import perf_counter
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import outremer
from benchmarks.searching.peers import EXPLORE
from outremer.bots import BOTS, Bot, Chair
from outremer.bots.explaining import Ranked
from outremer.bots.levels import Hard, Plans
from outremer.bots.search.search import Search
from outremer.bots.written import Dial
from outremer.doors.spiel import Holder, OutremerState  # lets OpenSpiel load our games
from outremer.kernel.chance import Quick
from outremer.kernel.lexicon import Move
from outremer.kernel.table import Table
from outremer.lab.arena import Match
from outremer.lab.strength import Trial

LEAST: Final = 2  # simulations of a search: the first one looks at no move
NAME: Final = "rival"


@cache
def game_of(name: str, seats: int) -> Any:
    return pyspiel.load_game(f"outremer_{name}(players={seats})")


def searcher(game: Any, simulations: int, chance: np.random.RandomState) -> Any:
    """OpenSpiel's search, as usual; what may be said differs from deal to deal, which it must be told."""
    return ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, chance), EXPLORE, simulations,
        random_state=chance, allow_inconsistent_action_sets=True,
    )  # fmt: skip


def state_of(game: Any, table: Table[Any]) -> OutremerState:
    """This table as OpenSpiel has it; nobody has heard anything yet."""
    state: OutremerState = game.new_initial_state()
    there = table.clone()
    there.world.journal = state.played.game.ears(state.played.rules)
    state.holder = Holder(state.played, there)
    return state


@dataclass
class Effort:
    """What the decisions of one bot have cost, those with nothing to choose left out."""

    simulations: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)

    def note(self, simulations: int, since: float) -> None:
        self.simulations.append(simulations)
        self.seconds.append(perf_counter() - since)

    def add(self, other: Effort) -> None:
        self.simulations += other.simulations
        self.seconds += other.seconds


class Rival(Bot):
    """Searches for so many seconds about every decision with a choice, however many there are in a turn."""

    by_clock = True
    dials: ClassVar = {"seconds": Dial(0.01, 60)}
    effort: ClassVar = Effort()

    def __init__(self, seed: int | str = 0, seconds: float = 0.1) -> None:
        super().__init__(seed)
        self.seconds = seconds
        number = int.from_bytes(blake2b(f"{NAME} {seed}".encode(), digest_size=4).digest(), "big")
        self._driver = Quick(number)
        self._chance = np.random.RandomState(number)

    def choose(self, chair: Chair) -> Move:
        moves = chair.moves()
        if len(moves) == 1:
            return moves[0]
        begun = perf_counter()
        table = chair.kernel(self._driver)
        state = state_of(game_of(chair.game, table.rules.seats), table)
        search = searcher(state.get_game(), LEAST, self._chance)
        root = search.create_new_node(state)
        simulations = 0
        while simulations < LEAST or perf_counter() - begun < self.seconds:
            search.run_simulation(search.sample_root_state(state))
            simulations += 1
        best = max(root.child_info, key=lambda move: (root.child_info[move].visits, root.child_info[move].value()))
        self.effort.note(simulations, begun)
        return outremer.game(chair.game).lexicon.say(int(best))

    def reply(self, chair: Chair, replies: list[Move]) -> Move:
        """At the door nobody answers out of turn: each answer is followed by as many random games as any other."""
        if len(replies) == 1:
            return replies[0]
        begun = perf_counter()
        table = chair.kernel(self._driver)
        state = state_of(game_of(chair.game, table.rules.seats), table)
        evaluator = mcts.RandomRolloutEvaluator(1, self._chance)
        won = [0.0] * len(replies)
        games = 0
        while games < len(replies) or perf_counter() - begun < self.seconds:
            at = games % len(replies)
            won[at] += evaluator.evaluate(self._after(state, chair, replies[at]))[chair.seat]
            games += 1
        self.effort.note(games, begun)
        played = [len(range(at, games, len(replies))) for at in range(len(replies))]
        return replies[max(range(len(replies)), key=lambda at: won[at] / played[at])]

    def _after(self, state: OutremerState, chair: Chair, said: Move) -> OutremerState:
        """The state behind these words, dealt anew."""
        after = state.resample_from_infostate(chair.seat, self._chance.uniform)
        after.table.take(chair.seat, outremer.game(chair.game).lexicon.spoken[str(said)][1])
        after.holder.look()
        return after


class CountedHard(Hard):
    """Plays as `hard` does, and says what it has cost."""

    effort: ClassVar = Effort()
    searching: Search

    def search(self, chair: Chair, table: Table[Any], plans: Plans) -> Search:
        self.searching = super().search(chair, table, plans)
        return self.searching

    def ranked(self, chair: Chair, table: Table[Any], plans: Plans) -> Ranked:
        begun = perf_counter()
        found = super().ranked(chair, table, plans)
        self.effort.note(self.searching.iterations, begun)
        return found


@contextmanager
def counted() -> Iterator[dict[str, Effort]]:
    """While it lasts there is a bot `rival`, and what it and `hard` spend is counted."""
    ours, theirs, usual = Effort(), Effort(), BOTS["hard"]

    class OurOne(CountedHard):
        effort = ours

    class TheirOne(Rival):
        effort = theirs

    BOTS["hard"], BOTS[NAME] = OurOne, TheirOne
    try:
        yield {"hard": ours, NAME: theirs}
    finally:
        BOTS["hard"] = usual
        del BOTS[NAME]


@dataclass(frozen=True)
class Bout:
    """A game between the two, and what their decisions cost."""

    match: Match
    moved: int
    efforts: dict[str, Effort]


def play(trial: Trial, piece: tuple[int, int]) -> Bout:
    with counted() as efforts:
        return Bout(trial.match(piece), piece[1], efforts)
