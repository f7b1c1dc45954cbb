"""Indexes by which the lobby and a person's own tables are found among very many."""

from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.create_index("ix_tables_open", "tables", ["visibility", "key"])
    op.create_index("ix_tables_game", "tables", ["visibility", "game", "key"])
    op.create_index("ix_tables_lobby_game", "tables", ["state", "visibility", "game", "key"])
    op.create_index("ix_tables_owner", "tables", ["owner", "key"])
    op.drop_index("ix_seats_player", "seats")
    op.create_index("ix_seats_player", "seats", ["player", "table"])
