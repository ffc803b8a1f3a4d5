"""What the numbers of moves and tables should be, derived from notation and plain data alone.

A second reading of docs/bridges.md, which shares nothing with the games' `encoding.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import combinations_with_replacement, product
from typing import Any

Data = Mapping[str, Any]
Fields = dict[str, list[float]]
BEYOND = 1000


def flags(holds: Iterable[Any]) -> list[float]:
    return [float(bool(each)) for each in holds]


def one_of(things: Iterable[Any], which: Any) -> list[float]:
    return flags(thing == which for thing in things)


def cut(values: Iterable[float]) -> list[float]:
    return [min(value, BEYOND) for value in values]


def flat(rows: Iterable[Iterable[float]]) -> list[float]:
    return [figure for row in rows for figure in row]


def from_viewer(each: list[Any], viewer: int, most: int, nobody: Any) -> list[Any]:
    """What belongs to each seat, the viewer's first; then what an empty chair has."""
    return each[viewer:] + each[:viewer] + [nobody] * (most - len(each))


def head(data: Data, viewer: int, phases: str, most: int) -> Fields:
    players = data["players"]
    return {
        "phase": one_of(phases.split(", "), data["phase"]),
        "players": one_of(range(2, most + 1), players),
        "turn": one_of(range(most), (data["turn"] - viewer) % players),
    }


# Yeti

FACES = ["snow", "coin", "sherpa", "print", "tent"]
TILES = ["purse", "guide", "goggles", "bivouac", "porter", "lens", "radio"]
SKY = ["thaw", "press", "market", "clear", "flurry", "bargain"]
SKIES = [tile + side for tile in SKY for side in "+-"]
BARGAINS = [f"{one}>{other}" for one, other in product(FACES, FACES) if one != other]


def yeti_number(text: str, _data: Data, _box: Data) -> int:
    kind, _, what = text.partition(" ")
    if kind == "keep":
        worth = {"none": 0, "coin": 1, "sherpa": 2, "print": 4, "tent": 8}
        return sum(worth[face] for face in what.split("+"))
    fixed = {"reroll one": 16, "reroll all": 17, "done": 38, "pass": 43, "use purse": 44}
    fixed |= {"use guide": 59, "save guide": 60}
    if text in fixed:
        return fixed[text]
    if kind == "bargain":
        return 18 + BARGAINS.index(what)
    if kind == "turn":
        return 38 + FACES.index(what)
    if kind == "buy":
        return 52 + TILES.index(what)
    return {"photo": 44, "climb": 61}[kind] + int(what)


def yeti_fields(data: Data, viewer: int) -> Fields:
    def seats(name: str) -> list[Any]:
        return from_viewer(data[name], viewer, 5, 0)

    levels = from_viewer(data["level"], viewer, 5, None)
    owners = [data["equipment"][tile] for tile in TILES]
    seated = from_viewer(list(range(data["players"])), viewer, 5, "nobody")
    seen = data["weather_seen"] + [None] * 6
    phases = "show, weather, roll, keep, before, reroll, snow, coins, sherpas, climb, tents, over"
    return {
        **head(data, viewer, phases, 5),
        "seat": one_of(range(5), viewer),
        "stack": one_of(["none", "mixed", "good", "bad"], data["options"]["weather"]),
        "lap": cut([data["lap"] / 20]),
        "cycle": one_of(range(12), data["lap"] % 12),
        "yeti": cut([data["yeti"] / 50]),
        "score": cut(score / 50 for score in seats("score")),
        "level": flat(one_of(range(4), level) for level in levels),
        "peak": [points / 10 for points in seats("peak")],
        "held": [dice / 7 for dice in seats("held")],
        "rolled": [data["rolled"][face] / 7 for face in FACES],
        "kept": [data["kept"][face] / 7 for face in FACES],
        "owner": flat(one_of(seated, owner) for owner in owners),
        "weather": one_of(SKIES, data["weather"]),
        "seen": flat(one_of(SKIES, face) for face in seen[:6]),
        "used": flags(
            what in data["used"] for what in ("goggles", "thaw", "bargain", "purse", "guide")
        ),
        "ending": flags([data["ending"]]),
    }


# Himalaya

CARDS = ["1/2", "3/4", "5/6", "7/8"]
DECK = ["+5", "+4", "+3", "+2", "+1", "-1", "-2", "-3", "-4", "storm"]
WAYS = ["on", "back", "rope", "rope+1", "rope+2", "rope+3"]


