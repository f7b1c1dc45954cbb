"""What holds of a table at every step of any game: it loads as it was saved, its twin is like it, all views agree."""

from __future__ import annotations

from typing import Any

import msgspec

import outremer


def unsound(table: outremer.Table) -> str:
    """The first of these that does not hold, in words; empty if all do."""
    saved = table.save()
    try:
        loaded = outremer.load({**saved, "record": []}).save()
    except outremer.BadSave as refusal:
        return f"its own save is refused: {refusal}"
    for part in ("world", "stack"):
        if loaded[part] != saved[part]:
            return f"the {part} is loaded as {loaded[part]}, not as {saved[part]}"
    if table.clone().hash() != table.hash():
        return "its twin is not like it"
    listeners = [*range(table.seats), None]
    shared, parts = table.views(listeners)
    shared["options"] = dict(shared["options"])
    for listener, own in zip(listeners, parts, strict=True):
        if pieced_together(shared, own) != _plain(table.view(listener)):
            return f"{listener} sees something else together with others than alone"
    return ""


def pieced_together(shared: dict[str, Any], own: dict[str, Any]) -> Any:
    """What all see alike, with the parts that one listener sees beside it or instead."""
    whole = _plain(shared)
    for path, value in own.items():
        *way, last = path.split(".")
        box = whole
        for step in way:
            box = box[int(step)] if isinstance(box, list) else box.setdefault(step, {})
        box[int(last) if isinstance(box, list) else last] = _plain(value)
    return whole


def _plain(value: Any) -> Any:
    """As it travels: a copy that may be written to."""
    return msgspec.json.decode(msgspec.json.encode(value))
