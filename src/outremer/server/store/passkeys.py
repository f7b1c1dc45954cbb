"""Passkeys in the store, and the challenges that they answer, each once."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from outremer.server.clock import iso, now
from outremer.server.errors import Fault
from outremer.server.store.cells import readable
from outremer.server.store.keys import hashed, new_id
from outremer.server.store.schema import challenges, passkeys

GOOD_FOR = 5 * 60 * 1000  # milliseconds to answer a challenge
MOST_PASSKEYS = 20


class Passkey(Struct, frozen=True):
    id: str
    label: str
    created: str


class StoredPasskey(Struct, frozen=True):
    key: int
    player: int
    public_key: bytes
    uses: int


def listed(connection: Connection, player: int) -> list[Passkey]:
    query = select(passkeys).where(passkeys.c.player == player).order_by(passkeys.c.key)
    return [Passkey(row.id, row.label, iso(row.created)) for row in readable(connection, passkeys, query)]


def credentials(connection: Connection, player: int) -> list[str]:
    return list(connection.scalars(select(passkeys.c.credential).where(passkeys.c.player == player)))


def add(connection: Connection, player: int, credential: str, public_key: bytes, uses: int, label: str) -> None:
    if len(credentials(connection, player)) >= MOST_PASSKEYS:
        raise Fault("too-many-passkeys", most=MOST_PASSKEYS)
    if find(connection, credential) is not None:
        raise Fault("bad-passkey")
    row = {"id": new_id(), "player": player, "credential": credential, "public_key": public_key, "uses": uses}
    connection.execute(insert(passkeys).values(**row, label=label, created=now()))


def find(connection: Connection, credential: str) -> StoredPasskey | None:
    row = connection.execute(select(passkeys).where(passkeys.c.credential == credential)).first()
    return None if row is None else StoredPasskey(row.key, row.player, row.public_key, row.uses)


def was_used(connection: Connection, passkey: int, uses: int) -> None:
    connection.execute(update(passkeys).where(passkeys.c.key == passkey).values(uses=uses))


def remove(connection: Connection, player: int, id_: str) -> None:
    gone = connection.execute(delete(passkeys).where(passkeys.c.player == player, passkeys.c.id == id_)).rowcount
    if not gone:
        raise Fault("no-such-passkey")


def challenge(connection: Connection, text: str, player: int | None) -> None:
    """Somebody is asked to answer this; by this player, where one is named."""
    connection.execute(delete(challenges).where(challenges.c.at < now() - GOOD_FOR))
    connection.execute(insert(challenges).values(secret=hashed(text), player=player, at=now()))


def is_answered(connection: Connection, text: str, player: int | None) -> bool:
    """Was this asked, a short while ago and not answered yet? It is answered now."""
    which = (
        challenges.c.secret == hashed(text),
        challenges.c.player == player if player is not None else challenges.c.player.is_(None),
        challenges.c.at >= now() - GOOD_FOR,
    )
    return connection.execute(delete(challenges).where(*which)).rowcount > 0
