"""The games there are: every distribution that has the entry point group `outremer.games` brings its own."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points

import outremer.games  # noqa: F401  # loaded before `outremer.games` becomes the function below, or it would replace it
from outremer.kernel.blanks import shown
from outremer.table.game import BadSetting, Game

GROUP = "outremer.games"
_opened: dict[str, Game] = {}


@cache
def _found() -> dict[str, EntryPoint]:
    """By name: our own first, then those of others, each in alphabetical order."""
    entries = list(entry_points(group=GROUP))
    entries.sort(key=lambda entry: (entry.dist is None or entry.dist.name != "outremer", entry.name))
    found: dict[str, EntryPoint] = {}
    for entry in entries:
        found.setdefault(entry.name, entry)
    return found


def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_found())


def game(name: str) -> Game:
    """What one game tells about itself.

    >>> game("jerusalem").most_seats
    4
    """
    if not isinstance(name, str) or (name not in _opened and name not in _found()):
        raise BadSetting(f"there is no game {shown(name)}; the games are {', '.join(games())}")
    if name not in _opened:
        _opened[name] = _open(_found()[name])
    return _opened[name]


def _open(entry: EntryPoint) -> Game:
    brought_by = f"the game {entry.name!r}, which {entry.dist.name if entry.dist else 'another package'} brings,"
    try:
        opened = entry.load()
    except (ImportError, AttributeError) as error:
        raise BadSetting(f"{brought_by} cannot be opened: {error}") from error
    if not isinstance(opened, Game) or opened.name != entry.name:
        raise BadSetting(f"{brought_by} cannot be opened: {entry.value} is no game of that name")
    return opened


def add_game(added: Game) -> None:
    """Let a game that no distribution brings be opened by its name: a variant of your own, a toy for a test."""
    _opened[added.name] = added
