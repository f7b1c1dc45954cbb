"""A table as one person sees it from outside: who sits where, who is here, how it stands."""

from __future__ import annotations

from typing import Any

import outremer
from outremer.server.clock import iso
from outremer.server.live.events import Presence
from outremer.server.protocol.looking_back import Breakdown, Part, Sum, Tie
from outremer.server.protocol.tables import SeatInfo, TableInfo
from outremer.server.sentences import say
from outremer.server.store.loading import Frozen, game_of
from outremer.server.store.players import Player
from outremer.server.store.tables import StoredSeat, StoredTable
from outremer.table.game import BadSetting
from outremer.table.table import Table


def table_info(
    stored: StoredTable, player: Player | None, lang: str, present: Presence, frozen: Frozen | None = None
) -> TableInfo:
    frozen = frozen or _frozen(stored)
    goes_on = stored.state == "playing" and frozen is None
    seat = own_seat(stored, player)
    state = "frozen" if frozen is not None and stored.state != "finished" else stored.state
    return TableInfo(
        stored.id,
        stored.game,
        stored.options,
        _modules(stored),
        stored.visibility,
        state,  # type: ignore[arg-type]  # the store keeps these words and no others
        None if frozen is None else say(lang, frozen.message, **frozen.arguments),
        [_seat_info(one, player, present) for one in stored.seats],
        player is not None and stored.owner == player.key,
        stored.known_by(seat),
        [one.seat for one in stored.seats if goes_on and stored.awaited >> one.seat & 1],
        [one.seat for one in stored.seats if goes_on and stored.addressed >> one.seat & 1],
        stored.windows,
        stored.clock,
        present.spectators,
        iso(stored.created),
        stored.result,
        stored.rematch,
        stored.copy_of,
        stored.guided,
        stored.hints,
    )


def _modules(stored: StoredTable) -> list[str]:
    """What the options bring in, as far as the game still knows them."""
    try:
        game = outremer.game(stored.game)
    except BadSetting:
        return []
    return [module.name for module in game.modules if module.is_played(stored.options)]


def _frozen(stored: StoredTable) -> Frozen | None:
    if stored.state == "playing" or stored.unreadable or stored.closed:
        try:
            game_of(stored)
        except Frozen as frozen:
            return frozen
    return None


def _seat_info(seat: StoredSeat, player: Player | None, present: Presence) -> SeatInfo:
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
        seat.guest,
        seat.hints,
    )


def own_seat(stored: StoredTable, player: Player | None) -> int | None:
    """The first seat of this player at this table."""
    for seat in stored.seats:
        if player is not None and seat.player == player.key:
            return seat.seat
    return None


def may_see(stored: StoredTable, player: Player | None, invitation: str = "") -> bool:
    """Private tables are for those who sit there, and for those who were invited, as long as they may sit down."""
    if stored.visibility != "private" or (player is not None and stored.owner == player.key):
        return True
    if own_seat(stored, player) is not None:
        return True
    waits = stored.state == "waiting" and bool(invitation)
    return waits and any(seat.invitation == invitation for seat in stored.seats)


def breakdown_of(table: Table) -> Breakdown:
    """Why a game that is over ended so."""
    found = table.breakdown()
    assert found is not None
    seats = range(table.seats)
    sums = [
        Sum(
            one.name,
            [Part(part.name, list(part.counts), [part.counts_for(seat) for seat in seats]) for part in one.parts],
            [one.total(seat) for seat in seats],
        )
        for one in found.sums
    ]
    ties = [Tie(list(tie.seats), list(tie.others), tie.rule, tie.what, tie.has, tie.others_have) for tie in found.ties]
    return Breakdown(sums, ties, found.how)


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
