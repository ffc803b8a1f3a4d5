"""The live line between a page and its table: JSON messages, in small frames."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections import Counter
from typing import Any

from fastapi import APIRouter, WebSocket
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocketDisconnect

from ..engine.errors import CordeeError
from ..words import speaker
from . import LOG, WEB
from .desk import Desk
from .guard import same_origin
from .hints import hint
from .language import language_of
from .limits import (
    ACTIONS,
    CONNECTIONS,
    HINTS,
    LARGEST_FRAME,
    MOST_SOCKETS,
    MOST_SOCKETS_EACH,
    TALK,
    Limiter,
)
from .people import Passport, Person
from .room import Room
from .view import LAYOUTS, Painter, Viewer

sockets = APIRouter()
REFUSED, TOO_MANY, GONE, BROKEN = 4403, 4429, 4404, 1011
PATIENCE = 10.0
"""Seconds that a page may take for one message."""

GOODBYES = (WebSocketDisconnect, RuntimeError, TimeoutError)
"""What is raised when a page is gone."""

_actions, _talk, _hints = Limiter(ACTIONS), Limiter(TALK), Limiter(HINTS)
_connections = Limiter(CONNECTIONS)
_open: Counter[str] = Counter()


class Line:
    """A page that looks at a table. It is shown the newest there is, as fast as it can take it."""

    def __init__(self, socket: WebSocket, room: Room, viewer: Viewer, name: str) -> None:
        self.socket = socket
        self.room = room
        self.viewer = viewer
        self.name = name
        self.person = viewer.person
        self._sending = asyncio.Lock()
        self._news = asyncio.Event()

    def changed(self) -> None:
        self._news.set()

    async def show_news(self, beat: float) -> None:
        """Until the line is closed; a page that takes nothing any more is let go."""
        while True:
            try:
                await asyncio.wait_for(self._news.wait(), beat)
            except TimeoutError:
                await self.send({"is": "beat"})
                continue
            self._news.clear()
            if self.room.painter is None:
                self.room.painter = Painter(self.room)
            await self.send(self.room.painter.state(self.viewer))

    async def send(self, message: dict[str, Any]) -> None:
        async with self._sending:
            text = json.dumps(message, ensure_ascii=False)
            await asyncio.wait_for(self.socket.send_text(text), PATIENCE)

    async def refuse(self, fault: CordeeError) -> None:
        rule = fault.arguments.get("rule")
        why = fault.text(self.viewer.locale)
        await self.send({"is": "refused", "why": why, "rule": rule})


@sockets.websocket("/t/{table_id}/socket")
async def table_socket(socket: WebSocket, table_id: str) -> None:
    passport: Passport = socket.app.state.passport
    person = passport.read(socket.cookies)
    address = socket.client.host if socket.client else ""
    if person is None or not same_origin(socket.headers):
        await socket.close(REFUSED)
    elif (
        not _connections.allows(address)
        or _open[person.id] >= MOST_SOCKETS_EACH
        or _open.total() >= MOST_SOCKETS
    ):
        await socket.close(TOO_MANY)
    else:
        _open[person.id] += 1
        try:
            await converse(socket, table_id, person)
        finally:
            _open[person.id] -= 1
            if not _open[person.id]:
                del _open[person.id]


async def converse(socket: WebSocket, table_id: str, person: Person) -> None:
    """As long as the page is open."""
    desk: Desk = socket.app.state.desk
    room = await desk.room(table_id)
    if room is None:
        await socket.close(GONE)
        return
    layout = socket.query_params.get("layout", "")
    viewer = Viewer(person.id, language_of(socket), layout if layout in LAYOUTS else "wide")
    line = Line(socket, room, viewer, person.name)
    room.watchers.add(line)
    showing = None
    try:
        await socket.accept()
        showing = asyncio.create_task(line.show_news(socket.app.state.settings.beat))
        showing.add_done_callback(lambda ended: desk.spawn(hang_up(socket, ended)))
        room.tell()  # everybody sees who has come
        while True:
            await obey(line, await socket.receive())
    except GOODBYES:
        pass  # the page is gone
    finally:
        room.watchers.discard(line)
        if showing is not None:
            showing.cancel()
        if room.table.seats_of(person.id):
            room.seen[person.id] = time.time()
            loop = asyncio.get_running_loop()
            loop.call_later(desk.gone + 1, room.tell)  # others may let a bot play by then
        room.used = time.monotonic()
        room.tell()


async def hang_up(socket: WebSocket, ended: asyncio.Task[None]) -> None:
    """A page that cannot be shown anything any more had better connect again."""
    fault = None if ended.cancelled() else ended.exception()
    if fault is not None and not isinstance(fault, GOODBYES):
        LOG.error("a page could not be shown its table", exc_info=fault)
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(BROKEN)


async def obey(line: Line, message: Any) -> None:
    """Do what a page asks for; what makes no sense is refused and changes nothing."""
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect
    text = message.get("text")
    try:
        if not _actions.allows(line.person):
            raise CordeeError("too-fast", domain=WEB)
        if text is None or len(text) > LARGEST_FRAME:
            raise CordeeError("frame-wrong", domain=WEB)
        try:
            asked = json.loads(text)
        except (ValueError, RecursionError):
            raise CordeeError("frame-wrong", domain=WEB) from None
        if not isinstance(asked, dict):
            raise CordeeError("frame-wrong", domain=WEB)
        await act(line, asked)
    except CordeeError as fault:
        await line.refuse(fault)
    except SQLAlchemyError:
        LOG.exception("the database failed")
        await line.refuse(CordeeError("table-busy", domain=WEB))


async def act(line: Line, asked: dict[str, Any]) -> None:
    room, person = line.room, line.person
    do = asked.get("do")
    seat = whole(asked.get("seat", 0))
    if do == "move":
        await room.move(person, whole(asked.get("plies")), words(asked.get("text")))
    elif do == "undo":
        await room.undo(person)
    elif do in ("resign", "hand", "back", "leave"):
        await getattr(room, str(do))(person, seat)
    elif do == "sit":
        await room.sit(person, seat, words(asked.get("name")))
    elif do == "say":
        if not _talk.allows(person):
            raise CordeeError("too-fast", domain=WEB)
        say = speaker(line.viewer.locale, WEB)
        await room.say(person, line.name or say("somebody"), words(asked.get("text")))
    elif do == "look":
        layout = asked.get("layout")
        if layout in LAYOUTS:
            line.viewer = Viewer(person, line.viewer.locale, str(layout))
            line.changed()
    elif do == "hint":
        if not _hints.allows(person):
            raise CordeeError("too-fast", domain=WEB)
        await line.send(await hint(room, line.viewer))
    else:
        raise CordeeError("frame-wrong", domain=WEB)


def whole(given: Any) -> int:
    if isinstance(given, bool) or not isinstance(given, int) or not -1 < given < 10**6:
        raise CordeeError("frame-wrong", domain=WEB)
    return given


def words(given: Any) -> str:
    if not isinstance(given, str):
        raise CordeeError("frame-wrong", domain=WEB)
    return given
