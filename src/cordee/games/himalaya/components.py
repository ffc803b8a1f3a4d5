"""The route of Himalaya: what the file may contain, and how the kernel gets it."""

from __future__ import annotations

from random import Random

from ...engine.components import Numbers, Schema, Some, Whole
from ...engine.data import Box, OpenBox
from ...engine.errors import FaultyComponents
from ...engine.kernel import Record
from .rules import BOX, CAMPS, LONGEST, SHERPAS

__all__ = ["BOX", "SCHEMA", "another", "check", "pack"]

SPACE = Whole(1, LONGEST - 1)
SCHEMA: Schema = {
    "route": {  # H1
        "length": Whole(20, LONGEST),
        "camps": Some(1, CAMPS, SPACE),
        "cave": SPACE,
        "slides": Some(0, LONGEST, Numbers(2, SPACE)),
        "snow": Some(0, LONGEST, SPACE),
    }
}


def check(box: OpenBox) -> None:
    """H1: a route that can be walked; each list is put in order."""
    route = box["route"]
    _check(route)
    for key in ("camps", "slides", "snow"):
        route[key].sort()


def another(random: Random) -> dict[str, object]:
    """H1: a route of another length with other things on it, about as many."""
    length = random.randint(22, 60)
    spaces = list(range(SHERPAS + 1, length))
    random.shuffle(spaces)
    camps = [spaces.pop() for _ in range(random.randint(1, 4))]
    cave = spaces.pop()
    slides = []
    for _ in range(random.randint(0, length // 5)):
        space = spaces.pop()
        slides.append([space, max(1, space - random.randint(2, 6))])
    snow = [spaces.pop() for _ in range(random.randint(0, length // 6))]
    route = {"length": length, "camps": camps, "cave": cave, "slides": slides, "snow": snow}
    return {"route": route}


def pack(box: Box, rec: Record) -> None:
    """What each space is."""
    route = box["route"]
    rec["length"], rec["cave"] = route["length"], route["cave"]
    for number, space in enumerate(route["camps"], start=1):
        rec["camp"][space] = number
    for space, end in route["slides"]:
        rec["slide"][space] = end
    rec["snow"][route["snow"]] = 1


def _check(route: Box) -> None:
    """H1: each space is one thing, the first four are ordinary, slides lead down to good ground."""
    taken: dict[int, str] = {}
    for key, space in _special(route):
        if not SHERPAS < space < route["length"]:
            low, high = SHERPAS + 1, route["length"] - 1
            raise _faulty("route-range", entry=key, space=space, low=low, high=high)
        if space in taken:
            raise _faulty("route-twice", entry=key, space=space, other=taken[space])
        taken[space] = key
    for place, (space, end) in enumerate(route["slides"]):
        key = f"route.slides[{place}]"
        if end >= space:
            raise _faulty("slide-up", entry=key, space=space, end=end)
        if end in taken and not taken[end].startswith("route.camps"):
            raise _faulty("slide-end", entry=key, end=end, other=taken[end])


def _special(route: Box) -> list[tuple[str, int]]:
    """Every space that is not ordinary, with the key that makes it so."""
    return [
        *((f"route.camps[{i}]", space) for i, space in enumerate(route["camps"])),
        ("route.cave", route["cave"]),
        *((f"route.slides[{i}]", space) for i, (space, _) in enumerate(route["slides"])),
        *((f"route.snow[{i}]", space) for i, space in enumerate(route["snow"])),
    ]


def _faulty(key: str, **arguments: object) -> FaultyComponents:
    return FaultyComponents(f"faulty-{key}", domain=__package__, **arguments)
