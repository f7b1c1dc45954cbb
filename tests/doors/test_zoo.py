"""PettingZoo's own suites pass unchanged, and its environments show and allow what the seat may see and say."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import outremer
from outremer.doors import zoo
from outremer.kernel.chance import Seeded
from outremer.kernel.table import Table
from tests.kernel.whole import whole

# PettingZoo says so of every environment whose observation is a mask beside numbers, unless it knows it by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
]

TABLES = [
    (name, seats)
    for name in outremer.games()
    for seats in range(outremer.game(name).least_seats, outremer.game(name).most_seats + 1)
]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_suites_of_pettingzoo_pass(game: str, seats: int) -> None:
    api_test(zoo.env(game, seats), num_cycles=120)
    seed_test(lambda: zoo.env(game, seats), num_cycles=40)


@pytest.mark.parametrize("game", [name for name in outremer.games() if whole(outremer.game(name))])
def test_the_suites_pass_with_all_that_a_game_may_bring(game: str) -> None:
    options = whole(outremer.game(game))
    api_test(zoo.env(game, None, options), num_cycles=200)
    seed_test(lambda: zoo.env(game, None, options), num_cycles=40)
    render_test(lambda render_mode=None: zoo.env(game, None, options, render_mode))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_board_is_drawn(game: str, seats: int) -> None:
    render_test(lambda render_mode=None: zoo.env(game, seats, render_mode=render_mode))
    drawn = zoo.env(game, seats, render_mode="ansi")
    drawn.reset(seed=2)
    assert len(str(drawn.render()).splitlines()) > 5


def begun(game: str, seats: int, steps: int) -> zoo.TableEnv:
    """An environment after so many random steps."""
    env, dice = zoo.env(game, seats), Random(9)
    env.reset(seed=9)
    for _ in range(steps):
        env.step(dice.choice(legal(env)))
    return env


def legal(env: zoo.TableEnv) -> list[int]:
    return [int(move) for move in np.flatnonzero(env.last()[0]["action_mask"])]


@pytest.mark.parametrize("game", outremer.games())
def test_only_the_agent_selected_has_a_mask(game: str) -> None:
    env = begun(game, outremer.game(game).least_seats, 15)
    masks = {agent: int(env.observe(agent)["action_mask"].sum()) for agent in env.agents}
    assert masks[env.agent_selection] > 0
    assert sum(masks.values()) == masks[env.agent_selection]


@pytest.mark.parametrize("game", outremer.games())
def test_nobody_observes_more_than_its_seat_may_know(game: str) -> None:
    env = begun(game, outremer.game(game).least_seats, 30)
    hidden = False
    for agent, seat in env.seat_of.items():
        here = env.observe(agent)
        real = env.table
        env.table = env.played.game.redealt(real, seat, Seeded(seat))
        there = env.observe(agent)
        hidden = hidden or not same(here, env.observe(env.possible_agents[(seat + 1) % len(env.agents)]))
        env.table = real
        assert same(here, there)
    assert hidden


def test_who_is_asked_with_others_sees_nothing_of_their_answers() -> None:
    """Whatever the first of many answers, those who have yet to answer observe the same."""
    env, dice, compared = zoo.env("fief", None, whole(outremer.game("fief"))), Random(1), 0
    env.reset(seed=1)
    for _ in range(400):
        first = env.seat_of[env.agent_selection]
        answers = env.table.answers(first)
        waiting = [seat for seat in range(len(env.agents)) if seat != first and env.table.asked(seat)]
        if waiting and len(answers) > 1:
            here, there = (after(env, first, answer) for answer in dice.sample(answers, 2))
            for seat in waiting:
                if here.asked(seat) and there.asked(seat):
                    assert env.played.features.of(here, seat) == env.played.features.of(there, seat)
                    compared += 1
        env.step(dice.choice(answers))
    assert compared > 20


def after(env: zoo.TableEnv, seat: int, answer: int) -> Table[Any]:
    """The table as this answer leaves it."""
    table = env.table.clone()
    table.take(seat, answer)
    return table


def same(here: dict[str, Any], there: dict[str, Any]) -> bool:
    return all(np.array_equal(here[part], there[part]) for part in here)


def test_an_illegal_action_names_the_rule_and_changes_nothing() -> None:
    env = zoo.env("jerusalem", 4, {"edition": "it"})
    env.reset(seed=7)
    move = env.played.lexicon.spoken["pass"][1]
    before = env.observe(env.agent_selection)
    with pytest.raises(outremer.Refused, match=r"'pass' is forbidden by \[auction\.open\.no-pass\]"):
        env.step(move)
    assert same(before, env.observe(env.agent_selection))
    with pytest.raises(outremer.NoSuchMove, match="there is no action 99999; the actions are 0 to"):
        env.step(99_999)


def test_what_is_no_action_no_seed_and_no_driver_is_refused_with_a_sentence() -> None:
    env = zoo.env("jerusalem", 3)
    with pytest.raises(AttributeError, match=r"is not there before a game has begun: env\.reset\(seed=\.\.\.\) begins"):
        env.step(0)
    env.reset(seed=np.int64(7))
    for odd in (None, "pass", 1.5):
        with pytest.raises(outremer.NoSuchMove, match="an action is a whole number from 0 to 1462, not"):
            env.step(odd)
    with pytest.raises(outremer.BadSetting, match="a seed is a whole number, not 'seven'"):
        env.reset(seed="seven")  # type: ignore[arg-type]  # what a person may write
    with pytest.raises(outremer.BadSetting, match=r"whoever rolls is an outremer\.Driver, .* not 5"):
        env.reset(options={"driver": 5})
    with pytest.raises(AttributeError, match="TableEnv has no wings"):
        env.wings  # noqa: B018  # asking is all


def test_what_cannot_be_played_is_refused_with_a_sentence() -> None:
    with pytest.raises(outremer.BadSetting, match="there is no game 'chess'"):
        zoo.env("chess")
    with pytest.raises(outremer.BadSetting, match="akkon is for 2 to 5 players, not 9"):
        zoo.env("akkon", 9)
    with pytest.raises(outremer.BadSetting, match="there is no render mode 'film'"):
        zoo.env("akkon", render_mode="film")


def test_a_finished_game_gives_the_winner_the_win() -> None:
    env = zoo.env("akkon", 2, {"length": "short"})
    env.reset(seed=5)
    dice = Random(5)
    while not any(env.terminations.values()):
        env.step(dice.choice(legal(env)))
    ranks = {agent: info["rank"] for agent, info in env.infos.items()}
    won = [agent for agent, rank in ranks.items() if rank == 1]
    assert env.rewards == {agent: 1 / len(won) if agent in won else 0.0 for agent in env.possible_agents}
    for _ in env.possible_agents:
        env.step(None)
    assert env.agents == []


def test_a_seed_deals_the_very_game_that_a_table_with_it_deals() -> None:
    env = zoo.env("jerusalem", 3)
    env.reset(seed=11)
    table, dice = outremer.new("jerusalem", seats=3, seed=11), Random(3)
    for _ in range(40):
        move = dice.choice(legal(env))
        table.play(env.seat_of[env.agent_selection], env.played.lexicon.sentences[move])
        env.step(move)
    spoken = outremer.Table(env.played.game, env.played.setting, env.table, None)
    assert spoken.hash() == table.hash()


@pytest.mark.parametrize("game", outremer.games())
def test_an_environment_that_has_begun_can_be_copied_and_pickled(game: str) -> None:
    env = begun(game, outremer.game(game).least_seats, 20)
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    seen = observed(env)
    for twin in copies:
        assert observed(twin) == seen
    for one in (env, *copies):
        play_on(one)
        assert observed(one) == observed(env) != seen
    assert observed(pickle.loads(pickle.dumps(zoo.env(game)))) == []


def observed(env: zoo.TableEnv) -> list[Any]:
    if "table" not in vars(env):
        return []
    return [(agent, env.observe(agent)["observation"].tolist(), legal_of(env, agent)) for agent in env.agents]


def legal_of(env: zoo.TableEnv, agent: str) -> list[int]:
    return [int(move) for move in np.flatnonzero(env.observe(agent)["action_mask"])]


def play_on(env: zoo.TableEnv) -> None:
    dice = Random(4)
    for _ in range(20):
        env.step(dice.choice(legal(env)))
