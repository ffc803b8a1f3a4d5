"""For those who run a server: is it alive, is it ready, what does it count?"""

from __future__ import annotations

import asyncio
import time

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...words import speaker
from .. import LOG, WEB
from ..store.store import UNREACHABLE, Store
from .language import language_of
from .limits import is_within
from .metrics import FAULTS, REQUESTS
from .settings import Settings

running = APIRouter()
REQUEST = "request"
READY = 1.0
"""Seconds that the database may take to write and read a row."""


@running.get("/health")
async def health() -> Response:
    """The process answers."""
    return JSONResponse({"ok": True})


@running.get("/ready")
async def ready(request: Request) -> Response:
    """It can serve tables: the database keeps what is written, and gives it back, in a second."""
    store: Store = request.app.state.store
    try:
        async with asyncio.timeout(READY):
            await store.beat()
    except TimeoutError:
        return _not_ready(request, "ready-silent")
    except (*UNREACHABLE, LookupError):
        LOG.exception("the database failed")
        return _not_ready(request, "ready-failed")
    return JSONResponse({"ok": True})


def _not_ready(request: Request, why: str) -> Response:
    """Why, in words that give nothing away; the log has the rest."""
    FAULTS.labels("database").inc()
    return JSONResponse({"ok": False, "why": speaker(language_of(request), WEB)(why)}, 503)


@running.get("/metrics")
async def metrics(request: Request) -> Response:
    """For Prometheus, from where the settings allow it; others find nothing here."""
    settings: Settings = request.app.state.settings
    if not is_within(request.client.host if request.client else "", settings.meters_from):
        return Response(status_code=404)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


class RequestMeter:
    """ASGI middleware: counts and logs requests, by route; paths may hold links that give seats."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun, status = time.perf_counter(), 500

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            taken = time.perf_counter() - begun
            route = route_of(scope)
            REQUESTS.labels(route, str(status)).observe(taken)
            if status >= 500 and status != 503:
                FAULTS.labels("request").inc()
            told = {"route": route, "method": scope["method"], "status": status}
            LOG.info(REQUEST, extra={"told": told | {"ms": round(1000 * taken, 1)}})


def route_of(scope: Scope) -> str:
    """The route's pattern: never what somebody made up, never a link."""
    pattern = getattr(scope.get("route"), "path", None)
    return f"{scope.get('root_path', '')}{pattern}" if pattern else "other"
