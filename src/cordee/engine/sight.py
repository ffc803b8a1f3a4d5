"""What a game shows its judge: a table as numbers, for a network that says who will win.

A game's `sight.py` has

- `VERSION`, which changes when the meaning of any number does;
- `COMMON`: what concerns everybody, part by part, the numbers of the box among it;
- `SEAT`: what concerns one seat, the same for each; nothing, if all stands in `COMMON`;
- `see(rec, out)`: the numbers, written over zeros: `COMMON`, then `SEAT` for the seat whose turn it
  is, then for the others in the order of play.

A game without one shows what programs that learn see (`encoding.py`), from that seat.
"""

from __future__ import annotations

import sys
from typing import Any

from .contract import Encoding
from .encoding import Part, size_of
from .kernel import Record, bind, template
from .placeholders import observe


class PlainSight:
    """What a game's `sight.py` would have."""

    SEAT: tuple[Part, ...] = ()

    def __init__(self, name: str, encoding: Encoding) -> None:
        self.VERSION = encoding.VERSION
        self.COMMON = encoding.FIELDS
        self.see = bind(name, {"observe": encoding.observe}, sys.modules[__name__]).see


def width_of(sight: Any, most: int) -> int:
    """How many numbers a table becomes, with room for so many seats."""
    return size_of(sight.COMMON) + most * size_of(sight.SEAT)


@template
def see(rec: Record, out: Any) -> None:
    """The table as the seat sees it whose turn it is."""
    observe(rec, int(rec.turn), out)
