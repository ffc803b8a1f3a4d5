"""Runs the server until it is told to stop."""

from __future__ import annotations

import uvicorn

from .app import make_app
from .limits import LARGEST_FRAME
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
