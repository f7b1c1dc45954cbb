"""Whether the forms of a stack fit on each other: each was called for by the one below it, with the same blanks."""

from __future__ import annotations

from typing import Any

from outremer.kernel.blanks import shown
from outremer.kernel.forms import Call, Form, Need, Sequence, Then, World


def uncalled(world: World, stack: list[Form[Any]], asides: int) -> str | None:
    """The first form that is not as the one below it calls for it, beginning with the field, or None."""
    for level, form in enumerate(stack):
        if isinstance(form, Sequence) and form.at not in (parts := [part.name for part in form.in_play(world)]):
            return f"stack[{level}].at: must now be one of {', '.join(parts)}, not {shown(form.at)}"
        if asides >> (level + 1):
            continue  # what broke in may have taken away its premise; that is seen when it is on top again
        need = form.needs(world)
        above = stack[level + 1] if level + 1 < len(stack) else None
        found = _unlike(_where(level, form), need, above)
        if found is None and above is not None and isinstance(need, Call):
            found = _given_otherwise(world, level, form, need, above)
        if found is not None:
            return found
    return None


def _where(level: int, form: Form[Any]) -> str:
    """The field that decides what this form calls for."""
    if isinstance(form, Sequence):
        return f"stack[{level}].at: {type(form).__name__}"
    for name, blank in form.blanks.items():
        if blank.decides:
            return f"stack[{level}].{name}: {type(form).__name__}"
    return f"stack[{level}]: {type(form).__name__}"


def _unlike(start: str, need: Need, above: Form[Any] | None) -> str | None:
    if not isinstance(need, Call):
        return None if above is None else f"{start} calls for nothing now, but {type(above).__name__} lies on it"
    if above is None:
        return None  # it has not begun yet, and begins now
    if not isinstance(above, type(need.form)):
        return f"{start} calls for {type(need.form).__name__} now, but {type(above).__name__} lies on it"
    return None


def _given_otherwise(world: World, level: int, form: Form[Any], need: Call[Any], above: Form[Any]) -> str | None:
    seats = world.assembled.seats
    for name, blank in above.blanks.items():
        wanted = getattr(need.form, name)
        if blank.given and getattr(above, name) != wanted:
            said = blank.say(wanted, seats)
            return f"stack[{level + 1}].{name}: must be {said}, as {type(form).__name__} below it says"
    return None


def tails_of(world: World, stack: list[Form[Any]], asides: int) -> int:
    """The forms that end with the one above them, a bit per level."""
    tails = 0
    for level, form in enumerate(stack[:-1]):
        if not asides >> (level + 1) & 1 and isinstance(form.needs(world), Then):
            tails |= 1 << level
    return tails
