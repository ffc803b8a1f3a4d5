"""The things of Yeti, one by one, as its rules show them."""

from __future__ import annotations

from collections.abc import Mapping

from ....ink.dice import rolled
from ....ink.lettering import letters
from ....ink.paper import card
from ....ink.seats import badge, climber
from ....ink.signs import small
from ....ink.svg import at, box
from ....ink.things import Thing, square, upright
from ....ink.yeti import yeti
from ..rules import FACES, TILES, WEATHER_TILES
from .cards import weather_sign
from .printed import CAMERA
from .signs import FACE, TILE, medal, weather

_CARD, _TILE = 64, 40


def _equipment(name: str) -> Thing:
    half = _TILE / 2
    return square(at(-half, -half, card(_TILE, _TILE)) + small(TILE[name], 30), _TILE + 8)


def _weather(face: str) -> Thing:
    half = _CARD / 2
    rim = box(-half, -half, _CARD, _CARD, 0, "ck-none ck-o")
    return square(
        weather(face, _CARD) + rim + at(half - 8, half - 8, weather_sign(face, 9)), _CARD + 6
    )


THINGS: Mapping[str, Thing] = {
    **{face: square(rolled(FACE[face], 44), 50) for face in FACES},
    **{name: _equipment(name) for name in TILES},
    **{f"{name}{way}": _weather(f"{name}{way}") for name in WEATHER_TILES for way in "+-"},
    "climber": upright(climber(0), 44, 56),
    "yeti": upright(yeti(), 54, 70),
    "marker": square(badge(1, 12), 32),
    "peak": square(medal(15) + letters(0, 5.5, "8", 16, "ck-serif ck-bold ck-mid ck-on-gold"), 46),
    "photo": square(small(CAMERA, 40), 44),
}
"""By the names that the help pages use; weather as it is written, `thaw+`."""
