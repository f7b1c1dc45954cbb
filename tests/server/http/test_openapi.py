"""The description for programs is true: whatever it allows to be asked gets an answer, never a server error."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error

from outremer.server.http.app import BASE, ENDPOINTS
from outremer.server.http.openapi import described
from tests.hosting import Host
from tests.server.clients import API

EXAMPLES = 6


@pytest.fixture(scope="module")
def cookie(host: Host) -> str:
    with httpx.Client(base_url=host.address + API) as web:
        web.post("/session", json={"name": "Fuzz"})
        table = web.post("/tables", json={"game": "jerusalem", "seats": [{"kind": "me"}, {"kind": "me"}]}).json()
        web.post(f"/tables/{table['id']}/start")
        return str(web.cookies["outremer"])


schema = schemathesis.openapi.from_dict(described(ENDPOINTS, BASE))


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_no_request_that_fits_the_description_breaks_the_server(case: Case[Any], host: Host, cookie: str) -> None:
    headers = {"Cookie": f"outremer={cookie}"}
    case.call_and_validate(base_url=host.address, checks=[not_a_server_error], headers=headers)


def test_every_path_of_the_api_is_described(host: Host) -> None:
    document = httpx.get(f"{host.address}{API}/openapi.json").json()
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
