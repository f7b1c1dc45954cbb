"""Gymnasium's own check passes, and one seat plays against bots by what it may know and say."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers import RecordEpisodeStatistics

import outremer
from outremer.bots.proposals import replies_due
from outremer.doors.gym import SeatEnv
from outremer.kernel.chance import Seeded

TABLES = [(name, seat) for name in outremer.games() for seat in range(outremer.game(name).least_seats)]


def made(game: str, **settings: Any) -> gymnasium.Env[Any, Any]:
    return gymnasium.make(f"outremer/{game}-v{outremer.game(game).version}", **settings)


def against(game: str, seat: int = 0, bot: str = "random") -> SeatEnv:
    return SeatEnv(game, seat, [bot] * (outremer.game(game).least_seats - 1))


@pytest.mark.parametrize(("game", "seat"), TABLES)
def test_the_check_of_gymnasium_passes(game: str, seat: int) -> None:
    bots = ["random"] * (outremer.game(game).least_seats - 1)
    check_env(made(game, seat=seat, bots=bots, render_mode="ansi").unwrapped)


@pytest.mark.parametrize("game", outremer.games())
def test_a_masked_move_is_always_taken_and_any_other_never(game: str) -> None:
    env, dice = against(game), np.random.RandomState(4)
    env.reset(seed=4)
    for _ in range(25):
        mask = env.action_masks()
        assert mask.shape == (env.played.moves,)
        assert mask.dtype == np.bool_
        before = env.against.table.hash()
        *_, info = env.step(dice.choice(np.flatnonzero(~mask)))
        assert "is forbidden by [" in info["refused"]
        assert env.against.table.hash() == before
        *_, info = env.step(dice.choice(np.flatnonzero(mask)))
        assert "refused" not in info
        assert env.against.in_turn


def test_bots_answer_a_proposal_at_once() -> None:
    env, dice = against("fief"), np.random.RandomState(1)
    env.reset(seed=1)
    for _ in range(300):
        move = dice.choice(np.flatnonzero(env.action_masks()))
        proposes = sent_by(env, move)
        env.step(move)
        assert not [seat for seat, _ in replies_due(env.against.table) if seat != env.seat]
        if proposes:
            break
    assert proposes


def sent_by(env: SeatEnv, move: np.int64) -> bool:
    """Would this move send somebody a proposal?"""
    kernel = env.against.table.kernel.clone()
    kernel.take(env.seat, int(move))
    return kernel.rules.addressed(kernel.world) & ~(1 << env.seat) != 0


def test_an_illegal_action_names_the_rule_and_a_number_that_is_none_is_refused() -> None:
    env = SeatEnv("jerusalem", seat=0, options={"edition": "it"})
    env.reset(seed=7)
    features, reward, terminated, truncated, info = env.step(env.played.lexicon.spoken["pass"][1])
    assert info == {"refused": "'pass' is forbidden by [auction.open.no-pass]"}
    assert (reward, terminated, truncated) == (0.0, False, False)
    assert features in env.observation_space
    with pytest.raises(outremer.NoSuchMove, match="there is no action 99999"):
        env.step(99_999)
    with pytest.raises(outremer.NoSuchMove, match="an action is a whole number from 0 to 1462, not 'pass'"):
        env.step("pass")  # type: ignore[arg-type]  # what a person may write


def test_a_game_ends_with_the_seat_s_share_of_the_win() -> None:
    env, dice = SeatEnv("akkon", 1, ["random"], {"length": "short"}), np.random.RandomState(2)
    env.reset(seed=2)
    terminated = truncated = False
    while not terminated:
        assert not truncated
        _, reward, terminated, truncated, info = env.step(dice.choice(np.flatnonzero(env.action_masks())))
    result = env.against.table.result()
    assert result is not None
    assert reward == (1 / len(result.winners) if 1 in result.winners else 0.0)
    assert info["rank"] == next(one.rank for one in result.standings if one.seat == 1)
    assert not env.action_masks().any()


@pytest.mark.parametrize("game", outremer.games())
def test_the_seat_observes_what_it_may_know(game: str) -> None:
    env, dice = against(game, 1), np.random.RandomState(6)
    env.reset(seed=6)
    for _ in range(12):
        features, *_ = env.step(dice.choice(np.flatnonzero(env.action_masks())))
    table = env.against.table
    assert features.tolist() == table.features(1)
    dealt = env.played.game.redealt(table.kernel, 1, Seeded(3))
    assert features.tolist() == env.played.features.of(dealt, 1)


def test_a_seed_deals_the_game_of_a_table_and_the_games_behind_it_alike() -> None:
    env = SeatEnv("jerusalem", 2, ["random", "random"])
    env.reset(seed=11)
    assert (
        env.against.table.record().splitlines()[8:10]
        == (outremer.new("jerusalem", seats=3, seed=11).record().splitlines()[8:10])
    )
    following = [env.reset()[0].tolist() for _ in range(2)]
    env.reset(seed=11)
    assert [env.reset()[0].tolist() for _ in range(2)] == following


def test_what_cannot_be_played_is_refused_with_a_sentence() -> None:
    with pytest.raises(outremer.BadSetting, match="there is no bot 'deep'; the bots are"):
        SeatEnv("akkon", bots=["deep"])
    with pytest.raises(outremer.BadSetting, match=r"such as \['greedy', 'random'\], not 'greedy,random'"):
        SeatEnv("akkon", bots="greedy,random")
    with pytest.raises(AttributeError, match="is not there before a game has begun"):
        SeatEnv("akkon").action_masks()
    with pytest.raises(outremer.BadSetting, match="there is no seat 2; the seats are 0 to 1"):
        SeatEnv("akkon", 2, ["random"])
    with pytest.raises(outremer.BadSetting, match="there is no render mode 'human'; the modes are ansi"):
        SeatEnv("akkon", render_mode="human")


@pytest.mark.parametrize("bot", ["random", "easy", "medium:iterations=3"])
@pytest.mark.parametrize("game", ["akkon", "council"])
def test_an_environment_that_has_begun_can_be_copied_and_pickled(game: str, bot: str) -> None:
    env = against(game, 1, bot)
    env.reset(seed=4)
    played_on(env, 3)
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    stands = played_on(env, 0)
    for twin in copies:
        assert played_on(twin, 0) == stands
    assert played_on(copies[0], 4) == played_on(copies[1], 4) == played_on(env, 4) != stands


def played_on(env: SeatEnv, steps: int) -> tuple[str, list[int]]:
    """Where it stands and what may be said, after so many steps more."""
    dice = np.random.RandomState(steps)
    for _ in range(steps):
        env.step(dice.choice(np.flatnonzero(env.action_masks())))
    return env.against.table.hash(), np.flatnonzero(env.action_masks()).tolist()


@pytest.mark.parametrize("game", outremer.games())
def test_what_maskable_ppo_reads_fits_together(game: str) -> None:
    """It is asked here as sb3-contrib asks, whose PyTorch is too large for every test: masks through whatever wraps the
    environment, a row of one for each action, which its logits are masked by; numbers that become floats."""
    env, dice = RecordEpisodeStatistics(against(game)), np.random.RandomState(7)
    assert isinstance(env.action_space, gymnasium.spaces.Discrete)
    assert isinstance(env.observation_space, gymnasium.spaces.Box)
    kept = np.zeros((40, 1, env.action_space.n), np.float32)
    features, _ = env.reset(seed=7)
    for step in range(len(kept)):
        masks = np.stack([env.get_wrapper_attr("action_masks")()])
        kept[step] = masks.reshape(kept[step].shape)
        assert features.shape == env.observation_space.shape
        assert np.isfinite(features.astype(np.float32)).all()
        logits = np.where(masks.astype(bool).reshape(1, -1), dice.random((1, env.action_space.n)), -1e8)
        features, _, terminated, truncated, info = env.step(logits.argmax(axis=1)[0])
        assert "refused" not in info
        assert not truncated
        if terminated:
            features, _ = env.reset()
    assert (kept.sum(axis=2) > 0).all()
