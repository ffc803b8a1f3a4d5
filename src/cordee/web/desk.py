"""All tables that somebody is at: one change at a time, kept before anybody is told of it."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from .. import bots, games
from ..bots.knowhow import is_ready, knowhow
from ..engine.errors import CordeeError
from ..engine.fair import FairDice
from ..engine.move import Move
from ..engine.position import Position
from ..engine.record import one_line
from . import events as kinds
from .events import Event
from .store import Overtaken, Store
from .table import (
    BOT,
    FREE,
    GONE,
    HERE,
    LINK,
    LONGEST_NAME,
    LONGEST_TALK,
    ME,
    OPEN,
    OVER,
    PLAYING,
    SEAT_KINDS,
    Seat,
    Table,
    fold,
    next_unasked,
)

WEB = "cordee.web"
LOG = logging.getLogger(WEB)
THINKERS = 2
"""Bots that think at the same time."""
PAUSE = 0.7
"""Seconds that a bot's decision takes at least, so that people can follow."""
DEFAULT_LEVEL = "medium"
TRIES = 3
"""How often a change is tried again when another process was quicker."""
LINGER = 60.0
"""Seconds that a table stays in memory when everybody has gone."""

Made = tuple[str, dict[str, Any]]
"""An event to be: its kind, and what it says."""


class Watcher(Protocol):
    """Somebody who looks at a table."""

    person: str

    def changed(self) -> None:
        """The table has changed: look again, when there is time."""
        ...


@dataclass(frozen=True)
class Plan:
    """A table to be."""

    game: str
    seats: Sequence[tuple[str, str]]
    """Of each seat: its kind, and a name or a level."""
    options: dict[str, Any] = field(default_factory=dict)
    drawn: bool = True
    hints: bool = True
    listed: bool = False


