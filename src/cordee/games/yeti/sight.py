"""What Yeti shows its judge: what programs see, and the numbers of the box."""

from __future__ import annotations

from typing import Any

from ...engine.encoding import Part, figure, size_of
from ...engine.kernel import Record, kernel
from .encoding import FIELDS, observe

VERSION = 1
PEAKS, PHOTOS, TILES = 5, 7, 7
COMMON = (
    *FIELDS,
    Part("start", 1, "where the yeti starts, by 50 (Y2)"),
    Part("peaks", PEAKS, "points of the peak tokens, by 10 (Y3)"),
    Part("photos", PHOTOS, "points of the photos, by 20 (Y4)"),
    Part("blizzard", 1, "points of the blizzard with so many players, by 7 (Y14)"),
    Part("equipment", 4 * TILES, "of each tile: cost, resale and value, by 5; does it work once?"),
)
TABLE = size_of(FIELDS)


@kernel
def see(rec: Record, out: Any) -> None:
    """The table, and what is printed on the components."""
    observe(rec, int(rec.turn), out)
    box = rec.box
    at = figure(out, TABLE, box.start / 50)
    for i in range(PEAKS):
        at = figure(out, at, box.peaks[i] / 10)
    for i in range(PHOTOS):
        at = figure(out, at, box.photos[i] / 20)
    at = figure(out, at, box.blizzard[int(rec.players) - 2] / 7)
    for tile in range(TILES):
        at = figure(out, at, box.cost[tile] / 5)
        at = figure(out, at, box.resale[tile] / 5)
        at = figure(out, at, box.value[tile] / 5)
        at = figure(out, at, float(box.once[tile]))
