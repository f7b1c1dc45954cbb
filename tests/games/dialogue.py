"""Games written down as a dialogue: who says what, what chance answers, and how things stand then by the rulebook.

    seats 2                               how a table is opened; `option NAME VALUE` too
    names Blue Green                      names for the seats, by which the lines below may call them
    given coins = [12, 5]                 not the deal, but this position: what the game's own `position` takes

    rolls white permit-ab 3               what chance answers, one after the other
    0: elect white; into king             what a seat says, one after the other; `place david *3` is said three times
    0 may not hire: quick.hire.must-afford
    0 may build: permit-c permit-de       all that a seat may say with this verb; `nothing` for none
    Turn asks 1                           which paragraph asks whom

    columns coins assistants points       what stands in the rows below
    0 = 14 2 0                            a player's row, as everybody sees it
    columns points.* camps.*.free         the same where a game has no rows of players: `*` is the seat
    see councils.king = white pink        anything that everybody sees; what lies in a list goes by its first field
    0 sees hand = white 2 wild 1          anything that this seat sees
    told won = 0 tyre tyre-3; 1 akkon akkon-5   all such events since a seat last spoke; `nothing` for none
    0 is told took = 1 0 knight-8         the same as this seat hears it
    each coins = 14 9                     what each of the players, one after the other, sees of this in their own row

    over                                  the game is, and this is how it ended:
    1. seat 0 with 43

Lines that begin with `#` explain. Every number is reckoned from the rulebook by whoever writes it, never copied from
the program: a dialogue is worth what its numbers are worth. `check` plays one, and names the first line that differs;
at every step the table must be sound besides, see `soundness`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from typing import Any

import outremer
from tests.games.soundness import unsound
from tests.games.talking import asked, bar, free, seen

PEOPLE = ("seat", "other")  # the arguments of events that are seats
Position = Callable[..., outremer.Table]

MOVES = re.compile(r"(\w+): (.+)")
BARRED = re.compile(r"(\w+) may not (.+): (\S+)")
FREE = re.compile(r"(\w+) may ([\w-]+): (.+)")
ASKS = re.compile(r"(\w+) asks (\w+)")
ROW = re.compile(r"(\w+) = (.+)")
SEEN = re.compile(r"(?:see|(\w+) sees) (\S+) = (.+)")
EACH = re.compile(r"each (\S+) = (.+)")
TOLD = re.compile(r"(?:(\w+) is )?told ([\w-]+) = (.+)")
RANKED = re.compile(r"(\d)\. seat (\w+) with (-?\d+)")


class Differs(AssertionError):
    """The program does not do what the dialogue says."""


def check(text: str, game: str, position: Position | None = None) -> outremer.Table:
    """Play a dialogue to its last line; raises Differs at the first that does not hold."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    said = [(number, line) for number, line in lines if line and not line.startswith("#")]
    head = [(number, line) for number, line in said if line.split()[0] in ("seats", "option", "given", "names")]
    names = [line.split()[1:] for _, line in head if line.startswith("names ")]
    reader = Reader(_opened([line for _, line in head], game, position), names[0] if names else [])
    for number, line in said[len(head) :]:
        try:
            reader.read(line)
        except (Differs, outremer.Refused, outremer.NoSuchMove) as error:
            raise Differs(f"line {number}, {line!r}: {error}") from error
    return reader.table


def _opened(head: list[str], game: str, position: Position | None) -> outremer.Table:
    seats, options, given = 0, {}, {}
    for line in head:
        kind, _, rest = line.partition(" ")
        if kind == "seats":
            seats = int(rest)
        elif kind == "names":
            continue
        elif kind == "option":
            name, _, value = rest.partition(" ")
            options[name] = value
        else:
            name, _, value = rest.partition(" = ")
            given[name] = ast.literal_eval(value)
    if not given:
        return outremer.new(game, seats, options, by_hand=True)
    assert position is not None, "a dialogue with `given` needs the game's position"
    return position(seats=seats, options=options, **given)


