"""The PostgreSQL of the store tests is a real server, empty at every start; and what it is told of time."""

from sqlalchemy import Connection, create_engine, text

from outremer.server.store.database import Database, migrate
from tests.server.store.postgres import running_postgres


def test_each_server_starts_empty_and_keeps_what_is_written() -> None:
    for _ in range(2):
        with running_postgres() as url:
            engine = create_engine(url)
            with engine.begin() as connection:
                connection.execute(text("create table notes (words text primary key)"))
                connection.execute(text("insert into notes values ('Deus vult')"))
            with engine.connect() as connection:
                assert connection.scalar(text("select words from notes")) == "Deus vult"
            engine.dispose()


def times(connection: Connection) -> list[str]:
    names = ("statement_timeout", "idle_in_transaction_session_timeout")
    return [str(connection.scalar(text(f"SHOW {name}"))) for name in names]


def test_only_a_migration_may_take_as_long_as_it_needs() -> None:
    with running_postgres() as url:
        database = Database(url)
        with database.engine.connect() as connection:
            with connection.begin():
                migrate(connection)
                assert times(connection) == ["0", "0"]
            assert times(connection) == ["30s", "5s"]
        database.close()
