"""What is kept about somebody: in hand, or gone for good."""

from __future__ import annotations

from outremer.server import departures
from outremer.server.http.accounts import confirm, show_session
from outremer.server.http.entering import by_password
from outremer.server.http.requests import ApiRequest
from outremer.server.protocol.people import Belongings, Confirmation, Session
from outremer.server.services import Services
from outremer.server.store import belongings, players
from outremer.server.store.players import Account, Player


async def export(request: ApiRequest) -> Belongings:
    """Everything that is kept about whoever asks."""
    player = request.somebody
    return await request.store.read(lambda connection: belongings.of(connection, player))


async def delete_account(request: ApiRequest) -> Session:
    """The games stay, the name goes, and with it every way in. A guest has no password to confirm it with."""
    player = request.somebody
    wish = await request.body(Confirmation)
    if player.account:
        await confirm(request, wish.password)
    await _erase(request.services, player)
    request.cookie = ""
    return Session(None)


# -- for whoever is not let in, and has the same right to both ----------------------------------------------------


async def export_by_password(request: ApiRequest) -> Belongings:
    found = await by_password(request)
    return await request.store.read(lambda connection: belongings.of(connection, _player(found)))


async def delete_by_password(request: ApiRequest) -> Session:
    found = await by_password(request)
    await _erase(request.services, _player(found))
    if request.player is not None and request.player.key != found.key:
        return await show_session(request)
    request.cookie = ""
    return Session(None)


def _player(found: Account) -> Player:
    return Player(found.key, found.id, found.name, True, 0)


async def _erase(services: Services, player: Player) -> None:
    await departures.leave_all(services, player.key)
    gone = await services.store.read(lambda connection: belongings.devices_of(connection, player.key))
    await services.store.write(lambda connection: players.erase(connection, player.key))
    services.sessions.forget(player)
    for device in gone:
        services.disconnect(device)
    await departures.forget_name(services, player.key)
    services.notices.lobby_changed()
