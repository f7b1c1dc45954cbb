"""A game with all that it may bring."""

from __future__ import annotations

from outremer.table.game import Game

EXPANSIONS = ("relics", "fog", "crusades", "politics", "tactics", "templars", "teutonic")


def whole(game: Game) -> dict[str, str]:
    """The options that bring every expansion in; of a game that has none, no options."""
    return {option.name: "yes" for option in game.options if option.name in EXPANSIONS}
