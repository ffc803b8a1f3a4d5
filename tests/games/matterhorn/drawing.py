"""Matterhorns drawn in text: each row behind its number, the summit on top.

at('''
     ^          A
     5        . . .
     6       . o . .
     7      . . * . .
    12 B . . A . . . B . .
''', "actions")

`A` to `D` are pawns, `*` an action side, `o` an obstacle, `.` a free circle, and `x` one that a
test asks about. Rows left out are free. The tokens that are not drawn are in the box.
"""

from __future__ import annotations

import re
from typing import Any

import cordee
from cordee.engine.game import Game
from cordee.engine.position import Position
from cordee.games.matterhorn.components import rows

GAME = cordee.game("matterhorn")
TEN_TOKENS = cordee.game("matterhorn", components={"tokens": 10})
ROWS = range(12, 4, -1)
SEATS = "ABCD"
DICE_FOR = {
    5: "1 1 2 2 5",
    6: "1 1 2 2 6",
    7: "1 2 2 2 6",
    8: "1 1 1 2 6",
    9: "1 1 1 3 6",
    10: "1 1 1 4 6",
    11: "1 1 1 5 6",
    12: "1 1 3 4 5",
}
"""Five dice with each result."""
FAILURE = "roll 1 1 1 1 1"


def circles(picture: str, sign: str, game: Game = GAME) -> list[str]:
    """Where a sign stands, by row from 12 down to 5, then from the left; the summit last."""
    found = []
    for line in reversed([line for line in picture.splitlines() if line.strip()]):
        row, *signs = line.split()
        assert re.fullmatch(r"[A-D.xo*]*", "".join(signs)), line
        if row == "^":
            found += ["summit"] * signs.count(sign)
        else:
            assert len(signs) == rows(game.box)[12 - int(row)][0], line
            found += [f"{row}.{i}" for i, here in enumerate(signs, start=1) if here == sign]
    return found


def board(picture: str, game: Game = GAME) -> dict[str, Any]:
    """The fields that a picture shows."""
    seats = sorted(set(re.findall("[A-D]", picture)))
    return {
        "pawns": [sorted(circles(picture, seat, game)) for seat in seats],
        "action_tokens": circles(picture, "*", game),
        "obstacles": circles(picture, "o", game),
    }


def seen(position: Position) -> dict[str, Any]:
    """The fields that a picture would show."""
    fields = position.to_dict()
    return {name: fields[name] for name in ("pawns", "action_tokens", "obstacles")}


def at(
    picture: str,
    phase: str = "roll",
    *,
    turn: str = "A",
    dice: str | None = None,
    game: Game = GAME,
    summit: int = 1,
    **fields: Any,
) -> Position:
    """The position in a picture; after a token, by default, the dice are those of the highest."""
    shown = board(picture, game)
    tokens = shown["action_tokens"]
    if dice is None:
        after_a_token = phase in ("bonus", "choose", "actions", "over")
        dice = DICE_FOR[int(tokens[-1].split(".")[0])] if after_a_token else ""
    values = [int(value) for value in dice.split()]
    data: dict[str, Any] = {
        "game": "matterhorn",
        "players": len(shown["pawns"]),
        "options": {"summit": summit},
        "turn": SEATS.index(turn),
        "phase": phase,
        "dice": values,
        "dropped": 5 - len(values) if values else 0,
        "actions_left": {"bonus": 1, "actions": len(tokens)}.get(phase, 0),
        "box": game.box["tokens"] - len(tokens) - len(shown["obstacles"]),
    }
    return game.position({**data, **shown, **fields}, seed=1)


def alone(row: int, i: int, game: Game = GAME) -> Position:
    """A pawn of A with nothing in its way: all else is on the summit or far off."""
    far = 6 if row > 8 else 12
    signs = {number: ["."] * (game.box["bottom"] - 12 + number) for number in (far, row)}
    signs[row][i - 1] = "A"
    signs[far][:2] = "*B"
    lines = [f"{number} {' '.join(signs[number])}" for number in sorted(signs)]
    return at("\n".join(["^ A B", *lines]), "actions", game=game)


def placing(circle: str) -> tuple[str, ...]:
    """Five dice rolled, none dropped, and a token placed."""
    return f"roll {DICE_FOR[int(circle.split('.')[0])]}", "drop none", f"token {circle}"


def texts(position: Position) -> list[str]:
    return [move.text for move in position.moves()]


def ends(position: Position, word: str) -> list[str]:
    """Where the moves of a kind lead, in the order of `circles`."""
    found = {text.split()[-1] for text in texts(position) if text.startswith(f"{word} ")}
    return sorted(found, key=_order)


def _order(place: str) -> tuple[int, int]:
    if place == "summit":
        return 0, 0
    row, _, number = place.partition(".")
    return -int(row), int(number)


def play(position: Position, *moves: str) -> dict[str, Any]:
    """Play moves in notation; the fields after them."""
    for move in moves:
        position.play(move)
    return position.to_dict()
