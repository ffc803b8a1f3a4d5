"""Lists say how games ended, and when."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("ending", sa.JSON))
    op.add_column("tables", sa.Column("ended", sa.Float))


def downgrade() -> None:
    op.drop_column("tables", "ended")
    op.drop_column("tables", "ending")
