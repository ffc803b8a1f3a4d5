"""The cross-table: what every bot won against every other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Meeting(NamedTuple):
    """One bot against another, in all games that both played."""

    games: int
    share: float | None
    """Of what the two won, a seat of each: the part of the first. None if neither won anything."""


Played = tuple[Sequence[str], int, Sequence[float]]
"""The games of one line-up: who sat where, how many games, and what each seat won in all."""


def meeting(one: str, other: str, played: Iterable[Played]) -> Meeting:
    games, won, lost = 0, 0.0, 0.0
    for lineup, count, shares in played:
        if one in lineup and other in lineup:
            games += count
            won += of_a_seat(one, lineup, shares)
            lost += of_a_seat(other, lineup, shares)
    return Meeting(games, won / (won + lost) if won + lost else None)


def of_a_seat(bot: str, lineup: Sequence[str], shares: Sequence[float]) -> float:
    """What the seats of a bot won, on average over them."""
    own = [share for name, share in zip(lineup, shares, strict=True) if name == bot]
    return sum(own) / max(1, len(own))
