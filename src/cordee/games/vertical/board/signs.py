"""Signs of the equipment, and the round tokens that carry them.

What lies in a bag is blue, what is put on the cliff is orange.
"""

from __future__ import annotations

from functools import cache

from ....ink.dice import SIGN_BOX
from ....ink.svg import box, circle, path, scaled, turned
from .. import rules

_ON_CLIFF = {rules.TOKENS[index] for index in rules.ORANGE}


def _axe(line: str, fill: str) -> str:
    return turned(
        22,
        path("M0,-9V16", f"ck-none ck-o3 {line}")
        + path("M-13,-11.500Q0,-17 15,-5Q6,-10 0,-9.500T-12,-6.500Z", f"{fill} ck-o1 {line}")
        + path("M-4,16L0,20L4,16Z", f"{fill} ck-o1 {line}"),
    )


def _crampons(line: str, fill: str) -> str:
    return (
        path("M-13,-15H-2Q-3,-6 5,-4.5Q15,-3 15,4H-13Z", f"{fill} ck-o1 {line}")
        + path("M-15,7H13L18,9", f"ck-none ck-o {line}")
        + path("M-15,7H-8L-11.5,16ZM-6,7H1L-2.5,16ZM3,7H10L6.5,16Z", f"{fill} ck-o1 {line}")
    )


def _map(line: str, fill: str) -> str:
    return (
        path("M-15,-9L-5,-13L5,-9L15,-13V9L5,13L-5,9L-15,13Z", f"ck-none ck-o {line}")
        + path("M-5,-13V9M5,-9V13", f"ck-none ck-o1 {line}")
        + path("M-12,6q2,-7 5,-4t6,-2q3,-5 6,-2", f"ck-none ck-o ck-dash {line}")
        + path("M6,4q0,-7 4,-7t4,5z", fill)
    )


def _carabiner(line: str, fill: str) -> str:
    return turned(
        18,
        path("M6,-13Q-9,-18 -9,-6V6Q-9,15 0,15T9,6V2", f"ck-none ck-o5 {line}")
        + path("M9,1L5,-12", f"ck-none ck-o3 {line}")
        + circle(9, 1, 3, fill),
    )


def _ladder(line: str, fill: str) -> str:
    return path("M-8,16L-5,-16M8,16L5,-16", f"ck-none ck-o3 {line}") + path(
        "M-7,10H7M-6.5,3H6.500M-6,-4H6M-5.5,-11H5.5", f"{fill} ck-o {line}"
    )


def _zipline(line: str, fill: str) -> str:
    return (
        path("M-17,-15L17,-8", f"ck-none ck-o3 {line}")
        + circle(-1, -11, 4.4, fill)
        + path("M-1,-9V0", f"ck-none ck-o {line}")
        + circle(4.5, -2, 3.6, fill)
        + path("M-1,1L-2,9L7,10L6,17", f"ck-none ck-o5 {line}")
    )


_SIGNS = {
    "axe": _axe,
    "crampons": _crampons,
    "map": _map,
    "carabiner": _carabiner,
    "ladder": _ladder,
    "zipline": _zipline,
}


@cache
def sign(token: str, colour: str) -> str:
    """The sign of a token in a square of 36, drawn with one colour."""
    return _SIGNS[token](f"ck-{colour}-line", f"ck-{colour}")


def tint(token: str) -> str:
    return "orange" if token in _ON_CLIFF else "ice"


@cache
def disc(token: str, size: float) -> str:
    """A round token, `size` across, around the origin."""
    radius = size / 2
    return (
        circle(1, radius * 0.12, radius, "ck-foot")
        + circle(0, 0, radius - 1, f"ck-{tint(token)} ck-o")
        + circle(0, 0, radius - 3.2, "ck-none ck-o1 ck-on-red-line ck-mist")
        + scaled(round(size * 0.66 / SIGN_BOX, 3), sign(token, "on-red"))
    )


@cache
def logo(token: str) -> str:
    """The sign printed on a tile that asks for a token: square, so that it is no token itself."""
    return (
        box(-26, -26, 52, 52, 9, f"ck-card ck-o3 ck-{tint(token)}-line")
        + box(-26, -26, 52, 52, 9, "ck-none ck-o1")
        + scaled(1.22, sign(token, "ink"))
    )


# A ladder that leans on the cliff, on a tile of 100 whose middle is the origin.
STANDING_LADDER = (
    path("M-22,50L-17,-54M6,50L1,-54", "ck-none ck-o5")
    + path("M-21,34H5M-20.2,18H4M-19.5,2H3.400M-18.7,-14H2.600M-18,-30H2M-17,-46H1",
           "ck-none ck-o5")
    + path("M-22,50L-17,-54M6,50L1,-54", "ck-none ck-o3 ck-orange-line")
    + path("M-21,34H5M-20.2,18H4M-19.5,2H3.400M-18.7,-14H2.600M-18,-30H2M-17,-46H1",
           "ck-none ck-o3 ck-orange-line")
)  # fmt: skip
