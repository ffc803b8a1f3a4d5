"""What one clicks for a move: the ids of the parts of the picture, in order."""

from __future__ import annotations

from ....ink.dice import equal
from ....ink.picture import Fields
from ..rules import BASE, CARDS, backwards


def card_name(seat: int, values: str) -> str:
    """The id of a supply card."""
    return f"card-{seat}-{values.replace('/', '-')}"


def space_name(space: int) -> str:
    """The id of a space that a piece may be sent to."""
    return f"space-{space}"


def targets(move: str, fields: Fields) -> tuple[str, ...]:
    """The die or card of a move, the piece that it moves, and where to; of equal dice the first."""
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
        return (card_name(seat, values), *_journey(int(words[1]), words[2:], fields))
    if words[0].isdigit():
        value = int(words[0])
        return (f"die-{dice.index(value)}", *_journey(value, words[1:], fields))
    return ()


def alike(fields: Fields) -> dict[str, str]:
    """The dice that may be clicked one for the other, each with the first of its value."""
    if fields["phase"] != "move":
        return {}
    return equal({f"die-{i}": value for i, value in enumerate(fields["dice"])})


def _journey(value: int, words: list[str], fields: Fields) -> tuple[str, str]:
    """The climber, or of the sherpas on the named space the one in front; and where it is sent."""
    seat = fields["turn"]
    if words[0] == "climber":
        summit = fields["route"]["length"]
        space = min(fields["climber"][seat] + value, summit)  # H17
        return f"climber-{seat}", space_name(space)
    start, stands = int(words[1]), fields["sherpas"][seat]
    front = max(k for k, stand in enumerate(stands) if stand == start)
    way = words[2] if len(words) > 2 else ""
    return f"sherpa-{seat}-{front}", space_name(_sent_to(start, value, way, fields))


def _sent_to(start: int, value: int, way: str, fields: Fields) -> int:
    """The space a sherpa is sent to, before any slide: on, back, or on by a rope (H10, H18)."""
    if way == "back":
        return max(BASE, start - backwards(value))
    first = start + value
    if not way:
        return first
    crowd: int = sum(stands.count(first) for stands in fields["sherpas"])
    return first + crowd
