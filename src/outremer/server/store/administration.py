"""Administrators in the store: who is one, what was reported to them, what they have done."""

from __future__ import annotations

from sqlalchemy import Connection, delete, desc, insert, select, update

from outremer.server.clock import iso, now
from outremer.server.errors import Fault
from outremer.server.protocol.overseeing import ActInfo, ReportInfo
from outremer.server.store.keys import good_among
from outremer.server.store.players import Player
from outremer.server.store.schema import acts, devices, players, reports, tables, talk

ADMINISTRATOR = "administrator"
PAGE = 200  # reports, or acts


def is_administrator(connection: Connection, player: int) -> bool:
    return connection.scalar(select(players.c.role).where(players.c.key == player)) == ADMINISTRATOR


def acts_as_administrator(connection: Connection, player: Player) -> bool:
    """By a browser that is still logged in, and not only remembered."""
    return is_administrator(connection, player.key) and player.device in good_among(connection, {player.device})


def set_role(connection: Connection, login: str, role: str | None) -> None:
    """From the command line: nobody makes themselves an administrator.

    Nor does whoever has stolen a cookie: who becomes one logs in anew.
    """
    found = connection.execute(select(players.c.key, players.c.id).where(players.c.login == login)).first()
    if found is None:
        raise Fault("no-such-player")
    connection.execute(update(players).where(players.c.key == found.key).values(role=role))
    if role is not None:
        _log_out(connection, found.key)
    note(connection, None, "grant" if role else "revoke", found.id, login)


def administrators(connection: Connection) -> list[tuple[str, str]]:
    """Their logins and names."""
    query = select(players.c.login, players.c.name).where(players.c.role == ADMINISTRATOR).order_by(players.c.login)
    return [(row.login, row.name) for row in connection.execute(query)]


def note(connection: Connection, administrator: int | None, act: str, subject: str, words: str) -> ActInfo:
    """Whatever is done stays noted, in the same transaction."""
    at = now()
    row = {"at": at, "administrator": administrator, "act": act, "subject": subject, "words": words}
    connection.execute(insert(acts).values(row))
    name = select(players.c.name).where(players.c.key == administrator)
    return ActInfo(iso(at), connection.scalar(name) if administrator is not None else None, act, subject, words)


def acts_on(connection: Connection, page: int) -> list[ActInfo]:
    query = select(acts, players.c.name).join(players, players.c.key == acts.c.administrator, isouter=True)
    rows = connection.execute(query.order_by(desc(acts.c.key)).limit(PAGE).offset(PAGE * page))
    return [ActInfo(iso(row.at), row.name, row.act, row.subject, row.words) for row in rows]


# -- players ------------------------------------------------------------------------------------------------------


def player_by_id(connection: Connection, id_: str) -> Player:
    row = connection.execute(select(players).where(players.c.id == id_)).first()
    if row is None or not row.name:  # erased
        raise Fault("no-such-player")
    return Player(row.key, row.id, row.name, row.login is not None, 0)


def suspend(connection: Connection, player: int, is_suspended: bool) -> list[int]:
    """Whoever is suspended is logged out everywhere; the devices that they were."""
    connection.execute(update(players).where(players.c.key == player).values(suspended=now() if is_suspended else None))
    if not is_suspended:
        return []
    return _log_out(connection, player)


def _log_out(connection: Connection, player: int) -> list[int]:
    """Everywhere, with every token; the devices that they were."""
    gone = list(connection.scalars(select(devices.c.key).where(devices.c.player == player)))
    connection.execute(delete(devices).where(devices.c.player == player))
    return gone


# -- tables and talk ----------------------------------------------------------------------------------------------


def close(connection: Connection, table: int, is_closed: bool) -> None:
    connection.execute(update(tables).where(tables.c.key == table).values(closed=now() if is_closed else None))


def delete_line(connection: Connection, table: int, line: int) -> str:
    """What was said there."""
    where = (talk.c.key == line, talk.c.table == table)
    said = connection.scalar(select(talk.c.text).where(*where))
    if said is None:
        raise Fault("no-such-line")
    connection.execute(delete(talk).where(*where))
    return str(said)


# -- reports ------------------------------------------------------------------------------------------------------


def report(connection: Connection, sender: int, about: tuple[int, str, int | None], table: str, words: str) -> None:
    """About a player's name, or about a line that they said."""
    player, text, line = about
    row = {"at": now(), "sender": sender, "player": player, "table": table, "line": line, "text": text, "words": words}
    connection.execute(insert(reports).values(row))


def line_said(connection: Connection, table: int, line: int) -> tuple[int, str, str] | None:
    """Who said it, what, and in which room."""
    row = connection.execute(select(talk).where(talk.c.table == table, talk.c.key == line)).first()
    return None if row is None or row.player is None else (row.player, row.text, row.room)


def reports_on(connection: Connection, page: int) -> list[ReportInfo]:
    """Those that are open first, and among them the newest."""
    sender, about = players.alias("sender"), players.alias("about")
    query = (
        select(
            reports,
            sender.c.name.label("by"),
            about.c.name,
            about.c.id.label("about"),
            about.c.login,
            about.c.suspended,
        )
        .join(sender, sender.c.key == reports.c.sender)
        .join(about, about.c.key == reports.c.player, isouter=True)
        .order_by(reports.c.settled.is_not(None), desc(reports.c.key))
    )
    return [
        ReportInfo(
            row.key,
            iso(row.at),
            row.by,
            row.table,
            row.line,
            row.text,
            row.words,
            row.about,
            row.name or "",
            row.login is None,
            row.suspended is not None,
            row.settled is not None,
        )
        for row in connection.execute(query.limit(PAGE).offset(PAGE * page))
    ]


def settle(connection: Connection, report: int) -> None:
    if not connection.execute(update(reports).where(reports.c.key == report).values(settled=now())).rowcount:
        raise Fault("no-such-report")
