"""The Vertical table for a terminal: 80 columns, readable without colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ...ink.console import person, shape
from ...words import Say
from .rules import KINDS, TOKENS
from .window import Window, part, whole

CELL = 5  # characters for a tile: its left edge, kind, climber, carabiner and zipline
SCALE = 4  # for the heights at the left
PILES = 24  # for the piles at the right
SIDE_BY_SIDE = 60  # columns from which they stand there
FEWEST_ROWS = 9  # as many as the piles take anyway
OTHER_LINES = 10  # lines that are no tiles and no players: heading, scales, stock, the question
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

Fields = Mapping[str, Any]


@dataclass(frozen=True)
class Scene:
    """Everything on the table, arranged for the width there is."""

    fields: Fields
    box: Mapping[str, Any]
    say: Say
    names: Sequence[str]
    winners: Sequence[int]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        fields, say = self.fields, self.say
        beside = options.max_width >= SIDE_BY_SIDE
        room = options.max_width - (PILES if beside else 0) - SCALE - 1
        rows = max(FEWEST_ROWS, console.height - OTHER_LINES - fields["players"])
        yield heading(fields, self.box, say)
        left, right = cliff(fields, say, room // CELL, rows), piles(fields, say)
        if beside:
            upper = Table.grid(padding=(0, 2))
            upper.add_row(left, right)
            yield upper
        else:
            yield left
            yield right
        yield players(fields, say, self.names, self.winners)
        yield stock(fields, say)


def table(
    fields: Fields,
    box: Mapping[str, Any],
    say: Say,
    names: Sequence[str],
    winners: Sequence[int] = (),
) -> RenderableType:
    """Everything on the table."""
    return Scene(fields, box, say, names, winners)


def brief(fields: Fields, say: Say) -> RenderableType:
    """The tile in hand, and where the one to play is with what in the bag."""
    if fields["phase"] == "over":
        return Group()
    seat = fields["turn"]
    about = f"{_where(fields['climbers'][seat], say)} · {_carried(fields['bags'][seat], say)}"
    lines = [Text.assemble(shape(seat), " ", about)]
    if fields["drawn"]:
        lines.insert(0, hand(fields["drawn"], say))
    return Group(*lines)


def heading(fields: Fields, box: Mapping[str, Any], say: Say) -> Text:
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
    window: Window,
    tiles: Mapping[tuple[int, int], Mapping[str, Any]],
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


def _cell(tile: Mapping[str, Any], standing: Mapping[tuple[int, ...], int], say: Say) -> Text:
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


def _scale(fields: Fields, window: Window, full: Window, say: Say) -> list[Text]:
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
    grid = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, header_style="dim")
    grid.add_column("")
    grid.add_column(say("scene-piles"), no_wrap=True)
    for number in range(1, len(fields["piles"]) + 1):
        grid.add_column(str(number), justify="right")
    for kind in KINDS:
        counts = (str(pile[kind] or "·") for pile in fields["piles"])
        grid.add_row(_sign(kind, say), say(f"board-kind-{kind}"), *counts)
    for token in ("carabiner", "ladder", "zipline"):
        grid.add_row(_token(token, say), Text(say(f"scene-on-{token}"), style="dim"))
    return grid


def players(
    fields: Fields, say: Say, names: Sequence[str], winners: Sequence[int]
) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    for seat in range(fields["players"]):
        plays = fields["phase"] != "over" and seat == fields["turn"]
        state = say("scene-wins") if seat in winners else say("scene-to-play") if plays else ""
        grid.add_row(
            Text("▶" if plays or seat in winners else " ", style="bold"),
            person(seat, names, 16),
            Text(_where(fields["climbers"][seat], say), style="bold"),
            Text(_carried(fields["bags"][seat], say)),
            Text(state, style="bold"),
        )
    return grid


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
    from ...engine.game import Game

    print(Game("vertical", __package__).new(players=3, seed=7))  # noqa: T201
