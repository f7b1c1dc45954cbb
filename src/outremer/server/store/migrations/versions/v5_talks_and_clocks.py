"""Private rooms of talk, proposals to answer, clocks, and answers that stand unless the question concerns the seat."""

import json

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    op.add_column("tables", sa.Column("windows", sa.Text, nullable=False, server_default="ask"))
    op.add_column("tables", sa.Column("clock", sa.Integer))
    op.add_column("entries", sa.Column("addressed", sa.Integer, nullable=False, server_default="0"))
    op.add_column("entries", sa.Column("due", sa.Text))
    op.add_column("talk", sa.Column("members", sa.Integer))
    _say_when()


def _say_when() -> None:
    """Until now an answer stood always, and only its move was kept."""
    seats = sa.table("seats", sa.column("table"), sa.column("seat"), sa.column("standing"))
    connection = op.get_bind()
    for row in connection.execute(sa.select(seats).where(seats.c.standing.is_not(None))).all():
        kept = {form: {"move": move, "when": "always"} for form, move in json.loads(row.standing).items()}
        where = sa.and_(seats.c.table == row.table, seats.c.seat == row.seat)
        connection.execute(sa.update(seats).where(where).values(standing=json.dumps(kept)))
