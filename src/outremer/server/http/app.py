"""Everything put together: which path leads where, behind one gate."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from outremer.server import protocol
from outremer.server.errors import Fault
from outremer.server.http import accounts, catalogue, copies, course, guides, history, lessons, lobby
from outremer.server.http.identity import check_host, check_origin, check_signs
from outremer.server.http.openapi import Parameter, described
from outremer.server.http.requests import ApiRequest, Handler, answering, fault_response
from outremer.server.http.static import Site, headers_for
from outremer.server.live.endpoints import LiveNews, LiveTable
from outremer.server.sentences import language_of
from outremer.server.services import Services
from outremer.server.settings import Settings
from outremer.server.store.database import Database
from outremer.server.store.players import Token

BASE = "/api/v1"
log = logging.getLogger("outremer")


class Endpoint(NamedTuple):
    """A path of the API; the description for programs is made from these."""

    method: str
    path: str
    handler: Handler
    answer: Any  # the type of the answer; None for text
    body: Any = None
    parameters: tuple[Parameter, ...] = ()


LANG = Parameter("lang", "string", "en, it or de; otherwise Accept-Language decides")
SEAT = Parameter("seat", "string", "a seat's number, or `spectator`")
MODULES = Parameter("modules", "string", "only those of these modules, with commas between; otherwise of all")
INVITATION = Parameter("invitation", "string", "from the link by which a person was invited")

ENDPOINTS = (
    Endpoint("GET", "/session", accounts.show_session, protocol.Session),
    Endpoint("POST", "/session", accounts.begin_session, protocol.Session, protocol.Naming),
    Endpoint("PATCH", "/session", accounts.rename, protocol.Session, protocol.Naming),
    Endpoint("DELETE", "/session", accounts.end_session, protocol.Session),
    Endpoint("POST", "/account", accounts.keep_account, protocol.Session, protocol.Credentials),
    Endpoint("POST", "/login", accounts.log_in, protocol.Session, protocol.Credentials),
    Endpoint("GET", "/tokens", accounts.tokens, list[Token]),
    Endpoint("POST", "/tokens", accounts.add_token, protocol.NewToken, protocol.TokenWish),
    Endpoint("DELETE", "/tokens/{token}", accounts.remove_token, list[Token]),
    Endpoint("GET", "/games", catalogue.games, list[protocol.GameInfo]),
    Endpoint("GET", "/words/{lang}", catalogue.lobby_words, dict[str, str]),
    Endpoint("GET", "/games/{game}/words/{lang}", catalogue.fluent, None, None, (MODULES,)),
    Endpoint("GET", "/games/{game}/rules", catalogue.rules, list[protocol.RuleInfo], None, (LANG,)),
    Endpoint("GET", "/games/{game}/lesson", lessons.lesson, protocol.LessonInfo, None, (LANG,)),
    Endpoint("GET", "/games/{game}/scenes/{scene}", lessons.scene, protocol.SceneInfo),
    Endpoint("POST", "/games/{game}/guide", guides.open_guide, protocol.TableInfo),
    Endpoint("GET", "/games/{game}/guide/words/{lang}", guides.texts, None),
    Endpoint(
        "GET",
        "/tables",
        lobby.lobby,
        list[protocol.TableInfo],
        None,
        (
            Parameter("game", "string", "only tables of this game"),
            Parameter("state", "string", "waiting, playing or finished"),
            Parameter("mine", "string", "1: only tables where I sit or that I own"),
            Parameter("page", "integer", "from 0 on"),
        ),
    ),
    Endpoint("POST", "/tables", lobby.create_table, protocol.TableInfo, protocol.TableWish),
    Endpoint("GET", "/tables/{id}", lobby.show_table, protocol.TableInfo, None, (INVITATION,)),
    Endpoint("DELETE", "/tables/{id}", guides.put_away, protocol.TableInfo),
    Endpoint("POST", "/tables/{id}/guide/leave", guides.leave_guide, protocol.TableInfo),
    Endpoint("PATCH", "/tables/{id}/seats/{seat}", lobby.change_seat, protocol.TableInfo, protocol.SeatChange),
    Endpoint("POST", "/tables/{id}/seats/{seat}/take", lobby.take, protocol.TableInfo, protocol.Taking),
    Endpoint("POST", "/tables/{id}/seats/{seat}/leave", lobby.leave, protocol.TableInfo),
    Endpoint("POST", "/tables/{id}/seats/{seat}/return", lobby.come_back, protocol.TableInfo),
    Endpoint("POST", "/tables/{id}/seats/{seat}/ready", lobby.be_ready, protocol.TableInfo, protocol.Readiness),
    Endpoint("POST", "/tables/{id}/seats/{seat}/invite", lobby.invite, protocol.Invitation),
    Endpoint("POST", "/tables/{id}/start", lobby.start, protocol.TableInfo),
    Endpoint("POST", "/tables/{id}/rematch", lobby.rematch, protocol.TableInfo),
    Endpoint("POST", "/tables/{id}/copies", copies.copy_table, protocol.TableInfo, protocol.CopyWish),
    Endpoint("GET", "/tables/{id}/record", history.record, None, None, (SEAT,)),
    Endpoint("GET", "/tables/{id}/at/{sequence}", history.position, protocol.Position, None, (SEAT,)),
    Endpoint(
        "GET",
        "/tables/{id}/course",
        course.stretch,
        protocol.Stretch,
        None,
        (
            SEAT,
            Parameter("from", "integer", "the number at which it begins"),
            Parameter("to", "integer", "the last number, at most 100 later"),
        ),
    ),
    Endpoint("GET", "/tables/{id}/chronicle", course.chronicle, protocol.Chronicle, None, (SEAT,)),
    Endpoint("GET", "/tables/{id}/curve", history.curve, list[protocol.Height]),
    Endpoint("GET", "/tables/{id}/breakdown", history.breakdown, protocol.Breakdown),
    Endpoint("GET", "/tables/{id}/moments/{moment}", history.moment, protocol.Position, None, (SEAT,)),
    Endpoint(
        "GET",
        "/tables/{id}/why",
        history.why,
        protocol.WhyAnswer,
        None,
        (SEAT, Parameter("move", "string", "a move in the words of the game"), LANG),
    ),
)


def make_app(settings: Settings, database: Database, complain: Callable[[str], None]) -> Starlette:
    services = Services(settings, database, complain)
    site = Site(settings.static)
    document = described(ENDPOINTS, BASE)

    async def openapi(request: ApiRequest) -> dict[str, Any]:
        return document

    async def nowhere(request: ApiRequest) -> None:
        raise Fault("no-such-path", path=request.raw.url.path[:80])

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await services.start()
        try:
            yield
        finally:
            await services.stop()

    routes = [
        WebSocketRoute(f"{BASE}/live", Gate(settings, LiveNews(services))),
        WebSocketRoute(f"{BASE}/tables/{{id}}/live", Gate(settings, LiveTable(services))),
        Route(f"{BASE}/openapi.json", answering(services, openapi), methods=["GET"]),
        *(Route(BASE + one.path, answering(services, one.handler), methods=[one.method]) for one in ENDPOINTS),
        Route("/api/{path:path}", answering(services, nowhere), methods=["GET"]),
        Route("/{path:path}", site.page, methods=["GET"]),
    ]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={404: _lost, 405: _lost, 500: _broken})
    app.state.services = services
    app.add_middleware(Headers)
    return app


class Gate:
    """No page of another address may open a WebSocket here in the name of its reader."""

    def __init__(self, settings: Settings, inner: Callable[..., Any]) -> None:
        self.settings = settings
        self.inner = inner

    async def __call__(self, scope: Any, receive: Callable[..., Any], send: Callable[..., Any]) -> None:
        asked = HTTPConnection(scope)
        try:
            check_signs(asked)
            check_host(self.settings, asked)
            check_origin(self.settings, asked)
        except Fault as fault:
            await fault_response(language_of("", asked.headers.get("accept-language", "")), fault)(scope, receive, send)
            return
        await self.inner(scope, receive, send)


class Headers:
    """Cautious headers on everything that is sent, as many as a browser obeys there."""

    def __init__(self, app: Callable[..., Any]) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Callable[..., Any], send: Callable[..., Any]) -> None:
        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                own = message.get("headers", [])
                kind = next((value.decode() for name, value in own if name == b"content-type"), "")
                added = headers_for(kind).items()
                message["headers"] = [*own, *((name.encode(), value.encode()) for name, value in added)]
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)


async def _lost(request: Request, error: Exception) -> Response:
    status = getattr(error, "status_code", 404)
    fault = Fault("no-such-path", path=request.url.path[:80]) if status == 404 else Fault("not-allowed-method")
    return fault_response(language_of("", request.headers.get("accept-language", "")), fault)


async def _broken(request: Request, error: Exception) -> Response:
    log.error("A request failed: %s %s", request.method, request.url.path, exc_info=error)
    return fault_response(language_of("", request.headers.get("accept-language", "")), Fault("internal"))
