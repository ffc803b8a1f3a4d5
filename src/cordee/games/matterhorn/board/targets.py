"""What one clicks for a move: the ids of the parts of the picture, in order."""

from __future__ import annotations

from ....engine.move import Move
from ....ink.dice import equal
from ....ink.picture import Fields
from .layout import HIGHEST, LOWEST

SUMMIT = "summit"
_SUMMIT_COLUMN = 5.5  # where the summit lies over the lowest row, in circles


def circle_id(place: str) -> str:
    return SUMMIT if place == SUMMIT else f"circle-{place.replace('.', '_')}"


def token_id(place: str) -> str:
    return f"token-{place.replace('.', '_')}"


def in_order(places: list[str]) -> list[str]:
    """A seat's pawns from left to right: seldom do two pass, so each keeps its id on its way up."""
    return sorted(places, key=_column)


def _column(place: str) -> tuple[float, int]:
    if place == SUMMIT:
        return _SUMMIT_COLUMN, HIGHEST - 1
    row, _, i = place.partition(".")
    return int(i) + (LOWEST - int(row)) / 2, int(row)


def pawn_id(fields: Fields, place: str) -> str:
    """The pawn that stands on a circle."""
    return next(
        f"pawn-{seat}-{in_order(places).index(place)}"
        for seat, places in enumerate(fields["pawns"])
        if place in places
    )


def targets(move: Move, fields: Fields) -> tuple[str, ...]:
    """The ids to click for a legal move, in order; none where the board has no place for it."""
    kind, about = move.kind, move.arguments
    if kind in ("move", "push"):
        return pawn_id(fields, about[0]), circle_id(about[1])
    if kind in ("pawn", "token", "block"):
        return (circle_id(about[0]),)
    if kind == "clear":
        return (token_id(about[0]),)
    if kind == "drop":
        return _dice(about, fields["dice"]) if about else ("result",)
    return ("cup",) if kind in ("again", "roll") else ()


def alike(fields: Fields) -> dict[str, str]:
    """The dice that may be clicked one for the other, each with the first of its value."""
    if fields["phase"] != "drop":
        return {}
    return equal({f"die-{i}": value for i, value in enumerate(fields["dice"])})


def _dice(values: tuple[int, ...], dice: list[int]) -> tuple[str, ...]:
    """The first dice with these values."""
    found: list[int] = []
    for value in values:
        found.append(next(i for i, d in enumerate(dice) if d == value and i not in found))
    return tuple(f"die-{i}" for i in found)
