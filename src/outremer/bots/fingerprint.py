"""By what it is known that bots play a game as they did: how they think, with what, and what they judge by."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

import outremer
from outremer.table.game import Game

SOURCES: Final = (".py", ".toml")
BOTS: Final = Path(__file__).parent


@cache
def fingerprint_of(name: str) -> str:
    """Another one as soon as anything has changed by which bots choose in this game, beside its rules."""
    game = outremer.game(name)
    return hash_of(("the game", game.folder, thought_with(game)), ("bots", BOTS, BOTS.rglob("*.py")))


def thought_with(game: Game) -> Iterator[Path]:
    """The judge with its weights, wherever a part of it lies, and the levels."""
    for file in game.folder.rglob("*"):
        if file.suffix in SOURCES:
            own = file.relative_to(game.folder).parts
            if any(part.startswith(("judge", "judging")) for part in own) or own == ("data", "levels.toml"):
                yield file


def hash_of(*listed: tuple[str, Path, Iterable[Path]]) -> str:
    """Of these files, each known by a heading and by where it lies below a folder."""
    found = blake2b(digest_size=16)
    for heading, folder, files in listed:
        for file in sorted(files):
            found.update(f"{heading}\0{file.relative_to(folder).as_posix()}\0".encode())
            found.update(file.read_bytes())
    return found.hexdigest()
