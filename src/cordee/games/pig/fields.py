"""Positions of Pig as plain data, and the check that refuses those no game can come to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ...engine.kernel import Record
from ...engine.validate import check_keys, choice, refusals, row, whole
from .rules import CHOOSE_PHASE, OVER_PHASE, PHASES, ROLL_PHASE

FAR = 1_000_000  # no pot comes near it
_impossible = refusals(__package__)


def show(rec: Record) -> dict[str, Any]:
    """The fields of a record, ready for JSON."""
    return {
        "turn": int(rec.turn),
        "phase": PHASES[rec.phase],
        "pot": int(rec.pot),
        "score": rec.score[: rec.players].tolist(),
    }


def scores(tables: np.ndarray[Any, Any]) -> Any:
    """Points of each seat, in many positions at once."""
    return tables["score"]


def read(data: Mapping[str, Any], at: np.ndarray[Any, Any]) -> None:
    """Fill a record that was just set up; refuse what no game can come to."""
    check_keys(data, ("turn", "phase", "pot", "score"))
    rec = at[0]
    players = int(rec.players)
    rec.turn = whole("turn", data["turn"], 0, players - 1)
    rec.phase = choice("phase", data["phase"], PHASES)
    rec.pot = whole("pot", data["pot"], 0, FAR)
    rec.score[:players] = row("score", data["score"], players, 0, FAR)
    right = {ROLL_PHASE: rec.pot != 1, CHOOSE_PHASE: rec.pot >= 2, OVER_PHASE: rec.pot == 0}
    if not right[int(rec.phase)]:
        raise _impossible("pot", rule="P2", pot=int(rec.pot), phase=PHASES[rec.phase])
    won = [seat for seat in range(players) if rec.score[seat] >= rec.box.goal]
    if won != ([int(rec.turn)] if rec.phase == OVER_PHASE else []):
        raise _impossible("end", rule="P5", goal=int(rec.box.goal))
    if 1 in rec.score:
        raise _impossible("score", rule="P3")
