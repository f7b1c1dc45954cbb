"""Every npm lock installs on every platform and names no registry."""

import json
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = [*ROOT.glob("web/package-lock.json"), *ROOT.glob("benchmarks/*/package-lock.json")]


def packages(lock: Path) -> dict[str, dict[str, dict[str, str]]]:
    found: dict[str, dict[str, dict[str, str]]] = json.loads(lock.read_text())["packages"]
    return found


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.parent.name)
def test_no_registry_is_named(lock: Path) -> None:
    assert [name for name, entry in packages(lock).items() if "resolved" in entry] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.parent.name)
def test_everything_is_hashed(lock: Path) -> None:
    assert [name for name, entry in packages(lock).items() if name and "integrity" not in entry] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.parent.name)
def test_the_binaries_of_other_platforms_are_locked_too(lock: Path) -> None:
    """Without them `npm ci` refuses the lock: that happens when a release was locked before all of it was published."""
    locked = packages(lock)
    wanted = {(name, binary) for name, entry in locked.items() for binary in entry.get("optionalDependencies", {})}
    absent = {
        binary
        for name, binary in wanted
        if f"node_modules/{binary}" not in locked and f"{name}/node_modules/{binary}" not in locked
    }
    assert absent == set()
