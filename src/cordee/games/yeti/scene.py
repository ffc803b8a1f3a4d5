"""The Yeti table for a terminal: 80 columns, readable without colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ...ink.console import person, shape
from ...words import Say
from .fields import forecast
from .rules import DICE, FACES, ONCE, PEAK, PRESS_BONUS, TILES, worth
from .story import sky_effect, sky_name

MOUNTAIN = 22  # characters for its foot
SIDE_BY_SIDE = 78  # columns from which the equipment stands beside the mountain
FORECAST = 5  # rounds of weather to come

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
        fields, box, say, names = self.fields, self.box, self.say, self.names
        yield heading(fields, box, say)
        left, right = mountain(fields, box, say), equipment(fields, box, say, names)
        if options.max_width >= SIDE_BY_SIDE:
            upper = Table.grid(padding=(0, 1))
            upper.add_row(left, right)
            yield upper
        else:
            yield left
            yield right
        yield track(fields, options.max_width - 4)
        yield players(fields, say, names, self.winners)
        yield photos(fields, box, say)
        yield from weather(fields, say)
        yield from dice(fields, say)


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
    """The dice alone."""
    return Group(*dice(fields, say))


def heading(fields: Fields, box: Mapping[str, Any], say: Say) -> Text:
    steps = box["blizzard"][fields["players"] - 2]
    parts = [
        say("round", lap=fields["lap"]),
        say("scene-yeti", yeti=fields["yeti"]),
        say("scene-blizzard", steps=steps),
    ]
    title = Text.assemble((say("title"), "bold"), *(f" · {part}" for part in parts))
    if fields["phase"] == "over":
        title.append(f" · {say('ask-over')}", style="bold")
    elif fields["ending"]:
        title.append(f" · {say('last-round')}", style="bold")
    return title


def mountain(fields: Fields, box: Mapping[str, Any], say: Say) -> Text:
    """The levels, the climbers on them and the peak tokens left."""
    players = fields["players"]
    taken = sum(1 for token in fields["peak"] if token)
    left = " ".join(str(token) for token in box["peaks"][taken:players])
    drawn = Text.assemble((left.center(MOUNTAIN), "bold yellow"), say("scene-tokens"), "\n")
    drawn.append("/\\".center(MOUNTAIN) + "\n")
    for level in range(PEAK, -1, -1):
        inside = 4 + 4 * (PEAK - level)
        climbers = [seat for seat in range(players) if fields["level"][seat] == level]
        slope = Text.assemble("/", _standing(climbers, inside), "\\")
        slope.pad((MOUNTAIN - inside - 2) // 2)
        drawn.append(slope)
        drawn.append(say(f"level-{level}"), style="bold")
        drawn.append(f" ×{worth(level)}\n")
        if level:
            drawn.append(("/" + "·" * (inside + 2) + "\\").center(MOUNTAIN) + "\n")
    drawn.append("─" * MOUNTAIN + say("scene-per-print"), style="dim")
    return drawn


def _standing(climbers: Sequence[int], width: int) -> Text:
    """Climbers side by side in the middle of a level; on the narrow peak without gaps."""
    gap = " " if 2 * len(climbers) - 1 <= width else ""
    crowd = Text(gap).join([shape(seat) for seat in climbers])
    left = (width - len(crowd)) // 2
    return Text.assemble(" " * left, crowd, " " * (width - len(crowd) - left))


def equipment(
    fields: Fields, box: Mapping[str, Any], say: Say, names: Sequence[str]
) -> RenderableType:
    """The seven tiles: what they cost, pay and are worth, and whose they are."""
    grid = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, header_style="dim")
    grid.add_column(say("scene-equipment"), no_wrap=True)
    for column in ("cost", "resale", "value"):
        grid.add_column(say(f"scene-{column}"), justify="right")
    grid.add_column(say("scene-owner"), no_wrap=True)
    for tile in TILES:
        owner, numbers = fields["equipment"][tile], box["equipment"][tile]
        grid.add_row(
            say(f"tile-{tile}") + (" 1×" if tile in ONCE else ""),
            str(numbers["cost"]),
            str(numbers["resale"]),
            str(numbers["value"]),
            Text(say("scene-reserve"), style="dim") if owner is None else person(owner, names, 11),
        )
    return grid


def track(fields: Fields, width: int) -> Text:
    """The score track around all markers, however far they are."""
    low = max(0, min(*fields["score"], fields["yeti"])) // 10 * 10
    high = max(*fields["score"], fields["yeti"], low + 60)
    step = -(-(high - low + 1) // max(20, min(width, 75)))  # points a character, so that all fits
    spaces = (high - low) // step + 1
    rows = [[Text(" ")] * spaces for _ in fields["score"]]
    for seat, points in enumerate(fields["score"]):
        at = (points - low) // step
        free = next(row for row in rows if row[at].plain == " ")
        free[at] = shape(seat)
    heap = [Text("").join(row) for row in reversed(rows) if any(cell.plain != " " for cell in row)]
    tens = {(ten - low) // step: str(ten) for ten in range(low, high + 1, 10)}
    ruler = Text("".join("┼" if at in tens else "─" for at in range(spaces)))
    yeti = (max(fields["yeti"], low) - low) // step
    ruler = Text.assemble(ruler[:yeti], ("Y", "bold reverse"), ruler[yeti + 1 :])
    numbers = ""
    for at, ten in tens.items():
        numbers = numbers.ljust(at) + ten
    return Text("\n").join([*heap, ruler, Text(numbers, style="dim")])


def players(
    fields: Fields, say: Say, names: Sequence[str], winners: Sequence[int]
) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    for seat in range(fields["players"]):
        plays = fields["phase"] != "over" and seat == fields["turn"]
        notes = []
        if fields["peak"][seat]:
            notes.append(say("scene-token", points=fields["peak"][seat]))
        if fields["held"][seat]:
            notes.append(say("scene-holds", dice=fields["held"][seat]))
        state = say("scene-wins") if seat in winners else say("scene-to-play") if plays else ""
        grid.add_row(
            Text("▶" if plays or seat in winners else " ", style="bold"),
            person(seat, names),
            Text(say("scene-score", score=fields["score"][seat]), style="bold"),
            say(f"level-{fields['level'][seat]}"),
            " · ".join(notes),
            Text(state, style="bold"),
        )
    return grid


def photos(fields: Fields, box: Mapping[str, Any], say: Say) -> Text:
    pays = "  ".join(f"{cost}→{points}" for cost, points in enumerate(box["photos"], start=1))
    bonus = PRESS_BONUS if fields["weather"] == "press+" else 0
    return Text(say("scene-photos", about=pays, bonus=bonus))


def weather(fields: Fields, say: Say) -> list[Text]:
    """The face that holds or a stack about to turn, and what comes; nothing without weather."""
    face = fields["weather"]
    if face:
        about = f"{sky_name(face, say)} · {sky_effect(face, say)}"
    elif fields["phase"] in ("show", "weather"):
        about = say("scene-weather-hidden")
    else:
        return []
    coming = [sky_name(face, say) if face else "?" for face in forecast(fields, FORECAST)]
    return [
        Text(say("scene-weather", about=about)),
        Text(say("scene-coming", about=" · ".join(coming)), style="dim"),
    ]


def dice(fields: Fields, say: Say) -> list[Text]:
    lines = []
    for field in ("rolled", "kept"):
        shown = [
            say(f"dice-{face}", n=fields[field][face]) for face in FACES if fields[field][face]
        ]
        if shown:
            lines.append(say(f"scene-{field}", about="  ".join(f"[{dice}]" for dice in shown)))
    snow = fields["rolled"]["snow"] + fields["kept"]["snow"]
    if fields["phase"] in ("keep", "roll") and snow > 1:
        lines.append(say("scene-snow", snow=snow))
    if fields["phase"] in ("roll", "reroll"):
        hand = DICE - sum(fields["held"]) - sum(fields["kept"].values())
        lines.append(say("scene-hand", about=say("scene-dice", dice=hand)))
    return [Text(line, style="bold") for line in lines]


if __name__ == "__main__":
    from ...engine.game import Game

    print(Game("yeti", __package__).new(players=3, weather="mixed", seed=7))  # noqa: T201
