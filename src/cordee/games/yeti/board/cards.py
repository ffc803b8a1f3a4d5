"""The cards on the Yeti table: equipment, levels and weather."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....ink.cards import NAME, PLAIN, TITLE
from ....ink.glow import frame, marks
from ....ink.lettering import letters, wrap
from ....ink.memory import remembered
from ....ink.paper import card
from ....ink.seats import badge
from ....ink.signs import STAR, small
from ....ink.svg import at, box, circle, num, path, title
from .. import rules
from ..components import gone_after_use
from .signs import LASTING, ONCE, PAID, TILE, hidden_weather, weather

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from ....ink.layout import Area
    from ....ink.picture import View
    from ....words import Say
    from .layout import Layout

# --- equipment -----------------------------------------------------------------------------------


def tiles(parts: list[str], table: Layout, view: View, lit: Collection[str]) -> None:
    for i, kind in enumerate(rules.TILES):
        tag, name = view.box["equipment"][kind], f"tile-{kind}"
        numbers = (tag["cost"], tag["resale"], tag["value"])
        area = table.tile_place(i, view.players)
        once = gone_after_use(view.box, kind)
        owner = view.fields["equipment"][kind]
        drawing = tile(table, view.say, kind, once, numbers, owner, area)
        if name in lit:
            drawing += at(area.width / 2, area.height / 2, frame(area.width, area.height, 9))
        parts.append(at(area.x, area.y, drawing, name, marks(name in lit)))


@remembered(512)
def tile(
    layout: Layout,
    say: Say,
    name: str,
    once: bool,
    numbers: tuple[int, int, int],
    owner: int | None,
    area: Area,
) -> str:
    """A tile with its cost, what its owner is paid, its tie-break value, and its owner."""
    cost, resale, value = numbers
    kind = say("tile-once" if once else "tile-lasting")
    shown = say(f"tile-{name}")
    about = say(
        "board-tile-about",
        tile=shown,
        kind=kind,
        does=say(f"tile-{name}.does"),
        cost=cost,
        resale=resale,
        value=value,
    )
    sheet = "ck-card ck-o" if owner is None else f"ck-card ck-o3 ck-seat-{owner}-line"
    w, h = area.width, area.height
    mark = ONCE if once else LASTING
    if layout.tall:
        inside = (
            at(19, 17, small(TILE[name], 26))
            + at(w - 40, 16, mark)
            + letters(w / 2, 43, shown, 14, TITLE)
            + _numbers(h - 7, (14, 36, 65), numbers, 14, 13)
        )
    else:
        inside = (
            at(28, 26, small(TILE[name], 37))
            + letters(54, 32, shown, 17, NAME)
            + _numbers(h - 13, (28, 64, 102), numbers, 17, 17)
            + at(w - 24, h - 18, mark)
        )
    inside += _owner(layout, owner, w)
    return title(about) + card(w, h, sheet) + inside


def _owner(layout: Layout, owner: int | None, across: float) -> str:
    if owner is None:
        return ""
    return (
        at(across - 16, 17, badge(owner, 8.5))
        if layout.tall
        else at(across - 20, 22, badge(owner, 11))
    )


def _numbers(
    y: float, places: tuple[int, int, int], numbers: tuple[int, int, int], size: float, drop: float
) -> str:
    """Cost in a coin, then what the owner is paid, then the star of ties."""
    cost, resale, value = numbers
    coin, hand, star = places
    middle, after = y - size * 0.33, drop * 0.62
    return (
        circle(coin, middle, size * 0.62, "ck-gold ck-o1")
        + letters(
            coin,
            y,
            str(cost),
            size,
            "ck-serif ck-bold ck-mid ck-on-gold",
        )
        + at(hand - 3, middle, small(PAID, drop * 2))
        + letters(hand + after - 1, y, str(resale), size, NAME)
        + at(star, middle, small(STAR, drop * 2))
        + letters(star + after - 1, y, str(value), size, NAME)
    )


# --- players -------------------------------------------------------------------------------------

PEAK_SIGN = path("M-11,8L-2,-8L2,-2L4,-5L11,8Z", "ck-rock ck-o1") + path(
    "M-5,-3L-2,-8L2,-2L-1,0Z", "ck-snow ck-o1"
)


@remembered(64)
def level_mark(layout: Layout, say: Say, level: int) -> str:
    """The level a player stands on."""
    if layout.tall:
        return at(148, 15, PEAK_SIGN) + letters(162, 21, str(level), 16, NAME)
    return at(70, 54, PEAK_SIGN) + letters(86, 59, say(f"board-short-{level}"), layout.text, PLAIN)


# --- weather -------------------------------------------------------------------------------------


@remembered(256)
def weather_card(layout: Layout, say: Say, face: str | None, coming: Sequence[str | None]) -> str:
    """The face that holds, what it does, and the next ones; `face` None: nothing shown yet."""
    w, h = layout.weather.width, layout.weather.height
    side = h - (12 if layout.tall else 20)
    inset = (h - side) / 2
    left = side + inset * 2 + (2 if layout.tall else 4)
    small_step = 22 if layout.tall else 26
    picture = hidden_weather(side) if face is None else weather(face, side)
    size, plain, top = (15, 14, 20) if layout.tall else (20, 17, 31)
    if face is None:
        name, effect = say("board-weather-hidden"), say("board-weather-hidden-effect")
    else:
        kind = "good" if face.endswith("+") else "bad"
        name = say(f"weather-{face[:-1]}")
        effect = say(f"weather-{face[:-1]}.{kind}")
    lines = wrap(effect, plain, w - left - 6, 2 if layout.tall else 3, sans=True)
    return (
        card(w, h)
        + at(
            inset + side / 2,
            h / 2,
            picture + box(-side / 2, -side / 2, side, side, 0, "ck-none ck-o"),
        )
        + ("" if face is None else at(left + 9, top - 6, weather_sign(face, 9)))
        + letters(left + (0 if face is None else 24), top, name, size, NAME)
        + "".join(
            letters(
                left, top + 19 * (i + 1) + (0 if layout.tall else 2), text, plain, "ck-sans ck-ink"
            )
            for i, text in enumerate(lines)
        )
        + _coming(layout, say, coming, left, small_step)
    )


def weather_sign(face: str, radius: float) -> str:
    """A good face has a plus in green, a bad one a minus in red."""
    arm, good = num(radius * 0.55), face.endswith("+")
    upright = f"M0,-{arm}V{arm}" if good else ""
    return circle(0, 0, radius, "ck-moss ck-o1" if good else "ck-tent ck-o1") + path(
        f"M-{arm},0H{arm}{upright}", "ck-none ck-o ck-paper-line"
    )


def _coming(layout: Layout, say: Say, faces: Sequence[str | None], left: float, step: float) -> str:
    """The next rounds' faces, small: those not seen yet show their backs."""
    side = step - 6
    if layout.tall:
        x, y = layout.weather.width - step * len(faces) + step / 2 - 4, 15.0
        caption = ""
    else:
        x, y = layout.weather.width - step * len(faces) + step / 2 - 5, layout.weather.height - 22.0
        caption = letters(left, y + 5, say("board-weather-coming"), layout.text, PLAIN)
    parts = [caption]
    for i, face in enumerate(faces):
        picture = hidden_weather(side) if face is None else weather(face, side)
        rim = box(-side / 2, -side / 2, side, side, 0, "ck-none ck-o1")
        mark = "" if face is None else at(side / 2 - 2, side / 2 - 2, weather_sign(face, 5.5))
        parts.append(at(x + i * step, y, picture + rim + mark))
    return "".join(parts)
