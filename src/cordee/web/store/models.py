"""What the database holds: tables, their events, invitations, and the server's own keys."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(24), nullable=False),
    Column("stage", String(12), nullable=False, index=True),  # open, playing, over
    Column("listed", Boolean, nullable=False),
    Column("secret", LargeBinary(32), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False, index=True),
    Column("seats", JSON),  # of each seat: its kind and its name
    Column("turn", String(32)),  # the person whose decision it is
    Column("ending", JSON(none_as_null=True)),  # how the game ended: an `Ending` as plain data
    Column("ended", Float),  # when
    Column("host", String(24)),  # what whoever opened it was called
)
"""One row per table: what lists need. Everything else follows from its events."""

events = Table(
    "events",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(12), nullable=False),
    Column("data", JSON, nullable=False),
    Column("at", Float, nullable=False),
)
"""Two writers of the same number race; the key lets one of them win."""

players = Table(
    "players",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
)
"""Who has ever sat at which table, so that people find their own games."""

invitations = Table(
    "invitations",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the link: the link itself is not kept
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("used", Boolean, nullable=False),
    Column("generation", Integer),  # which link of its seat it is; older ones cannot be shown again
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(24), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the server signs cookies with."""
