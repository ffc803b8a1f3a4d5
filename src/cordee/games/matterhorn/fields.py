"""Positions of Matterhorn as plain data, and the check that refuses those no game can reach."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...engine.contract import RecordArray, Scores
from ...engine.data import Fields
from ...engine.dice import SIDES, how_many, packed, values
from ...engine.fields import Field, Number, OwnField, Seat, Word
from ...engine.kernel import Column, Record, kernel
from ...engine.validate import bounds, refusals, rows, same, some, whole
from ...words import shown
from . import rules
from .notation import CIRCLES, circle_text
from .rules import (
    ACTION,
    ACTIONS_PHASE,
    BLOCK_PHASE,
    BONUS_PHASE,
    BOTTOM_NUMBER,
    CHOOSE_PHASE,
    DICE,
    DROP_PHASE,
    END_PHASE,
    FREE,
    NOT_PLACED,
    OBSTACLE,
    OFF,
    OVER_PHASE,
    PAWN,
    PAWNS,
    PHASES,
    ROLL_PHASE,
    ROW_12,
    ROWS,
    SETUP_PHASE,
    SUMMIT,
    TOKEN_PHASE,
    WIDEST,
)

SEEN_PHASES = PHASES[:END_PHASE]
_impossible = refusals(__package__)


def scores(tables: RecordArray) -> Scores:
    """How many rows both pawns of each seat have climbed, in many positions at once."""
    placed = np.maximum(tables["pawn"], 0)  # those in hand have climbed none
    climbed: Scores = (placed // WIDEST).sum(axis=2)
    return climbed


@kernel
def score(rec: Record, seat: int) -> int:
    """The same for one seat, as a kernel."""
    climbed = 0
    for i in range(PAWNS):
        climbed += max(int(rec.pawn[seat, i]), 0) // WIDEST
    return climbed


def _holding(rec: Record, what: int) -> list[str]:
    return [circle_text(circle) for circle in np.flatnonzero(rec.circle == what).tolist()]


def counted(data: Fields) -> dict[str, int]:
    """M2: how many tokens there are, wherever they lie."""
    return {"tokens": data["box"] + len(data["action_tokens"]) + len(data["obstacles"])}


class Dice(NamedTuple):
    """Up to N dice as rising values, kept as a roll packs them."""

    most: int

    def show(self, value: Column) -> list[int]:
        return values(int(value))

    def read(self, name: str, value: object, _rec: Record) -> int:
        return packed(some(name, value, 0, self.most, 1, SIDES, rising=True))


def _shown_pawns(rec: Record) -> list[list[str]]:
    return [
        sorted(circle_text(pawn) for pawn in pawns if pawn != NOT_PLACED)
        for pawns in rec.pawn[: rec.players].tolist()
    ]


def _read_pawns(rec: Record, pawns: object) -> None:
    for seat, places in enumerate(rows("pawns", pawns, int(rec.players))):
        names = [shown(place) for place in places]
        if len(names) > PAWNS or names != sorted(names):
            raise _impossible("pawns", rule="M2", seat=seat + 1, value=shown(places))
        for place in places:
            at_top = same(place, "summit")
            circle = SUMMIT if at_top else _circle(rec, f"pawns[{seat}]", place)
            if not at_top:
                rec.circle[circle] = PAWN + seat
            rec.pawn[seat] = sorted((circle, int(rec.pawn[seat, 1])))


def _read_tokens(rec: Record, field: str, what: int, places: object) -> None:
    """Circles with a token of one kind."""
    if not isinstance(places, list | tuple):
        raise _impossible("circles", name=field, value=shown(places))
    for place in places:
        rec.circle[_circle(rec, field, place)] = what
    if list(places) != _holding(rec, what):
        raise _impossible("circles-order", name=field, value=shown(places))


def _read_box(rec: Record, box: object) -> None:
    """M2: what is not on the mountain."""
    _count(rec)
    left, tokens = int(rec.left), int(rec.box.tokens)
    if left < 0:
        raise _impossible("tokens", rule="M2", count=tokens - left, right=tokens)
    whole("box", box, 0, tokens)
    if box != left:
        raise _impossible("box", rule="M2", count=box, right=left)


def _tokens(field: str, what: int) -> OwnField:
    return OwnField(
        field,
        lambda rec: _holding(rec, what),
        lambda rec, places: _read_tokens(rec, field, what, places),
    )


FIELDS = (
    Field("turn", Seat()),
    Field("phase", Word(SEEN_PHASES)),
    Field("dice", Dice(DICE)),
    Field("dropped", Number(0, DICE - 1)),
    OwnField("pawns", _shown_pawns, _read_pawns),
    _tokens("action_tokens", ACTION),
    _tokens("obstacles", OBSTACLE),
    Field("actions_left", Number(0, ROWS), at="actions"),
    OwnField("box", lambda rec: int(rec.left), _read_box),
)


def _count(rec: Record) -> None:
    """What the kernel keeps count of, counted afresh."""
    rows_of = rec.circle.reshape(ROWS, WIDEST)
    rec.free[:] = (rows_of == FREE).sum(axis=1)
    rec.people[:] = (rows_of >= PAWN).sum(axis=1)
    rec.placed[:] = (rows_of == ACTION).sum(axis=1)
    rec.left = int(rec.box.tokens) - int(((rows_of == ACTION) | (rows_of == OBSTACLE)).sum())


def _circle(rec: Record, name: str, place: object) -> int:
    """A circle of this mountain that is still free."""
    circle = CIRCLES.get(place) if isinstance(place, str) else None
    if circle is None or rec.circle[circle] == OFF:
        raise _impossible("circle", rule="M1", name=name, value=shown(place))
    if rec.circle[circle] != FREE:
        raise _impossible("circle-taken", rule="M2", name=name, value=shown(place))
    return circle


def _check_setup(rec: Record) -> None:
    """M3: pawns come down from the last seat, on row 12; then all are on the mountain."""
    setup, turn = rec.phase == SETUP_PHASE, int(rec.turn)
    for seat in range(int(rec.players)):
        placed = sum(pawn != NOT_PLACED for pawn in rec.pawn[seat].tolist())
        right = (PAWNS,) if not setup or seat > turn else (0, 1) if seat == turn else (0,)
        if placed not in right:
            raise _impossible("setup", rule="M3", seat=seat + 1, count=placed)
    if setup:
        off_row = any(pawn // WIDEST != ROW_12 for pawn in rec.pawn.ravel() if pawn != NOT_PLACED)
        if off_row or rec.left != rec.box.tokens:
            raise _impossible("setup-board", rule="M3")


def _check_dice(rec: Record) -> None:
    """M4, M5: five dice, less those dropped; none before a roll."""
    phase, dice = int(rec.phase), how_many(int(rec.dice))
    right = 0 if phase in (SETUP_PHASE, ROLL_PHASE) else rules.dice_in_play(rec)
    if dice != right:
        raise _impossible("dice", rule="M5", count=dice, right=right, phase=PHASES[phase])
    tokens = rules.placed_tokens(rec)
    if rec.dropped and not tokens and phase != TOKEN_PHASE:
        raise _impossible("dropped", rule="M7")


def _check_actions(rec: Record) -> None:
    """M8, M11, M19: one during a bonus; after a stop as many as tokens, less those used."""
    phase, actions = int(rec.phase), int(rec.actions)
    tokens = rules.placed_tokens(rec)
    spent = int(rec.price)  # M19: what the last step of a game has cost
    if phase == OVER_PHASE and tokens < spent:
        raise _impossible("summit-price", rule="M19", price=spent, tokens=tokens)
    low, high = {
        BONUS_PHASE: (1, 1),
        ACTIONS_PHASE: (1, tokens),
        OVER_PHASE: (0, tokens - spent),
    }.get(phase, (0, 0))
    if not low <= actions <= high:
        raise _impossible(
            "actions", rule="M11", count=actions, phase=PHASES[phase], **bounds(low, high)
        )


def _check_tokens(rec: Record) -> None:
    """M6: one action token per row, and those of the dice that lie there."""
    for row in range(ROWS):
        if rec.placed[row] > 1:
            raise _impossible("action-twice", rule="M6", row=BOTTOM_NUMBER - row)
    phase = int(rec.phase)
    row = rules.row_of(rules.result_of(int(rec.dice)))
    just_placed = phase in (BONUS_PHASE, CHOOSE_PHASE, ACTIONS_PHASE, OVER_PHASE)
    if just_placed and not (0 <= row < ROWS and rec.placed[row]):
        raise _impossible("last-token", rule="M6", result=rules.result_of(int(rec.dice)))
    if phase == BONUS_PHASE and not rec.people[row]:
        raise _impossible("bonus", rule="M8", row=BOTTOM_NUMBER - row)


def _check_between_turns(rec: Record) -> None:
    """M12, M13: until its first token a turn has no full row with tokens, and a filled box."""
    if rec.phase in (SETUP_PHASE, OVER_PHASE) or rules.placed_tokens(rec):
        return
    full = [
        row for row in range(ROWS) if not rec.free[row] and rec.people[row] < rules.width(rec, row)
    ]
    if full:
        raise _impossible("full-row", rule="M12", row=BOTTOM_NUMBER - full[0])
    if rec.left == 0 and rec.phase == ROLL_PHASE:
        raise _impossible("box-empty", rule="M13")


def _check_question(rec: Record) -> None:
    """M7, M10: a drop or a token is asked for where one can be placed, a block after a failure."""
    phase = int(rec.phase)
    if phase == DROP_PHASE and not rules.may_place_some(rec):
        raise _impossible("drop", rule="M10")
    if phase == TOKEN_PHASE and not rules.may_place(rec, rules.result_of(int(rec.dice))):
        raise _impossible("token", rule="M6", result=rules.result_of(int(rec.dice)))
    if phase == BLOCK_PHASE:
        placeable = rules.may_place(rec, rules.result_of(int(rec.dice)))
        if placeable or rec.left == 0:
            raise _impossible("block", rule="M10")


def _check_end(rec: Record) -> None:
    """M18: the game is over when the seat to play has both pawns on the summit, and only then."""
    home = [seat for seat in range(int(rec.players)) if (rec.pawn[seat] == SUMMIT).all()]
    if home != ([int(rec.turn)] if rec.phase == OVER_PHASE else []):
        raise _impossible("end", rule="M18")


CHECKS = (
    _check_setup,
    _check_dice,
    _check_tokens,
    _check_actions,
    _check_between_turns,
    _check_question,
    _check_end,
)
