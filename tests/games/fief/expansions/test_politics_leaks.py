"""Leaks of Politics put in on purpose are each found by the checks."""

from __future__ import annotations

import pytest

from tests.games.fief.expansions.politics_leaks import found


@pytest.mark.parametrize(
    ("leak", "finding"),
    [
        ("refusal", "'wed isabelle charles'"),
        ("harvest", "see-bourg'"),
        ("asked", "learns what it must not know"),
        ("view", "its view: world.politics.cowards"),
        ("swap", "without reveal()"),
        ("hands", ".left is"),
    ],
)
def test_a_leak_is_found(leak: str, finding: str) -> None:
    assert finding in found(leak)


def test_without_a_leak_nothing_is_found_in_the_same_position() -> None:
    assert found("none") == ""
