"""Games told as dialogues: who says what, and how the table then stands by the rulebook.

    jerusalem, 2 seats: edition=it
    names: Blue, Green

    # anything behind a hash is the reckoning, for whoever reads it
    ? Blue by Sale                                whom the game asks, and which paragraph
    chance: war                                   what chance brings; several with commas between
    Blue: open marshal 2                          what is said; several with semicolons between
    Green: place david *3; end                    the same three times
    ! Green: raise 2 [auction.bid.raise-or-pass]  what is refused, and by which rule
    = bezants: 12 10                              how the table stands, in the words of the game's own tests
    wins: Green by end.tie.points                 who has won, and what decided it

What stands behind `=` is reckoned from the rulebook, never copied from the program: that is what these games are for.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import outremer
from tests.games.talking import asked, bar

Stands = Callable[[outremer.Table, str], str]  # what the table shows under such a name, in words


def perform(script: Path, stands: Stands) -> outremer.Table:
    """Play this dialogue on a table of its own; an AssertionError names the line that the game contradicts."""
    dialogue = Dialogue(stands)
    for number, line in enumerate(script.read_text(encoding="utf-8").splitlines(), start=1):
        spoken = line.partition("#")[0].strip()
        if spoken:
            try:
                dialogue.follow(spoken)
            except (AssertionError, ValueError) as error:  # a refusal is a ValueError
                raise AssertionError(f"{script.name}, line {number}: {spoken}\n{error}") from error
    return dialogue.table


class Dialogue:
    """A table, and the names of those who sit at it."""

    def __init__(self, stands: Stands) -> None:
        self.stands = stands
        self.seats: dict[str, int] = {}
        self._table: outremer.Table | None = None

    @property
    def table(self) -> outremer.Table:
        assert self._table is not None, "the first line must name the game: 'jerusalem, 2 seats: edition=it'"
        return self._table

    def follow(self, line: str) -> None:
        if self._table is None:
            self._sit_down(line)
            return
        sign, rest = line[0], line[1:].strip()
        if sign == "?":
            self._is_asked(rest)
        elif sign == "!":
            self._is_refused(rest)
        elif sign == "=":
            self._must_stand(rest)
        else:
            self._hear(line)

    def _sit_down(self, line: str) -> None:
        heading, _, chosen = line.partition(":")
        game, seats = heading.removesuffix(" seats").split(", ")
        options = dict(option.split("=") for option in chosen.split())
        self._table = outremer.new(game, int(seats), options, by_hand=True)

    def _hear(self, line: str) -> None:
        who, _, said = line.partition(": ")
        if who == "names":
            self.seats = {name: seat for seat, name in enumerate(said.split(", "))}
        elif who == "chance":
            for outcome in said.split(", "):
                self.table.play_line(f"roll {outcome}")
        elif who == "wins":
            self._must_win(said)
        else:
            for move in said.split("; "):
                sentence, _, times = move.partition(" *")
                for _ in range(int(times or 1)):
                    self.table.play(self.seats[who], sentence)

    def _is_asked(self, expected: str) -> None:
        form, seat = asked(self.table)
        found = f"{list(self.seats)[seat]} by {form}"
        assert found == expected, f"asked is {found}"

    def _is_refused(self, refused: str) -> None:
        said, _, rule = refused.rstrip("]").partition(" [")
        who, _, move = said.partition(": ")
        found = bar(self.table, self.seats[who], move)
        assert found == rule, f"it is barred by {found}"

    def _must_stand(self, expected: str) -> None:
        name, _, words = expected.partition(": ")
        found = self.stands(self.table, name)
        assert found == " ".join(words.split()), f"the table has {name}: {found}"

    def _must_win(self, expected: str) -> None:
        result = self.table.result()
        assert result is not None, "the game is not over"
        first = result.standings[0]
        found = f"{list(self.seats)[first.seat]} by {first.decided_by}"
        assert found == expected, f"the winner is {found}"
