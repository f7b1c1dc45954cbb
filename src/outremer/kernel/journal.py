"""What happens is told: every move, every roll and every event, each with those who hear it.

The journal belongs to the table that is being played; clones and playouts have none, and telling costs them one test.
"""

from __future__ import annotations

from typing import Final

EVERYONE: Final = -1  # all bits: every seat, and whoever looks on
ONLOOKERS: Final = 1 << 30  # the bit of a spectator, who has no seat

MOVED: Final = 0
ROLLED: Final = 1
TOLD: Final = 2

# What those outside a move's audience notice of it.
NOTHING: Final = 0  # not even that something was said
AN_ANSWER: Final = 1  # that this seat has answered
THE_VERB: Final = 2  # what it did, not with what


class Entry:
    """One line of the journal. `others` is what the rest hear: a level for moves, an event (or NOBODY) for the told."""

    def __init__(self, kind: int, audience: int, seat: int, number: int, arguments: list[int], others: int) -> None:
        self.kind: Final = kind
        self.audience: Final = audience  # a bit per seat
        self.seat: Final = seat  # who moved; NOBODY for rolls and events
        self.number: Final = number  # the move, the outcome or the event
        self.arguments: Final = arguments  # of an event
        self.others: Final = others

    def is_heard_by(self, seat: int | None) -> bool:
        bit = ONLOOKERS if seat is None else 1 << seat
        return self.audience & bit != 0

    def is_noticed_by(self, seat: int | None) -> bool:
        """Does this listener hear it, or at least that something happened?"""
        if self.kind == ROLLED or self.is_heard_by(seat):
            return True
        return self.others != (NOTHING if self.kind == MOVED else -1)


class Journal:
    """The story of one table, and whether its last chapter showed somebody a secret."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.revealed = (
            0  # since last looked at: to whom (bits) a secret was shown, so nothing behind it may be taken back
        )
        self.rolled_words: list[str] = []  # by entry: the word of a roll's outcome, "" for the others

    def add(self, entry: Entry, word: str = "") -> None:
        self.entries.append(entry)
        self.rolled_words.append(word)

    def forget_after(self, length: int) -> None:
        """Take back what was written after the first `length` entries."""
        del self.entries[length:]
        del self.rolled_words[length:]
