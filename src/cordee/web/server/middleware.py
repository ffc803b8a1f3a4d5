"""What stands before every page and socket: size, rate, origin, and strict headers."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from ...words import shown
from ..api.answers import refusal
from .address import answers_to
from .language import language_of
from .limits import LARGEST_BODY, PAGES, Limits, neighbourhood
from .metrics import REFUSALS
from .people import Passport
from .refusals import NotYours, Refused, TooLarge, TooMuch
from .settings import Settings
from .standing import Standing

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
UNLIMITED = ("/static/", "/health")
OWN_DATA = ("/you", "/language/", "/colours.css")
"""What even a person who is blocked may see: what is known about them."""
CHANGING = ("POST", "PUT", "PATCH", "DELETE")


def same_origin(asked: HTTPConnection) -> bool:
    """Does a request come from a page of ours? Browsers say so, and pages cannot lie about it."""
    settings: Settings = asked.app.state.settings
    origin = asked.headers.get("origin", "")
    if settings.public:
        return origin == settings.public
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc == asked.headers.get("host", "")


class Guard:
    """ASGI middleware."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            refused = scope["type"] == "websocket" and not is_meant(scope)
            await (WebSocketClose() if refused else self.app)(scope, receive, send)
            return
        headers = Headers(scope=scope)
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

        answer = self._refusal(scope, headers) or self.app
        if scope["method"] == "HEAD":  # whoever sends the answer leaves the body out
            scope = {**scope, "method": "GET"}
        await answer(scope, counted, with_headers)

    def _refusal(self, scope: Scope, headers: Headers) -> Response | None:
        if not is_meant(scope):
            return _told(scope, Refused("host-unknown", host=shown(headers.get("host", ""))))
        address = neighbourhood((scope.get("client") or ("", 0))[0])
        limits: Limits = scope["app"].state.limits
        standing: Standing = scope["app"].state.standing
        if not scope["path"].startswith(UNLIMITED):
            person = None if scope["path"].startswith(OWN_DATA) else _who(scope)
            if standing.is_blocked(person, address):
                return _told(scope, NotYours("blocked"))
        if not scope["path"].startswith(UNLIMITED) and not limits.allow(PAGES, address):
            return _told(scope, TooMuch("too-fast"))
        if scope["method"] in CHANGING:
            if not is_api(scope) and not same_origin(HTTPConnection(scope)):
                return _told(scope, NotYours("form-elsewhere"))
            length = headers.get("content-length", "0")
            if not length.isdecimal() or int(length) > LARGEST_BODY:
                return _told(scope, TooLarge("too-large"))
        return None


def is_meant(scope: Scope) -> bool:
    """Was this server asked for by one of its names?"""
    return answers_to(Headers(scope=scope).get("host", ""), scope["app"].state.settings)


def is_api(scope: Scope) -> bool:
    """Is a program asking? It says who it is in a header, which no page sends for it."""
    return bool(scope["path"].startswith("/api/"))


def _who(scope: Scope) -> str | None:
    """Who the cookie says is asking."""
    passport: Passport = scope["app"].state.passport
    person = passport.read(HTTPConnection(scope).cookies)
    return None if person is None else person.id


def _told(scope: Scope, fault: Refused) -> Response:
    """Why not, in the reader's language."""
    locale = language_of(HTTPConnection(scope))
    if is_api(scope):
        return refusal(fault, locale)
    REFUSALS.labels(fault.key).inc()
    return PlainTextResponse(fault.text(locale), fault.status)
