"""Why a move: what it does at once, and what the search expects to come next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ..engine.position import Position
    from .analysis import Prospect

MOST_NEXT = 2
"""Further decisions of one's own that are told."""


class Reason(NamedTuple):
    """What a move leads to, in sentences of the game."""

    does: list[str]
    """What follows from it at once, but for whose turn it is then."""
    then: list[str]
    """What its player would decide next."""
    answer: tuple[str, str] | None
    """Who would answer, and how; None if dice fall before, or if nobody knows."""


def reason_for(
    position: Position,
    prospect: Prospect,
    locale: str,
    names: Sequence[str],
    you: int | None = None,
) -> Reason:
    """What the search's main line says of a move, until the dice fall or somebody answers."""
    trial, seat = position.copy(), position.actor
    trial.play(prospect.move)
    told = zip(trial.presented(locale, names, you=you).story(), trial.events, strict=True)
    does = [text for text, event in told if event.seat in (seat, None) or event.data][1:]
    then: list[str] = []
    for move in prospect.line[1:]:
        actor = trial.actor
        if not isinstance(actor, int) or len(then) == MOST_NEXT:
            break
        shown = trial.presented(locale, names, you=you)
        if actor != seat:
            answer = (shown.names[actor], shown.describe(move)) if not then else None
            return Reason(does, then, answer)
        if trial.unasked(roll=False) is None:
            then.append(shown.describe(move))
        trial.play(move)
    return Reason(does, then, None)
