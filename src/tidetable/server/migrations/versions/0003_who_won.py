"""Who won, for lists of tables. Of games that ended before, only the points are listed."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("ranks", sa.Text(), nullable=True))
