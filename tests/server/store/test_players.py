"""Names and logins in the store: who comes second is told what is taken, also where both come at once."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import Connection, text

from outremer.server.errors import Fault
from outremer.server.names import shape_of
from outremer.server.store import players
from outremer.server.store.database import Database
from outremer.server.store.players import Player
from tests.server.store.filling import changing
from tests.server.store.postgres import running_postgres

Change = Callable[[Connection, Player], None]


def account(connection: Connection, login: str, name: str) -> Player:
    guest, _ = players.create_guest(connection, name)
    players.keep_account(connection, guest, login, "hashed")
    return Player(guest.key, guest.id, name, True, guest.device)


def keep(login: str) -> Change:
    return lambda connection, player: players.keep_account(connection, player, login, "hashed")


def second(database: Database, first: Change, then: Change, people: tuple[Player, Player]) -> str | None:
    """What the second process is told that asked before the first had committed, and waited for it."""
    with ThreadPoolExecutor(1) as thread, changing(database) as quick:
        first(quick, people[0])

        def late() -> None:
            with changing(database) as slow:
                then(slow, people[1])

        waiting = thread.submit(late)
        waits = text("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
        with database.engine.connect() as looking:
            while not looking.scalar(waits) and not waiting.done():
                looking.rollback()
        quick.commit()
        error = waiting.exception()
    assert error is None or isinstance(error, Fault)
    return None if error is None else error.code


def test_of_two_processes_that_give_one_name_or_login_at_once_the_second_is_told_which_is_taken() -> None:
    with running_postgres() as url:
        database = Database(url)
        with changing(database) as connection:
            both = account(connection, "ann", "Ann"), account(connection, "bob", "Bob")
            twins = [players.create_guest(connection, name)[0] for name in ("Twin", "Twin", "Uma", "Ugo")]

        def rename(connection: Connection, player: Player) -> None:
            players.rename(connection, player, "Saladin")

        assert second(database, rename, rename, both) == "name-taken"
        assert second(database, keep("one"), keep("two"), (twins[0], twins[1])) == "name-taken"
        assert second(database, keep("same"), keep("same"), (twins[2], twins[3])) == "login-taken"
        with changing(database) as connection:
            kept = connection.execute(text("SELECT name FROM players WHERE shape = :s"), {"s": shape_of("Saladin")})
            assert len(kept.all()) == 1
        database.close()


def test_who_was_erased_gets_no_name_again(database: Database) -> None:
    with changing(database) as connection:
        gone = account(connection, "gone", "Gone")
        players.erase(connection, gone.key)
    with pytest.raises(Fault, match="no-such-player"), changing(database) as connection:
        players.rename(connection, gone, "Lazarus")
    with changing(database) as connection:
        assert players.fates(connection, {gone.key})[gone.key].is_erased
