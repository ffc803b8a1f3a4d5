"""What is printed on the Matterhorn table and never moves: circles, lines, numbers, zones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....ink.cards import NAME, PLAIN
from ....ink.country import PINE
from ....ink.lettering import letters, shorten
from ....ink.paper import card
from ....ink.svg import at, box, circle, line, num, path, scaled, title
from .layout import HIGHEST, ROWS, Layout, Pyramid
from .signs import SUMMIT_CROSS, action_side, obstacle_side, tag
from .valley import CHALET, CHURCH, LARCH

if TYPE_CHECKING:
    from ....words import Say

DROPPED_SIDE = (32, 28)  # of a die that lies aside, on the wide table and on the tall one


# --- the mountain --------------------------------------------------------------------------------


def circles(pyramid: Pyramid) -> str:
    """Fine lines from circle to circle and up to the summit (M1), then the circles."""
    rope, spots = [], []
    spot = circle(0, 0, pyramid.hold, "ck-card ck-o")
    for row in ROWS:
        for i in range(1, pyramid.width(row) + 1):
            here = pyramid.circle(row, i)
            spots.append(at(*here, title(f"{row}.{i}") + spot))
            if i > 1:
                rope.append(line([pyramid.circle(row, i - 1), here]))
            if row == HIGHEST:
                rope.append(line([here, pyramid.on_ridge(0.5)]))
                continue
            rope += [line([here, pyramid.circle(row - 1, up)]) for up in pyramid.above(row, i)]
    return path("".join(rope), "ck-none ck-o1") + "".join(spots)


def numbers(pyramid: Pyramid) -> str:
    """The number of each row beside it."""
    return "".join(at(*pyramid.tag(row), row_tag(pyramid, row, "ck-card ck-o")) for row in ROWS)


def row_tag(pyramid: Pyramid, row: int, classes: str) -> str:
    wide, high, size = pyramid.layout.tag
    return tag(wide, high, size, str(row), classes, pointed=not pyramid.layout.tall)


def cross(pyramid: Pyramid) -> str:
    """The cross that stands on the tip."""
    x, y = pyramid.on_ridge(0.02)
    return at(x, y, scaled(0.56 if pyramid.layout.tall else 0.9, SUMMIT_CROSS))


def height(pyramid: Pyramid, say: Say) -> str:
    """How high the mountain is, beside the tip."""
    x, y = pyramid.tip
    size, gap = (14, 12) if pyramid.layout.tall else (17, 22)
    text = say("board-height")
    return letters(x + gap, y - (8 if pyramid.layout.tall else 14), text, size, "ck-serif ck-ink")


# --- the table -----------------------------------------------------------------------------------


def dropped_zone(layout: Layout, say: Say) -> str:
    """Where dropped dice lie until the turn ends (M5)."""
    area = layout.dropped
    w, h = area.width, area.height
    sheet = box(0, 0, w, h, 9, "ck-trail") + box(0, 0, w, h, 9, "ck-none ck-o ck-dash ck-mist")
    if layout.tall:
        name = letters(10, h / 2 + 5, shorten(say("board-dropped-short"), 14, 66), 14, PLAIN)
    else:
        name = letters(w / 2, h - 10, say("board-dropped"), layout.text, f"{PLAIN} ck-mid")
    return at(area.x, area.y, sheet + name)


def legend(layout: Layout, say: Say) -> str:
    """What the two sides of a token mean."""
    area = layout.legend
    if area is None:
        return ""
    rows = (
        (action_side(19), "board-action", "board-action-about"),
        (obstacle_side(19), "board-obstacle", "board-obstacle-about"),
    )
    lines = "".join(
        at(34, 36 + i * 60, sign)
        + letters(66, 33 + i * 60, say(name), 17, NAME)
        + letters(
            66,
            53 + i * 60,
            shorten(say(about), layout.text, area.width - 74, True),
            layout.text,
            PLAIN,
        )
        for i, (sign, name, about) in enumerate(rows)
    )
    return at(area.x, area.y, card(area.width, area.height) + lines)


def street(layout: Layout, players: int) -> str:
    """Zermatt at the foot of the tall table, as large as the players above leave room for it."""
    if not layout.tall:
        return ""
    w, h = layout.width, layout.height
    last = layout.panel(players - 1, players)
    size = min(1.0, (h - last.y - last.height - 20) / 128)
    ground = h - 12
    hill = (
        f"M-4,{num(ground - 14)}Q{num(w * 0.3)},{num(ground - 30)} {num(w * 0.6)},"
        f"{num(ground - 10)}T{w + 4},{num(ground - 20)}V{h + 4}H-4Z"
    )
    houses = ((66, 0, CHALET), (150, -4, CHALET), (206, -6, CHURCH), (284, 0, CHALET))
    trees = ((14, 2, PINE), (110, 2, LARCH), (244, 4, LARCH), (334, 2, PINE), (366, 4, LARCH))
    return (
        path(hill, "ck-paper ck-o")
        + path(hill, "ck-moss ck-faint")
        + "".join(at(x, ground + y - 8, scaled(size, house)) for x, y, house in houses)
        + "".join(at(x, ground + y - 4, scaled(size * 0.8, tree)) for x, y, tree in trees)
    )