class Room:
    """A table that is in memory, and who looks at it."""

    def __init__(self, desk: Desk, table: Table) -> None:
        self.desk = desk
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.opened = time.time()
        self.used = time.monotonic()
        """When somebody last asked for it."""
        self.painter: Any = None
        """Draws it: one for all who look, made by who first needs it."""
        self.seen: dict[str, float] = {}
        """When each player was last here."""
        self._repeating = asyncio.Lock()
        self._thinking: asyncio.Task[None] | None = None
        self._starting: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        """Is a change on its way, or does a bot think?"""
        idle = is_idle(self._starting) and is_idle(self._thinking)
        return self.lock.locked() or not idle

    # Changes

    async def change(self, make: Callable[[Table], Sequence[Made]]) -> None:
        """What `make` says happens, and what follows from it unasked; kept, then told."""
        for _ in range(TRIES):
            async with self.lock:
                made = list(make(self.table))
                if not made:
                    break
                first = self.table.last + 1
                now = time.time()
                more = [Event(first + i, *one, now) for i, one in enumerate(made)]
                trial = _stage_after(self.table, made)
                try:
                    await self.desk.store.append(self.table.id, more, trial)
                except Overtaken:
                    await self._catch_up()
                    self.tell()
                    continue
                for event in more:
                    self.table.apply(event)
            self.tell()
            break
        else:
            raise CordeeError("table-busy", domain=WEB)
        self.go_on()

    async def _catch_up(self) -> None:
        """Events that another process has written."""
        for event in await self.desk.store.events_of(self.table.id, self.table.last + 1):
            self.table.apply(event)

    def tell(self) -> None:
        """Everybody who looks; nobody waits for the slow ones."""
        for watcher in self.watchers:
            watcher.changed()

    def go_on(self) -> None:
        """Whatever the table does by itself: start, or let a bot think."""
        full = self.table.stage == OPEN and all(seat.is_taken for seat in self.table.seats)
        if full and is_idle(self._starting):
            self._starting = self.desk.spawn(self._start())
        seat = self.table.to_move
        if seat is not None and seat.played_by_bot and is_idle(self._thinking):
            self._thinking = self.desk.spawn(self._think())

    async def _start(self) -> None:
        """Begin, as soon as the game can be played."""
        assert self.table.game is not None
        await self.desk.prepared(self.table.game.name)

        def begin(table: Table) -> list[Made]:
            if table.stage != OPEN or not all(seat.is_taken for seat in table.seats):
                return []
            assert table.game is not None
            order = list(range(len(table.seats)))
            if table.drawn:
                order = [int(nth) for nth in table.dice.seats([str(nth) for nth in order])]
            start = table.game.new(len(order), dice=table.dice, **table.options)
            return [(kinds.START, {"order": order}), *unasked(start)]

        await self.change(begin)

    async def _think(self) -> None:
        """Bots decide, one after the other, until a person is to."""
        faults = 0
        while (seat := self.table.to_move) is not None and seat.played_by_bot:
            try:
                await self._decide(seat)
            except Exception:
                faults += 1
                LOG.exception("a bot could not decide at %s", self.table.id)
                if faults == TRIES:
                    return
                await asyncio.sleep(1)

    async def _decide(self, seat: Seat) -> None:
        """One decision of a bot; it is dropped if the table has moved on meanwhile."""
        position, begun, stamp = self.table.position, time.monotonic(), self.table.stamp
        assert position is not None
        assert isinstance(position.actor, int)
        move = await self.desk.ask(seat, position.actor, position.copy())
        await asyncio.sleep(max(0.0, self.desk.pause - (time.monotonic() - begun)))

        def play(table: Table) -> list[Made]:
            now = table.to_move
            if table.position is None or now is None or not now.played_by_bot:
                return []  # its player is back
            return moves_from(table.position, move) if table.stamp == stamp else []

        await self.change(play)

    # What people do

    async def sit(self, person: str, seat: int, name: str, invited: bool = False) -> None:
        """Take a seat: one that is free to all, or the one of a link."""
        name = proper_name(name)

        def make(table: Table) -> list[Made]:
            self._check_seat(table, seat)
            if table.stage != OPEN or table.seats[seat].is_taken:
                raise CordeeError("seat-taken", domain=WEB)
            if table.seats[seat].kind != (LINK if invited else FREE):
                raise CordeeError("seat-other", domain=WEB)
            return [(kinds.SIT, {"seat": seat, "person": person, "name": free_name(table, name)})]

        await self.change(make)
        self.seen[person] = time.time()
        await self.desk.store.remember_player(person, self.table.id)

    async def leave(self, person: str, seat: int) -> None:
        def make(table: Table) -> list[Made]:
            self._own(table, person, seat)
            if table.stage != OPEN:
                raise CordeeError("leave-playing", domain=WEB)
            if table.seats[seat].kind not in (FREE, LINK):
                raise CordeeError("seat-other", domain=WEB)
            return [(kinds.LEAVE, {"seat": seat})]

        await self.change(make)

    async def move(self, person: str, plies: int, text: str) -> None:
        """A decision, made at the position after so many plies."""

        def make(table: Table) -> list[Made]:
            seat = table.to_move
            if table.stage != PLAYING or table.position is None:
                raise CordeeError("not-playing", domain=WEB)
            if len(table.position.plies) != plies:
                raise CordeeError("moved-on", domain=WEB)
            if seat is None or seat.person != person or seat.played_by_bot:
                raise CordeeError("not-your-turn", domain=WEB)
            return moves_from(table.position, table.position.parse(text))

        await self.change(make)

    async def undo(self, person: str) -> None:
        def make(table: Table) -> list[Made]:
            for seat in table.seats_of(person):
                plies = table.undoes(seat)
                if plies is not None:
                    return [(kinds.UNDO, {"plies": plies, "seat": seat})]
            raise CordeeError("undo-refused", domain=WEB)

        await self.change(make)

    async def resign(self, person: str, seat: int) -> None:
        """Give up; with several others left a bot plays the seat to its end."""

        def make(table: Table) -> list[Made]:
            self._own(table, person, seat)
            if table.stage != PLAYING or table.seats[seat].resigned:
                raise CordeeError("not-playing", domain=WEB)
            return [(kinds.RESIGN, {"seat": seat, "level": DEFAULT_LEVEL})]

        await self.change(make)

    async def hand(self, person: str, seat: int) -> None:
        """Hand the seat of somebody who is gone to a bot."""

        def make(table: Table) -> list[Made]:
            self._check_seat(table, seat)
            chair = table.seats[seat]
            if table.stage != PLAYING or chair.person is None or chair.played_by_bot:
                raise CordeeError("hand-refused", domain=WEB)
            if chair.person != person and not (table.seats_of(person) and self.is_gone(chair)):
                raise CordeeError("hand-early", domain=WEB, name=chair.name)
            return [(kinds.HAND, {"seat": seat, "level": DEFAULT_LEVEL})]

        await self.change(make)

    async def back(self, person: str, seat: int) -> None:
        def make(table: Table) -> list[Made]:
            self._own(table, person, seat)
            chair = table.seats[seat]
            if table.stage != PLAYING or not chair.played_by_bot or chair.resigned:
                raise CordeeError("back-refused", domain=WEB)
            return [(kinds.BACK, {"seat": seat})]

        await self.change(make)

    async def say(self, person: str, name: str, text: str) -> None:
        text = one_line(text)[:LONGEST_TALK]

        def make(table: Table) -> list[Made]:
            own = table.seats_of(person)
            called = table.seats[own[0]].name if own else name
            return [(kinds.SAY, {"name": called, "text": text})] if text else []

        await self.change(make)

    async def again(self, person: str) -> str:
        """A table for the same players, once the game is over; where they go on."""
        async with self._repeating:
            table = self.table
            own = table.seats_of(person)
            if not own:
                raise CordeeError("seat-other", domain=WEB)
            if table.stage != OVER:
                raise CordeeError("still-playing", domain=WEB)
            if table.next_table is None:
                made = {
                    "table": await self.desk.repeat(table),
                    "name": table.seats[own[0]].name,
                }
                await self.change(lambda now: [] if now.next_table else [(kinds.REMATCH, made)])
            assert self.table.next_table is not None
            return self.table.next_table

    # Who is here

    def is_gone(self, seat: Seat) -> bool:
        """Has the player of a seat been away for a while?"""
        if any(watcher.person == seat.person for watcher in self.watchers):
            return False
        last = max(self.seen.get(seat.person or "", 0.0), self.opened)
        return time.time() - last > self.desk.gone

    def _check_seat(self, table: Table, seat: int) -> None:
        if not 0 <= seat < len(table.seats):
            raise CordeeError("seat-none", domain=WEB, seat=seat + 1)

    def _own(self, table: Table, person: str, seat: int) -> None:
        self._check_seat(table, seat)
        if table.seats[seat].person != person:
            raise CordeeError("seat-other", domain=WEB)


