"""Tokens, by which a person's programs are known: each with a name, what it may do, and an end."""

from __future__ import annotations

from outremer.server.clock import now
from outremer.server.errors import Fault
from outremer.server.http.requests import ApiRequest
from outremer.server.protocol.people import NewToken, TokenWish
from outremer.server.store import keys
from outremer.server.store.keys import Token
from outremer.server.text import is_visible, printable

DAY = 24 * 3600 * 1000


async def add_token(request: ApiRequest) -> NewToken:
    player = request.somebody
    wish = await request.body(TokenWish)
    label = printable(wish.label)
    if not is_visible(label):
        raise Fault("bad-name")
    for scope in wish.scopes:
        if not player.may(scope):  # a token makes none that may do more than itself
            raise Fault("not-in-scope", scope=scope)
    request.services.limits.check("tables", player.id)
    scopes, expires = sorted({str(scope) for scope in wish.scopes}), now() + wish.days * DAY
    if player.expires is not None:
        expires = min(expires, player.expires)
    id_, token = await request.store.write(
        lambda connection: keys.add_token(connection, player.key, label, scopes, expires)
    )
    return NewToken(id_, token)


async def tokens(request: ApiRequest) -> list[Token]:
    player = request.somebody
    return await request.store.read(lambda connection: keys.tokens(connection, player.key))


async def remove_token(request: ApiRequest) -> list[Token]:
    player, id_ = request.somebody, request.path("token")
    device = await request.store.write(lambda connection: keys.remove_token(connection, player.key, id_))
    request.services.sessions.forget(player)
    request.services.disconnect(device)
    return await tokens(request)
