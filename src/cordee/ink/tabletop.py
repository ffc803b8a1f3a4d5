"""The table under the picture: paper with an old map's lines, its margin, and what lies on it."""

from __future__ import annotations

from .layout import Layout
from .svg import at, box, circle, ellipse, num, path, scaled

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
