"""What may contradict itself while the game is being prepared: each step finds nothing but what came before it."""

from __future__ import annotations

from typing import Any

from outremer.games.council.setup import Hands, Permits, Setup
from outremer.games.council.vocabulary import KINDS, PERMIT_COUNT, SEATS
from outremer.games.council.world import BONUS_OWNER, FRESH, HAND, IN_PILE, OPEN, PLAYED, SHOWN, TOKEN, Kingdom
from outremer.kernel.blanks import NOBODY
from outremer.kernel.forms import Form


def unprepared(g: Kingdom, stack: list[Form[Any]]) -> str | None:
    """The first such thing, beginning with the field, or None."""
    for level, form in enumerate(stack):
        above = stack[level + 1] if level + 1 < len(stack) else None
        found = None
        if isinstance(form, Setup):
            found = known(g, form.at) or tokens(g) or piles(g) or open_permits(g, form, above) or hands(g, form, above)
        if found is not None:
            return found if found.startswith("world.") else f"stack[{level + 1}].{found}"
    return None


def known(g: Kingdom, at: str) -> str | None:
    """The map and the first player come before whatever depends on them."""
    if g.map == NOBODY and at != "sides":
        return f"world.map: must be known in the part {at!r}"
    if g.first == NOBODY and at in ("hands", "neutral"):
        return f"world.first: must be known in the part {at!r}"
    if NOBODY in g.councillors and at in ("first-player", "hands", "neutral"):
        return f"world.councillors[{g.councillors.index(NOBODY)}]: somebody must sit here"
    return None


def tokens(g: Kingdom) -> str | None:
    """[setup.reward-tokens.purple-none]"""
    if g.map == NOBODY:
        return None if max(g.board[TOKEN:OPEN]) == NOBODY else f"world.board[{TOKEN}]: no token lies without a map"
    purple = g.rules.box.king_city[g.map]
    return None if g.board[TOKEN + purple] == NOBODY else f"world.board[{TOKEN + purple}]: this city gets no token"


def piles(g: Kingdom) -> str | None:
    """Nobody has a permit yet, and nobody has played a card."""
    for permit in range(PERMIT_COUNT):
        if g.place[permit] not in (IN_PILE, SHOWN):
            return f"world.place[{permit}]: must be {IN_PILE} or {SHOWN} before the first turn"
    return f"world.cards[{PLAYED}]: nobody has played a card yet" if any(g.cards[PLAYED:]) else None


def open_permits(g: Kingdom, form: Setup, above: Form[Any] | None) -> str | None:
    """They are turned up from left to right. [setup.permits.reveal-two]"""
    if form.at not in ("sides", "tokens", "permits"):
        return None
    reached = above.slot if isinstance(above, Permits) else 0
    for slot in range(BONUS_OWNER - OPEN):
        if (g.board[OPEN + slot] != NOBODY) != (slot < reached):
            if isinstance(above, Permits):
                return f"slot: is {reached}, so world.board[{OPEN + slot}] does not fit"
            return f"world.board[{OPEN + slot}]: no permit lies open yet"
    return None


def hands(g: Kingdom, form: Setup, above: Form[Any] | None) -> str | None:
    """[setup.player.draw-six]"""
    if form.at == "neutral":
        return None
    held = sum(g.cards[HAND : HAND + SEATS * KINDS])
    if isinstance(above, Hands):
        return None if above.dealt == held else f"dealt: {held} cards are in the hands"
    if held or any(g.cards[FRESH:PLAYED]):
        return f"world.cards[{HAND}]: no card is dealt before the part 'hands'"
    return None
