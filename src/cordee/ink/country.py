"""What stands about in the mountains and in their sky, each at the origin."""

from __future__ import annotations

from collections.abc import Iterable

from .paper import foot
from .svg import Point, at, box, circle, path, scaled

CLOUD = path(
    "M-56,10q-12,-1 -9,-10q4,-8 14,-6q3,-13 19,-12q10,-16 28,-8q12,5 13,13q14,-6 22,5q19,-3 21,9"
    "q1,8 -8,9z",
    "ck-snow ck-o1",
) + path("M-44,3H-18M0,-1H30M-8,4H12", "ck-none ck-o1 ck-faint")
BIRD = path("M-9,-3q5,-4 9,2q4,-6 9,-2", "ck-none ck-o")
BALLOON = (
    path("M-7,31L-12,18M7,31L12,18M0,31V24", "ck-none ck-o1")
    + path("M-10,22C-34,2 -32,-36 0,-36S34,2 10,22Z", "ck-tent ck-o")
    + path("M-4,22C-14,2 -14,-36 0,-36S14,2 4,22Z", "ck-sun ck-o1")
    + path("M-28,-12Q0,0 28,-12", "ck-none ck-o1")
    + box(-7, 31, 14, 10, 3, "ck-earth ck-o")
)


HUT = (
    foot(120, 5)
    + box(-46, -38, 92, 38, 0, "ck-earth ck-o")
    + path("M-46,-26H46M-46,-14H46", "ck-none ck-o1 ck-faint")
    + box(-34, -28, 20, 16, 1, "ck-sun ck-o")
    + path("M-24,-28v16M-34,-20h20", "ck-none ck-o1")
    + path("M4,0V-27h20V0Z", "ck-night ck-o")
    + box(24, -76, 11, 26, 0, "ck-shade ck-o")
    + path("M-58,-34L0,-74L58,-34L50,-34L0,-66L-50,-34Z", "ck-snow ck-o")
    + path("M-46,-36L0,-66L46,-36Z", "ck-tent ck-o")
    + path("M-58,-34L-6,-72Q0,-77 6,-72L58,-34Q50,-28 44,-35Q36,-26 28,-40Q16,-36 0,-54"
           "Q-16,-36 -28,-40Q-36,-26 -44,-35Q-50,-28 -58,-34Z", "ck-snow ck-o")
    + path("M29,-80q-6,-8 2,-14t0,-15", "ck-none ck-o1 ck-mist")
)  # fmt: skip
TENT = (
    foot(70, 5)
    + path("M-32,0L-4,-40L30,0Z", "ck-tent ck-o")
    + path("M-4,-40L30,0H6Z", "ck-seat-3 ck-o")
    + path("M-4,-40L-14,0H6Z", "ck-night ck-o1")
    + path("M-4,-40V-47M-32,0l-8,4M30,0l8,4", "ck-none ck-o")
)
PINE = (
    foot(40)
    + path("M-3,0V-12H3V0Z", "ck-earth ck-o")
    + path("M-20,-10L-8,-30H-14L-4,-48H-9L0,-66L9,-48H4L14,-30H8L20,-10Z", "ck-moss ck-o")
    + path("M-9,-48L0,-66L9,-48Q4,-44 0,-50Q-4,-44 -9,-48Z", "ck-snow ck-o1")
)
FIRE = (
    foot(26, 3)
    + path("M-10,-1L10,-6M10,-1L-10,-6", "ck-none ck-o3 ck-earth-line")
    + path("M0,-24q9,9 6,16q-6,6 -12,0q-3,-6 2,-9q2,4 3,1q1,-4 1,-8z", "ck-gold ck-o1")
)


CAIRN = (
    foot(34)
    + path("M-14,0q-2,-8 8,-8h10q9,1 8,8z", "ck-rock ck-o")
    + path("M-9,-8q-1,-7 7,-7h5q7,1 6,7z", "ck-drift ck-o")
    + path("M-5,-15q0,-6 5,-6q6,0 5,6z", "ck-rock ck-o")
)
SMALL_TENT = (
    foot(48)
    + path("M-22,0L-2,-27L22,0Z", "ck-gold ck-o")
    + path("M-2,-27L-12,0H4Z", "ck-paper ck-o1")
    + path("M-2,-27V-33", "ck-none ck-o")
)
FLAG = path("M0,0V-42", "ck-none ck-o3") + path(
    "M0,-41q9,-5 16,0q6,4 12,0v15q-7,4 -13,0q-7,-4 -15,0z", "ck-tent ck-o"
)
LADDER = path("M-6,44L-2,0M8,44L12,0M-5,36H9M-4,27H10M-3,18H11M-2,9H12", "ck-none ck-o")


CHOUGH = (
    path("M-30,-20Q-12,-22 -2,-8Q8,-26 30,-24Q24,-16 16,-12Q22,-10 18,-6Q8,-4 4,-1L12,5L2,5"
         "Q-8,8 -14,2L-22,4L-14,-3Q-14,-9 -18,-12Q-26,-14 -30,-20Z", "ck-ink")
    + path("M-14,2L-23,5L-14,-2Z", "ck-gold")
)  # fmt: skip


Standing = tuple[float, float, str, float]
"""A thing that stands about: x, y, its drawing and its size."""


def standing(things: Iterable[Standing]) -> str:
    return "".join(at(x, y, scaled(size, thing)) for x, y, thing, size in things)


def heaven(
    light: tuple[float, float, float],
    clouds: Iterable[tuple[float, float, float]],
    birds: Iterable[Point] = (),
    flight: float = 1,
) -> str:
    """The sun, clouds and birds of a sky: where each is, and how large."""
    return (
        sun(*light)
        + standing((x, y, CLOUD, size) for x, y, size in clouds)
        + standing((x, y, BIRD, flight) for x, y in birds)
    )


def sun(x: float, y: float, radius: float) -> str:
    return circle(x, y, radius * 1.5, "ck-halo") + circle(x, y, radius, "ck-sun ck-o1")
