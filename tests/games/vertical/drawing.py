"""Cliffs of Vertical drawn in text: a word a spot, the bags at the right, the columns below.

at('''
    -    .    -     | A map zipline
    x    Ao~  l=    | B
    -1   0    1
''', "move")

A tile is `.` plain, `a` axe, `c` crampons, `l` ladder, `o` cave, `!` danger; before it stands who
is on it, after it what: `^` carabiner, `=` ladder, `~` zipline. `-` is a free spot. An `x` marks a
free spot or a tile that a test asks for, and is nothing of the position. Who is not on the cliff is
at the foot. Without numbers below, the columns count from 0.
"""

from __future__ import annotations

import re
from typing import Any

import cordee
from cordee.engine.position import Position

KINDS = ("plain", "axe", "crampons", "ladder", "cave", "danger", "fall")
TOKENS = ("axe", "crampons", "map", "carabiner", "ladder", "zipline")
SIGNS = dict(zip(".aclo!", KINDS, strict=False))
GEAR = {"^": "carabiner", "=": "ladder", "~": "zipline"}
OF_NO_USE = {"axe": "axe", "crampons": "crampons", "map": "cave"}  # without such a tile
CELL = re.compile(r"([A-E]?)([.aclo!])([\^=~]*)(x?)")
GAME = cordee.game("vertical")


def counts(names: tuple[str, ...], text: str = "") -> dict[str, int]:
    """`plain:2 cave` as a count of every name."""
    found = dict.fromkeys(names, 0)
    for word in text.split():
        name, _, count = word.partition(":")
        found[name] += int(count or 1)
    return found


def cells(picture: str) -> dict[tuple[int, int], str]:
    """The words of a picture by column and height."""
    rows = [line.split("|")[0].split() for line in picture.splitlines() if line.strip()]
    numbered = re.fullmatch(r"-?[0-9]+", rows[-1][0])
    columns = [int(x) for x in rows.pop()] if numbered else list(range(len(rows[-1])))
    return {
        (x, y): word
        for y, row in enumerate(reversed(rows))
        for x, word in zip(columns, row, strict=True)
    }


def marked(picture: str) -> set[str]:
    """The places with an x, as they are written."""
    return {f"{x},{y}" for (x, y), word in cells(picture).items() if word[-1] == "x"}


def seated(picture: str, seat: str) -> str:
    """The same picture with A in the seat given, and whoever sat there in the first."""
    return picture.translate(str.maketrans(f"A{seat}", f"{seat}A"))


def at(
    picture: str,
    phase: str = "move",
    *,
    turn: str = "A",
    drawn: str | None = None,
    left: str = "plain:2 axe crampons ladder cave danger fall",
) -> Position:
    """The position in a picture; `left` are the tiles still to draw.

    Its box has what lies on the cliff in the first pile, used up by now, and the falls of some
    rounds, as many as it takes for `turn`; what is left is the second pile.
    """
    tiles, climbers = [], {}
    for (x, y), word in sorted(cells(picture).items(), key=lambda item: item[0][::-1]):
        if word in "-x":
            continue
        cell = CELL.fullmatch(word)
        assert cell, word
        climber, sign, gear, _ = cell.groups()
        tokens = [token for mark, token in GEAR.items() if mark in gear]
        tiles.append({"x": x, "y": y, "kind": SIGNS[sign], "tokens": tokens})
        if climber:
            climbers[climber] = [x, y]
    listed = [bag.split() for line in picture.splitlines() for bag in line.split("|")[1:]]
    bags = {seat: counts(TOKENS, " ".join(tokens)) for seat, *tokens in listed}
    stock = _fill(bags, turn, tiles)
    seats = sorted(bags)
    gone = counts(KINDS, " ".join(str(tile["kind"]) for tile in tiles) + f" {drawn or ''}")
    begun = sum(gone.values()) - (phase != "draw")  # turns, before this one
    gone["fall"] = 4 * len(seats) + (seats.index(turn) - begun) % len(seats)
    none, rest = counts(KINDS), counts(KINDS, left)
    game = cordee.game("vertical", components={"pile": [gone, rest, none]})
    data: dict[str, Any] = {
        "game": "vertical",
        "players": len(seats),
        "options": {},
        "turn": seats.index(turn),
        "phase": phase,
        "drawn": drawn,
        "tiles": tiles,
        "climbers": [climbers.get(seat) for seat in seats],
        "bags": [bags[seat] for seat in seats],
        "stock": stock,
        "piles": [none, rest, none],
    }
    return game.position(data, seed=1)


def _fill(bags: dict[str, dict[str, int]], turn: str, tiles: list[Any]) -> dict[str, int]:
    """Pack what a picture leaves out, four tokens a seat: what is left of the stock.

    The others take it, whatever it is; then who plays, of what does nothing on this cliff.
    """
    hung = [token for tile in tiles for token in tile["tokens"]]
    stock = {
        token: 5 - hung.count(token) - sum(bag[token] for bag in bags.values()) for token in TOKENS
    }
    kinds = {tile["kind"] for tile in tiles}
    idle = [token for token, kind in OF_NO_USE.items() if kind not in kinds]
    wanted = 4 * len(bags) - len(hung) - sum(sum(bag.values()) for bag in bags.values())
    others = [seat for seat in sorted(bags) if seat != turn]
    for seat in (*others, turn):
        bag = bags[seat]
        packs = [*(idle if seat == turn else TOKENS)]
        while wanted and sum(bag.values()) < 4:
            token = max(packs, key=stock.__getitem__)
            stock[token] -= 1
            bag[token] += 1
            wanted -= 1
    assert wanted == 0, "too many tokens in this picture, or too few"
    return stock


def texts(position: Position) -> list[str]:
    return [str(move) for move in position.moves()]


def places(position: Position, words: str) -> set[str]:
    """Where the moves lead that begin with these words."""
    found = (text.rpartition(" ") for text in texts(position))
    return {place for begin, _, place in found if begin == words}


def play(position: Position, *moves: str) -> dict[str, Any]:
    """Play moves in notation; the fields after them."""
    for move in moves:
        position.play(move)
    return position.to_dict()


def hung(fields: dict[str, Any], place: str) -> list[str]:
    """The tokens on a tile."""
    (tokens,) = [tile["tokens"] for tile in fields["tiles"] if f"{tile['x']},{tile['y']}" == place]
    found: list[str] = tokens
    return found
