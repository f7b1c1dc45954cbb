"""Several servers on one PostgreSQL while everything goes wrong: a minute of what `make faults` does for ten."""

from __future__ import annotations

import pytest

from tests.server.faults.run import FAULTS, run

pytestmark = pytest.mark.anyio

SECONDS = 60.0
PROCESSES = 4
TABLES = 12  # as many as two cores, which others share, play without keeping anybody waiting by themselves


@pytest.mark.timeout(300)
async def test_nothing_acknowledged_is_lost_nothing_is_played_twice_and_no_table_stays_silent() -> None:
    outcome = await run(SECONDS, PROCESSES, TABLES, 13, print)
    assert outcome.wrongs == [], outcome.said[-5000:]
    assert {name for name, _ in outcome.faults} >= set(FAULTS)
    assert outcome.acknowledged > 10 * len(outcome.faults)
