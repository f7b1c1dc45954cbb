"""Whether what the coach once said of a game is what it would say today: by a stamp over all that it judges by."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

import outremer
from outremer.coach import analysis
from outremer.table.game import Game

SOURCES: Final = (".py", ".toml")


@cache
def stamp_of(name: str, effort: float = 1.0) -> str:
    """Another one as soon as the coach, the rules of this game, its judge or the effort about it have changed.

    The effort is so many times the usual.
    """
    game = outremer.game(name)
    found = blake2b(f"{analysis.VERSION} {game.version} {effort:g}".encode(), digest_size=16)
    for file in sorted(_judged_by(game)):
        found.update(file.relative_to(game.folder).as_posix().encode())
        found.update(file.read_bytes())
    return found.hexdigest()


def _judged_by(game: Game) -> Iterator[Path]:
    """The judge with its weights, wherever a part of it lies, and how much is thought."""
    for file in game.folder.rglob("*"):
        if file.suffix in SOURCES:
            own = file.relative_to(game.folder).parts
            if any(part.startswith(("judge", "judging")) for part in own) or own == ("data", "coach.toml"):
                yield file
