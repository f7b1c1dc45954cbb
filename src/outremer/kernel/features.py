"""What a seat may know, as a row of numbers: always as many, always in the same order, each with its name.

The fields of the world and of modules' pieces and the blanks of open forms are read as they lie there, a set as one
number for each that may be in it. What the seat may not know is veiled before: it reads -1.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic

from mypy_extensions import mypyc_attr

from outremer.kernel.blanks import NOBODY, AnyWord, Blank, Noun, Nouns, Number, Seat, Seats, Sentence, unmarked
from outremer.kernel.forms import Ask, Form, Roll, Sequence, W
from outremer.kernel.layouts import Axis, Chairs, Grid, Layout, Many, Packed, Records, Shapes
from outremer.kernel.modules import Rules
from outremer.kernel.table import Table

UNKNOWN: Final = NOBODY


class Column:
    """One number: its name, and the lowest and the highest it may be when it is known."""

    def __init__(self, name: str, low: int, high: int) -> None:
        self.name: Final = name
        self.low: Final = low
        self.high: Final = high


class Reading:
    """How a field or a blank is read: which of its numbers in which order, and how each is split."""

    def __init__(self, places: list[int], length: int) -> None:
        self.places: Final = places
        self.is_whole: Final = places == list(range(length))
        self.length: Final = length  # how many numbers there are at most; those that are missing are unknown
        self.members = 0  # of a set: a number for each
        self.sizes: list[int] = []  # of a packed number: how many each of its parts may be, the last running fastest
        self.width = 1  # numbers read for each place

    def read(self, numbers: list[int], row: list[int]) -> None:
        if self.width == 1 and self.is_whole and len(numbers) == self.length:
            row.extend(numbers)
            return
        for place in self.places:
            number = numbers[place] if place < len(numbers) else UNKNOWN
            if self.members:
                for member in range(self.members):
                    row.append(number >> member & 1 if number >= 0 else UNKNOWN)
            elif self.sizes:
                self.unpack(number, row)
            else:
                row.append(number)

    def unpack(self, number: int, row: list[int]) -> None:
        first, rest = len(row), number
        for _ in self.sizes:
            row.append(UNKNOWN)
        for at in range(len(self.sizes) - 1, -1, -1):
            if number != UNKNOWN:
                row[first + at] = rest % self.sizes[at]
                rest //= self.sizes[at]


class Share:
    """All readings of one thing, field by field: a world, a piece or a form."""

    def __init__(self, name: str, seats: int, unread: tuple[str, ...] = ()) -> None:
        self.name: Final = name
        self.seats: Final = seats
        self.unread: Final = unread
        self.columns: Final[list[Column]] = []
        self.fields: Final[list[str]] = []  # by reading: the field it is of
        self.readings: Final[list[Reading]] = []
        self.firsts: Final[list[int]] = []  # by reading: where its numbers begin in the field
        self.words: Final[dict[str, list[str]]] = {}  # by field that is a word: the words there are

    def add(self, field: str, blank: Blank, length: int) -> None:
        """Read this field, which has so many numbers as the game begins (1 if it is no list)."""
        name, inside = f"{self.name}.{field}", unmarked(blank)
        if name in self.unread:
            return
        if isinstance(inside, Layout):
            for at, row in enumerate(inside.rows):
                if f"{name}.{inside.names[at]}" not in self.unread:
                    self._add_grid(field, f"{name}.{inside.names[at]}", row, inside.offsets[at])
        elif isinstance(inside, Grid):
            self._add_grid(field, name, inside, 0)
        elif isinstance(inside, Shapes):
            for shape in inside.shapes:
                if shape.length == length:
                    self._add_grid(field, name, shape, 0)
        elif isinstance(inside, Many):
            self._add_grid(field, name, Grid(inside.each, inside.count), 0)
        elif isinstance(inside, Records):
            self._add_records(field, name, inside)
        else:
            self._put(field, name, [""], [0], inside, 0, 1)

    def add_word(self, field: str, words: list[str]) -> None:
        """Read a field that is a word, as its number among these."""
        self.words[field] = words
        self.columns.append(Column(f"{self.name}.{field}", UNKNOWN, len(words) - 1))
        self.fields.append(field)
        self.readings.append(Reading([0], 1))
        self.firsts.append(0)

    def _add_grid(self, field: str, name: str, grid: Grid, first: int) -> None:
        names, places = [""], [0]
        for axis in grid.axes:
            steps, count = _steps(axis, self.seats)
            names = [f"{one}.{step}" for one in names for step in steps]
            places = [place * count + at for place in places for at in range(len(steps))]
        self._put(field, name, names, places, unmarked(grid.each), first, grid.length)

    def _add_records(self, field: str, name: str, records: Records) -> None:
        width = len(records.fields)
        for at, (inner, blank) in enumerate(records.fields.items()):
            names = [f".{record}.{inner}" for record in range(records.most)]
            places = [record * width + at for record in range(records.most)]
            self._put(field, name, names, places, unmarked(blank), 0, records.most * width)

    def _put(
        self, field: str, name: str, names: list[str], places: list[int], each: Blank, first: int, length: int
    ) -> None:
        reading = Reading(places, length)
        inner = _columns_of(each, self.seats)
        if isinstance(each, Seats | Nouns):
            reading.members = len(inner)
        elif isinstance(each, Packed):
            reading.sizes = [part if isinstance(part, int) else len(part) for part in each.parts.values()]
        reading.width = 1 if not reading.members and not reading.sizes else len(inner)
        if not inner:
            return
        for one in names:
            for column in inner:
                self.columns.append(Column(f"{name}{one}{column.name}", column.low, column.high))
        self.fields.append(field)
        self.readings.append(reading)
        self.firsts.append(first)

    def read(self, thing: object, row: list[int]) -> None:
        numbers: list[int] = []
        last = ""
        for at in range(len(self.readings)):
            field, reading = self.fields[at], self.readings[at]
            if field != last:
                numbers = self._numbers(thing, field)
                last = field
            first = self.firsts[at]
            if first == 0 and reading.length >= len(numbers):
                reading.read(numbers, row)
            else:
                reading.read(numbers[first : first + reading.length], row)

    def _numbers(self, thing: object, field: str) -> list[int]:
        value = getattr(thing, field)
        if isinstance(value, list):
            return value
        if isinstance(value, str):
            words = self.words[field]
            return [words.index(value) if value in words else UNKNOWN]
        return [int(value)]

    def leave_unread(self, row: list[int]) -> None:
        """Nothing of it is known, or it does not lie there."""
        row.extend([UNKNOWN] * len(self.columns))


def _steps(axis: Axis, seats: int) -> tuple[list[str], int]:
    """The names along an axis, of the seats those that play; and how many places it has."""
    if isinstance(axis, Chairs):
        return [f"seat-{seat}" for seat in range(seats)], axis.most
    if isinstance(axis, int):
        return [str(at) for at in range(axis)], axis
    return axis, len(axis)


def _columns_of(each: Blank, seats: int) -> list[Column]:
    """The numbers that one value is read as; their names go behind the value's own."""
    if isinstance(each, Number):
        return [Column("", each.low, each.high)]
    if isinstance(each, Seat):
        return [Column("", NOBODY if each.nobody else 0, seats - 1)]
    if isinstance(each, Noun):
        return [Column("", NOBODY if each.nobody else 0, len(each.words) - 1)]
    if isinstance(each, Seats):
        return [Column(f".seat-{seat}", 0, 1) for seat in range(seats)]
    if isinstance(each, Nouns):
        return [Column(f".{word}", 0, 1) for word in each.words]
    if isinstance(each, Packed):
        sizes = {name: part if isinstance(part, int) else len(part) for name, part in each.parts.items()}
        return [Column(f".{name}", 0, size - 1) for name, size in sizes.items()]
    if isinstance(each, Sentence):
        return [Column("", NOBODY, len(each.lexicon.sentences) - 1)]
    return [Column("", 0, 1)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Generic[W]):
    """The row of one set of rules: what its columns are, and how it is read. Shared by all tables that play by them."""

    unread: ClassVar[tuple[str, ...]] = ()  # what `count` tells better, by name: `world.card`, `politics.captors`

    def __init__(self, rules: Rules[W], world: W, forms: list[type[Form[W]]]) -> None:
        """Of a world as the game begins, and of the forms that may be open."""
        seats = rules.seats
        self.rules: Final = rules
        self.world: Final = Share("world", seats, self.unread)
        self.pieces: Final[list[Share]] = []
        self.forms: Final[dict[str, Share]] = {}  # by form: its open blanks
        self.secrets: Final[dict[str, Share]] = {}  # by form: its secret ones
        self.counts: Final[list[Column]] = []
        for name, blank in world.blanks.items():
            self.world.add(name, blank, _length(getattr(world, name)))
        self._add_pieces(rules)
        for form in forms:
            self._add_form(form)
        self.counted()
        self.columns: Final = self._all_columns()
        self.closed: Final[list[int]] = []  # what is read of the forms where none is open
        self.starts: Final[dict[str, int]] = {}  # by form: where its numbers begin among those
        for name, share in self.forms.items():
            self.starts[name] = len(self.closed)
            self.closed.append(0)
            share.leave_unread(self.closed)
            if name in self.secrets:
                self.secrets[name].leave_unread(self.closed)

    def _add_pieces(self, rules: Rules[W]) -> None:
        names = [module.name for module in rules.modules if module.piece is not None]
        for name, piece in zip(names, rules.lay_out(), strict=True):
            share = Share(name, rules.seats, self.unread)
            for field, blank in piece.blanks.items():
                share.add(field, blank, _length(getattr(piece, field)))
            self.pieces.append(share)

    def _add_form(self, form: type[Form[W]]) -> None:
        """What is open and what is secret apart. The size of a grid that has several is known of no form."""
        shown = Share(form.__name__, self.rules.seats, self.unread)
        secret = Share(form.__name__, self.rules.seats, self.unread)
        for name, blank in form.blanks.items():
            inside = unmarked(blank)
            if isinstance(inside, AnyWord):
                assert issubclass(form, Sequence)
                shown.add_word(name, [part.name for part in self.rules.parts_of(form.__name__, form.parts)])
            elif not isinstance(inside, Shapes):
                (secret if blank.secret else shown).add(name, blank, 1)
        self.forms[form.__name__] = shown
        if secret.columns:
            self.secrets[form.__name__] = secret

    def _all_columns(self) -> list[Column]:
        seats = self.rules.seats
        columns = [Column(f"me.seat-{seat}", 0, 1) for seat in range(seats)]
        columns += [Column(f"asked.seat-{seat}", 0, 1) for seat in range(seats)]
        columns += [Column("rolling", 0, 1), Column("over", 0, 1)]
        for share in [self.world, *self.pieces]:
            columns += share.columns
        columns += self.counts
        for name, share in self.forms.items():
            columns.append(Column(f"{name}.open", 0, 99))
            columns += share.columns
            columns += self.secrets[name].columns if name in self.secrets else []
        return columns

    # -- what a game says ----------------------------------------------------------------------------------------------

    def counted(self) -> None:
        """Declare by `column` what `count` tells."""

    def column(self, name: str, low: int, high: int) -> None:
        self.counts.append(Column(name, low, high))

    def count(self, table: Table[W], seat: int, row: list[int]) -> None:
        """Put what was declared behind the row: numbers of things that this seat may not tell apart. Pure."""

    def veil(self, g: W, seat: int) -> None:
        """Write UNKNOWN, in place, over whatever this seat may not know."""
        raise NotImplementedError

    # -- what programs ask ---------------------------------------------------------------------------------------------

    def of(self, table: Table[W], seat: int) -> list[int]:
        """What this seat may know of the table."""
        row = self.known(table, seat)
        base = len(row)
        row.extend(self.closed)
        for start, numbers in self.opened(table, seat):
            row[base + start : base + start + len(numbers)] = numbers
        return row

    def known(self, table: Table[W], seat: int) -> list[int]:
        """All but the forms: who is asked, the world, and what is counted."""
        row: list[int] = []
        self._read_need(table, seat, row)
        self._read_world(table.world, seat, row)
        self.count(table, seat, row)
        return row

    def opened(self, table: Table[W], seat: int) -> list[tuple[int, list[int]]]:
        """Of each form that is open, where its numbers begin among those of all forms: on which level it is, from 1 on,
        and its blanks; a form that is open twice comes twice, and the topmost counts."""
        found: list[tuple[int, list[int]]] = []
        for level in range(len(table.stack)):
            form = table.stack[level]
            name = type(form).__name__
            numbers = [level + 1]
            self.forms[name].read(form, numbers)
            secret = self.secrets.get(name)
            if secret is not None and form.lets_in(table.world, seat):
                secret.read(form, numbers)
            elif secret is not None:
                secret.leave_unread(numbers)
            found.append((self.starts[name], numbers))
        return found

    def _read_need(self, table: Table[W], seat: int, row: list[int]) -> None:
        need = table.need
        asked = need.seats if isinstance(need, Ask) else 0
        for one in range(self.rules.seats):
            row.append(1 if one == seat else 0)
        for one in range(self.rules.seats):
            row.append(asked >> one & 1)
        row.append(1 if isinstance(need, Roll) else 0)
        row.append(1 if table.over() else 0)

    def _read_world(self, world: W, seat: int, row: list[int]) -> None:
        seen = world.twin()
        for answers in self.rules.answers:
            answers.veil(seen, seat)
        self.veil(seen, seat)
        self.world.read(seen, row)
        for at in range(len(self.pieces)):
            self.pieces[at].read(seen.pieces[at], row)


def _length(value: Any) -> int:
    return len(value) if isinstance(value, list) else 1
