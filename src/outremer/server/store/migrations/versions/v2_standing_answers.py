"""Answers that a seat lets stand."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.add_column("seats", sa.Column("standing", sa.Text))
