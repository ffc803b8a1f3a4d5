"""A game as numbers, for programs that learn: its moves numbered, its table as a row of figures.

A game without an `encoding.py` has the numbers of `plain_encoding.py`. A game's own has

- `VERSION`, which changes when the meaning of any number does;
- `ACTIONS`: what the numbers of its moves stand for, part by part, from 0 on;
- `FIELDS`: what a table looks like to a seat, part by part, each with its bounds;
- `number(rec, code)`: the number of a legal move, no two moves of one position sharing one;
- `observe(rec, seat, out)`: the table as that seat sees it, written over zeros;
- where the rules end every game, `bound(players)`: the most decisions it can have.

Seats are counted from the viewer on: the viewer, then the others in the order of play.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from .kernel import Record, kernel

FAR = 1000.0
"""Where figures without a bound of their own are cut off."""


class Part(NamedTuple):
    """A run of numbers that belong together."""

    name: str
    size: int
    about: str
    low: float = 0.0
    high: float = 1.0


def size_of(parts: tuple[Part, ...]) -> int:
    return sum(part.size for part in parts)


def starts_of(parts: tuple[Part, ...]) -> tuple[int, ...]:
    """The first number of each part."""
    return tuple(size_of(parts[:i]) for i in range(len(parts)))


def head(phases: tuple[str, ...], players: tuple[int, int]) -> tuple[Part, ...]:
    """What every observation begins with."""
    fewest, most = players
    counts = ", ".join(map(str, range(fewest, most + 1)))
    return (
        Part("phase", len(phases), ", ".join(phases)),
        Part("players", most - fewest + 1, counts),
        Part("turn", most, "whose turn it is, from the viewer on"),
    )


# For writing observations: each returns where the next part begins


@kernel
def write_head(rec: Record, viewer: int, out: Any, phases: int, fewest: int, most: int) -> int:
    """The parts of `head`."""
    at = one_of(out, 0, int(rec.phase), phases)
    at = one_of(out, at, int(rec.players) - fewest, most - fewest + 1)
    return one_of(out, at, seat_from(rec, viewer, int(rec.turn)), most)


@kernel
def one_of(out: Any, at: int, which: int, size: int) -> int:
    """A 1 in one of N places; in none, if `which` is below 0."""
    if which >= 0:
        out[at + which] = 1.0
    return at + size


@kernel
def figure(out: Any, at: int, value: float) -> int:
    """One number, cut off where it is far out."""
    out[at] = min(value, FAR)
    return at + 1


@kernel
def seat_from(rec: Record, viewer: int, seat: int) -> int:
    """How far a seat sits from the viewer, in the order of play."""
    players = int(rec.players)
    return (seat - viewer + players) % players
