"""Alembic asks here for the connection; the store has put one into the configuration."""

from alembic import context

from tidetable.server.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
