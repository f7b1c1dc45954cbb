"""A table of the server in a position that a test has written."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import create_engine, select

import outremer
from outremer.server.protocol.tables import Windows
from outremer.server.store.schema import players
from outremer.server.store.tables import StoredSeat
from tests.browser.house import Person
from tests.server.live.house import put


def seated(
    written: outremer.Table, people: Mapping[int, Person], bot: str = "random", windows: Windows = "unconcerned"
) -> str:
    """A new table in this position, with these people at their seats and bots at the others; its id."""
    sitting = [StoredSeat(seat, "bot", bot=bot) for seat in range(written.seats)]
    (house,) = {person.house for person in people.values()}
    engine = create_engine(f"sqlite:///{house.store}", connect_args={"timeout": 10})
    with engine.begin() as connection:
        for seat, person in people.items():
            id_ = person.page.request.get(f"{house.address}/api/v1/session").json()["player"]["id"]
            owner = connection.execute(select(players.c.key).where(players.c.id == id_)).scalar_one()
            sitting[seat] = StoredSeat(seat, "person", owner, id_, person.name)
        table = put(connection, written, owner, sitting, windows)
    engine.dispose()
    return table
