"""Flat lists with names: a world keeps a few long lists of numbers, and says them row by row, each by its name.

    HAS = Layout()
    COINS = HAS.row("coins", Number(0, MANY), Chairs(SEATS))          # has[COINS + seat]
    BUILT = HAS.row("built", Nouns(CITIES), Chairs(SEATS))            # has[BUILT + seat]
    blanks = {"has": HAS, "hand": Grid(Number(0, 13), Chairs(SEATS), CARDS)}

In a save: `"has": {"coins": [10, 11], "built": [[], ["arkon"]]}, "hand": [{"white": 2, ...}, ...]`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from outremer.kernel.blanks import NOBODY, Blank, is_whole, shown


class Chairs:
    """An axis of a grid: a place for each seat. What is said names only those that play."""

    def __init__(self, most: int) -> None:
        self.most: Final = most


Axis = int | list[str] | Chairs  # so many places; places with these names; the seats


def _length(axis: Axis) -> int:
    if isinstance(axis, Chairs):
        return axis.most
    return axis if isinstance(axis, int) else len(axis)


@mypyc_attr(allow_interpreted_subclasses=True)
class Listed(Blank):
    """A blank that is a flat list of numbers inside, or a run of one."""

    def say_all(self, numbers: list[int], seats: int) -> object:
        raise NotImplementedError

    def read_all(self, said: object, seats: int) -> list[int]:
        raise NotImplementedError

    def say(self, value: object, seats: int) -> object:
        assert isinstance(value, list)
        return self.say_all(value, seats)

    def read(self, said: object, seats: int) -> object:
        return self.read_all(said, seats)


class Grid(Listed):
    """A value for every place along its axes, the last axis running fastest. Seats that do not play have `absent`."""

    def __init__(self, each: Blank, *axes: Axis, absent: int = 0) -> None:
        self.each: Final = each
        self.axes: Final = list(axes)
        self.absent: Final = absent
        self.length = 1
        for axis in axes:
            self.length *= _length(axis)

    def fault(self, said: object, seats: int) -> str | None:
        return self._fault_along(0, said, seats)

    def _fault_along(self, depth: int, said: object, seats: int) -> str | None:
        if depth == len(self.axes):
            return self.each.fault(said, seats)
        axis = self.axes[depth]
        if isinstance(axis, list):
            return self._fault_by_name(depth, axis, said, seats)
        count = axis if isinstance(axis, int) else seats
        if not isinstance(said, list):
            return f": must be a list, not {shown(said)}"
        if len(said) != count:
            return f": must have {count} entries, not {len(said)}"
        for at, one in enumerate(said):
            fault = self._fault_along(depth + 1, one, seats)
            if fault is not None:
                return f"[{at}]{fault}"
        return None

    def _fault_by_name(self, depth: int, names: list[str], said: object, seats: int) -> str | None:
        fault = fault_of_keys(said, names)
        if fault is None and isinstance(said, dict):
            for name in names:
                fault = self._fault_along(depth + 1, said[name], seats)
                if fault is not None:
                    return f".{name}{fault}"
        return fault

    def say_all(self, numbers: list[int], seats: int) -> object:
        return self._say_along(0, numbers, 0, self.length, seats)

    def _say_along(self, depth: int, numbers: list[int], at: int, span: int, seats: int) -> object:
        if depth == len(self.axes):
            return self.each.say(numbers[at], seats)
        axis = self.axes[depth]
        span //= _length(axis)
        if isinstance(axis, list):
            named: dict[str, object] = {}
            for place, name in enumerate(axis):
                named[name] = self._say_along(depth + 1, numbers, at + place * span, span, seats)
            return named
        count = axis if isinstance(axis, int) else seats
        return [self._say_along(depth + 1, numbers, at + place * span, span, seats) for place in range(count)]

    def read_all(self, said: object, seats: int) -> list[int]:
        numbers: list[int] = []
        self._read_along(0, said, self.length, seats, numbers)
        return numbers

    def _read_along(self, depth: int, said: object, span: int, seats: int, numbers: list[int]) -> None:
        if depth == len(self.axes):
            value = self.each.read(said, seats)
            assert isinstance(value, int)
            numbers.append(int(value))
            return
        axis = self.axes[depth]
        span //= _length(axis)
        if isinstance(said, dict) and isinstance(axis, list):
            for name in axis:
                self._read_along(depth + 1, said[name], span, seats, numbers)
        elif isinstance(said, list):
            for one in said:
                self._read_along(depth + 1, one, span, seats, numbers)
            for _ in range((_length(axis) - len(said)) * span):
                numbers.append(self.absent)


class Shapes(Listed):
    """A grid that is larger where modules bring more names: the shapes it may have, that of the base game first.

    No two have the same length, so the list itself says which it is.
    """

    def __init__(self, *shapes: Grid) -> None:
        self.shapes: Final = list(shapes)

    def fault(self, said: object, seats: int) -> str | None:
        return self._said_as(said).fault(said, seats)

    def say_all(self, numbers: list[int], seats: int) -> object:
        for shape in self.shapes:
            if shape.length == len(numbers):
                return shape.say_all(numbers, seats)
        raise ValueError(f"no shape of this grid has {len(numbers)} places")

    def read_all(self, said: object, seats: int) -> list[int]:
        return self._said_as(said).read_all(said, seats)

    def _said_as(self, said: object) -> Grid:
        """The shape with as many names on each axis as stand along the first entries."""
        for shape in self.shapes:
            inside, fits = said, True
            for axis in shape.axes:
                if isinstance(axis, list) and isinstance(inside, dict):
                    fits = fits and len(inside) == len(axis)
                    inside = next(iter(inside.values()), None)
                elif isinstance(inside, list):
                    inside = inside[0] if inside else None
            if fits:
                return shape
        return self.shapes[0]


def fault_of_keys(said: object, names: list[str]) -> str | None:
    """An object with exactly these names."""
    if not isinstance(said, dict):
        return f": must be an object with {', '.join(names)}, not {shown(said)}"
    for name in said:
        if name not in names:
            return f".{name}: there is no such field; the fields are {', '.join(names)}"
    for name in names:
        if name not in said:
            return f".{name}: is missing"
    return None


class Layout(Listed):
    """A list of rows, one behind the other, each with its name, its range and its axes."""

    def __init__(self) -> None:
        self.names: Final[list[str]] = []
        self.rows: Final[list[Grid]] = []
        self.offsets: Final[list[int]] = []
        self.length = 0

    def row(self, name: str, each: Blank, *axes: Axis, absent: int = 0) -> int:
        """Declare the next row; returns where it begins."""
        first = self.length
        grid = Grid(each, *axes, absent=absent)
        self.names.append(name)
        self.rows.append(grid)
        self.offsets.append(first)
        self.length += grid.length
        return first

    def fault(self, said: object, seats: int) -> str | None:
        fault = fault_of_keys(said, self.names)
        if fault is None and isinstance(said, dict):
            for at, name in enumerate(self.names):
                fault = self.rows[at].fault(said[name], seats)
                if fault is not None:
                    return f".{name}{fault}"
        return fault

    def say_all(self, numbers: list[int], seats: int) -> object:
        named: dict[str, object] = {}
        for at, name in enumerate(self.names):
            first = self.offsets[at]
            named[name] = self.rows[at].say_all(numbers[first : first + self.rows[at].length], seats)
        return named

    def read_all(self, said: object, seats: int) -> list[int]:
        assert isinstance(said, dict)
        numbers: list[int] = []
        for at, name in enumerate(self.names):
            numbers += self.rows[at].read_all(said[name], seats)
        return numbers


class Many(Listed):
    """A list of such values: exactly `count` of them, or from `least` up to `count`."""

    def __init__(self, each: Blank, count: int, least: int = -1) -> None:
        self.each: Final = each
        self.count: Final = count
        self.least: Final = count if least < 0 else least

    def fault(self, said: object, seats: int) -> str | None:
        if not isinstance(said, list):
            return f": must be a list, not {shown(said)}"
        if not self.least <= len(said) <= self.count:
            wanted = str(self.count) if self.least == self.count else f"{self.least} to {self.count}"
            return f": must have {wanted} entries, not {len(said)}"
        for at, one in enumerate(said):
            fault = self.each.fault(one, seats)
            if fault is not None:
                return f"[{at}]{fault}"
        return None

    def say_all(self, numbers: list[int], seats: int) -> object:
        return [self.each.say(number, seats) for number in numbers]

    def read_all(self, said: object, seats: int) -> list[int]:
        assert isinstance(said, list)
        numbers: list[int] = []
        for one in said:
            value = self.each.read(one, seats)
            assert isinstance(value, int)
            numbers.append(int(value))
        return numbers


class Records(Listed):
    """Any number of records up to `most`, one behind the other; each has these fields, a number for each inside."""

    def __init__(self, fields: dict[str, Blank], most: int) -> None:
        self.fields: Final = fields
        self.most: Final = most

    def fault(self, said: object, seats: int) -> str | None:
        if not isinstance(said, list):
            return f": must be a list, not {shown(said)}"
        if len(said) > self.most:
            return f": must have at most {self.most} entries, not {len(said)}"
        for at, record in enumerate(said):
            fault = fault_of_keys(record, list(self.fields))
            if fault is not None:
                return f"[{at}]{fault}"
            for name, blank in self.fields.items():
                fault = blank.fault(record[name], seats)
                if fault is not None:
                    return f"[{at}].{name}{fault}"
        return None

    def say_all(self, numbers: list[int], seats: int) -> object:
        width = len(self.fields)
        records: list[dict[str, object]] = []
        for first in range(0, len(numbers), width):
            record: dict[str, object] = {}
            for at, (name, blank) in enumerate(self.fields.items()):
                record[name] = blank.say(numbers[first + at], seats)
            records.append(record)
        return records

    def read_all(self, said: object, seats: int) -> list[int]:
        assert isinstance(said, list)
        numbers: list[int] = []
        for record in said:
            for name, blank in self.fields.items():
                value = blank.read(record[name], seats)
                assert isinstance(value, int)
                numbers.append(int(value))
        return numbers


class Packed(Blank):
    """Several small choices in one number, the last running fastest: `(seat * ROUNDS + round) * KINDS + kind`.

    Each part is a count, from 0 on, or a list of names. By leave also nobody, which is said as null.
    """

    def __init__(self, parts: dict[str, int | list[str]], nobody: bool = False) -> None:
        self.parts: Final = parts
        self.nobody: Final = nobody

    def fault(self, said: object, seats: int) -> str | None:
        if said is None and self.nobody:
            return None
        fault = fault_of_keys(said, list(self.parts))
        if fault is not None or not isinstance(said, dict):
            return fault
        for name, part in self.parts.items():
            one = said[name]
            if isinstance(part, list):
                if one not in part:
                    return f".{name}: must be one of {', '.join(part)}, not {shown(one)}"
            elif not is_whole(one) or not 0 <= one < part:
                return f".{name}: must be a whole number from 0 to {part - 1}, not {shown(one)}"
        return None

    def say(self, value: object, seats: int) -> object:
        assert isinstance(value, int)
        if self.nobody and value == NOBODY:
            return None
        rest = value
        backwards: list[object] = []
        for part in reversed(list(self.parts.values())):
            size = part if isinstance(part, int) else len(part)
            backwards.append(rest % size if isinstance(part, int) else part[rest % size])
            rest //= size
        return dict(zip(self.parts, reversed(backwards), strict=True))

    def read(self, said: object, seats: int) -> object:
        if not isinstance(said, dict):
            return NOBODY
        value = 0
        for name, part in self.parts.items():
            one = said[name]
            value = value * (part if isinstance(part, int) else len(part))
            value += one if isinstance(part, int) else part.index(one)
        return value
