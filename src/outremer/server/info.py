"""A table as one person sees it from outside: who sits where, who is here, how it stands."""

from __future__ import annotations

from typing import Any

from outremer.server.live.hearing import Presence
from outremer.server.protocol import SeatInfo, TableInfo
from outremer.server.sentences import say
from outremer.server.store.loading import Frozen, game_of
from outremer.server.store.players import Player, iso
from outremer.server.store.tables import Seat, Shelved
from outremer.table.table import Table


def table_info(
    shelved: Shelved, player: Player | None, lang: str, present: Presence, frozen: Frozen | None = None
) -> TableInfo:
    frozen = frozen or _frozen(shelved)
    goes_on = shelved.state == "playing" and frozen is None
    seat = own_seat(shelved, player)
    state = "frozen" if frozen is not None and shelved.state == "playing" else shelved.state
    return TableInfo(
        shelved.id,
        shelved.game,
        shelved.options,
        shelved.visibility,
        state,  # type: ignore[arg-type]  # the store keeps these words and no others
        None if frozen is None else say(lang, frozen.message, **frozen.arguments),
        [_seat_info(one, player, present) for one in shelved.seats],
        player is not None and shelved.owner == player.key,
        shelved.known_by(seat),
        [one.seat for one in shelved.seats if goes_on and shelved.awaited >> one.seat & 1],
        present.spectators,
        iso(shelved.created),
        shelved.result,
        shelved.rematch,
    )


def _frozen(shelved: Shelved) -> Frozen | None:
    if shelved.state == "playing":
        try:
            game_of(shelved)
        except Frozen as frozen:
            return frozen
    return None


def _seat_info(seat: Seat, player: Player | None, present: Presence) -> SeatInfo:
    return SeatInfo(
        seat.seat,
        seat.kind,
        seat.name or None,
        seat.player_id,
        seat.bot,
        seat.ready or seat.kind == "bot",
        seat.seat in present.seats,
        player is not None and seat.player == player.key,
        seat.substitute,
    )


def own_seat(shelved: Shelved, player: Player | None) -> int | None:
    """The first seat of this player at this table."""
    for seat in shelved.seats:
        if player is not None and seat.player == player.key:
            return seat.seat
    return None


def may_see(shelved: Shelved, player: Player | None, invitation: str = "") -> bool:
    """Private tables are for those who sit there, and for those who were invited, as long as they may sit down."""
    if shelved.visibility != "private" or (player is not None and shelved.owner == player.key):
        return True
    if own_seat(shelved, player) is not None:
        return True
    waits = shelved.state == "waiting" and bool(invitation)
    return waits and any(seat.invitation == invitation for seat in shelved.seats)


def result_of(table: Table) -> dict[str, Any]:
    result = table.result()
    assert result is not None
    return {
        "standings": [
            {"seat": one.seat, "rank": one.rank, "points": one.points, "decided_by": one.decided_by}
            for one in result.standings
        ],
        "winners": list(result.winners),
        "hash": table.hash(),
    }