class Desk:
    """The rooms of this process."""

    def __init__(self, store: Store, pause: float = PAUSE, gone: float = GONE) -> None:
        self.store = store
        self.pause = pause
        self.gone = gone
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self.hinters = ThreadPoolExecutor(1, "hinter")
        self.thinkers = ThreadPoolExecutor(THINKERS, "thinker")
        self._tasks: set[asyncio.Task[Any]] = set()
        self._prepared: dict[str, asyncio.Task[None]] = {}

    async def close(self) -> None:
        """Stop thinking; everything that was told is kept."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for pool in (self.thinkers, self.hinters):
            pool.shutdown(wait=False, cancel_futures=True)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Work that goes on beside."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Rooms

    async def room(self, table_id: str) -> Room | None:
        """A table, from the database if nobody is at it; None if there is none."""
        lock = self._opening.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                room = self.rooms.get(table_id) or await self._fetch(table_id)
        finally:
            if not lock.locked():
                self._opening.pop(table_id, None)
        if room is not None:
            room.used = time.monotonic()
            room.go_on()
        return room

    async def _fetch(self, table_id: str) -> Room | None:
        secret = await self.store.secret_of(table_id)
        if secret is None:
            return None
        events = await self.store.events_of(table_id)
        if any(event.kind == kinds.START for event in events):
            await self.prepared(events[0].data["game"])
        room = self.rooms[table_id] = Room(self, fold(table_id, secret, events))
        return room

    async def tidy(self) -> None:
        """Let go, now and then, of tables that nobody is at: everything of them is kept."""
        while True:
            await asyncio.sleep(LINGER)
            for table_id, room in list(self.rooms.items()):
                idle = time.monotonic() - room.used > LINGER
                if idle and not room.watchers and not room.is_busy:
                    del self.rooms[table_id]

    async def open(self, person: str, name: str, plan: Plan) -> tuple[Room, dict[int, str]]:
        """A new table, and the links of its seats."""
        seats = seats_of(plan, person, proper_name(name))
        if all(seat.kind == BOT for seat in seats):
            raise CordeeError("nobody-plays", domain=WEB)
        game = games.load(plan.game)
        game.check_players(len(seats))
        options = game.check_options(plan.options)
        table_id = await self._create(game.name, options, seats, plan)
        links = {
            nth: await self.store.invite(table_id, nth)
            for nth, seat in enumerate(seats)
            if seat.kind == LINK
        }
        room = await self.room(table_id)
        assert room is not None
        return room, links

    async def repeat(self, table: Table) -> str:
        """A new table with the seats, players and options of another."""
        assert table.game is not None
        seats = [replace(seat, resigned=False) for seat in table.seats]
        for seat in seats:
            seat.level = seat.level if seat.kind == BOT else None
        return await self._create(table.game.name, table.options, seats, table)

    async def _create(
        self, game: str, options: dict[str, Any], seats: Sequence[Seat], how: Plan | Table
    ) -> str:
        """A new table with dice of its own; those who sit at it find it among their games."""
        data = {
            "game": game,
            "options": options,
            "seats": [
                {"kind": s.kind, "name": s.name, "person": s.person, "level": s.level}
                for s in seats
            ],
            "drawn": how.drawn,
            "hints": how.hints,
            "listed": how.listed,
        }
        first = Event(0, kinds.OPEN, data, time.time())
        secret = FairDice.unpredictable().secret
        table_id = await self.store.create(game, how.listed, secret, [first])
        for person in {seat.person for seat in seats if seat.person}:
            await self.store.remember_player(person, table_id)
        return table_id

    # Games and bots

    async def prepared(self, game: str) -> None:
        """Have a game compiled; once for all who wait for it."""
        task = self._prepared.get(game)
        if task is None or (task.done() and not self.is_prepared(game)):
            task = self._prepared[game] = self.spawn(self._prepare(game))
        await asyncio.shield(task)

    def prepare_all(self) -> None:
        """Every game, one after the other, in the background."""

        async def each() -> None:
            for game in games.REGISTER:
                try:
                    await self.prepared(game)
                except Exception:
                    LOG.exception("%s could not be prepared", game)

        self.spawn(each())

    def is_prepared(self, game: str) -> bool:
        task = self._prepared.get(game)
        done = task is not None and task.done() and not task.cancelled()
        return done and task is not None and task.exception() is None

    async def _prepare(self, game: str) -> None:
        """In a process of its own, so that pages are answered meanwhile; then it is loaded."""
        chosen = games.load(game)
        if not (chosen.ready and is_ready(chosen)):
            program = f"from cordee.web.desk import load_all; load_all({game!r})"
            process = await asyncio.create_subprocess_exec(sys.executable, "-c", program)
            await process.wait()
        await asyncio.get_running_loop().run_in_executor(self.thinkers, load_all, game)

    async def ask(self, seat: Seat, actor: int, position: Position) -> Move:
        """What a bot decides."""
        assert seat.level is not None
        seed = str(position.dice.uniform(f"bot {actor}"))
        bot = bots.make(seat.level, seed)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thinkers, bots.ask, bot, position)


def is_idle(task: asyncio.Task[None] | None) -> bool:
    return task is None or task.done()


def load_all(game: str) -> None:
    """Compile, or load, the rules of a game and what its bots need."""
    chosen = games.load(game)
    for _ in chosen.compile():
        pass
    knowhow(chosen).get_ready()
    chosen.new()


def unasked(position: Position) -> list[Made]:
    """All that happens until somebody is to decide, as events; the position is played on."""
    made: list[Made] = []
    while (move := next_unasked(position)) is not None:
        made.append(_moved(position, move))
        position.play(move)
    return made


def moves_from(position: Position, move: Move) -> list[Made]:
    """A decision and all that follows unasked; refused, with the rule, if it is not legal."""
    trial = position.copy()
    made = [_moved(trial, move)]
    trial.play(move)
    return made + unasked(trial)


def _moved(position: Position, move: Move) -> Made:
    seat = position.actor if isinstance(position.actor, int) else None
    return kinds.MOVE, {"text": move.text, "seat": seat}


def _stage_after(table: Table, made: Sequence[Made]) -> str:
    """What lists will say of the table once all of this has happened."""
    if any(kind == kinds.START for kind, _ in made):
        return PLAYING
    if table.position is None:
        return OPEN
    trial = Table(table.id, table.secret, [Seat(**vars(seat)) for seat in table.seats])
    trial.position = table.position.copy()
    for kind, data in made:
        if kind == kinds.MOVE:
            trial.position.play(data["text"])
        elif kind == kinds.RESIGN:
            trial.seats[data["seat"]].resigned = True
    return trial.stage


def seats_of(plan: Plan, person: str, name: str) -> list[Seat]:
    """The chairs of a plan."""
    seats: list[Seat] = []
    for kind, given in plan.seats:
        if kind not in SEAT_KINDS:
            raise CordeeError("seat-kind", domain=WEB, given=kind)
        if kind == BOT:
            if given not in bots.LEVELS:
                raise CordeeError("bot-unknown", name=given, known=", ".join(bots.LEVELS))
            seats.append(Seat(BOT, bot_name(given, seats), None, given))
        elif kind in (ME, HERE):
            called = name if kind == ME else proper_name(given)
            taken = [seat.name for seat in seats]
            seats.append(Seat(kind, distinct(called, taken), person))
        else:
            seats.append(Seat(kind if kind == LINK else FREE))
    return seats


def bot_name(level: str, seats: Sequence[Seat]) -> str:
    """`bot:easy`, and with several alike a number: pages say it in the reader's language."""
    return distinct(f"bot:{level}", [seat.name for seat in seats])


def distinct(name: str, taken: Sequence[str]) -> str:
    """A name that nobody else at the table has."""
    number, made = 2, name
    while made in taken:
        made, number = f"{name} {number}", number + 1
    return made


def free_name(table: Table, name: str) -> str:
    return distinct(name, table.names)


def proper_name(name: str) -> str:
    """A name on one line, not too long, that is no bot's; or refused."""
    name = one_line(name)[:LONGEST_NAME].strip()
    if not name or name.lower().startswith("bot:"):
        raise CordeeError("name-wrong", domain=WEB, most=LONGEST_NAME)
    return name
