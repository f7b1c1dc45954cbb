"""One HTTP request: who asks for what, in which language; and how it is answered."""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Message

from outremer.server.errors import STATUS, Fault
from outremer.server.http.identity import COOKIE, FAMILIAR, address_of, check_host, check_origin, check_signs
from outremer.server.looking import Ready, packed, unpacked
from outremer.server.protocol.basics import FaultAnswer, FaultText, encode
from outremer.server.sentences import language_of, say_fault
from outremer.server.services import Services
from outremer.server.store.leases import Holder
from outremer.server.store.players import Player
from outremer.server.turns import Asker

T = TypeVar("T")
SAFE = ("GET", "HEAD", "OPTIONS")
YEAR = 365 * 24 * 3600
FAMILIAR_PATH = "/api/v1/login"  # nobody else needs to hear of it
WORTH_PACKING = 600  # bytes of an answer
LATER = (429, 503)  # what may be asked again, and when


class ApiRequest:
    """A request that has passed the gate."""

    def __init__(self, services: Services, raw: Request, lang: str, player: Player | None) -> None:
        self.services = services
        self.store = services.store
        self.raw = raw  # as Starlette gives it
        self.lang = lang
        self.player = player
        self.cookie: str | None = None  # a token to set, or "" to forget
        self.familiar: str | None = None  # one by which this browser is no stranger when it logs in

    @property
    def somebody(self) -> Player:
        """Whoever asks; this cannot be done by nobody."""
        if self.player is None:
            raise Fault("who-are-you")
        return self.player

    @property
    def asker(self) -> Asker:
        """Who takes turns with others where only a few can be served at once."""
        return Asker(address_of(self.raw), None if self.player is None else self.player.id)

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


def answering(services: Services, handler: Handler, scope: str | None) -> Callable[[Request], Awaitable[Response]]:
    """A handler as Starlette wants it: behind the gate, and with every fault told. None: this is for no token."""

    async def answer(raw: Request) -> Response:
        lang = "en"
        try:
            lang = language_of(raw.query_params.get("lang", ""), raw.headers.get("accept-language", ""))
            check_signs(raw)
            check_host(services.settings, raw)
            if raw.method not in SAFE:
                check_origin(services.settings, raw)
            services.limits.check("requests", address_of(raw))
            raw = await _whole(raw, services.settings.largest_message)
            request = ApiRequest(services, raw, lang, await services.sessions.player_of(raw))
            _check_scope(request.player, scope)

            async def here() -> Response:
                return _response(request, await handler(request))

            async def there(holder: Holder) -> Response:
                return await services.handing.request(raw, holder, request.asker)

            return await services.handing.wherever(raw, here, there)
        except Fault as fault:
            return fault_response(lang, fault)
        except ClientDisconnect:
            return Response(status_code=400)

    return answer


def _check_scope(player: Player | None, scope: str | None) -> None:
    if player is None or player.scopes is None:
        return
    if scope is None:
        raise Fault("not-by-token")
    if not player.may(scope):
        raise Fault("not-in-scope", scope=scope)


async def _whole(raw: Request, most: int) -> Request:
    """The same request with its body, which is refused as soon as it is seen to be too large."""
    announced, came = raw.headers.get("content-length", "0"), 0
    if announced.isdigit():
        _check_size(int(announced), most)

    async def receive() -> Message:
        nonlocal came
        message = await raw.receive()
        came += len(message.get("body", b""))
        _check_size(came, most)
        return message

    whole = Request(raw.scope, receive)
    await whole.body()  # which Starlette keeps, for whoever asks for it once more
    return whole


def _check_size(size: int, most: int) -> None:
    if size > most:
        raise Fault("too-large", most=most)


def _response(request: ApiRequest, answered: Any) -> Response:
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    takes_packed = "gzip" in request.raw.headers.get("accept-encoding", "")
    kind = "text/plain; charset=utf-8" if isinstance(answered, Text) else "application/json"
    if isinstance(answered, Ready):
        is_packed, body = takes_packed, answered.packed if takes_packed else unpacked(answered.packed)
    else:
        body = answered.text.encode() if isinstance(answered, Text) else encode(answered)
        is_packed = takes_packed and len(body) > WORTH_PACKING
        if is_packed:
            body = _packed_once(body) if isinstance(answered, Text) else packed(body)
    if is_packed:
        headers["content-encoding"] = "gzip"
    response = Response(body, headers=headers, media_type=kind)
    if request.cookie is not None:
        _set_cookie(response, request)
    if request.familiar is not None:
        _keep(response, request, FAMILIAR, request.familiar, FAMILIAR_PATH)
    return response


@lru_cache(maxsize=64)
def _packed_once(body: bytes) -> bytes:
    """Words are the same for everybody: they are worth the time that it takes to pack them as small as it goes."""
    return gzip.compress(body, mtime=0)


def _set_cookie(response: Response, request: ApiRequest) -> None:
    if request.cookie:
        _keep(response, request, COOKIE, request.cookie, "/")
    else:
        secure = request.raw.url.scheme == "https"
        response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=secure)


def _keep(response: Response, request: ApiRequest, name: str, value: str, path: str) -> None:
    secure = request.raw.url.scheme == "https"
    response.set_cookie(name, value, max_age=YEAR, path=path, httponly=True, samesite="lax", secure=secure)


def fault_response(lang: str, fault: Fault) -> Response:
    answer = FaultAnswer(FaultText(fault.code, say_fault(lang, fault)))
    response = Response(encode(answer), status_code=STATUS[fault.code], media_type="application/json")
    if fault.status in LATER:
        response.headers["retry-after"] = str(fault.arguments.get("seconds", 1))
    return response
