"""What an operator's programs ask: does it live, can it work, and what has it counted?"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable

from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import Connection, text
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from outremer.server import metrics
from outremer.server.errors import Fault
from outremer.server.http.identity import HERE, address_of, host_of
from outremer.server.http.requests import fault_response
from outremer.server.services import Services

LOOK_SECONDS = 5.0  # after which something that does not answer counts as gone
SHARED_SECONDS = 1.0  # for which one look is good enough for everybody who asks
CURRENT_SECONDS = 2.0  # between two looks at what other workers tell
NOT_KEPT = {"cache-control": "no-store"}
READ = text("SELECT version_num FROM alembic_version")
WRITE = text("UPDATE alembic_version SET version_num = version_num")  # changes nothing, and is written all the same


class Probes:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._look: asyncio.Task[dict[str, bool]] | None = None
        self._looked_at = 0.0

    def routes(self) -> list[Route]:
        return [
            Route("/healthz", self.healthz, methods=["GET"]),
            Route("/readyz", self.readyz, methods=["GET"]),
            Route("/metrics", self.metrics, methods=["GET"]),
        ]

    async def healthz(self, _: Request) -> Response:
        """The process answers."""
        return PlainTextResponse("ok\n", headers=NOT_KEPT)

    async def readyz(self, _: Request) -> Response:
        """The store can be read and written, and bots can think."""
        found = await self._shared_look()
        if all(found.values()):
            return JSONResponse(found, headers=NOT_KEPT)
        return JSONResponse(found, 503, NOT_KEPT | {"retry-after": "1"})

    async def metrics(self, request: Request) -> Response:
        if not _may_know(request, self._services.settings.metrics_token):
            return fault_response("en", Fault("no-such-path", path=request.url.path))
        _look_up(self._services)
        return Response(metrics.told(), media_type=CONTENT_TYPE_LATEST, headers=NOT_KEPT)

    async def keep_current(self) -> None:
        """Among several workers any may be asked, and tells what the others have looked up."""
        while metrics.are_shared():
            _look_up(self._services)
            await asyncio.sleep(CURRENT_SECONDS)

    async def _shared_look(self) -> dict[str, bool]:
        """A look costs a write, so that a flood of questions must not be one of looks."""
        now = asyncio.get_running_loop().time()
        if self._look is None or (self._look.done() and now - self._looked_at > SHARED_SECONDS):
            self._look, self._looked_at = asyncio.create_task(self._looked()), now
        return await asyncio.shield(self._look)

    async def _looked(self) -> dict[str, bool]:
        store, bots = self._services.store, self._services.bots
        asked = {
            "store_read": _succeeds(lambda: store.read(_read)),
            "store_written": _succeeds(lambda: store.write(_write)),
            "bots": _succeeds(bots.pool.answers),
        }
        return dict(zip(asked, await asyncio.gather(*asked.values()), strict=True))


def _read(connection: Connection) -> bool:
    return connection.execute(READ).first() is not None


def _write(connection: Connection) -> bool:
    return connection.execute(WRITE).rowcount == 1


async def _succeeds(attempt: Callable[[], Awaitable[bool]]) -> bool:
    try:
        return await asyncio.wait_for(attempt(), LOOK_SECONDS)
    except (Fault, OSError, TimeoutError):
        return False


def _may_know(request: Request, token: str | None) -> bool:
    """Whoever sits at this machine, and not only at its proxy; or who shows the token."""
    scheme, _, shown = request.headers.get("authorization", "").partition(" ")
    if token is not None and scheme.lower() == "bearer":
        return secrets.compare_digest(shown.strip().encode(), token.encode())
    is_forwarded = any(name in request.headers for name in ("x-forwarded-for", "forwarded", "via"))
    return not is_forwarded and address_of(request) in HERE and host_of(request) in HERE


def _look_up(services: Services) -> None:
    pool = services.bots.pool
    metrics.ROOMS.set(len(services.rooms.loaded))
    at_tables = sum(len(room.audience.everybody()) for room in services.rooms.loaded.values())
    metrics.SOCKETS.labels("table").set(at_tables)
    metrics.SOCKETS.labels("news").set(len(services.notices.subscribers))
    metrics.WORKERS.labels("thinking").set(pool.thinking)
    metrics.WORKERS.labels("idle").set(pool.idle)
    metrics.BOT_TURNS.set(services.bots.under_way)
    metrics.ANALYSES_DUE.set(services.coach.waiting)
