"""The description for programs is true: whatever it allows to be asked gets an answer, never a server error."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from sqlalchemy import create_engine

from outremer.server.http.app import BASE, ENDPOINTS, Endpoint
from outremer.server.http.openapi import SOURCES, described
from outremer.server.store import administration, passkeys
from outremer.server.store.database import Database
from tests.hosting import Host, running, sqlite
from tests.server.clients import API
from tests.server.store.filling import finished

EXAMPLES = 6
OWN = {"game": "jerusalem", "seats": [{"kind": "me"}, {"kind": "me"}]}
SHORT = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
schema = schemathesis.openapi.from_dict(described(ENDPOINTS, BASE))


class House(NamedTuple):
    host: Host
    store: Path
    finished: str  # a table at which the game is over
    web: httpx.Client


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("openapi")
    database = Database(sqlite(folder))
    stored = finished(database)
    database.close()
    with running(sqlite(folder), "--no-limits") as host, httpx.Client(base_url=host.address + API, timeout=20) as web:
        yield House(host, folder / "store.sqlite3", stored.id, web)


class Somebody:
    """Who has a name and whatever is asked for; and is somebody else as soon as they are nobody."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.web = house.web
        self.at = 0
        self.enter()

    def enter(self) -> None:
        self.web.cookies.clear()
        self.player = self.web.post("/session", json={"name": "Fuzz"}).json()["player"]["id"]
        self._tables: list[str] = []

    def fit(self, case: Case[Any]) -> None:
        """Every second time what stands in the path is really there."""
        self.at += 1
        if self.at % 2 == 0:
            case.path_parameters = {name: self.real(name) for name in re.findall(r"{(\w+)}", case.operation.path)}
            if isinstance(case.body, dict) and "game" in case.body:
                case.body["game"] = "jerusalem"

    def real(self, name: str) -> Any:
        """Something of this kind that is there now; what any of them does may take it away."""
        if name == "id":
            return self.tables[self.at // 2 % len(self.tables)]
        if name == "token":
            return self.web.post("/tokens", json={"label": "mine"}).json()["id"]
        if name == "device":
            if self.web.get("/devices").status_code == 401:  # it was their own, and they are nobody now
                self.enter()
            return self.web.get("/devices").json()[0]["id"]
        if name == "scene":
            return next(
                one["scene"] for one in self.web.get("/games/jerusalem/lesson").json()["sections"] if one["scene"]
            )
        if name == "passkey":
            return self.passkey()
        plain = {"seat": 0, "game": "jerusalem", "lang": "en", "moment": 0, "sequence": 0, "report": 1, "line": 1}
        return {**plain, "player": self.player}[name]

    @property
    def tables(self) -> list[str]:
        if not self._tables:
            waiting, playing = (self.web.post("/tables", json=OWN).json()["id"] for _ in range(2))
            self.web.post(f"/tables/{playing}/start")
            self._tables = [waiting, playing, self.house.finished]
        return self._tables

    def passkey(self) -> str:
        """As an authenticator would have left it; only a browser has one."""
        engine = create_engine(f"sqlite:///{self.house.store}")
        with engine.begin() as connection:
            key = administration.player_by_id(connection, self.player).key
            passkeys.add(connection, key, f"credential {self.at} of {self.player}", b"a public key", 0, "mine")
        engine.dispose()
        return str(self.web.get("/passkeys").json()[-1]["id"])

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


@pytest.fixture
def somebody(house: House) -> Somebody:
    return Somebody(house)


@pytest.mark.parametrize("one", ENDPOINTS, ids=lambda one: f"{one.method} {one.path}")
def test_no_request_that_fits_the_description_breaks_the_server(one: Endpoint, somebody: Somebody) -> None:
    """And every operation is really reached: by somebody who is known, about what is really there."""
    statuses: set[int] = set()

    @SHORT
    @given(case=schema[BASE + one.path][one.method].as_strategy())
    def ask(case: Case[Any]) -> None:
        somebody.fit(case)
        response = case.call(base_url=somebody.house.host.address, headers=somebody.headers)
        case.validate_response(response, checks=[not_a_server_error])
        somebody.heard(response)
        statuses.add(response.status_code)

    ask()
    # A wrong password is an answer of the operation itself; only its cookie could make it one of the gate.
    reached = statuses - {404} if one.path.startswith("/login") else statuses - {401, 404}
    assert reached, statuses


def test_rows_of_requests_that_follow_one_another_break_nothing(somebody: Somebody) -> None:
    """A table that was made is looked at, sat down at, begun, left; a token that was made is taken back."""
    asked: set[str] = set()

    class Rows(schema.as_state_machine()):  # type: ignore[misc]  # made by the library, of a type that it does not tell
        def get_call_kwargs(self, case: Case[Any]) -> dict[str, Any]:
            asked.add(case.operation.label)
            return {"base_url": somebody.house.host.address, "headers": somebody.headers}

        def validate_response(self, response: Any, case: Case[Any], **_: Any) -> None:
            case.validate_response(response, checks=[not_a_server_error])
            somebody.heard(response)

    Rows.run(settings=settings(SHORT, max_examples=12, stateful_step_count=8))
    assert len(asked) > 15


def test_links_lead_from_what_is_told_to_where_it_is_needed() -> None:
    paths = described(ENDPOINTS, BASE)["paths"]
    for method, path in SOURCES:
        assert paths[BASE + path][method.lower()]["responses"]["200"]["links"]
    made = paths[f"{BASE}/tables"]["post"]["responses"]["200"]["links"]
    assert made["take"] == {"operationId": "take", "parameters": {"id": "$response.body#/id"}}


def test_every_path_of_the_api_is_described(house: House) -> None:
    document = house.web.get("/openapi.json").json()
    assert {(path, method.upper()) for path, methods in document["paths"].items() for method in methods} == {
        (API + one.path, one.method) for one in ENDPOINTS
    }
    assert "TableInfo" in document["components"]["schemas"]


def test_what_goes_over_websockets_is_described_too() -> None:
    schemas = described(ENDPOINTS, BASE)["components"]["schemas"]
    for name in ("LiveMessage", "LiveNews", "PersonalNews"):
        kinds = schemas[name]["discriminator"]["mapping"].values()
        assert len(kinds) > 3
        assert all(kind.rpartition("/")[2] in schemas for kind in kinds)
    assert schemas["State"]["properties"]["events"]["items"]["$ref"] == "#/components/schemas/GameEvent"
    assert set(schemas["View"]["required"]) >= {"world", "forms", "asked"}
