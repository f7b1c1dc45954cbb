"""What reaches into uvicorn and websockets is taken with the versions that were tested, and can be done without."""

from __future__ import annotations

import logging
import os
import random
import re
import tomllib
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from outremer.server import inside
from outremer.server.connections import PatientConnection
from outremer.server.live.socket import Socket
from tests import hosting
from tests.hosting import running, sqlite
from tests.server.clients import play_on, seated
from tests.server.store.postgres import running_postgres

pytestmark = pytest.mark.anyio
ANOTHER = {"uvicorn": "0.540.1", "websockets": "17.1"}


def test_ours_are_taken_with_the_versions_that_the_package_asks_for() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())["project"]
    for name, tested in inside.TESTED.items():
        asked = next(one for one in project["dependencies"] if one.startswith(name))
        *head, last = tested.split(".")
        beyond = ".".join([*head, str(int(last) + 1)])
        assert re.fullmatch(rf"{name}>={re.escape(tested)}(\.\d+)*,<{re.escape(beyond)}", asked), asked
    assert inside.classes() == (PatientConnection, Socket)
    assert inside.classes(short_is_wished=False) == (PatientConnection, "auto")
    assert inside.why_not() == ""


def test_with_other_versions_all_goes_the_public_way_and_that_is_said(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    inside.say_what_is_missed()
    assert caplog.records == []
    monkeypatch.setattr(inside, "version", ANOTHER.__getitem__)
    assert inside.classes() == ("auto", "auto")
    inside.say_what_is_missed()
    assert "public way with uvicorn 0.540.1, websockets 17.1 (they were not tested)" in caplog.text
    assert [record.levelno for record in caplog.records] == [logging.WARNING]


def found_first(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By what is started now: what lies in this folder goes before what is installed."""
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    monkeypatch.setitem(hosting.ENVIRONMENT, "PYTHONPATH", path)


async def said_while_people_played(tmp_path: Path) -> str:
    with running(sqlite(tmp_path), "--no-limits") as host:
        async with AsyncExitStack() as stack:
            _, _, chairs = await seated(stack, host, 3)
            assert await play_on(chairs, random.Random(2), 10) == 10
        return host.end()[1]


@pytest.fixture
def others_installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What is started now believes that other versions are installed."""
    for name, number in ANOTHER.items():
        folder = tmp_path / f"{name}-{number}.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {number}\n")
    found_first(tmp_path, monkeypatch)


@pytest.mark.usefixtures("others_installed")
async def test_with_other_versions_people_play_and_are_told_once_what_is_missed(tmp_path: Path) -> None:
    said = await said_while_people_played(tmp_path)
    assert said.count("public way") == 1


WITHOUT = """
import builtins

INSIDES = ("uvicorn._types", "uvicorn.protocols", "websockets.frames", "websockets.protocol")
usual = builtins.__import__


def lacking(name, globals=None, locals=None, fromlist=(), level=0):
    by = (globals or {}).get("__name__", "")
    asked = {name, *(f"{name}.{one}" for one in fromlist or ())}
    if by.startswith("outremer") and any(one.startswith(INSIDES) for one in asked):
        raise ImportError(f"there is no {name} for {by}")
    return usual(name, globals, locals, fromlist, level)


builtins.__import__ = lacking
"""


@pytest.fixture
def insides_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What is started now finds nothing of the libraries' insides where ours look for it, whatever their versions."""
    (tmp_path / "sitecustomize.py").write_text(WITHOUT)
    found_first(tmp_path, monkeypatch)


@pytest.mark.usefixtures("insides_elsewhere")
async def test_where_the_insides_are_no_longer_found_people_play_the_public_way(tmp_path: Path) -> None:
    said = await said_while_people_played(tmp_path)
    assert (said.count("public way"), said.count("there is no uvicorn._types")) == (1, 1)


@pytest.mark.usefixtures("others_installed")
async def test_with_other_versions_workers_accept_for_themselves() -> None:
    with running_postgres() as url, running(url, "--no-limits", "--workers", "2") as host:
        async with AsyncExitStack() as stack:
            for _ in range(3):
                _, _, chairs = await seated(stack, host, 3)
                assert await play_on(chairs, random.Random(2), 5) == 5
        assert {httpx.get(f"{host.address}/healthz").text for _ in range(8)} == {"ok\n"}
        status, said = host.end()
    assert (status, said.count("public way")) == (0, 1)
