"""The Vertical table for a terminal: 80 columns, readable without colour."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.console import RenderableType
from rich.text import Text

from ...engine.data import Box
from ...ink.console import beside, columns, players, shape
from ...ink.picture import Fields, View
from ...words import Say
from .rules import KINDS, TOKENS
from .viewport import Viewport, part, whole

CELL = 5  # characters for a tile: its left edge, kind, climber, carabiner and zipline
SCALE = 4  # for the heights at the left
PILES = 24  # for the piles at the right
SIDE_BY_SIDE = 60  # columns from which they stand there
FEWEST_ROWS = 9  # as many as the piles take anyway
OTHER_LINES = 10  # lines other than tiles and players: heading, scales, stock, the question
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


BRIEF = ("equip", "zip")
"""Phases whose question needs no second look at the whole table within a turn."""
CALM = ("pack",)
"""Phases in which nothing on the cliff changes."""


def table(view: View, width: int, height: int) -> Iterator[RenderableType]:
    """Everything on the table."""
    fields, say = view.fields, view.say
    fits = width >= SIDE_BY_SIDE
    room = width - (PILES if fits else 0) - SCALE - 1
    rows = max(FEWEST_ROWS, height - OTHER_LINES - view.players)
    yield heading(fields, view.box, say)
    left, right = cliff(fields, say, room // CELL, rows), piles(fields, say)
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


def cliff(fields: Fields, say: Say, columns: int, rows: int) -> Text:
    """The tiles with their heights and columns; where not all fit, arrows tell what lies beyond."""
    full = whole(fields["tiles"])
    height = full.rows if rows >= full.rows - 1 else rows  # the last row is free
    window = part(fields, min(columns, full.columns), height)
    tiles = {(tile["x"], tile["y"]): tile for tile in fields["tiles"]}
    standing = {tuple(at): seat for seat, at in enumerate(fields["climbers"]) if at is not None}
    lines = []
    higher = full.top - 1 - window.top
    if higher > 0:
        lines.append(Text(" " * SCALE + say("scene-higher", count=higher), style="bold"))
    highest = min(window.top, max(0, full.top - 1))
    lines += [_row(y, window, tiles, standing, say) for y in range(highest, window.bottom - 1, -1)]
    lines += _scale(fields, window, full, say)
    return Text("\n").join(lines)


def _row(
    y: int,
    window: Viewport,
    tiles: Mapping[tuple[int, int], Fields],
    standing: Mapping[tuple[int, ...], int],
    say: Say,
) -> Text:
    line = Text(f"{y:>{SCALE - 1}} ", style="bold")
    beside = False
    for x in range(window.left, window.right + 1):
        tile = tiles.get((x, y))
        line.append("│" if tile or beside else " ", style="not bold")
        line.append_text(Text(" " * (CELL - 1)) if tile is None else _cell(tile, standing, say))
        beside = tile is not None
    return line.append("│" if beside else "", style="not bold")


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
