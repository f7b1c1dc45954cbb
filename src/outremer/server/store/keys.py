"""The keys by which players are known: of browsers, of programs, on paper. Only their hashes lie in the store."""

from __future__ import annotations

import hashlib
import secrets

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, delete, desc, insert, or_, select, update

from outremer.server.clock import iso, now
from outremer.server.errors import Fault
from outremer.server.store.cells import readable
from outremer.server.store.schema import devices, familiar, players, recovery

LONGEST_AGENT = 200  # signs of what a browser calls itself
SEEN_WITHIN = 3600 * 1000  # milliseconds to within which it is known when a device was used last
MOST_FAMILIAR = 20  # browsers of one player that are no strangers
MOST_TOKENS = 50
AT_ONCE = 500  # devices that are asked about
CODES = 10
CODE_SIGNS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is taken for another
CODE_LENGTH = 16  # 79 bits: nobody guesses one


def new_id() -> str:
    """Nobody guesses one of these."""
    return secrets.token_hex(8)


def hashed(token: str) -> str:
    """A token is 256 random bits, so a plain hash of it is as good as a slow one."""
    return hashlib.sha256(token.encode()).hexdigest()


def _new_token() -> str:
    return secrets.token_urlsafe(32)


# -- browsers -----------------------------------------------------------------------------------------------------


class Device(Struct, frozen=True):
    """A browser in which somebody is logged in."""

    id: str
    agent: str | None
    created: str
    seen: str | None
    here: bool


def add_device(connection: Connection, player: int, agent: str | None) -> tuple[int, str]:
    """A new key for this player's browser, unless they are not to be let in."""
    if connection.scalar(select(players.c.suspended).where(players.c.key == player)) is not None:
        raise Fault("suspended")
    return _add(connection, player, {"agent": None if agent is None else agent[:LONGEST_AGENT]})


def _add(connection: Connection, player: int, more: dict[str, object]) -> tuple[int, str]:
    token = _new_token()
    row = {"id": new_id(), "player": player, "secret": hashed(token), "created": now(), "seen": now(), **more}
    key = connection.execute(insert(devices).values(row)).inserted_primary_key
    assert key is not None
    return int(key[0]), token


def renew_device(connection: Connection, device: int) -> str:
    """The same browser, known by another secret: whoever knew the old one is nobody any more."""
    token = _new_token()
    connection.execute(update(devices).where(devices.c.key == device).values(secret=hashed(token)))
    return token


def browsers(connection: Connection, player: int, here: int) -> list[Device]:
    query = select(devices).where(devices.c.player == player, devices.c.label.is_(None)).order_by(desc(devices.c.key))
    return [
        Device(row.id, row.agent, iso(row.created), None if row.seen is None else iso(row.seen), row.key == here)
        for row in readable(connection, devices, query)
    ]


def was_seen(connection: Connection, device: int) -> None:
    connection.execute(update(devices).where(devices.c.key == device).values(seen=now()))


def forget_device(connection: Connection, device: int) -> None:
    connection.execute(delete(devices).where(devices.c.key == device))


def forget_browser(connection: Connection, player: int, id_: str) -> int:
    """The device that it was."""
    return _forget_own(connection, player, id_, devices.c.label.is_(None), "no-such-device")


def _forget_own(connection: Connection, player: int, id_: str, kind: ColumnElement[bool], missing: str) -> int:
    device = connection.scalar(select(devices.c.key).where(devices.c.id == id_, devices.c.player == player, kind))
    if device is None:
        raise Fault(missing)
    forget_device(connection, device)
    return int(device)


def forget_others(connection: Connection, player: int, here: int, tokens_too: bool) -> list[int]:
    """Every browser but this one is logged out, and none but this is familiar; the devices that they were."""
    which = [devices.c.player == player, devices.c.key != here]
    if not tokens_too:
        which.append(devices.c.label.is_(None))
    gone = list(connection.scalars(select(devices.c.key).where(*which)))
    connection.execute(delete(devices).where(devices.c.key.in_(gone)))
    connection.execute(delete(familiar).where(familiar.c.player == player))
    return gone


