"""The door to Gymnasium: one seat of every game, against bots.

>>> import gymnasium
>>> import outremer.doors.gym
>>> env = gymnasium.make("outremer/jerusalem-v2", seat=1, bots=["greedy", "random"])
>>> features, info = env.reset(seed=7)
>>> masks = env.get_wrapper_attr("action_masks")()
>>> features, reward, terminated, truncated, info = env.step(int(masks.argmax()))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from outremer.doors.against import Against, company
from outremer.doors.drawing import drawn
from outremer.doors.extras import extra
from outremer.doors.play import NotBegun, Played, rolled_by
from outremer.table import opening
from outremer.table.catalogue import game as game_called
from outremer.table.catalogue import games
from outremer.table.game import BadSetting
from outremer.table.values import Refused

with extra("gymnasium"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

Features = NDArray[np.int32]
MOST_SEEDS = 1 << 62
RENDER_MODES = ("ansi",)
METADATA = {"render_modes": list(RENDER_MODES), "render_fps": 1}


class SeatEnv(gymnasium.Env[Features, np.int64]):
    """One seat of a table whose others are bots: a step is a move of this seat and all that follows until its next.

    Observed are the features; `action_masks` says what may be said. A move that the rules forbid changes nothing:
    `info["refused"]` names the rule. The reward comes at the end and is the seat's share of the win.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        seat: int = 0,
        bots: Sequence[str] | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`bots` are those at the other seats, in their order; usually greedy ones, as many as can play."""
        if render_mode not in (None, *RENDER_MODES):
            raise BadSetting(f"there is no render mode {render_mode!r}; the modes are {', '.join(RENDER_MODES)}")
        self.seat = seat
        self.bots = company(game_called(game), seat, bots)
        self.played = Played(game, len(self.bots) + 1, options)
        self.render_mode = render_mode
        low, high = np.array(self.played.low, np.int32), np.array(self.played.high, np.int32)
        self.observation_space = spaces.Box(low, high, dtype=np.int32)
        self.action_space = spaces.Discrete(self.played.moves)

    def __getattr__(self, name: str) -> Any:
        if "against" in vars(self):
            raise AttributeError(f"{type(self).__name__} has no {name}")
        raise NotBegun(name)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Features, dict[str, Any]]:
        """Begin anew: the same seed deals the same game. Without one, the next game of the last seed.

        Where `options` have a `driver`, it rolls, and the seed is only the bots'.
        """
        super().reset(seed=seed)
        deal = int(self.np_random.integers(MOST_SEEDS)) if seed is None else seed
        played, driver = self.played, rolled_by(deal, options)
        table = opening.new(played.game.name, played.seats, played.setting.options, driver=driver)
        self.against = Against(table, self.seat, self.bots, deal)
        self.steps = 0
        return self._observed(), {}

    def step(self, action: np.int64 | int) -> tuple[Features, float, bool, bool, dict[str, Any]]:
        played, table = self.played, self.against.table
        move = played.move(action)
        info: dict[str, Any] = {}
        try:
            self.against.play(played.lexicon.say(move))
        except Refused as refused:
            info["refused"] = str(refused)
        self.steps += 1
        reward = played.shares(table.kernel)[self.seat] if table.over else 0.0
        if result := table.result():
            standing = next(one for one in result.standings if one.seat == self.seat)
            info |= {"rank": standing.rank, "points": standing.points}
        cut_off = not table.over and self.steps >= played.game.longest
        return self._observed(), reward, table.over, cut_off, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What the seat may say now, as sb3-contrib's MaskablePPO asks for it."""
        mask = np.zeros(self.played.moves, np.bool_)
        if self.against.in_turn:
            mask[self.against.table.kernel.legal(self.seat)] = True
        return mask

    def _observed(self) -> Features:
        return np.frombuffer(self.played.numbers(self.against.table.kernel, self.seat), np.int32)

    def render(self) -> str | None:
        """The board as the terminal draws it for this seat."""
        return None if self.render_mode is None else drawn(self.played, self.against.table.kernel, self.seat)


def register() -> None:
    """Let `gymnasium.make` open every game of ours, `outremer/<game>-v<version>`; importing this module does it."""
    for name in games():
        game = game_called(name)
        id_ = f"outremer/{name}-v{game.version}"
        if game.features_by is not None and id_ not in gymnasium.registry:
            gymnasium.register(id_, entry_point="outremer.doors.gym:SeatEnv", kwargs={"game": name})


register()
