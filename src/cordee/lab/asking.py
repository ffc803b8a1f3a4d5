"""Asking a question from Python: `answer = ask("yeti", players=[2, 3], games=2000)`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from .. import games as register
from ..engine.errors import CordeeError
from .answer import PACE, Answer
from .boxes import Box, grid
from .inquiry import Inquiry
from .question import Question
from .running import HERE, Place, Stop

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
    place: Place = HERE,
    stop: Stop | None = None,
    watch: Callable[[int, int], object] = lambda *_: None,
    **more: Any,
) -> Answer:
    """Play, and say how a box plays, or how several differ; `inquired` takes the rest.

    `watch` is told after every part how many games have been played, of how many.
    """
    inquiry = inquired(game, players, bots, games, **more)
    for done, total in inquiry.go_on(place, stop):
        watch(done, total)
    return inquiry.answer


def inquired(
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
    command: str = "",
    **options: Any,
) -> Inquiry:
    """What is asked, with nothing played yet: of the box in `components`, with what `sets` changes
    in it, and of others, by `vary` or `against`."""
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

    return Inquiry(
        game,
        tuple(counts),
        tuple(boxes),
        bots,
        number,
        tuple(judged(count) for count in counts),
        width,
        pace,
        seed,
        options,
        command,
    )


def usual_games(bots: str, boxes: int) -> int:
    """How many games are played if nobody says."""
    if not Question("", bots=(bots,)).in_kernel:
        return SLOW_GAMES
    return GAMES if boxes == 1 else SEVERAL
