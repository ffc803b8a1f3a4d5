"""Positions of Pig as plain data, and the checks that refuse those no game can reach."""

from __future__ import annotations

from ...engine.contract import RecordArray, Scores
from ...engine.fields import Field, Number, Seat, SeatNumbers, Word
from ...engine.kernel import Record, kernel
from ...engine.validate import refusals
from .rules import CHOOSE_PHASE, OVER_PHASE, PHASES, ROLL_PHASE

FAR = 1_000_000  # no pot comes near it
_impossible = refusals(__package__)

FIELDS = (
    Field("turn", Seat()),
    Field("phase", Word(PHASES)),
    Field("pot", Number(0, FAR)),
    SeatNumbers("score", 0, FAR),
)


def scores(tables: RecordArray) -> Scores:
    """Points of each seat, in many positions at once."""
    return tables["score"]


@kernel
def score(rec: Record, seat: int) -> int:
    """The same for one seat, as a kernel."""
    return int(rec.score[seat])


def _check_pot(rec: Record) -> None:
    """P2, P3: a pot holds 2 at least once a die has fallen."""
    right = {ROLL_PHASE: rec.pot != 1, CHOOSE_PHASE: rec.pot >= 2, OVER_PHASE: rec.pot == 0}
    if not right[int(rec.phase)]:
        raise _impossible("pot", rule="P2", pot=int(rec.pot), phase=PHASES[rec.phase])


def _check_scores(rec: Record) -> None:
    """P5: whoever reaches the goal has won; P3: no pot is worth 1."""
    won = [seat for seat in range(rec.players) if rec.score[seat] >= rec.box.goal]
    if won != ([int(rec.turn)] if rec.phase == OVER_PHASE else []):
        raise _impossible("end", rule="P5", goal=int(rec.box.goal))
    if 1 in rec.score:
        raise _impossible("score", rule="P3")


CHECKS = (_check_pot, _check_scores)
