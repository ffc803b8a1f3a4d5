"""The Himalaya table as SVG: a still part, a live part, and both in one picture.

`python -m cordee.games.himalaya.board` writes a table to look at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....ink.cards import panel, ribbon, said, turn_plaque
from ....ink.finale import celebration
from ....ink.lettering import letters
from ....ink.palette import Theme
from ....ink.paper import DEFS
from ....ink.picture import picture
from ....ink.seats import SEATS
from ....ink.svg import at, path
from ....ink.tabletop import forest, frame, margins, table_top
from ..rules import CARDS, PLAYERS
from .cards import STORM, card_name, deck, sheet, supplies, yeti_card_name
from .crowd import Fields
from .face import base_camp, landscape
from .layout import TABLES, Layout
from .spaces import spaces
from .tokens import dice, dice_count, figures

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....words import Say

__all__ = ["LAYOUTS", "pieces", "scenery", "table", "targets", "yeti_card_name"]

LAYOUTS = {name: (layout.width, layout.height) for name, layout in TABLES.items()}


def scenery(box: dict[str, Any], players: int, say: Say, layout: str = "wide") -> str:
    """The still part: it depends on nothing but its arguments, so it can be drawn once."""
    table = TABLES[layout]
    x, y, size = table.title
    parts = (
        DEFS,
        table_top(table),
        forest(table, players) if table.tall and players < SEATS else "",
        margins(table, players),
        landscape(table),
        base_camp(table, players, say),
        spaces(table, box["route"], say),
        letters(x, y, say("title").upper(), size, "ck-serif ck-bold ck-ink ck-poster"),
        path(f"M0,{table.scene_bottom:g}H{table.width}", "ck-none ck-o3"),
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
    glowing = frozenset(name for move in moves for name in targets(move, fields))
    parts: list[str] = []
    deck(parts, table, fields, say)
    if STORM in fields["deck"]:
        parts.append(at(*table.ribbon, ribbon(table, said(say, "board-storm")), "storm"))
    figures(parts, table, fields, box["route"]["length"], glowing)
    parts.append(_turn(table, fields, say, names, winners))
    _panels(parts, table, fields, tuple(box["route"]["camps"]), say, names, winners)
    supplies(parts, table, fields, say, glowing)
    if winners:
        x, y, side, step = table.dice
        right = x + (dice_count(PLAYERS[1]) - 1) * step + side / 2
        parts.append(celebration(table, tuple(winners), x - side / 2, right, y, side))
    else:
        dice(parts, table, fields, glowing)
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
    climbers = ", ".join(
        say("board-desc-player", name=name, space=space)
        for name, space in zip(names, fields["climber"], strict=False)
    )
    length = box["route"]["length"]
    about = say("board-desc", length=length, climbers=climbers, yeti=fields["yeti"])
    return picture(
        LAYOUTS[layout],
        say,
        about,
        theme,
        scenery(box, fields["players"], say, layout),
        pieces(fields, box, say, names, layout, winners, moves),
    )


# --- what a move asks to click -------------------------------------------------------------------


def targets(move: str, fields: Fields) -> tuple[str, ...]:
    """The die or card of a move, then the piece that it moves."""
    words = move.split()
    seat, dice = fields["turn"], fields["dice"]
    if words[0] == "reroll":
        return ("cup",)
    if words[0] == "recover":
        return (card_name(seat, words[1]),)
    if words[0] == "skip":
        return (f"die-{dice.index(int(words[1]))}",)
    if words[0] == "card":
        values = next(c for c in CARDS if words[1] in c.split("/"))
        return (card_name(seat, values), _piece(words[2:], fields))
    if words[0].isdigit():
        return (f"die-{dice.index(int(words[0]))}", _piece(words[1:], fields))
    return ()


def _piece(words: list[str], fields: Fields) -> str:
    """The climber, or of the sherpas on the named space the one in front."""
    seat = fields["turn"]
    if words[0] == "climber":
        return f"climber-{seat}"
    space, stands = int(words[1]), fields["sherpas"][seat]
    return f"sherpa-{seat}-{max(k for k, stand in enumerate(stands) if stand == space)}"


# --- players -------------------------------------------------------------------------------------


def _turn(
    table: Layout, fields: Fields, say: Say, names: Sequence[str], winners: Sequence[int]
) -> str:
    phase = fields["phase"].replace(" ", "-")
    if phase == "move" and len(fields["dice"]) == 1:
        phase = "move-last"
    if phase == "over" and max(fields["climber"]) < fields["route"]["length"]:
        phase = "over-storm"
    return turn_plaque(table, fields, say, names, winners, said(say, f"board-phase-{phase}"))


def _panels(
    parts: list[str],
    table: Layout,
    fields: Fields,
    camps: tuple[int, ...],
    say: Say,
    names: Sequence[str],
    winners: Sequence[int],
) -> None:
    for seat in range(fields["players"]):
        area = table.panel(seat, fields["players"])
        active = seat == fields["turn"] and fields["phase"] != "over"
        recovered = tuple(fields["recovered"][seat])
        space = fields["climber"][seat]
        inside = panel(table, seat, names[seat], active, seat in winners, area) + sheet(
            table, say, seat, space, camps, recovered, area.width
        )
        parts.append(at(area.x, area.y, inside, f"panel-{seat}"))
