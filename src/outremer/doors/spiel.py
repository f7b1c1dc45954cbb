"""The door to OpenSpiel: every game as a Python game, `outremer_jerusalem` and so on.

>>> import pyspiel
>>> import outremer.doors.spiel
>>> game = pyspiel.load_game("outremer_akkon(players=3)")
>>> game.new_initial_state().is_chance_node()
True

Chance is explicit. Those who are asked at once answer in turn, and see nothing of each other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from outremer.doors.extras import extra
from outremer.doors.play import Played, in_turn
from outremer.kernel.chance import Seeded
from outremer.kernel.forms import Roll
from outremer.kernel.table import Table
from outremer.table.catalogue import game as game_called
from outremer.table.catalogue import games
from outremer.table.game import Option
from outremer.table.values import NoSuchMove

with extra("openspiel"):
    import numpy as np
    import pyspiel

PREFIX = "outremer_"
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
CHANCE_WIDTH = 1 << 12  # outcomes of one roll at most


class Holder:
    """The table of a state, and who is to speak. OpenSpiel copies a state piece by piece; this goes as a clone."""

    def __init__(self, played: Played, table: Table[Any]) -> None:
        self.played = played
        self.table = table
        self.legal: list[int] | None = None  # what may be said now, once it has been asked for
        self.look()

    def look(self) -> None:
        """Something has happened: see whose word it is."""
        self.legal = None
        seat = in_turn(self.table)
        self.player = CHANCE if seat is None else seat
        if seat is None and self.table.over():
            self.player = TERMINAL

    def __deepcopy__(self, memo: dict[int, object]) -> Holder:
        return Holder(self.played, self.table.clone())


def type_of(name: str) -> pyspiel.GameType:
    game = game_called(name)
    parameters: dict[str, Any] = {"players": game.most_seats}
    parameters.update({option.name: _parameter(option) for option in game.options})
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=name.title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
        provides_factored_observation_string=False,
    )


def _parameter(option: Option) -> str | int:
    """The default of an option; OpenSpiel reads a word of digits as a number."""
    return int(option.default) if all(choice.isdigit() for choice in option.choices) else option.default


class OutremerGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One game with its number of players and its options."""

    game_type: pyspiel.GameType
    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**self.game_type.parameter_specification, **(params or {})}
        options = {name: str(value) for name, value in chosen.items() if name != "players"}
        self.played = Played(self.name, int(chosen["players"]), options)
        longest = self.played.game.longest
        info = pyspiel.GameInfo(
            num_distinct_actions=self.played.moves,
            max_chance_outcomes=CHANCE_WIDTH,
            num_players=self.played.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=longest,
        )
        super().__init__(self.game_type, info, dict(params or {}))

    def new_initial_state(self, as_string: str | None = None) -> OutremerState:
        return OutremerState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> FeatureObserver:
        return FeatureObserver(self.played, bool(iig_obs_type and iig_obs_type.perfect_recall))


class OutremerState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A table at one moment."""

    def __init__(self, game: OutremerGame) -> None:
        super().__init__(game)
        self.played = game.played
        self.holder = Holder(self.played, self.played.table(hears=True))

    @property
    def table(self) -> Table[Any]:
        """The table in numbers; whoever searches with it must not ask more than a seat may know."""
        return self.holder.table

    def current_player(self) -> int:
        return self.holder.player

    def _legal_actions(self, player: int) -> list[int]:
        holder = self.holder
        if holder.legal is None or player != holder.player:
            legal = sorted(holder.table.legal(player))
            if player != holder.player:
                return legal
            holder.legal = legal
        return holder.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        need = self.table.need
        assert isinstance(need, Roll)
        total = sum(need.odds)
        return [(outcome, weight / total) for outcome, weight in enumerate(need.odds) if weight]

    def _apply_action(self, action: int) -> None:
        holder = self.holder
        if holder.player == CHANCE:
            holder.table.roll(self._outcome(action))
        else:
            if action not in self._legal_actions(holder.player):
                self.played.refuse(holder.table, holder.player, self.played.move(action))
            holder.table.take(holder.player, action)
        holder.look()

    def _outcome(self, action: int) -> int:
        """What chance may choose now; raises NoSuchMove."""
        need = self.table.need
        assert isinstance(need, Roll)
        if not (0 <= action < len(need.odds) and need.odds[action]):
            raise NoSuchMove(f"chance cannot choose {action} now; chance_outcomes() says what it can")
        return action

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            need = self.table.need
            return f"roll {need.words[action]}" if isinstance(need, Roll) and action < len(need.words) else str(action)
        return str(self.played.lexicon.sentences[action])

    def is_terminal(self) -> bool:
        return self.holder.player == TERMINAL

    def returns(self) -> list[float]:
        return self.played.shares(self.table) if self.table.over() else [0.0] * self.played.seats

    def information_state_string(self, player: int | None = None) -> str:
        seat = self._asked_for(player)
        return f"{self.played.game.name} seat {seat} heard {self.played.heard(self.table, seat):016x}"

    def observation_string(self, player: int | None = None) -> str:
        return " ".join(map(str, self.played.features.of(self.table, self._asked_for(player))))

    def _asked_for(self, player: int | None) -> int:
        return self.played.seat(self.current_player() if player is None else player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> OutremerState:
        """A state that this player cannot tell from this one, drawn at random."""
        driver = Seeded(int(sampler() * (1 << 62)))
        state: OutremerState = self.clone()
        state.holder = Holder(self.played, self.played.game.redealt(self.table, self.played.seat(player), driver))
        return state

    def __str__(self) -> str:
        over = "over" if self.table.over() else f"player {self.current_player()}"
        return f"{self.played.game.name}, {over}, {len(self.full_history())} steps"


class FeatureObserver:
    """What OpenSpiel's algorithms read: a tensor of features, a string of what was heard."""

    def __init__(self, played: Played, recalls: bool) -> None:
        self.recalls = recalls
        self.tensor = np.zeros(len(played.features.columns), np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: OutremerState, player: int) -> None:
        self.tensor[:] = np.frombuffer(state.played.numbers(state.table, player), np.int32)

    def string_from(self, state: OutremerState, player: int) -> str:
        return state.information_state_string(player) if self.recalls else state.observation_string(player)


def refuse_to_crash(bot: Any) -> None:
    """A bot in C++ refuses our states: its `step` calls Python games without Python's lock, which ends the process."""
    step = bot.step

    def step_if_it_can(self: Any, state: Any) -> int:
        if isinstance(state, OutremerState):
            raise pyspiel.SpielError(
                f"{bot.__name__}.step of OpenSpiel cannot play games in Python, its own ones neither: it runs without"
                " Python's lock and would crash; search with open_spiel.python.algorithms instead"
            )
        return int(step(self, state))

    bot.step = step_if_it_can


def register() -> None:
    """Let `pyspiel.load_game` open every game of ours; importing this module does it."""
    for name in games():
        if game_called(name).features_by is not None and PREFIX + name not in pyspiel.registered_names():
            described = type_of(name)
            fields = {"name": name, "game_type": described}
            pyspiel.register_game(described, type(f"{name.title()}InOpenSpiel", (OutremerGame,), fields))


register()
for one in (pyspiel.ISMCTSBot, pyspiel.MCTSBot):
    refuse_to_crash(one)
