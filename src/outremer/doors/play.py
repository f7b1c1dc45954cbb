"""A table as all doors play it: one seat speaks at a time, moves are numbers, nobody sees more than its seat may."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from operator import index
from struct import Struct
from typing import Any, SupportsIndex

from outremer.kernel.chance import Driver, Entropy, Seeded
from outremer.kernel.features import UNKNOWN
from outremer.kernel.forms import Ask, Roll
from outremer.kernel.journal import Ears
from outremer.kernel.lexicon import Move
from outremer.kernel.playouts import first_seat
from outremer.kernel.table import Table
from outremer.table.catalogue import game as game_called
from outremer.table.game import BadSetting
from outremer.table.values import NoSuchMove, Refusal, Refused


class Played:
    """A game by its name with everything that doors ask of it; shared by all tables with the same options."""

    def __init__(self, name: str, seats: int | None, options: Mapping[str, str] | None) -> None:
        self.game = game_called(name)
        self.seats = self.game.most_seats if seats is None else seats
        self.setting = self.game.setting(self.seats, options or {})
        self.rules: Any = self.game.rules(self.setting)
        self.features = self.game.features(self.rules)
        self.lexicon = self.game.lexicon
        self.moves = len(self.lexicon.sentences)
        self.low = [min(UNKNOWN, column.low) for column in self.features.columns]
        forms = len(self.features.closed)
        self._known = Struct(f"{len(self.low) - forms}i")
        self._closed = Struct(f"{forms}i").pack(*self.features.closed)
        self.high = [max(UNKNOWN + 1, column.high) for column in self.features.columns]  # spaces want some room

    def __deepcopy__(self, memo: dict[int, object]) -> Played:
        return self  # nothing in it ever changes

    def __reduce__(self) -> tuple[object, ...]:
        return Played, (self.game.name, self.seats, dict(self.setting.options))

    def table(self, hears: bool = False) -> Table[Any]:
        """A fresh table; with ears, if what each seat has heard is to be told."""
        return self.game.table(self.rules, self.game.ears(self.rules) if hears else None)

    def numbers(self, table: Table[Any], seat: int) -> bytes:
        """What this seat may know, as whole numbers of four bytes each, ready to be read by a tensor."""
        forms = bytearray(self._closed)  # most of it is closed, and packed already
        for start, numbers in self.features.opened(table, seat):
            forms[4 * start : 4 * (start + len(numbers))] = array("i", numbers)
        return self._known.pack(*self.features.known(table, seat)) + forms

    def move(self, action: SupportsIndex) -> int:
        """The number of a move as programs hand it over; raises NoSuchMove."""
        try:
            move = index(action)
        except TypeError as error:
            raise NoSuchMove(f"an action is a whole number from 0 to {self.moves - 1}, not {action!r}") from error
        if not 0 <= move < self.moves:
            raise NoSuchMove(f"there is no action {move}; the actions are 0 to {self.moves - 1}")
        return move

    def seat(self, number: int) -> int:
        """A seat at the table; raises NoSuchMove."""
        if not 0 <= number < self.seats:
            raise NoSuchMove(f"there is no seat {number}; the seats are 0 to {self.seats - 1}")
        return number

    def refuse(self, table: Table[Any], seat: int, move: int) -> None:
        """Say why this move is not allowed: raise Refused, which names the rule."""
        said: Move = self.lexicon.say(move)
        raise Refused(Refusal(table.bar(seat, move) or "", said.nouns), said)

    def shares(self, table: Table[Any]) -> list[float]:
        """Each seat's share of the win: whoever wins alone has 1."""
        winners = self.game.result(table.world).winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]

    def heard(self, table: Table[Any], seat: int) -> int:
        """The hash of all that this seat has heard, at a table with ears."""
        ears = table.world.journal
        assert isinstance(ears, Ears)
        return ears.heard(seat)


def in_turn(table: Table[Any]) -> int | None:
    """Whose word it is: of many who are asked the first who has yet to answer. None at rolls and the end."""
    return first_seat(table.need.seats) if isinstance(table.need, Ask) else None


def rolled_by(seed: SupportsIndex | None, options: Mapping[str, Any] | None) -> Driver:
    """Who rolls at a table that is begun anew: a `driver` among the options, a seed, or the machine's own chance."""
    driver = (options or {}).get("driver")
    if isinstance(driver, Driver):
        return driver
    if driver is not None:
        raise BadSetting(f"whoever rolls is an outremer.Driver, such as outremer.Seeded(7), not {driver!r}")
    try:
        return Entropy() if seed is None else Seeded(index(seed))
    except TypeError as error:
        raise BadSetting(f"a seed is a whole number, not {seed!r}") from error


class NotBegun(AttributeError):
    """An environment is used before it was reset; the text says what to do."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name!r} is not there before a game has begun: env.reset(seed=...) begins one")


def roll_on(table: Table[Any], driver: Driver) -> None:
    """Let the driver roll until somebody is asked or all is over."""
    while isinstance(table.need, Roll):
        table.roll(driver.pick(table.need.odds, table.need.words))
