"""A server that the tests of one module share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.hosting import Host, running, sqlite


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with running(sqlite(tmp_path_factory.mktemp("host")), "--no-limits") as started:
        yield started
