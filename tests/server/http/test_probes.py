"""What an operator's programs ask: whether it lives, whether it can work, and what it has counted."""

from __future__ import annotations

import argparse
import os
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, closing
from pathlib import Path

import httpx
import pytest

from outremer.server import options
from outremer.server.errors import CannotStart
from outremer.server.http.probes import SHARED_SECONDS
from tests.hosting import Host, running, sqlite
from tests.server.clients import asked_of, seated
from tests.server.store.postgres import running_postgres

pytestmark = pytest.mark.anyio
TOKEN = "0123456789abcdef0123456789abcdef"


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("probed")


@pytest.fixture(scope="module")
def probed(store: Path) -> Iterator[Host]:
    (store / "token").write_text(TOKEN + "\n")
    with running(sqlite(store), "--metrics-token-file", str(store / "token")) as started:
        yield started


def get(server: Host, path: str, **headers: str) -> httpx.Response:
    return httpx.get(server.address + path, headers={name.replace("_", "-"): text for name, text in headers.items()})


def ready(host: Host) -> httpx.Response:
    """A look of its own, not one that is shared with whoever asked just before, and not before bots can think."""
    while True:
        time.sleep(SHARED_SECONDS + 0.1)
        found = httpx.get(host.address + "/readyz", timeout=60)
        if found.json()["bots"]:
            return found


def figures(host: Host) -> dict[str, float]:
    lines = get(host, "/metrics").text.splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}


def test_a_server_in_good_order_lives_and_is_ready(probed: Host) -> None:
    assert get(probed, "/healthz").text == "ok\n"
    found = ready(probed)
    assert (found.status_code, found.json()) == (200, {"store_read": True, "store_written": True, "bots": True})
    assert found.headers["cache-control"] == "no-store"


def test_a_store_that_somebody_else_writes_to_for_long_is_not_ready_but_lives(probed: Host, store: Path) -> None:
    with closing(sqlite3.connect(store / "store.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        found = ready(probed)
        assert found.status_code == 503
        assert found.headers["retry-after"] == "1"
        assert found.json() == {"store_read": True, "store_written": False, "bots": True}
        assert get(probed, "/healthz").status_code == 200
        other.execute("ROLLBACK")


def worker_of(host: Host) -> int:
    assert host.process is not None
    children = Path(f"/proc/{host.process.pid}/task/{host.process.pid}/children").read_text().split()
    return next(int(one) for one in children if "worker" in Path(f"/proc/{one}/cmdline").read_text())


def test_a_dead_worker_is_replaced_and_the_server_stays_ready(probed: Host) -> None:
    ready(probed)
    died = worker_of(probed)
    os.kill(died, signal.SIGKILL)
    assert ready(probed).status_code == 200
    assert worker_of(probed) != died


async def test_what_happens_is_counted(probed: Host) -> None:
    before = figures(probed)
    async with AsyncExitStack() as stack:
        _, _, chairs = await seated(stack, probed, 3)
        _, chair = asked_of(chairs)
        assert (await chair.play(chair.state["moves"][0]))["type"] == "ack"
        during = figures(probed)
    get(probed, "/api/v1/tables/nowhere")
    after = figures(probed)
    assert during["outremer_moves_total"] - before["outremer_moves_total"] >= 1
    assert during["outremer_commit_seconds_count"] > before["outremer_commit_seconds_count"]
    assert during["outremer_rooms"] == before["outremer_rooms"] + 1
    assert during['outremer_sockets{where="table"}'] == before['outremer_sockets{where="table"}'] + 3
    told = 'outremer_faults_total{code="no-such-table"}'
    assert after[told] == during.get(told, 0) + 1
    assert "process_resident_memory_bytes" in after


def test_a_limit_that_is_hit_is_counted(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as host, httpx.Client(base_url=host.address) as web:
        for _ in range(60):
            web.post("/api/v1/session", json={"name": "Ann"})
            web.cookies.clear()
        assert figures(host)['outremer_limits_hit_total{what="guests"}'] > 0


def test_only_this_machine_or_who_has_the_token_reads_figures(probed: Host) -> None:
    assert get(probed, "/metrics").status_code == 200
    assert get(probed, "/metrics", authorization=f"Bearer {TOKEN}").status_code == 200
    through_a_proxy = {"x_forwarded_for": "203.0.113.9"}
    assert get(probed, "/metrics", **through_a_proxy).status_code == 404
    assert get(probed, "/metrics", authorization="Bearer wrong").status_code == 404
    assert get(probed, "/metrics", authorization=f"Bearer {TOKEN}", **through_a_proxy).status_code == 200
    assert get(probed, "/metrics", host="games.example.org").status_code == 404
    assert get(probed, "/metrics", via="1.1 proxy").status_code == 404
    assert "outremer_moves" not in get(probed, "/metrics", host="games.example.org").text


def test_while_postgresql_is_gone_the_server_lives_and_is_not_ready() -> None:
    with ExitStack() as until_gone:
        url = until_gone.enter_context(running_postgres())
        with running(url) as host:
            assert ready(host).status_code == 200
            until_gone.close()
            assert ready(host).json() == {"store_read": False, "store_written": False, "bots": True}
            assert get(host, "/healthz").status_code == 200


def test_a_token_that_cannot_be_read_or_is_short_keeps_the_server_from_starting(tmp_path: Path) -> None:
    (tmp_path / "short").write_text("hush")
    parser = argparse.ArgumentParser()
    options.add_arguments(parser)
    for name, said in (("none", "cannot be read"), ("short", "guessed too easily")):
        with pytest.raises(CannotStart, match=said):
            options.settings_of(parser.parse_args(["--metrics-token-file", str(tmp_path / name)]))
