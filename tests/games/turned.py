"""The same table with everybody a few chairs further on: no rule may know a seat by its number.

`Turn` says a save, a sentence, an event or a view for the table at which seat n sits at n + by; `Twins` plays both
tables in step and compares them. Rolls come alike, since whoever is first moves on too.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import outremer
from outremer.kernel.blanks import Blank, Noun, Seat, Seats, Sentence, unmarked
from outremer.kernel.layouts import Chairs, Grid, Layout, Many, Packed, Records, Shapes
from outremer.kernel.lexicon import SEAT

HAND = re.compile(r"hand-(\d)")
SEATS = "seats"  # of a part of a view: a list of seats
LOADED_EVERY = 5  # steps
JUDGED_OF = 307  # of so many words one is judged at a step
BY_SEAT = "by seat"  # a list, or a dictionary, with an entry for each seat; and SEAT, one seat

Record = dict[str, Any]


class Ways(NamedTuple):
    chairs: int  # a noun of so many numbers is a seat
    view: dict[str, str]  # what stands there in a view, by the way to it or by its last step
    is_in_order: Callable[[outremer.Table], bool] = lambda _: False  # is something done in the order of seats here?
    record: Callable[[Record, Callable[[int], int]], Record] = lambda record, _: record  # where a field names a seat


class Turn:
    """How a game's saves, sentences and events are turned by so many chairs.

    A game's `Ways` say what types do not: which nouns, records and parts of views are seats.
    """

    def __init__(self, table: outremer.Table, by: int, ways: Ways) -> None:
        self.game, self.seats, self.by, self.ways = table.game, table.seats, by, ways
        rules = table.kernel.rules
        self.forms = {kind.__name__: kind for kind in self.game.forms_of(rules)}
        self.pieces = {
            module.name: type(piece)
            for module, piece in zip(
                [module for module in rules.modules if module.piece is not None], table.kernel.world.pieces, strict=True
            )
        }

    def seat(self, seat: int) -> int:
        return (seat + self.by) % self.seats

    def save(self, saved: Record) -> Record:
        world = {
            name: self.fields(self.pieces[name].blanks, said)
            if name in self.pieces
            else self.said(self.game.world.blanks[name], said)
            for name, said in saved["world"].items()
        }
        stack = [self.fields(self.forms[form["form"]].blanks, form) for form in saved["stack"]]
        return {**saved, "world": world, "stack": stack}

    def fields(self, blanks: dict[str, Blank], said: Record) -> Record:
        return {name: self.said(blanks[name], value) if name in blanks else value for name, value in said.items()}

    def said(self, blank: Blank, said: Any) -> Any:
        """What stands in this blank, for the table that is turned."""
        blank = unmarked(blank)
        if said is None:
            return None
        if isinstance(blank, Seat):
            return self.seat(said)
        if isinstance(blank, Seats):
            return sorted(self.seat(seat) for seat in said)
        if isinstance(blank, Noun):
            return HAND.sub(lambda match: f"hand-{self.seat(int(match[1]))}", said)
        if isinstance(blank, Sentence):
            return self.sentence(said)
        if isinstance(blank, Packed):
            return {**said, "seat": self.seat(said["seat"])} if "seat" in said else said
        return self.listed(blank, said)

    def listed(self, blank: Blank, said: Any) -> Any:
        if isinstance(blank, Grid | Shapes):
            grid = blank.shapes[0] if isinstance(blank, Shapes) else blank
            return self.along(grid, 0, said)
        if isinstance(blank, Layout):
            return {name: self.along(grid, 0, said[name]) for name, grid in zip(blank.names, blank.rows, strict=True)}
        if isinstance(blank, Many):
            return [self.said(blank.each, one) for one in said]
        if isinstance(blank, Records):
            return [self.ways.record(self.fields(blank.fields, one), self.seat) for one in said]
        return said

    def along(self, grid: Grid, depth: int, said: Any) -> Any:
        if depth == len(grid.axes):
            return self.said(grid.each, said)
        if isinstance(said, dict):
            return {name: self.along(grid, depth + 1, one) for name, one in said.items()}
        inside = [self.along(grid, depth + 1, one) for one in said]
        if isinstance(grid.axes[depth], Chairs):
            return [inside[(seat - self.by) % self.seats] for seat in range(self.seats)]
        return inside

    def sentence(self, said: str) -> str:
        move = outremer.Move.parse(said)
        number = self.game.lexicon.spoken[said][1]
        axes = self.game.lexicon.nouns[self.game.lexicon.verb_of[number]]
        nouns = [
            self.seat(noun) if isinstance(noun, int) and noun < self.seats and len(axis) == self.ways.chairs else noun
            for axis, noun in zip(axes, move.nouns, strict=True)
        ]
        return str(outremer.Move(move.verb, *nouns))

    def event(self, event: outremer.Event) -> str:
        kinds = self.game.annals.arguments[self.game.annals.names.index(event.name)]
        told = [
            self.seat(noun) if kinds[name] == SEAT and isinstance(noun, int) and noun >= 0 else noun
            for name, noun in event.arguments.items()
        ]
        return f"{event.name} {told}"

    def seen(self, seen: Any, way: str = "") -> Any:
        """A part of a view, with lists of things in one order: whose seat is higher may be listed later."""
        kind = self.ways.view.get(way) or self.ways.view.get(way.rpartition(".")[2], "")
        if isinstance(seen, dict):
            named = {name: self.seen(one, f"{way}.{name}") for name, one in seen.items()}
            return {str(self.seat(int(name))): one for name, one in named.items()} if kind == BY_SEAT else named
        if isinstance(seen, list):
            inside = [self.seat(one) if kind == SEATS else self.seen(one, f"{way}[]") for one in seen]
            if kind == BY_SEAT:
                return [inside[(seat - self.by) % self.seats] for seat in range(self.seats)]
            return sorted(inside, key=str) if kind == SEATS or any(isinstance(one, dict) for one in inside) else inside
        return self.seat(seen) if kind == SEAT and seen is not None else seen


class Twins:
    """A table and its twin that is turned, played in step; `difference` says what is not alike, in words."""

    def __init__(self, table: outremer.Table, turn: Turn) -> None:
        self.table, self.turn, self.straight = table, turn, Turn(table, 0, turn.ways)
        self.other = outremer.load(turn.save({**table.save(), "record": []}), outremer.Seeded(1))
        self.looking = 0  # who looks next; all at every step would take long
        self.heard = {listener: self.counts(listener) for listener in self.listeners()}
        self.difference = self.compared()

    def listeners(self) -> list[int | None]:
        return [*range(self.table.seats), None]

    def there(self, listener: int | None) -> int | None:
        return None if listener is None else self.turn.seat(listener)

    def counts(self, listener: int | None) -> tuple[int, int]:
        return len(self.table.events(listener)), len(self.other.events(self.there(listener)))

    def say(self, seat: int, move: str) -> None:
        self.table.play(seat, move)
        self.other.play(self.turn.seat(seat), self.turn.sentence(move))
        self.difference = self.compared()

    def compared(self) -> str:
        here, there = self.turn.save(self.table.save()), self.other.save()
        for part in ("world", "stack"):
            if here[part] != there[part]:
                return f"{part}: {first_difference(here[part], there[part])}"
        for seat in range(self.table.seats):
            moves = Counter(self.turn.sentence(str(move)) for move in self.table.moves(seat))
            if moves != (theirs := Counter(map(str, self.other.moves(self.turn.seat(seat))))):
                return f"moves of seat {seat}: {(moves - theirs) + (theirs - moves)}"
        for listener in self.listeners():
            found = self.heard_alike(listener)
            if found:
                return found
        self.looking = (self.looking + 1) % (self.table.seats + 1)
        return self.seen_alike(self.listeners()[self.looking])

    def judged_alike(self, step: int) -> str:
        """Of some words, other ones at every step: what is not listed is barred, and at both tables by the same rule.

        Now and then the other table is loaded from its own save, so that it stands up to being checked.
        """
        if step % LOADED_EVERY == 0:
            self.other = outremer.load({**self.other.save(), "record": []}, self.other.driver)
            self.heard = {listener: self.counts(listener) for listener in self.listeners()}
        sentences = self.table.game.lexicon.sentences
        for seat in range(self.table.seats):
            free = set(self.table.kernel.legal(seat))
            for number in range((step * 7 + seat) % JUDGED_OF, len(sentences), JUDGED_OF):
                here = self.table.kernel.bar(seat, number)
                if (here is None) != (number in free):
                    return f"{sentences[number]} of seat {seat} is barred by {here}, and listed: {number in free}"
                if any(noun in range(self.table.seats, self.turn.ways.chairs) for noun in self.nouns(number)):
                    continue  # of a seat that nobody plays
                there = self.other.refusal(self.turn.seat(seat), self.turn.sentence(sentences[number]))
                if here != (None if there is None else there.rule):
                    return f"{sentences[number]} of seat {seat} is barred by {here}, there by {there}"
        return ""

    def nouns(self, number: int) -> tuple[int | str, ...]:
        return self.table.game.lexicon.say(number).nouns

    def heard_alike(self, listener: int | None) -> str:
        since, since_there = self.heard[listener]
        self.heard[listener] = self.counts(listener)
        here = Counter(map(self.turn.event, self.table.events(listener, since)))
        there = Counter(map(self.straight.event, self.other.events(self.there(listener), since_there)))
        return "" if here == there else f"{listener} hears {here - there}, there {there - here}"

    def seen_alike(self, listener: int | None) -> str:
        here = self.turn.seen(self.table.view(listener)["world"])
        there = self.straight.seen(self.other.view(self.there(listener))["world"])
        return "" if here == there else f"{listener} sees {first_difference(here, there)}"


def first_difference(here: Any, there: Any) -> str:
    if isinstance(here, dict) and isinstance(there, dict) and here.keys() == there.keys():
        return next(f"{name} {first_difference(here[name], there[name])}" for name in here if here[name] != there[name])
    return f"{here} and, turned, {there}"


def walked(twins: Twins, steps: int, said: Counter[str], amiss: Callable[[], str]) -> str:
    """Let both say, so many times, a word that has been said least so far.

    Returns the first difference between the two, or what else is `amiss` after a step; empty if nothing is.
    """
    for step in range(steps):
        if twins.difference or twins.table.over or twins.turn.ways.is_in_order(twins.table):
            break
        every = [(seat, move) for seat in range(twins.table.seats) for move in twins.table.moves(seat)]
        seat, move = min(every, key=lambda one: (said[one[1].verb], said[str(one[1])]))
        said.update([move.verb, str(move)])
        twins.say(seat, str(move))
        found = amiss() or (twins.judged_alike(step) if not twins.table.over else "")
        if found:
            return f"after {move} of seat {seat}: {found}"
    return twins.difference
