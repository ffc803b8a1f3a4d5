"""The live line between a page and its table: JSON messages, in small frames."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from ..engine.errors import CordeeError
from ..words import speaker
from .desk import WEB, Desk, Room
from .guard import same_origin
from .hints import hint
from .language import language_of
from .limits import (
    ACTIONS,
    HINTS,
    LARGEST_FRAME,
    MOST_SOCKETS,
    MOST_SOCKETS_EACH,
    TALK,
    Limiter,
)
from .people import Passport
from .view import LAYOUTS, Painter, Viewer

sockets = APIRouter()
REFUSED, TOO_MANY, GONE = 4403, 4429, 4404

_actions, _talk, _hints = Limiter(ACTIONS), Limiter(TALK), Limiter(HINTS)
_open: dict[str, int] = {}
_painters: dict[str, Painter] = {}


class Line:
    """A page that looks at a table."""

    def __init__(self, socket: WebSocket, room: Room, viewer: Viewer, name: str) -> None:
        self.socket = socket
        self.room = room
        self.viewer = viewer
        self.name = name
        self.person = viewer.person
        self._sending = asyncio.Lock()

    async def show(self) -> None:
        await self.send(painter_of(self.room).state(self.viewer))

    async def send(self, message: dict[str, Any]) -> None:
        async with self._sending:
            await self.socket.send_text(json.dumps(message, ensure_ascii=False))

    async def refuse(self, fault: CordeeError) -> None:
        rule = fault.arguments.get("rule")
        why = fault.text(self.viewer.locale)
        await self.send({"is": "refused", "why": why, "rule": rule})


def painter_of(room: Room) -> Painter:
    """One painter a table, so that what many look at is drawn once."""
    painter = _painters.get(room.table.id)
    if painter is None or painter.room is not room:
        painter = _painters[room.table.id] = Painter(room)
    return painter


@sockets.websocket("/t/{table_id}/socket")
async def table_socket(socket: WebSocket, table_id: str) -> None:
    desk: Desk = socket.app.state.desk
    passport: Passport = socket.app.state.passport
    person = passport.read(socket.cookies)
    if person is None or not same_origin(socket.headers):
        await socket.close(REFUSED)
        return
    if _open.get(person.id, 0) >= MOST_SOCKETS_EACH or sum(_open.values()) >= MOST_SOCKETS:
        await socket.close(TOO_MANY)
        return
    room = await desk.room(table_id)
    if room is None:
        await socket.close(GONE)
        return
    await socket.accept()
    layout = socket.query_params.get("layout", "")
    viewer = Viewer(person.id, language_of(socket), layout if layout in LAYOUTS else "wide")
    line = Line(socket, room, viewer, person.name)
    _open[person.id] = _open.get(person.id, 0) + 1
    room.watchers.add(line)
    try:
        await room.tell()  # everybody sees who has come
        while True:
            await obey(line, await socket.receive())
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        room.watchers.discard(line)
        room.seen[person.id] = time.time()
        _open[person.id] -= 1
        if not _open[person.id]:
            del _open[person.id]
        await room.tell()


async def obey(line: Line, message: Any) -> None:
    """Do what a page asks for; what makes no sense is refused and changes nothing."""
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect
    text = message.get("text")
    try:
        if text is None or len(text) > LARGEST_FRAME:
            raise CordeeError("frame-wrong", domain=WEB)
        try:
            asked = json.loads(text)
        except (ValueError, RecursionError):
            raise CordeeError("frame-wrong", domain=WEB) from None
        if not isinstance(asked, dict):
            raise CordeeError("frame-wrong", domain=WEB)
        if not _actions.allows(line.person):
            raise CordeeError("too-fast", domain=WEB)
        await act(line, asked)
    except CordeeError as fault:
        await line.refuse(fault)


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
            await line.show()
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
