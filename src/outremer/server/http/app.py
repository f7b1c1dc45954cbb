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

from outremer.server.errors import Fault
from outremer.server.handing import Arrivals
from outremer.server.http import (
    accounts,
    administration,
    advice,
    analysis,
    catalogue,
    copies,
    course,
    entering,
    guides,
    history,
    leaving,
    lessons,
    lobby,
    passkeys,
    tokens,
)
from outremer.server.http.identity import address_of, check_host, check_origin, check_signs
from outremer.server.http.openapi import Parameter, described
from outremer.server.http.probes import Probes
from outremer.server.http.requests import ApiRequest, Handler, answering, fault_response
from outremer.server.http.static import Site, headers_for
from outremer.server.inside import NEIGHBOURS
from outremer.server.live.endpoints import LiveNews, LiveTable
from outremer.server.logs import AccessLog
from outremer.server.protocol import people
from outremer.server.protocol.analysing import AnalysisInfo, Hint
from outremer.server.protocol.games import GameInfo, LessonInfo, RuleInfo, SceneInfo
from outremer.server.protocol.looking_back import Breakdown, Chronicle, Height, Position, Stretch, WhyAnswer
from outremer.server.protocol.overseeing import ActInfo, PlayerChange, ReportInfo, ReportWish, TableClosing
from outremer.server.protocol.tables import CopyWish, Invitation, Readiness, SeatChange, TableInfo, TableWish, Taking
from outremer.server.sentences import language_of
from outremer.server.services import Services
from outremer.server.settings import Settings
from outremer.server.store.database import Database
from outremer.server.store.keys import Device, Token
from outremer.server.store.passkeys import Passkey

BASE = "/api/v1"
STARTS = ("http.response.start", "websocket.http.response.start")  # of an answer, also to who wanted a WebSocket
ONLY_TLS = "max-age=31536000"  # for a year, whoever was here by TLS comes by nothing else
log = logging.getLogger("outremer")


class Endpoint(NamedTuple):
    """A path of the API; the description for programs is made from these."""

    method: str
    path: str
    handler: Handler
    answer: Any  # the type of the answer; None for text
    body: Any = None
    parameters: tuple[Parameter, ...] = ()
    scope: str | None = ""  # what a token needs for it; None: it is for no token. Usually reading or playing

    @property
    def needs(self) -> str | None:
        return ("watch" if self.method == "GET" else "play") if self.scope == "" else self.scope


LANG = Parameter("lang", "string", "en, it or de; otherwise Accept-Language decides")
SEAT = Parameter("seat", "string", "a seat's number, or `spectator`")
MODULES = Parameter("modules", "string", "only those of these modules, with commas between; otherwise of all")
PAGE = Parameter("page", "integer", "from 0 on")
INVITATION = Parameter("invitation", "string", "from the link by which a person was invited")

