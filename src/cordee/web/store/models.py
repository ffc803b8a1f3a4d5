"""What the database holds: tables, their events, invitations, people, and the server's own keys."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(24), nullable=False),
    Column("stage", String(12), nullable=False, index=True),  # open, playing, over, closed, gone
    Column("listed", Boolean, nullable=False),
    Column("secret", LargeBinary(32), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False, index=True),
    Column("seats", JSON),  # of each seat: its kind and its name
    Column("turn", String(32)),  # the person whose decision it is
    Column("ending", JSON(none_as_null=True)),  # how the game ended: an `Ending` as plain data
    Column("ended", Float),  # when
    Column("host", String(24)),  # what whoever opened it was called
    Column("host_person", String(32)),  # who that was
    Column("hidden", Boolean),  # kept out of the lobby by whoever runs the server
    Column("edition", Integer),  # how often its events were rewritten, to forget something
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
    Column("person", String(32)),  # who sat down or spoke; empty where that was never noted
    Index(
        "ix_events_person",
        "person",
        postgresql_where=text("person IS NOT NULL"),
        sqlite_where=text("person IS NOT NULL"),
    ),
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

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),  # of the last event in it
    Column("edition", Integer, nullable=False),  # of the events it was made from
    Column("version", String(64), nullable=False),  # of the program that made it
    Column("last", String(64), nullable=False),  # the digest of its last event
    Column("digest", String(64), nullable=False),  # of the data
    Column("data", LargeBinary, nullable=False),
)
"""Long tables as they stood, so that they open quickly. Nothing is lost with them."""

studies = Table(
    "studies",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("version", String(64), nullable=False),  # of the game and of the program studying it
    Column("process", String(16), nullable=False),  # which server is at it, or was
    Column("at", Float, nullable=False),  # when that one last said so
    Column("progress", Float, nullable=False),  # 1: it is done
    Column("data", LargeBinary),  # the account as far as it is known
)
"""What decided a finished game: worked out once, whoever asks. Nothing is lost with them."""

people = Table(
    "people",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("generation", Integer, nullable=False),  # cookies of earlier ones no longer count
    Column("muted", Boolean, nullable=False),
    Column("blocked", Boolean, nullable=False),
    Column("changed", Float, nullable=False),
)
"""Only those about whom there is something to note."""

addresses = Table(
    "addresses",
    metadata,
    Column("network", String(64), primary_key=True),
    Column("muted", Boolean, nullable=False),
    Column("blocked", Boolean, nullable=False),
    Column("changed", Float, nullable=False),
)

orders = Table(
    "orders",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False, index=True),
    Column("data", JSON, nullable=False),
    sqlite_autoincrement=True,
)
"""What running servers must hear of: a table was rewritten or removed, somebody was muted."""

keys = Table(
    "keys",
    metadata,
    Column("name", String(24), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the server signs cookies with."""
