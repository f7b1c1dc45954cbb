"""How much later a server answers that finds ten thousand tables in play, than one with an empty store."""

from __future__ import annotations

import time
import urllib.request
from collections.abc import Callable
from contextlib import AbstractContextManager

from sqlalchemy import insert, select, update

import outremer
from outremer.server.store.database import Database
from outremer.server.store.schema import entries, seats, tables
from tests.server.store.filling import a_table, begin

TABLES = 10_000
WITH_BOTS = 100  # every so many-th has bots that are asked, and go on by themselves

Serving = Callable[[str], AbstractContextManager[int]]  # a server on this store; yields its port


def answers_after(serving: Serving, store: str) -> float:
    """Seconds from the start of a server until the lobby is answered."""
    began = time.perf_counter()
    with serving(store) as port:
        urllib.request.urlopen(f"http://127.0.0.1:{port}/api/v1/tables").read()
        return time.perf_counter() - began


def fill(store: str) -> None:
    """Ten thousand tables in play."""
    database = Database(store)
    with database.engine.begin() as connection:
        model = a_table(connection, 4)
        begin(connection, model, outremer.Seeded(1))
        row = connection.execute(select(tables).where(tables.c.key == model.key)).mappings().one()
        copied = [{**row, "key": None, "id": f"copy{at}"} for at in range(TABLES)]
        for one in copied:
            del one["key"]
        connection.execute(insert(tables), copied)
        keys = connection.scalars(select(tables.c.key).where(tables.c.id.like("copy%"))).all()
        for part in (seats, entries):
            kept = connection.execute(select(part).where(part.c.table == model.key)).mappings().all()
            connection.execute(insert(part), [{**one, "table": key} for key in keys for one in kept])
        with_bots = list(keys)[::WITH_BOTS]
        connection.execute(update(seats).where(seats.c.table.in_(with_bots)).values(kind="bot", bot="random"))
    database.close()


def later(serving: Serving, empty: str, full: str, rounds: int) -> float:
    """Seconds, at the best of several starts of each: what else the machine does only makes them longer."""
    fill(full)
    return min(answers_after(serving, full) for _ in range(rounds)) - min(
        answers_after(serving, empty) for _ in range(rounds)
    )
