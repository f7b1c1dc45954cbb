"""Proposals are answered by whomever they were made to, whether that seat is asked anything or not."""

from __future__ import annotations

from collections.abc import Iterator

from outremer.kernel.lexicon import Move
from outremer.table.table import Table


def replies_due(table: Table) -> Iterator[tuple[int, list[Move]]]:
    """Each seat that has a proposal to answer when its turn comes, with what it may say to it."""
    say = table.game.lexicon.say
    for seat in range(table.seats):
        kernel = table.kernel
        rules = kernel.rules
        if rules.addressed(kernel.world) >> seat & 1:
            replies = [say(move) for move in kernel.legal(seat) if rules.verb_of[move] in rules.replies]
            if replies:
                yield seat, replies
