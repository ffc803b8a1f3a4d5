"""The study of a finished game: its page, and what is known of it by now."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response

from ...bots.steps import Steps
from ...engine.data import Data
from ...engine.errors import CordeeError
from ...study.chart import NARROW, curve_svg
from ...study.ledger import Entry, Ledger
from ...study.reasons import Reasons
from ...study.report import change, percent, rows
from ...study.verdicts import BLUNDER, GOOD, MISTAKE
from ...study.words import WORDS, explaining, sentences
from ...words import Say, speaker
from ..live.room import Room
from ..live.studies import Studied
from ..live.table import OVER
from ..live.view import Teller, Viewer, names_of, seat_spoken_to
from ..server.metrics import REFUSALS
from ..server.refusals import NotFound, NotNow, status_of
from .boards import shown
from .visit import Visit, part_of_page

study = APIRouter()
CALLED = {MISTAKE: "study-mistake-called", BLUNDER: "study-blunder"}
"""What a verdict is called, by its message."""


@study.get("/t/{table_id}/study")
async def page(request: Request, table_id: str, ply: int | None = None) -> Response:
    """The table's page, looking back, with what decided the game beside the board."""
    visit = Visit(request)
    room = await visit.tables.room(table_id)
    if room is None:
        return visit.missing()
    if room.table.stage != OVER:
        return visit.fault(NotNow("study-unfinished"))
    return visit.page("table.html", **shown(visit, room), ply=ply, studied=True)


@study.get("/t/{table_id}/study.json")
async def known(request: Request, table_id: str, seen: int = 0) -> Response:
    """How far the study is, and what is known, unless that was seen: by how many simulations."""
    visit = Visit(request)
    try:
        room = await visit.tables.room(table_id)
        if room is None:
            raise NotFound("no-such-page")
        if room.table.stage != OVER:
            raise NotNow("study-unfinished")
        table = room.table
        found = await visit.tables.studies.of(table, visit.person.id, visit.address, visit.limits)
    except CordeeError as fault:
        REFUSALS.labels(fault.key).inc()
        why = {"why": fault.text(visit.locale), "key": fault.key}
        return visit.signed(JSONResponse(why, status_of(fault)))
    answer: Data = {"progress": found.progress, "simulations": found.simulations}
    answer["done"] = found.is_done
    if found.simulations not in (0, seen):
        answer |= await _drawn_once(visit, room, found)
    return visit.signed(JSONResponse(answer))


async def _drawn_once(visit: Visit, room: Room, found: Studied) -> Data:
    """The study as its page shows it: made once for all who read a language from the same seat, or
    from none."""
    you = seat_spoken_to(room.table, Viewer(visit.person.id))
    key = visit.locale, you, found.simulations
    task = room.studied.get(key)
    if task is None or _has_failed(task):
        task = room.studied[key] = visit.tables.spawn(_drawn(visit, room, found, you))
    return await asyncio.shield(task)  # others may wait for it, too


def _has_failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


async def _drawn(visit: Visit, room: Room, found: Studied, you: int | None) -> Data:
    """Reasons are found by playing on, where the study itself was found; at first nobody waits for
    them."""
    table, say = room.table, visit.say
    assert table.position is not None
    position, names = table.position.without_dice(), tuple(names_of(table, say))
    start = found.entries[0].before
    ledger = Ledger(position, names, found.simulations, found.entries, start)
    reasons: dict[int, Reasons] = {}
    if found.is_done:
        if room.explained is None or _has_failed(room.explained):
            claim = visit.tables.studies.claim(table, visit.person.id, visit.address)
            thought = visit.tables.thinking.think(claim, _explaining(ledger))
            room.explained = visit.tables.spawn(thought)
        reasons = await asyncio.shield(room.explained)
    return await asyncio.to_thread(_as_part, ledger, say, reasons, you)


def _explaining(ledger: Ledger) -> Steps[dict[int, Reasons]]:
    """Why each mistake is one, by its ply."""
    found = {}
    for entry in ledger.mistakes:
        found[entry.ply] = yield from explaining(ledger, entry)
    return found


def _as_part(ledger: Ledger, say: Say, reasons: dict[int, Reasons], you: int | None) -> Data:
    """A part of a page, and the moves that are compared on the board."""
    shown = ShownStudy(ledger, say, reasons, you)
    part = part_of_page("study-part.html", say.locale, study=shown, said=shown.say)
    return {"part": part, "compared": compared(ledger, say, you)}


class ShownStudy:
    """A study in one language and to one seat, or to none, as its template wants it."""

    def __init__(
        self, ledger: Ledger, say: Say, reasons: dict[int, Reasons], you: int | None = None
    ) -> None:
        self.ledger = ledger
        self.you = you
        self.names = ledger.position.presented(say.locale, ledger.names, you=you).called
        self.reasons = {
            entry.ply: sentences(ledger, entry, reasons[entry.ply], say.locale, you)
            for entry in ledger.mistakes
            if entry.ply in reasons
        }
        self.say = speaker(say.locale, WORDS)
        self.curve = curve_svg(ledger, say.locale, None, NARROW, you)
        self.rows = rows(ledger, ledger.names, say.locale, you)
        teller = Teller(say.locale, you, len(ledger.entries))
        lines = teller.told(ledger.position, ledger.names)
        self._lines = [" ".join(text for text, _, _ in some) for some in lines]

    def line(self, entry: Entry) -> str:
        """What happened, in words."""
        return self._lines[entry.ply - 1]

    def share(self, share: float) -> str:
        return percent(share, self.say.locale)

    def change(self, share: float) -> str:
        return change(share, self.say.locale)

    def verdict(self, entry: Entry) -> str:
        return self.say(CALLED[entry.verdict or BLUNDER])

    def turning(self) -> Iterator[tuple[Entry, int]]:
        """The plies that moved the most: each with the seat that it mattered to most."""
        for entry in self.ledger.turning_points:
            yield entry, max(range(self.ledger.players), key=lambda one: abs(entry.change[one]))

    def rolls(self) -> Iterator[tuple[int, Entry, str]]:
        """Of each seat: its luckiest and its unluckiest roll, and what that is called."""
        for seat, name in enumerate(self.names):
            for entry, key in (
                (self.ledger.luckiest(seat), "study-luckiest"),
                (self.ledger.unluckiest(seat), "study-unluckiest"),
            ):
                if entry is not None:
                    you = "yes" if seat == self.you else "no"
                    yield seat, entry, self.say(key, name=name, you=you)


def compared(ledger: Ledger, say: Say, you: int | None) -> dict[int, Data]:
    """By the ply before them: decisions that were not good, each with what to touch on the board
    for it, and for the better one."""
    position, found = ledger.position.copy(), {}
    for entry in reversed(ledger.entries):
        move = position.undo()
        if not _could_be_better(entry):
            continue
        assert entry.best is not None
        better = position.legal(entry.best)
        presented = position.presented(say.locale, ledger.names, you=you)
        targets = position.game.board.targets
        found[entry.ply - 1] = {
            name: {
                "label": presented.describe(one),
                "ids": list(targets(one, position.fields)),
            }
            for name, one in (("played", move), ("better", better))
        }
    return found


def _could_be_better(entry: Entry) -> bool:
    return entry.cost is not None and entry.verdict != GOOD and entry.best != entry.text
