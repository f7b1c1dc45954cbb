"""A saved position is JSON that a person can read and edit; loading checks it before anything is made of it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from inspect import Parameter, signature
from typing import Any

from outremer.kernel.blanks import Blank, shown
from outremer.kernel.forms import Form, Roll, Rules, Sequence, World
from outremer.kernel.table import Table
from outremer.table.game import Game, Setting


class BadSave(ValueError):
    """A save that cannot be loaded. The text names the field and says what is wrong with it."""


def blanks(form: Form[Any]) -> dict[str, Any]:
    """A form as it is saved: `type(form)(**blanks(form))` is the form again."""
    return {name: _plain(getattr(form, name)) for name in names(type(form))}


def fields(world: World) -> dict[str, Any]:
    """A world as it is saved, without the rules it shares with others."""
    return {name: _plain(getattr(world, name)) for name in names(type(world))}


_names: dict[type, dict[str, Parameter]] = {}  # reading a signature is slow


def names(kind: type) -> Mapping[str, Parameter]:
    """The blanks of a form, or the fields of a world without the rules: the parameters of its constructor."""
    if kind not in _names:
        _names[kind] = {name: one for name, one in signature(kind).parameters.items() if name != "rules"}
    return _names[kind]


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, list | tuple) else value


def position(table: Table[Any]) -> dict[str, Any]:
    """World and stack as plain data."""
    return {
        "world": fields(table.world),
        "stack": [
            {"form": type(form).__name__, **blanks(form), **({"aside": True} if table.asides >> level & 1 else {})}
            for level, form in enumerate(table.stack)
        ],
    }


def digest(data: object) -> str:
    """A short hash of plain data, the same on every machine."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def view_digest(view: Mapping[str, Any]) -> str:
    """The hash of a view: the exclusive or of the hashes of its parts, so that a server hashes only what has changed.

    The parts are the keys of the view but `world`, and the keys of the world as `world.<key>`; of a list of objects
    each is a part, `world.areas.9`. The hash of a part is that of `name=value`, the value in canonical JSON: sorted
    keys, no spaces.
    """
    parts = {name: value for name, value in view.items() if name != "world"}
    parts.update({f"world.{name}": value for name, value in view["world"].items()})
    whole = 0
    for name, value in parts.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            for at, one in enumerate(value):
                whole ^= _part_hash(f"{name}.{at}", one)
        else:
            whole ^= _part_hash(name, value)
    return f"{whole:032x}"


def _part_hash(name: str, value: Any) -> int:
    text = f"{name}={json.dumps(value, sort_keys=True, separators=(',', ':'), ensure_ascii=False)}"
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=16).digest(), "big")


def restore(game: Game, setting: Setting, data: Mapping[str, Any]) -> Table[Any]:
    """The table of a saved position, or BadSave; nothing is half loaded."""
    rules = game.rules(setting)
    world = _world(game, rules, data.get("world"))
    stack, asides = _stack(game, rules, data.get("stack"))
    try:
        _check_whole(game, world, stack, asides)
        table = Table(rules, world, stack, asides)
        _check_whole(game, world, stack, table.asides)
        _check_asked(table)
    except BadSave:
        raise
    except Exception as error:  # numbers that contradict each other may break a rule in any way
        top = data["stack"][-1]["form"] if data["stack"] else "the end"
        raise BadSave(f"stack: {top} does not fit this world ({str(error) or type(error).__name__})") from error
    return table


def _check_whole(game: Game, world: World, stack: list[Form[Any]], asides: int) -> None:
    """What each part may be was checked before; here, whether the parts fit together."""
    for total in game.totals(world, stack):
        if total.found != total.wanted:
            raise BadSave(f"world: there must be {total.wanted} {total.name} in all, but there are {total.found}")
    for level, form in enumerate(stack):
        if isinstance(form, Sequence):
            above = level + 1 < len(stack) and not asides >> (level + 1) & 1
            _check_sequence(level, form, world, stack[level + 1] if above else None)
    misfit = game.misfit(world, stack)
    if misfit is not None:
        raise BadSave(misfit)


