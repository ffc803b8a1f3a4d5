"""The Yeti table for a terminal: 80 columns, readable without colour."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...engine.data import Box
from ...ink.console import batched, beside, bold, columns, fitting, numbers, person, players, shape
from ...ink.picture import Fields, View
from ...words import Say
from .components import gone_after_use
from .fields import forecast
from .rules import DICE, FACES, PEAK, PRESS_BONUS, TILES, worth
from .story import sky_effect, sky_name

MOUNTAIN = 22  # characters for its foot
SIDE_BY_SIDE = 78  # columns from which the equipment stands beside the mountain
FORECAST = 5  # rounds of weather to come


def table(view: View, width: int, height: int) -> Iterable[RenderableType]:
    """Everything on the table, with a drawing of the mountain and the track if there is room."""
    return fitting(view, width, height, roomy, compact)


def roomy(view: View, width: int, height: int) -> Iterator[RenderableType]:  # noqa: ARG001
    fields, box, say = view.fields, view.box, view.say
    yield heading(fields, box, say)
    left, right = mountain(view), equipment(view)
    if width >= SIDE_BY_SIDE:
        yield beside(left, right, 1)
    else:
        yield left
        yield right
    yield track(fields, width - 4)
    yield players(view, lambda seat: _about(fields, say, seat), 20 if width >= SIDE_BY_SIDE else 12)
    yield photos(fields, box, say)
    yield from weather(fields, view.box, say)
    yield from dice(fields, say)


def compact(view: View, width: int, height: int) -> Iterator[RenderableType]:  # noqa: ARG001
    """In as few lines as can be; what is needed most comes first."""
    fields, box, say = view.fields, view.box, view.say
    yield heading(fields, box, say)
    wide = width >= SIDE_BY_SIDE
    left = mountain(view, dotted=False)
    seats = players(view, lambda seat: _briefly(fields, say, seat), 12, 1)
    yield from (beside(left, seats),) if wide else (left, seats)
    if thrown := dice(fields, say):
        yield Text("  ").join(thrown)
    yield tiles(view, 4 if wide else 2)
    yield photos(fields, box, say)
    yield from weather(fields, box, say)[:1]


def brief(view: View) -> list[Text]:
    """The dice alone."""
    return dice(view.fields, view.say)


def heading(fields: Fields, box: Box, say: Say) -> Text:
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


def mountain(view: View, dotted: bool = True) -> Text:
    """The levels, the climbers on them and the peak tokens left."""
    fields, box, say = view.fields, view.box, view.say
    typed = numbers(view, lambda move: _climbs_to(move, fields))
    players = fields["players"]
    taken = sum(1 for token in fields["peak"] if token)
    left = " ".join(str(token) for token in box["peaks"][taken:players])
    drawn = Text.assemble((left.center(MOUNTAIN), "bold yellow"), say("scene-tokens"), "\n")
    if dotted:
        drawn.append("/\\".center(MOUNTAIN) + "\n")
    for level in range(PEAK, -1, -1):
        inside = 4 + 4 * (PEAK - level)
        climbers = [seat for seat in range(players) if fields["level"][seat] == level]
        slope = Text.assemble("/", _standing(climbers, inside), "\\")
        slope.pad((MOUNTAIN - inside - 2) // 2)
        drawn.append(slope)
        drawn.append(say(f"level-{level}"), style="bold")
        drawn.append(f" ×{worth(level)}")
        if number := typed.get(str(level)):
            drawn.append(" ").append_text(number)
        drawn.append("\n" if level or dotted else "")
        if level and dotted:
            drawn.append(("/" + "·" * (inside + 2) + "\\").center(MOUNTAIN) + "\n")
    if dotted:
        drawn.append("─" * MOUNTAIN + say("scene-per-print"), style="dim")
    return drawn


def _climbs_to(move: str, fields: Fields) -> str:
    """The level that a climb ends on."""
    kind, _, levels = move.partition(" ")
    return str(fields["level"][fields["turn"]] + int(levels)) if kind == "climb" else ""


def _standing(climbers: Sequence[int], width: int) -> Text:
    """Climbers side by side in the middle of a level; on the narrow peak without gaps."""
    gap = " " if 2 * len(climbers) - 1 <= width else ""
    crowd = Text(gap).join([shape(seat) for seat in climbers])
    left = (width - len(crowd)) // 2
    return Text.assemble(" " * left, crowd, " " * (width - len(crowd) - left))


def equipment(view: View) -> RenderableType:
    """The seven tiles: what they cost, pay and are worth, and whose they are."""
    say, typed = view.say, numbers(view, _buys)
    headers = ("equipment", "cost", "resale", "value", "owner")
    grid = columns(*(say(f"scene-{header}") for header in headers), right=(1, 2, 3))
    for tile in TILES:
        owner, printed = view.fields["equipment"][tile], view.box["equipment"][tile]
        free = Text(say("scene-reserve"), style="dim")
        grid.add_row(
            Text.assemble(_tile(view, tile), *((" ", typed[tile]) if tile in typed else ())),
            *(str(printed[column]) for column in headers[1:4]),
            free if owner is None else person(owner, view.names, 11),
        )
    return grid


def _tile(view: View, tile: str) -> str:
    return view.say(f"tile-{tile}") + (" 1×" if gone_after_use(view.box, tile) else "")


def _buys(move: str) -> str:
    """The tile that a move buys."""
    kind, _, tile = move.partition(" ")
    return tile if kind == "buy" else ""


def tiles(view: View, across: int) -> Table:
    """The same in a few lines: the name, three numbers and the owner's sign."""
    say, typed = view.say, numbers(view, _buys)
    grid = Table.grid(padding=(0, 2))
    columns = ("cost", "resale", "value")
    cells = [Text("/".join(say(f"scene-{column}") for column in columns), style="dim")]
    for tile in TILES:
        owner, printed = view.fields["equipment"][tile], view.box["equipment"][tile]
        cell = Text.assemble(_tile(view, tile), " ", "/".join(str(printed[c]) for c in columns))
        for sign in (None if owner is None else shape(owner), typed.get(tile)):
            if sign:
                cell.append(" ").append_text(sign)
        cells.append(cell)
    for row in batched(cells, across):
        grid.add_row(*row)
    return grid


