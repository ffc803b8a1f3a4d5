"""The route of Himalaya: read from TOML, checked, and packed for the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ...engine.components import Plain, Row, Schema, Some, Whole, complete, load
from ...engine.errors import FaultyComponents
from .rules import BOX, CAMPS, LONGEST, SHERPAS

SPACE = Whole(1, LONGEST - 1)
SCHEMA: Schema = {
    "route": {  # H1
        "length": Whole(20, LONGEST),
        "camps": Some(1, CAMPS, SPACE),
        "cave": SPACE,
        "slides": Some(0, LONGEST, Row(2, SPACE)),
        "snow": Some(0, LONGEST, SPACE),
    }
}


@cache
def shipped() -> Plain:
    """The route as we ship it."""
    data = load(Path(__file__).with_name("components.toml"))
    return complete(SCHEMA, data, data)


def read(given: Mapping[str, Any]) -> Plain:
    """Another route; what is left out is as shipped, and each list is put in order."""
    box = complete(SCHEMA, shipped(), given)
    route = box["route"]
    _check(route)
    for key in ("camps", "slides", "snow"):
        route[key].sort()
    return box


def pack(box: Plain) -> np.ndarray[Any, Any]:
    """The route as a record, in an array of one."""
    route = box["route"]
    packed = np.zeros(1, BOX)
    rec = packed[0]
    rec["length"], rec["cave"] = route["length"], route["cave"]
    for number, space in enumerate(route["camps"], start=1):
        rec["camp"][space] = number
    for space, end in route["slides"]:
        rec["slide"][space] = end
    rec["snow"][route["snow"]] = 1
    return packed


def _check(route: Plain) -> None:
    """H1: each space is one thing, the first four are ordinary, slides lead down to good ground."""
    taken: dict[int, str] = {}
    for key, space in _special(route):
        if not SHERPAS < space < route["length"]:
            low, high = SHERPAS + 1, route["length"] - 1
            raise _faulty("route-range", entry=key, space=space, low=low, high=high)
        if space in taken:
            raise _faulty("route-twice", entry=key, space=space, other=taken[space])
        taken[space] = key
    ends = {place: end for place, (_, end) in enumerate(route["slides"])}
    for place, end in ends.items():
        key = f"route.slides[{place}]"
        if end >= route["slides"][place][0]:
            raise _faulty("slide-up", entry=key, space=route["slides"][place][0], end=end)
        if end in taken and not taken[end].startswith("route.camps"):
            raise _faulty("slide-end", entry=key, end=end, other=taken[end])


def _special(route: Plain) -> list[tuple[str, int]]:
    """Every space that is not ordinary, with the key that makes it so."""
    return [
        *((f"route.camps[{i}]", space) for i, space in enumerate(route["camps"])),
        ("route.cave", route["cave"]),
        *((f"route.slides[{i}]", space) for i, (space, _) in enumerate(route["slides"])),
        *((f"route.snow[{i}]", space) for i, space in enumerate(route["snow"])),
    ]


def _faulty(key: str, **arguments: Any) -> FaultyComponents:
    return FaultyComponents(f"faulty-{key}", domain=__package__, **arguments)
