"""The Himalaya table as SVG.

`python -m cordee.games.himalaya.board` writes a table to look at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.data import Box
from ....ink.cards import panels, ribbon, turn_plaque
from ....ink.finale import celebration
from ....ink.layout import Area
from ....ink.picture import View, live, still
from ....ink.seats import SEATS
from ....ink.svg import at
from ....ink.tabletop import cup, forest
from .cards import STORM, deck, sheet, stormed, supplies, yeti_card_name
from .face import base_camp, landscape
from .goals import goals
from .layout import LAYOUTS, Layout
from .meanings import meanings
from .route import way
from .spaces import spaces
from .targets import alike, targets
from .things import THINGS
from .tokens import dice, figures

if TYPE_CHECKING:
    from ....words import Say

__all__ = [
    "FOCUS",
    "LAYOUTS",
    "THINGS",
    "about",
    "alike",
    "landmarks",
    "meanings",
    "pieces",
    "scenery",
    "targets",
    "tray",
    "yeti_card_name",
]

FOCUS = True


def scenery(box: Box, players: int, say: Say, layout: str = "wide") -> str:
    """The mountain with its route, and the base camp."""
    table = LAYOUTS[layout]
    return still(
        table,
        players,
        say,
        forest(table, players) if table.tall and players < SEATS else "",
        landscape(table),
        base_camp(table, players, say),
        spaces(table, box["route"], say),
    )


def pieces(view: View) -> str:
    """Climbers, sherpas, the yeti, dice and cards, where one may go, and whose turn it is."""
    table, fields = LAYOUTS[view.layout], view.fields
    lit = view.glowing(targets)
    parts: list[str] = []
    deck(parts, table, view)
    if STORM in fields["deck"]:
        parts.append(at(*table.ribbon, ribbon(table, view.said("board-storm")), "storm"))
    goals(parts, table, view, lit)
    figures(parts, table, view, lit)
    parts.append(_turn(table, view))
    parts.append(_panels(table, view))
    supplies(parts, table, view, lit)
    if view.winners:
        parts.append(celebration(table, view.winners))
    else:
        dice(parts, table, fields, lit)
        parts.append(cup(*table.cup, "cup" in lit))
    return live(parts)


def landmarks(view: View) -> tuple[tuple[str, float], ...]:
    """The summit, the yeti, and whoever leads."""
    fields, length = view.fields, view.box["route"]["length"]
    places = way(LAYOUTS["tall"], length).spaces
    leader = max(range(view.players), key=lambda seat: fields["climber"][seat])
    marks = [
        (view.said("board-summit"), places[length][1]),
        (view.said("board-yeti"), places[fields["yeti"]][1]),
    ]
    if fields["climber"][leader]:
        marks.append((view.names[leader], places[fields["climber"][leader]][1]))
    return tuple(marks)


def tray(view: View, seat: int) -> tuple[Area, ...]:
    """The dice, and one's own sheet with its cards."""
    table = LAYOUTS["tall"]
    return table.dice.strip, table.panel(seat, view.players)


def about(view: View) -> str:
    """How far everyone is, in words."""
    fields = view.fields
    climbers = ", ".join(
        view.say("board-desc-player", name=name, space=space)
        for name, space in zip(view.names, fields["climber"], strict=False)
    )
    length = view.box["route"]["length"]
    return view.say("board-desc", length=length, climbers=climbers, yeti=fields["yeti"])


# --- players -------------------------------------------------------------------------------------


def _turn(table: Layout, view: View) -> str:
    fields = view.fields
    phase = fields["phase"].replace(" ", "-")
    if phase == "move" and len(fields["dice"]) == 1:
        phase = "move-last"
    if stormed(view):
        phase = "over-storm"
    return turn_plaque(table, view, view.said(f"board-phase-{phase}"))


def _panels(table: Layout, view: View) -> str:
    fields, camps = view.fields, tuple(view.box["route"]["camps"])

    def inside(seat: int, area: Area) -> str:
        space, recovered = fields["climber"][seat], tuple(fields["recovered"][seat])
        return sheet(table, view.say, seat, space, camps, recovered, area.width)

    return panels(table, view, inside)