def himalaya_number(text: str, data: Data, _box: Data) -> int:
    words = text.split()
    if words[0] in ("reroll", "leave"):
        return {"reroll": 350, "leave": 361}[text]
    if words[0] == "skip":
        return 350 + int(words[1])
    if words[0] == "recover":
        return 357 + CARDS.index(words[1])
    value = int(words[1]) + 5 if words[0] == "card" else int(words[0]) - 1
    who, *rest = words[2:] if words[0] == "card" else words[1:]
    if who == "climber":
        return value
    sherpa: int = data["sherpas"][data["turn"]].index(int(rest[0]))
    return 14 + value * 24 + sherpa * 6 + WAYS.index(rest[1] if rest[1:] else "on")


def himalaya_fields(data: Data, viewer: int) -> Fields:
    route = data["route"]
    summit = route["length"]
    camps = route["camps"] + [None] * 16
    slides = [start for start, _ in route["slides"]]

    def seats(name: str, nobody: Any) -> list[Any]:
        return from_viewer(data[name], viewer, 5, nobody)

    own, *others = seats("climber", None)
    sherpas, *strangers = seats("sherpas", [])
    spaces = [
        [
            own == space,
            space in others,
            sherpas.count(space) / 4,
            sum(each.count(space) for each in strangers) / 16,
            data["yeti"] == space,
            space in route["camps"],
            space == route["cave"],
            space in slides,
            space in route["snow"],
            space == summit,
        ]
        for space in range(101)
    ]
    return {
        **head(data, viewer, "first roll, roll, yeti, move, recover, over", 5),
        "dice": [data["dice"].count(value) / 8 for value in range(1, 7)],
        "yeti": [data["yeti"] / summit],
        "climber": [space / summit for space in seats("climber", 0)],
        "sherpas": [space / summit for each in seats("sherpas", [0] * 4) for space in each],
        "cards": flat(flags(card in each for card in CARDS) for each in seats("cards", [])),
        "used": flat(flags(card in each for card in CARDS) for each in seats("used", [])),
        "recovered": flat(
            flags(camp in each for camp in camps[:16]) for each in seats("recovered", [])
        ),
        "deck": flags(card in data["deck"] for card in DECK),
        "spaces": [float(figure) for figure in flat(spaces)],
    }


# Matterhorn

CIRCLES = [f"{row}.{place}" for row in range(12, 4, -1) for place in range(1, 13)]
DROPS = [drop for dice in range(5) for drop in combinations_with_replacement("123456", dice)]
STEPS = [(0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1)]
"""Left, right, up left, up right, down left, down right: rows, and half circles to the right."""


def mountain(box: Data) -> list[tuple[int, int]]:
    """Of each row, from row 12 up, its circles and where it begins, in half circles."""
    if "bottom" in box:
        return [(box["bottom"] - k, k) for k in range(8)]
    begins = [0]
    for _, shift in box["rows"][1:]:
        begins.append(begins[-1] + shift)
    return [(row[0], begin) for row, begin in zip(box["rows"], begins, strict=True)]


def matterhorn_number(text: str, _data: Data, box: Data) -> int:
    kind, *rest = text.split()
    if kind in ("stop", "again", "done"):
        return ["stop", "again", "done"].index(kind) + 1566
    if kind == "drop":
        return 12 + DROPS.index(() if rest == ["none"] else tuple(rest))
    circle = CIRCLES.index(rest[0])
    if kind in ("move", "push"):
        first, each = {"move": (510, 7), "push": (1182, 4)}[kind]
        return first + circle * each + way(rest[0], rest[1], box)
    return {"pawn": 0, "token": 222, "block": 318, "clear": 414}[kind] + circle


def way(here: str, there: str, box: Data) -> int:
    if there == "summit":
        return 6
    (row, place), (to_row, to_place) = (map(int, circle.split(".")) for circle in (here, there))
    begin, to_begin = mountain(box)[12 - row][1], mountain(box)[12 - to_row][1]
    aside = to_begin + 2 * to_place - begin - 2 * place
    return STEPS.index((to_row - row, aside if aside or to_row == row else -1))


def matterhorn_fields(data: Data, viewer: int, box: Data) -> Fields:
    pawns = from_viewer(data["pawns"], viewer, 4, None)
    rows = {circle.split(".")[0] for circle in data["action_tokens"]}

    def on(circle: str) -> list[float]:
        row, place = map(int, circle.split("."))
        return flags(
            [
                place > mountain(box)[12 - row][0],
                circle in data["obstacles"],
                circle in data["action_tokens"],
                *(circle in (each or []) for each in pawns),
            ]
        )

    return {
        **head(data, viewer, "setup, roll, drop, token, bonus, choose, actions, block, over", 4),
        "summit": one_of([1, 2], data["options"]["summit"]),
        "dice": [data["dice"].count(value) / 5 for value in range(1, 7)],
        "dropped": [data["dropped"] / 5],
        "box": [data["box"] / 60],
        "actions": [data["actions_left"] / 8],
        "placed": flags(str(row) in rows for row in range(12, 4, -1)),
        "waiting": [0 if each is None else (2 - len(each)) / 2 for each in pawns],
        "arrived": [0 if each is None else each.count("summit") / 2 for each in pawns],
        "rows": [begin / 14 for _, begin in mountain(box)],
        "circles": flat(map(on, CIRCLES)),
    }


