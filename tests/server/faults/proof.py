"""What must be true of the store afterwards."""

from __future__ import annotations

from sqlalchemy import Connection, create_engine, text

import outremer
from outremer.server.store import journal, loading, tables
from tests.server.faults.house import House
from tests.server.faults.people import Place

# Written by PostgreSQL itself: which process has inserted an entry, and whose the table was at that moment.
WATCH = (
    """CREATE TABLE witness ("table" int, sequence int, writer text, address text, epoch int)""",
    """CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO witness SELECT NEW."table", NEW.sequence, current_setting('application_name'), address, epoch
            FROM leases LEFT JOIN servers ON servers.key = leases.server WHERE leases."table" = NEW."table";
        RETURN NEW; END $$""",
    "CREATE TRIGGER note AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION note()",
)


def watch(house: House) -> None:
    engine = create_engine(house.postgres.url)
    with engine.begin() as connection:
        for statement in WATCH:
            connection.execute(text(statement))
    engine.dispose()


def wrongs(house: House, places: list[Place], replayed: int) -> list[str]:
    """Whatever is not as it must be; nothing, if all is well. So many tables are played again from their beginning."""
    engine = create_engine(house.postgres.url)
    found: list[str] = []
    with engine.connect() as connection:
        found += _strangers(house, connection)
        for place in places:
            for id_, commands in place.acknowledged.items():
                found += _wrong_at(connection, id_, commands, replayed > 0)
                replayed -= 1
    engine.dispose()
    return found


def _strangers(house: House, connection: Connection) -> list[str]:
    """Entries that were written by another process than the one that the table belonged to."""
    addresses = {member.name: member.address for member in house.members}
    rows = connection.execute(text("SELECT * FROM witness")).all()
    found = [f"{row} was written by a stranger" for row in rows if addresses.get(row.writer) != row.address]
    written = connection.execute(text("SELECT count(*) FROM entries")).scalar_one()
    if written != len(rows):
        found.append(f"{written} entries, but {len(rows)} were witnessed")
    return found


def _wrong_at(connection: Connection, id_: str, commands: dict[str, int], replay: bool) -> list[str]:
    stored = tables.find(connection, id_)
    if stored is None:
        return [f"table {id_} is gone"]
    found = []
    entries = journal.entries_after(connection, stored.key, -1)
    if [entry.sequence for entry in entries] != list(range(len(entries))):
        found.append(f"table {id_} has gaps")
    kept = connection.execute(
        text(
            'SELECT command, count(*) AS times, min(sequence) AS at FROM entries WHERE "table" = :key GROUP BY command'
        ),
        {"key": stored.key},
    )
    by_command = {row.command: (row.times, row.at) for row in kept if row.command is not None}
    found += [f"{command} at {id_} was played twice" for command, (times, _) in by_command.items() if times != 1]
    for command, sequence in commands.items():
        if command not in by_command:
            found.append(f"{command} at {id_} was acknowledged and is lost")
        elif by_command[command][1] != sequence:
            found.append(f"{command} at {id_} was acknowledged as {sequence} and is {by_command[command][1]}")
    if replay:
        again = outremer.new(stored.game, len(stored.seats), stored.options, by_hand=True)
        for entry in entries:
            loading.play_entry(again, entry.body)
        if again.hash() != loading.load(connection, stored, 100)[0].hash():
            found.append(f"table {id_} played again comes out otherwise")
    return found
