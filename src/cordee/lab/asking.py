"""Asking a question from Python: `answer = ask("yeti", players=[2, 3], games=2000)`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from .. import games as register
from ..engine.errors import CordeeError
from .answer import PACE, Answer
from .boxes import Box, checked, grid
from .question import Question
from .running import HERE, Place, Stop
from .survey import Plan, carry_out, steps

LUCK = 200
"""Seats whose dice are judged, for one box with each number of players: 100 games of two."""
GAMES, SLOW_GAMES, SEVERAL = 100_000, 200, 20_000
"""With each number of players: inside the kernel, by bots that think, and with several boxes."""


def ask(
    game: str,
    players: int | Iterable[int] | None = None,
    bots: str = "quick",
    games: int | None = None,
    *,
    components: str | Path | Mapping[str, object] | None = None,
    sets: Sequence[str] = (),
    vary: Sequence[str] = (),
    against: str | Path | Mapping[str, object] | None = None,
    width: float | None = None,
    luck: int | None = None,
    pace: float = PACE,
    seed: str = "1",
    place: Place = HERE,
    stop: Stop | None = None,
    command: str = "",
    watch: Callable[[int, int], object] = lambda *_: None,
    **options: Any,
) -> Answer:
    """Play, and say how a box plays, or how several differ.

    `watch` is told after every part how many games have been played, of how many.
    """
    first = register.load(game, components)
    low, high = first.players
    counts = range(low, high + 1) if players is None else players
    counts = [counts] if isinstance(counts, int) else list(counts)
    if against is not None and vary:
        raise CordeeError("lab-against", domain=__package__)
    boxes = grid(first, sets, vary)
    if against is not None:
        other = register.load(game, against)
        name = against.name if isinstance(against, Path) else str(against)
        name = "other" if isinstance(against, Mapping) else name
        boxes.append(Box(name, None if other.is_shipped else other.box))
    number = games or usual_games(bots, len(boxes))

    def judged(count: int) -> int:
        usual = LUCK // count if len(boxes) == 1 else 0
        return min(usual if luck is None else luck, number)

    plans = []
    for count in counts:
        question = Question(game, count, (bots,), seed, options, boxes[0].components)
        question.check()
        plans.append(Plan(question, tuple(boxes), number, judged(count)))
    answer = Answer(
        checked(first, boxes[0].components or {}),
        tuple(boxes),
        bots,
        seed,
        first.check_options(options),
        pace,
        command,
    )
    total, done = sum(steps(plan) for plan in plans), 0
    for plan in plans:
        begun = done
        for found, more in carry_out(plan, place, width, stop):
            answer.findings[plan.question.players] = found
            done += more
            watch(done, total)
        done = begun + steps(plan)
        if stop is not None and stop.is_set():
            break
    return answer


def usual_games(bots: str, boxes: int) -> int:
    """How many games are played if nobody says."""
    if not Question("", bots=(bots,)).in_kernel:
        return SLOW_GAMES
    return GAMES if boxes == 1 else SEVERAL
