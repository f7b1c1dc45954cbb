"""The store, on SQLite and on a real PostgreSQL alike."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from outremer.server.store.database import Database
from tests.hosting import sqlite
from tests.server.store.postgres import running_postgres


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if request.param == "sqlite":
        yield sqlite(tmp_path_factory.mktemp("store"))
    else:
        with running_postgres() as address:
            yield address


@pytest.fixture
def database(url: str) -> Iterator[Database]:
    opened = Database(url)
    yield opened
    opened.close()
