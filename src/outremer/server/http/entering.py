"""Coming into an account: by its password, or by a code for recovery."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection

from outremer.server.errors import Fault
from outremer.server.http.identity import FAMILIAR, address_of, agent_of
from outremer.server.http.requests import ApiRequest
from outremer.server.names import login_of
from outremer.server.passwords import NOBODYS_PASSWORD, Asking
from outremer.server.protocol.people import Credentials, Person, Recovery, Session
from outremer.server.store import administration, keys, players
from outremer.server.store.players import Account
from outremer.server.text import printable

NEVER = (0, 0)  # no wrong password is known


async def log_in(request: ApiRequest) -> Session:
    """The same player on another device."""
    return await enter(request, await by_password(request))


async def by_password(request: ApiRequest) -> Account:
    """Whose login and password came with this request; a known browser waits in the lane of those who are known."""
    wish = await request.body(Credentials)
    login = _asked_login(wish.login)
    found, device = await _look_up(request, login)
    hashed = NOBODYS_PASSWORD if found is None else found.password
    services, address = request.services, address_of(request.raw)
    if found is None or device is None:
        kept = NEVER if found is None else found.guesses
        lane, asking = services.passwords.strangers, Asking(address)
        attempt = services.guesses.begin_at(address, login, kept)
    else:
        services.limits.check_known(found.id, address)
        lane, asking = services.passwords.known, Asking(address, found.key)
        attempt = services.guesses.begin_by(device)
    with attempt:
        right = await lane.is_right(hashed, wish.password, asking)
    if found is None or not right:
        if found is not None and device is None:
            _note_guesses(request, login, found)
        raise Fault("wrong-password")
    attempt.was_right()
    return found


async def recover(request: ApiRequest) -> Session:
    """By a code on paper, which is good once, and with another password from now on."""
    wish = await request.body(Recovery)
    login = _asked_login(wish.login)
    found, _ = await _look_up(request, login)
    address, code = address_of(request.raw), wish.code
    with request.services.guesses.begin(address) as attempt:
        has_code = found is not None and await request.store.read(
            lambda connection: keys.has_code(connection, found.key, code)
        )
    if found is None or not has_code:
        raise Fault("wrong-code")
    attempt.was_right()
    password = await request.services.passwords.known.hash(wish.password, Asking(address, found.key))

    def begin_anew(connection: Connection) -> tuple[list[int], Entrance]:
        """The code is spent for this alone: whatever is in the way, it stays good."""
        keys.use_code(connection, found.key, code)
        players.set_password(connection, found.key, password)
        gone = keys.forget_others(connection, found.key, 0, tokens_too=True)
        return gone, _let_in(connection, request, found)

    gone, entrance = await request.store.write(begin_anew)
    for device in gone:
        request.services.disconnect(device)
    request.services.sessions.forget_player(found.key)
    return _entered(request, found, entrance)


def _asked_login(text: str) -> str:
    """As it is kept now, or as it was kept once, when any signs but spaces could stand in one."""
    try:
        return login_of(text)
    except Fault:
        return printable(text).lower()


async def _look_up(request: ApiRequest, login: str) -> tuple[Account | None, int | None]:
    """The account, and the familiar device by which its owner comes, if this is one."""
    secret = request.raw.cookies.get(FAMILIAR, "")[:200]

    def read(connection: Connection) -> tuple[Account | None, int | None]:
        found = players.account(connection, login)
        known = None if found is None or not secret else keys.is_familiar(connection, found.key, secret)
        return found, known

    found, device = await request.store.read(read)
    return found, device if device is not None and request.services.guesses.is_trusted(device) else None


def _note_guesses(request: ApiRequest, login: str, found: Account) -> None:
    """Beside the answer, so that its time does not tell whether there is such an account."""
    day, number = request.services.guesses.counted(login, found.guesses)
    request.services.tasks.spawn(
        request.store.write(lambda connection: players.note_guesses(connection, login, day, number))
    )


async def enter(request: ApiRequest, found: Account) -> Session:
    """A new cookie for this browser, which is no stranger from now on; whoever it was before leaves."""
    return _entered(request, found, await request.store.write(lambda one: _let_in(one, request, found)))


class Entrance(NamedTuple):
    cookie: str
    familiar: str
    is_administrator: bool


def _let_in(connection: Connection, request: ApiRequest, found: Account) -> Entrance:
    before = request.player
    if before is not None and before.scopes is None:
        keys.forget_device(connection, before.device)
    _, cookie = keys.add_device(connection, found.key, agent_of(request.raw))
    is_one = administration.is_administrator(connection, found.key)
    return Entrance(cookie, keys.become_familiar(connection, found.key), is_one)


def _entered(request: ApiRequest, found: Account, entrance: Entrance) -> Session:
    request.cookie, request.familiar = entrance.cookie, entrance.familiar
    before = request.player
    if before is not None and before.scopes is None:
        request.services.sessions.forget(before)
        request.services.disconnect(before.device)
    return Session(Person(found.id, found.name, True, entrance.is_administrator))
