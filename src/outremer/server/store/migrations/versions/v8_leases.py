"""Several processes on one PostgreSQL: who they are, and which table belongs to whom."""

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("key", sa.Integer, primary_key=True),
        sa.Column("machine", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.key"), primary_key=True, autoincrement=False),
        sa.Column("server", sa.Integer, sa.ForeignKey("servers.key")),
        sa.Column("epoch", sa.Integer, nullable=False),
    )
    op.create_index("ix_leases_server", "leases", ["server"])
