"""Lists say who sits at a table, and whose turn it is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("seats", sa.JSON))
    op.add_column("tables", sa.Column("turn", sa.String(32)))


def downgrade() -> None:
    op.drop_column("tables", "turn")
    op.drop_column("tables", "seats")
