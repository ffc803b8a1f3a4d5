"""The components of Yeti: what the file may contain, and how the kernel gets it."""

from __future__ import annotations

from random import Random

from ...engine.components import Flag, Numbers, Pair, Schema, Some, Whole, Word, shipped
from ...engine.data import Box, OpenBox
from ...engine.errors import FaultyComponents
from ...engine.kernel import Record
from ...words import shown
from .rules import BOX, GOOD, TILES, WEATHER_TILES

__all__ = ["BOX", "SCHEMA", "another", "check", "gone_after_use", "other_sides", "pack"]

ONCE = ("purse", "guide")  # Y5: goggles and radio as the file says, the others last
MAYBE_ONCE = ("goggles", "radio")
NUMBER = Whole(0, 99)
SKY = Word(WEATHER_TILES)
SCHEMA: Schema = {
    "start": Whole(1, 9999),  # Y2
    "peaks": Numbers(5, Whole(1, 99)),  # Y3
    "photos": Numbers(7, NUMBER),  # Y4
    "blizzard": Numbers(4, NUMBER),  # Y14
    "equipment": {  # Y5
        tile: {
            "cost": Whole(1, 99),
            "resale": NUMBER,
            "value": NUMBER,
            **({"once": Flag()} if tile in MAYBE_ONCE else {}),
        }
        for tile in TILES
    },
    "weather": Some(len(WEATHER_TILES), len(WEATHER_TILES), Pair(SKY, SKY)),  # Y6
}


def check(box: OpenBox) -> None:
    """Y3: the highest peak token comes first; Y6: each face is on one tile."""
    if box["peaks"] != sorted(box["peaks"], reverse=True):
        raise FaultyComponents("components-falling", entry="peaks", value=shown(box["peaks"]))
    for side in (0, 1):
        faces = [pair[side] for pair in box["weather"]]
        for i, face in enumerate(faces):
            if face in faces[:i]:
                raise FaultyComponents(
                    "faulty-weather",
                    domain=__package__,
                    entry=f"weather[{i}][{side}]",
                    value=shown(face),
                    other=f"weather[{faces.index(face)}][{side}]",
                    missing=", ".join(name for name in WEATHER_TILES if name not in faces),
                )
    box["weather"].sort(key=lambda pair: WEATHER_TILES.index(pair[GOOD]))


FASTEST = (12, 8, 6, 5)
"""How far the yeti may run with 2, 3, 4, 5 players so that somebody still catches up with it."""


def another(random: Random) -> dict[str, object]:
    """Other numbers, mostly within a factor of two of those of the box."""
    scale, bend = random.uniform(0.5, 2.0), random.uniform(0.8, 1.25)
    usual = shipped(__package__)["photos"]
    photos = [scale * points * bend ** (i - 3) for i, points in enumerate(usual)]
    return {
        "start": random.randint(30, 90),
        "peaks": sorted((random.randint(1, 14) for _ in range(5)), reverse=True),
        "photos": sorted(min(99, round(points)) for points in photos),
        "blizzard": [random.randint(2, most) for most in FASTEST],
        "equipment": {
            tile: {
                "cost": random.randint(1, 6),
                "resale": random.randint(0, 8),
                "value": random.randint(0, 6),
                **({"once": random.random() < 0.5} if tile in MAYBE_ONCE else {}),
            }
            for tile in TILES
        },
    }


def gone_after_use(box: Box, tile: str) -> bool:
    """Y5: does a tile work once?"""
    return tile in ONCE or bool(box["equipment"][tile].get("once"))


def other_sides(box: Box) -> list[int]:
    """Y6: for each face the one on the back of its tile."""
    back = [0] * (2 * len(WEATHER_TILES))
    for good, bad in box["weather"]:
        plus, minus = 2 * WEATHER_TILES.index(good), 2 * WEATHER_TILES.index(bad) + 1
        back[plus], back[minus] = minus, plus
    return back


def pack(box: Box, rec: Record) -> None:
    """One column for each number on the equipment."""
    for key in ("start", "peaks", "photos", "blizzard"):
        rec[key] = box[key]
    for column in ("cost", "resale", "value"):
        rec[column] = [box["equipment"][tile][column] for tile in TILES]
    rec["once"] = [gone_after_use(box, tile) for tile in TILES]
    rec["back"] = other_sides(box)
