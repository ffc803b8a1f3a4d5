"""For those who run a server: is it alive, is it ready, what does it count, what does it log?"""

from __future__ import annotations

import ipaddress
import json
import logging
import time

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .. import LOG
from ..store.store import UNREACHABLE, Store
from .metrics import FAULTS, REQUESTS
from .settings import Settings

running = APIRouter()
REQUEST = "request"


@running.get("/health")
async def health() -> Response:
    """The process answers."""
    return JSONResponse({"ok": True})


@running.get("/ready")
async def ready(request: Request) -> Response:
    """It can serve tables: the database is there."""
    store: Store = request.app.state.store
    try:
        await store.ping()
    except UNREACHABLE:
        return JSONResponse({"ok": False}, 503)
    return JSONResponse({"ok": True})


@running.get("/metrics")
async def metrics(request: Request) -> Response:
    """For Prometheus, from where the settings allow it; others find nothing here."""
    settings: Settings = request.app.state.settings
    if not is_within(request.client.host if request.client else "", settings.meters_from):
        return Response(status_code=404)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def is_within(address: str, networks: str) -> bool:
    try:
        asking = ipaddress.ip_address(address)
    except ValueError:
        return False
    allowed = [ipaddress.ip_network(one.strip()) for one in networks.split(",") if one.strip()]
    return any(asking in network for network in allowed)


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


class JsonLines(logging.Formatter):
    """One JSON object per line; nothing in it gives away a seat or the dice."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
            **getattr(record, "told", {}),
        }
        if record.exc_info:
            line["fault"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_as_json() -> None:
    """Every line of the log as JSON, on standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    LOG.setLevel(logging.INFO)