def track(fields: Fields, width: int) -> Text:
    """The score track around all markers, however far they are."""
    low = max(0, min(*fields["score"], fields["yeti"])) // 10 * 10
    high = max(*fields["score"], fields["yeti"], low + 60)
    step = -(
        -(high - low + 1) // max(20, min(width, 75))
    )  # points per character, so that everything fits
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


def _about(fields: Fields, say: Say, seat: int) -> tuple[RenderableType, ...]:
    """A player's points, level, peak token and dice."""
    return (
        Text(say("scene-score", score=fields["score"][seat]), style="bold"),
        say(f"level-{fields['level'][seat]}"),
        _notes(fields, say, seat),
    )


def _briefly(fields: Fields, say: Say, seat: int) -> tuple[RenderableType, ...]:
    """The same without the level, which the mountain shows."""
    return Text(str(fields["score"][seat]), style="bold", justify="right"), _notes(
        fields, say, seat
    )


def _notes(fields: Fields, say: Say, seat: int) -> str:
    notes = []
    if fields["peak"][seat]:
        notes.append(say("scene-token", points=fields["peak"][seat]))
    if fields["held"][seat]:
        notes.append(say("scene-holds", dice=fields["held"][seat]))
    return " · ".join(notes)


def photos(fields: Fields, box: Box, say: Say) -> Text:
    pays = "  ".join(f"{cost}→{points}" for cost, points in enumerate(box["photos"], start=1))
    bonus = PRESS_BONUS if fields["weather"] == "press+" else 0
    return Text(say("scene-photos", about=pays, bonus=bonus))


def weather(fields: Fields, box: Box, say: Say) -> list[Text]:
    """The face that holds or a stack about to turn, and what comes; nothing without weather."""
    face = fields["weather"]
    if face:
        about = f"{sky_name(face, say)} · {sky_effect(face, say)}"
    elif fields["phase"] in ("show", "weather"):
        about = say("scene-weather-hidden")
    else:
        return []
    coming = [sky_name(face, say) if face else "?" for face in forecast(fields, box, FORECAST)]
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
    return bold(lines)


if __name__ == "__main__":
    from ...engine.demo import played

    print(played(__package__ or "", players=3, plies=40, weather="mixed"))  # noqa: T201