def good_among(connection: Connection, asked: set[int]) -> set[int]:
    """Those of these devices that are still known, and whose time has not run out."""
    found: set[int] = set()
    listed = sorted(asked)
    for at in range(0, len(listed), AT_ONCE):
        which = devices.c.key.in_(listed[at : at + AT_ONCE])
        lasts = or_(devices.c.expires.is_(None), devices.c.expires > now())
        found.update(connection.scalars(select(devices.c.key).where(which, lasts)))
    return found


# -- browsers that are no strangers -------------------------------------------------------------------------------


def become_familiar(connection: Connection, player: int) -> str:
    token = _new_token()
    connection.execute(insert(familiar).values(player=player, secret=hashed(token)))
    newest = select(familiar.c.key).where(familiar.c.player == player).order_by(desc(familiar.c.key))
    kept = list(connection.scalars(newest.limit(MOST_FAMILIAR)))
    connection.execute(delete(familiar).where(familiar.c.player == player, familiar.c.key.not_in(kept)))
    return token


def is_familiar(connection: Connection, player: int, token: str) -> int | None:
    """Its key, if this player has logged in there before."""
    query = select(familiar.c.key).where(familiar.c.player == player, familiar.c.secret == hashed(token))
    return connection.scalar(query)


# -- programs -----------------------------------------------------------------------------------------------------


class Token(Struct, frozen=True):
    """A program's key, without its secret."""

    id: str
    label: str
    scopes: list[str]
    created: str
    expires: str | None
    seen: str | None


def add_token(connection: Connection, player: int, label: str, scopes: list[str], expires: int) -> tuple[str, str]:
    """The id and the secret of a new token."""
    if len(tokens(connection, player)) >= MOST_TOKENS:
        raise Fault("too-many-tokens", most=MOST_TOKENS)
    more: dict[str, object] = {"label": label, "scopes": " ".join(scopes), "expires": expires, "seen": None}
    key, token = _add(connection, player, more)
    return connection.execute(select(devices.c.id).where(devices.c.key == key)).scalar_one(), token


def tokens(connection: Connection, player: int) -> list[Token]:
    query = select(devices).where(devices.c.player == player, devices.c.label.is_not(None)).order_by(devices.c.key)
    return [
        Token(
            row.id,
            row.label,
            (row.scopes or "").split(),
            iso(row.created),
            None if row.expires is None else iso(row.expires),
            None if row.seen is None else iso(row.seen),
        )
        for row in readable(connection, devices, query)
    ]


def remove_token(connection: Connection, player: int, token: str) -> int:
    """The device that it was."""
    return _forget_own(connection, player, token, devices.c.label.is_not(None), "no-such-token")


# -- on paper -----------------------------------------------------------------------------------------------------


def new_codes(connection: Connection, player: int) -> list[str]:
    """Fresh codes for recovery; those of before are good no more."""
    codes = ["".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH)) for _ in range(CODES)]
    forget_codes(connection, player)
    connection.execute(insert(recovery), [{"player": player, "secret": hashed(code)} for code in codes])
    return ["-".join(code[at : at + 4] for at in range(0, CODE_LENGTH, 4)) for code in codes]


def forget_codes(connection: Connection, player: int) -> None:
    connection.execute(delete(recovery).where(recovery.c.player == player))


def codes_left(connection: Connection, player: int) -> int:
    return len(connection.execute(select(recovery.c.secret).where(recovery.c.player == player)).all())


def has_code(connection: Connection, player: int, code: str) -> bool:
    return connection.execute(select(recovery.c.secret).where(*_is_code(player, code))).first() is not None


def use_code(connection: Connection, player: int, code: str) -> None:
    """Each is good once."""
    if not connection.execute(delete(recovery).where(*_is_code(player, code))).rowcount:
        raise Fault("wrong-code")


def _is_code(player: int, code: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    plain = "".join(sign for sign in code.lower() if sign in CODE_SIGNS)
    return recovery.c.player == player, recovery.c.secret == hashed(plain)
