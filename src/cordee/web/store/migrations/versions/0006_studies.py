"""Studies of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "studies",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.String(64), nullable=False),
        sa.Column("process", sa.String(16), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("progress", sa.Float, nullable=False),
        sa.Column("data", sa.LargeBinary),
    )


def downgrade() -> None:
    op.drop_table("studies")
