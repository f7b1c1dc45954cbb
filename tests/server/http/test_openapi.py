"""The description for programs is true: whatever it allows to be asked gets an answer, never a server error."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error

from outremer.server.http.app import BASE, ENDPOINTS, Endpoint
from outremer.server.http.openapi import SOURCES, described
from outremer.server.store.database import Database
from tests.hosting import running, sqlite
from tests.server.clients import API
from tests.server.http.somebody import House, Somebody
from tests.server.store.filling import finished

EXAMPLES = 6
SHORT = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
schema = schemathesis.openapi.from_dict(described(ENDPOINTS, BASE))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("openapi")
    database = Database(sqlite(folder))
    stored = finished(database)
    database.close()
    with running(sqlite(folder), "--no-limits", "--coach-effort", "0.02") as host:
        address = f"http://localhost:{host.port}"
        with httpx.Client(base_url=address + API, timeout=20) as web:
            yield House(address, folder / "store.sqlite3", stored.id, web)


@pytest.fixture
def somebody(house: House) -> Somebody:
    return Somebody(house)


def fit(case: Case[Any], one: Endpoint, somebody: Somebody, number: int) -> None:
    """Of three requests one is granted, one is about what is really there, and one about nothing."""
    if number % 3 == 2:
        return
    granted = somebody.granted(one.method, one.path)
    case.path_parameters = dict(granted.path)
    if number % 3 == 0:
        case.query = dict(granted.query)
        if one.body is not None:
            case.body = granted.body


@pytest.mark.parametrize("one", ENDPOINTS, ids=lambda one: f"{one.method} {one.path}")
def test_no_request_that_fits_the_description_breaks_the_server(one: Endpoint, somebody: Somebody) -> None:
    """And every operation is really done: for somebody who may, about what is really there."""
    statuses: list[int] = []

    @SHORT
    @given(case=schema[BASE + one.path][one.method].as_strategy())
    def ask(case: Case[Any]) -> None:
        fit(case, one, somebody, len(statuses))
        response = case.call(base_url=somebody.house.address, headers=somebody.headers)
        case.validate_response(response, checks=[not_a_server_error])
        somebody.heard(response)
        statuses.append(response.status_code)

    ask()
    assert set(statuses[::3]) == {200}


def test_rows_of_requests_that_follow_one_another_break_nothing(somebody: Somebody) -> None:
    """A table that was made is looked at, sat down at, begun, left; a token that was made is taken back."""
    asked: set[str] = set()

    class Rows(schema.as_state_machine()):  # type: ignore[misc]  # made by the library, of a type that it does not tell
        def get_call_kwargs(self, case: Case[Any]) -> dict[str, Any]:
            asked.add(case.operation.label)
            return {"base_url": somebody.house.address, "headers": somebody.headers}

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
