"""Himalaya drawn in text: the route from the top down, each row behind its first space's number.

at('''
   24  ^b   .    .    .    /    .    *    /Y   .    *    /    *    !
   12  ^aab .    .    .    /    .    o
    0  _B   .    .    .Aa
''', dice="1 1 4", used="A5/6")

The ground: `_` base camp, `.` ordinary, `^` camp, `*` snow field, `/` slide, `o` cave, `!` summit.
On it: climbers `A` to `E`, their sherpas `a` to `e`, the yeti `Y`, and an `x` where a test expects
somebody to come to rest. Rows of no interest are left out: who is not drawn waits on the base camp,
the yeti in its cave. The yeti cards have just been shuffled, storm among them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import cordee
from cordee.engine.game import Game
from cordee.engine.position import Position

GAME = cordee.game("himalaya")
SEATS = "ABCDE"
DICE = (1, 2, 3, 4, 5, 6, 6, 6)
DECK = ("+5", "+4", "+3", "+2", "+1", "-1", "-2", "-3", "-4", "storm")
CARDS = {
    2: ("5/6",),
    3: ("3/4", "5/6"),
    4: ("1/2", "3/4", "5/6"),
    5: ("1/2", "3/4", "5/6", "7/8"),
}


def at(
    picture: str,
    phase: str = "move",
    *,
    dice: str | None = None,
    turn: str = "A",
    players: int = 3,
    used: str = "",
    recovered: str = "",
    deck: str = " ".join(DECK),
    game: Game = GAME,
    **fields: Any,
) -> Position:
    """The position in a picture; left out, `dice` are all of them, in three's game one a value."""
    seats = SEATS[:players]
    spent = _of_each(used, seats)
    if dice is None:
        dice = "" if "roll" in phase else " ".join(map(str, DICE[: players + 3]))
    data: dict[str, Any] = {
        "game": "himalaya",
        "players": players,
        "options": {},
        "turn": SEATS.index(turn),
        "phase": phase,
        "dice": [int(die) for die in dice.split()],
        "yeti": game.box["route"]["cave"],
        "climber": [0] * players,
        "sherpas": [[] for _ in seats],
        "cards": [[c for c in CARDS[players] if c not in spent[seat]] for seat in seats],
        "used": list(spent.values()),
        "recovered": [
            [int(camp) for camp in camps] for camps in _of_each(recovered, seats).values()
        ],
        "deck": deck.split(),
        "route": game.box["route"],
    }
    for space, ground, pieces in _cells(picture):
        assert ground == ground_of(game, space), f"space {space} is no {ground}"
        for piece in pieces:
            if piece in seats:
                data["climber"][seats.index(piece)] = space
            elif piece in seats.lower():
                data["sherpas"][seats.lower().index(piece)].append(space)
            elif piece == "Y":
                data["yeti"] = space
            else:
                assert piece == "x", f"who is {piece}?"
    for spaces in data["sherpas"]:
        spaces.extend([0] * (4 - len(spaces)))
        spaces.sort()
    data.update(fields)
    return game.position(data, seed=1)


def _of_each(words: str, seats: str) -> dict[str, list[str]]:
    """`A5/6 B3/4 A7/8` as a list for each seat."""
    given: dict[str, list[str]] = {seat: [] for seat in seats}
    for word in words.split():
        given[word[0]].append(word[1:])
    return given


def _cells(picture: str) -> Iterator[tuple[int, str, str]]:
    """Each space drawn: its number, its ground, who is on it."""
    space = 0
    for word in picture.split():
        if word.isdigit():
            space = int(word)
        else:
            yield space, word[0], word[1:]
            space += 1


def ground_of(game: Game, space: int) -> str:
    """How a space is drawn."""
    route = game.box["route"]
    signs = {0: "_", route["length"]: "!", route["cave"]: "o"}
    signs |= dict.fromkeys(route["camps"], "^") | dict.fromkeys(route["snow"], "*")
    signs |= {start: "/" for start, _ in route["slides"]}
    return signs.get(space, ".")


def marked(picture: str) -> list[int]:
    """The spaces with an `x`, rising."""
    return sorted(space for space, _, pieces in _cells(picture) if "x" in pieces)


def tidy(picture: str) -> str:
    """A picture in one spelling: climbers first, single blanks."""
    words = picture.split()
    return " ".join(w if w.isdigit() else w[0] + "".join(sorted(w[1:])) for w in words)


def drawn(position: Position, like: str) -> str:
    """The spaces of another picture, as they are in this position."""
    fields = position.to_dict()
    on: Counter[tuple[int, str]] = Counter()
    for seat, climber in enumerate(fields["climber"]):
        on[climber, SEATS[seat]] += 1
        for space in fields["sherpas"][seat]:
            on[space, SEATS[seat].lower()] += 1
    on[fields["yeti"], "Y"] += 1
    words = like.split()
    cells = _cells(like)
    for i, word in enumerate(words):
        if not word.isdigit():
            space, _, _ = next(cells)
            there = sorted((piece, count) for (where, piece), count in on.items() if where == space)
            words[i] = ground_of(position.game, space)
            words[i] += "".join(piece * count for piece, count in there)
    return " ".join(words)


def texts(position: Position) -> list[str]:
    return [str(move) for move in position.moves()]


def play(position: Position, *moves: str) -> dict[str, Any]:
    """Play moves in notation; the fields after them."""
    for move in moves:
        position.play(move)
    return position.to_dict()


def ends(position: Position, how: str) -> list[int]:
    """Where the legal ones among moves like `{} sherpa 12 back` come to rest, by any value."""
    legal = [text for value in range(1, 9) if (text := how.format(value)) in texts(position)]
    return sorted({landing(position.copy(), text) for text in legal})


def landing(position: Position, text: str) -> int:
    """Where a move brings its piece: to another space, or to where it was."""
    seat, before = position.turn, position.to_dict()
    after = play(position, text)
    if text.endswith("climber"):
        return int(after["climber"][seat])
    new = Counter(after["sherpas"][seat]) - Counter(before["sherpas"][seat])
    (space,) = new or (int(text.split("sherpa ")[1].split()[0]),)
    return space
