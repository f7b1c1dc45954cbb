"""People: guests under a chosen name, accounts they may keep, tokens for their programs."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from msgspec.structs import replace

from outremer.server.errors import Fault
from outremer.server.http.identity import address_of, forget
from outremer.server.http.requests import Call
from outremer.server.protocol import Credentials, Naming, NewToken, Person, Session, TokenWish
from outremer.server.store import players
from outremer.server.store.players import Player, Token
from outremer.server.text import is_visible, printable

_hasher = PasswordHasher()
# Checked where there is no such login, so that the time of the answer tells nothing.
_NOBODYS_PASSWORD = _hasher.hash("nobody")


def _session(player: Player | None) -> Session:
    return Session(None if player is None else Person(player.id, player.name, player.account))


async def show_session(call: Call) -> Session:
    return _session(call.player)


async def begin_session(call: Call) -> Session:
    """A new guest; whoever is here already only changes the name."""
    name = _name((await call.body(Naming)).name)
    if call.player is not None:
        return await _rename(call, call.player, name)
    call.hub.limits.check("guests", address_of(call.request))
    player, call.cookie = await call.hub.write(lambda connection: players.create_guest(connection, name))
    return _session(player)


async def rename(call: Call) -> Session:
    player = call.somebody
    return await _rename(call, player, _name((await call.body(Naming)).name))


async def _rename(call: Call, player: Player, name: str) -> Session:
    await call.hub.write(lambda connection: players.rename(connection, player.key, name))
    forget(call.hub, player)
    for room in list(call.hub.rooms.values()):
        for hearer in room.everybody():
            if hearer.player is not None and hearer.player.key == player.key:
                hearer.player = replace(hearer.player, name=name)
        own = [seat for seat in room.shelved.seats if seat.player == player.key]
        for seat in own:
            seat.name = name
        if own:
            call.hub.tell_table(room)
    return Session(Person(player.id, name, player.account))


def _name(text: str) -> str:
    name = printable(text)
    if not is_visible(name):
        raise Fault("bad-name")
    return name


async def end_session(call: Call) -> Session:
    """This device is forgotten; a guest without an account cannot come back."""
    player = call.player
    if player is not None:
        await call.hub.write(lambda connection: players.forget_device(connection, player.device))
        forget(call.hub, player)
        call.hub.disconnect(player.device)
    call.cookie = ""
    return _session(None)


async def keep_account(call: Call) -> Session:
    player = call.somebody
    wish = await call.body(Credentials)
    login = _login(wish.login)
    call.hub.limits.check("passwords", address_of(call.request))
    password = await asyncio.to_thread(_hasher.hash, wish.password)
    await call.hub.write(lambda connection: players.keep_account(connection, player.key, login, password))
    forget(call.hub, player)
    return Session(Person(player.id, player.name, True))


def _login(text: str) -> str:
    login = printable(text).lower()
    if len(login) < 3 or " " in login:
        raise Fault("bad-login")
    return login


async def log_in(call: Call) -> Session:
    """The same player on another device."""
    wish = await call.body(Credentials)
    login = _login(wish.login)
    call.hub.limits.check("passwords", address_of(call.request))
    call.hub.limits.check("logins", login)
    found = await call.hub.read(lambda connection: players.account(connection, login))
    hashed = _NOBODYS_PASSWORD if found is None else found[3]
    right = await asyncio.to_thread(_is_right, hashed, wish.password)
    if found is None or not right:
        raise Fault("wrong-password")
    key, id_, name, _ = found
    _, call.cookie = await call.hub.write(lambda connection: players.add_device(connection, key, None))
    return Session(Person(id_, name, True))


def _is_right(hashed: str, password: str) -> bool:
    try:
        return _hasher.verify(hashed, password)
    except (VerifyMismatchError, InvalidHashError):
        return False


async def add_token(call: Call) -> NewToken:
    player = call.somebody
    label = printable((await call.body(TokenWish)).label)
    if not is_visible(label):
        raise Fault("bad-name")
    call.hub.limits.check("tables", player.id)
    id_, token = await call.hub.write(lambda connection: players.add_token(connection, player.key, label))
    return NewToken(id_, token)


async def tokens(call: Call) -> list[Token]:
    player = call.somebody
    return await call.hub.read(lambda connection: players.tokens(connection, player.key))


async def remove_token(call: Call) -> list[Token]:
    player, id_ = call.somebody, call.path("token")
    device = await call.hub.write(lambda connection: players.remove_token(connection, player.key, id_))
    forget(call.hub, player)
    call.hub.disconnect(device)
    return await tokens(call)
