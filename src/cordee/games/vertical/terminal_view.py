"""The Vertical table for a terminal: 80 columns, readable without colour."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from ...engine.data import Box
from ...ink.console import beside, columns, fitting, numbers, players, shape
from ...ink.picture import Fields, View
from ...words import Say
from .rules import KINDS, TOKENS
from .viewport import Viewport, part, whole

CELL = 5  # characters for a tile: its left edge, kind, climber, carabiner and zipline
SCALE = 4  # for the heights at the left
PILES = 24  # for the piles at the right
SIDE_BY_SIDE = 60  # columns from which they stand there
SHEETS = 36  # for players and piles at the right, where there are few lines
FEWEST_ROWS = 9  # as many as the piles take anyway
OTHER_LINES = 6  # lines other than tiles and players: heading, scales, foot, arrows, stock
STYLES = {
    "plain": "dim",
    "axe": "bold cyan",
    "crampons": "bold",
    "ladder": "bold yellow",
    "cave": "bold",
    "danger": "bold red",
    "fall": "bold red",
}
ORANGE = "bold yellow"
ABBREVIATED = 3  # letters of a token's name


BRIEF = ("equip", "zip")
"""Phases whose question needs no second look at the whole table within a turn."""
CALM = ("pack",)
"""Phases in which nothing on the cliff changes."""


def table(view: View, width: int, height: int) -> Iterable[RenderableType]:
    """Everything on the table, with a list of the piles if there is room."""
    return fitting(view, width, height, roomy, compact)


def compact(view: View, width: int, height: int) -> Iterator[RenderableType]:
    """In as few lines as can be: players and tiles left beside the cliff, or below it."""
    fields, say = view.fields, view.say
    yield heading(fields, view.box, say)
    fits = width >= SIDE_BY_SIDE
    seats = players(view, lambda seat: _briefly(fields, seat, say), 10, 1, told=False)
    left = Text("  ").join(_left(fields, say))
    room = (width - SCALE - 1 - (SHEETS if fits else 0)) // CELL
    if fits:
        yield beside(cliff(view, room, max(FEWEST_ROWS // 2, height - 5)), Group(seats, left))
    else:
        yield cliff(view, room, max(FEWEST_ROWS // 2, height - 7 - view.players))
        yield seats
        yield left


def _left(fields: Fields, say: Say) -> Iterator[Text]:
    """How many tiles of each kind are still to come."""
    yield Text(say("scene-piles"), style="dim")
    for kind in KINDS:
        count = sum(pile[kind] for pile in fields["piles"])
        yield Text.assemble(_sign(kind, say), f" {count}")


def roomy(view: View, width: int, height: int) -> Iterator[RenderableType]:
    fields, say = view.fields, view.say
    fits = width >= SIDE_BY_SIDE
    room = width - (PILES if fits else 0) - SCALE - 1
    rows = max(FEWEST_ROWS, height - OTHER_LINES - view.players)
    yield heading(fields, view.box, say)
    left, right = cliff(view, room // CELL, rows), piles(fields, say)
    if fits:
        yield beside(left, right)
    else:
        yield left
        yield right
    yield players(view, lambda seat: _climber(fields, seat, say), 16)
    yield stock(fields, say)


def brief(view: View) -> Iterator[Text]:
    """The tile in hand, and where the one to play is with what in the bag."""
    fields, seat = view.fields, view.active
    if seat is None:
        return
    if fields["drawn"]:
        yield hand(fields["drawn"], view.say)
    place, bag = fields["climbers"][seat], fields["bags"][seat]
    about = f"{_where(place, view.say)} · {_carried(bag, view.say)}"
    yield Text.assemble(shape(seat), " ", about)


def heading(fields: Fields, box: Box, say: Say) -> Text:
    tiles = sum(sum(pile.values()) for pile in box["pile"])
    left = sum(sum(pile.values()) for pile in fields["piles"])
    title = Text.assemble(
        (say("title"), "bold"), " · ", say("board-progress", drawn=tiles - left, whole=tiles)
    )
    if fields["drawn"]:
        title.append(" · ").append_text(hand(fields["drawn"], say))
    if fields["phase"] == "over":
        title.append(f" · {say('board-phase-over')}", style="bold")
    return title


def hand(kind: str, say: Say) -> Text:
    about = say("scene-hand", kind=say(f"board-kind-{kind}"))
    return Text.assemble((about, "bold"), " [", _sign(kind, say), "]")


def _sign(kind: str, say: Say) -> Text:
    return Text(say(f"scene-sign-{kind}"), style=STYLES[kind])


# --- cliff ---------------------------------------------------------------------------------------


def cliff(view: View, columns: int, rows: int) -> Text:
    """The tiles with their heights and columns; where not all fit, arrows tell what lies beyond.

    Where a move that is offered leads, what to type for it is written.
    """
    fields, say = view.fields, view.say
    typed = numbers(view, _leads_to)
    full = whole(fields["tiles"])
    above = any(where.endswith(f",{full.top}") for where in typed)  # that row is free
    height = full.rows if rows >= full.rows - 1 + above else rows
    window = part(fields, min(columns, full.columns), height)
    tiles = {(tile["x"], tile["y"]): tile for tile in fields["tiles"]}
    standing = {tuple(at): seat for seat, at in enumerate(fields["climbers"]) if at is not None}
    lines = []
    higher = full.top - 1 - window.top
    if higher > 0:
        lines.append(Text(" " * SCALE + say("scene-higher", count=higher), style="bold"))
    highest = min(window.top, max(0, full.top - 1 + above))
    heights = range(highest, window.bottom - 1, -1)
    lines += [_row(y, window, tiles, standing, typed, say) for y in heights]
    lines += _scale(fields, window, full, say)
    return Text("\n").join(lines)


def _row(
    y: int,
    window: Viewport,
    tiles: Mapping[tuple[int, int], Fields],
    standing: Mapping[tuple[int, ...], int],
    typed: Mapping[str, Text],
    say: Say,
) -> Text:
    line = Text(f"{y:>{SCALE - 1}} ", style="bold")
    beside = False
    for x in range(window.left, window.right + 1):
        tile, number = tiles.get((x, y)), typed.get(f"{x},{y}")
        line.append("│" if tile or beside else " ", style="not bold")
        cell = Text(" " * (CELL - 1)) if tile is None else _cell(tile, standing, say)
        line.append_text(_numbered(cell, number) if number else cell)
        beside = tile is not None
    return line.append("│" if beside else "", style="not bold")


def _leads_to(move: str) -> str:
    """The place where a tile, a token or a climber goes."""
    *kind, place = move.split()
    return place if kind else ""


def _numbered(cell: Text, number: Text) -> Text:
    """A cell with a number at its right; what stands there has its own line in the list."""
    kept = cell[: CELL - 1 - len(number)]
    return Text.assemble(kept, " " * (CELL - 1 - len(number) - len(kept)), number)


def _cell(tile: Fields, standing: Mapping[tuple[int, ...], int], say: Say) -> Text:
    """Kind, climber, carabiner, zipline; a ladder that is up stands for the kind of its tile."""
    tokens, seat = tile["tokens"], standing.get((tile["x"], tile["y"]))
    return Text.assemble(
        _token("ladder", say) if "ladder" in tokens else _sign(tile["kind"], say),
        Text(" ") if seat is None else shape(seat),
        _token("carabiner", say) if "carabiner" in tokens else " ",
        _token("zipline", say) if "zipline" in tokens else " ",
    )


def _token(token: str, say: Say) -> Text:
    return Text(say(f"scene-sign-on-{token}"), style=ORANGE)


def _scale(fields: Fields, window: Viewport, full: Viewport, say: Say) -> list[Text]:
    """The foot of the cliff or what lies lower, the columns, and who is at the foot."""
    before = max(0, window.left - full.left - 1)  # the outer columns are free
    after = max(0, full.right - 1 - window.right)
    margin = (f"◀{before}" if before else "").ljust(SCALE)
    numbers = "".join(f"{x:^{CELL}}" for x in range(window.left, window.right + 1))
    ground = "─" * (window.columns * CELL + 1)
    lower = say("scene-lower", count=window.bottom) if window.bottom else ""
    foot = [seat for seat, at in enumerate(fields["climbers"]) if at is None]
    camp = Text.assemble(" " * SCALE, say("scene-foot"))
    for seat in foot:
        camp.append(" ").append_text(shape(seat))
    return [
        Text(" " * SCALE + lower, style="bold") if lower else Text(" " * SCALE + ground),
        Text(f"{margin}{numbers}{f'{after}▶' if after else ''}", style="bold"),
        *([camp] if foot else []),
    ]


# --- piles, stock, bags --------------------------------------------------------------------------


def piles(fields: Fields, say: Say) -> RenderableType:
    """What is left of each kind, which tells the signs of the tiles too."""
    numbers = range(1, len(fields["piles"]) + 1)
    grid = columns("", say("scene-piles"), *map(str, numbers), right=[n + 1 for n in numbers])
    for kind in KINDS:
        counts = (str(pile[kind] or "·") for pile in fields["piles"])
        grid.add_row(_sign(kind, say), say(f"board-kind-{kind}"), *counts)
    for token in ("carabiner", "ladder", "zipline"):
        grid.add_row(_token(token, say), Text(say(f"scene-on-{token}"), style="dim"))
    return grid


def _climber(fields: Fields, seat: int, say: Say) -> tuple[RenderableType, ...]:
    """Where a player's climber is, and what is in the bag."""
    place = Text(_where(fields["climbers"][seat], say), style="bold")
    return place, _carried(fields["bags"][seat], say)


