"""One HTTP request: who asks for what, in which language; and how it is answered."""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from outremer.server.errors import STATUS, Fault
from outremer.server.http.identity import COOKIE, address_of, check_host, check_origin, check_signs
from outremer.server.protocol import FaultAnswer, FaultText, encode
from outremer.server.sentences import language_of, say_fault
from outremer.server.services import Services
from outremer.server.store.players import Player

T = TypeVar("T")
SAFE = ("GET", "HEAD", "OPTIONS")
WORTH_PACKING = 600  # bytes of an answer


class ApiRequest:
    """A request that has passed the gate."""

    def __init__(self, services: Services, raw: Request, lang: str, player: Player | None) -> None:
        self.services = services
        self.store = services.store
        self.raw = raw  # as Starlette gives it
        self.lang = lang
        self.player = player
        self.cookie: str | None = None  # a token to set, or "" to forget

    @property
    def somebody(self) -> Player:
        """Whoever asks; this cannot be done by nobody."""
        if self.player is None:
            raise Fault("who-are-you")
        return self.player

    def path(self, name: str) -> str:
        return str(self.raw.path_params[name])

    def query(self, name: str) -> str:
        return self.raw.query_params.get(name, "")

    async def body(self, kind: type[T]) -> T:
        """The request's body, strictly of this kind."""
        data = await self.raw.body()
        try:
            return msgspec.json.decode(data or b"{}", type=kind)
        except msgspec.ValidationError as error:
            raise Fault("malformed", what=str(error)[:200]) from error
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            raise Fault("not-json", what=str(error)[:200]) from error


Handler = Callable[[ApiRequest], Awaitable[Any]]


class Text:
    """An answer that is not JSON."""

    def __init__(self, text: str) -> None:
        self.text = text


def whole_number(text: str, fault: str, least: int = 0, **arguments: str | int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10) or int(text) < least:
        raise Fault(fault, **arguments)
    return int(text)


def answering(services: Services, handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """A handler as Starlette wants it: behind the gate, and with every fault told."""

    async def answer(raw: Request) -> Response:
        lang = "en"
        try:
            lang = language_of(raw.query_params.get("lang", ""), raw.headers.get("accept-language", ""))
            check_signs(raw)
            check_host(services.settings, raw)
            if raw.method not in SAFE:
                check_origin(services.settings, raw)
            services.limits.check("requests", address_of(raw))
            await _check_size(services, raw)
            request = ApiRequest(services, raw, lang, await services.sessions.player_of(raw))
            answered = await handler(request)
        except Fault as fault:
            return fault_response(lang, fault)
        except ClientDisconnect:
            return Response(status_code=400)
        return _response(request, answered)

    return answer


async def _check_size(services: Services, raw: Request) -> None:
    most = services.settings.largest_message
    if raw.headers.get("content-length", "0").isdigit() and int(raw.headers.get("content-length", "0")) > most:
        raise Fault("too-large", most=most)
    body = b""
    async for chunk in raw.stream():
        body += chunk
        if len(body) > most:
            raise Fault("too-large", most=most)
    raw._body = body  # so that it can be read once more; Starlette keeps it there itself


def _response(request: ApiRequest, answered: Any) -> Response:
    if isinstance(answered, Text):
        body, kind = answered.text.encode(), "text/plain; charset=utf-8"
    else:
        body, kind = encode(answered), "application/json"
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if len(body) > WORTH_PACKING and "gzip" in request.raw.headers.get("accept-encoding", ""):
        body = _packed_once(body) if isinstance(answered, Text) else gzip.compress(body, compresslevel=5, mtime=0)
        headers["content-encoding"] = "gzip"
    response = Response(body, headers=headers, media_type=kind)
    if request.cookie is not None:
        _set_cookie(response, request)
    return response


@lru_cache(maxsize=64)
def _packed_once(body: bytes) -> bytes:
    """Words are the same for everybody: they are worth the time that it takes to pack them as small as it goes."""
    return gzip.compress(body, mtime=0)


def _set_cookie(response: Response, request: ApiRequest) -> None:
    secure = request.raw.url.scheme == "https"
    if request.cookie:
        year = 365 * 24 * 3600
        response.set_cookie(
            COOKIE, request.cookie, max_age=year, path="/", httponly=True, samesite="lax", secure=secure
        )
    else:
        response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=secure)


def fault_response(lang: str, fault: Fault) -> Response:
    answer = FaultAnswer(FaultText(fault.code, say_fault(lang, fault)))
    response = Response(encode(answer), status_code=STATUS[fault.code], media_type="application/json")
    if fault.status == 429:
        response.headers["retry-after"] = "1"
    return response
