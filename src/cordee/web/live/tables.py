"""All tables that somebody is at, and what they share: the database, and threads for bots."""

from __future__ import annotations

import asyncio
import gc
import re
import sys
import time
from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from ... import bots, games
from ...bots.evaluator import get_bots_ready, is_ready
from ...engine.data import Options
from ...engine.errors import UnknownName
from ...engine.fair import FairDice
from ...engine.move import Move
from ...engine.position import Position
from ...learn.guide import is_guided
from .. import LOG
from ..server.metrics import FAULTS, TABLES, THINKING
from ..server.refusals import NotNow, Refused, Used
from ..server.sharing import Sharing
from ..store import snapshots
from ..store.store import UNREACHABLE, Store
from . import events as kinds
from .commands import Sit
from .events import TableEvent
from .names import GONE_NAME, proper_name
from .notices import PRESENT, Notice, Notices
from .prospects import Explorations
from .room import Room
from .studies import Studies
from .table import BOT, CLOSED, GONE, LINK, OPEN, Card, Seat, Table, fold_readable
from .table_setup import DEFAULT_LEVEL, TableSetup, bot_name, seats_of
from .thinking import Claim, Thinking

T = TypeVar("T")
TABLE_ID = re.compile(r"[\w-]{1,24}", re.ASCII)
PAUSE = 0.0
"""The fewest seconds a bot's decision takes: pages show every step at their reader's pace."""
SHOW = 0.7
"""The same where only bots play: whoever watches is to see every step."""
MOMENT = 2.0
"""The most seconds a start waits for somebody to pledge to the dice, and then to contribute."""
PRESENCE = 20.0
"""Seconds after which other processes are told again who is here."""
FOLDED_AT_ONCE = 200
"""Events of a long table after which others have their turn."""
LINGER = 60.0
"""Seconds that a table stays in memory after everybody has gone."""


@dataclass(frozen=True)
class Invitation:
    """A link's table and seat."""

    room: Room
    seat: int
    used: bool
    """Has somebody used it, or has another link replaced it?"""

    def check(self) -> None:
        """Refuse, and say why, if the seat is no longer to be had."""
        table = self.room.table
        if table.stage == CLOSED:
            raise Used("table-closed")
        if table.stage != OPEN:
            raise Used("link-begun")
        chair = table.seats[self.seat]
        if chair.is_taken:
            raise Used("link-taken")
        if self.used or chair.kind != LINK:
            raise Used("link-replaced")


class Damaged(Refused):
    """A table whose events cannot all be read: damaged, or of a newer version."""

    status = 500

    def __init__(self, table: Table, key: str = "table-damaged", **about: object) -> None:
        super().__init__(key, **about)
        self.table = table
        """As far as it can be read."""


