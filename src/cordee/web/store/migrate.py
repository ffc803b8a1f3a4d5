"""Brings a database to the newest schema."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select

from .store import Store


class TooNew(Exception):
    """A later version has changed the schema: this one does not know how to use it."""


LOCK = 0xC0DEE
"""The number of the lock under which a schema is changed."""


async def migrate(store: Store) -> None:
    """Make the tables, or change those of an older version."""
    async with store.engine.begin() as db:
        if store.shared:  # several processes may start at once
            await db.execute(select(func.pg_advisory_xact_lock(LOCK)))
        await db.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    known = ScriptDirectory.from_config(config)
    now = MigrationContext.configure(connection).get_current_revision()
    if now is not None and now not in {script.revision for script in known.walk_revisions()}:
        raise TooNew
    command.upgrade(config, "head")
