"""Whether the forms of a stack fit on each other: each was called for by the one below it, with the same blanks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from outremer.kernel.forms import Call, Form, Need, Sequence, World


def uncalled(
    world: World, stack: list[Form[Any]], decided_by: Mapping[str, str], given: Mapping[str, tuple[str, ...]]
) -> str | None:
    """The first form that is not as the one below it calls for it, beginning with the field; for a stack of no asides.

    `decided_by` names, by form, the blank that says what it calls for; `given`, the blanks its caller fills in.
    """
    for level, form in enumerate(stack):
        name, need = type(form).__name__, form.needs(world)
        where = f"stack[{level}].{decided_by[name]}" if name in decided_by else f"stack[{level}]"
        above = stack[level + 1] if level + 1 < len(stack) else None
        found = _unlike(f"{where}: {name}", form, need, above)
        if found is None and above is not None and isinstance(need, Call):
            for blank in given.get(type(above).__name__, ()):
                if getattr(above, blank) != getattr(need.form, blank):
                    wanted = getattr(need.form, blank)
                    found = f"stack[{level + 1}].{blank}: must be {wanted}, as {name} below it says"
                    break
        if found is not None:
            return found
    return None


def _unlike(start: str, form: Form[Any], need: Need, above: Form[Any] | None) -> str | None:
    if not isinstance(need, Call):
        return None if above is None else f"{start} calls for nothing now, but {type(above).__name__} lies on it"
    if above is None:  # where a part has not begun, nothing is half done
        begins = isinstance(form, Sequence) or "" in form.callers
        return None if begins else f"{start} calls for {type(need.form).__name__}, which does not lie on it"
    if type(need.form) is not type(above):
        return f"{start} calls for {type(need.form).__name__} now, but {type(above).__name__} lies on it"
    return None
