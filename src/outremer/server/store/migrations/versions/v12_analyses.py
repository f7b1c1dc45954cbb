"""What the coach has said of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "12"
down_revision = "11"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.key"), primary_key=True, autoincrement=False),
        sa.Column("stamp", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
