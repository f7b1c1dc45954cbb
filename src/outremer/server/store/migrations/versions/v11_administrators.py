"""Administrators, what is reported to them, and what they have done."""

import sqlalchemy as sa
from alembic import op

revision = "11"
down_revision = "10"


def upgrade() -> None:
    op.add_column("players", sa.Column("role", sa.Text))
    op.add_column("players", sa.Column("suspended", sa.BigInteger))
    op.add_column("tables", sa.Column("closed", sa.BigInteger))
    op.create_table(
        "reports",
        sa.Column("key", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("sender", sa.Integer, sa.ForeignKey("players.key"), nullable=False),
        sa.Column("player", sa.Integer, sa.ForeignKey("players.key")),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("line", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("settled", sa.BigInteger),
    )
    op.create_index("ix_reports_settled", "reports", ["settled", "key"])
    op.create_table(
        "acts",
        sa.Column("key", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("administrator", sa.Integer, sa.ForeignKey("players.key")),
        sa.Column("act", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
    )
