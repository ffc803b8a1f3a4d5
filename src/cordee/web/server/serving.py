"""Runs the server until it is told to stop."""

from __future__ import annotations

import asyncio

import asyncpg
import uvicorn

from .. import LOG
from ..store.migrate import migrate
from ..store.restored import look_back
from ..store.store import UNREACHABLE, Store
from .app import make_app
from .limits import LARGEST_FRAME
from .refusals import Refused
from .settings import Settings

STOPPING = 5
"""Seconds that open pages have to say goodbye when the server stops."""


def run(settings: Settings, host: str, port: int, stopping: int = STOPPING) -> None:
    uvicorn.run(
        make_app(settings),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST_FRAME,
        timeout_graceful_shutdown=stopping,
    )


def prepare_database(url: str) -> None:
    """Reach it and bring its schema up to date, or say why that cannot be done."""

    async def reach() -> None:
        store = Store(url)
        try:
            await migrate(store)
            if await look_back(store):
                LOG.warning("a backup was restored: games that are not over have new dice")
        finally:
            await store.close()

    try:
        asyncio.run(reach())
    except (*UNREACHABLE, asyncpg.PostgresError, ImportError, ValueError) as fault:
        reason = str(getattr(fault, "orig", None) or fault).splitlines()[0]
        raise Refused("database-wrong", reason=reason) from None
