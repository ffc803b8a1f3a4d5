"""What stands before every page and socket: size, rate, origin, and strict headers."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..words import speaker
from . import WEB
from .language import language_of
from .limits import LARGEST_BODY, PAGES, Limiter

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
CHANGING = ("POST", "PUT", "PATCH", "DELETE")


def same_origin(headers: Headers) -> bool:
    """Does a request come from a page of ours? Browsers say so, and pages cannot lie about it."""
    try:
        parts = urlsplit(headers.get("origin", ""))
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc == headers.get("host", "")


class Guard:
    """ASGI middleware."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._pages = Limiter(PAGES)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refusal = self._refusal(scope, headers)
        if refusal is not None:
            await refusal(scope, receive, send)
            return
        received = 0

        async def counted() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > LARGEST_BODY:
                return {"type": "http.disconnect"}
            return message

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                told = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    told.setdefault(name, value)
                if not scope["path"].startswith("/static/"):
                    told.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, counted, with_headers)

    def _refusal(self, scope: Scope, headers: Headers) -> PlainTextResponse | None:
        client = scope.get("client") or ("", 0)
        if not scope["path"].startswith("/static/") and not self._pages.allows(client[0]):
            return _told(scope, "too-fast", 429)
        if scope["method"] in CHANGING:
            if not same_origin(headers):
                return _told(scope, "form-elsewhere", 403)
            length = headers.get("content-length", "0")
            if not length.isdecimal() or int(length) > LARGEST_BODY:
                return _told(scope, "too-large", 413)
        return None


def _told(scope: Scope, key: str, status: int) -> PlainTextResponse:
    """Why not, in the reader's language."""
    say = speaker(language_of(HTTPConnection(scope)), WEB)
    return PlainTextResponse(say(key), status)
