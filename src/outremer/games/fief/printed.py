"""The data files: what is printed on the board and on the counters, or reconstructed."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

_DATA: Final = files("outremer.games.fief") / "data"  # not beside this module: it may be compiled, and elsewhere


def data(name: str) -> dict[str, Any]:
    return tomllib.loads((_DATA / f"{name}.toml").read_text(encoding="utf-8"))
