"""The Vertical table as SVG: a still part, a live part, and both in one picture.

`python -m cordee.games.vertical.board` writes a table to look at.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ....ink.cards import panel, said, turn_plaque
from ....ink.finale import celebration
from ....ink.lettering import letters
from ....ink.palette import Theme
from ....ink.paper import DEFS
from ....ink.picture import picture
from ....ink.svg import at, path
from ....ink.tabletop import forest, frame, margins, table_top
from .bags import bag, reached, stock
from .chart import chart
from .cliff import Fields, beyond, cliff, climbers, columns, equipment, heights, spots
from .landscape import landscape
from .layout import TABLES, Layout
from .piles import hand, piles, stacks
from .targets import targets
from .view import view

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....words import Say

__all__ = ["LAYOUTS", "Fields", "pieces", "scenery", "table", "targets"]

LAYOUTS = {name: (layout.width, layout.height) for name, layout in TABLES.items()}


def scenery(
    box: dict[str, Any],  # noqa: ARG001 - as every board is asked
    players: int,
    say: Say,
    layout: str = "wide",
) -> str:
    """The still part: it depends on nothing but its arguments, so it can be drawn once."""
    table = TABLES[layout]
    x, y, size = table.title
    parts = (
        DEFS,
        table_top(table),
        forest(table, players) if table.tall else "",
        landscape(table),
        margins(table, players),
        path(f"M0,{table.scene_bottom}H{table.width}", "ck-none ck-o3"),
        letters(x, y, say("title").upper(), size, "ck-serif ck-bold ck-ink ck-poster"),
        frame(table),
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
    """The live part: whatever moves has an id and a `translate` of its own."""
    table = TABLES[layout]
    shown = view(table, fields)
    glowing = {part for move in moves for part in targets(move, fields)}
    open_places = [_place(move) for move in moves if move.startswith("place ")]
    parts: list[str] = []
    parts.append(heights(table, shown))
    cliff(parts, shown, fields, say, glowing)
    spots(parts, table, shown, say, open_places)
    equipment(parts, shown, fields, say)
    beyond(parts, table, shown)
    parts.append(columns(table, shown))
    chart(parts, shown, fields, say, glowing, open_places)
    climbers(parts, table, shown, fields)
    parts.append(_progress(table, fields, box, say))
    asks = said(say, f"board-phase-{fields['phase']}")
    parts.append(turn_plaque(table, fields, say, names, winners, asks))
    stock(parts, table, fields, say, glowing)
    piles(parts, table, fields, say)
    _panels(parts, table, fields, say, names, winners, glowing)
    if winners:
        left, right = table.hand.x, table.stacks.x + table.stacks.width
        middle, side = table.hand.y + table.hand.height / 2 - 5, 42 if table.tall else 52
        # Fireworks would burn on the small map.
        sky = table if shown.chart is None else replace(table, sparks=())
        parts.append(celebration(sky, tuple(winners), left, right, middle, side))
    else:
        hand(parts, table, fields, say)
        stacks(parts, table, fields, say)
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
    heights = ", ".join(
        say("board-desc-foot", name=name)
        if place is None
        else say("board-desc-climber", name=name, height=place[1])
        for name, place in zip(names, fields["climbers"], strict=False)
    )
    left = sum(sum(pile.values()) for pile in fields["piles"])
    about = say("board-desc", tiles=len(fields["tiles"]), left=left, heights=heights)
    return picture(
        LAYOUTS[layout],
        say,
        about,
        theme,
        scenery(box, fields["players"], say, layout),
        pieces(fields, box, say, names, layout, winners, moves),
    )


def _place(move: str) -> tuple[int, int]:
    x, y = move.split(" ")[-1].split(",")
    return int(x), int(y)


def _progress(table: Layout, fields: Fields, box: dict[str, Any], say: Say) -> str:
    """How many tiles have been drawn: after the last one the game is over."""
    whole = sum(sum(pile.values()) for pile in box["pile"])
    left = sum(sum(pile.values()) for pile in fields["piles"])
    text = said(say, "board-progress", drawn=whole - left, whole=whole)
    (x, y), size = table.progress, table.text + 2 - table.tall
    return letters(x, y, text, size, f"ck-serif ck-ink{' ck-end' * table.tall}", "progress")


def _panels(
    parts: list[str],
    table: Layout,
    fields: Fields,
    say: Say,
    names: Sequence[str],
    winners: Sequence[int],
    glowing: set[str],
) -> None:
    for seat, place in enumerate(fields["climbers"]):
        area = table.panel(seat, fields["players"])
        active = seat == fields["turn"] and fields["phase"] != "over"
        sheet = panel(table, seat, names[seat], active, seat in winners, area)
        height = reached(table, say, seat, place and place[1], area.width)
        parts.append(at(area.x, area.y, sheet + height, f"panel-{seat}"))
        bag(parts, table, fields, seat, say, area, glowing)
