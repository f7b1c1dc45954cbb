"""What the levels of a game think with: each game says it in `data/levels.toml`, as it was chosen by measuring.

Under `search` stands how `medium` and `hard` search, under each of them how long they think about a decision, and under
`easy` how far behind the best a move may be that it still plays, and what it may cost. A game without that file is
thought about as usual.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

import outremer
from outremer.bots.search.search import Manner, Search
from outremer.bots.weighing import KINDS, TUNED, judge_of
from outremer.kernel.chance import Driver
from outremer.kernel.table import Table
from outremer.table.game import BadSetting, Game

LIMITS: Final = {"medium": 1.0, "hard": 3.0}  # seconds of a decision that no game may exceed


@dataclass(frozen=True)
class Thinking:
    """How a level thinks about one game."""

    near: float = 0.35  # of the spread of all worths: what is no farther behind the best is as good for `easy`
    loss: float = 0.08  # of the win, by the fitted weights: a move that costs more than that is none for `easy`
    guide: str = TUNED  # whose weights say what is worth trying
    leaf: str = TUNED  # whose weights say who will win
    turns: int = 0  # that are played on greedily before that is asked
    explore: float = 1.0  # how much a first impression counts beside what was found
    wide: int = 12  # plans looked at when a node is met again
    wider: float = 2.0  # and with every further visit
    seconds: float = 0.8  # about a decision

    def manner(self) -> Manner:
        return Manner(self.explore, self.turns, self.wide, self.wider)

    def search(
        self, game: Game, table: Table[Any], seat: int, driver: Driver, among: list[list[int]] | None = None
    ) -> Search:
        """A search by these that has not begun, among all that is worth trying unless plans are named."""
        guide, leaf = judge_of(game.name, self.guide), judge_of(game.name, self.leaf)
        return Search(game.redealt, guide, leaf, table, seat, driver, self.manner(), among)


USUAL: Final = {"easy": Thinking(), "medium": Thinking(), "hard": Thinking(seconds=2.6)}
HERE: Final = {"easy": ("near", "loss"), "search": ("guide", "leaf", "turns", "explore", "wide", "wider")}


@cache
def thinking_of(name: str, level: str) -> Thinking:
    """How this level thinks about the game of this name; raises BadSetting where its file says nonsense."""
    file = outremer.game(name).folder / "data" / "levels.toml"
    said = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    try:
        return read_thinking(said, level)
    except BadSetting as error:
        raise BadSetting(f"{file}: {error}") from error


def read_thinking(said: Mapping[str, Any], level: str) -> Thinking:
    """What a file says of a level; what it leaves out is as usual."""
    known = {**HERE, **dict.fromkeys(LIMITS, (*HERE["search"], "seconds"))}
    for part, values in said.items():
        if part not in known:
            raise BadSetting(f"levels have no part {part!r}; they have {', '.join(known)}")
        for word in values:
            if word not in known[part]:
                raise BadSetting(f"{part} knows no {word!r}; it knows {', '.join(known[part])}")
    shared = said.get("search", {}) if level in LIMITS else {}
    return _checked(replace(USUAL[level], **{**shared, **said.get(level, {})}), level)


def _checked(thinking: Thinking, level: str) -> Thinking:
    for part, kind in (("guide", thinking.guide), ("leaf", thinking.leaf)):
        if kind not in KINDS:
            raise BadSetting(f"the {part} of {level} is {', '.join(KINDS[:-1])} or {KINDS[-1]}, not {kind!r}")
    longest = LIMITS.get(level, 1.0)
    if not 0 < thinking.seconds <= longest:
        raise BadSetting(f"{level} thinks for more than 0 and at most {longest:g} seconds, not {thinking.seconds!r}")
    for word, least in (("near", 0), ("loss", 0), ("turns", 0), ("explore", 0), ("wide", 1), ("wider", 0)):
        if not getattr(thinking, word) >= least:
            raise BadSetting(f"{word} of {level} is a number from {least} on, not {getattr(thinking, word)!r}")
    return thinking