class Tables:
    """The rooms of this process."""

    def __init__(
        self,
        store: Store,
        pause: float = PAUSE,
        gone: float = GONE,
        show: float = SHOW,
        moment: float = MOMENT,
        more_bots: Mapping[str, str] | None = None,
    ) -> None:
        self.store = store
        self.more_bots = dict(more_bots or {})
        """Those from outside that may sit here, by the names that visitors know them by."""
        self.pause = pause
        self.show = show
        self.gone = gone
        self.moment = moment
        self.epoch = ""
        """The database's: tables of another one have come back from a backup."""
        self.rooms: dict[str, Room] = {}
        self.sharing: Sharing | None = None
        """Limits that all processes share."""
        self.thinking = Thinking()
        self.studies = Studies(self)
        self.explorations = Explorations(self)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._prepared: dict[str, asyncio.Task[None]] = {}

    async def close(self) -> None:
        """Stop thinking; everything that was told is kept."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinking.close()

    def spawn(self, work: Coroutine[object, object, T]) -> asyncio.Task[T]:
        """Work that goes on in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Other processes

    def listen(self) -> None:
        """Hear what other processes do, and tell them who is here."""
        if self.store.shared:
            self.spawn(Notices(self.store, self.hear, self.catch_up).listen())
            self.spawn(self._tell_presence())

    async def hear(self, notice: Notice) -> None:
        if self.sharing is not None and "by" in notice:
            self.sharing.hear(notice)
            return
        room = self.rooms.get(notice["table"])
        if room is None:
            return
        if notice.get("last", -1) > room.table.last:
            await self._catch_up(room)
        if any(key in notice for key in PRESENT):
            room.hear_presence(*(notice.get(key, ()) for key in PRESENT))

    async def catch_up(self) -> None:
        """Notices may have been missed: every table is read again."""
        for room in list(self.rooms.values()):
            await self._catch_up(room)

    async def _catch_up(self, room: Room) -> None:
        """A table that cannot be read any more is let go of; the others are not its fault."""
        try:
            await room.catch_up()
        except UNREACHABLE:
            raise
        except Exception:
            FAULTS.labels("catching up").inc()
            LOG.exception("%s cannot be read", room.table.id)
            self.rooms.pop(room.table.id, None)
            for watcher in room.watchers:
                watcher.hang_up()

    async def _tell_presence(self) -> None:
        while True:
            for room in list(self.rooms.values()):
                for person in {watcher.person for watcher in room.watchers}:
                    await room.tell_presence(person, here=True)
            await asyncio.sleep(PRESENCE)

    # Rooms

    async def room(self, table_id: str) -> Room | None:
        """A table, from the database if nobody is at it; None if there is none."""
        if not TABLE_ID.fullmatch(table_id):
            return None
        if self.store.shared and table_id in self.rooms:  # another process may just have told
            await self._catch_up(self.rooms[table_id])  # somebody that their move was made
        room = self.rooms.get(table_id) or await self._fetch_whole(table_id)
        if room is not None:
            room.used = time.monotonic()
            room.go_on()
        return room

    async def table(self, table_id: str) -> Table | None:
        """A table as it is, or as much of it as can be read; None if there is none."""
        try:
            room = await self.room(table_id)
        except Damaged as fault:
            return fault.table
        return None if room is None else room.table

    async def _fetch_whole(self, table_id: str) -> Room | None:
        """What cannot be read is nobody's fault who asks for it."""
        try:
            return await self._fetch(table_id)
        except UNREACHABLE:
            raise
        except UnknownName as fault:
            left = await self._left_of(table_id)
            if left.game is not None:  # only its card names another
                raise Damaged(left) from None
            LOG.warning("%s: %s", table_id, fault)  # nothing is wrong with it
            about = {"name": fault.arguments["name"]}
            raise Damaged(left, "table-game-missing", **about) from None
        except Exception:
            FAULTS.labels("damaged").inc()
            LOG.exception("%s cannot be read", table_id)
            raise Damaged(await self._left_of(table_id)) from None

    async def _left_of(self, table_id: str) -> Table:
        """What can be read of a table."""
        secret = await self.store.secret_of(table_id)
        events = await self.store.readable_events(table_id)
        return fold_readable(table_id, secret or b"", events)

    async def _fetch(self, table_id: str) -> Room | None:
        secret = await self.store.secret_of(table_id)
        if secret is None:
            return None
        FairDice(secret)  # or it is damaged
        table, edition, kept = await self._read(table_id, secret)
        if table.game is None:
            raise LookupError(table_id)  # all its events are gone
        room = self.rooms.get(table_id)  # another may have fetched it meanwhile
        if room is not None:
            return room
        room = Room(self, table)
        room.edition, room.kept = edition, kept
        await room.mix_again()
        room = self.rooms.setdefault(table_id, room)
        TABLES.set(len(self.rooms))
        if self.store.shared:
            await room.catch_up()  # with what was written while it was read
        return room

    async def _read(self, table_id: str, secret: bytes) -> tuple[Table, int, int]:
        """A table, the edition of its events, and how many of them its snapshot has."""
        about = await snapshots.about(self.store, table_id)
        if about.kept:
            await self.prepared(about.game)
            table = await snapshots.latest(self.store, table_id, secret)
            if table is not None:
                kept = table.last
                try:
                    return await self._fold_on(table, about.game), about.edition, kept
                except snapshots.FAULTS:
                    LOG.exception("%s does not go on from its snapshot", table_id)
                    await snapshots.drop(self.store, table_id)
        new = Table(table_id, secret)
        return await self._fold_on(new, about.game), about.edition, -1

    async def _fold_on(self, table: Table, game: str) -> Table:
        """Add the events that a table does not have yet; others are served meanwhile."""
        events = await self.store.events_of(table.id, table.last + 1)
        if any(event.kind == kinds.START for event in events):
            await self.prepared(game)
        for nth, event in enumerate(events):
            table.apply(event)
            if nth % FOLDED_AT_ONCE == FOLDED_AT_ONCE - 1:
                await asyncio.sleep(0)
        return table

    def drop(self, table_id: str) -> None:
        """What is in memory of a table no longer holds; it is read again if anybody wants it."""
        room = self.rooms.pop(table_id, None)
        if room is not None:
            room.let_go()
            TABLES.set(len(self.rooms))

    async def tidy(self) -> None:
        """Now and then let go of what nobody needs."""
        while True:
            await asyncio.sleep(LINGER)
            self.let_go(time.monotonic() - LINGER)

    def let_go(self, since: float) -> None:
        """Of tables that nobody has been at since then: everything about them is kept; and, where
        nothing has happened since, of what was drawn for those who watch."""
        for table_id, room in list(self.rooms.items()):
            if room.used < since and not room.watchers and not room.is_busy:
                del self.rooms[table_id]
            elif room.changed < since:
                room.rest()
        TABLES.set(len(self.rooms))

    async def open(self, person: str, name: str, plan: TableSetup) -> tuple[Room, dict[int, str]]:
        """A new table, and the links to its seats."""
        seats = seats_of(plan, person, proper_name(name), self.levels)
        game = games.load(plan.game)
        game.check_players(len(seats))
        if plan.start:
            plan = await self._begun_from(plan, len(seats))
        options = game.check_options(plan.options)
        host = person, proper_name(name)
        table_id = await self._create(game.name, options, seats, plan, host)
        links = {
            nth: await self.store.invite(table_id, nth)
            for nth, seat in enumerate(seats)
            if seat.kind == LINK
        }
        room = await self.room(table_id)
        assert room is not None
        return room, links

    async def _begun_from(self, plan: TableSetup, seats: int) -> TableSetup:
        """A plan whose game begins in a given position: everybody sits where they are there."""
        await self.prepared(plan.game)
        game = games.load(plan.game)
        begun = game.position(plan.start)
        if begun.actor is None:
            raise Refused("start-over")
        if begun.players != seats:
            raise Refused("start-seats", count=begun.players, given=seats)
        if game.check_options({**begun.options, **plan.options}) != begun.options:
            raise Refused("start-options")
        return replace(plan, start=begun.text, options=begun.options, drawn=False)

    async def invited(self, link: str) -> Invitation:
        """What a link leads to; refused if there is no such link."""
        found = await self.store.invitation(link)
        room = None if found is None else await self.room(found[0])
        if found is None or room is None:
            raise Used("link-used")
        return Invitation(room, found[1], found[2])

    async def accept(self, link: str, person: str, name: str) -> Room:
        """Take the seat of a link; whoever has a seat at the table keeps that one."""
        invitation = await self.invited(link)
        room = invitation.room
        if await self.has_used(invitation, person):
            return room
        invitation.check()
        try:
            command = Sit(seat=invitation.seat, name=name, invited=True)
            await room.do(person, command)  # only one can
        except NotNow:
            if not room.table.seats_of(person):  # or they have clicked twice
                raise
        await self.store.use(link)
        return room

    async def has_used(self, invitation: Invitation, person: str) -> bool:
        """Does a link lead to the table, because whoever opens it has been there?"""
        table = invitation.room.table
        if table.seats_of(person):
            return True
        return await self.store.has_sat(table.id, invitation.seat, person)

    async def repeat(self, table: Table) -> str:
        """A new table with the seats, players and options of another."""
        assert table.game is not None
        seats: list[Seat] = []
        for seat in table.seats:
            if seat.name.startswith(GONE_NAME):  # nobody comes back for it
                seats.append(Seat(BOT, bot_name(DEFAULT_LEVEL, table.seats), None, DEFAULT_LEVEL))
            else:
                level = seat.level if seat.kind == BOT else None
                seats.append(replace(seat, resigned=False, level=level))
        host = table.host, table.host_name
        return await self._create(table.game.name, table.options, seats, table, host)

    async def _create(
        self,
        game: str,
        options: Options,
        seats: Sequence[Seat],
        how: TableSetup | Table,
        host: tuple[str | None, str],
    ) -> str:
        """A new table with dice of its own; its host and players find it among their games."""
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
            "host": host[0],
            "host_name": host[1],
        }
        if isinstance(how, TableSetup) and how.guided and is_guided(games.load(game)):
            data["guided"] = True  # the next game goes without
        if how.start:
            data["start"] = how.start
        if self.epoch:
            data["epoch"] = self.epoch
        first = TableEvent(0, kinds.OPEN, data, time.time())
        secret = FairDice.unpredictable().secret
        card = Card(OPEN, [(seat.kind, seat.name) for seat in seats], host=host[1])
        return await self.store.create(game, how.listed, secret, [first], card)

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
        """In a process of its own, so that pages are served meanwhile; then it is loaded."""
        chosen = games.load(game)
        if not (chosen.ready and is_ready(chosen)):
            program = f"from cordee.web.live.tables import load_all; load_all({game!r})"
            process = await asyncio.create_subprocess_exec(sys.executable, "-c", program)
            await process.wait()
        await asyncio.to_thread(load_all, game)
        gc.freeze()  # all of it stays: nobody waits while it is looked through for garbage

    async def ask(self, claim: Claim, seat: Seat, actor: int, position: Position) -> Move:
        """What a bot decides, once it is its turn to think."""
        assert seat.level is not None
        seed = str(position.dice.uniform(f"bot {actor}"))
        level = seat.level if seat.level in self.levels else DEFAULT_LEVEL  # it may be gone
        claim = replace(claim, brief=level in bots.INSTANT)
        with THINKING.labels(position.game.name).time():
            try:
                return await self._think(claim, self.more_bots.get(level, level), seed, position)
            except (bots.BotFault, UnknownName) as fault:  # a table goes on without it
                FAULTS.labels("bot").inc()
                LOG.warning("%s plays instead: %s", DEFAULT_LEVEL, fault)
                return await self._think(claim, DEFAULT_LEVEL, seed, position)

    async def _think(self, claim: Claim, name: str, seed: str, position: Position) -> Move:
        bot = bots.make(name, seed)
        try:
            return await self.thinking.think(claim, bots.asking(bot, position))
        finally:
            if not bots.is_shipped(name):  # it may have a process to end
                await asyncio.to_thread(bots.close, bot)

    @property
    def levels(self) -> tuple[str, ...]:
        """The bots that visitors may choose from."""
        return *bots.LEVELS, *self.more_bots


def load_all(game: str) -> None:
    """Compile, or load, the rules of a game and what its bots need."""
    chosen = games.load(game)
    for _ in chosen.compile():
        pass
    get_bots_ready(chosen)
    chosen.new()
