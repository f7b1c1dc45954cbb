"""OpenSpiel's own simulations pass with serialisation, and its searches play by what a seat may know."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import outremer
import outremer.doors.spiel
from outremer.doors.spiel import OutremerState


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


@pytest.mark.parametrize("name", outremer.games())
def test_the_simulations_of_openspiel_pass(name: str) -> None:
    pyspiel.random_sim_test(
        load(name, players=outremer.game(name).least_seats), num_sims=1, serialize=True, verbose=False
    )


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


@pytest.mark.parametrize("name", outremer.games())
def test_a_state_dealt_anew_keeps_what_the_player_has_heard_and_sees(name: str) -> None:
    state = began(load(name), 60)
    dice = Random(8)
    for player in range(state.num_players()):
        dealt = state.resample_from_infostate(player, dice.random)
        assert dealt.information_state_string(player) == state.information_state_string(player)
        assert dealt.observation_string(player) == state.observation_string(player)
        assert dealt.history() == state.history()


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
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    with pytest.raises(outremer.Refused, match=r"forbidden by \[auction\.open\.no-pass\]"):
        state.apply_action(state.played.lexicon.spoken["pass"][1])


@pytest.mark.parametrize("name", outremer.games())
def test_searches_of_openspiel_find_a_legal_move(name: str) -> None:
    game = load(name, players=outremer.game(name).least_seats)
    state = began(game, 25)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
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


@pytest.mark.parametrize("name", ["akkon", "jerusalem"])
def test_information_set_search_plays_on_states_dealt_anew(name: str) -> None:
    game = load(name, players=2)
    state = began(game, 25)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    thinker = ismcts.ISMCTSBot(
        game=game,
        evaluator=QuickEvaluator(),
        uct_c=1.4,
        max_simulations=6,
        random_state=np.random.RandomState(2),
    )
    assert thinker.step(state) in state.legal_actions()
