"""Who thinks next: bots and hints share a few threads, and nobody can take them from the others.

A thought is run in slices. The next slice goes to a table that somebody looks at before any other;
among those to the address that has had least, there to the person, and then to the table, of whom
the same is true. So 54 tables of one address get together what a single one elsewhere gets.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeAlias, TypeVar

from ...bots.steps import Steps

T = TypeVar("T")
THREADS = 2
"""How many may think at the same time."""
SLICE = 0.03
"""Seconds that one thinks before others are looked at again."""
MOST_BEGUN = 16
"""Thoughts that are left in the middle for others: each holds what it has found so far, mostly some
ten megabytes; a level's tree at most forty (`bots.levels.MOST_NODES`)."""
KNOWN = 10_000
"""Shares remembered."""
Share: TypeAlias = tuple[str, ...]
"""An address; a person there; a table of theirs."""


class Dropped(Exception):
    """Nobody wants to know any more."""


@dataclass(frozen=True)
class Claim:
    """On whose behalf something is thought about, and whether it matters."""

    address: str
    person: str
    table: str
    watched: Callable[[], bool] = lambda: True
    """Does somebody look at the table?"""
    wanted: Callable[[], bool] = lambda: True
    """Is it still of use?"""
    brief: bool = False
    """Is it over in a moment, whatever the position?"""


@dataclass(eq=False)
class Thought:
    """Something that is being thought about, or is to be."""

    claim: Claim
    steps: Steps[Any]
    shares: tuple[Share, ...] = field(init=False)
    """What it is a part of, the largest first."""
    begun: bool = False
    taken: float = 0.0
    """Seconds that its last slice took."""
    found: list[Any] = field(default_factory=list)

    def __post_init__(self) -> None:
        whole = self.claim.address, self.claim.person, self.claim.table
        self.shares = whole[:1], whole[:2], whole

    def go_on(self) -> None:
        """One slice."""
        start, self.taken = time.perf_counter(), 0.0
        try:
            while self.taken <= SLICE:
                next(self.steps)
                self.taken = time.perf_counter() - start
        except StopIteration as end:
            self.found.append(end.value)
            self.taken = time.perf_counter() - start


class Turns:
    """Those who wait, and how much each has had: whoever has had least is next.

    Nobody saves up: whoever comes back counts as having had as much as whoever is served just then.
    """

    def __init__(self) -> None:
        self._waiting: dict[Share, list[Thought]] = {}
        """By address."""
        self._had: dict[Share, float] = {}
        self._level: dict[Share, float] = {}
        """How much the one of its parts that was served last had had by then."""
        self._begun = 0

    def join(self, thought: Thought) -> None:
        """Wait for a turn."""
        for share in thought.shares:
            had, level = self._had.get(share, 0.0), self._level.get(share[:-1], 0.0)
            self._had[share] = max(had, level)
        self._waiting.setdefault(thought.shares[0], []).append(thought)

    def leave(self, thought: Thought) -> None:
        """Wait no longer."""
        self._waiting[thought.shares[0]].remove(thought)
        if not self._waiting[thought.shares[0]]:
            del self._waiting[thought.shares[0]]

    def take(self) -> Thought | None:
        """The next, who waits no longer; None if nobody does."""
        thought = self._next(lambda thought: thought.claim.watched()) or self._next(lambda _: True)
        if thought is not None:
            self.leave(thought)
            self._begun += not thought.begun
            for share in thought.shares:
                self._level[share[:-1]] = self._had[share]
        return thought

    def _next(self, counts: Callable[[Thought], bool]) -> Thought | None:
        for address in sorted(self._waiting, key=self._had.__getitem__):
            ready = filter(self._may_begin, self._waiting[address])
            if found := min(filter(counts, ready), key=self._place, default=None):
                return found
        return None

    def _may_begin(self, thought: Thought) -> bool:
        return thought.begun or thought.claim.brief or self._begun < MOST_BEGUN

    def _place(self, thought: Thought) -> tuple[object, ...]:
        """Smaller is sooner: an address finishes what it has begun before it begins anything else,
        except for what is over in a moment."""
        _, person, table = thought.shares
        return not thought.claim.brief, not thought.begun, self._had[person], self._had[table]

    def served(self, thought: Thought, over: bool) -> None:
        """A slice was thought."""
        for share in thought.shares:
            self._had[share] = self._had.get(share, 0.0) + thought.taken
        thought.begun = not over
        self._begun -= over
        if not self._waiting or len(self._had) > KNOWN:
            self._forget()

    def _forget(self) -> None:
        """Whoever does not wait is a newcomer again."""
        waiting = (thought for group in self._waiting.values() for thought in group)
        kept = {share: self._had[share] for thought in waiting for share in thought.shares}
        self._had = kept
        self._level = {
            share: had for share, had in self._level.items() if not share or share in kept
        }


class Thinking:
    """The threads, and those who wait for them."""

    def __init__(self, threads: int = THREADS) -> None:
        self.pool = ThreadPoolExecutor(threads, "thinker")
        self._idle = threads
        self._turns = Turns()
        self._asked: dict[Thought, asyncio.Future[Any]] = {}

    async def think(self, claim: Claim, steps: Steps[T]) -> T:
        """What the steps lead to, once they have had enough turns."""
        thought = Thought(claim, steps)
        self._asked[thought] = asyncio.get_running_loop().create_future()
        self._turns.join(thought)
        self._give_turns()
        try:
            found: T = await self._asked[thought]
        finally:
            del self._asked[thought]
        return found

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)

    def _give_turns(self) -> None:
        """A slice for every idle thread."""
        loop = asyncio.get_running_loop()
        while self._idle and (thought := self._turns.take()) is not None:
            if self._is_wanted(thought):
                self._idle -= 1
                turn = loop.run_in_executor(self.pool, thought.go_on)
                turn.add_done_callback(partial(self._after, thought))
            else:
                thought.taken = 0.0
                self._turns.served(thought, over=True)

    def _is_wanted(self, thought: Thought) -> bool:
        """If not, whoever asked is told."""
        asked = self._asked.get(thought)
        if asked is None or asked.done():
            return False
        if not thought.claim.wanted():
            asked.set_exception(Dropped)
        return not asked.done()

    def _after(self, thought: Thought, turn: asyncio.Future[None]) -> None:
        """A slice is over."""
        if turn.cancelled():  # the server stops
            return
        self._idle += 1
        asked, fault = self._asked.get(thought), turn.exception()
        over = bool(fault or thought.found or asked is None or asked.done())
        self._turns.served(thought, over)
        if not over:
            self._turns.join(thought)
        elif asked is not None and not asked.done():
            if fault:
                asked.set_exception(fault)
            else:
                asked.set_result(thought.found[0])
        self._give_turns()
