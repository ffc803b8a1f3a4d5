"""Explains why a move of Matterhorn is not legal; `rules.moves` alone decides that it is not."""

from __future__ import annotations

from ...engine.contract import Reason
from ...engine.dice import SIDES, showing
from ...engine.kernel import Record, split
from . import rules
from .notation import circle_text, circles
from .rules import (
    ACTION,
    AGAIN,
    BLOCK,
    BOTTOM_NUMBER,
    CLEAR,
    DONE,
    DROP,
    FREE,
    MOVE,
    OBSTACLE,
    OFF,
    PAWN,
    PUSH,
    ROLL,
    ROW_5,
    ROW_12,
    SET_UP,
    STOP,
    SUMMIT,
    TOKEN,
    WIDEST,
)

QUESTION_RULES = {
    "setup": "M3",
    "roll": "M4",
    "drop": "M7",
    "token": "M6",
    "bonus": "M8",
    "choose": "M9",
    "actions": "M11",
    "block": "M10",
    "over": "M18",
}
"""The rule behind the question that each phase asks."""

ASKED_IN = {
    ROLL: ("roll",),
    SET_UP: ("setup",),
    DROP: ("drop",),
    TOKEN: ("token",),
    BLOCK: ("block",),
    STOP: ("choose",),
    AGAIN: ("choose",),
    MOVE: ("bonus", "actions"),
    PUSH: ("bonus", "actions"),
    CLEAR: ("bonus", "actions"),
    DONE: ("bonus", "actions", "block"),
}


def forbidden(rec: Record, code: int) -> Reason:
    """The question is the right one, the answer is not."""
    kind, what = split(code)
    if kind == ROLL:
        return "M4", "dice", {"dice": rules.dice_in_play(rec)}
    if kind == DROP:
        return _drop(rec, what)
    start, end = circles(code)
    if kind in (SET_UP, TOKEN, BLOCK):
        return _put(rec, kind, end)
    if kind == CLEAR:
        return _clear(rec, end)
    return _step(rec, kind, start, end)


def _held(rec: Record, circle: int) -> int:
    """What is on a circle, which may be beyond all that the kernel knows."""
    return int(rec.circle[circle]) if circle < SUMMIT else OFF


def _drop(rec: Record, drop: int) -> Reason:
    for value in range(1, SIDES + 1):
        if showing(drop, value) > showing(int(rec.dice), value):
            return "M5", "drop-absent", {"value": value}
    result = rules.result_of(int(rec.dice) - drop)
    row = rules.row_of(result)
    if not ROW_12 <= row <= ROW_5:
        return "M6", "drop-row", {"result": result}
    if rec.placed[row]:
        return "M6", "drop-placed", {"result": result}
    return "M6", "drop-full", {"result": result}


def _put(rec: Record, kind: int, circle: int) -> Reason:
    row, place = circle // WIDEST, {"circle": circle_text(circle)}
    if _held(rec, circle) == OFF:
        return "M1", "no-circle", place
    if kind == SET_UP and row != ROW_12:
        return "M3", "setup-row", {}
    result = rules.result_of(int(rec.dice))
    if kind == TOKEN and row != rules.row_of(result):
        return "M6", "token-row", {"result": result}
    if kind == BLOCK and rec.placed[row]:
        return "M10", "block-row", {"row": BOTTOM_NUMBER - row}
    return "M2", "taken", place


def _clear(rec: Record, circle: int) -> Reason:
    held = _held(rec, circle)
    key = {OFF: "no-circle", FREE: "clear-free", ACTION: "clear-action"}.get(held, "clear-pawn")
    rule = "M1" if held == OFF else "M16"
    return rule, key, {"circle": circle_text(circle)}


def _step(rec: Record, kind: int, start: int, end: int) -> Reason:
    if start == SUMMIT:
        return "M17", "summit-stays", {}
    held, rule = _held(rec, start), "M14" if kind == MOVE else "M15"
    place = {"circle": circle_text(start)}
    if held == OFF:
        return "M1", "no-circle", place
    if held < PAWN:
        return rule, "no-pawn", place
    own = held - PAWN == rec.turn
    if own != (kind == MOVE):
        return ("M15", "push-own", place) if own else ("M14", "move-other", place)
    if end == SUMMIT:
        return _top(rec, start) if own else ("M15", "push-summit", {})
    if end == start:
        return rule, "same", place
    target = {"circle": circle_text(end)}
    if _held(rec, end) == OFF:
        return "M1", "no-circle", target
    if not rules.touches(rec, start, end):
        return rule, "far", {"start": circle_text(start), **target}
    if not own and end // WIDEST < start // WIDEST:
        return "M15", "push-down", {}
    there = {ACTION: "token", OBSTACLE: "obstacle"}.get(int(rec.circle[end]), "pawn")
    return "M2", "step-taken", {**target, "what": there}


def _top(rec: Record, start: int) -> Reason:
    if start // WIDEST != ROW_5:
        return "M14", "summit-far", {}
    return "M19", "summit-price", {"price": int(rec.price)}
