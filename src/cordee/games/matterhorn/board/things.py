"""The things of Matterhorn, one by one, as its rules show them."""

from __future__ import annotations

from collections.abc import Mapping

from ....ink.seats import climber
from ....ink.svg import circle
from ....ink.things import Thing, square, upright
from .pieces import die_shown
from .signs import SUMMIT_CROSS, action_side, obstacle_side, tag

_DIE, _DISC = 44, 19

THINGS: Mapping[str, Thing] = {
    "die": square(die_shown(4, _DIE, True), 50),
    "pair": square(die_shown(2, _DIE, False), 50),
    "action": square(action_side(_DISC), 46),
    "obstacle": square(obstacle_side(_DISC), 46),
    "circle": square(circle(0, 0, _DISC, "ck-card ck-o"), 46),
    "row": square(tag(40, 30, 20, "12", "ck-card ck-o", 1), 52),
    "pawn": upright(climber(0), 44, 56),
    "summit": upright(SUMMIT_CROSS, 40, 56),
}
"""By the names that the help pages use."""
