"""What one clicks for a move: the ids of the parts of the picture, in order."""

from __future__ import annotations

from ....engine.data import About
from ....engine.move import Move
from ....ink.dice import equal
from ....ink.picture import Fields
from ..rules import BASE, CARDS, backwards


def card_name(seat: int, values: str) -> str:
    """The id of a supply card."""
    return f"card-{seat}-{values.replace('/', '-')}"


def space_name(space: int) -> str:
    """The id of a space that a piece may be sent to."""
    return f"space-{space}"


def targets(move: Move, fields: Fields) -> tuple[str, ...]:
    """The die or card of a move, the piece that it moves, and where to; of equal dice the first."""
    kind, about = move.kind, move.arguments
    seat, dice = fields["turn"], fields["dice"]
    if kind == "reroll":
        return ("cup",)
    if kind == "recover":
        return (card_name(seat, about[0]),)
    if kind == "skip":
        return (f"die-{dice.index(about[0])}",)
    if kind == "card":
        values = next(c for c in CARDS if str(about[0]) in c.split("/"))
        return (card_name(seat, values), *_journey(about, fields))
    if kind == "die":
        return (f"die-{dice.index(about[0])}", *_journey(about, fields))
    return ()


def alike(fields: Fields) -> dict[str, str]:
    """The dice that may be clicked one for the other, each with the first of its value."""
    if fields["phase"] != "move":
        return {}
    return equal({f"die-{i}": value for i, value in enumerate(fields["dice"])})


def _journey(about: About, fields: Fields) -> tuple[str, str]:
    """The climber, or of the sherpas on the named space the one in front; and where it is sent."""
    seat, (value, piece, *rest) = fields["turn"], about
    if piece == "climber":
        summit = fields["route"]["length"]
        space = min(fields["climber"][seat] + value, summit)  # H17
        return f"climber-{seat}", space_name(space)
    (start, *how), stands = rest, fields["sherpas"][seat]
    front = max(k for k, stand in enumerate(stands) if stand == start)
    return f"sherpa-{seat}-{front}", space_name(_sent_to(start, value, *how, fields=fields))


def _sent_to(start: int, value: int, way: str = "", *, fields: Fields) -> int:
    """The space a sherpa is sent to, before any slide: on, back, or on by a rope (H10, H18)."""
    if way == "back":
        return max(BASE, start - backwards(value))
    first = start + value
    if not way:
        return first
    crowd: int = sum(stands.count(first) for stands in fields["sherpas"])
    return first + crowd
