"""What one clicks for a move: the ids of the parts of the picture, in order."""

from __future__ import annotations

from ....ink.picture import Fields
from ..rules import CARDS


def card_name(seat: int, values: str) -> str:
    """The id of a supply card."""
    return f"card-{seat}-{values.replace('/', '-')}"


def targets(move: str, fields: Fields) -> tuple[str, ...]:
    """The die or card of a move, then the piece that it moves; of equal dice the first."""
    words = move.split()
    seat, dice = fields["turn"], fields["dice"]
    if words[0] == "reroll":
        return ("cup",)
    if words[0] == "recover":
        return (card_name(seat, words[1]),)
    if words[0] == "skip":
        return (f"die-{dice.index(int(words[1]))}",)
    if words[0] == "card":
        values = next(c for c in CARDS if words[1] in c.split("/"))
        return (card_name(seat, values), _piece(words[2:], fields))
    if words[0].isdigit():
        return (f"die-{dice.index(int(words[0]))}", _piece(words[1:], fields))
    return ()


def _piece(words: list[str], fields: Fields) -> str:
    """The climber, or of the sherpas on the named space the one in front."""
    seat = fields["turn"]
    if words[0] == "climber":
        return f"climber-{seat}"
    space, stands = int(words[1]), fields["sherpas"][seat]
    return f"sherpa-{seat}-{max(k for k, stand in enumerate(stands) if stand == space)}"
