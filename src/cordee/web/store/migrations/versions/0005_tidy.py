"""Snapshots, who is muted or blocked, who opened a table, who spoke, and orders to servers."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

KNOWN = sa.text("person IS NOT NULL")


def upgrade() -> None:
    op.add_column("tables", sa.Column("host_person", sa.String(32)))
    op.add_column("tables", sa.Column("hidden", sa.Boolean))
    op.add_column("tables", sa.Column("edition", sa.Integer))
    op.add_column("events", sa.Column("person", sa.String(32)))
    op.create_index(
        "ix_events_person", "events", ["person"], postgresql_where=KNOWN, sqlite_where=KNOWN
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("version", sa.String(64), nullable=False),
        sa.Column("last", sa.String(64), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("muted", sa.Boolean, nullable=False),
        sa.Column("blocked", sa.Boolean, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_table(
        "addresses",
        sa.Column("network", sa.String(64), primary_key=True),
        sa.Column("muted", sa.Boolean, nullable=False),
        sa.Column("blocked", sa.Boolean, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False, index=True),
        sa.Column("data", sa.JSON, nullable=False),
        sqlite_autoincrement=True,
    )
    _note_people(op.get_bind())


def _note_people(db: sa.Connection) -> None:
    """Who opened a table and who sat down, as events say; who spoke they did not say until now."""
    query = "SELECT table_id, number, kind, data FROM events WHERE kind IN ('open', 'sit')"
    hosts, doers = [], []
    for table_id, number, kind, data in db.execute(sa.text(query)):
        said = json.loads(data) if isinstance(data, str | bytes) else data
        if kind == "sit":
            doers.append({"person": said["person"], "id": table_id, "number": number})
        elif said.get("host"):
            hosts.append({"host": said["host"], "id": table_id})
    if hosts:
        db.execute(sa.text("UPDATE tables SET host_person = :host WHERE id = :id"), hosts)
    if doers:
        change = "UPDATE events SET person = :person WHERE table_id = :id AND number = :number"
        db.execute(sa.text(change), doers)
    db.execute(sa.text("UPDATE events SET person = '' WHERE kind = 'say'"))


def downgrade() -> None:
    for name in ("orders", "addresses", "people", "snapshots"):
        op.drop_table(name)
    op.drop_index("ix_events_person", "events")
    op.drop_column("events", "person")
    for name in ("edition", "hidden", "host_person"):
        op.drop_column("tables", name)
