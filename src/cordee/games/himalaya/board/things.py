"""The things of Himalaya, one by one, as its rules show them."""

from __future__ import annotations

from collections.abc import Mapping

from ....ink.country import FLAG
from ....ink.dice import pips, rolled
from ....ink.layout import Area
from ....ink.seats import climber, sherpa
from ....ink.svg import at, path, scaled
from ....ink.things import Thing, square, upright
from ....ink.yeti import yeti
from .cards import STORM, supply_card, yeti_card
from .layout import WIDE
from .slides import KINDS
from .spaces import space

_SLAB = (30.0, 13.0)
_CHUTE = "M16,4C30,8 34,16 33,24L39,23L29,34L20,25L26,25C27,18 22,12 8,10Z"


def _space(sign: str, above: float = 22, across: float = 68) -> Thing:
    return Thing(space(_SLAB, sign), Area(-across / 2, -above, across, above + 20))


THINGS: Mapping[str, Thing] = {
    "camp": _space("camp", 38, 84),
    "cave": _space("cave", 50),
    "field": _space("snow"),
    "slide": Thing(space(_SLAB, "slide") + path(_CHUTE, KINDS[0]), Area(-34, -16, 76, 54)),
    "summit": Thing(at(24, -6, scaled(0.8, FLAG)) + space(_SLAB, "snow"), Area(-34, -44, 90, 64)),
    "climber": upright(climber(0), 44, 56),
    "sherpa": upright(sherpa(0), 30, 42),
    "sherpas": upright(at(-24, 0, sherpa(1)) + sherpa(0) + at(24, 0, sherpa(0)), 80, 42),
    "yeti": upright(yeti(), 54, 70),
    "die": square(rolled(pips(4), 44), 50),
    "supply": square(supply_card(WIDE, 0, "5/6"), 52),
    "yeti-card": square(yeti_card(WIDE, "-2", True, 44, 40), 52),
    "storm": square(yeti_card(WIDE, STORM, True, 44, 40), 52),
}
"""By the names that the help pages use."""
