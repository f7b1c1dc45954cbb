"""How a bot is written: its name, and behind a colon what is set on it, `hard:seconds=1,iterations=200`.

A bot's class says what can be set on it (`dials`) and takes it by name, as its seed is taken.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from outremer.table.game import BadSetting


@dataclass(frozen=True)
class Dial:
    """A number that may be set on a bot."""

    least: float
    most: float
    is_whole: bool = False

    def __str__(self) -> str:
        return f"a {'whole ' if self.is_whole else ''}number from {self.least:g} to {self.most:g}"

    def read(self, text: str) -> float | None:
        """The number that is written here, if it fits."""
        try:
            number = int(text) if self.is_whole else float(text)
        except ValueError:
            return None
        return number if math.isfinite(number) and self.least <= number <= self.most else None


def listed(text: str) -> list[str]:
    """The bots of a list. A comma parts bots, and settings too: a part that sets something belongs to the bot before.

    >>> listed("greedy,hard:seconds=1,iterations=200,random")
    ['greedy', 'hard:seconds=1,iterations=200', 'random']
    """
    found: list[str] = []
    for part in text.split(","):
        if found and "=" in part and ":" not in part:
            found[-1] += f",{part}"
        else:
            found.append(part)
    return found


def name_of(written: str) -> str:
    return written.partition(":")[0]


def read_settings(written: str, dials: Mapping[str, Dial]) -> dict[str, float]:
    """What is set on the bot that is written so; raises BadSetting."""
    name, colon, said = written.partition(":")
    if not colon:
        return {}
    if not dials:
        raise BadSetting(f"the bot {name} takes no settings; write {name!r}, not {written!r}")
    values: dict[str, float] = {}
    for pair in said.split(","):
        key, mark, text = pair.partition("=")
        if not (key and mark and text):
            raise BadSetting(f"a bot's settings are written {name}:name=value,..., not {written!r}")
        if key not in dials:
            raise BadSetting(f"the bot {name} has no setting {key!r}; it has {', '.join(dials)}")
        if key in values:
            raise BadSetting(f"{written!r} sets {key} twice")
        value = dials[key].read(text)
        if value is None:
            raise BadSetting(f"the setting {key} of the bot {name} is {dials[key]}, not {text!r}")
        values[key] = value
    return values
