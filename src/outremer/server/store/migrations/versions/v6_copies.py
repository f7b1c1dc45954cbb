"""Copies of tables, from a moment on."""

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    op.add_column("tables", sa.Column("copied_from", sa.String(32)))
    op.add_column("tables", sa.Column("copied_at", sa.Integer))