def _briefly(fields: Fields, seat: int, say: Say) -> tuple[RenderableType, ...]:
    """The same with tokens by their first letters."""
    at, bag = fields["climbers"][seat], fields["bags"][seat]
    tokens = [
        (f"{bag[token]}×" if bag[token] > 1 else "") + say(f"board-token-{token}")[:ABBREVIATED]
        for token in TOKENS
        if bag[token]
    ]
    place = "–" if at is None else f"{at[0]},{at[1]}"
    return Text(place, style="bold"), " ".join(tokens)


def stock(fields: Fields, say: Say) -> Text:
    return Text(say("scene-stock", about=_carried(fields["stock"], say)), style="dim")


def _carried(tokens: Mapping[str, int], say: Say) -> str:
    shown = [say("scene-tokens", token=say(f"board-token-{token}"), n=tokens[token])
             for token in TOKENS if tokens[token]]  # fmt: skip
    return ", ".join(shown) or say("scene-nothing")


def _where(place: Sequence[int] | None, say: Say) -> str:
    if place is None:
        return say("scene-at-foot")
    return say("scene-at", place=f"{place[0]},{place[1]}")


if __name__ == "__main__":
    from ...engine.demo import played

    print(played(__package__ or "", players=3, plies=60))  # noqa: T201
