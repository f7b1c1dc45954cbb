"""Everything that the store has about one player: for whoever wants it in hand, and before it goes.

A row that is damaged is passed over, as elsewhere: all others are told.
"""

from __future__ import annotations

from contextlib import suppress

import msgspec
from sqlalchemy import Connection, or_, select, update

from outremer.server.clock import iso
from outremer.server.protocol.people import (
    ActAbout,
    Belongings,
    OwnLine,
    OwnMove,
    OwnReport,
    OwnStanding,
    OwnTable,
    ReportAbout,
)
from outremer.server.store import keys, passkeys
from outremer.server.store.cells import readable
from outremer.server.store.players import Player
from outremer.server.store.schema import acts, devices, entries, players, reports, seats, tables, talk
from outremer.server.store.tables import Standing


def of(connection: Connection, player: Player) -> Belongings:
    row = connection.execute(select(players).where(players.c.key == player.key)).one()
    return Belongings(
        row.id,
        row.name,
        row.login,
        iso(row.created),
        keys.browsers(connection, player.key, player.device),
        keys.tokens(connection, player.key),
        [one.label for one in passkeys.listed(connection, player.key)],
        keys.codes_left(connection, player.key),
        row.role,
        None if row.suspended is None else iso(row.suspended),
        _tables(connection, player.key),
        _said(connection, player.key),
        _reported(connection, player.key),
        _reported_about(connection, player.key),
        _done_about(connection, row.id),
    )


def _tables(connection: Connection, player: int) -> list[OwnTable]:
    sitting = select(seats).where(seats.c.player == player).order_by(seats.c.table, seats.c.seat)
    held: dict[int, list[int]] = {}
    hints: dict[int, int] = {}
    standing: dict[int, list[OwnStanding]] = {}
    for row in readable(connection, seats, sitting):
        held.setdefault(row.table, []).append(row.seat)
        hints[row.table] = hints.get(row.table, 0) + row.hints
        if row.standing is not None:
            with suppress(msgspec.DecodeError):
                answers = msgspec.json.decode(row.standing, type=Standing)
                standing.setdefault(row.table, []).append(OwnStanding(row.seat, answers))
    which = or_(tables.c.owner == player, tables.c.key.in_(sitting.with_only_columns(seats.c.table)))
    found = readable(connection, tables, select(tables).where(which).order_by(tables.c.key))
    moves = _moves(connection, player, held)
    return [
        OwnTable(
            row.id,
            row.game,
            row.state,
            iso(row.created),
            row.owner == player,
            held.get(row.key, []),
            moves.get(row.key, []),
            hints.get(row.key, 0),
            standing.get(row.key, []),
        )
        for row in found
    ]


def _moves(connection: Connection, player: int, held: dict[int, list[int]]) -> dict[int, list[OwnMove]]:
    """Their own words; what chance answered may be hidden from them as long as the game goes on."""
    found: dict[int, list[OwnMove]] = {}
    query = select(entries).where(entries.c.player == player)
    for row in readable(connection, entries, query.order_by(entries.c.table, entries.c.sequence)):
        own = tuple(f"{seat}: " for seat in held.get(row.table, ()))
        lines = [line.partition(" ")[2] for line in row.body.splitlines() if line.startswith(own)]
        if lines:
            found.setdefault(row.table, []).append(OwnMove(iso(row.at), lines))
    return found


def _said(connection: Connection, player: int) -> list[OwnLine]:
    query = (
        select(talk, tables.c.id)
        .join(tables, tables.c.key == talk.c.table)
        .where(talk.c.player == player)
        .order_by(talk.c.key)
    )
    return [OwnLine(row.id, row.room, row.text, iso(row.at)) for row in readable(connection, talk, query)]


def _reported(connection: Connection, player: int) -> list[OwnReport]:
    query = select(reports).where(reports.c.sender == player).order_by(reports.c.key)
    return [
        OwnReport(row.table, row.text, row.words, iso(row.at), row.settled is not None)
        for row in readable(connection, reports, query)
    ]


def _reported_about(connection: Connection, player: int) -> list[ReportAbout]:
    query = select(reports).where(reports.c.player == player).order_by(reports.c.key)
    return [
        ReportAbout(row.table, row.text, iso(row.at), row.settled is not None)
        for row in readable(connection, reports, query)
    ]


def _done_about(connection: Connection, id_: str) -> list[ActAbout]:
    query = select(acts).where(acts.c.subject == id_).order_by(acts.c.key)
    return [ActAbout(row.act, row.words, iso(row.at)) for row in readable(connection, acts, query)]


def unfinished(connection: Connection, player: int) -> list[str]:
    """The tables that are not over where this player sits or that they opened."""
    sitting = select(seats.c.table).where(seats.c.player == player)
    which = or_(tables.c.owner == player, tables.c.key.in_(sitting))
    return list(connection.scalars(select(tables.c.id).where(which, tables.c.state != "finished")))


def vacate(connection: Connection, table: str, player: int, substitute: str) -> None:
    """Their seat is free, or a bot's, from the next time on that this table is loaded: another process has it now."""
    found = connection.execute(select(tables.c.key, tables.c.state).where(tables.c.id == table)).first()
    if found is None:
        return
    left = {"substitute": True, "bot": substitute, "standing": None}
    if found.state == "waiting":
        left = {"player": None, "ready": False}
    connection.execute(update(seats).where(seats.c.table == found.key, seats.c.player == player).values(left))


def devices_of(connection: Connection, player: int) -> list[int]:
    return list(connection.scalars(select(devices.c.key).where(devices.c.player == player)))
