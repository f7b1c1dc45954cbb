"""Whether what the coach once said of a game is what it would say today: by a stamp over all that it judges by."""

from __future__ import annotations

from functools import cache

import outremer
from outremer.bots.fingerprint import hash_of, thought_with
from outremer.coach import analysis


@cache
def stamp_of(name: str, effort: float = 1.0) -> str:
    """Another one as soon as the coach, the rules of this game, its judge, its levels or the effort about it have
    changed.

    The effort is so many times the usual.
    """
    game = outremer.game(name)
    said = f"{analysis.VERSION} {game.version} {effort:g}"
    return hash_of((said, game.folder, [*thought_with(game), *game.folder.glob("data/coach.toml")]))
