"""Brings a database to the newest schema."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, func, select

from .store import Store

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
    command.upgrade(config, "head")