# Vertical

TOKENS = ["axe", "crampons", "map", "carabiner", "ladder", "zipline"]
KINDS = ["plain", "axe", "crampons", "ladder", "cave", "danger", "fall"]
Spot = tuple[int, int]


def by_height(spots: Iterable[Spot]) -> list[Spot]:
    return sorted(spots, key=lambda spot: spot[::-1])


def tile_spots(data: Data) -> list[Spot]:
    return by_height((tile["x"], tile["y"]) for tile in data["tiles"])


def free_spots(data: Data) -> list[Spot]:
    """Beside a tile, on the ground or above; at first the middle of the ground."""
    taken = set(tile_spots(data))
    beside = {
        (x + right, y + up) for x, y in taken for right, up in ((1, 0), (-1, 0), (0, 1), (0, -1))
    }
    free = {(x, y) for x, y in beside if y >= 0} - taken
    return by_height(free or {(0, 0)})


def vertical_number(text: str, data: Data, _box: Data) -> int:
    kind, *rest = text.split()
    if kind in ("bare", "stay"):
        return {"bare": 308, "stay": 489}[kind]
    if kind == "pack":
        return TOKENS.index(rest[0])
    x, y = map(int, rest[-1].split(","))
    if kind == "place":
        return 6 + free_spots(data).index((x, y))
    tile = tile_spots(data).index((x, y))
    if kind == "equip":
        return 128 + 60 * ["carabiner", "ladder", "zipline"].index(rest[0]) + tile
    return {"step": 309, "cave": 369, "zip": 429}[kind] + tile


def vertical_fields(data: Data, viewer: int) -> Fields:
    climbers = from_viewer(data["climbers"], viewer, 5, None)
    bags = from_viewer(data["bags"], viewer, 5, dict.fromkeys(TOKENS, 0))

    def there(spot: Spot | None) -> list[float]:
        return [0, 0, 0] if spot is None else [1, spot[0] / 10, spot[1] / 10]

    tiles: list[float] = []
    for tile in sorted(data["tiles"], key=lambda tile: (tile["y"], tile["x"])):
        spot = (tile["x"], tile["y"])
        tiles += there(spot)
        tiles += one_of(KINDS[:6], tile["kind"])
        tiles += flags(token in tile["tokens"] for token in TOKENS[3:])
        tiles += flags(climber is not None and tuple(climber) == spot for climber in climbers)
    spots = flat(map(there, free_spots(data)))
    return {
        **head(data, viewer, "pack, draw, place, equip, move, zip, over", 5),
        "drawn": one_of(KINDS, data["drawn"]),
        "piles": [pile[kind] / 20 for pile in data["piles"] for kind in KINDS],
        "stock": [data["stock"][token] / 5 for token in TOKENS],
        "bags": [bag[token] / 5 for bag in bags for token in TOKENS],
        "climbers": flat(map(there, climbers)),
        "tiles": tiles + [0] * (60 * 17 - len(tiles)),
        "spots": spots + [0] * (122 * 3 - len(spots)),
    }


# Pig


def pig_number(text: str, _data: Data, _box: Data) -> int:
    return ["again", "hold"].index(text)


def pig_fields(data: Data, viewer: int, goal: int) -> Fields:
    return {
        **head(data, viewer, "roll, choose, over", 5),
        "pot": cut([data["pot"] / goal]),
        "score": cut(score / goal for score in from_viewer(data["score"], viewer, 5, 0)),
    }


NUMBER: dict[str, Callable[[str, Data, Data], int]] = {
    "yeti": yeti_number,
    "himalaya": himalaya_number,
    "matterhorn": matterhorn_number,
    "vertical": vertical_number,
    "pig": pig_number,
}


def fields(box: Data, data: Data, viewer: int) -> Fields:
    """What a seat should see of a position, whose components have the numbers of a box."""
    game = data["game"]
    if game == "yeti":
        return yeti_fields(data, viewer)
    if game == "himalaya":
        return himalaya_fields(data, viewer)
    if game == "matterhorn":
        return matterhorn_fields(data, viewer, box)
    if game == "vertical":
        return vertical_fields(data, viewer)
    return pig_fields(data, viewer, box["goal"])
