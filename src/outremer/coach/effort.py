"""How much the coach thinks about a game: counted, never timed, so that the same game is always told alike.

Each game says in `data/coach.toml` what fits into a minute of one core; a game without that file gets little.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Final

import outremer
from outremer.table.game import BadSetting

MOST: Final = 1000


@dataclass(frozen=True)
class Effort:
    """Nothing of it may be nothing."""

    places: int = 8  # moments from which the game is played on to its end
    playouts: int = 6  # from each of them
    looks: int = 2  # imagined tables on which every decision is looked at one move ahead
    suspects: int = 4  # decisions of each seat that are then thought about
    iterations: int = 100  # of the search for what would have been better
    deals: int = 24  # imagined tables on which that is compared with what was played
    rounds: int = 1  # that are played on behind both before they are judged

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if not isinstance(value, int) or isinstance(value, bool) or value < 1:
                raise BadSetting(f"the coach needs a whole number of {field.name} from 1 on, not {value!r}")

    def times(self, factor: float) -> Effort:
        """As many times the playouts and deals, and one of each at least."""
        if not 0 < factor <= MOST:
            raise BadSetting(
                f"the coach needs some effort to think with, up to {MOST} times the usual, and was given {factor:g}"
            )
        playouts, deals = round(self.playouts * factor), round(self.deals * factor)
        return replace(self, playouts=max(1, playouts), deals=max(2, deals))


@cache
def effort_of(name: str) -> Effort:
    """What a game says of itself; raises BadSetting."""
    file = outremer.game(name).folder / "data" / "coach.toml"
    said = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    known = [field.name for field in fields(Effort)]
    for word in said:
        if word not in known:
            raise BadSetting(f"{file}: the coach knows no {word!r}; it knows {', '.join(known)}")
    return Effort(**said)
