"""What one clicks for a move: the ids of the parts of the picture, in order."""

from __future__ import annotations

from ....engine.move import Move
from ....ink.dice import equal
from ....ink.picture import Fields
from ..rules import FACES


def targets(move: Move, fields: Fields) -> tuple[str, ...]:
    """The ids to click for a legal move; none where the board has no place for it."""
    kind, about = move.kind, move.arguments
    if kind == "keep":
        return tuple(die for face in about[0] for die in dice_with(face, "rolled", fields))
    if kind == "reroll":
        snow = dice_with("snow", "kept", fields)
        return snow if about == ("all",) else snow[:1]
    if kind == "turn":
        return *dice_with("snow", "kept", fields)[:1], f"face-{about[0]}"
    if kind == "bargain":
        return *dice_with(about[0], "kept", fields)[:1], f"face-{about[1]}"
    if kind in ("buy", "use"):
        return (f"tile-{about[0]}",)
    if kind == "photo":
        return (f"photo-{about[0]}",)
    return _climb(about[0], fields) if kind == "climb" else ()


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
