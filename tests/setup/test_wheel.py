"""A wheel has everything in it that a server needs; `test_deploying.py` installs one and serves."""

from pathlib import Path
from zipfile import ZipFile

import pytest

from scripts import wheels


def test_a_wheel_without_the_page_is_not_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("pyproject.toml", "LICENSE", "NOTICE", "scripts/wheel_hook.py", "src/outremer/__init__.py"):
        copy = tmp_path / "bare" / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes((wheels.ROOT / name).read_bytes())
    monkeypatch.setattr(wheels, "ROOT", tmp_path / "bare")
    with pytest.raises(SystemExit, match="run `make web` first"):
        wheels.build(tmp_path, compiled=False)


def test_everything_that_the_package_reads_is_in_the_wheel(tmp_path: Path) -> None:
    inside = set(ZipFile(wheels.build(tmp_path, compiled=False)).namelist())
    package = wheels.ROOT / "src" / "outremer"
    ours = {
        f"outremer/{path.relative_to(package)}"
        for path in package.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert ours - inside == set()
