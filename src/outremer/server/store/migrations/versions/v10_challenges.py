"""What passkeys are asked to answer."""

import sqlalchemy as sa
from alembic import op

revision = "10"
down_revision = "9"


def upgrade() -> None:
    op.create_table(
        "challenges",
        sa.Column("secret", sa.String(64), primary_key=True),
        sa.Column("player", sa.Integer),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
