"""A server that the tests of one module share, a store, and the loop in which asynchronous tests run."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from outremer.server.store.database import Database
from tests.hosting import Host, running, sqlite


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with running(sqlite(tmp_path_factory.mktemp("host")), "--no-limits") as started:
        yield started


WAYS = {"short": (), "public": ("--public-wire",)}  # of texts in and out of WebSockets


@pytest.fixture(scope="module", params=WAYS)
def wired(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server on which a test runs twice."""
    with running(sqlite(tmp_path_factory.mktemp("wired")), "--no-limits", *WAYS[request.param]) as started:
        yield started


@pytest.fixture(scope="module", params=WAYS)
def guarded(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """The same, with its limits on."""
    with running(sqlite(tmp_path_factory.mktemp("guarded")), *WAYS[request.param]) as started:
        yield started


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    """An empty store."""
    opened = Database(sqlite(tmp_path))
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What `pytestmark = pytest.mark.anyio` runs a module's `async def test_…` on."""
    return "asyncio"
