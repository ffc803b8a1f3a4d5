"""A very small SVG writer: strings in, strings out."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

Point = tuple[float, float]

# What XML cannot carry, and the marks that would turn the writing direction of a whole line.
_FORBIDDEN = dict.fromkeys(
    [c for c in range(32) if c not in (9, 10, 13)]
    + [*range(0x7F, 0xA0), *range(0x202A, 0x202F), *range(0x2066, 0x206A), 0xFFFE, 0xFFFF]
    + [*range(0xD800, 0xE000)]
)


def num(value: float) -> str:
    """A coordinate, as short as it can be: one decimal at most."""
    return f"{value:.1f}".removesuffix(".0")


def clean(text: str) -> str:
    """`text` without the characters that no XML file may hold."""
    return text.translate(_FORBIDDEN)


def esc(text: str) -> str:
    """`text`, safe between tags and inside quoted attributes."""
    return escape(clean(text), quote=True)


def at(x: float, y: float, body: str, name: str = "", classes: str = "") -> str:
    """`body` moved to (x, y): the one form that a page animates, so named pieces all use it."""
    marks = (f' id="{name}"' if name else "") + (f' class="{classes}"' if classes else "")
    return f'<g{marks} transform="translate({num(x)},{num(y)})">{body}</g>'


def turned(degrees: float, body: str) -> str:
    return f'<g transform="rotate({num(degrees)})">{body}</g>'


def scaled(factor: float, body: str) -> str:
    """`body` at another size. Never put lettering in it: the sizes written would be lies."""
    return body if factor == 1 else f'<g transform="scale({factor:g})">{body}</g>'


def path(data: str, classes: str) -> str:
    return f'<path class="{classes}" d="{data}"/>'


def line(points: Iterable[Point], close: bool = False) -> str:
    """Path data through `points`."""
    return "M" + " ".join(f"{num(x)},{num(y)}" for x, y in points) + ("Z" if close else "")


def circle(x: float, y: float, radius: float, classes: str) -> str:
    return f'<circle class="{classes}" cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"/>'


def ellipse(x: float, y: float, rx: float, ry: float, classes: str) -> str:
    return f'<ellipse class="{classes}" cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"/>'


def box(x: float, y: float, width: float, height: float, radius: float, classes: str) -> str:
    return (
        f'<rect class="{classes}" x="{num(x)}" y="{num(y)}" width="{num(width)}" '
        f'height="{num(height)}" rx="{num(radius)}"/>'
    )


def title(text: str) -> str:
    """What a pointer resting on the group around it is told."""
    return f"<title>{esc(text)}</title>"
