"""The study of a finished game: its page, and what is known of it by now."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response

from ...engine.data import Data
from ...engine.errors import CordeeError
from ...engine.presenter import MINUS
from ...study.chart import curve_svg
from ...study.ledger import Entry, Ledger
from ...study.verdicts import GOOD
from ...study.words import told
from ...words import Say
from ..live.studies import Studied
from ..live.table import OVER, Table
from ..live.view import Teller, names_of
from ..server.metrics import REFUSALS
from ..server.refusals import NotFound, NotNow, status_of
from .boards import shown
from .visit import Visit, part_of_page

study = APIRouter()


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
        answer |= await asyncio.to_thread(drawn, table, found, visit.say)
    return visit.signed(JSONResponse(answer))


def drawn(table: Table, found: Studied, say: Say) -> Data:
    """The study as a part of a page, and the moves that are compared on the board."""
    assert table.position is not None
    position = table.position.without_dice()
    names = tuple(names_of(table, say))
    start = found.entries[0].before
    ledger = Ledger(position, names, found.simulations, found.entries, start)
    part = part_of_page("study-part.html", say.locale, study=Shown(ledger, say))
    return {"part": part, "compared": compared(ledger, say)}


@dataclass(frozen=True)
class Row:
    """A line of the account: who it is about, and what it says about each seat."""

    label: str
    cells: list[str]
    seat: int | None = None


class Shown:
    """A study in one language, as its template wants it."""

    def __init__(self, ledger: Ledger, say: Say) -> None:
        self.ledger = ledger
        self.names = ledger.names
        self._say = say
        teller = Teller(say.locale, None, len(ledger.entries))
        lines = teller.told(ledger.position, ledger.names)
        self._lines = [" ".join(text for text, _, _ in some) for some in lines]
        self.curve = curve_svg(ledger, say.locale)

    def line(self, entry: Entry) -> str:
        """What happened, in words."""
        return self._lines[entry.ply - 1]

    def sentences(self, entry: Entry) -> list[str]:
        return told(self.ledger, entry, self._say.locale)

    def share(self, share: float) -> str:
        return self._say("percent", share=share)

    def change(self, change: float) -> str:
        """A difference of shares, with its sign."""
        none = abs(change) < 0.0005  # no more than a rounding
        sign = "" if none else MINUS if change < 0 else "+"
        return sign + self.share(abs(change))

    def account(self) -> Iterator[Row]:
        """Start, luck, decisions, end: a column for each seat."""
        seats = range(self.ledger.players)
        accounts = [self.ledger.seat(seat) for seat in seats]
        yield Row(self._say("study-start"), [self.share(one.start) for one in accounts])
        for whose in seats:
            yield self._row("study-luck", whose, [one.luck[whose] for one in accounts])
        for whose in seats:
            yield self._row("study-decisions", whose, [one.decisions[whose] for one in accounts])
        yield Row(self._say("study-end"), [self.share(one.end) for one in accounts])

    def _row(self, key: str, whose: int, changes: list[float]) -> Row:
        label = self._say(key, name=self.names[whose])
        return Row(label, [self.change(change) for change in changes], whose)

    def turning(self) -> Iterator[tuple[Entry, int, str]]:
        """The plies that moved the most: each with the seat it mattered to most, and how."""
        for entry in self.ledger.turning_points:
            seat = max(range(self.ledger.players), key=lambda one: abs(entry.change[one]))
            shares = self.share(entry.before[seat]), self.share(entry.after[seat])
            yield entry, seat, " → ".join(shares)

    def rolls(self) -> Iterator[tuple[int, Entry | None, Entry | None]]:
        """Of each seat: its luckiest and its unluckiest roll."""
        for seat in range(self.ledger.players):
            yield seat, self.ledger.luckiest(seat), self.ledger.unluckiest(seat)


def compared(ledger: Ledger, say: Say) -> dict[int, Data]:
    """By the ply before them: decisions that were not good, each with what to touch on the board
    for it, and for the better one."""
    position, found = ledger.position.copy(), {}
    for entry in reversed(ledger.entries):
        move = position.undo()
        if not _could_be_better(entry):
            continue
        assert entry.best is not None
        better = position.legal(entry.best)
        presented = position.presented(say.locale, ledger.names)
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
