"""Paper, hatching and the soft foot under things."""

from __future__ import annotations

from .svg import box, ellipse, num, path

# Shared drawing materials; a board puts them in its scenery once.
DEFS = (
    '<defs><linearGradient id="ck-air" x1="0" y1="0" x2="0" y2="1">'
    '<stop class="ck-sky-stop" offset="0"/><stop class="ck-dusk-stop" offset="1"/>'
    '</linearGradient><pattern id="ck-hatching" width="6" height="6" '
    'patternUnits="userSpaceOnUse" patternTransform="rotate(58)">'
    '<path class="ck-hatch" d="M0,0V6"/></pattern></defs>'
)


def sky(width: float, height: float) -> str:
    return f'<rect width="{num(width)}" height="{num(height)}" fill="url(#ck-air)"/>'


def hatched(data: str, under: str) -> str:
    """A shaded side: the flat colour `under`, then fine hatching over it."""
    return path(data, under) + hatching(data)


def hatching(data: str) -> str:
    return f'<path d="{data}" fill="url(#ck-hatching)"/>'


def card(width: float, height: float, classes: str = "ck-card ck-o", radius: float = 9) -> str:
    """A sheet of card that lies on the table, its corner at the origin."""
    return box(2, 4, width, height, radius, "ck-foot") + box(0, 0, width, height, radius, classes)


def edge(width: float, height: float, radius: float, classes: str) -> str:
    """The coloured left edge of such a card."""
    w, h, r = num(width), num(height), num(radius)
    return path(f"M{r},0H{w}V{h}H{r}Q0,{h} 0,{num(height - radius)}V{r}Q0,0 {r},0Z", classes)


def foot(width: float, depth: float = 4) -> str:
    """The soft shadow at the foot of what stands at the origin."""
    return ellipse(0, 0, width / 2, depth, "ck-foot")
