"""Players in the store: guests, the accounts that they keep, and what becomes of their names."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Update, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from outremer.server.clock import now
from outremer.server.errors import Fault
from outremer.server.names import shape_of
from outremer.server.store.keys import add_device, hashed, new_id
from outremer.server.store.schema import acts, devices, familiar, passkeys, players, recovery, reports, talk


class Player(Struct, frozen=True):
    """A person who is here, and the device or token by which they came."""

    key: int
    id: str
    name: str
    account: bool
    device: int
    scopes: str | None = None  # of a token: what it may do; a browser may do everything
    expires: int | None = None
    seen: int | None = None  # when the device was used last, to within an hour

    def may(self, scope: str) -> bool:
        """Every token may at least look on."""
        return self.scopes is None or scope == "watch" or scope in self.scopes.split()

    @property
    def is_over(self) -> bool:
        """Has the time of this token run out?"""
        return self.expires is not None and now() >= self.expires


class Account(Struct, frozen=True):
    """What is asked about whoever wants to come in."""

    key: int
    id: str
    name: str
    login: str
    password: str  # hashed
    guesses: tuple[int, int]  # the day of the last wrong password of a stranger, and how many there were on it


def create_guest(connection: Connection, name: str, agent: str | None = None) -> tuple[Player, str]:
    id_ = new_id()
    key = connection.execute(insert(players).values(id=id_, name=name, created=now())).inserted_primary_key
    assert key is not None
    device, token = add_device(connection, key[0], agent)
    return Player(key[0], id_, name, False, device), token


def by_token(connection: Connection, token: str) -> Player | None:
    query = (
        select(
            *(players.c.key, players.c.id, players.c.name, players.c.login),
            *(devices.c.key.label("device"), devices.c.scopes, devices.c.expires, devices.c.seen),
        )
        .join(devices, devices.c.player == players.c.key)
        .where(devices.c.secret == hashed(token))
    )
    row = connection.execute(query).first()
    if row is None:
        return None
    return Player(row.key, row.id, row.name, row.login is not None, row.device, row.scopes, row.expires, row.seen)


class Fate(NamedTuple):
    """What has become of a player."""

    name: str
    account: bool
    is_away: bool  # and does not come back, unless an administrator lets them in again
    is_erased: bool


def fates(connection: Connection, keys: set[int]) -> dict[int, Fate]:
    columns = (players.c.key, players.c.name, players.c.login, players.c.suspended)
    query = select(*columns).where(players.c.key.in_(keys))
    return {
        row.key: Fate(row.name, row.login is not None, row.suspended is not None or not row.name, not row.name)
        for row in connection.execute(query)
    }


def rename(connection: Connection, player: Player, name: str) -> None:
    """An account's name looks like no other account's."""
    shape = shape_of(name) if player.account else None
    query = update(players).where(players.c.key == player.key, players.c.name != "").values(name=name, shape=shape)
    if not _take(connection, query, lambda: _check_shape(connection, player.key, shape, name)):
        raise Fault("no-such-player")  # who was erased has no name again, whoever gives it


def keep_account(connection: Connection, player: Player, login: str, password: str) -> None:
    """Turn a guest into an account; `password` is already hashed."""
    shape = shape_of(player.name)

    def check() -> None:
        if connection.execute(select(players.c.key).where(players.c.login == login)).first() is not None:
            raise Fault("login-taken", login=login)
        _check_shape(connection, player.key, shape, player.name)

    query = update(players).where(players.c.key == player.key, players.c.login.is_(None))
    if not _take(connection, query.values(login=login, password=password, shape=shape), check):
        raise Fault("has-account")


def _take(connection: Connection, query: Update, check: Callable[[], None]) -> int:
    """Take what nobody else has, by the number of rows; `check` raises the fault where somebody has it."""
    check()
    try:
        with connection.begin_nested():
            return connection.execute(query).rowcount
    except IntegrityError:  # another server on the same store was quicker
        check()
        raise


def _check_shape(connection: Connection, player: int, shape: str | None, name: str) -> None:
    if shape is None:
        return
    query = select(players.c.key).where(players.c.shape == shape, players.c.key != player)
    if connection.execute(query).first() is not None:
        raise Fault("name-taken", name=name)


def account(connection: Connection, login: str) -> Account | None:
    return _account(connection, players.c.login == login)


def account_of(connection: Connection, player: int) -> Account | None:
    return _account(connection, players.c.key == player)


def _account(connection: Connection, which: ColumnElement[bool]) -> Account | None:
    row = connection.execute(select(players).where(which, players.c.login.is_not(None))).first()
    if row is None:
        return None
    return Account(row.key, row.id, row.name, row.login, row.password, (row.guessed_on, row.guesses))


def note_guesses(connection: Connection, login: str, day: int, number: int) -> None:
    connection.execute(update(players).where(players.c.login == login).values(guessed_on=day, guesses=number))


def set_password(connection: Connection, player: int, password: str) -> None:
    connection.execute(update(players).where(players.c.key == player).values(password=password))


def erase(connection: Connection, player: int) -> None:
    """The games stay, the name goes, and with it every way in."""
    for kept in (devices, familiar, recovery, passkeys):
        connection.execute(delete(kept).where(kept.c.player == player))
    secrets = {"login": None, "password": None, "guesses": 0, "guessed_on": 0}
    nobody = {"name": "", "shape": None, "role": None, "suspended": None, **secrets}
    connection.execute(update(players).where(players.c.key == player).values(nobody))
    connection.execute(update(talk).where(talk.c.player == player).values(name=""))
    id_ = select(players.c.id).where(players.c.key == player).scalar_subquery()
    connection.execute(update(acts).where(acts.c.subject == id_).values(words=""))
    connection.execute(delete(reports).where(or_(reports.c.sender == player, reports.c.player == player)))
