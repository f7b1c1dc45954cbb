"""The PostgreSQL that the store tests use is a real server, and every start gets an empty one."""

from sqlalchemy import create_engine, text

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
