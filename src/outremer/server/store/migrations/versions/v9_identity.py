"""Who somebody is: tokens with scopes, devices, passkeys, recovery codes, names that look alike; talk said once."""

import time

import sqlalchemy as sa
from alembic import op

from outremer.server.names import shape_of

revision = "9"
down_revision = "8"
YEAR = 365 * 24 * 3600 * 1000


def upgrade() -> None:
    for column in (
        sa.Column("shape", sa.Text),
        sa.Column("guessed_on", sa.Integer, nullable=False, server_default="0"),
        sa.Column("guesses", sa.Integer, nullable=False, server_default="0"),
    ):
        op.add_column("players", column)
    for column in (
        sa.Column("seen", sa.BigInteger),
        sa.Column("agent", sa.Text),
        sa.Column("scopes", sa.Text),
        sa.Column("expires", sa.BigInteger),
    ):
        op.add_column("devices", column)
    _new_tables()
    op.add_column("talk", sa.Column("player", sa.Integer))
    op.add_column("talk", sa.Column("command", sa.Text))
    op.create_index("ix_talk_command", "talk", ["player", "table", "command"], unique=True)
    _limit_tokens()
    _name_speakers()
    _compare_names()
    op.create_index("ix_players_shape", "players", ["shape"], unique=True)


def _new_tables() -> None:
    op.create_table(
        "familiar",
        sa.Column("key", sa.Integer, primary_key=True),
        sa.Column("player", sa.Integer, sa.ForeignKey("players.key"), nullable=False, index=True),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
    )
    op.create_table(
        "recovery",
        sa.Column("player", sa.Integer, sa.ForeignKey("players.key"), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("player", "secret"),
    )
    op.create_table(
        "passkeys",
        sa.Column("key", sa.Integer, primary_key=True),
        sa.Column("id", sa.String(32), nullable=False, unique=True),
        sa.Column("player", sa.Integer, sa.ForeignKey("players.key"), nullable=False, index=True),
        sa.Column("credential", sa.Text, nullable=False, unique=True),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )


def _limit_tokens() -> None:
    """Until now a token could do everything, for ever."""
    devices = sa.table("devices", sa.column("label"), sa.column("scopes"), sa.column("expires"))
    values = {"scopes": "watch play", "expires": time.time_ns() // 1_000_000 + YEAR}
    op.get_bind().execute(sa.update(devices).where(devices.c.label.is_not(None)).values(values))


def _name_speakers() -> None:
    """Who said what, as far as a seat tells."""
    seats = sa.table("seats", sa.column("table"), sa.column("seat"), sa.column("player"))
    talk = sa.table("talk", sa.column("table"), sa.column("seat"), sa.column("player"))
    sitting = sa.select(seats.c.player).where(seats.c.table == talk.c.table, seats.c.seat == talk.c.seat)
    op.get_bind().execute(sa.update(talk).where(talk.c.seat.is_not(None)).values(player=sitting.scalar_subquery()))


def _compare_names() -> None:
    """The oldest account keeps its name to itself; others that look like it are asked when they rename."""
    players = sa.table("players", *map(sa.column, ("key", "name", "login", "shape")))
    connection = op.get_bind()
    taken: set[str] = set()
    for row in connection.execute(sa.select(players).where(players.c.login.is_not(None)).order_by(players.c.key)).all():
        shape = shape_of(row.name)
        if shape not in taken:
            taken.add(shape)
            connection.execute(sa.update(players).where(players.c.key == row.key).values(shape=shape))
