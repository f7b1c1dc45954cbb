"""Which names look alike is worked out anew: letters that are written from right to left were passed over."""

import sqlalchemy as sa
from alembic import op

from outremer.server.names import shape_of

revision = "14"
down_revision = "13"


def upgrade() -> None:
    """The oldest account keeps its name to itself; others that look like it are asked when they rename."""
    players = sa.table("players", *map(sa.column, ("key", "name", "login", "shape")))
    connection = op.get_bind()
    connection.execute(sa.update(players).values(shape=None))  # else one meets another that is not yet worked out
    taken: set[str] = set()
    for row in connection.execute(sa.select(players).where(players.c.login.is_not(None)).order_by(players.c.key)).all():
        shape = shape_of(row.name)
        if shape not in taken:
            taken.add(shape)
            connection.execute(sa.update(players).where(players.c.key == row.key).values(shape=shape))
