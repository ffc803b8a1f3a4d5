"""Studying a game: every position is valued once, from the last to the first, and costs are
measured where a decision was not the best."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from ..bots.search import check
from ..bots.steps import finish
from ..engine.errors import CordeeError
from .ledger import CHANCE, DECISION, Entry, Ledger, Numbers
from .valuing import Choice, Shares, Valuer, Worth
from .verdicts import BEST, FROM, INACCURACY, SURE, verdict

if TYPE_CHECKING:
    from ..bots.steps import Steps
    from ..engine.move import Move
    from ..engine.position import Position
    from ..engine.record import Record

SIMULATIONS = 1000
"""Of every search, by default."""
COARSE = 60
"""Of every search, for a first look."""
LOOKS = 3
"""How often two moves are compared at first, ..."""
MOST_LOOKS = 24
"""... and at most, where it is not clear what a decision is to be called."""
USUAL = 0.01
"""How much two looks at the same moves usually differ: as many as `LOOKS` say little about it."""
Progress = Callable[[float], None]
"""Is told which part of the work is done, from 0 to 1."""


def studied(
    played: Record | Position | str | Path,
    simulations: int | None = None,
    names: Sequence[str] = (),
) -> Ledger:
    """The account of a whole game: a record, its file, or a position with what led to it."""
    from .. import read
    from ..engine.record import Record

    if isinstance(played, str | Path):
        played = read(played)
    if isinstance(played, Record):
        names = names or played.seats
        played = played.position()
    return finish(studying(played, names, SIMULATIONS if simulations is None else simulations))


def studying(
    position: Position,
    names: Sequence[str] = (),
    simulations: int = SIMULATIONS,
    progress: Progress = lambda _done: None,
) -> Steps[Ledger]:
    """The account of the game that led to a position, step by step."""
    check("simulations", simulations)
    if not position.plies:
        raise CordeeError("study-nothing")
    valuer = Valuer(position, simulations)
    back = position.copy()
    worth = yield from _last(valuer, back)
    entries: list[Entry] = []
    total = len(position.plies)
    while back.plies:
        ply = back.plies[-1]
        back.undo()
        nth, after = len(back.plies), worth
        seat, listed = back.turn, len(back.codes())
        extra: _Costed = _Costed()
        if listed == 1:
            apart = np.zeros(back.players)
        elif ply.actor == "chance":
            worth, apart = yield from valuer.chance(back, ply.move, after, nth)
        else:
            assert isinstance(ply.actor, int)
            seat = ply.actor
            choice = yield from valuer.decision(back, nth)
            worth, apart = choice.worth, np.hypot(choice.worth.errors, after.errors)
            extra = yield from _cost(valuer, back, ply.move, choice, nth)
        entries.append(
            Entry(
                ply=nth + 1,
                kind=CHANCE if ply.actor == "chance" else DECISION,
                seat=seat,
                text=ply.move.text,
                before=_plain(worth.shares),
                after=_plain(after.shares),
                error=_plain(apart),
                cost=extra.cost,
                cost_error=extra.error,
                best=extra.best,
                verdict=extra.verdict,
            )
        )
        progress(1 - nth / total)
    start = _plain(worth.shares)
    return Ledger(position, tuple(names), simulations, tuple(reversed(entries)), start)


def _last(valuer: Valuer, position: Position) -> Steps[Worth]:
    """What the last position is worth: the result, if the game is over."""
    if position.actor is None:
        return valuer.result(position)
    return (yield from valuer.expected(position, "last"))


class _Costed:
    """What a decision cost; nothing where it was no choice."""

    def __init__(
        self,
        cost: float | None = None,
        error: float = 0.0,
        best: str | None = None,
        called: str | None = None,
    ) -> None:
        self.cost, self.error, self.best, self.verdict = cost, error, best, called


def judged(valuer: Valuer, position: Position, played: Move, name: object) -> Steps[_Costed]:
    """What one decision cost, and what it is called."""
    choice = yield from valuer.decision(position, name)
    return (yield from _cost(valuer, position, played, choice, name))


def _cost(
    valuer: Valuer, position: Position, played: Move, choice: Choice, nth: object
) -> Steps[_Costed]:
    """The best move against the one played, compared until it is clear what that is called."""
    best = choice.best
    if played == best:
        return _Costed(0.0, 0.0, best.text, BEST)
    found: list[float] = []
    while not _is_clear(found):
        found += yield from valuer.compared(position, best, played, LOOKS, nth, len(found))
    cost, error = statistics.fmean(found), _error(found)
    if cost <= 0:  # at least as good, looked at closely
        return _Costed(0.0, error, played.text, BEST)
    return _Costed(cost, error, best.text, verdict(cost, error))


def _is_clear(found: Sequence[float]) -> bool:
    """Is the cost too small to matter, or far from where it would be called otherwise?"""
    if not found:
        return False
    cost, error = statistics.fmean(found), _error(found)
    if len(found) >= MOST_LOOKS or cost + SURE * error < FROM[INACCURACY]:
        return True
    borders = [bound for bound in FROM.values() if abs(cost - bound) < error]
    return cost > SURE * error and not borders


def _error(found: Sequence[float]) -> float:
    """The standard error of the mean, as if as many looks as the first had differed as usual."""
    spread = statistics.variance(found) * (len(found) - 1) + LOOKS * USUAL**2
    return math.sqrt(spread / (len(found) - 1 + LOOKS) / len(found))


def _plain(shares: Shares) -> Numbers:
    return tuple(float(share) for share in shares)
