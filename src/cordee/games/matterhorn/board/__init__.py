"""The Matterhorn table as SVG.

`python -m cordee.games.matterhorn.board` writes a table to look at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.data import Box
from ....engine.dice import packed
from ....ink.cards import turn_plaque
from ....ink.finale import celebration
from ....ink.layout import Area
from ....ink.picture import View, live, still
from ....ink.tabletop import cup
from ..rules import result_of
from . import printed
from .layout import LAYOUTS, Layout, pyramid
from .meanings import meanings
from .pieces import dice, free_circles, marked_row, outcome, pawns, preview, price, tokens
from .sheets import sheets, token_box
from .targets import SUMMIT, alike, targets
from .things import THINGS
from .valley import landscape

if TYPE_CHECKING:
    from ....words import Say

__all__ = [
    "LAYOUTS",
    "THINGS",
    "about",
    "alike",
    "meanings",
    "pieces",
    "preview",
    "scenery",
    "targets",
    "tray",
]


def scenery(box: Box, players: int, say: Say, layout: str = "wide") -> str:
    """The mountain with its circles, the valley, and the places on the table."""
    shape, table = pyramid(layout, box), LAYOUTS[layout]
    return still(
        table,
        players,
        say,
        landscape(shape),
        printed.circles(shape),
        printed.numbers(shape),
        printed.cross(shape),
        printed.height(shape, say),
        printed.street(table, players),
        printed.dropped_zone(table, say),
        printed.legend(table, say),
    )


def pieces(view: View) -> str:
    """Pawns, tokens and dice, what they make, and whose turn it is."""
    table, fields = LAYOUTS[view.layout], view.fields
    shape = pyramid(view.layout, view.box)
    lit = view.glowing(targets)
    parts: list[str] = [token_box(table, view.say, fields["box"])]
    marked_row(parts, shape, fields)
    price(parts, shape, fields)
    free_circles(parts, shape, lit)
    tokens(parts, shape, fields, lit)
    parts.append(sheets(table, view))
    pawns(parts, shape, fields, lit)
    parts.append(_turn(table, view))
    if view.winners:
        parts.append(celebration(table, view.winners))
    else:
        dice(parts, table, fields, lit)
        outcome(parts, table, fields, lit)
    parts.append(cup(*table.cup, "cup" in lit))
    return live(parts)


def tray(_view: View, _seat: int) -> tuple[Area, ...]:
    """The dice, and what they make."""
    return (LAYOUTS["tall"].dice.strip,)


def about(view: View) -> str:
    """Pawns and obstacles in words."""
    fields, say = view.fields, view.say
    players = say("semicolon").join(
        say("board-desc-player", name=name, places=_places(places, say))
        for name, places in zip(view.names, fields["pawns"], strict=False)
    )
    obstacles = ", ".join(fields["obstacles"]) or say("board-desc-none")
    return say("board-desc", pawns=players, obstacles=obstacles, box=fields["box"])


def _places(places: list[str], say: Say) -> str:
    spoken = [say("board-summit") if place == SUMMIT else place for place in places]
    return ", ".join(spoken) or say("board-desc-none")


def _turn(table: Layout, view: View) -> str:
    fields, phase = view.fields, view.fields["phase"]
    arguments = {}
    if phase == "token":
        arguments = {"row": result_of(packed(fields["dice"]))}
    elif phase == "choose":
        arguments = {"actions": len(fields["action_tokens"])}
    elif phase == "actions":
        arguments = {"actions": fields["actions_left"]}
    return turn_plaque(table, view, view.said(f"board-phase-{phase}", **arguments))