def _check_sequence(level: int, form: Sequence[Any], world: World, above: Form[Any] | None) -> None:
    parts = form.parts(world)
    if form.at not in parts:
        raise BadSave(f"stack[{level}].at: must now be one of {', '.join(map(repr, parts))}, not {form.at!r}")
    if above is not None and not isinstance(above, type(form.part(world, form.at))):
        raise BadSave(f"stack[{level}].at: is {form.at!r}, but the form above it is {type(above).__name__}")


def _check_asked(table: Table[Any]) -> None:
    for seat in range(table.rules.seats):
        moves = table.legal(seat)
        if table.asked(seat) and all(table.rules.is_offer[move] for move in moves):
            top = type(table.stack[-1]).__name__
            raise BadSave(f"stack: {top} asks seat {seat}, who can do nothing in this position")
    if isinstance(table.need, Roll) and sum(table.need.odds) <= 0:
        raise BadSave(f"stack: {type(table.stack[-1]).__name__} needs a roll that has no outcome in this position")


def _world(game: Game, rules: Rules[Any], data: Any) -> World:
    if not isinstance(data, dict):
        raise BadSave("world: must be an object with the fields of the position")
    values = _checked("world", game.world, game.world.blanks, data, rules.seats)
    return game.world(rules, **values)  # type: ignore[call-arg]  # every game's world takes its rules first


def _stack(game: Game, rules: Rules[Any], data: Any) -> tuple[list[Form[Any]], int]:
    if not isinstance(data, list):
        raise BadSave("stack: must be a list of forms, the lowest first")
    kinds = {kind.__name__: kind for kind in game.forms}
    stack: list[Form[Any]] = []
    asides = 0
    for level, saved in enumerate(data):
        where = f"stack[{level}]"
        name = saved.get("form") if isinstance(saved, dict) else saved
        if not isinstance(saved, dict) or not isinstance(name, str) or name not in kinds:
            raise BadSave(f"{where}: {shown(name)} is no form of {game.name}; its forms are {', '.join(kinds)}")
        kind = kinds[name]
        aside = saved.get("aside", False)
        if not isinstance(aside, bool):
            raise BadSave(f"{where}.aside: must be true or false, not {shown(aside)}")
        _check_place(where, kind, type(stack[-1]) if stack else None, aside)
        asides |= (1 << level) if aside else 0
        rest = {name: value for name, value in saved.items() if name not in ("form", "aside")}
        stack.append(kind(**_checked(where, kind, kind.blanks, rest, rules.seats)))
    return stack, asides


def _check_place(where: str, kind: type[Form[Any]], below: type[Form[Any]] | None, aside: bool) -> None:
    if aside:
        if "*" not in kind.callers:
            raise BadSave(f"{where}: {kind.__name__} is never an aside")
        if below is None:
            raise BadSave(f"{where}: an aside cannot lie at the bottom")
        if below.sealed:
            raise BadSave(f"{where}: no aside can lie on {below.__name__}, which is sealed")
    elif (below.__name__ if below else "") not in kind.callers:
        place = f"above {below.__name__}" if below else "at the bottom"
        raise BadSave(f"{where}: {kind.__name__} cannot lie {place}; it may lie on {_places(kind)}")


def _places(kind: type[Form[Any]]) -> str:
    return ", ".join(caller or "the bottom" for caller in kind.callers if caller != "*") or "nothing but as an aside"


def _checked(
    where: str, kind: type, ranges: Mapping[str, Blank], data: Mapping[str, Any], seats: int
) -> dict[str, Any]:
    """The values of all parameters of `kind`, each inside its range; those added since the save take their default."""
    parameters = names(kind)
    for name in data:
        if name not in parameters:
            raise BadSave(f"{where}.{name}: there is no such field; the fields are {', '.join(parameters)}")
    values: dict[str, Any] = {}
    for name, parameter in parameters.items():
        if name not in data:
            if parameter.default is Parameter.empty:
                raise BadSave(f"{where}.{name}: is missing")
            continue
        fault = ranges[name].fault(data[name], seats)
        if fault is not None:
            raise BadSave(f"{where}.{name}: {fault}")
        values[name] = list(data[name]) if isinstance(data[name], list) else data[name]
    return values
