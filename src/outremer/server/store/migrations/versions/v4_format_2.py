"""From here on snapshots and hashes name what they hold. Tables of before are not converted, see `OldTables`."""

from alembic import op
from sqlalchemy import text

from outremer.server.store.migrations.old_tables import OldTables

revision = "4"
down_revision = "3"


def upgrade() -> None:
    if op.get_bind().scalar(text("SELECT key FROM tables LIMIT 1")) is not None:
        raise OldTables
