"""The locks pin and hash everything, agree with each other, and name nobody's addresses."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = ["run", "dev", "peers", "mutants", "training"]


def lock_text(name: str) -> str:
    return (ROOT / "requirements" / f"{name}.txt").read_text()


def locked(name: str) -> dict[str, set[str]]:
    """Package -> the pins of it; one package has several where Python versions differ."""
    pins: dict[str, set[str]] = {}
    for entry in lock_text(name).replace("\\\n", " ").splitlines():
        requirement, *hashes = entry.split("--hash=")
        match = re.fullmatch(r"([a-z0-9-]+)(?:\[[a-z,-]+\])?==(.+)", requirement.strip())
        assert match, f"not pinned: {entry!r}"
        assert hashes, f"not hashed: {entry!r}"
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}\s*", word) for word in hashes), entry
        pins.setdefault(match[1], set()).add(match[2])
    return pins


def versions(pins: set[str]) -> str:
    return ", ".join(sorted({pin.partition(";")[0].strip() for pin in pins}))


@pytest.mark.parametrize("name", LOCKS)
def test_everything_is_pinned_and_hashed(name: str) -> None:
    assert len(locked(name)) > 10


@pytest.mark.parametrize("name", LOCKS)
def test_no_lock_names_an_address_or_a_folder(name: str) -> None:
    assert not re.search(r"://|^-|(^|\s)[./~]+/|index|find-links", lock_text(name), re.MULTILINE)


@pytest.mark.parametrize(
    ("small", "large"), [("run", "dev"), ("dev", "peers"), ("dev", "mutants"), ("dev", "training")]
)
def test_a_larger_lock_holds_the_versions_of_the_smaller_one(small: str, large: str) -> None:
    """On which machines a package is needed may differ: another package may ask for it everywhere."""
    assert {name: versions(pins) for name, pins in locked(small).items()}.items() <= {
        name: versions(pins) for name, pins in locked(large).items()
    }.items()


def test_every_dependency_of_the_package_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    names = {re.match(r"[A-Za-z0-9._-]+", line)[0] for line in project["dependencies"]}  # type: ignore[index] # matches
    assert {re.sub(r"[._-]+", "-", name).lower() for name in names} <= locked("run").keys()


def test_the_peers_stay_out_of_the_package() -> None:
    assert "catanatron" in locked("peers").keys() - locked("dev").keys()


def test_what_breaks_rules_on_purpose_stays_out_of_the_package() -> None:
    assert {"cosmic-ray", "coverage"} <= locked("mutants").keys() - locked("dev").keys()


def test_what_learns_at_a_door_stays_out_of_the_package() -> None:
    assert {"sb3-contrib", "torch"} <= locked("training").keys() - locked("dev").keys()
