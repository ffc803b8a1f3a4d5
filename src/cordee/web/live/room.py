"""A table that somebody is at: one change at a time, kept before anybody is told of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from ...engine.data import Data
from ...engine.errors import CordeeError
from ...engine.fair import contribution
from .. import LOG
from ..server.metrics import FAULTS, MOVES
from ..server.refusals import NotNow, NotYours, Unreachable
from ..store.prompt import Unsure
from ..store.store import UNREACHABLE, Overtaken
from . import events as kinds
from .commands import AtTable, Decide, Leave, Sit
from .decisions import Asker, Made, begin, bot_moves, carry_out, decide, mix_again, seal
from .table import OVER, Seat, Table
from .thinking import Claim, Dropped

if TYPE_CHECKING:
    from ...study.reasons import Reasons
    from .guiding import Counsellor
    from .tables import Tables
    from .view import Painter, Viewer

ELSEWHERE = 3.0
"""Seconds that another process is given to have a bot think."""
SILENT = 45.0
"""Seconds of silence from another process after which somebody there counts as away."""
PRESENT = 5.0
"""Seconds after a request during which somebody without a line to the table counts as here."""
MOST_MOMENTS = 3
"""How many moments a start waits at most for pages that are on their way."""
GLANCE = 0.02
"""Seconds between two looks at whether everybody has contributed to the dice."""
TRIES = 3
"""How often a change is tried again when another process was quicker."""
MOST_SHOWN = 50
"""Ways to show one moment of a table that are kept for others who watch."""
RETOLD = 0.25
"""Other processes are told of somebody's requests again after this part of the time in which one
counts as gone."""


class Watcher(Protocol):
    """Somebody watching a table."""

    person: str
    address: str

    def changed(self) -> None:
        """The table has changed: look again, when there is time."""
        ...

    def hang_up(self) -> None:
        """The table can no longer be shown: connect again."""
        ...

    def may_stay(self) -> bool:
        """Is this somebody still let in, as who they were when they came?"""
        ...


class Room:
    """A table that is in memory, and those who watch it."""

    def __init__(self, tables: Tables, table: Table) -> None:
        self.tables = tables
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.opened = time.time()
        self.used = time.monotonic()
        """When somebody last asked for it."""
        self.changed = self.used
        """When those who watch were last told something."""
        self.painter: Painter | None = None
        """Draws it: one for all who watch, made when first needed."""
        self.counsellor: Counsellor | None = None
        """Thinks along in a guided game."""
        self.dice: str = ""
        """What it takes to check the dice, once the game is over and somebody has asked."""
        self.studied: dict[tuple[str, int | None, int], asyncio.Task[Data]] = {}
        """Its study as pages show it, by language, the seat that is spoken to, and depth."""
        self.explained: asyncio.Task[dict[int, Reasons]] | None = None
        """Why its mistakes are mistakes, by their plies, once somebody has asked."""
        self._shown: dict[tuple[object, ...], str] = {}
        """What those who only watch were shown since something last changed."""
        self.told: dict[str, object] = {}
        """What programs were last told, except for what is each one's own."""
        self.edition = 0
        """Of the events it was made from: see `store/snapshots.py`."""
        self.dropped = False
        """Does it no longer hold?"""
        self.kept = -1
        """The last event in its snapshot."""
        self.seen: dict[str, float] = {}
        """When each player was last here."""
        self.arrival = 0.0
        """When the page of somebody who plays was last on its way."""
        self.addresses: dict[str, str] = {}
        """Where players and host were last seen in this process, the latest last."""
        self.elsewhere: dict[str, float] = {}
        """When another process last said that somebody is there."""
        self.foreign = tables.store.shared
        """Did another process write the last event? Then it also has the bots think."""
        self._read = 0.0
        """When it was last as new as the database."""
        self._noted: dict[str, float] = {}
        """When other processes were last told that somebody asks here."""
        self._repeating = asyncio.Lock()
        self._thinking: asyncio.Task[None] | None = None
        self._patient = False
        """Is that one waiting for another process?"""
        self._starting: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        """Is a change on its way, or is a bot thinking?"""
        idle = is_idle(self._starting) and is_idle(self._thinking)
        return self.lock.locked() or not idle

    @property
    def has_bot_to_move(self) -> bool:
        """Is a bot to decide? Bots among themselves play only while somebody watches."""
        table = self.table
        return table.bot_to_move is not None and (self.is_watched or not table.is_left_to_bots)

    # Changes

    async def change(self, make: Callable[[Table], Sequence[Made]]) -> None:
        """What `make` says happens, and what follows from it unasked; kept, then told."""
        try:
            await self._change(make)
        finally:
            self.go_on()

    async def _change(self, make: Callable[[Table], Sequence[Made]]) -> None:
        for _ in range(TRIES):
            async with self.lock:
                try:
                    made = make(self.table)
                except CordeeError:
                    if not (self.tables.store.shared and await self._catch_up()):
                        raise
                    self.tell()
                    continue  # what was refused may be right at the table as it is now
                if not made:
                    break
                after = self.table.copy()
                more = carry_out(after, made, time.time())
                try:
                    await self.tables.store.append(after.id, more, after.card)
                except Overtaken:
                    await self._catch_up()
                    self.tell()
                    continue
                except Unsure:
                    self._find_out()
                    raise
                self.table, self.foreign = after, False
            self.tell()
            break
        else:
            raise Unreachable("table-busy")

    def _find_out(self) -> None:
        """As soon as the database answers: was the change kept after all?"""
        asking = [True]

        async def once() -> None:
            await self.catch_up()
            asking.clear()

        self.tables.spawn(self._keep_trying("catching up", lambda: bool(asking), once))

    async def catch_up(self) -> None:
        """Read what another process has written, up to now; those who ask at the same time share
        one look."""
        asked = time.monotonic()
        async with self.lock:
            news = self._read <= asked and await self._catch_up()
        if news:
            self.tell()
        self.go_on()

    async def _catch_up(self) -> bool:
        self._read = time.monotonic()
        events = await self.tables.store.events_of(self.table.id, self.table.last + 1)
        if events:
            if any(event.kind == kinds.START for event in events):
                assert self.table.game is not None
                await self.tables.prepared(self.table.game.name)
            after = self.table.copy()
            for event in events:
                after.apply(event)
            self.table, self.foreign = after, True
        return bool(events)

    def let_go(self) -> None:
        """It no longer holds: stop whatever it does, and have everybody come again."""
        self.dropped = True
        for task in (self._starting, self._thinking):
            if task is not None:
                task.cancel()
        for watcher in self.watchers:
            watcher.hang_up()

    def tell(self) -> None:
        """Everybody who watches; nobody waits for the slow ones."""
        self._shown.clear()
        self.changed = time.monotonic()
        for watcher in self.watchers:
            watcher.changed()

    def shown_to(self, person: str, how: tuple[object, ...], make: Callable[[], str]) -> str:
        """What somebody is shown, `how` being all that makes a difference; made once for all who
        have no seat and did not open the table, since nothing of it is their own."""
        if self.table.seats_of(person) or self.table.host == person:
            return make()
        key = self.table.last, *how
        if len(self._shown) > MOST_SHOWN:
            self._shown.clear()
        if key not in self._shown:
            self._shown[key] = make()
        return self._shown[key]

    def told_beside(self, viewer: Viewer) -> Data:  # noqa: ARG002
        """What a page is told besides the table, where it is a special one."""
        return {}

    def rest(self) -> None:
        """Let go of whatever can be made again."""
        self.painter = self.counsellor = None
        self.told = {}
        self.studied.clear()
        self.explained = None
        self._shown.clear()

    def go_on(self) -> None:
        """Whatever the table does by itself: start, or let a bot think."""
        if self.dropped:
            return
        if self._may_begin and is_idle(self._starting):
            self._starting = self.tables.spawn(self._start())
        if not self.has_bot_to_move:
            return
        if self._patient and not self.foreign and self._thinking is not None:
            self._thinking.cancel()
            self._patient = False
        if self._thinking is None or self._thinking.done() or self._thinking.cancelling():
            self._patient = self.foreign
            self._thinking = self.tables.spawn(self._think())

    async def _start(self) -> None:
        """Begin, as soon as the game can be played."""
        assert self.table.game is not None
        await self.tables.prepared(self.table.game.name)
        await self._keep_trying("start", lambda: self._may_begin, self._begin)

    async def _begin(self) -> None:
        """Everybody may contribute to the dice, but nobody is waited for longer than a moment."""
        await self._moment(lambda seats: all(seat.pledge for seat in seats))
        await self.change(seal)
        await self._moment(lambda seats: all(seat.given for seat in seats if seat.pledge))
        await self.change(begin)

    async def _moment(self, enough: Callable[[Sequence[Seat]], bool]) -> None:
        """Until those who play by themselves have done enough, or a moment is over.

        It begins anew when the page of one of them is on its way, but not for ever.
        """
        begun, moment = time.monotonic(), self.tables.moment
        latest = begun + MOST_MOMENTS * moment
        while time.monotonic() < min(latest, max(begun, self.arrival) + moment):
            if enough([s for s in self.table.seats if s.person and not s.played_by_bot]):
                break
            await asyncio.sleep(GLANCE)

    def expect(self, person: str) -> None:
        """Somebody's page is on its way, or has connected: it may contribute to the dice."""
        if self.table.gathers and self.table.seats_of(person):
            self.arrival = time.monotonic()

    @property
    def _may_begin(self) -> bool:
        """Is the table full? Or, after a restored backup: are those back who contributed before?"""
        table = self.table
        if not table.mixing:
            return table.is_full
        if not table.gathers:
            return False
        before = {chair for mix in table.mixes for chair, one in enumerate(mix.given) if one}
        return all(
            seat.played_by_bot or seat.pledge or self._is_back(seat.person)
            for nth, seat in enumerate(table.seats)
            if table.chair_of(nth) in before
        )

    def _is_back(self, person: str | None) -> bool:
        return self.is_here(person) or time.time() - self.seen.get(person or "", 0.0) < PRESENT

    async def mix_again(self) -> None:
        """A table that has come back from a backup must not repeat dice that were seen."""
        fresh = contribution()
        await self._change(lambda table: mix_again(table, self.tables.epoch, fresh))

    async def _think(self) -> None:
        """Bots decide, one after the other, until it is a person's turn."""
        stamp = None
        while self.foreign and stamp != self.table.stamp:  # another process may be at it
            stamp = self.table.stamp
            await asyncio.sleep(ELSEWHERE)
        self._patient = False
        await self._keep_trying("bot", lambda: self.has_bot_to_move, self._decide)

    async def _keep_trying(
        self, what: str, wanted: Callable[[], bool], work: Callable[[], Awaitable[None]]
    ) -> None:
        """Work for as long as it is wanted; after a fault, later and later."""
        wait = 1.0
        while wanted():
            try:
                await work()
            except Exception:
                FAULTS.labels(what).inc()
                LOG.exception("%s failed at %s", what, self.table.id)
                await asyncio.sleep(wait)
                wait = min(30.0, 2 * wait)
            else:
                wait = 1.0

    async def _decide(self) -> None:
        """One decision of a bot; it is dropped if the table has moved on meanwhile."""
        position, seat = self.table.position, self.table.bot_to_move
        assert position is not None
        assert seat is not None
        assert isinstance(position.actor, int)
        begun, stamp = time.monotonic(), self.table.stamp
        claim = self.claim(lambda: self.table.stamp == stamp and self.has_bot_to_move)
        try:
            move = await self.tables.ask(claim, seat, position.actor, position.copy())
        except Dropped:
            return
        MOVES.labels(position.game.name, "bot").inc()
        pause = self.tables.show if self.table.is_show else self.tables.pause
        await asyncio.sleep(max(0.0, pause - (time.monotonic() - begun)))

        await self.change(lambda table: bot_moves(table, move.text, stamp))

    def claim(self, wanted: Callable[[], bool]) -> Claim:
        """On whose behalf its bots think: the player who was here last, else the host, else
        anybody who watches."""
        known = [*self.addresses][::-1]
        known.sort(key=lambda person: not self.table.seats_of(person))
        if known:
            address, person = self.addresses[known[0]], known[0]
        else:
            watcher = next(iter(self.watchers), None)
            address, person = (watcher.address, watcher.person) if watcher else ("", "")
        return Claim(address, person, self.table.id, lambda: self.is_watched, wanted)

    # What people do

    async def do(self, person: str, command: AtTable, name: str = "") -> None:
        """What somebody asks for, if they may; `name` is what they are called without a seat."""
        asker = Asker(person, name, self.is_gone)
        await self.change(lambda table: decide(table, asker, command))
        if isinstance(command, Sit):
            self.seen[person] = time.time()
        elif isinstance(command, Leave):
            if not self.table.seats_of(person) and self.table.host != person:
                with suppress(*UNREACHABLE):
                    await self.tables.store.forget_player(person, self.table.id)
        elif isinstance(command, Decide):
            assert self.table.game is not None
            MOVES.labels(self.table.game.name, "person").inc()

    async def again(self, person: str) -> str:
        """A table for the same players to go on at, once the game is over."""
        async with self._repeating:
            table = self.table
            own = table.seats_of(person)
            if not own:
                raise NotYours("seat-other")
            if table.stage != OVER:
                raise NotNow("still-playing")
            if table.next_table is None:
                new = await self.tables.repeat(table)
                made = {"table": new, "name": table.seats[own[0]].name}
                await self.change(lambda now: [] if now.next_table else [(kinds.REMATCH, made)])
                if self.table.next_table != new:  # another process was quicker
                    await self.tables.store.discard(new)
            assert self.table.next_table is not None
            return self.table.next_table

    # Who is here

    def note(self, person: str, address: str) -> None:
        """Somebody comes, or asks for something; now and then other processes are told."""
        if not (self.table.seats_of(person) or self.table.host == person):
            return
        now = time.time()
        self.seen[person] = now
        self.addresses.pop(person, None)
        self.addresses[person] = address
        if self.tables.store.shared and now - self._noted.get(person, 0.0) > self._retold:
            self._noted[person] = now
            self.tables.spawn(self._tell({"seen": [person]}))

    @property
    def _retold(self) -> float:
        return RETOLD * self.tables.gone

    @property
    def is_watched(self) -> bool:
        """Does somebody look at it: any page or program, or a player at another process, or one
        who keeps asking?"""
        if self.watchers:
            return True
        players = [seat.person for seat in self.table.seats if seat.person]
        asked = max((self.seen.get(person, 0.0) for person in players), default=0.0)
        return time.time() - asked < SILENT or any(self.is_here(person) for person in players)

    def is_here(self, person: str | None) -> bool:
        """Is this person watching the table, in this process or another?"""
        if any(watcher.person == person for watcher in self.watchers):
            return True
        return time.time() - self.elsewhere.get(person or "", 0.0) < SILENT

    async def tell_presence(self, person: str, here: bool) -> None:
        """Let other processes know that somebody came or went."""
        if self.tables.store.shared and self.table.seats_of(person):
            await self._tell({"here" if here else "away": [person]})

    async def _tell(self, presence: Mapping[str, Sequence[str]]) -> None:
        """Other processes, who would find out in the end."""
        with suppress(*UNREACHABLE):
            await self.tables.store.tell({"table": self.table.id, **presence})

    def hear_presence(
        self, here: Sequence[str], away: Sequence[str], seen: Sequence[str] = ()
    ) -> None:
        """Somebody came, went or asked for something in another process."""
        for person in seen:  # and may have asked again since, without our being told
            self.seen[person] = max(self.seen.get(person, 0.0), time.time() + self._retold)
        for person in here:
            self.elsewhere[person] = time.time()
        for person in away:
            self.elsewhere.pop(person, None)
            self.seen[person] = time.time()
        if here or away:
            self.tell()

    def is_gone(self, seat: Seat) -> bool:
        """Has the player of a seat been away for a while?"""
        if self.is_here(seat.person):
            return False
        person = seat.person or ""
        last = max(self.seen.get(person, 0.0), self.elsewhere.get(person, 0.0), self.opened)
        return time.time() - last > self.tables.gone


def is_idle(task: asyncio.Task[None] | None) -> bool:
    return task is None or task.done()
