"""The end of a game: the winners stand where the dice were."""

from __future__ import annotations

from .layout import Layout
from .memory import remembered
from .seats import climber
from .svg import at, num, path, scaled, turned

_GAP = 62  # half the room that the bunting leaves for one winner
_WINNER = 1.25  # a little larger than on the mountain


@remembered(64)
def celebration(table: Layout, winners: tuple[int, ...], fireworks: bool = True) -> str:
    """The winners on a summit of their own, bunting on both sides, and fireworks in the sky."""
    stage, size = table.stage, table.figure
    (middle, y), left, right = stage.middle, stage.x, stage.x + stage.width
    top = y - stage.height * 0.62
    slot = table.slot * _WINNER
    gap = _GAP * size + slot * (len(winners) - 1) / 2
    standing = "".join(
        at(
            middle + (i - (len(winners) - 1) / 2) * slot,
            y + 28 * size,
            climber(seat, size * _WINNER),
        )
        for i, seat in enumerate(winners)
    )
    parts = (
        "".join(at(*spark, _firework(size)) for spark in table.sparks if fireworks),
        path(_hill(left, right, gap, y + 36 * size, 16 * size), "ck-snow ck-o"),
        _bunting(left, middle - gap, top, size),
        _bunting(middle + gap, right, top, size),
        standing,
    )
    return f'<g id="celebration">{"".join(parts)}</g>'


def _hill(left: float, right: float, gap: float, ground: float, rise: float) -> str:
    middle, top, half = (left + right) / 2, ground - rise, gap * 0.7
    return (
        f"M{num(left)},{num(ground)}C{num(left + 60)},{num(ground - 2)} {num(middle - 2 * half)},"
        f"{num(top + 2)} {num(middle - half)},{num(top)}Q{num(middle)},{num(top - 4)} "
        f"{num(middle + half)},{num(top)}C{num(middle + 2 * half)},{num(top + 2)} "
        f"{num(right - 60)},{num(ground - 2)} {num(right)},{num(ground)}Z"
    )


def _firework(size: float) -> str:
    rays = "".join(
        turned(angle, path("M0,-8V-20M0,-25V-26", f"ck-none ck-o ck-{colour}-line"))
        for angle, colour in zip(range(0, 360, 30), ("tent", "gold", "ice") * 4, strict=True)
    )
    return scaled(size, rays)


def _bunting(left: float, right: float, top: float, size: float) -> str:
    """A string of flags between two poles."""
    count, sag, half = max(3, round((right - left) / (26 * size))), 13 * size, 9 * size
    flags = []
    for i in range(count):
        t = (i + 0.5) / count
        flag = path(f"M{num(-half)},0H{num(half)}L0,{num(half * 1.9)}Z", f"ck-seat-{i % 5} ck-o1")
        flags.append(at(left + (right - left) * t, top + sag * 4 * t * (1 - t), flag))
    bend = f"Q{num((left + right) / 2)},{num(top + 2 * sag)} {num(right)},{num(top)}"
    foot = num(top + 62 * size)
    poles = f"M{num(left)},{num(top - 4)}V{foot}M{num(right)},{num(top - 4)}V{foot}"
    return (
        path(poles, "ck-none ck-o3 ck-earth-line")
        + path(f"M{num(left)},{num(top)}{bend}", "ck-none ck-o")
        + "".join(flags)
    )
