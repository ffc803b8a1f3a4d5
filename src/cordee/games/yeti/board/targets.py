"""What one clicks for a move: the ids of the parts of the picture, in order."""

from __future__ import annotations

from ....ink.dice import equal
from ....ink.picture import Fields
from ..rules import FACES


def targets(move: str, fields: Fields) -> tuple[str, ...]:
    """The ids to click for a legal move; none where the board has no place for it."""
    kind, _, what = move.partition(" ")
    if kind == "keep":
        return tuple(die for face in what.split("+") for die in dice_with(face, "rolled", fields))
    if kind == "reroll":
        snow = dice_with("snow", "kept", fields)
        return snow if what == "all" else snow[:1]
    if kind == "turn":
        return *dice_with("snow", "kept", fields)[:1], f"face-{what}"
    if kind == "bargain":
        face, _, other = what.partition(">")
        return *dice_with(face, "kept", fields)[:1], f"face-{other}"
    if kind in ("buy", "use"):
        return (f"tile-{what}",)
    if kind == "photo":
        return (f"photo-{what}",)
    return _climb(int(what), fields) if kind == "climb" else ()


def alike(fields: Fields) -> dict[str, str]:
    """The dice that may be clicked one for the other, each with the first of its face.

    One chooses among the dice of the roll, or else among those that are kept.
    """
    group = "rolled" if fields["phase"] == "keep" else "kept"
    return equal({die: face for face in FACES for die in dice_with(face, group, fields)})


def _climb(levels: int, fields: Fields) -> tuple[str, ...]:
    """The climber, and the level where it lands."""
    seat = fields["turn"]
    stay = (f"climber-{seat}",)
    return (*stay, f"level-{fields['level'][seat] + levels}") if levels else stay


def dice_with(face: str, group: str, fields: Fields) -> tuple[str, ...]:
    """The dice that show a face among those `kept` or `rolled`; the kept ones come first."""
    if face not in FACES:
        return ()
    before = FACES[: FACES.index(face)]
    first = sum(fields[group][other] for other in before)
    if group == "rolled":
        first += sum(fields["kept"].values())
    return tuple(f"die-{first + k}" for k in range(fields[group][face]))
