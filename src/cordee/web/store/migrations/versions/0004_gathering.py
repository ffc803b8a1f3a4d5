"""Links can be shown again, and lists say who opened a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("invitations", sa.Column("generation", sa.Integer))
    op.add_column("tables", sa.Column("host", sa.String(24)))


def downgrade() -> None:
    op.drop_column("tables", "host")
    op.drop_column("invitations", "generation")
