"""Players, devices, tables, seats, entries, snapshots and talk."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("key", sa.Integer, primary_key=True),
        sa.Column("id", sa.String(32), nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("login", sa.Text, unique=True),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("key", sa.Integer, primary_key=True),
        sa.Column("id", sa.String(32), nullable=False, unique=True),
        sa.Column("player", sa.Integer, sa.ForeignKey("players.key"), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        sa.Column("label", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_devices_player", "devices", ["player"])
    op.create_table(
        "tables",
        sa.Column("key", sa.Integer, primary_key=True),
        sa.Column("id", sa.String(32), nullable=False, unique=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("visibility", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("owner", sa.Integer, sa.ForeignKey("players.key")),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("hash", sa.Text),
        sa.Column("rematch", sa.String(32)),
    )
    op.create_index("ix_tables_lobby", "tables", ["state", "visibility", "key"])
    op.create_table(
        "seats",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.key"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("player", sa.Integer, sa.ForeignKey("players.key")),
        sa.Column("bot", sa.Text),
        sa.Column("ready", sa.Boolean, nullable=False),
        sa.Column("substitute", sa.Boolean, nullable=False),
        sa.Column("invitation", sa.String(32)),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index("ix_seats_player", "seats", ["player"])
    op.create_table(
        "entries",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.key"), nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("awaited", sa.Integer, nullable=False),
        sa.Column("known", sa.Text),
        sa.Column("player", sa.Integer),
        sa.Column("command", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "sequence"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.key"), nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", "sequence"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "talk",
        sa.Column("key", sa.Integer, primary_key=True),
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.key"), nullable=False),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_talk_table", "talk", ["table", "key"])
