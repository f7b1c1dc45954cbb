"""Alembic's entry: the server hands over its open connection."""

from alembic import context

from outremer.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
