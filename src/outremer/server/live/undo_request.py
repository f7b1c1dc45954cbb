"""A request to take back more than one may by oneself."""

from __future__ import annotations

from outremer.server.protocol.news import UndoAsked


class UndoRequest:
    """One seat asks, all others answer: True, False, or None as long as they have not."""

    def __init__(self, by: int, moves: int, answers: dict[int, bool | None]) -> None:
        self.by = by
        self.moves = moves
        self.answers = answers

    @property
    def is_refused(self) -> bool:
        return False in self.answers.values()

    @property
    def is_granted(self) -> bool:
        return all(self.answers.values())

    def told(self) -> UndoAsked:
        return UndoAsked(self.by, {str(seat): answer for seat, answer in self.answers.items()})
