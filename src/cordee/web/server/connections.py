"""Who is connected: whoever keeps the server waiting too long, or takes too much room, is cut off.

uvicorn answers requests and leaves it at that: half a request may take for ever, and when no file
descriptor is left, asyncio says so a thousand times per second. So our own protocols, which are
uvicorn's but for this, put their connections into a register, and somebody looks through it.
"""

from __future__ import annotations

import asyncio
import socket
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any, Protocol

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .. import LOG
from .limits import MOST_CONNECTIONS_FROM, Patience, capacity, is_within, neighbourhood
from .logs import MINUTE
from .metrics import CUT_OFF

QUEUE = 1_024
"""Connections that the system keeps for us until they are accepted."""
AT_ONCE = 16
"""Connections accepted before those already accepted are looked at."""
SLOW, MANY = "slow", "many"


@dataclass(frozen=True)
class Wait:
    """What a connection keeps the server waiting for."""

    what: str
    """A field of `Patience`."""
    request: object = None
    """After which request: with the next one, time begins anew."""


class Connection(Protocol):
    """What the register needs to know."""

    transport: asyncio.Transport
    client: tuple[str, int] | None

    def wait(self) -> Wait | None:
        """What its client is to do next; None if it is our turn."""
        ...


@dataclass
class Entry:
    """A connection in the register."""

    address: str
    wait: Wait | None
    """What it was last seen waiting for."""
    since: float


class Register:
    """Every connection of this process, in the order they came."""

    def __init__(self, patience: Patience, proxies: str, most: int = 0) -> None:
        self.patience = patience
        self.proxies = proxies
        """Addresses behind which there may be many."""
        self.most = most or capacity()
        self.most_from = min(MOST_CONNECTIONS_FROM, 2 * self.most // 3)
        self._entries: dict[Connection, Entry] = {}
        self._from: Counter[str] = Counter()
        self._cut: Counter[str] = Counter()
        """Connections cut off that the log has not been told of."""

    def add(self, one: Connection) -> None:
        """Somebody connects; if there is no room, others who only wait have to make some."""
        host = one.client[0] if one.client else ""
        address = neighbourhood(host)
        self._entries[one] = Entry(address, one.wait(), time.monotonic())
        self._from[address] += 1
        if len(self._entries) > self.most:
            self._make_room(one, self._entries, 1 + self.most // 16)
        elif self._from[address] > self.most_from and not is_within(host, self.proxies):
            near = [other for other, entry in self._entries.items() if entry.address == address]
            self._make_room(one, near, 1 + self.most_from // 16)

    def discard(self, one: Connection) -> None:
        entry = self._entries.pop(one, None)
        if entry is not None:
            self._from[entry.address] -= 1
            if not self._from[entry.address]:
                del self._from[entry.address]

    def _make_room(self, newest: Connection, among: Iterable[Connection], count: int) -> None:
        """Of those who wait, the address with the most loses its oldest first; several at once,
        so that not everybody who comes makes us look through all of them."""
        waiting: dict[str, list[Connection]] = defaultdict(list)
        for one in among:
            if one is not newest and one.wait() is not None:
                waiting[self._entries[one].address].append(one)
        if not waiting:
            self._cut_off(newest, MANY)
        while waiting and count:
            greediest = max(waiting, key=lambda address: len(waiting[address]))
            self._cut_off(waiting[greediest].pop(0), MANY)
            count -= 1
            if not waiting[greediest]:
                del waiting[greediest]

    def _cut_off(self, one: Connection, why: str) -> None:
        """At once: what is still to be sent is not waited for."""
        self.discard(one)
        self._cut[why] += 1
        CUT_OFF.labels(why).inc()
        one.transport.abort()

    async def watch(self) -> None:
        """For as long as the server runs."""
        told = -MINUTE
        while True:
            await asyncio.sleep(self.patience.shortest / 10)
            self.look_through(time.monotonic())
            if self._cut and time.monotonic() - told > MINUTE:
                told = time.monotonic()
                LOG.warning(
                    "connections cut off: %d that kept us waiting, %d for want of room",
                    *(self._cut.pop(why, 0) for why in (SLOW, MANY)),
                )

    def look_through(self, now: float) -> None:
        """Cut off everybody who has kept us waiting for too long."""
        for one, entry in list(self._entries.items()):
            wait = one.wait()
            if wait != entry.wait:
                entry.wait, entry.since = wait, now
            elif wait is not None and now - entry.since > getattr(self.patience, wait.what):
                self._cut_off(one, SLOW)


class Config(uvicorn.Config):
    """uvicorn's, with our protocols and their register."""

    def __init__(self, app: Any, patience: Patience, **how: Any) -> None:
        super().__init__(
            app, http=HttpConnection, ws=SocketConnection, backlog=AT_ONCE,
            timeout_keep_alive=int(patience.silence) + 1, **how,
        )  # fmt: skip
        proxies = self.forwarded_allow_ips
        self.register = Register(
            patience, proxies if isinstance(proxies, str) else ",".join(proxies or ())
        )


class Server(uvicorn.Server):
    """uvicorn's, with somebody who looks after its connections."""

    def __init__(self, config: Config) -> None:
        super().__init__(config)
        self._register = config.register

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or ():
            listening.listen(QUEUE)  # asyncio would accept as many at once as may queue
        self._watching = asyncio.create_task(self._register.watch())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._watching.cancel()
        await super().shutdown(sockets)


class HttpConnection(H11Protocol):
    """A connection over which pages are asked for."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        register_of(self.config).add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        register_of(self.config).discard(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        register_of(self.config).discard(self)
        super().handle_websocket_upgrade(event)

    def wait(self) -> Wait | None:
        """For a head, a body, the next request, or until our answer has been taken."""
        if self.transport.is_closing():
            return Wait("head", "goodbye")
        if self.flow.write_paused:
            return Wait("silence", "reading")
        if self.conn.their_state is h11.SEND_BODY:
            return Wait("body", self.cycle)
        if self.conn.their_state is h11.IDLE:
            quiet = self.cycle is not None and not self.conn.trailing_data[0]
            return Wait("silence" if quiet else "head", self.cycle)
        return None


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that has become a socket; uvicorn sees to it that its client answers pings."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        register_of(self.config).add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        register_of(self.config).discard(self)
        super().connection_lost(exc)

    def wait(self) -> Wait | None:
        if self.transport.is_closing() or self.close_sent:
            return Wait("head", "goodbye")
        return None if self.writable.is_set() else Wait("silence", "reading")


def register_of(config: uvicorn.Config) -> Register:
    assert isinstance(config, Config)
    return config.register


@contextmanager
def listening(host: str, port: int) -> Iterator[list[socket.socket]]:
    """Sockets at every address of a name; `::` is everywhere, as `0.0.0.0` is."""
    hosts = ("::", "0.0.0.0") if host == "::" else (host,)  # noqa: S104  # as was asked for
    with ExitStack() as opened:
        yield [opened.enter_context(_bound(*where)) for where in _addresses(hosts, port)]


def _addresses(hosts: Iterable[str], port: int) -> Iterator[tuple[int, Any]]:
    found: dict[tuple[int, Any], None] = {}
    for host in hosts:
        for family, _, _, _, address in socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        ):
            found[family, address] = None
    yield from found


def _bound(family: int, address: Any) -> socket.socket:
    # The protocol is named: asyncio sends small answers at once only if it knows that it is TCP.
    one = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)  # the other has its own
        one.bind(address)
    except OSError:
        one.close()
        raise
    return one
