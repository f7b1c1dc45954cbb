"""What a bot says, whatever becomes of its thoughts: a table never waits for one that fails."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from outremer.bots.bot import Bot, Chair
from outremer.bots.greedy import Greedy
from outremer.bots.random_bot import RandomBot
from outremer.kernel.lexicon import Move
from outremer.table.game import BadSetting


class Said(NamedTuple):
    """A move, and how the bot failed that should have chosen it, if it did."""

    move: Move
    failure: str = ""


def speak(player: Bot, chair: Chair, replies: Sequence[Move] = ()) -> Said:
    """What the bot chooses, among the replies if there are some.

    If it fails, the best that it had found by then; else what `greedy` would say, and else a move by lot. What is wrong
    with its settings or with a game's data is for whoever wrote them, and is raised.
    """
    try:
        return Said(_chosen(player, chair, replies))
    except BadSetting:
        raise
    except Exception as error:  # noqa: BLE001  # a bot may fail in any way, want of memory among them
        # No more of it is kept than this: the error holds on to all that was thought.
        failure = f"{type(error).__name__}: {error}".removesuffix(": ")
    return Said(_instead(player, chair, replies), failure)


def _chosen(player: Bot, chair: Chair, replies: Sequence[Move]) -> Move:
    return player.reply(chair, list(replies)) if replies else player.choose(chair)


def _instead(player: Bot, chair: Chair, replies: Sequence[Move]) -> Move:
    with suppress(Exception):
        if (best := player.so_far(chair)) is not None:
            return best
    with suppress(Exception):
        return _chosen(Greedy(player.seed), chair, replies)
    return _chosen(RandomBot(player.seed), chair, replies)
