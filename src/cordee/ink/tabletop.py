"""The table under the picture: paper with an old map's lines, its margin, and what lies on it."""

from __future__ import annotations

from .country import PINE
from .glow import loop, marks
from .layout import Layout
from .memory import remembered
from .seats import SEATS
from .svg import at, box, circle, ellipse, num, path, scaled, turned

CUP = (
    ellipse(4, 34, 50, 7, "ck-foot")
    + path("M-34,-34L-26,30Q0,40 26,30L34,-34Z", "ck-earth ck-o")
    + path("M-32,-18Q0,-8 32,-18M-28,18Q0,28 28,18", "ck-none ck-o ck-gold-line")
    + ellipse(0, -34, 34, 9, "ck-night ck-o")
    + at(0, 4, scaled(0.9, path("M-14,10L-3,-9L3,0L7,-5L15,10Z", "ck-paper ck-o1")))
)
ROSE = (
    path(
        "M0,-44L8,-8L0,0ZM44,0L8,8L0,0ZM0,44L-8,8L0,0ZM-44,0L-8,-8L0,0Z"
        "M22,-22L10,-4L4,-10ZM22,22L4,10L10,4ZM-22,22L-10,4L-4,10ZM-22,-22L-4,-10L-10,-4Z",
        "ck-soft ck-faint",
    )
    + path(
        "M0,-44L-8,-8L0,0ZM44,0L8,-8L0,0ZM0,44L8,8L0,0ZM-44,0L-8,8L0,0Z", "ck-none ck-o1 ck-faint"
    )
    + circle(0, 0, 28, "ck-none ck-o1 ck-faint")
)


@remembered(16)
def cup(x: float, y: float, size: float, lit: bool) -> str:
    """The cup with which all dice are thrown."""
    body = turned(8, scaled(size, CUP)) + (loop(44 * size, 48 * size) if lit else "")
    return at(x, y, body, "cup", marks(lit))


def table_top(layout: Layout) -> str:
    """The paper below the picture, with the faint contour lines of an old map."""
    y0, w, h = layout.scene_bottom, layout.width, layout.height
    paper = f'<rect class="ck-paper" y="{num(y0)}" width="{w}" height="{num(h - y0)}"/>'
    curves = []
    for i, x in enumerate(range(-40, w, 46 if layout.tall else 74)):
        swing, deep = 26 + 11 * (i % 3), h - y0
        bend = f"{swing},{num(deep * 0.3)} {-2 * swing},{num(deep * 0.5)} {swing // 2},{num(deep)}"
        curves.append(f"M{x},{num(y0)}c{bend}")
    return paper + path("".join(curves), "ck-none ck-o1 ck-trail-line")


def frame(layout: Layout) -> str:
    """The paper margin around the print; a phone has no room for one."""
    if layout.tall:
        return ""
    w, h, edge = layout.width, layout.height, 9
    margin = f"M0,0H{w}V{h}H0ZM{edge},{edge}V{h - edge}H{w - edge}V{edge}Z"
    return path(margin, "ck-card") + box(edge, edge, w - 2 * edge, h - 2 * edge, 0, "ck-none ck-o")


def forest(layout: Layout, players: int) -> str:
    """A wood at the foot of the tall table, as high as the cards above leave room for it."""
    w, h = layout.width, layout.height
    size = 0.5 + 0.15 * (SEATS - players)
    trees = "".join(
        at(x, h - (14 + (i * 37) % 20) * size, scaled(size * (0.8 + (i * 29 % 30) / 100), PINE))
        for i, x in enumerate(range(30, w - 12, int(44 * size)))
    )
    low = h - 22 * size
    hills = (
        f"M0,{num(low - 16 * size)}Q{num(w * 0.2)},{num(low - 60 * size)} "
        f"{num(w * 0.45)},{num(low - 20 * size)}T{w},{num(low - 24 * size)}V{h}H0Z"
    )
    snow = (
        f"M-4,{num(low)}Q{num(w * 0.3)},{num(low - 12 * size)} {num(w * 0.6)},{num(low)}"
        f"T{w + 4},{num(low - 4)}V{h + 4}H-4Z"
    )
    return path(hills, "ck-ridge ck-mist") + trees + path(snow, "ck-snow ck-o")


def margins(layout: Layout, players: int) -> str:
    """What an old map has in its corners, where the players leave room."""
    first, last = layout.panel(0, players), layout.panel(players - 1, players)
    room = first.x - layout.panels.x
    if layout.tall or room < 2 * 44:
        return ""
    middle = first.y + first.height / 2
    east = last.x + last.width + room / 2
    wood = ((-40, 30, 0.9), (0, 42, 1.2), (44, 34, 0.8))
    trees = "".join(at(east + x, middle + y, scaled(size, PINE)) for x, y, size in wood)
    return at(layout.panels.x + room / 2, middle, ROSE) + trees
