"""Taking back: by oneself as far as one may, and further if the others agree."""

from __future__ import annotations

from collections.abc import Callable

from outremer.kernel.journal import Entry as Line
from outremer.server.errors import Fault
from outremer.server.live import hearing
from outremer.server.live.hearing import Heard
from outremer.server.live.room import Hearer, Room, UndoRequest


def undo(room: Room, hearer: Hearer, command: str) -> None:
    """Take back one's own last move."""
    table, seat = room.seated(hearer)
    if not table.may_undo(seat):
        raise Fault("nothing-to-undo")
    _take_back(room, f"undo {seat}", seat, lambda: table.undo(seat), (hearer, command))


def ask(room: Room, hearer: Hearer) -> None:
    table, seat = room.seated(hearer)
    if room.undo_request is not None:
        raise Fault("undo-pending")
    moves = table.moves_since(seat)
    if not moves:
        raise Fault("nothing-to-undo")
    others = {one.seat: True if one.played_by_bot else None for one in room.shelved.seats if one.seat != seat}
    room.undo_request = UndoRequest(seat, moves, others)
    _decide(room, room.undo_request)


def answer(room: Room, hearer: Hearer, grant: bool) -> None:
    _, seat = room.seated(hearer)
    request = room.undo_request
    if request is None or seat not in request.answers:
        raise Fault("no-undo-asked")
    request.answers[seat] = grant
    _decide(room, request)


def left(room: Room, seat: int) -> None:
    """A bot plays for this seat from now on, and bots grant everything."""
    request = room.undo_request
    if request is not None and request.answers.get(seat, False) is None:
        request.answers[seat] = True
        _decide(room, request)


def _decide(room: Room, request: UndoRequest) -> None:
    """Tell how the request stands; one who refuses ends it, and the last who grants carries it out."""
    table = room.table
    assert table is not None
    room.tell(room.everybody(), request.told())
    if False in request.answers.values():
        nothing = [Heard() for _ in room.listeners]
        for one in nothing:
            one.noticed = True
        room.enter(f"refused {request.by}", request.by, nothing, None)
    elif None not in request.answers.values():
        body = f"back {request.moves} {request.by}"
        _take_back(room, body, request.by, lambda: table.take_back(request.moves), None)


def _take_back(room: Room, body: str, seat: int, action: Callable[[], None], by: tuple[Hearer, str] | None) -> None:
    table = room.table
    assert table is not None
    before: list[Line] = list(table.journal.entries)
    action()
    after: list[Line] = table.journal.entries
    written = 0
    while written < len(after) and after[written] is before[written]:
        written += 1
    room.snapshots.taken_back(written)
    gone = hearing.heard(table, before[written:], room.listeners)
    again = hearing.heard(table, after[written:], room.listeners)  # what was said unnoticed since stays said
    for at, one in enumerate(gone):
        room.heard[at] += len(again[at].events) - len(one.events)
        one.events = []
    room.on_taken_back(room, seat)
    room.enter(body, seat, gone, by)
