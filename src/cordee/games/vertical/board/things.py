"""The things of Vertical, one by one, as its rules show them."""

from __future__ import annotations

from collections.abc import Mapping

from ....ink.seats import climber
from ....ink.svg import scaled
from ....ink.things import Thing, square, upright
from ..rules import KINDS, TOKENS
from .signs import STANDING_LADDER, disc
from .tiles import EQUIPPED, back, tile

_SIDE = 48

THINGS: Mapping[str, Thing] = {
    **{token: square(disc(token, 40), 46) for token in TOKENS},
    **{f"{kind}-tile": square(tile(kind, _SIDE), _SIDE + 4) for kind in KINDS},
    "equipped-tile": square(
        tile(EQUIPPED, _SIDE) + scaled(_SIDE / 100, STANDING_LADDER), _SIDE + 8
    ),
    "pile": square(back(_SIDE), _SIDE + 4),
    "climber": upright(climber(0), 44, 56),
}
"""By the names that the help pages use: a token by its own, tiles as `axe-tile`."""
