"""The example game, installed as anybody's distribution is, and seen by every process that a test starts."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import hosting
from tests.examples.pages import EXAMPLE


def install(distribution: Path, folder: Path) -> None:
    """With pip, into a folder of its own; nothing is fetched, and nothing of our environment is changed."""
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    options = ["--no-deps", "--no-index", "--no-build-isolation", "--target", str(folder)]
    done = subprocess.run([*pip, *options, str(distribution)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="session")
def distribution(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("installed")
    install(EXAMPLE, folder)
    return folder


@pytest.fixture
def installed(distribution: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return seen(distribution, monkeypatch)


def seen(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Processes started from here on find what is installed in this folder."""
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH", "")])])
    monkeypatch.setenv("PYTHONPATH", path)
    monkeypatch.setitem(hosting.ENVIRONMENT, "PYTHONPATH", path)
    return folder
