"""Runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress

import asyncpg

from ...engine.errors import CannotStart
from .. import LOG, WEB
from ..store.migrate import TooNew, migrate
from ..store.restored import look_back
from ..store.sqlite_file import ours_alone
from ..store.store import UNREACHABLE, Store
from .app import make_app
from .connections import Config, Server
from .limits import LARGEST_FRAME, claim_descriptors
from .logs import log_seldom
from .settings import Settings

GARBAGE = (2_000, 50, 50)
"""After how many new objects garbage is looked for, and how seldom among older ones: to look
through everything keeps all tables waiting."""
STOPPING = 5
"""Seconds that open pages have to say goodbye when the server stops."""


def run(settings: Settings, sockets: Sequence[socket.socket], stopping: int = STOPPING) -> None:
    claim_descriptors()
    gc.set_threshold(*GARBAGE)
    config = Config(
        make_app(settings),
        settings.patience,
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST_FRAME,
        timeout_graceful_shutdown=stopping,
    )
    log_seldom()
    with suppress(KeyboardInterrupt):  # Ctrl-C keeps every game and is no error
        Server(config).run(list(sockets))


@contextmanager
def prepared_database(url: str) -> Iterator[None]:
    """Ours until the end, with the newest schema; or why that cannot be."""
    with ExitStack() as held:
        try:
            held.enter_context(ours_alone(url))
            asyncio.run(_prepare(url))
        except TooNew:
            raise CannotStart("database-newer", domain=WEB) from None
        except (*UNREACHABLE, asyncpg.PostgresError, ImportError, ValueError) as fault:
            if isinstance(fault, CannotStart):
                raise
            reason = str(getattr(fault, "orig", None) or fault) or type(fault).__name__
            raise CannotStart("database-wrong", domain=WEB, reason=reason.splitlines()[0]) from None
        yield


async def _prepare(url: str) -> None:
    """Reach it, bring its schema up to date, and look whether everything is there."""
    store = Store(url)
    try:
        await migrate(store)
        await store.look_over()
        if await look_back(store):
            LOG.warning("a backup was restored: games that are not over have new dice")
    finally:
        await store.close()
