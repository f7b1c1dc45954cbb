"""What the searches of others do in a second.

They play random games to the end where ours asks a judge, as they do unless told otherwise.
"""

from __future__ import annotations

from math import log, sqrt
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.searching.positions import SEATS, kept
from benchmarks.searching.rates import a_second

SIMULATIONS = 8  # of a slow search at one position
MANY = 50  # of a faster one
EXPLORE = 1.4
THEIR_GAMES = ("connect_four", "backgammon", "chess")


# -- OpenSpiel --------------------------------------------------------------------------------------------------------


def measure_ismcts(name: str, folder: Path, budget: float) -> dict[str, float]:
    """OpenSpiel's IS-MCTS in Python at our positions, through our door."""
    import numpy as np

    from benchmarks.searching.rival import game_of, searcher, state_of

    game = game_of(name, SEATS)
    bot = searcher(game, SIMULATIONS, np.random.RandomState(1))

    def search(state: Any) -> int:
        bot.run_search(state)
        return SIMULATIONS

    return {"simulations": a_second(search, [state_of(game, table) for table, _ in kept(folder, name)], budget)}


def measure_openspiel(name: str, budget: float) -> dict[str, float]:
    """OpenSpiel's MCTS on a game of its own, in Python and in C++."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import mcts

    game, dice, chance = pyspiel.load_game(name), Random(5), np.random.RandomState(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(dice.choice(state.chance_outcomes())[0])
    bots: dict[str, Any] = {
        "python": mcts.MCTSBot(
            game, EXPLORE, SIMULATIONS, mcts.RandomRolloutEvaluator(1, chance), solve=False, random_state=chance
        ),
        "c++": pyspiel.MCTSBot(
            game, pyspiel.RandomRolloutEvaluator(1, 1), EXPLORE, MANY, 500, False, 1, False
        ),
    }  # fmt: skip
    counts = {"python": SIMULATIONS, "c++": MANY}

    def search(kind: str) -> int:
        bots[kind].step(state)
        return counts[kind]

    return {kind: a_second(search, [kind], budget / 2) for kind in bots}


# -- catanatron -------------------------------------------------------------------------------------------------------


def measure_catanatron(budget: float) -> dict[str, float]:
    """Its own player where it is installed; what PyPI has comes without it, and a plain tree of ours plays there."""
    from catanatron import Color, Game, RandomPlayer

    players = [RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
    places = []
    for seed in range(4):
        game = Game(players, seed=seed)
        for _ in range(60 * (seed + 1)):
            game.play_tick()
        while len(_moves(game)) < 2:
            game.play_tick()
        places.append(game)
    try:
        from catanatron.players.mcts import MCTSPlayer
    except ImportError:
        return {"simulations": a_second(_grow, places, budget), "is_theirs": 0.0}

    def decide(game: Any) -> int:
        MCTSPlayer(game.state.current_color(), SIMULATIONS).decide(game, _moves(game))
        return SIMULATIONS

    return {"simulations": a_second(decide, places, budget), "is_theirs": 1.0}


def _moves(game: Any) -> list[Any]:
    """Newer versions keep them in another place."""
    moves: list[Any] = game.playable_actions if hasattr(game, "playable_actions") else game.state.playable_actions
    return moves


class Tried:
    """A move in the plain tree, and what came of it."""

    def __init__(self) -> None:
        self.visits = 0
        self.wins: dict[Any, int] = {}  # by colour
        self.moves: dict[Any, Tried] = {}

    def hope(self, colour: Any, above: int) -> float:
        return self.wins.get(colour, 0) / self.visits + EXPLORE * sqrt(log(above) / self.visits)


def _grow(game: Any) -> int:
    """Upper confidence trees as in the books: one copy and one random game to the end for each simulation."""
    root, dice = Tried(), Random(1)
    for _ in range(SIMULATIONS):
        there, node, path = game.copy(), root, [root]
        while there.winning_color() is None:
            colour, moves = there.state.current_color(), _moves(there)
            fresh = [move for move in moves if move not in node.moves]
            if fresh:
                move = dice.choice(fresh)
            else:
                move = max(moves, key=lambda one: node.moves[one].hope(colour, node.visits))
            there.execute(move)
            node = node.moves.setdefault(move, Tried())
            path.append(node)
            if fresh:
                there.play()
                break
        winner = there.winning_color()
        for one in path:
            one.visits += 1
            one.wins[winner] = one.wins.get(winner, 0) + 1
    return SIMULATIONS
