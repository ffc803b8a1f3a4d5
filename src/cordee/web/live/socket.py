"""The live line between a table and those who watch it: JSON messages, in small frames."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from typing import Protocol

from fastapi import APIRouter, WebSocket
from starlette.types import Message as ReceivedMessage
from starlette.websockets import WebSocketDisconnect

from ... import games
from ...engine.errors import CordeeError
from ...ink.focus import Focus, read_focus
from ...learn.lesson import NotAsked, lessons
from ...words import speaker
from .. import LOG, WEB
from ..server.language import language_of
from ..server.limits import (
    ACTIONS,
    COUNSEL,
    EXPLORING,
    HINTS,
    LARGEST_FRAME,
    MOST_REFUSALS,
    TALK,
    Limits,
    Rate,
    neighbourhood,
)
from ..server.metrics import FAULTS, REFUSALS, SOCKETS
from ..server.middleware import same_origin
from ..server.people import Passport, Person
from ..server.refusals import Refused, TooMuch, of_database
from ..server.settings import Settings
from ..server.standing import Standing
from ..store.store import UNREACHABLE
from .commands import Asked, Counsel, Decide, Go, Hint, Look, Say, Think, What, read
from .exploring import Beginning, ExploreRoom, beginning_at, beginning_of, number
from .guiding import counsellor_of
from .hints import hint
from .lessons import LessonRoom
from .room import Room, is_idle
from .tables import Damaged, Tables
from .view import LAYOUTS, Message, Seen, Viewer, painter_of

sockets = APIRouter()
REFUSED, TOO_MANY, GONE, BROKEN = 4403, 4429, 4404, 1011
PATIENCE = 10.0
"""Seconds that a client may take over one message."""
HINT_WAIT = 0.5
"""Seconds after which somebody who asks for many hints is looked at again."""
Advice = Callable[[], Awaitable[Message]]
"""What somebody asked to be told, once it is known."""
GOODBYES = (WebSocketDisconnect, RuntimeError, OSError)
"""What is raised when the other side is gone."""


class Sight(Protocol):
    """What somebody is shown of a table."""

    def __call__(self, room: Room, viewer: Viewer) -> str: ...


class PageSight:
    """Pieces, log and choices, as a page wants them: what it has not seen yet, step by step."""

    def __init__(self) -> None:
        self._seen = Seen()

    def __call__(self, room: Room, viewer: Viewer) -> str:
        return painter_of(room).told(viewer, self._seen)


class Connection:
    """Somebody watching a table, who is shown the newest state as fast as they can take it."""

    def __init__(
        self, socket: WebSocket, room: Room, viewer: Viewer, name: str, sight: Sight
    ) -> None:
        self.socket = socket
        self.room = room
        self.viewer = viewer
        self.name = name
        self.person = viewer.person
        self.limits: Limits = socket.app.state.limits
        self.address = address_of(socket)
        self._standing: Standing = socket.app.state.standing
        self._generation = self._standing.generation_of(self.person)
        self.refused = 0
        """How many messages in a row were refused."""
        self._sight = sight
        self._sending = asyncio.Lock()
        self._news = asyncio.Event()
        self._lost = False
        self._looked_in = self._turn()
        """Whose turn it was when they chose where to look."""
        self._sent = asyncio.get_running_loop().time()
        """When something was last sent."""
        self._quiet = False
        """Is it time to say that the line is alive?"""
        self._beating: asyncio.TimerHandle | None = None
        self._advising: dict[Rate, asyncio.Task[None]] = {}

    def check(self, what: Rate) -> None:
        """Refuse too much of something."""
        if not self.limits.allow(what, self.person):
            raise TooMuch("too-fast")

    def check_talk(self) -> None:
        """Refuse whoever is muted, or says too much."""
        self._standing.check_talk(self.person, self.address)
        self.check(TALK)

    def may_stay(self) -> bool:
        same = self._generation == self._standing.generation_of(self.person)
        return same and not self._standing.is_blocked(self.person, self.address)

    def advise(self, rate: Rate, advice: Advice) -> None:
        """One advice of a kind at a time; whoever asks often waits longer, and may play
        meanwhile."""
        if is_idle(self._advising.get(rate)):
            self._advising[rate] = self.room.tables.spawn(self._advise(rate, advice))

    async def _advise(self, rate: Rate, advice: Advice) -> None:
        while not self.limits.allow(rate, self.person):
            await asyncio.sleep(HINT_WAIT)
        with contextlib.suppress(*GOODBYES):
            try:
                await self.send(await advice())
            except CordeeError as fault:
                await self.refuse(fault)

    def look(self, layout: str, focus: Focus) -> None:
        """Another composition, or another part of the board, which holds until the next turn."""
        self.viewer = replace(self.viewer, layout=layout, focus=focus)
        self._looked_in = self._turn()
        self.changed()

    def _turn(self) -> int | None:
        position = self.room.table.position
        return position.turn if position else None

    async def explain(self, plies: int) -> None:
        """What everything on the board is, after some plies."""
        if self.room.table.position is not None:
            await self._send(painter_of(self.room).meanings(self.viewer, plies))

    def stop_advising(self) -> None:
        """Nobody is there to read it."""
        for advising in self._advising.values():
            advising.cancel()

    def changed(self) -> None:
        self._quiet = False
        self._news.set()

    def hang_up(self) -> None:
        self._lost = True
        self._news.set()

    async def show_news(self) -> None:
        """Until the line is closed; whoever takes nothing any more is let go."""
        self._await_beat()
        try:
            while not self._lost:
                await self._news.wait()
                self._news.clear()
                quiet, self._quiet = self._quiet, False
                if quiet:
                    await self.send({"is": "beat"})
                elif not self._lost:
                    await self._send(self._shown())
        finally:
            if self._beating is not None:
                self._beating.cancel()

    def _shown(self) -> str:
        plain = Focus(self.viewer.focus.finger)
        if self.viewer.focus != plain and self._looked_in != self._turn():
            self.viewer = replace(self.viewer, focus=plain)
        return self._sight(self.room, self.viewer)

    def _await_beat(self) -> None:
        """One timer for a line, not one for each message: with many watchers that counts."""
        settings: Settings = self.socket.app.state.settings
        loop = asyncio.get_running_loop()
        due = self._sent + settings.beat
        if due <= loop.time() and not self._news.is_set():
            self._quiet = True
            self._news.set()
        self._beating = loop.call_at(max(due, loop.time() + settings.beat / 2), self._await_beat)

    async def send(self, message: Message) -> None:
        await self._send(json.dumps(message, ensure_ascii=False))

    async def _send(self, text: str) -> None:
        async with self._sending, asyncio.timeout(PATIENCE):
            await self.socket.send_text(text)
        self._sent = asyncio.get_running_loop().time()

    async def refuse(self, fault: CordeeError) -> None:
        REFUSALS.labels(fault.key).inc()
        rule = fault.arguments.get("rule")
        why = fault.text(self.viewer.locale)
        await self.send({"is": "refused", "why": why, "rule": rule, "key": fault.key})


@sockets.websocket("/t/{table_id}/socket")
async def page_socket(socket: WebSocket, table_id: str) -> None:
    tables: Tables = socket.app.state.tables
    await admit(socket, visitor(socket), lambda _: tables.room(table_id), PageSight(), "page")


@sockets.websocket("/learn/{game}/{name}/socket")
async def lesson_socket(socket: WebSocket, game: str, name: str) -> None:
    """A lesson, from where the page says that its reader was."""
    tables: Tables = socket.app.state.tables
    done = socket.query_params.getlist("done")

    async def lesson_room(person: Person) -> Room | None:
        known = games.load(game) if game in games.REGISTER else None
        found = next((one for one in lessons(known) if one.name == name), None) if known else None
        if found is None:
            return None
        await tables.prepared(game)
        called = person.name or speaker(language_of(socket), WEB)("somebody")
        return LessonRoom(tables, found, person.id, called, done)

    await admit(socket, visitor(socket), lesson_room, PageSight(), "page")


@sockets.websocket("/t/{table_id}/explore/socket")
async def moment_socket(socket: WebSocket, table_id: str) -> None:
    """A moment of a finished game, and what the page has tried from there."""
    tables: Tables = socket.app.state.tables
    ply = number(socket.query_params.get("ply"))
    say = speaker(language_of(socket), WEB)
    await explore(socket, lambda: beginning_at(tables, table_id, ply, say))


@sockets.websocket("/explore/{game}/socket")
async def position_socket(socket: WebSocket, game: str) -> None:
    """A position that somebody wrote down, and what the page has tried from there."""
    tables: Tables = socket.app.state.tables
    text, players = (socket.query_params.get(name, "") for name in ("p", "players"))
    how = text, number(players), language_of(socket)
    await explore(socket, lambda: beginning_of(tables, game, *how))


async def explore(socket: WebSocket, begin: Callable[[], Awaitable[Beginning]]) -> None:
    tables: Tables = socket.app.state.tables
    line = socket.query_params.getlist("m")

    async def explored(person: Person) -> Room | None:
        try:
            return ExploreRoom(tables, await begin(), person.id, language_of(socket), line)
        except CordeeError:  # its page says what is wrong
            return None

    await admit(socket, visitor(socket), explored, PageSight(), "page")


def visitor(socket: WebSocket) -> Person | None:
    """Whose page it is; None if it is not one of ours."""
    passport: Passport = socket.app.state.passport
    return passport.read(socket.cookies) if same_origin(socket) else None


Door = Callable[[Person], Awaitable[Room | None]]
"""Leads somebody to a room, if there is one."""


async def admit(
    socket: WebSocket, person: Person | None, door: Door, sight: Sight, of: str
) -> None:
    """Let somebody watch, if we know who they are and they do not ask too much."""
    address = address_of(socket)
    standing: Standing = socket.app.state.standing
    limits: Limits = socket.app.state.limits
    if standing.is_blocked(person.id if person else None, address):
        await turn_away(socket, REFUSED, "blocked")
    elif person is None:
        await turn_away(socket, REFUSED, "line-stranger")
    elif not limits.has_room(person.id, address):
        await turn_away(socket, TOO_MANY, "line-many")
    else:
        with (
            SOCKETS.labels(of).track_inprogress(),
            counted(limits.open_by, person.id),
            counted(limits.open_from, address),
        ):
            room = await entered(socket, person, door)
            if room is not None:
                await converse(socket, room, person, sight, by_name=of != "page")


def address_of(socket: WebSocket) -> str:
    return neighbourhood(socket.client.host if socket.client else "")


@contextlib.contextmanager
def counted(counts: Counter[str], key: str) -> Iterator[None]:
    """One more, as long as it lasts."""
    counts[key] += 1
    try:
        yield
    finally:
        counts[key] -= 1
        if not counts[key]:
            del counts[key]


async def turn_away(socket: WebSocket, code: int, why: str = "") -> None:
    """The code only arrives over a line that was accepted, and so does the reason, a sentence."""
    REFUSALS.labels(f"socket-{code}").inc()
    with contextlib.suppress(*GOODBYES):  # they may be gone already
        await socket.accept()
        await socket.close(code, speaker(language_of(socket), WEB)(why) if why else None)


async def entered(socket: WebSocket, person: Person, door: Door) -> Room | None:
    """The room behind a door; None if somebody had to be turned away."""
    try:
        room = await door(person)
    except UNREACHABLE:
        LOG.exception("the database failed")
        with contextlib.suppress(*GOODBYES):
            await socket.close(BROKEN)
        return None
    except Damaged:
        await turn_away(socket, BROKEN)
        return None
    if room is None:
        await turn_away(socket, GONE, "line-no-table")
    return room


async def converse(
    socket: WebSocket, room: Room, person: Person, sight: Sight, *, by_name: bool
) -> None:
    """For as long as somebody watches."""
    tables: Tables = socket.app.state.tables
    layout = socket.query_params.get("layout", "")
    layout = layout if layout in LAYOUTS else "wide"
    finger = socket.query_params.get("finger", "")
    focus = read_focus(int(finger) if finger.isdecimal() and len(finger) < 4 else 0, "")
    viewer = Viewer(person.id, language_of(socket), layout, by_name, focus)
    line = Connection(socket, room, viewer, person.name, sight)
    room.watchers.add(line)
    room.expect(person.id)
    room.note(person.id, line.address)
    room.go_on()  # bots among themselves play for whoever watches
    showing = None
    try:
        await socket.accept()
        showing = asyncio.create_task(line.show_news())
        showing.add_done_callback(lambda ended: tables.spawn(hang_up(socket, ended)))
        line.changed()
        if room.table.seats_of(person.id):
            room.tell()  # everybody sees who has come
        await room.tell_presence(person.id, here=True)
        while True:
            await obey(line, await socket.receive())
    except GOODBYES:
        pass  # they are gone
    finally:
        room.watchers.discard(line)
        line.stop_advising()
        if showing is not None:
            showing.cancel()
        if room.table.seats_of(person.id):
            room.seen[person.id] = time.time()
            loop = asyncio.get_running_loop()
            loop.call_later(tables.gone + 1, room.tell)  # others may let a bot play by then
            room.tell()
        room.used = time.monotonic()
        if not room.is_here(person.id):
            tables.spawn(room.tell_presence(person.id, here=False))


async def hang_up(socket: WebSocket, ended: asyncio.Task[None]) -> None:
    """Whoever can no longer be shown anything had better connect again."""
    fault = None if ended.cancelled() else ended.exception()
    if fault is not None and not isinstance(fault, GOODBYES):
        FAULTS.labels("showing").inc()
        LOG.error("a table could not be shown", exc_info=fault)
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(BROKEN)


async def obey(line: Connection, message: ReceivedMessage) -> None:
    """Do what somebody asks for; what makes no sense is refused and changes nothing."""
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect
    text, command = message.get("text"), None
    try:
        if not line.limits.allow(ACTIONS, line.person):
            await asyncio.sleep(1 / ACTIONS.per_second)  # others are served meanwhile
            raise TooMuch("too-fast")
        if text is None or len(text) > LARGEST_FRAME:
            raise Refused("frame-wrong")
        command = read(text)
        await act(line, command)
        line.refused = 0
    except CordeeError as fault:
        line.refused += not isinstance(fault, NotAsked)  # whoever learns may try
        await line.refuse(fault)
        if line.refused > MOST_REFUSALS:
            await turn_off(line)
    except UNREACHABLE as fault:
        FAULTS.labels("database").inc()
        LOG.exception("the database failed")
        await line.refuse(of_database(fault, changing=True, move=isinstance(command, Decide)))


async def turn_off(line: Connection) -> None:
    """Cut off somebody who asks for nothing that makes sense."""
    await line.socket.close(TOO_MANY, speaker(line.viewer.locale, WEB)("too-fast"))
    raise WebSocketDisconnect


async def act(line: Connection, command: Asked) -> None:
    """Show what was asked for, or have it done."""
    if isinstance(command, Look):
        if command.layout in LAYOUTS:
            line.look(command.layout, read_focus(command.finger, command.at))
        return
    if isinstance(command, What):
        await line.explain(command.plies)
        return
    if isinstance(command, Hint):
        line.advise(HINTS, lambda: hint(line.room, line.viewer, line.address))
        return
    if isinstance(command, Counsel):
        counsellor = counsellor_of(line.room)
        line.advise(COUNSEL, lambda: counsellor.counsel(line.viewer, line.address))
        return
    if isinstance(command, Go | Think):
        await act_exploring(line, command)
        return
    if isinstance(command, Decide) and not command.sure and line.room.table.is_counselled:
        remark = await counsellor_of(line.room).remark(line.viewer, line.address, command)
        if remark is not None:
            await line.send(remark)
            return
    if isinstance(command, Say):
        line.check_talk()
    name = line.name or speaker(line.viewer.locale, WEB)("somebody")
    await line.room.do(line.person, command, name)
    line.room.note(line.person, line.address)


async def act_exploring(line: Connection, command: Go | Think) -> None:
    """What only makes sense where somebody explores."""
    room = line.room
    if not isinstance(room, ExploreRoom):
        raise Refused("frame-wrong")
    if isinstance(command, Go):
        room.go(command.keep, command.texts)
        return
    asked = line.viewer, line.address, line.limits, command.known
    line.advise(EXPLORING, lambda: room.tables.explorations.look(room, *asked))
