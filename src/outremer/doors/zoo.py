"""The door to PettingZoo: every game as an AEC environment.

>>> from outremer.doors import zoo
>>> env = zoo.env("akkon", seats=3)
>>> env.reset(seed=7)
>>> env.agent_selection
'seat_2'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsIndex

from outremer.doors.drawing import drawn
from outremer.doors.extras import extra
from outremer.doors.play import NotBegun, Played, in_turn, roll_on, rolled_by
from outremer.table.game import BadSetting

with extra("pettingzoo"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv

RENDER_MODES = ("ansi", "human")
METADATA = {"render_modes": list(RENDER_MODES), "is_parallelizable": False}


def env(
    game: str, seats: int | None = None, options: Mapping[str, str] | None = None, render_mode: str | None = None
) -> TableEnv:
    """An environment of this game, by default for as many as can play it."""
    return TableEnv(game, seats, options, render_mode)


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One table. The agent selected is the seat that is asked; of many who are asked at once the first comes first,
    and the others see nothing of its answer. Chance is rolled by the seed of `reset`."""

    def __init__(
        self, game: str, seats: int | None, options: Mapping[str, str] | None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise BadSetting(f"there is no render mode {render_mode!r}; the modes are {', '.join(RENDER_MODES)}")
        self.played = Played(game, seats, options)
        self.metadata = {**METADATA, "name": f"outremer_{game}_v{self.played.game.version}"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.played.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = np.array(self.played.low, np.int32), np.array(self.played.high, np.int32)
        numbers, mask = spaces.Box(low, high, dtype=np.int32), spaces.Box(0, 1, (self.played.moves,), np.int8)
        self._observed = spaces.Dict({"observation": numbers, "action_mask": mask})
        self._acted = {agent: spaces.Discrete(self.played.moves) for agent in self.possible_agents}

    def __getattr__(self, name: str) -> Any:
        if "table" in vars(self):
            raise AttributeError(f"{type(self).__name__} has no {name}")
        raise NotBegun(name)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observed

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._acted[agent]

    def reset(self, seed: SupportsIndex | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin anew. Without a seed the machine's own chance rolls, or whatever `options["driver"]` is."""
        self.driver = rolled_by(seed, options)
        self.table = self.played.table()
        roll_on(self.table, self.driver)
        self.decisions = 0
        self._legal: list[int] | None = None
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[in_turn(self.table) or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        mask = np.zeros(self.played.moves, np.int8)
        if agent == self.agent_selection and in_turn(self.table) == seat:
            mask[self._legal_now()] = 1
        numbers = np.frombuffer(self.played.numbers(self.table, seat), np.int32)
        return {"observation": numbers, "action_mask": mask}

    def _legal_now(self) -> list[int]:
        """What the agent selected may say; looked up once for both its mask and its step."""
        if self._legal is None:
            self._legal = self.table.legal(self.seat_of[self.agent_selection])
        return self._legal

    def step(self, action: Any) -> None:
        """Say the move of this number; one that the rules forbid raises Refused, which names the rule."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat, move = self.seat_of[agent], self.played.move(action)
        if move not in self._legal_now():
            self.played.refuse(self.table, seat, move)
        self.table.take(seat, move)
        self._legal = None
        roll_on(self.table, self.driver)
        self.decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        speaker = in_turn(self.table)
        if speaker is not None and self.decisions < self.played.game.longest:
            self.agent_selection = self.possible_agents[speaker]
        else:
            self._end()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        """All is over, or cut off where nobody comes to an end."""
        if self.table.over():
            self.rewards = dict(zip(self.agents, self.played.shares(self.table), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            for standing in self.played.game.result(self.table.world).standings:
                self.infos[self.agents[standing.seat]] = {"rank": standing.rank, "points": standing.points}
        else:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The board as the terminal draws it for an onlooker: printed by "human", handed over by "ansi"."""
        if self.render_mode is None:
            return None
        board = drawn(self.played, self.table, None)
        if self.render_mode == "human":
            print(board)
            return None
        return board

    def close(self) -> None:
        """There is nothing to close."""
