"""Promises: what the rules cannot enforce.

`broke` is called where one can be broken, `kept` where one is fulfilled; whatever is still open when its turn is over
is told as kept.
"""

from __future__ import annotations

from typing import Final

from outremer.games.fief.layout import PROMISE_WIDTH
from outremer.games.fief.vocabulary import PROMISE_BROKEN, PROMISE_KEPT, PROMISED
from outremer.games.fief.world import France
from outremer.kernel.blanks import NOBODY

TURN_OF_PROMISE: Final = 3  # its place in a record


def make_promise(g: France, by: int, to: int, promise: int, when: int, audience: int) -> None:
    """It binds nobody; those who heard it will hear whether it was kept. [deal.promise]"""
    if promise == NOBODY:
        return
    turn = g.turn + when
    for at in range(0, len(g.promise), PROMISE_WIDTH):
        if g.promise[at : at + PROMISE_WIDTH - 1] == [by, to, promise, turn]:
            g.promise[at + PROMISE_WIDTH - 1] |= audience
            return
    g.promise.extend([by, to, promise, turn, audience])
    g.tell_only(audience, PROMISED, [by, to, promise, turn])


def has_promised(g: France, by: int, to: int, promise: int) -> bool:
    """For this turn, and neither broken nor given yet. [deal.promise]"""
    for at in range(0, len(g.promise), PROMISE_WIDTH):
        if g.promise[at : at + PROMISE_WIDTH - 1] == [by, to, promise, g.turn]:
            return True
    return False


def broke(g: France, by: int, to: int, promise: int) -> None:
    """Called where this is done: a promise of this turn against it was broken. [deal.promise]"""
    settle(g, by, to, promise, PROMISE_BROKEN)


def kept(g: France, by: int, to: int, promise: int) -> None:
    """Called where this is done: what was promised for this turn has been given. [deal.promise]"""
    settle(g, by, to, promise, PROMISE_KEPT)


def settle(g: France, by: int, to: int, promise: int, outcome: int) -> None:
    for at in range(0, len(g.promise), PROMISE_WIDTH):
        if g.promise[at : at + PROMISE_WIDTH - 1] == [by, to, promise, g.turn]:
            g.tell_only(g.promise[at + PROMISE_WIDTH - 1], outcome, [by, to, promise])
            del g.promise[at : at + PROMISE_WIDTH]
            return


def settle_promises(g: France) -> None:
    """A turn is over: those for it that nobody broke were kept. [deal.promise]"""
    for at in range(len(g.promise) - PROMISE_WIDTH, -1, -PROMISE_WIDTH):
        if g.promise[at + TURN_OF_PROMISE] <= g.turn:
            by, to, promise, _, audience = g.promise[at : at + PROMISE_WIDTH]
            g.tell_only(audience, PROMISE_KEPT, [by, to, promise])
            del g.promise[at : at + PROMISE_WIDTH]
