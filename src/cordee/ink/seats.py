"""Seats: always a colour and a shape together."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from .paper import foot
from .svg import at, circle, ellipse, line, path, scaled

SEATS = 5
# Corners of each shape, and how much larger it is drawn so that all look equally big.
_CORNERS = ((3, 1.22), (0, 0.96), (4, 1.2), (4, 1.2), (5, 1.1))
_FIRST_CORNER = (-pi / 2, 0.0, -pi / 4, -pi / 2, -pi / 2)
_SINK = (0.16, 0.0, 0.0, 0.0, 0.05)  # a triangle's middle lies below that of its circle


@cache
def shape(seat: int, radius: float, classes: str) -> str:
    """Triangle, circle, square, diamond or pentagon around the origin."""
    corners, swell = _CORNERS[seat]
    if not corners:
        return circle(0, 0, radius * swell, classes)
    reach, drop = radius * swell, radius * _SINK[seat]
    angles = [_FIRST_CORNER[seat] + 2 * pi * i / corners for i in range(corners)]
    return path(line([(reach * cos(a), reach * sin(a) + drop) for a in angles], True), classes)


@cache
def badge(seat: int, radius: float) -> str:
    """The seat's shape in the seat's colour, outlined."""
    return shape(seat, radius, f"ck-seat-{seat} ck-o")


@cache
def climber(seat: int, size: float = 1) -> str:
    """A climber of the seat, standing at the origin, some 32 wide and 48 high."""
    coat = f"ck-seat-{seat} ck-o"
    drawing = (
        foot(36)
        + path("M-8,-25 q-11,0 -10,10 v7 q0,4 4,4 h6z", "ck-earth ck-o")
        + path("M-17,-25 q0,-5 5,-5 h6 v6 h-9z", "ck-moss ck-o")
        + path("M14,1 V-26 M8,-23 q6,-5 11,0", "ck-none ck-o")
        + path("M-12,0 C-13,-17 -9,-25 0,-25 C9,-25 13,-17 12,0 Q0,3 -12,0Z", coat)
        + at(0, -10.5, shape(seat, 6.4, "ck-paper ck-o1"))
        + circle(0, -31, 8, "ck-skin ck-o")
        + path("M-8.5,-32 q1,-11 8.5,-11 q7.5,0 8.5,11 q-8.5,-4 -17,0Z", coat)
        + circle(0, -44.5, 2.6, "ck-paper ck-o1")
        + circle(-2.8, -29.5, 1.1, "ck-night")
        + circle(2.8, -29.5, 1.1, "ck-night")
    )
    return scaled(size, drawing)


@cache
def sherpa(seat: int, size: float = 1) -> str:
    """A sherpa of the seat with a basket, standing at the origin, some 22 wide and 32 high."""
    coat = f"ck-seat-{seat} ck-o"
    drawing = (
        foot(24, 3.5)
        + path("M-8.5,-28 H8.5 L7,-9 H-7Z", "ck-earth ck-o")
        + path("M-9.5,-29.5 q0,-3 3,-3 h13 q3,0 3,3 t-3,3 h-13 q-3,0 -3,-3Z", "ck-gold ck-o1")
        + path("M-10,0 C-11,-11 -7,-15 0,-15 C7,-15 11,-11 10,0 Q0,2.5 -10,0Z", coat)
        + at(0, -6.2, shape(seat, 5.6, "ck-paper ck-o1"))
        + circle(0, -18.5, 5.4, "ck-skin ck-o")
        + path("M-6,-19.5 q1,-7 6,-7 q5,0 6,7 q-6,-2.5 -12,0Z", coat)
        + circle(-2, -17.3, 0.9, "ck-night")
        + circle(2, -17.3, 0.9, "ck-night")
    )
    return scaled(size, drawing)


@cache
def spotlight(size: float) -> str:
    """A gold ring at the feet of the one who plays."""
    return ellipse(0, 0, 19 * size, 6 * size, "ck-none ck-o3 ck-gold-line")
