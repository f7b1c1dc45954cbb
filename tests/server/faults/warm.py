"""Whatever a server imports, reads or compiles at its first use: done once, before servers are forked from here."""

# Uvicorn and SQLAlchemy look for some of it by name, only when they need it.
import sqlalchemy.dialects.sqlite.pysqlite  # noqa: F401
import uvicorn.lifespan.on
import uvicorn.loops.uvloop  # noqa: F401

import outremer
from outremer.server import connections, main
from outremer.server.live import socket
from outremer.server.store.database import newest

WARM = (main, connections, socket, newest(), [outremer.game(one) for one in outremer.games()])
