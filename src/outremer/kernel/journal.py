"""What happens is told: every move, every roll and every event, each with those who hear it.

The journal belongs to the table that is being played; clones and playouts have none, and telling costs them one test.
Ears are a journal that keeps no line, only a hash for each listener, and goes along with clones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from outremer.kernel.modules import Rules

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

    def __reduce__(self) -> tuple[object, ...]:
        return Entry, (self.kind, self.audience, self.seat, self.number, self.arguments, self.others)


class Sight:
    """What was shown to some without a word: numbers that they see from then on, behind so many entries."""

    def __init__(self, behind: int, audience: int, numbers: list[int]) -> None:
        self.behind: Final = behind
        self.audience: Final = audience
        self.numbers: Final = numbers

    def __reduce__(self) -> tuple[object, ...]:
        return Sight, (self.behind, self.audience, self.numbers)


class Journal:
    """The story of one table, and whether its last chapter showed somebody a secret."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.revealed = (
            0  # since last looked at: to whom (bits) a secret was shown, so nothing behind it may be taken back
        )
        self.sights: list[Sight] = []
        self.rolled_words: list[str] = []  # by entry: the word of a roll's outcome, "" for the others

    def add(self, entry: Entry, word: str = "") -> None:
        self.entries.append(entry)
        self.rolled_words.append(word)

    def show(self, audience: int, numbers: list[int]) -> None:
        """These seats (bits) see something that is not told."""
        self.sights.append(Sight(len(self.entries), audience, numbers))

    def twin(self) -> Journal | None:
        """What goes along with a clone of the table: of a story, nothing."""
        return None

    def copy(self) -> Journal:
        """The same story, which goes on by itself."""
        return told_again(self.entries, self.sights, self.rolled_words)

    def __reduce__(self) -> tuple[object, ...]:
        return told_again, (self.entries, self.sights, self.rolled_words)

    def forget_after(self, length: int) -> None:
        """Take back what was written after the first `length` entries."""
        del self.entries[length:]
        del self.rolled_words[length:]
        self.sights = [sight for sight in self.sights if sight.behind <= length]


def told_again(entries: list[Entry], sights: list[Sight], rolled_words: list[str]) -> Journal:
    """A journal in which this stands already."""
    journal = Journal()
    journal.entries, journal.sights, journal.rolled_words = entries[:], sights[:], rolled_words[:]
    return journal


class Ears(Journal):
    """A running hash for each listener over all that it has heard; the last is an onlooker's.

    Two are equal exactly where that listener cannot tell the two histories apart. What all hear alike is hashed once;
    what is not, is hashed for each together with all that everybody had heard by then.
    """

    def __init__(
        self, rules: Rules[Any], arities: list[int], common: int = 0, private: list[int] | None = None
    ) -> None:
        super().__init__()
        self.rules: Final = rules
        self.arities: Final = arities  # by event: how many numbers it has
        self.common = common
        self.private: Final = [0] * (rules.seats + 1) if private is None else private
        self._heard_entries = 0  # of the journal that is listened to
        self._heard_sights = 0

    def heard(self, seat: int | None) -> int:
        """The hash of all that this seat (None: an onlooker) has heard."""
        return fold_hash(self.private[self.rules.seats if seat is None else seat], self.common)

    def add(self, entry: Entry, word: str = "") -> None:
        if entry.audience == EVERYONE:
            self.common = self._hear(self.common, entry, word, True)
            return
        seats = self.rules.seats
        for listener in range(seats + 1):
            seat = listener if listener < seats else None
            if entry.is_noticed_by(seat):
                before = fold_hash(self.private[listener], self.common)
                self.private[listener] = self._hear(before, entry, word, entry.is_heard_by(seat))

    def show(self, audience: int, numbers: list[int]) -> None:
        if audience == EVERYONE:
            self.common = fold_all(self.common, numbers)
            return
        for seat in range(self.rules.seats):
            if audience >> seat & 1:
                self.private[seat] = fold_all(fold_hash(self.private[seat], self.common), numbers)

    def of_one(self, seat: int) -> Ears:
        """What this seat has heard; the others' ears have heard no more than all have."""
        private = [0] * len(self.private)
        private[seat] = self.private[seat]
        return Ears(self.rules, self.arities, self.common, private)

    def hear_on(self, journal: Journal) -> None:
        """Hear what stands in this journal and was not heard yet, each sight where it was seen."""
        for at in range(self._heard_entries, len(journal.entries) + 1):
            while self._heard_sights < len(journal.sights) and journal.sights[self._heard_sights].behind == at:
                sight = journal.sights[self._heard_sights]
                self._heard_sights += 1
                self.show(sight.audience, sight.numbers)
            if at < len(journal.entries):
                self._heard_entries += 1
                self.add(journal.entries[at], journal.rolled_words[at])

    def _hear(self, before: int, entry: Entry, word: str, whole: bool) -> int:
        hashed = fold(fold(before, entry.kind * 2 + whole), entry.seat)
        if entry.kind == ROLLED:
            for sign in word if whole else "":
                hashed = fold(hashed, ord(sign))
        elif entry.kind == TOLD:
            event = entry.number if whole else entry.others
            hashed = fold_all(fold(hashed, event), entry.arguments[: self.arities[event]])
        elif whole:
            hashed = fold(hashed, entry.number)
        elif entry.others == THE_VERB:
            hashed = fold(hashed, self.rules.verb_of[entry.number])
        return hashed

    def twin(self) -> Ears:
        return Ears(self.rules, self.arities, self.common, self.private[:])

    def __reduce__(self) -> tuple[object, ...]:
        return Ears, (self.rules, self.arities, self.common, self.private)


def fold(hashed: int, number: int) -> int:
    """The hash of what was hashed before and this number behind it; the same on every machine, and never too long."""
    high, low = hashed >> 31, hashed & _PRIME
    return (high * 1_103_515_245 + number + 7) % _PRIME << 31 | (low * 1_664_525 + number + 11) % _PRIME


def fold_hash(hashed: int, other: int) -> int:
    """The hash of one history and another behind it, half by half: of a longer number only a remainder would count."""
    return fold(fold(hashed, other >> 31), other & _PRIME)


def fold_all(hashed: int, numbers: list[int]) -> int:
    for number in numbers:
        hashed = fold(hashed, number)
    return hashed


_PRIME: Final = (1 << 31) - 1
