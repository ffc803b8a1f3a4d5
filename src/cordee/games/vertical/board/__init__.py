"""The Vertical table as SVG.

`python -m cordee.games.vertical.board` writes a table to look at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.data import Box
from ....ink.cards import panels, turn_plaque
from ....ink.finale import celebration
from ....ink.layout import Area
from ....ink.lettering import letters
from ....ink.picture import View, live, still
from ....ink.tabletop import forest
from .bags import bags, reached, stock
from .camera import camera
from .cliff import cliff, climbers, columns, equipment, heights, plane, spots
from .landscape import landscape
from .layout import LAYOUTS, Layout
from .looking import looking
from .meanings import meanings
from .minimap import chart
from .piles import hand, piles, stacks
from .targets import targets
from .things import THINGS

if TYPE_CHECKING:
    from ....words import Say

__all__ = [
    "FOCUS",
    "LAYOUTS",
    "THINGS",
    "about",
    "meanings",
    "pieces",
    "scenery",
    "targets",
    "tray",
]

FOCUS = True


def scenery(
    box: Box,  # noqa: ARG001 - as every board is asked
    players: int,
    say: Say,
    layout: str = "wide",
) -> str:
    """The meadow and the mountain behind; the cliff grows before it."""
    table = LAYOUTS[layout]
    wood = forest(table, players) if table.tall else ""
    return still(table, players, say, wood, landscape(table))


def pieces(view: View) -> str:
    """The cliff and all that is on it, tiles, tokens, and whose turn it is."""
    table, fields = LAYOUTS[view.layout], view.fields
    shown = camera(table, fields, view.focus)
    lit = view.glowing(targets)
    open_places = {move.arguments[0]: None for move in view.moves if move.kind == "place"}
    standing: list[str] = []
    cliff(standing, shown, view, lit)
    spots(standing, table, shown, view.say, open_places)
    equipment(standing, shown, view)
    parts: list[str] = [heights(table, shown), plane(shown, "".join(standing))]
    looking(parts, table, shown, view)
    parts.append(columns(table, shown))
    chart(parts, shown, view, lit, open_places)
    climbers(parts, table, shown, view)
    parts.append(_progress(table, view))
    parts.append(turn_plaque(table, view, view.said(f"board-phase-{fields['phase']}")))
    stock(parts, table, view, lit)
    piles(parts, table, view)
    parts.append(_panels(table, view))
    bags(parts, table, view, lit)
    if view.winners:
        # Fireworks would burn on the small map.
        parts.append(celebration(table, view.winners, fireworks=shown.chart is None))
    else:
        hand(parts, table, view)
        stacks(parts, table, view)
    return live(parts)


def tray(view: View, seat: int) -> tuple[Area, ...]:
    """The tile in hand and one's own bag; the stock while bags are packed."""
    table = LAYOUTS["tall"]
    own = table.panel(seat, view.players)
    return {"pack": (table.stock, own), "equip": (own, table.hand)}.get(
        view.fields["phase"], (table.hand, own)
    )


def about(view: View) -> str:
    """How high everyone is, in words."""
    fields, say = view.fields, view.say
    heights = ", ".join(
        say("board-desc-foot", name=name)
        if place is None
        else say("board-desc-climber", name=name, height=place[1])
        for name, place in zip(view.names, fields["climbers"], strict=False)
    )
    left = sum(sum(pile.values()) for pile in fields["piles"])
    return say("board-desc", tiles=len(fields["tiles"]), left=left, heights=heights)


def _progress(table: Layout, view: View) -> str:
    """How many tiles have been drawn: after the last one the game is over."""
    whole = sum(sum(pile.values()) for pile in view.box["pile"])
    left = sum(sum(pile.values()) for pile in view.fields["piles"])
    text = view.said("board-progress", drawn=whole - left, whole=whole)
    (x, y), size = table.progress, table.letter
    return letters(x, y, text, size, f"ck-serif ck-ink{' ck-end' * table.tall}", "progress")


def _panels(table: Layout, view: View) -> str:
    def inside(seat: int, area: Area) -> str:
        place = view.fields["climbers"][seat]
        return reached(table, view.say, seat, place and place[1], area.width)

    return panels(table, view, inside)
