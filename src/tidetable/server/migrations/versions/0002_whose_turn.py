"""Whose turn it is, for lists of tables. Tables of before say it from their next move on."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("waits_for", sa.Integer(), nullable=True))
