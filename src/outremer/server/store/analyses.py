"""What the coach has said of finished games, kept until it would say something else."""

from __future__ import annotations

import gzip
import zlib

import msgspec
from sqlalchemy import Connection, delete, insert, select

from outremer.server.clock import now
from outremer.server.protocol.analysing import Analysis
from outremer.server.store.schema import analyses, tables

DAMAGED = (OSError, EOFError, zlib.error, msgspec.MsgspecError)  # what a row raises that is not as it was written


def keep(connection: Connection, table: int, stamp: str, analysis: Analysis) -> None:
    """Instead of what was kept before; a table that is no more keeps nothing."""
    connection.execute(delete(analyses).where(analyses.c.table == table))
    if connection.scalar(select(tables.c.key).where(tables.c.key == table)) is not None:
        body = gzip.compress(msgspec.json.encode(analysis), mtime=0)
        connection.execute(insert(analyses).values(table=table, stamp=stamp, at=now(), body=body))


def kept(connection: Connection, table: int, stamp: str) -> Analysis | None:
    """What was said, if that is what would be said today and can still be read."""
    where = (analyses.c.table == table, analyses.c.stamp == stamp)
    body = connection.scalar(select(analyses.c.body).where(*where))
    try:
        return None if body is None else read(body)
    except DAMAGED:
        return None


def read(body: bytes) -> Analysis:
    """Raises one of DAMAGED."""
    return msgspec.json.decode(gzip.decompress(body), type=Analysis)
