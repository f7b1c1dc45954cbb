"""Whoever asks for everything that the API offers: an administrator, with whatever each request is about."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import httpx
from sqlalchemy import Connection, create_engine

from outremer.server.store import administration, keys, tables, talk
from outremer.server.store.administration import ADMINISTRATOR
from outremer.server.store.talk import Line
from tests.server.authenticator import Authenticator

PASSWORD = "under the third stone"
NOTHING: Mapping[str, Any] = MappingProxyType({})
NUMBERS = count(100)  # names of accounts are told apart by the eye, logins and passkeys at all


class House(NamedTuple):
    address: str  # with a name, to which passkeys belong
    store: Path
    finished: str  # a table at which the game is over
    web: httpx.Client

    @contextmanager
    def changing(self) -> Iterator[Connection]:
        """What cannot be asked for by HTTP is put into the store."""
        engine = create_engine(f"sqlite:///{self.store}")
        with engine.begin() as connection:
            yield connection
        engine.dispose()


class Asked(NamedTuple):
    """A request that is granted."""

    body: Any = None
    query: Mapping[str, Any] = NOTHING
    path: Mapping[str, Any] = NOTHING  # beside what is granted by any that is real


class Somebody:
    def __init__(self, house: House) -> None:
        self.house = house
        self.web = house.web
        self.enter()

    def enter(self) -> None:
        """Come in as somebody new, who has an account and the role."""
        self.enter_as_guest()
        self.web.post("/account", json=self.credentials).raise_for_status()
        with self.house.changing() as connection:
            administration.set_role(connection, self.credentials["login"], ADMINISTRATOR)
        self.web.post("/login", json=self.credentials).raise_for_status()

    def enter_as_guest(self) -> None:
        self.web.cookies.clear()
        self.number = next(NUMBERS)
        self.credentials = {"login": f"fuzz{self.number}", "password": PASSWORD}
        self.player = self.web.post("/session", json={"name": f"Fuzz {self.number}"}).json()["player"]["id"]

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": f"outremer={self.web.cookies['outremer']}"}

    def heard(self, response: Any) -> None:
        """The cookie may have changed, or be gone."""
        cookies = response.headers.get("set-cookie", [])
        for cookie in [cookies] if isinstance(cookies, str) else cookies:
            if cookie.startswith("outremer="):
                self.enter()
                return

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.web.post(path, json=body or {})
        answer.raise_for_status()
        return answer.json()

    # -- what is really there -------------------------------------------------------------------------------------

    def granted(self, method: str, path: str) -> Asked:
        """This request as it is granted to whoever asks now."""
        prepared = GRANTED.get(f"{method} {path}")
        made = Asked() if prepared is None else prepared(self)
        names = [name for name in re.findall(r"{(\w+)}", path) if name not in made.path]
        return made._replace(path={**{name: self.real(name) for name in names}, **made.path})

    def real(self, name: str) -> Any:
        """Something of this kind that is there now; what any request does may have taken another away."""
        if self.web.get("/devices").status_code == 401:  # they are nobody now
            self.enter()
        kinds: dict[str, Callable[[], Any]] = {
            "id": self.playing,
            "token": lambda: self.post("/tokens", {"label": "mine"})["id"],
            "device": lambda: self.web.get("/devices").json()[0]["id"],
            "scene": self.scene,
            "passkey": lambda: self.passkey()[1],
            "report": self.report,
            "player": self.stranger,
        }
        plain = {"seat": 0, "game": "jerusalem", "lang": "en", "moment": 0, "sequence": 0, "line": 1}
        return kinds[name]() if name in kinds else plain[name]

    def waiting(self, visibility: str = "open") -> str:
        """A table with a free seat, the second."""
        seats = [{"kind": "me"}, {"kind": "person"}]
        return str(self.post("/tables", {"game": "jerusalem", "seats": seats, "visibility": visibility})["id"])

    def full(self) -> str:
        seats = [{"kind": "me"}, {"kind": "me"}]
        return str(self.post("/tables", {"game": "jerusalem", "seats": seats})["id"])

    def playing(self) -> str:
        table = self.full()
        self.post(f"/tables/{table}/start")
        return table

    def guided(self) -> str:
        return str(self.post("/games/jerusalem/guide")["id"])

    def scene(self) -> str:
        sections = self.web.get("/games/jerusalem/lesson").json()["sections"]
        return next(str(one["scene"]) for one in sections if one["scene"])

    def report(self) -> int:
        self.post("/reports", {"table": self.playing(), "words": "A rude name", "seat": 0})
        return int(self.web.get("/admin/reports").json()[0]["id"])

    def stranger(self) -> str:
        """Somebody else, whom an administrator may do something about."""
        with httpx.Client(base_url=self.web.base_url) as web:
            return str(web.post("/session", json={"name": "Stranger"}).json()["player"]["id"])

    def line(self) -> tuple[str, int]:
        """A table, and a line of talk there; they are said by WebSockets alone."""
        table = self.playing()
        with self.house.changing() as connection:
            own = administration.player_by_id(connection, self.player).key
            key = tables.key_of(connection, table)
            assert key is not None
            said = talk.add_talk(connection, key, Line(talk.TABLE, None, 0, "Fuzz", "Fie!", own, False, "once"))
            assert said is not None
            return table, said.key

    def code(self) -> str:
        return str(self.post("/account/recovery", {"password": PASSWORD})["codes"][0])

    def made_passkey(self) -> tuple[Authenticator, dict[str, Any]]:
        """A device, and the passkey that it has made for the next request."""
        device = Authenticator(f"of {next(NUMBERS)}")
        options = self.post("/passkeys/options", {"password": PASSWORD})["options"]
        return device, {"label": "mine", "credential": device.made(options, self.house.address)}

    def passkey(self) -> tuple[Authenticator, str]:
        device, made = self.made_passkey()
        return device, str(self.post("/passkeys", made)[-1]["id"])

    def shown_passkey(self) -> dict[str, Any]:
        device, _ = self.passkey()
        options = self.post("/login/passkey/options")["options"]
        return {"credential": device.shown(options, self.house.address)}

    def sit_at_the_end(self) -> str:
        """As whoever sat at the table where the game is over."""
        with self.house.changing() as connection:
            found = tables.find(connection, self.house.finished)
            assert found is not None
            assert found.owner is not None
            _, cookie = keys.add_device(connection, found.owner, None)
        self.web.cookies.clear()
        self.web.cookies.set("outremer", cookie)
        return found.id


def keeping(somebody: Somebody) -> Asked:
    somebody.enter_as_guest()
    return Asked(somebody.credentials)


def deleting_line(somebody: Somebody) -> Asked:
    table, line = somebody.line()
    return Asked(path={"id": table, "line": line})


def asked_with_hints(somebody: Somebody) -> Asked:
    """At a table where somebody sits alone, at every seat."""
    table = somebody.post("/tables", {"game": "akkon", "seats": [{"kind": "me"}] * 2, "hints": True})
    for seat in range(2):
        table = somebody.post(f"/tables/{table['id']}/seats/{seat}/ready", {})
    return Asked(path={"id": table["id"], "seat": table["awaited"][0]})


def over(somebody: Somebody) -> Asked:
    return Asked(path={"id": somebody.house.finished})


CONFIRMED = {"password": PASSWORD}
GRANTED: dict[str, Callable[[Somebody], Asked]] = {
    "POST /session": lambda one: Asked({"name": f"Fuzz {one.number} again"}),
    "PATCH /session": lambda one: Asked({"name": f"Fuzz {one.number} again"}),
    "POST /account": keeping,
    "DELETE /account": lambda one: Asked(CONFIRMED),
    "POST /account/password": lambda one: Asked({**CONFIRMED, "new": PASSWORD}),
    "POST /account/recovery": lambda one: Asked(CONFIRMED),
    "POST /login": lambda one: Asked(one.credentials),
    "POST /login/data": lambda one: Asked(one.credentials),
    "POST /login/erase": lambda one: Asked(one.credentials),
    "POST /login/recovery": lambda one: Asked({**one.credentials, "code": one.code()}),
    "POST /login/passkey": lambda one: Asked(one.shown_passkey()),
    "POST /passkeys": lambda one: Asked(one.made_passkey()[1]),
    "POST /passkeys/options": lambda one: Asked(CONFIRMED),
    "POST /tokens": lambda one: Asked({"label": "mine"}),
    "POST /reports": lambda one: Asked({"table": one.playing(), "words": "A rude name", "seat": 0}),
    "PATCH /admin/players/{player}": lambda one: Asked({"suspended": True}),
    "POST /admin/tables/{id}/close": lambda one: Asked({}),
    "DELETE /admin/tables/{id}/talk/{line}": deleting_line,
    "POST /tables": lambda one: Asked({"game": "jerusalem", "seats": [{"kind": "me"}, {"kind": "bot"}]}),
    "DELETE /tables/{id}": lambda one: Asked(path={"id": one.guided()}),
    "POST /tables/{id}/guide/leave": lambda one: Asked(path={"id": one.guided()}),
    "PATCH /tables/{id}/seats/{seat}": lambda one: Asked({"kind": "bot"}, path={"id": one.waiting(), "seat": 1}),
    "POST /tables/{id}/seats/{seat}/take": lambda one: Asked({}, path={"id": one.waiting(), "seat": 1}),
    "POST /tables/{id}/seats/{seat}/leave": lambda one: Asked(path={"id": one.waiting()}),
    "POST /tables/{id}/seats/{seat}/ready": lambda one: Asked({}, path={"id": one.waiting()}),
    "POST /tables/{id}/seats/{seat}/invite": lambda one: Asked(path={"id": one.waiting("private"), "seat": 1}),
    "POST /tables/{id}/seats/{seat}/hint": asked_with_hints,
    "POST /tables/{id}/start": lambda one: Asked(path={"id": one.full()}),
    "POST /tables/{id}/rematch": lambda one: Asked(path={"id": one.sit_at_the_end()}),
    "POST /tables/{id}/copies": lambda one: Asked({"moment": 0, "seat": 0}, path={"id": one.house.finished}),
    "GET /tables/{id}/course": lambda one: Asked(query={"from": 0, "to": 10}, path={"id": one.house.finished}),
    "GET /tables/{id}/why": lambda one: Asked(query={"seat": 0, "move": "pass"}),
    **{f"GET /tables/{{id}}/{what}": over for what in ("record", "chronicle", "curve", "breakdown", "analysis")},
    "POST /tables/{id}/analysis": over,
}
