"""A database that servers use, opened by somebody else: nothing is made or upgraded."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.exc import ArgumentError

from ..server.refusals import Refused
from .store import UNREACHABLE, Store

MIGRATIONS = Path(__file__).parent / "migrations"


@asynccontextmanager
async def existing(url: str) -> AsyncIterator[Store]:
    """The database, if it is there and has the schema of this version; refused otherwise."""
    try:
        store = Store(url)
    except (ArgumentError, ImportError, ValueError) as fault:
        raise _wrong(fault) from None
    try:
        if not store.shared and not Path(store.url.database or "").is_file():
            raise Refused("database-none", path=str(store.url.database))
        try:
            async with store.engine.connect() as db:
                schema = await db.scalar(text("SELECT version_num FROM alembic_version"))
        except (*UNREACHABLE, asyncpg.PostgresError) as fault:
            raise _wrong(fault) from None
        if schema != (known := newest_schema()):
            raise Refused("database-schema", schema=str(schema), known=known)
        try:
            yield store
        except UNREACHABLE as fault:
            raise _wrong(fault) from None
    finally:
        await store.close()


def newest_schema() -> str:
    """The schema that this version of the program knows."""
    return str(ScriptDirectory(str(MIGRATIONS)).get_current_head())


def _wrong(fault: Exception) -> Refused:
    lines = str(getattr(fault, "orig", None) or fault).splitlines() or [type(fault).__name__]
    return Refused("database-wrong", reason=lines[0])
