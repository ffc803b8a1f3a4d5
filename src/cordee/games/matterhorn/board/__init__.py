"""The Matterhorn table as SVG: a still part, a live part, and both in one picture.

`python -m cordee.games.matterhorn.board` writes a table to look at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....engine.dice import packed
from ....ink.cards import said, turn_plaque
from ....ink.finale import celebration
from ....ink.lettering import letters
from ....ink.palette import Theme
from ....ink.paper import DEFS
from ....ink.picture import picture
from ....ink.svg import path
from ....ink.tabletop import frame, margins, table_top
from ..rules import DICE, result_of
from . import printed
from .layout import TABLES, Layout, pyramid
from .pieces import (
    cup,
    dice,
    free_circles,
    marked_row,
    outcome,
    pawns,
    price,
    tokens,
)
from .sheets import panels, token_box
from .targets import SUMMIT, Fields, targets
from .valley import landscape

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....words import Say

__all__ = ["LAYOUTS", "pieces", "scenery", "table", "targets"]

LAYOUTS = {name: (layout.width, layout.height) for name, layout in TABLES.items()}


def scenery(box: dict[str, Any], players: int, say: Say, layout: str = "wide") -> str:
    """The still part: it depends on nothing but its arguments, so it can be drawn once."""
    shape, table = pyramid(layout, box["bottom"]), TABLES[layout]
    x, y, size = table.title
    parts = (
        DEFS,
        table_top(table),
        landscape(shape),
        path(f"M0,{table.scene_bottom}H{table.width}", "ck-none ck-o3"),
        printed.circles(shape),
        printed.numbers(shape),
        printed.cross(shape),
        printed.height(shape, say),
        letters(x, y, say("title").upper(), size, "ck-serif ck-bold ck-ink ck-poster"),
        margins(table, players),
        printed.street(table, players),
        printed.dropped_zone(table, say),
        frame(table),
        printed.legend(table, say),
    )
    return f'<g id="scenery">{"".join(parts)}</g>'


def pieces(
    fields: Fields,
    box: dict[str, Any],
    say: Say,
    names: Sequence[str],
    layout: str = "wide",
    winners: Sequence[int] = (),
    moves: Sequence[str] = (),
) -> str:
    """The live part: whatever moves has an id and a `translate` of its own; `moves` are open."""
    shape, table = pyramid(layout, box["bottom"]), TABLES[layout]
    glow = {name for move in moves for name in targets(move, fields)}
    parts: list[str] = [token_box(table, say, fields["box"])]
    marked_row(parts, shape, fields)
    price(parts, shape, fields)
    free_circles(parts, shape, glow)
    tokens(parts, shape, fields, glow)
    panels(parts, table, fields, names, winners)
    pawns(parts, shape, fields, glow)
    parts.append(_turn(table, fields, say, names, winners))
    if winners:
        x, y, side, step = table.dice
        left, right = x - side / 2, x + (DICE - 1) * step + side / 2
        parts.append(celebration(table, tuple(winners), left, right, y, side))
    else:
        dice(parts, table, fields, glow)
        outcome(parts, table, fields, glow)
    cup(parts, table, glow)
    return f'<g id="pieces">{"".join(parts)}</g>'


def table(
    fields: Fields,
    box: dict[str, Any],
    say: Say,
    names: Sequence[str],
    layout: str = "wide",
    theme: Theme = "light",
    winners: Sequence[int] = (),
    moves: Sequence[str] = (),
) -> str:
    """The whole table as one picture that stands alone."""
    return picture(
        LAYOUTS[layout],
        say,
        _about(fields, say, names),
        theme,
        scenery(box, fields["players"], say, layout),
        pieces(fields, box, say, names, layout, winners, moves),
    )


def _about(fields: Fields, say: Say, names: Sequence[str]) -> str:
    """The table in words, for those who cannot see it."""
    players = "; ".join(
        say("board-desc-player", name=name, places=_places(places, say))
        for name, places in zip(names, fields["pawns"], strict=False)
    )
    obstacles = ", ".join(fields["obstacles"]) or say("board-desc-none")
    return say("board-desc", pawns=players, obstacles=obstacles, box=fields["box"])


def _places(places: list[str], say: Say) -> str:
    spoken = [say("board-summit") if place == SUMMIT else place for place in places]
    return ", ".join(spoken) or say("board-desc-none")


def _turn(
    table: Layout, fields: Fields, say: Say, names: Sequence[str], winners: Sequence[int]
) -> str:
    phase = fields["phase"]
    arguments = {}
    if phase == "token":
        arguments = {"row": result_of(packed(fields["dice"]))}
    elif phase == "actions":
        arguments = {"actions": fields["actions_left"]}
    asks = said(say, f"board-phase-{phase}", **arguments)
    return turn_plaque(table, fields, say, names, winners, asks)
