"""The Himalaya table for a terminal: 80 columns, readable without colour."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...engine.data import Box
from ...ink.console import fitting, numbers, outlined, person, players, shape
from ...ink.picture import Fields, View
from ...words import Say
from .fields import DECK
from .rules import BASE, CARDS

CELL = 6  # characters for a space: the longest sign is «31↓26»
MOST_IN_A_ROW = 20
ROOMY = 76  # columns from which names and headers need not be short
CAMP = "⌂"
STORM = DECK[-1]


BRIEF = ("recover",)
"""Phases whose question needs no second look at the whole table within a turn."""


def table(view: View, width: int, height: int) -> Iterable[RenderableType]:
    """Everything on the table, with its legend if there is room."""
    bare = replace(view, numbered={})

    def unnumbered(_view: View, width: int, height: int) -> Iterator[RenderableType]:
        return compact(bare, width, height)

    return fitting(view, width, height, roomy, compact, unnumbered)


def compact(view: View, width: int, height: int) -> Iterator[RenderableType]:  # noqa: ARG001
    """In as few lines as can be."""
    fields, say = view.fields, view.say
    yield Text.assemble(heading(fields, say), " · ", dice(fields, say))
    yield from route(view, width)
    yield base_camp(view)
    across = 2 if width >= ROOMY else 1
    grid = Table.grid(padding=(0, 3))
    seats = [_in_a_line(view, seat) for seat in range(view.players)]
    rows = -(-len(seats) // across)
    for row in range(rows):
        grid.add_row(*seats[row::rows])
    yield grid
    yield deck(fields, say)


def _in_a_line(view: View, seat: int) -> Text:
    """A player's climber, cards, and the camps that gave one back."""
    fields = view.fields
    active = seat in view.winners or seat == view.active
    camps = "".join(f" {CAMP}{camp}" for camp in fields["recovered"][seat])
    line = Text.assemble(
        ("▶ " if active else "  ", "bold"), person(seat, view.names, 12), " ",
        (str(fields["climber"][seat]), "bold"), "  ", _cards(fields, seat), (camps, "dim"),
    )  # fmt: skip
    if seat in view.winners:
        line.append(f"  {view.told_of(seat, 'scene-wins')}", style="bold")
    return line


def roomy(view: View, width: int, height: int) -> Iterator[RenderableType]:  # noqa: ARG001
    fields, say = view.fields, view.say
    yield heading(fields, say)
    yield from route(view, width)
    yield base_camp(view)
    yield Text(say("scene-legend"), style="dim")
    yield climbers(view, width)
    yield deck(fields, say)
    yield dice(fields, say)


def brief(view: View) -> Iterator[Text]:
    """The dice, and what the current player has in hand."""
    seat = view.fields["turn"]
    yield dice(view.fields, view.say)
    yield Text.assemble(shape(seat), f" {view.say('scene-cards')} ", _cards(view.fields, seat))


def heading(fields: Fields, say: Say) -> Text:
    title = Text.assemble((say("title"), "bold"), f" · {say('scene-yeti', space=fields['yeti'])}")
    if fields["phase"] == "over":
        title.append(f" · {say('board-phase-over')}", style="bold")
    elif STORM in fields["deck"]:
        title.append(f" · {say('scene-storm')}", style="bold")
    return title


# --- the route -----------------------------------------------------------------------------------


