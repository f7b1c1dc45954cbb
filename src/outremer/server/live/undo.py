"""Taking back: by oneself as far as one may, and further if the others agree."""

from __future__ import annotations

from collections.abc import Callable

from outremer.server.errors import Fault
from outremer.server.live.audience import Client
from outremer.server.live.room import Room
from outremer.server.live.undo_request import UndoRequest


def undo(room: Room, client: Client, command: str) -> None:
    """Take back one's own last move."""
    table, seat = room.seated(client)
    if not table.may_undo(seat):
        raise Fault("nothing-to-undo")
    _take_back(room, f"undo {seat}", seat, lambda: table.undo(seat), (client, command))


def ask(room: Room, client: Client) -> None:
    table, seat = room.seated(client)
    if room.undo_request is not None:
        raise Fault("undo-pending")
    moves = table.moves_since(seat)
    if not moves:
        raise Fault("nothing-to-undo")
    others = {one.seat: True if one.played_by_bot else None for one in room.stored.seats if one.seat != seat}
    room.undo_request = UndoRequest(seat, moves, others)
    _decide(room, room.undo_request)


def answer(room: Room, client: Client, grant: bool) -> None:
    _, seat = room.seated(client)
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
    room.tell(room.audience.everybody(), request.told())
    if request.is_refused:
        room.enter(f"refused {request.by}", request.by, room.audience.all_notice(), None)
    elif request.is_granted:
        body = f"back {request.moves} {request.by}"
        _take_back(room, body, request.by, lambda: table.take_back(request.moves), None)


def _take_back(room: Room, body: str, seat: int, action: Callable[[], None], by: tuple[Client, str] | None) -> None:
    table = room.table
    assert table is not None
    before = list(table.journal.entries)
    action()
    after = table.journal.entries
    written = 0
    while written < len(after) and after[written] is before[written]:
        written += 1
    room.snapshots.taken_back(written)
    news = room.audience.unhear(table, before[written:], after[written:])
    room.observer.taken_back(room, seat)
    room.enter(body, seat, news, by)
