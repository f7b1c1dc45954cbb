"""Who is asking: by cookie or by token; and from where."""

from __future__ import annotations

import time
from collections.abc import Callable
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from outremer.server.clock import now
from outremer.server.errors import Fault
from outremer.server.limits import household
from outremer.server.settings import Settings
from outremer.server.store import keys, players
from outremer.server.store.keys import hashed
from outremer.server.store.players import Player
from outremer.server.store.store import Store
from outremer.server.tasks import Tasks
from outremer.server.text import printable

COOKIE = "outremer"
FAMILIAR = "outremer-device"  # of a browser in which somebody has logged in before
LOOK_AGAIN = 30.0  # seconds after which a known player is looked up again: keys are taken away elsewhere, too
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

    def __init__(self, store: Store, tasks: Tasks) -> None:
        self._store = store
        self._tasks = tasks
        self._known: dict[str, tuple[Player, float]] = {}  # by their tokens' hashes, and until when
        self.tell_others: Callable[[int], None] = lambda player: None

    async def player_of(self, asked: HTTPConnection) -> Player | None:
        token = token_of(asked)
        if not token:
            return None
        secret = hashed(token)
        known = self._known
        found, until = known.get(secret, (None, 0.0))
        if found is None or until < time.monotonic():
            found = await self._store.read(lambda connection: players.by_token(connection, token))
            if found is not None:
                self._note_visit(found)
                if len(known) >= MOST_REMEMBERED:
                    known.clear()
                known[secret] = found, time.monotonic() + LOOK_AGAIN
        return None if found is None or found.is_over else found

    def _note_visit(self, player: Player) -> None:
        if player.seen is None or now() - player.seen > keys.SEEN_WITHIN:
            self._tasks.spawn(self._store.write(lambda connection: keys.was_seen(connection, player.device)))

    def forget(self, player: Player) -> None:
        """Something about this player has changed: ask the store the next time.

        Whoever has just read the old answer from the store keeps it in the old list, where nobody looks again.
        """
        self.forget_player(player.key)

    def forget_player(self, player: int) -> None:
        self.forget_here(player)
        self.tell_others(player)

    def forget_here(self, player: int) -> None:
        self._known = {secret: known for secret, known in self._known.items() if known[0].key != player}

    def forget_all(self) -> None:
        self._known = {}


def agent_of(asked: HTTPConnection) -> str | None:
    """What the browser calls itself."""
    return printable(asked.headers.get("user-agent", "")) or None


def address_of(asked: HTTPConnection) -> str:
    """By which limits count whoever asks."""
    return household(asked.client.host) if asked.client is not None else "nowhere"


def check_signs(asked: HTTPConnection) -> None:
    """No store keeps the sign NUL, so nothing that we know has it in its name."""
    if "\0" in asked.scope["path"] or b"%00" in asked.scope["query_string"]:
        raise Fault("malformed", what="%00")


def check_host(settings: Settings, asked: HTTPConnection) -> None:
    """A server for this machine alone answers to no other name, so that no foreign page can borrow it."""
    if not settings.only_here:
        return
    host = host_of(asked)
    if host not in (*HERE, *(_hostname(origin) for origin in settings.origins)):
        raise Fault("foreign-host", host=str(host)[:80])


def host_of(asked: HTTPConnection) -> str | None:
    """By which name this server was asked."""
    return _hostname(f"//{asked.headers.get('host', '')}")


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
    scheme = {"ws": "http", "wss": "https"}.get(asked.url.scheme, asked.url.scheme)
    if origin in settings.origins or origin == f"{scheme}://{asked.headers.get('host')}":
        return
    raise Fault("foreign-origin", origin=origin[:80])