class Reader:
    """One table, the names of those who sit at it, and the columns of the rows."""

    def __init__(self, table: outremer.Table, names: list[str]) -> None:
        self.table = table
        self.names = names
        self.columns: list[str] = []
        self.heard: dict[int | None, int] = {}  # how many events everybody, or a seat, had heard when one last spoke

    def read(self, line: str) -> None:
        if line.startswith("rolls "):
            for outcome in line.split()[1:]:
                self.roll(outcome)
        elif line.startswith("columns "):
            self.columns = line.split()[1:]
        elif line == "over":
            self.expect(self.table.over, True)
        elif match := RANKED.fullmatch(line):
            self.rank(int(match[1]), self.seat(match[2]), int(match[3]))
        elif match := MOVES.fullmatch(line):
            self.say(self.seat(match[1]), match[2].split("; "))
        else:
            self.look(line)

    def seat(self, word: str) -> int:
        if word in self.names:
            return self.names.index(word)
        if not word.isdigit():
            raise Differs(f"nobody at this table is called {word}")
        return int(word)

    def say(self, seat: int, moves: list[str]) -> None:
        self.heard = {listener: len(self.table.events(listener)) for listener in (None, *range(self.table.seats))}
        for move in moves:
            sentence, _, times = move.partition(" *")
            for _ in range(int(times or 1)):
                self.table.play(seat, sentence)
                self.expect(unsound(self.table), "")

    def look(self, line: str) -> None:
        if match := BARRED.fullmatch(line):
            self.expect(bar(self.table, self.seat(match[1]), match[2]), match[3])
        elif match := FREE.fullmatch(line):
            self.expect(" ".join(free(self.table, self.seat(match[1]), match[2])) or "nothing", match[3])
        elif match := ASKS.fullmatch(line):
            self.expect(asked(self.table), (match[1], self.seat(match[2])))
        elif match := ROW.fullmatch(line):
            self.row(self.seat(match[1]), match[2].split())
        elif match := SEEN.fullmatch(line):
            self.expect(said_of(at(seen(self.table, self.seat(match[1]) if match[1] else None), match[2])), match[3])
        elif match := TOLD.fullmatch(line):
            self.expect(self.told(self.seat(match[1]) if match[1] else None, match[2]), match[3])
        elif match := EACH.fullmatch(line):
            own = [seen(self.table, seat)["players"][seat] for seat in range(self.table.setting.seats)]
            self.expect(" ".join(said_of(at(player, match[1])) for player in own), match[2])
        else:
            raise Differs("no line of a dialogue looks like this")

    def roll(self, outcome: str) -> None:
        if not isinstance(self.table.need, outremer.Roll):
            raise Differs(f"chance is not asked for {outcome}")
        self.table.roll(outcome)
        self.expect(unsound(self.table), "")

    def row(self, seat: int, wanted: list[str]) -> None:
        found = [said_of(at(seen(self.table), _of_seat(column, seat))) for column in self.columns]
        self.expect(" ".join(found), " ".join(wanted))

    def told(self, listener: int | None, name: str) -> str:
        fresh = self.table.events(listener, self.heard.get(listener, 0))
        return "; ".join(self.words_of(event.arguments) for event in fresh if event.name == name) or "nothing"

    def words_of(self, arguments: dict[str, int | str]) -> str:
        """What an event is about; those who have names go by them."""
        named = {name: self.names[int(seat)] for name, seat in arguments.items() if name in PEOPLE and self.names}
        return said_of([*{**arguments, **named}.values()])

    def rank(self, rank: int, seat: int, points: int) -> None:
        result = self.table.result()
        standings = [] if result is None else [(one.rank, one.seat, one.points) for one in result.standings]
        if (rank, seat, points) not in standings:
            raise Differs(f"the standings are {standings}")

    def expect(self, found: object, wanted: object) -> None:
        if found != wanted:
            raise Differs(f"it is {found!r}")


def at(value: Any, path: str) -> Any:
    """What lies there: `players.0.coins`, `cities.indur.emporiums`, or how many: `players.0.held_permits.count`."""
    for step in path.split("."):
        if isinstance(value, list):
            value = len(value) if step == "count" else _item(value, step)
        elif isinstance(value, dict) and step in value:
            value = value[step]
        else:
            raise Differs(f"nothing is seen at {step!r} of {path}")
    return value


def _of_seat(column: str, seat: int) -> str:
    """Where a column of this seat's row is seen."""
    return column.replace("*", str(seat)) if "*" in column else f"players.{seat}.{column}"


def _item(items: list[Any], step: str) -> Any:
    if step.isdigit():
        return items[int(step)]
    return next((item for item in items if said_of([item]) == step), None)


def said_of(value: Any) -> str:
    """A value as it is written in a dialogue."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return " ".join(f"{name} {said_of(one)}" for name, one in value.items()) or "nothing"
    if isinstance(value, list):
        items = [next(iter(item.values())) if isinstance(item, dict) else item for item in value]
        return " ".join(said_of(item) for item in items) or "nothing"
    return str(value)
