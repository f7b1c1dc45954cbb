"""Puts a mutant in place of what is imported already: the functions that differ get the mutant's code."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from types import CodeType, FunctionType

OF_A_FUNCTION = 0x1  # CO_OPTIMIZED: bodies of modules and classes have run when they were imported, and lack it

Place = tuple[str, str, int]  # file, qualified name, first line
Functions = dict[Place, list[FunctionType]]


def imported_functions() -> Functions:
    """Every function there is, by where its code stands."""
    found: Functions = {}
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType):
            found.setdefault(_place(thing.__code__), []).append(thing)
    return found


def swap(functions: Functions, path: str, before: str, after: str) -> bool:
    """Give imported functions the mutant's code. False if that is not enough: then it must be imported afresh."""
    pairs = _different(compile(before, path, "exec"), compile(after, path, "exec"))
    if pairs is None or any(_place(old) not in functions for old, _ in pairs):
        return False
    for old, new in pairs:
        for function in functions[_place(old)]:
            if len(function.__code__.co_freevars) != len(new.co_freevars):
                return False
            function.__code__ = new
    return True


def same_code(one: CodeType, other: CodeType) -> bool:
    """The same program, wherever its lines stand."""
    return _own(one) == _own(other) and all(
        same_code(left, right) for left, right in zip(_nested(one), _nested(other), strict=True)
    )


def _different(old: CodeType, new: CodeType) -> list[tuple[CodeType, CodeType]] | None:
    """The outermost functions that differ; nothing if what runs at import differs."""
    if _own(old) != _own(new):
        return None
    pairs = []
    for left, right in zip(_nested(old), _nested(new), strict=True):
        if same_code(left, right):
            continue
        if left.co_flags & OF_A_FUNCTION:
            pairs.append((left, right))
        else:
            below = _different(left, right)
            if below is None:
                return None
            pairs += below
    return pairs


def _own(code: CodeType) -> tuple[object, ...]:
    """A code without what is nested in it; constants with their types, since `1 == True`."""
    constants = [
        (type(constant).__name__, repr(constant)) if not isinstance(constant, CodeType) else constant.co_name
        for constant in code.co_consts
    ]
    names = code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars
    return code.co_code, constants, names, code.co_argcount, code.co_kwonlyargcount, code.co_flags


def _nested(code: CodeType) -> Iterator[CodeType]:
    return (constant for constant in code.co_consts if isinstance(constant, CodeType))


def _place(code: CodeType) -> Place:
    return code.co_filename, code.co_qualname, code.co_firstlineno
