"""People: guests under a chosen name, accounts they may keep, tokens for their programs."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from msgspec.structs import replace

from outremer.server.errors import Fault
from outremer.server.http.identity import address_of
from outremer.server.http.requests import ApiRequest
from outremer.server.protocol import Credentials, Naming, NewToken, Person, Session, TokenWish
from outremer.server.store import players
from outremer.server.store.players import Player, Token
from outremer.server.text import is_visible, printable

_hasher = PasswordHasher()
# Checked where there is no such login, so that the time of the answer tells nothing.
_NOBODYS_PASSWORD = _hasher.hash("nobody")


def _session(player: Player | None) -> Session:
    return Session(None if player is None else Person(player.id, player.name, player.account))


async def show_session(request: ApiRequest) -> Session:
    return _session(request.player)


async def begin_session(request: ApiRequest) -> Session:
    """A new guest; whoever is here already only changes the name."""
    name = _name((await request.body(Naming)).name)
    if request.player is not None:
        return await _rename(request, request.player, name)
    request.services.limits.check("guests", address_of(request.raw))
    player, request.cookie = await request.store.write(lambda connection: players.create_guest(connection, name))
    return _session(player)


async def rename(request: ApiRequest) -> Session:
    player = request.somebody
    return await _rename(request, player, _name((await request.body(Naming)).name))


async def _rename(request: ApiRequest, player: Player, name: str) -> Session:
    await request.store.write(lambda connection: players.rename(connection, player.key, name))
    request.services.sessions.forget(player)
    for room in list(request.services.rooms.loaded.values()):
        for client in room.audience.everybody():
            if client.player is not None and client.player.key == player.key:
                client.player = replace(client.player, name=name)
        own = [seat for seat in room.stored.seats if seat.player == player.key]
        for seat in own:
            seat.name = name
        if own:
            room.tell_table()
    return Session(Person(player.id, name, player.account))


def _name(text: str) -> str:
    name = printable(text)
    if not is_visible(name):
        raise Fault("bad-name")
    return name


async def end_session(request: ApiRequest) -> Session:
    """This device is forgotten; a guest without an account cannot come back."""
    player = request.player
    if player is not None:
        await request.store.write(lambda connection: players.forget_device(connection, player.device))
        request.services.sessions.forget(player)
        request.services.disconnect(player.device)
    request.cookie = ""
    return _session(None)


async def keep_account(request: ApiRequest) -> Session:
    player = request.somebody
    wish = await request.body(Credentials)
    login = _login(wish.login)
    request.services.limits.check("passwords", address_of(request.raw))
    password = await asyncio.to_thread(_hasher.hash, wish.password)
    await request.store.write(lambda connection: players.keep_account(connection, player.key, login, password))
    request.services.sessions.forget(player)
    return Session(Person(player.id, player.name, True))


def _login(text: str) -> str:
    login = printable(text).lower()
    if len(login) < 3 or " " in login:
        raise Fault("bad-login")
    return login


async def log_in(request: ApiRequest) -> Session:
    """The same player on another device."""
    wish = await request.body(Credentials)
    login = _login(wish.login)
    request.services.limits.check("passwords", address_of(request.raw))
    request.services.limits.check("logins", login)
    found = await request.store.read(lambda connection: players.account(connection, login))
    hashed = _NOBODYS_PASSWORD if found is None else found[3]
    right = await asyncio.to_thread(_is_right, hashed, wish.password)
    if found is None or not right:
        raise Fault("wrong-password")
    key, id_, name, _ = found
    _, request.cookie = await request.store.write(lambda connection: players.add_device(connection, key, None))
    return Session(Person(id_, name, True))


def _is_right(hashed: str, password: str) -> bool:
    try:
        return _hasher.verify(hashed, password)
    except (VerifyMismatchError, InvalidHashError):
        return False


async def add_token(request: ApiRequest) -> NewToken:
    player = request.somebody
    label = printable((await request.body(TokenWish)).label)
    if not is_visible(label):
        raise Fault("bad-name")
    request.services.limits.check("tables", player.id)
    id_, token = await request.store.write(lambda connection: players.add_token(connection, player.key, label))
    return NewToken(id_, token)


async def tokens(request: ApiRequest) -> list[Token]:
    player = request.somebody
    return await request.store.read(lambda connection: players.tokens(connection, player.key))


async def remove_token(request: ApiRequest) -> list[Token]:
    player, id_ = request.somebody, request.path("token")
    device = await request.store.write(lambda connection: players.remove_token(connection, player.key, id_))
    request.services.sessions.forget(player)
    request.services.disconnect(device)
    return await tokens(request)
