"""Guided first games: a mark of the table."""

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"


def upgrade() -> None:
    op.add_column("tables", sa.Column("guided", sa.Boolean, nullable=False, server_default=sa.false()))
