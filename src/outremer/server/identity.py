"""Who is asking: by cookie or by token; and from where."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from outremer.server import people
from outremer.server.faults import Fault
from outremer.server.hub import Hub
from outremer.server.people import Player, hashed
from outremer.server.settings import Settings

COOKIE = "outremer"
MOST_REMEMBERED = 20_000
HERE = ("localhost", "127.0.0.1", "::1")


def token_of(asked: HTTPConnection) -> str:
    """A token in the header goes before the cookie."""
    scheme, _, token = asked.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token.strip():
        return token.strip()[:200]
    return asked.cookies.get(COOKIE, "")[:200]


async def player_of(hub: Hub, asked: HTTPConnection) -> Player | None:
    token = token_of(asked)
    if not token:
        return None
    secret = hashed(token)
    player = hub.known_players.get(secret)
    if player is None:
        player = await hub.read(lambda connection: people.by_token(connection, token))
        if player is not None:
            if len(hub.known_players) >= MOST_REMEMBERED:
                hub.known_players.clear()
            hub.known_players[secret] = player
    return player


def forget(hub: Hub, player: Player) -> None:
    """Something about this player has changed: ask the store the next time."""
    for secret, known in list(hub.known_players.items()):
        if known.key == player.key:
            del hub.known_players[secret]


def address_of(asked: HTTPConnection) -> str:
    return asked.client.host if asked.client is not None else "nowhere"


def check_host(settings: Settings, asked: HTTPConnection) -> None:
    """A server for this machine alone answers to no other name, so that no foreign page can borrow it."""
    if not settings.only_here:
        return
    host = urlsplit(f"//{asked.headers.get('host', '')}").hostname
    if host not in (*HERE, *(urlsplit(origin).hostname for origin in settings.origins)):
        raise Fault("foreign-host", host=str(host)[:80])


def check_origin(settings: Settings, asked: HTTPConnection) -> None:
    """Pages of other addresses may not act in a player's name. Programs send no Origin, and carry a token."""
    origin = asked.headers.get("origin")
    if origin is None:
        if asked.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Fault("foreign-origin", origin="?")
        return
    if origin in settings.origins or urlsplit(origin).netloc == asked.headers.get("host"):
        return
    raise Fault("foreign-origin", origin=origin[:80])
