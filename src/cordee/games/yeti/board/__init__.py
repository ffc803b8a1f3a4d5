"""The Yeti table as SVG: a still part, a live part, and both in one picture.

`python -m cordee.games.yeti.board` writes a table to look at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....ink.cards import NUMBER, panel, ribbon, said, turn_plaque
from ....ink.finale import celebration
from ....ink.lettering import letters
from ....ink.palette import Theme
from ....ink.paper import DEFS
from ....ink.picture import picture
from ....ink.signs import small
from ....ink.svg import at
from ....ink.tabletop import forest, frame, margins, table_top
from ..fields import forecast
from ..rules import DICE, TILES
from . import printed
from .cards import level_mark, tile, weather_card
from .landscape import landscape
from .layout import TABLES, Layout
from .mountain import medal_rope, signposts
from .signs import TILE
from .tokens import (
    Fields,
    climbers,
    dice,
    goods_start,
    held_step,
    is_active,
    peak_tokens,
    score_track,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....words import Say

LAYOUTS = {name: (layout.width, layout.height) for name, layout in TABLES.items()}
FORECAST = 5  # rounds of weather that lie ahead before the stack comes round again


def scenery(box: dict[str, Any], players: int, say: Say, layout: str = "wide") -> str:
    """The still part: it depends on nothing but its arguments, so it can be drawn once."""
    table = TABLES[layout]
    x, y, size = table.title
    parts = (
        DEFS,
        table_top(table),
        forest(table, players) if table.tall else "",
        landscape(table),
        signposts(table, say),
        medal_rope(table, players),
        letters(x, y, say("title").upper(), size, "ck-serif ck-bold ck-ink ck-poster"),
        printed.track(table, say),
        printed.dice_cup(table),
        margins(table, players),
        frame(table),
        printed.photos(table, box["photos"], players, say),
        printed.blizzard(table, box["blizzard"][players - 2], players, say),
    )
    return f'<g id="scenery">{"".join(parts)}</g>'


def pieces(
    fields: Fields,
    box: dict[str, Any],
    say: Say,
    names: Sequence[str],
    layout: str = "wide",
    winners: Sequence[int] = (),
) -> str:
    """The live part: whatever moves has an id and a `translate` of its own."""
    table = TABLES[layout]
    parts: list[str] = []
    _round(parts, table, fields, say)
    _weather(parts, table, fields, say)
    _tiles(parts, table, fields, box, say)
    climbers(parts, table, fields)
    score_track(parts, table, fields)
    parts.append(_turn(table, fields, say, names, winners))
    _panels(parts, table, fields, say, names, winners)
    peak_tokens(parts, table, fields, box["peaks"])
    dice(parts, table, fields)
    if winners:
        x, y, side, step = table.dice
        left, right = x - side / 2, x + (DICE - 1) * step + side / 2
        parts.append(celebration(table, tuple(winners), left, right, y, side))
    return f'<g id="pieces">{"".join(parts)}</g>'


def table(
    fields: Fields,
    box: dict[str, Any],
    say: Say,
    names: Sequence[str],
    layout: str = "wide",
    theme: Theme = "light",
    winners: Sequence[int] = (),
) -> str:
    """The whole table as one picture that stands alone."""
    scores = ", ".join(
        say("board-desc-player", name=name, score=score)
        for name, score in zip(names, fields["score"], strict=False)
    )
    about = say("board-desc", lap=fields["lap"], scores=scores, yeti=fields["yeti"])
    return picture(
        LAYOUTS[layout],
        say,
        about,
        theme,
        scenery(box, fields["players"], say, layout),
        pieces(fields, box, say, names, layout, winners),
    )


# --- sky: round and weather ----------------------------------------------------------------------


def _round(parts: list[str], table: Layout, fields: Fields, say: Say) -> None:
    x, y, _ = table.title
    size, drop = (14, 18) if table.tall else (20, 30)
    if fields["ending"]:
        rx, ry = table.ribbon
        parts.append(at(rx, ry, ribbon(table, said(say, "last-round")), "ending"))
    text = said(say, "round", lap=fields["lap"])
    parts.append(letters(x, y + drop, text, size, "ck-serif ck-ink", "round"))


def _weather(parts: list[str], table: Layout, fields: Fields, say: Say) -> None:
    if fields["options"].get("weather", "none") == "none":
        return
    area = table.below(table.weather, fields["players"])
    card = weather_card(table, say, fields["weather"], tuple(forecast(fields, FORECAST)))
    parts.append(at(area.x, area.y, card, "weather"))


# --- equipment -----------------------------------------------------------------------------------


def _tiles(parts: list[str], table: Layout, fields: Fields, box: dict[str, Any], say: Say) -> None:
    for i, name in enumerate(TILES):
        tag = box["equipment"][name]
        numbers = (tag["cost"], tag["resale"], tag["value"])
        area = table.tile_place(i, fields["players"])
        drawing = tile(table, say, name, numbers, fields["equipment"][name], area)
        parts.append(at(area.x, area.y, drawing, f"tile-{name}", "ck-piece"))


# --- players -------------------------------------------------------------------------------------


def _turn(
    table: Layout, fields: Fields, say: Say, names: Sequence[str], winners: Sequence[int]
) -> str:
    phase = fields["phase"]
    if phase == "keep" and fields["rolled"]["snow"]:
        phase = "keep-snow"
    waiting = said(say, "round", lap=fields["lap"]) if phase in ("show", "weather") else ""
    asks = said(say, f"board-phase-{phase}")
    return turn_plaque(table, fields, say, names, winners, asks, waiting)


def _panels(
    parts: list[str],
    table: Layout,
    fields: Fields,
    say: Say,
    names: Sequence[str],
    winners: Sequence[int],
) -> None:
    for seat in range(fields["players"]):
        area = table.panel(seat, fields["players"])
        inside = (
            panel(table, seat, names[seat], is_active(fields, seat), seat in winners, area)
            + level_mark(table, say, fields["level"][seat])
            + _score(table, seat, fields["score"][seat], area.width)
            + _belongings(table, fields, seat, area.width)
        )
        parts.append(at(area.x, area.y, inside, f"panel-{seat}"))


def _score(table: Layout, seat: int, score: int, width: float) -> str:
    y, size = (23, 22) if table.tall else (39, 34)
    return letters(width - (9 if table.tall else 14), y, str(score), size, NUMBER, f"score-{seat}")


def _belongings(table: Layout, fields: Fields, seat: int, width: float) -> str:
    """The signs of the tiles that a player owns, closer together when there are many."""
    owned = [name for name in TILES if fields["equipment"][name] == seat]
    if not owned:
        return ""
    start, y, end = (goods_start(fields, seat), 15, 58) if table.tall else (table.band + 24, 81, 20)
    held = fields["held"][seat]
    if table.tall and held:
        start += held_step(table, held, width) * (held - 1) + 25
    step = min(32 if not table.tall else 25, (width - start - end) / max(1, len(owned) - 1))
    size = max(18, min(22 if table.tall else 27, step + 1))
    return "".join(
        at(start + i * step, y, small(TILE[name], size), f"own-{name}")
        for i, name in enumerate(owned)
    )
