"""Who is asking: by cookie or by token; and from where."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from outremer.server.errors import Fault
from outremer.server.settings import Settings
from outremer.server.store import players
from outremer.server.store.players import Player, hashed
from outremer.server.store.store import Store

COOKIE = "outremer"
MOST_REMEMBERED = 20_000
HERE = ("localhost", "127.0.0.1", "::1")


def token_of(asked: HTTPConnection) -> str:
    """A token in the header goes before the cookie."""
    scheme, _, token = asked.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token.strip():
        return token.strip()[:200]
    return asked.cookies.get(COOKIE, "")[:200]


class Sessions:
    """Who came by which token, so that not every request asks the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, Player] = {}  # by their tokens' hashes

    async def player_of(self, asked: HTTPConnection) -> Player | None:
        token = token_of(asked)
        if not token:
            return None
        secret = hashed(token)
        known = self._known
        player = known.get(secret)
        if player is None:
            player = await self._store.read(lambda connection: players.by_token(connection, token))
            if player is not None:
                if len(known) >= MOST_REMEMBERED:
                    known.clear()
                known[secret] = player
        return player

    def forget(self, player: Player) -> None:
        """Something about this player has changed: ask the store the next time.

        Whoever has just read the old answer from the store keeps it in the old list, where nobody looks again.
        """
        self._known = {secret: known for secret, known in self._known.items() if known.key != player.key}


def address_of(asked: HTTPConnection) -> str:
    return asked.client.host if asked.client is not None else "nowhere"


def check_signs(asked: HTTPConnection) -> None:
    """No store keeps the sign NUL, so nothing that we know has it in its name."""
    if "\0" in asked.scope["path"] or b"%00" in asked.scope["query_string"]:
        raise Fault("malformed", what="%00")


def check_host(settings: Settings, asked: HTTPConnection) -> None:
    """A server for this machine alone answers to no other name, so that no foreign page can borrow it."""
    if not settings.only_here:
        return
    host = _hostname(f"//{asked.headers.get('host', '')}")
    if host not in (*HERE, *(_hostname(origin) for origin in settings.origins)):
        raise Fault("foreign-host", host=str(host)[:80])


def _hostname(address: str) -> str | None:
    try:
        return urlsplit(address).hostname
    except ValueError:  # brackets that do not fit
        return None


def check_origin(settings: Settings, asked: HTTPConnection) -> None:
    """Pages of other addresses may not act in a player's name. Programs send no Origin, and carry a token."""
    origin = asked.headers.get("origin")
    if origin is None:
        if asked.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Fault("foreign-origin", origin="?")
        return
    if origin in settings.origins or origin.partition("://")[2] == asked.headers.get("host"):
        return
    raise Fault("foreign-origin", origin=origin[:80])
