"""OpenSpiel's own simulations pass with serialisation, and its searches play by what a seat may know."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts
from open_spiel.python.algorithms.expected_game_score import policy_value
from open_spiel.python.policy import UniformRandomPolicy

import outremer
import outremer.doors.spiel
from outremer.doors.spiel import Holder, OutremerGame, OutremerState, type_of
from outremer.kernel.table import Table


def load(name: str, **parameters: object) -> Any:
    said = ",".join(f"{name}={value}" for name, value in parameters.items())
    return pyspiel.load_game(f"outremer_{name}({said})")


def began(game: Any, steps: int, seed: int = 3) -> OutremerState:
    """A state after so many random steps."""
    state: OutremerState = game.new_initial_state()
    dice = Random(seed)
    for _ in range(steps):
        if state.is_chance_node():
            state.apply_action(dice.choice([outcome for outcome, _ in state.chance_outcomes()]))
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    return state


TABLES: list[tuple[str, dict[str, object]]] = [  # where offers may be made at any time, games at random are long
    (name, {"players": seats})
    for name, game in ((name, outremer.game(name)) for name in outremer.games())
    for seats in range(game.least_seats, game.most_seats + 1)
    if seats == game.least_seats or True not in game.lexicon.is_offer
]
TABLES += [
    ("fief", {"players": 4}),
    ("akkon", {"players": 3, "length": "short", "pieces_per_turn": "many", "hands": "counted"}),
    ("council", {"players": 3, "map": "bab", "reward-order": "alphabetical", "free-permit": "pays-nothing"}),
    ("fief", {"players": 3, "turn_limit": 4, "tactics": "yes", "politics": "yes"}),
    ("jerusalem", {"players": 3, "edition": "de", "war": "unblocked", "screens": "open"}),
]


@pytest.mark.parametrize(("name", "parameters"), TABLES)
def test_the_simulations_of_openspiel_pass_with_serialisation(name: str, parameters: Mapping[str, object]) -> None:
    pyspiel.random_sim_test(load(name, **parameters), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", outremer.games())
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = began(load(name), 40)
    player = state.current_player()
    heard = [state.information_state_string(seat) for seat in range(state.num_players())]
    clone = state.clone()
    assert [clone.information_state_string(seat) for seat in range(state.num_players())] == heard
    if state.is_chance_node():
        clone.apply_action(clone.chance_outcomes()[0][0])
    else:
        clone.apply_action(clone.legal_actions()[0])
    assert state.current_player() == player
    assert [state.information_state_string(seat) for seat in range(state.num_players())] == heard


SHORT: dict[str, dict[str, object]] = {"akkon": {"length": "short"}, "fief": {"players": 3, "turn_limit": 4}}


@pytest.mark.parametrize("name", outremer.games())
def test_a_state_dealt_anew_keeps_what_the_player_has_heard_and_sees(name: str) -> None:
    state = began(load(name, **SHORT.get(name, {})), 60)
    dice, seats = Random(8), range(state.num_players())
    seen = [state.observation_string(seat) for seat in seats]
    told_apart: set[int] = set()
    for player in seats:
        dealt = state.resample_from_infostate(player, dice.random)
        assert dealt.information_state_string(player) == state.information_state_string(player)
        assert dealt.observation_string(player) == seen[player]
        assert dealt.history() == state.history()
        told_apart |= {seat for seat in seats if dealt.observation_string(seat) != seen[seat]}
    assert told_apart  # by somebody who does see what was dealt anew
    assert [state.observation_string(seat) for seat in seats] == seen


@pytest.mark.parametrize("name", outremer.games())
def test_a_state_dealt_anew_plays_on_to_its_end(name: str) -> None:
    state = began(load(name, **SHORT.get(name, {})), 60)
    dice = Random(8)
    dealt = state.resample_from_infostate(state.num_players() - 1, dice.random)
    began_with = len(dealt.full_history())
    while not dealt.is_terminal():
        if dealt.is_chance_node():
            dealt.apply_action(dice.choice([outcome for outcome, _ in dealt.chance_outcomes()]))
        else:
            dealt.apply_action(dice.choice(dealt.legal_actions()))
    assert sum(dealt.returns()) == pytest.approx(1)
    assert len(dealt.full_history()) > began_with == len(state.full_history())
    assert not state.is_terminal()


def test_the_tensor_is_the_row_of_features() -> None:
    state = began(load("council", players=2), 30)
    assert state.observation_tensor(1) == state.played.features.of(state.table, 1)


def test_chances_are_those_of_the_table() -> None:
    state = load("jerusalem").new_initial_state()
    assert state.is_chance_node()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)


def test_options_are_parameters() -> None:
    state = load("jerusalem", players=3, edition="de").new_initial_state()
    assert state.played.setting.options["edition"] == "de"
    with pytest.raises(Exception, match="the option edition of jerusalem cannot be 'fr'"):
        load("jerusalem", edition="fr")


def test_an_illegal_action_names_the_rule() -> None:
    state = began(load("jerusalem", edition="it"), 0)
    with pytest.raises(outremer.NoSuchMove, match=r"chance cannot choose 999 now; chance_outcomes\(\) says"):
        state.apply_action(999)
    with pytest.raises(outremer.NoSuchMove, match="there is no seat -1; the seats are 0 to 3"):
        state.information_state_string()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    with pytest.raises(outremer.Refused, match=r"forbidden by \[auction\.open\.no-pass\]"):
        state.apply_action(state.played.lexicon.spoken["pass"][1])
    with pytest.raises(outremer.NoSuchMove, match="there is no action 99999; the actions are 0 to 1462"):
        state.apply_action(99_999)
    with pytest.raises(outremer.NoSuchMove, match="there is no seat 9; the seats are 0 to 3"):
        state.resample_from_infostate(9, lambda: 0.5)


@pytest.mark.parametrize("name", outremer.games())
def test_searches_of_openspiel_find_a_legal_move(name: str) -> None:
    game = load(name, players=outremer.game(name).least_seats)
    state = asked(began(game, 25))
    chance = np.random.RandomState(1)
    thinker = mcts.MCTSBot(game, 1.4, 4, QuickEvaluator(), random_state=chance)
    assert thinker.step(state) in state.legal_actions()


class QuickEvaluator(mcts.Evaluator):  # type: ignore[misc]  # open_spiel has no types
    """All are equally likely to win, and every move is as good as another: the search itself is tried here."""

    def evaluate(self, state: Any) -> Any:
        return np.full(state.num_players(), 1 / state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        moves = state.legal_actions()
        return [(move, 1 / len(moves)) for move in moves]


@pytest.mark.parametrize("name", outremer.games())
def test_information_set_search_plays_on_states_dealt_anew(name: str) -> None:
    game = load(name, players=outremer.game(name).least_seats)
    state = asked(began(game, 25))
    thinker = ismcts.ISMCTSBot(
        game=game,
        evaluator=QuickEvaluator(),
        uct_c=1.4,
        max_simulations=6,
        random_state=np.random.RandomState(2),
        allow_inconsistent_action_sets=True,
    )
    assert thinker.step(state) in state.legal_actions()


def asked(state: OutremerState) -> OutremerState:
    """The same state, once chance has done what comes before the next word."""
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


class LastWords(OutremerGame):
    """A short game of two cut down to its last words, with all that lies hidden there."""

    name = "akkon"
    game_type = type_of("akkon")
    words = 3

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__({"players": 2, **(params or {})})
        state, before = super().new_initial_state(), deque[Table[Any]](maxlen=self.words)
        dice = Random(7)  # in which the last words still decide
        while not state.is_terminal():
            if not state.is_chance_node():
                before.append(state.table.clone())
            state.apply_action(dice.choice(state.legal_actions()))
        self.begun = before[0]

    def new_initial_state(self, as_string: str | None = None) -> OutremerState:
        state = super().new_initial_state(as_string)
        state.holder = Holder(self.played, self.begun.clone())
        return state


def test_regret_is_minimised_by_sampling_on_a_game_cut_down() -> None:
    np.random.seed(3)  # the solver draws from numpy's own chance
    game = LastWords()
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(6):
        solver.iteration()
    start, learnt, blind = game.new_initial_state(), solver.average_policy(), UniformRandomPolicy(game)
    speaker = start.current_player()
    both_blind = policy_value(start, [blind, blind])[speaker]
    one_learnt = policy_value(start, [learnt if seat == speaker else blind for seat in range(2)])[speaker]
    assert one_learnt > both_blind


@pytest.mark.parametrize("bot", ["ISMCTSBot", "MCTSBot"])
def test_a_bot_that_would_crash_is_refused_with_a_sentence(bot: str) -> None:
    game = load("akkon", players=2)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 3)
    bots = {
        "ISMCTSBot": lambda: pyspiel.ISMCTSBot(3, evaluator, 1.4, 5),
        "MCTSBot": lambda: pyspiel.MCTSBot(game, evaluator, 1.4, 5, 10, False, 3, False),
    }
    with pytest.raises(pyspiel.SpielError, match=f"{bot}.step of OpenSpiel cannot play games in Python"):
        bots[bot]().step(asked(began(game, 25)))
    kuhn = pyspiel.load_game("kuhn_poker").new_initial_state().child(0).child(1)
    assert pyspiel.ISMCTSBot(3, evaluator, 1.4, 5).step(kuhn) in kuhn.legal_actions()
