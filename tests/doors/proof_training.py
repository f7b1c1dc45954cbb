"""MaskablePPO of sb3-contrib trains at the Gymnasium door.

`make training` runs it, and nothing else does: PyTorch, which it rests on, is too large to be installed for every test.
"""

from __future__ import annotations

from typing import Any

import pytest

import outremer
from outremer.doors.gym import SeatEnv

sb3_contrib = pytest.importorskip(
    "sb3_contrib", reason="sb3-contrib is not installed here: `make training` installs it"
)


class Listening(SeatEnv):
    """Keeps what was refused."""

    refused: tuple[str, ...] = ()

    def step(self, action: Any) -> Any:
        stepped = super().step(action)
        if "refused" in stepped[4]:
            self.refused = (*self.refused, stepped[4]["refused"])
        return stepped


@pytest.mark.parametrize("game", outremer.games())
def test_maskable_ppo_trains_and_says_only_what_is_allowed(game: str) -> None:
    env = Listening(game, bots=["random"] * (outremer.game(game).least_seats - 1))
    model = sb3_contrib.MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=32, n_epochs=2, seed=3, device="cpu")
    before = [weights.clone() for weights in model.policy.parameters()]
    model.learn(total_timesteps=128)
    assert any(not same.equal(now) for same, now in zip(before, model.policy.parameters(), strict=True))
    features, _ = env.reset(seed=5)
    for _ in range(20):
        move, _ = model.predict(features, action_masks=env.action_masks(), deterministic=True)
        features, *_ = env.step(move)
    assert env.refused == ()
