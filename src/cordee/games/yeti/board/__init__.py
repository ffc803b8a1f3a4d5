"""The Yeti table as SVG.

`python -m cordee.games.yeti.board` writes a table to look at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.data import Box
from ....ink.cards import NUMBER, panels, ribbon, turn_plaque
from ....ink.finale import celebration
from ....ink.layout import Area
from ....ink.lettering import letters
from ....ink.picture import Fields, View, live, still
from ....ink.signs import small
from ....ink.svg import at
from ....ink.tabletop import forest
from ..fields import forecast
from ..rules import FACES, TILES
from . import printed
from .cards import level_mark, tiles, weather_card
from .landscape import landscape
from .layout import LAYOUTS, Layout
from .meanings import meanings
from .mountain import medal_rope, signposts
from .signs import TILE
from .targets import alike, targets
from .things import THINGS
from .tokens import (
    climbers,
    dice,
    faces,
    goods_start,
    held_step,
    is_waiting,
    landings,
    peak_tokens,
    score_track,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from ....words import Say

__all__ = [
    "LAYOUTS",
    "THINGS",
    "about",
    "alike",
    "meanings",
    "pieces",
    "scenery",
    "targets",
    "tray",
]

FORECAST = 5  # rounds of weather that lie ahead before the stack comes round again


def scenery(box: Box, players: int, say: Say, layout: str = "wide") -> str:
    """The mountain and its country, the track, the film and the blizzard card."""
    table = LAYOUTS[layout]
    return still(
        table,
        players,
        say,
        forest(table, players) if table.tall else "",
        landscape(table),
        signposts(table, say),
        medal_rope(table, players),
        printed.track(table, say),
        printed.dice_cup(table),
        printed.needs(table, say),
        printed.photos(table, box["photos"], players, say),
        printed.blizzard(table, box["blizzard"][players - 2], players, say),
    )


def pieces(view: View) -> str:
    """Climbers, markers, the yeti, tiles and dice; weather, scores and whose turn it is."""
    table, fields = LAYOUTS[view.layout], view.fields
    lit = view.glowing(targets)
    parts: list[str] = []
    _round(parts, table, view)
    _weather(parts, table, view)
    tiles(parts, table, view, lit)
    printed.open_photos(parts, table, view, lit)
    landings(parts, table, fields, lit)
    climbers(parts, table, fields, lit)
    score_track(parts, table, fields)
    parts.append(_turn(table, view))
    parts.append(panels(table, view, _sheet(table, view), is_waiting(fields)))
    peak_tokens(parts, table, fields, view.box["peaks"])
    dice(parts, table, fields, lit)
    faces(parts, table, lit)
    if view.winners:
        parts.append(celebration(table, view.winners))
    return live(parts)


def tray(view: View, _seat: int) -> tuple[Area, ...]:
    """The dice; the market while somebody buys; the weather, where there is any."""
    table, fields, players = LAYOUTS["tall"], view.fields, view.players
    if fields["phase"] == "coins":
        return (table.below(table.market, players),)
    strips = [table.dice.strip]
    if view.glowing(targets) & {f"face-{face}" for face in FACES}:
        strips.append(table.faces.strip)
    if fields["options"].get("weather", "none") != "none":
        strips.append(table.below(table.weather, players))
    return tuple(strips)


def about(view: View) -> str:
    """Round, scores and the yeti in words."""
    fields = view.fields
    scores = ", ".join(
        view.say("board-desc-player", name=name, score=score)
        for name, score in zip(view.names, fields["score"], strict=False)
    )
    return view.say("board-desc", lap=fields["lap"], scores=scores, yeti=fields["yeti"])


# --- sky: round and weather ----------------------------------------------------------------------


def _round(parts: list[str], table: Layout, view: View) -> None:
    x, y, _ = table.title
    size, drop = (14, 18) if table.tall else (20, 30)
    if view.fields["ending"]:
        parts.append(at(*table.ribbon, ribbon(table, view.said("last-round")), "ending"))
    text = view.said("round", lap=view.fields["lap"])
    parts.append(letters(x, y + drop, text, size, "ck-serif ck-ink", "round"))


def _weather(parts: list[str], table: Layout, view: View) -> None:
    fields = view.fields
    if fields["options"].get("weather", "none") == "none":
        return
    area = table.below(table.weather, view.players)
    card = weather_card(
        table, view.say, fields["weather"], tuple(forecast(fields, view.box, FORECAST))
    )
    parts.append(at(area.x, area.y, card, "weather"))


# --- players -------------------------------------------------------------------------------------


def _turn(table: Layout, view: View) -> str:
    fields = view.fields
    phase = fields["phase"]
    if phase == "keep":
        phase += "-several" if _several(fields) else ""
        phase += "-snow" if fields["rolled"]["snow"] else ""
    waiting = view.said("round", lap=fields["lap"]) if is_waiting(fields) else ""
    return turn_plaque(table, view, view.said(f"board-phase-{phase}"), waiting)


def _several(fields: Fields) -> bool:
    """Y10: may more than one symbol be kept?"""
    by_radio: bool = fields["equipment"]["radio"] == fields["turn"]
    return by_radio or fields["weather"] == "clear+"


def _sheet(table: Layout, view: View) -> Callable[[int, Area], str]:
    """What lies on a player's sheet: level, score and tiles."""
    fields = view.fields

    def inside(seat: int, area: Area) -> str:
        return (
            level_mark(table, view.say, fields["level"][seat])
            + _score(table, seat, fields["score"][seat], area.width)
            + _belongings(table, fields, seat, area.width)
        )

    return inside


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
