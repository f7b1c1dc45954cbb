"""Players, and the keys by which they are known: what is read from the store and written to it."""

from __future__ import annotations

import hashlib
import secrets

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from outremer.server.clock import iso, now
from outremer.server.errors import Fault
from outremer.server.store.schema import devices, players


class Player(Struct, frozen=True):
    """A person who is here, and the device or token by which they came."""

    key: int
    id: str
    name: str
    account: bool
    device: int


def new_id() -> str:
    """Nobody guesses one of these."""
    return secrets.token_hex(8)


def hashed(token: str) -> str:
    """A token is 256 random bits, so a plain hash of it is as good as a slow one."""
    return hashlib.sha256(token.encode()).hexdigest()


def create_guest(connection: Connection, name: str) -> tuple[Player, str]:
    row = {"id": new_id(), "name": name, "created": now()}
    key = connection.execute(insert(players).values(row)).inserted_primary_key
    assert key is not None
    device, token = add_device(connection, key[0], None)
    return Player(key[0], row_text(row["id"]), name, False, device), token


def row_text(value: object) -> str:
    assert isinstance(value, str)
    return value


def add_device(connection: Connection, player: int, label: str | None) -> tuple[int, str]:
    """A new key for this player: of a browser, or with a label for a program."""
    token = secrets.token_urlsafe(32)
    row = {"id": new_id(), "player": player, "secret": hashed(token), "label": label, "created": now()}
    key = connection.execute(insert(devices).values(row)).inserted_primary_key
    assert key is not None
    return int(key[0]), token


def by_token(connection: Connection, token: str) -> Player | None:
    query = (
        select(players.c.key, players.c.id, players.c.name, players.c.login, devices.c.key.label("device"))
        .join(devices, devices.c.player == players.c.key)
        .where(devices.c.secret == hashed(token))
    )
    row = connection.execute(query).first()
    return None if row is None else Player(row.key, row.id, row.name, row.login is not None, row.device)


def rename(connection: Connection, player: int, name: str) -> None:
    connection.execute(update(players).where(players.c.key == player).values(name=name))


def forget_device(connection: Connection, device: int) -> None:
    connection.execute(delete(devices).where(devices.c.key == device))


def keep_account(connection: Connection, player: int, login: str, password: str) -> None:
    """Turn a guest into an account; `password` is already hashed."""
    if connection.execute(select(players.c.key).where(players.c.login == login)).first() is not None:
        raise Fault("login-taken", login=login)
    query = update(players).where(players.c.key == player, players.c.login.is_(None))
    if not connection.execute(query.values(login=login, password=password)).rowcount:
        raise Fault("has-account")


def account(connection: Connection, login: str) -> tuple[int, str, str, str] | None:
    """Key, id, name and hashed password of an account."""
    query = select(players.c.key, players.c.id, players.c.name, players.c.password).where(players.c.login == login)
    row = connection.execute(query).first()
    return None if row is None else (row.key, row.id, row.name, row.password)


class Token(Struct, frozen=True):
    """A program's key, without its secret."""

    id: str
    label: str
    created: str


def add_token(connection: Connection, player: int, label: str) -> tuple[str, str]:
    """The id and the secret of a new token."""
    key, token = add_device(connection, player, label)
    return connection.execute(select(devices.c.id).where(devices.c.key == key)).scalar_one(), token


def tokens(connection: Connection, player: int) -> list[Token]:
    query = select(devices).where(devices.c.player == player, devices.c.label.is_not(None)).order_by(devices.c.key)
    return [Token(row.id, row.label, iso(row.created)) for row in connection.execute(query)]


def remove_token(connection: Connection, player: int, token: str) -> int:
    """The device that it was."""
    query = select(devices.c.key).where(devices.c.id == token, devices.c.player == player, devices.c.label.is_not(None))
    device = connection.scalar(query)
    if device is None:
        raise Fault("no-such-token")
    forget_device(connection, device)
    return int(device)