ENDPOINTS = (
    Endpoint("GET", "/session", accounts.show_session, people.Session),
    Endpoint("POST", "/session", accounts.begin_session, people.Session, people.Naming, scope="manage"),
    Endpoint("PATCH", "/session", accounts.rename, people.Session, people.Naming, scope="manage"),
    Endpoint("DELETE", "/session", accounts.end_session, people.Session, scope="watch"),
    Endpoint("POST", "/account", accounts.keep_account, people.Session, people.Credentials, scope=None),
    Endpoint("DELETE", "/account", leaving.delete_account, people.Session, people.Confirmation, scope=None),
    Endpoint("GET", "/account/data", leaving.export, people.Belongings, scope=None),
    Endpoint("POST", "/account/password", accounts.change_password, people.Session, people.NewPassword, scope=None),
    Endpoint(
        *("POST", "/account/recovery", accounts.new_recovery, people.RecoveryCodes, people.Confirmation),
        scope=None,
    ),
    Endpoint("GET", "/devices", accounts.devices, list[Device], scope="manage"),
    Endpoint("DELETE", "/devices", accounts.forget_all_others, list[Device], scope=None),
    Endpoint("DELETE", "/devices/{device}", accounts.forget_device, list[Device], scope=None),
    Endpoint("POST", "/login", entering.log_in, people.Session, people.Credentials, scope=None),
    Endpoint("POST", "/login/data", leaving.export_by_password, people.Belongings, people.Credentials, scope=None),
    Endpoint("POST", "/login/erase", leaving.delete_by_password, people.Session, people.Credentials, scope=None),
    Endpoint("POST", "/login/recovery", entering.recover, people.Session, people.Recovery, scope=None),
    Endpoint("POST", "/login/passkey/options", passkeys.ask_passkey, people.Asked, scope=None),
    Endpoint("POST", "/login/passkey", passkeys.log_in_by_passkey, people.Session, people.PasskeyAnswer, scope=None),
    Endpoint("GET", "/passkeys", passkeys.list_passkeys, list[Passkey], scope="manage"),
    Endpoint("POST", "/passkeys", passkeys.add_passkey, list[Passkey], people.NewPasskey, scope=None),
    Endpoint("POST", "/passkeys/options", passkeys.offer_passkey, people.Asked, people.Confirmation, scope=None),
    Endpoint("DELETE", "/passkeys/{passkey}", passkeys.remove_passkey, list[Passkey], scope=None),
    Endpoint("GET", "/tokens", tokens.tokens, list[Token], scope="manage"),
    Endpoint("POST", "/tokens", tokens.add_token, people.NewToken, people.TokenWish, scope="manage"),
    Endpoint("DELETE", "/tokens/{token}", tokens.remove_token, list[Token], scope="manage"),
    Endpoint("POST", "/reports", administration.report, ReportWish, ReportWish),
    Endpoint("GET", "/admin/reports", administration.reports, list[ReportInfo], None, (PAGE,), None),
    Endpoint("POST", "/admin/reports/{report}/settle", administration.settle, list[ReportInfo], scope=None),
    Endpoint("GET", "/admin/acts", administration.acts, list[ActInfo], None, (PAGE,), None),
    Endpoint(
        *("PATCH", "/admin/players/{player}", administration.change_player, ActInfo, PlayerChange),
        scope=None,
    ),
    Endpoint(
        *("POST", "/admin/tables/{id}/close", administration.close_table, ActInfo, TableClosing),
        scope=None,
    ),
    Endpoint("DELETE", "/admin/tables/{id}/talk/{line}", administration.delete_line, ActInfo, scope=None),
    Endpoint("GET", "/games", catalogue.games, list[GameInfo]),
    Endpoint("GET", "/words/{lang}", catalogue.lobby_words, dict[str, str]),
    Endpoint("GET", "/games/{game}/words/{lang}", catalogue.fluent, None, None, (MODULES,)),
    Endpoint("GET", "/games/{game}/coach/words/{lang}", catalogue.coach_words, None),
    Endpoint("GET", "/games/{game}/rules", catalogue.rules, list[RuleInfo], None, (LANG,)),
    Endpoint("GET", "/games/{game}/lesson", lessons.lesson, LessonInfo, None, (LANG,)),
    Endpoint("GET", "/games/{game}/scenes/{scene}", lessons.scene, SceneInfo),
    Endpoint("POST", "/games/{game}/guide", guides.open_guide, TableInfo),
    Endpoint("GET", "/games/{game}/guide/words/{lang}", guides.texts, None),
    Endpoint(
        "GET",
        "/tables",
        lobby.lobby,
        list[TableInfo],
        None,
        (
            Parameter("game", "string", "only tables of this game"),
            Parameter("state", "string", "waiting, playing or finished"),
            Parameter("mine", "string", "1: only tables where I sit or that I own"),
            PAGE,
        ),
    ),
    Endpoint("POST", "/tables", lobby.create_table, TableInfo, TableWish),
    Endpoint("GET", "/tables/{id}", lobby.show_table, TableInfo, None, (INVITATION,)),
    Endpoint("DELETE", "/tables/{id}", guides.put_away, TableInfo),
    Endpoint("POST", "/tables/{id}/guide/leave", guides.leave_guide, TableInfo),
    Endpoint("PATCH", "/tables/{id}/seats/{seat}", lobby.change_seat, TableInfo, SeatChange),
    Endpoint("POST", "/tables/{id}/seats/{seat}/take", lobby.take, TableInfo, Taking),
    Endpoint("POST", "/tables/{id}/seats/{seat}/leave", lobby.leave, TableInfo),
    Endpoint("POST", "/tables/{id}/seats/{seat}/return", lobby.come_back, TableInfo),
    Endpoint("POST", "/tables/{id}/seats/{seat}/ready", lobby.be_ready, TableInfo, Readiness),
    Endpoint("POST", "/tables/{id}/seats/{seat}/invite", lobby.invite, Invitation),
    Endpoint("POST", "/tables/{id}/seats/{seat}/hint", advice.take_hint, Hint),
    Endpoint("POST", "/tables/{id}/start", lobby.start, TableInfo),
    Endpoint("POST", "/tables/{id}/rematch", lobby.rematch, TableInfo),
    Endpoint("POST", "/tables/{id}/copies", copies.copy_table, TableInfo, CopyWish),
    Endpoint("GET", "/tables/{id}/record", history.record, None, None, (SEAT,)),
    Endpoint("GET", "/tables/{id}/at/{sequence}", course.position, Position, None, (SEAT,)),
    Endpoint(
        "GET",
        "/tables/{id}/course",
        course.stretch,
        Stretch,
        None,
        (
            SEAT,
            Parameter("from", "integer", "the number at which it begins"),
            Parameter("to", "integer", "the last number, at most 100 later"),
        ),
    ),
    Endpoint("GET", "/tables/{id}/chronicle", course.chronicle, Chronicle, None, (SEAT,)),
    Endpoint("GET", "/tables/{id}/curve", history.curve, list[Height]),
    Endpoint("GET", "/tables/{id}/breakdown", history.breakdown, Breakdown),
    Endpoint(
        "GET",
        "/tables/{id}/analysis",
        analysis.show_analysis,
        AnalysisInfo,
        None,
        (Parameter("after", "integer", "a step that is known: the answer waits a moment for the next"), LANG),
    ),
    Endpoint("POST", "/tables/{id}/analysis", analysis.ask_for_analysis, AnalysisInfo, None, (LANG,)),
    Endpoint("GET", "/tables/{id}/moments/{moment}", course.moment, Position, None, (SEAT,)),
    Endpoint(
        "GET",
        "/tables/{id}/why",
        history.why,
        WhyAnswer,
        None,
        (SEAT, Parameter("move", "string", "a move in the words of the game"), LANG),
    ),
)