def route(view: View, width: int) -> list[Text]:
    """Rows of spaces, the summit in the highest, each with those who stand there below it.

    A number in parentheses is what to type to move the piece that stands there.
    """
    fields = view.fields
    length = fields["route"]["length"]
    across = max(1, min(MOST_IN_A_ROW, width // CELL))
    across = -(-length // -(-length // across))  # rows of about the same length
    signs, standing = _signs(fields["route"]), _standing(view)
    lines: list[Text] = []
    for first in reversed(range(BASE + 1, length + 1, across)):
        row = range(first, min(first + across, length + 1))
        lines.append(Text("").join(_number(space, signs.get(space, "")) for space in row))
        crowds = [_packed(standing.get(space, [])) for space in row]
        for i in range(max(map(len, crowds))):
            cells = [crowd[i] if i < len(crowd) else Text(" " * CELL) for crowd in crowds]
            lines.append(Text("").join(cells))
    for line in lines:
        line.rstrip()
    return lines


def _offered(view: View) -> dict[int, Text]:
    """What to type for a move, by the space that it starts from."""
    fields = view.fields

    def start(move: str) -> str:
        words = move.split()
        if "climber" in words:
            return str(fields["climber"][fields["turn"]])
        return words[words.index("sherpa") + 1] if "sherpa" in words else ""

    return {int(space): number for space, number in numbers(view, start).items()}


def _signs(way: Box) -> dict[int, str]:
    """What is written after the number of a space."""
    return (
        dict.fromkeys(way["camps"], CAMP)
        | dict.fromkeys(way["snow"], "*")
        | {start: f"↓{end}" for start, end in way["slides"]}
        | {way["cave"]: "∩", way["length"]: "^"}
    )


def _number(space: int, sign: str) -> Text:
    text = Text(f"{space}{sign}", style="" if sign else "dim")
    text.pad_right(CELL - len(text))
    return text


def _standing(view: View) -> dict[int, list[Text]]:
    """The yeti, climbers and sherpas of every space, as they are written."""
    fields = view.fields
    found: dict[int, list[Text]] = {}
    found.setdefault(fields["yeti"], []).append(Text("Y", style="bold reverse"))
    for seat, space in enumerate(fields["climber"]):
        found.setdefault(space, []).append(shape(seat))
    for seat, spaces in enumerate(fields["sherpas"]):
        for space in sorted(set(spaces)):
            count = spaces.count(space)
            crowd = Text.assemble(outlined(seat), str(count) if count > 1 else "")
            found.setdefault(space, []).append(crowd)
    for space, number in _offered(view).items():
        found.setdefault(space, []).append(Text.assemble("(", number, ")"))
    return found


def _packed(crowd: list[Text]) -> list[Text]:
    """Those on one space, in as many lines of its cell as they need."""
    lines: list[Text] = []
    for piece in crowd:
        if not lines or len(lines[-1]) + len(piece) >= CELL:
            lines.append(Text())
        lines[-1].append_text(piece)
    for line in lines:
        line.pad_right(CELL - len(line))
    return lines


def base_camp(view: View) -> Text:
    there, say = _standing(view).get(BASE, []), view.say
    return Text.assemble((f"{BASE} {say('scene-base')} ", "bold"), Text(" ").join(there))


# --- players -------------------------------------------------------------------------------------


def climbers(view: View, width: int) -> RenderableType:
    """How far each player's climber is, the cards, and the camps that gave one back."""
    fields, say = view.fields, view.say
    longest, recovered = (16, say("scene-recovered")) if width >= ROOMY else (10, CAMP)

    def cells(seat: int) -> tuple[RenderableType, ...]:
        return (
            Text(str(fields["climber"][seat]), style="bold", justify="right"),
            _cards(fields, seat),
            " ".join(str(camp) for camp in fields["recovered"][seat]),
        )

    return players(view, cells, longest, 2, (say("scene-space"), say("scene-cards"), recovered))


def _cards(fields: Fields, seat: int) -> Text:
    """Those in hand, and in parentheses those used."""
    hand, used = fields["cards"][seat], fields["used"][seat]
    return Text(" ").join(
        Text(card, style="bold") if card in hand else Text(f"({card})", style="dim")
        for card in CARDS
        if card in hand or card in used
    )


# --- cards and dice ------------------------------------------------------------------------------


def deck(fields: Fields, say: Say) -> Text:
    """The yeti cards to come are open to all; only their order is not."""
    cards = [
        say("scene-card-storm") if card == STORM else card.replace("-", "−")
        for card in fields["deck"]
    ]
    return Text(say("scene-deck", cards=" ".join(cards)), style="dim")


def dice(fields: Fields, say: Say) -> Text:
    shown = " ".join(f"[{value}]" for value in fields["dice"])
    return Text(say("scene-dice", dice=shown) if shown else say("scene-no-dice"), style="bold")


if __name__ == "__main__":
    from ...engine.demo import played

    print(played(__package__ or "", players=3, plies=40))  # noqa: T201
