"""Yeti tables drawn in text: the climbers on their levels, the players beside the mountain.

at('''
      /A\\        A 12 peak:8 lens
     /   \\       B 20 held:1
    /  B  \\      C 3
   /   C   \\     yeti:50
''', "coins", kept="coin:3 print:4", turn="A")
"""

from __future__ import annotations

import re
from typing import Any

import cordee
from cordee.engine.game import Game
from cordee.engine.position import Position

FACES = ("snow", "coin", "sherpa", "print", "tent")
GAME = cordee.game("yeti")


def dice(text: str) -> dict[str, int]:
    """`snow:2 tent:1` as a count of every face."""
    counts = dict.fromkeys(FACES, 0)
    for word in text.split():
        face, _, count = word.partition(":")
        counts[face] = int(count)
    return counts


def at(
    picture: str,
    phase: str = "roll",
    *,
    turn: str = "A",
    kept: str = "",
    rolled: str = "",
    game: Game = GAME,
    lap: int = 4,
    weather: str | None = None,
    **fields: Any,
) -> Position:
    """The position in a picture; `weather` is the face that holds in an option it can hold in."""
    rows = [line for line in picture.splitlines() if line.strip()]
    data: dict[str, Any] = {
        "game": "yeti",
        "options": {"weather": "none"},
        "turn": "ABCDE".index(turn),
        "phase": phase,
        "lap": lap,
        "rolled": dice(rolled),
        "kept": dice(kept),
        "equipment": dict.fromkeys(GAME.box["equipment"]),
        "weather": None,
        "weather_seen": [],
        "used": [],
        "ending": False,
    }
    score, level, peak, held = {}, {}, {}, {}
    for height, line in zip((3, 2, 1, 0), rows, strict=True):
        slope = re.search(r"/(.*)\\(.*)", line)
        assert slope, line
        level.update(dict.fromkeys(slope[1].replace(" ", ""), height))
        who = ""
        for word in slope[2].split():
            name, _, number = word.partition(":")
            if word in tuple("ABCDE"):
                who = word
                score[who] = peak[who] = held[who] = 0
            elif name == "yeti":
                data["yeti"] = int(number)
            elif word.isdigit():
                score[who] = int(word)
            elif name == "peak":
                peak[who] = int(number)
            elif name == "held":
                held[who] = int(number)
            else:
                data["equipment"][word] = "ABCDE".index(who)
    seats = sorted(score)
    data["players"] = len(seats)
    for name, values in (("score", score), ("level", level), ("peak", peak), ("held", held)):
        data[name] = [values[seat] for seat in seats]
    stride = game.box["blizzard"][len(seats) - 2]
    stormed = sum(1 for seat in seats if held[seat])  # whoever holds dice has had a blizzard
    data.setdefault("yeti", game.box["start"] + stride * stormed)
    data["ending"] = max(data["score"]) >= data["yeti"]
    if weather is not None:
        data.update(_under(weather, lap))
    data.update(fields)
    return game.position(data, seed=1)


def _under(face: str, lap: int) -> dict[str, Any]:
    """The weather fields of a round in which `face` holds, the stack all on that side."""
    side = face[-1]
    tiles = [t for t in ("thaw", "press", "market", "clear", "flurry", "bargain") if t != face[:-1]]
    seen = [f"{tile}{side}" for tile in tiles[:lap]] + [face]
    return {
        "options": {"weather": "good" if side == "+" else "bad"},
        "weather": face,
        "weather_seen": seen,
    }


def texts(position: Position) -> list[str]:
    return [str(move) for move in position.moves()]


def play(position: Position, *moves: str) -> dict[str, Any]:
    """Play moves in notation; the fields after them."""
    for move in moves:
        position.play(move)
    return position.to_dict()
