"""A saved position is JSON that a person can read and edit; loading checks it before anything is made of it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from inspect import Parameter, signature
from typing import Any

from outremer.kernel.blanks import Blank, is_said, shown
from outremer.kernel.forms import Form, Piece, Roll, World
from outremer.kernel.modules import Rules
from outremer.kernel.table import Table
from outremer.table.calls import tails_of, uncalled
from outremer.table.game import Game, Setting


class BadSave(ValueError):
    """A save that cannot be loaded. The text names the field and says what is wrong with it."""


_names: dict[type, dict[str, Parameter]] = {}  # reading a signature is slow


def names(kind: type) -> Mapping[str, Parameter]:
    """The blanks of a form, or the fields of a world without the rules: the parameters of its constructor."""
    if kind not in _names:
        _names[kind] = {name: one for name, one in signature(kind).parameters.items() if name != "rules"}
    return _names[kind]


def numbers(table: Table[Any]) -> dict[str, Any]:
    """World and stack as the engine has them, to be compared; quicker than in words."""
    world = [_inside(table.world), *map(_inside, table.world.pieces)]
    stack = [(type(form).__name__, _inside(form)) for form in table.stack]
    return {"world": world, "stack": stack, "asides": table.asides}


def _inside(thing: World | Piece | Form[Any]) -> dict[str, Any]:
    values = ((name, getattr(thing, name)) for name in names(type(thing)))
    return {name: list(value) if isinstance(value, list) else value for name, value in values}


def position(table: Table[Any]) -> dict[str, Any]:
    """World and stack as plain data, every value by its name and in its words."""
    seats = table.rules.seats
    world = _said(table.world, seats)
    with_piece = [module.name for module in table.rules.modules if module.piece is not None]
    world.update({name: _said(piece, seats) for name, piece in zip(with_piece, table.world.pieces, strict=True)})
    stack = []
    for level, form in enumerate(table.stack):
        aside = {"aside": True} if table.asides >> level & 1 else {}
        stack.append({"form": type(form).__name__, **_said(form, seats), **aside})
    return {"world": world, "stack": stack}


def _said(thing: World | Piece | Form[Any], seats: int) -> dict[str, Any]:
    said = {}
    for name in names(type(thing)):
        blank, value = thing.blanks[name], getattr(thing, name)
        if is_said(blank, value):
            said[name] = blank.say(value, seats)
    return said


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
        table = Table(rules, world, stack, asides, tails_of(world, stack, asides))
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
    for total in game.all_totals(world, stack):
        if total.found != total.wanted:
            raise BadSave(f"world: there must be {total.wanted} {total.name} in all, but there are {total.found}")
    misfit = contradiction(world, stack) or uncalled(world, stack, asides)
    if misfit is not None:
        raise BadSave(misfit)


def contradiction(world: World, stack: list[Form[Any]]) -> str | None:
    """What in this position contradicts itself, as world, modules and forms see it; begins with the field."""
    found = world.fits(not stack)
    if found is not None:
        return f"world.{found}"
    for module in world.assembled.modules:
        found = module.answers.fits(world, not stack) if module.answers is not None else None
        if found is not None:
            return found if found.startswith("world.") else f"world.{module.name}.{found}"
    for level, form in enumerate(stack):
        found = None if form.moot(world) else form.fits(world)
        if found is not None:
            return found if found.startswith("world.") else f"stack[{level}].{found}"
    return None


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
    modules = [module for module in rules.modules if module.piece is not None]
    of_modules = [module.name for module in modules]
    base = {name: value for name, value in data.items() if name not in of_modules}
    world = game.world(rules, **_checked("world", game.world, game.world.blanks, base, rules.seats))
    world.pieces = rules.lay_out()
    for at, module in enumerate(modules):
        piece, said = type(world.pieces[at]), data.get(module.name)
        if not isinstance(said, dict):
            raise BadSave(f"world.{module.name}: must be an object with the fields of this module")
        world.pieces[at] = piece(**_checked(f"world.{module.name}", piece, piece.blanks, said, rules.seats))
    return world


def _stack(game: Game, rules: Rules[Any], data: Any) -> tuple[list[Form[Any]], int]:
    if not isinstance(data, list):
        raise BadSave("stack: must be a list of forms, the lowest first")
    kinds = {kind.__name__: kind for kind in game.forms_of(rules)}
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
        _check_place(where, kind, stack[-1] if stack else None, aside)
        asides |= (1 << level) if aside else 0
        rest = {name: value for name, value in saved.items() if name not in ("form", "aside")}
        stack.append(kind(**_checked(where, kind, kind.blanks, rest, rules.seats)))
    if stack and type(stack[0]) is not (lowest := type(game.deal(rules)[1][0])):
        raise BadSave(f"stack[0]: must be {lowest.__name__}, which lies at the bottom, not {type(stack[0]).__name__}")
    return stack, asides


def _check_place(where: str, kind: type[Form[Any]], below: Form[Any] | None, aside: bool) -> None:
    if not aside:
        return
    if not kind.aside:
        raise BadSave(f"{where}: {kind.__name__} is never an aside")
    if below is None:
        raise BadSave(f"{where}: an aside cannot lie at the bottom")
    if below.sealed and not kind.consequence:
        raise BadSave(f"{where}: no aside can lie on {type(below).__name__}, which is sealed")


def _checked(
    where: str, kind: type, ranges: Mapping[str, Blank], data: Mapping[str, Any], seats: int
) -> dict[str, Any]:
    """The engine's values of all parameters of `kind`; those added since the save take their default."""
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
            raise BadSave(f"{where}.{name}{fault}")
        values[name] = ranges[name].read(data[name], seats)
    return values
