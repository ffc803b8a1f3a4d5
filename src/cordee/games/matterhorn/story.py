"""What a move of Matterhorn does, as events.

The rules are run again and compared with what was before: no number is worked out a second time.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ...engine.account import Gain
from ...engine.data import Data
from ...engine.dice import values
from ...engine.event import Event
from ...engine.kernel import Record, split
from ...engine.move import Move
from ...engine.narration import over
from ...words import Say
from . import rules
from .evaluation import distance, ways
from .notation import circle_text, circles
from .rules import (
    BLOCK,
    BONUS_PHASE,
    BOTTOM_NUMBER,
    CIRCLES,
    CLEAR,
    DONE,
    DROP,
    DROP_PHASE,
    END_PHASE,
    FREE,
    MOVE,
    NOT_PLACED,
    OVER_PHASE,
    PAWN,
    PUSH,
    ROLL,
    ROLL_PHASE,
    ROW_5,
    ROWS,
    SET_UP,
    STOP,
    SUMMIT,
    TOKEN,
    TOKEN_PHASE,
    WIDEST,
)


def tell(was: Record, _after: Record, code: int) -> Iterator[Event]:
    """Everything a move does, the move itself first, then the end of the turn step by step."""
    rec = was.copy()
    rules.answer(rec, code)
    kind, what = split(code)
    seat = int(was.turn)
    yield _move(was, code)
    if (kind == ROLL and rec.phase != DROP_PHASE) or (kind == DROP and rec.phase != TOKEN_PHASE):
        yield Event("failure", seat, "M10", {"lost": rules.placed_tokens(was)})
    if rec.phase == BONUS_PHASE:
        yield Event("bonus", seat, "M8", {"row": BOTTOM_NUMBER - what // WIDEST})
    if rec.phase == END_PHASE:
        yield from _end_of_turn(rec)
    if rec.phase == OVER_PHASE:
        yield over(rec, rules, "M18")
    elif rec.phase == ROLL_PHASE and rec.turn != was.turn:
        yield Event("next", int(rec.turn), "M4")


def _move(was: Record, code: int) -> Event:
    seat, (kind, what) = int(was.turn), split(code)
    if kind in (ROLL, DROP):
        return _dice(was, kind, what)
    if kind in (SET_UP, TOKEN, BLOCK, CLEAR):
        name, rule = {
            SET_UP: ("pawn", "M3"),
            TOKEN: ("token", "M6"),
            BLOCK: ("block", "M10"),
            CLEAR: ("clear", "M16"),
        }[kind]
        data = {"circle": circle_text(what)}
        if kind == TOKEN:
            data["bonus"] = "yes" if was.people[what // WIDEST] else "no"
        return Event(name, seat, rule, data)
    if kind in (MOVE, PUSH):
        start, end = circles(code)
        data = {"start": circle_text(start), "end": circle_text(end)}
        if end == SUMMIT:
            return Event("summit", seat, "M14", {**data, "price": int(was.price)})
        if kind == PUSH:
            return Event("push", seat, "M15", {**data, "other": int(was.circle[start]) - PAWN})
        return Event("move", seat, "M14", {**data, "way": _way(start, end)})
    if kind == DONE:
        phase = rules.PHASES[was.phase]
        return Event(f"done-{phase}", seat, {"bonus": "M8", "block": "M10"}.get(phase, "M11"))
    if kind == STOP:
        return Event("stop", seat, "M11", {"actions": rules.placed_tokens(was)})
    return Event("again", seat, "M9", {"dice": rules.dice_in_play(was)})


def _dice(was: Record, kind: int, what: int) -> Event:
    seat, shown = int(was.turn), values(what)
    if kind == ROLL:
        return Event("roll", seat, "M4", {"dice": shown, "result": rules.result_of(what)})
    result = rules.result_of(int(was.dice) - what)
    if shown:
        return Event("drop", seat, "M5", {"dice": shown, "result": result})
    if rules.may_place(was, result):
        return Event("drop-none", seat, "M7", {"result": result})
    return Event("refuse", seat, "M7", {"result": result, "lost": rules.placed_tokens(was)})


def _way(start: int, end: int) -> str:
    rows = end // WIDEST - start // WIDEST
    return "up" if rows > 0 else "down" if rows < 0 else "beside"


def _end_of_turn(rec: Record) -> Iterator[Event]:
    """M12, M13: the rows that are cleared, and a box that is filled."""
    rules.turn_over_tokens(rec)
    free = rec.free.tolist()
    rules.clear_full_rows(rec)
    for row in range(ROWS):
        if tokens := int(rec.free[row]) - free[row]:
            yield Event("row-cleared", None, "M12", {"row": BOTTOM_NUMBER - row, "tokens": tokens})
    if not rec.left:
        rules.refill_box(rec)
        yield Event("refill", None, "M13", {"tokens": int(rec.left)})
    rules.next_player(rec)


# The account

MATTERS = ("failure", "bonus", "summit")


def way(rec: Record, seat: int) -> int:
    """M14 to M16: about how many actions both pawns need; an obstacle before both counts twice."""
    found, alone = np.empty(CIRCLES), rec.copy()
    alone.circle[rec.circle == PAWN + seat] = FREE  # one's own pawn in front goes up first
    ways(alone, found, True)
    return int(distance(rec, found, seat))


def blocked(rec: Record, seat: int) -> int:
    """M14: pawns below row 5 that cannot climb as things are."""
    pawns = [int(pawn) for pawn in rec.pawn[seat] if NOT_PLACED < pawn < ROW_5 * WIDEST]
    return sum(FREE not in rec.circle[slice(*rules.above(rec, pawn))] for pawn in pawns)


STANDS = {"way": way, "blocked": blocked}
HARMS = ("failure", "way", "blocked")
SOURCES = ("actions", "bonus", "down", "pushed")
"""What moves pawns from row to row."""


def gains(was: Record, _after: Record, code: int) -> Iterator[Gain]:
    """M14: rows climbed by one's own actions (M8, M11); M15: thanks to others."""
    kind, _ = split(code)
    if kind in (MOVE, PUSH):
        start, end = circles(code)
        rows = end // WIDEST - start // WIDEST
        own = "down" if rows < 0 else "bonus" if was.phase == BONUS_PHASE else "actions"
        source = "pushed" if kind == PUSH else own
        yield Gain(source, int(was.circle[start]) - PAWN, rows)


# In sentences

SEATS = ("other",)
"""Data of events that are seats."""
MORE_RULES = {
    "roll": ("M5",),
    "refuse": ("M10",),
    "token": ("M8",),
    "summit": ("M18", "M19"),
    "stop": ("M12",),
}
"""What else is behind a move, for anyone who asks."""


GRAVE = {"drop": "failure"}
"""What hurts beyond repair if a move of the first word leads to the second, chosen freely (M7)."""
NOTHING = ("done-bonus", "done-actions", "done-block")
"""Events that tell of nothing done."""


def group(move: Move) -> str:
    """What a long list of moves is grouped by: what they do, then how many dice are dropped."""
    return f"drop/drop {len(move.arguments)}" if move.kind == "drop" else move.kind


def asked(rec: Record) -> Data:
    """The arguments of the question now open."""
    return {
        "dice": rules.dice_in_play(rec),
        "result": rules.result_of(int(rec.dice)),
        "actions": int(rec.actions) or rules.placed_tokens(rec),
    }


def spoken(_event: Event, _say: Say) -> Data:
    """Matterhorn's events are numbers and circles: there is nothing to name."""
    return {}
