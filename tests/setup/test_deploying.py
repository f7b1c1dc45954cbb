"""The files of deploy/: the steps of the container run in an empty folder, and what they lead to serves.

No image can be pulled by a test. So the Containerfile has no steps but those of a script, which runs here.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # which comes without types

from benchmarks.server import GIVES_BACK
from outremer import engine
from outremer.server import options
from scripts import wheels
from tests.hosting import free_port

DEPLOY = wheels.ROOT / "deploy"
IN_IMAGE = ("/install", "/opt/outremer", "/var/lib/outremer")


def lines(word: str) -> list[str]:
    """The lines of the Containerfile that begin with this word, without it."""
    text = (DEPLOY / "Containerfile").read_text()
    return [line.removeprefix(word).strip() for line in text.splitlines() if line.startswith(f"{word} ")]


def moved(text: str, root: Path) -> str:
    """The image's folders lie below this one."""
    for folder in IN_IMAGE:
        text = re.sub(rf"(?<![\w/.]){folder}", f"{root}{folder}", text)
    return text


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty folder in which everything that the Containerfile copies and runs was copied and run."""
    folder = tmp_path_factory.mktemp("image")
    wheel = wheels.build(tmp_path_factory.mktemp("dist"), compiled=False)
    (copied,) = lines("COPY")
    *sources, target = copied.split()
    place = folder / target.strip("/")
    place.mkdir()
    for source in sources:
        shutil.copy(wheel if source == "dist/" else wheels.ROOT / source, place)
    (run,) = lines("RUN")
    done = subprocess.run(["sh", "-c", moved(run, folder)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert not place.exists()
    return folder


def test_the_wheel_in_an_empty_environment_serves_the_games_and_the_page(root: Path, tmp_path: Path) -> None:
    """The one with the compiled engine is tried too, where `make` has compiled it."""
    python = root / "opt/outremer/bin/python"
    assert "without Node or a compiler" in wheels.tried(python, compiled=False)
    if engine.is_built():
        wheel = wheels.build(tmp_path, compiled=True)
        assert not wheel.name.endswith("-none-any.whl")
        wheels.install(python, wheel)
        assert "without Node or a compiler" in wheels.tried(python, compiled=True)


def test_what_the_image_starts_is_healthy_by_its_own_check(root: Path) -> None:
    (entry,), (health,) = lines("ENTRYPOINT"), lines("HEALTHCHECK")
    port = str(free_port())
    command = [*json.loads(moved(entry, root)), "--port", port]
    (database,) = [line.partition("=")[2] for line in lines("ENV") if line.startswith("OUTREMER_DATABASE=")]
    environment = {**wheels.BARE, "OUTREMER_DATABASE": database.replace("/var/lib", f"{root}/var/lib")}
    check = json.loads(moved(health.partition("CMD ")[2], root).replace("8029", port))
    with subprocess.Popen(command, env=environment, cwd=root, stdout=subprocess.DEVNULL) as server:
        try:
            deadline = time.monotonic() + 100
            while subprocess.run(check, capture_output=True, check=False).returncode:
                assert server.poll() is None
                assert time.monotonic() < deadline
                time.sleep(0.3)
        finally:
            server.terminate()
    assert (root / "var/lib/outremer/store.sqlite3").is_file()
    assert os.stat(root / "var/lib/outremer").st_mode & 0o077 == 0
    assert subprocess.run(check, capture_output=True, check=False).returncode


def understood(command: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(exit_on_error=False)
    options.add_arguments(parser)
    return parser.parse_args(command)


def test_the_service_starts_what_was_installed_and_systemd_understands_it(root: Path, tmp_path: Path) -> None:
    unit = (DEPLOY / "outremer.service").read_text()
    (start,) = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    program, verb, *arguments = start.replace("%S", "/var/lib").split()
    assert (program, verb) == ("/opt/outremer/bin/outremer", "serve")
    assert understood(arguments).database == "sqlite:////var/lib/outremer/store.sqlite3"
    (tmp_path / "outremer.service").write_text(unit.replace("ExecStart=", f"ExecStart={root}"))
    assert complaints(tmp_path / "outremer.service") == []


def test_systemd_complains_about_what_it_does_not_understand(tmp_path: Path) -> None:
    unit = (DEPLOY / "outremer.service").read_text()
    file = tmp_path / "outremer.service"
    file.write_text(unit.replace("ExecStart=/opt", "Exekutes=yes\nExecStart=/none"))
    found = complaints(file)
    assert any("Exekutes" in line for line in found)
    assert any("/none" in line for line in found)


def complaints(unit: Path) -> list[str]:
    """What systemd says about this unit; those of the machine that it has to do with have complaints of their own."""
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd-analyze is not here: apt-get install --no-install-recommends systemd")
    done = subprocess.run(
        [analyze, "verify", "--man=no", unit],
        env={**os.environ, "LC_ALL": "C", "SYSTEMD_LOG_COLOR": "0"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    return [line for line in done.stderr.splitlines() if unit.name in line]


def test_memory_is_given_back_wherever_it_is_installed_from_here() -> None:
    """As the benchmark measures it."""
    (name, value), *_ = GIVES_BACK.items()
    assert f"{name}={value}" in lines("ENV")
    assert f"\nEnvironment={name}={value}\n" in (DEPLOY / "outremer.service").read_text()


def test_the_services_of_the_compose_file_fit_together() -> None:
    services: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    server, database, proxy = services["server"], services["database"], services["proxy"]
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).is_file()
    assert understood(server["command"]).origin == ["https://${ADDRESS:?write it into .env}"]
    url = server["environment"]["OUTREMER_DATABASE"]
    assert url.startswith(f"postgresql://{database['environment']['POSTGRES_USER']}:")
    assert url.endswith(f"@database/{database['environment']['POSTGRES_DB']}")
    caddy = (DEPLOY / "Caddyfile").read_text()
    assert f"reverse_proxy server:{server['expose'][0]}" in caddy
    assert server["expose"] == lines("EXPOSE")
    assert "{$ADDRESS}" in caddy
    assert "ADDRESS" in proxy["environment"]
    assert "./Caddyfile:/etc/caddy/Caddyfile:ro" in proxy["volumes"]
    for one in services.values():
        assert set(one.get("depends_on", {})) <= services.keys()
