"""People: guests under a chosen name, the accounts that they may keep, and the browsers in which they are known."""

from __future__ import annotations

from msgspec.structs import replace
from sqlalchemy import Connection

from outremer.server import departures
from outremer.server.errors import Fault
from outremer.server.http.identity import address_of, agent_of
from outremer.server.http.requests import ApiRequest
from outremer.server.names import login_of, name_of
from outremer.server.passwords import Asking
from outremer.server.protocol.people import (
    Confirmation,
    Credentials,
    Naming,
    NewPassword,
    Person,
    RecoveryCodes,
    Session,
)
from outremer.server.services import Services
from outremer.server.store import administration, keys, players
from outremer.server.store.keys import Device
from outremer.server.store.players import Account, Player


async def show_session(request: ApiRequest) -> Session:
    return Session(None) if request.player is None else await _session(request, request.player)


async def _session(request: ApiRequest, player: Player) -> Session:
    is_one = player.account and await request.store.read(
        lambda connection: administration.acts_as_administrator(connection, player)
    )
    return Session(Person(player.id, player.name, player.account, is_one))


async def begin_session(request: ApiRequest) -> Session:
    """A new guest; whoever is here already only changes the name."""
    name = name_of((await request.body(Naming)).name)
    if request.player is not None:
        return await _rename(request, request.player, name)
    request.services.limits.check("guests", address_of(request.raw))
    agent = agent_of(request.raw)
    player, request.cookie = await request.store.write(lambda connection: players.create_guest(connection, name, agent))
    return await _session(request, player)


async def rename(request: ApiRequest) -> Session:
    player = request.somebody
    return await _rename(request, player, name_of((await request.body(Naming)).name))


async def _rename(request: ApiRequest, player: Player, name: str) -> Session:
    await request.store.write(lambda connection: players.rename(connection, player, name))
    renamed = replace(player, name=name)
    tell_about(request.services, renamed)
    return await _session(request, renamed)


def tell_about(services: Services, player: Player) -> None:
    """Whoever sits with this player sees what has become of them."""
    services.sessions.forget(player)
    departures.call(services, player.key, player.name, player.account)


async def end_session(request: ApiRequest) -> Session:
    """This device is forgotten; a guest without an account cannot come back."""
    player = request.player
    if player is not None:
        await request.store.write(lambda connection: keys.forget_device(connection, player.device))
        request.services.sessions.forget(player)
        request.services.disconnect(player.device)
    request.cookie = ""
    return Session(None)


# -- accounts -----------------------------------------------------------------------------------------------------


async def keep_account(request: ApiRequest) -> Session:
    """This guest becomes an account. The cookie changes: whoever knew the guest's is nobody here any more."""
    player = request.somebody
    wish = await request.body(Credentials)
    login = login_of(wish.login)
    request.services.limits.check("passwords", address_of(request.raw))
    password = await request.services.passwords.newcomers.hash(wish.password, Asking(address_of(request.raw)))

    def keep(connection: Connection) -> list[int]:
        players.keep_account(connection, player, login, password)
        return _renew(connection, request, player, tokens_too=False)

    _disconnect(request, await request.store.write(keep))
    kept = replace(player, account=True)
    tell_about(request.services, kept)
    return await _session(request, kept)


async def change_password(request: ApiRequest) -> Session:
    """Every other browser is logged out, and codes on paper are good no more: somebody may have copied them."""
    wish = await request.body(NewPassword)
    player = request.somebody
    await confirm(request, wish.password)
    password = await request.services.passwords.known.hash(wish.new, Asking(address_of(request.raw), player.key))

    def change(connection: Connection) -> list[int]:
        players.set_password(connection, player.key, password)
        keys.forget_codes(connection, player.key)
        return _renew(connection, request, player, tokens_too=False)

    _disconnect(request, await request.store.write(change))
    return await _session(request, player)


async def confirm(request: ApiRequest, password: str | None) -> Account:
    """Whoever does something that cannot be undone knows the password, not only this browser."""
    player, guesses = request.somebody, request.services.guesses
    found = await request.store.read(lambda connection: players.account_of(connection, player.key))
    if found is None:
        raise Fault("no-account")
    address, known = address_of(request.raw), request.services.passwords.known
    request.services.limits.check_known(player.id, address)
    with guesses.begin(player.id) as attempt:
        right = password is not None and await known.is_right(found.password, password, Asking(address, player.key))
    if not right:
        raise Fault("wrong-password")
    attempt.was_right()
    return found


async def new_recovery(request: ApiRequest) -> RecoveryCodes:
    """Codes to write down, each good for one return when the password is forgotten; older ones are good no more."""
    player = request.somebody
    await confirm(request, (await request.body(Confirmation)).password)
    return RecoveryCodes(await request.store.write(lambda connection: keys.new_codes(connection, player.key)))


# -- browsers -----------------------------------------------------------------------------------------------------


async def devices(request: ApiRequest) -> list[Device]:
    player = request.somebody
    return await request.store.read(lambda connection: keys.browsers(connection, player.key, player.device))


async def forget_device(request: ApiRequest) -> list[Device]:
    """Log out one browser."""
    player, id_ = request.somebody, request.path("device")
    gone = await request.store.write(lambda connection: keys.forget_browser(connection, player.key, id_))
    _disconnect(request, [gone])
    return await devices(request)


async def forget_all_others(request: ApiRequest) -> list[Device]:
    """Log out everywhere else: every other browser, and every token."""
    player = request.somebody
    gone = await request.store.write(lambda connection: _renew(connection, request, player, tokens_too=True))
    _disconnect(request, gone)
    return await devices(request)


def _renew(connection: Connection, request: ApiRequest, player: Player, tokens_too: bool) -> list[int]:
    """This browser gets another cookie, all others are logged out; the devices that they were."""
    gone = keys.forget_others(connection, player.key, player.device, tokens_too)
    request.cookie = keys.renew_device(connection, player.device)
    request.familiar = keys.become_familiar(connection, player.key)
    return gone


def _disconnect(request: ApiRequest, gone: list[int]) -> None:
    request.services.sessions.forget(request.somebody)
    for device in gone:
        request.services.disconnect(device)
