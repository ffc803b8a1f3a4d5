"""Studies of finished games: worked out while somebody reads, coarse first, and kept for everybody.

They think on the threads of the bots, but never before a table that somebody looks at.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import time
import zlib
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from ...engine.errors import CordeeError
from ...study.ledger import Entry, read_entries
from ...study.studying import COARSE, SIMULATIONS, studying
from .. import LOG
from ..server.limits import STUDIES, Limits
from ..server.metrics import FAULTS, THINKING
from ..server.refusals import TooMuch
from ..store import studies as rows
from ..store.store import UNREACHABLE
from . import snapshots
from .thinking import Claim, Dropped

if TYPE_CHECKING:
    from ...study.ledger import Ledger
    from .table import Table
    from .tables import Tables

DEPTHS = (COARSE, SIMULATIONS)
"""Simulations of each search: at first, and then for good."""
AT_ONCE = 2
"""Studies of each depth that are under way; others wait for them."""
LEFT = 45.0
"""Seconds after which nobody who asked for a study reads it any more."""
BEAT = 2.0
"""Seconds between two notes of how far it is."""
FAULTY = (LookupError, TypeError, ValueError, zlib.error)
"""What reading a damaged study may raise."""
DECIDING = ("ledger", "studying", "valuing", "verdicts")
"""The files of `study/` that say what is found."""
_CORDEE = Path(__file__).parent.parent.parent


@dataclass(frozen=True)
class Studied:
    """What is known of a game so far."""

    progress: float
    """1: it is done."""
    simulations: int = 0
    """Of every search; 0 while nothing is known."""
    entries: tuple[Entry, ...] = ()

    @property
    def is_done(self) -> bool:
        return self.progress >= rows.DONE


@dataclass
class Study:
    """A study that is under way in this process."""

    person: str
    known: Studied = Studied(0.0)
    done: float = 0.0
    asked: float = field(default_factory=time.monotonic)
    """When somebody last wanted to know."""
    void: bool = False
    """Is the table gone?"""

    @property
    def is_wanted(self) -> bool:
        return not self.void and time.monotonic() - self.asked < LEFT

    def told(self) -> Studied:
        known = self.known
        return Studied(max(known.progress, self.done), known.simulations, known.entries)


class Studies:
    """The studies of one process."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store
        self._running: dict[str, Study] = {}
        self._places = {depth: asyncio.Semaphore(AT_ONCE) for depth in DEPTHS}

    async def of(self, table: Table, person: str, address: str, limits: Limits) -> Studied:
        """What is known of a finished game; if nobody studies it, that begins now."""
        assert table.position is not None
        if not table.position.plies:
            raise CordeeError("study-nothing")
        study = self._running.get(table.id)
        if study is not None:
            study.asked = time.monotonic()
            return study.told()
        version = version_of(table)
        kept = await rows.kept(self._store, table.id, version)
        if kept is not None and kept.is_alive:
            with suppress(*FAULTY):
                return unpacked(kept)
            LOG.warning("the study of %s is damaged", table.id)
            await rows.drop(self._store, table.id)
        self._check(person, limits)
        study = self._running[table.id] = Study(person)
        if not await self._claimed(table, version):
            return Studied(0.0)  # another process has just begun
        self._tables.spawn(self._work(table, study, address))
        return study.told()

    def claim(self, table: Table, person: str, address: str) -> Claim:
        """Whatever it is about a study, players come first."""
        return Claim(address, person, f"study {table.id}", watched=lambda: False)

    def _check(self, person: str, limits: Limits) -> None:
        """One at a time, and not too many."""
        if limits.on and any(study.person == person for study in self._running.values()):
            raise TooMuch("study-one")
        if not limits.allow(STUDIES, person):
            raise TooMuch("too-fast")

    async def _claimed(self, table: Table, version: str) -> bool:
        claimed = False
        try:
            claimed = await rows.claim(self._store, table.id, version)
        finally:
            if not claimed:
                del self._running[table.id]
        return claimed

    async def _work(self, table: Table, study: Study, address: str) -> None:
        beating = asyncio.create_task(self._beat(table.id, study))
        try:
            for depth in DEPTHS:
                async with self._places[depth]:
                    await self._study(table, study, address, depth)
        except Dropped:
            pass  # nobody waits for it
        except UNREACHABLE:
            LOG.warning("the study of %s cannot be kept", table.id, exc_info=True)
        except Exception:
            FAULTS.labels("study").inc()
            LOG.exception("%s cannot be studied", table.id)
        finally:
            beating.cancel()
            del self._running[table.id]
            if not study.known.is_done:
                with suppress(*UNREACHABLE):
                    await rows.leave(self._store, table.id)

    async def _study(self, table: Table, study: Study, address: str, depth: int) -> None:
        """The whole game at one depth."""
        assert table.position is not None
        before = sum(one for one in DEPTHS if one < depth) / sum(DEPTHS)

        def note(done: float) -> None:
            study.done = min(0.999, before + done * depth / sum(DEPTHS))

        position = table.position.without_dice()
        claim = self.claim(table, study.person, address)
        claim = replace(claim, wanted=lambda: study.is_wanted, brief=depth == COARSE)
        steps = studying(position, simulations=depth, progress=note)
        with THINKING.labels(position.game.name).time():
            ledger = await self._tables.thinking.think(claim, steps)
        done = rows.DONE if depth == DEPTHS[-1] else before + depth / sum(DEPTHS)
        data = await asyncio.to_thread(packed, ledger)
        study.void |= not await rows.note(self._store, table.id, done, data)
        study.known = Studied(done, depth, ledger.entries)

    async def _beat(self, table_id: str, study: Study) -> None:
        """Other processes are told that somebody is at it."""
        while True:
            await asyncio.sleep(BEAT)
            with suppress(*UNREACHABLE):
                if not study.known.is_done:
                    study.void |= not await rows.note(self._store, table_id, study.told().progress)


# As rows of the database


def packed(ledger: Ledger) -> bytes:
    plies = [entry.to_dict() for entry in ledger.entries]
    kept = {"simulations": ledger.simulations, "plies": plies}
    return zlib.compress(json.dumps(kept).encode())


def unpacked(kept: rows.Kept) -> Studied:
    if kept.data is None:
        return Studied(kept.progress)
    data = json.loads(zlib.decompress(kept.data))
    return Studied(kept.progress, data["simulations"], read_entries(data["plies"]))


def version_of(table: Table) -> str:
    """Changes with whatever decides what a study finds: the program, and the game as it went."""
    position, game = table.position, table.game
    assert position is not None
    assert game is not None
    codes = [ply.move.code for ply in position.plies]
    begun = [table.start] if table.start else []
    known = [DEPTHS, position.players, position.options, game.box, codes, *begun]
    told = json.dumps(known, sort_keys=True)
    return hashlib.sha256(f"{_program(game.name)}{told}".encode()).hexdigest()


@cache
def _program(game: str) -> str:
    digest = hashlib.sha256(snapshots.version(game).encode())
    deciding = [_CORDEE / "study" / f"{name}.py" for name in DECIDING]
    for file in (*deciding, *sorted((_CORDEE / "bots").glob("*.py"))):
        digest.update(f"{file.name}\n".encode() + file.read_bytes())
    return digest.hexdigest()