def make_app(
    settings: Settings,
    database: Database,
    complain: Callable[[str], None],
    when_ready: Callable[[], None] = lambda: None,
) -> Starlette:
    services = Services(settings, database, complain)
    probes = Probes(services)
    site = Site(settings.static)
    document = described(ENDPOINTS, BASE)

    async def openapi(request: ApiRequest) -> dict[str, Any]:
        return document

    async def nowhere(request: ApiRequest) -> None:
        raise Fault("no-such-path", path=request.raw.url.path[:80])

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[dict[str, Any]]:
        await services.start()
        services.tasks.spawn(probes.keep_current())
        try:
            when_ready()
            yield {} if services.membership is None else {NEIGHBOURS: services.membership.hosts}
        finally:
            await services.stop()

    routes = [
        WebSocketRoute(f"{BASE}/live", Gate(services, LiveNews(services))),
        WebSocketRoute(f"{BASE}/tables/{{id}}/live", Gate(services, LiveTable(services))),
        WebSocketRoute("/{path:path}", Gate(services)),
        Route(f"{BASE}/openapi.json", answering(services, openapi, "watch"), methods=["GET"]),
        *(
            Route(BASE + one.path, answering(services, one.handler, one.needs), methods=[one.method])
            for one in ENDPOINTS
        ),
        Route("/api/{path:path}", answering(services, nowhere, "watch"), methods=["GET"]),
        *probes.routes(),
        Route("/{path:path}", site.page, methods=["GET"]),
    ]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={404: _lost, 405: _lost, 500: _broken})
    app.state.services = services
    app.add_middleware(Headers, settings.workers > 1)
    app.add_middleware(AccessLog)
    app.add_middleware(Arrivals, services.membership)
    return app


class Gate:
    """No page of another address may open a WebSocket here in the name of its reader."""

    def __init__(self, services: Services, inner: Callable[..., Any] | None = None) -> None:
        self.services = services
        self.inner = inner  # None: there is nothing at this path

    async def __call__(self, scope: Any, receive: Callable[..., Any], send: Callable[..., Any]) -> None:
        asked = HTTPConnection(scope)
        try:
            check_signs(asked)
            check_host(self.services.settings, asked)
            check_origin(self.services.settings, asked)
            if self.inner is None:
                raise _no_way(asked)
        except Fault as fault:
            await _told(asked, self._counted(asked, fault))(scope, receive, send)
            return
        await self.inner(scope, receive, send)

    def _counted(self, asked: HTTPConnection, fault: Fault) -> Fault:
        """What is refused here counts as a request, too; whoever gets in is counted there."""
        try:
            self.services.limits.check("requests", address_of(asked))
        except Fault as too_fast:
            return too_fast
        return fault


class Headers:
    """Cautious headers on everything that is sent, as many as a browser obeys there."""

    def __init__(self, app: Callable[..., Any], is_worker: bool) -> None:
        self.app = app
        self.is_worker = is_worker

    async def __call__(self, scope: Any, receive: Callable[..., Any], send: Callable[..., Any]) -> None:
        async def send_with_headers(message: Any) -> None:
            if message["type"] in STARTS:
                own = message.get("headers", [])
                kind = next((value.decode() for name, value in own if name == b"content-type"), "")
                added = dict(headers_for(kind))
                if scope["scheme"] in ("https", "wss"):
                    added["strict-transport-security"] = ONLY_TLS
                if self.is_worker:
                    added["connection"] = "close"  # so that the front sees each request, and where it belongs
                if message["status"] >= 400 and not any(name == b"cache-control" for name, _ in own):
                    added["cache-control"] = "no-store"  # what is wrong now may be right in a moment
                message["headers"] = [*own, *((name.encode(), value.encode()) for name, value in added.items())]
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] in ("http", "websocket") else send)


async def _lost(request: Request, error: Exception) -> Response:
    if getattr(error, "status_code", 404) == 404:
        return _told(request, _no_way(request))
    return _told(request, Fault("not-allowed-method"))


async def _broken(request: Request, error: Exception) -> Response:
    log.error("A request failed: %s %s", request.method, request.url.path, exc_info=error)
    return _told(request, Fault("internal"))


def _no_way(asked: HTTPConnection) -> Fault:
    return Fault("no-such-path", path=asked.url.path[:80])


def _told(asked: HTTPConnection, fault: Fault) -> Response:
    return fault_response(language_of("", asked.headers.get("accept-language", "")), fault)
