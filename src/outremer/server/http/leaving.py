"""What is kept about somebody: in hand, or gone for good."""

from __future__ import annotations

from outremer.server import departures
from outremer.server.http.accounts import confirm
from outremer.server.http.requests import ApiRequest
from outremer.server.protocol.people import Belongings, Confirmation, Session
from outremer.server.store import belongings, players


async def export(request: ApiRequest) -> Belongings:
    """Everything that is kept about whoever asks."""
    player = request.somebody
    return await request.store.read(lambda connection: belongings.of(connection, player))


async def delete_account(request: ApiRequest) -> Session:
    """The games stay, the name goes, and with it every way in. A guest has no password to confirm it with."""
    player, services = request.somebody, request.services
    wish = await request.body(Confirmation)
    if player.account:
        await confirm(request, wish.password)
    await departures.leave_all(services, player.key)
    gone = await request.store.read(lambda connection: belongings.devices_of(connection, player.key))
    await request.store.write(lambda connection: players.erase(connection, player.key))
    services.sessions.forget(player)
    for device in gone:
        services.disconnect(device)
    await departures.forget_name(services, player.key)
    services.notices.lobby_changed()
    request.cookie = ""
    return Session(None)
