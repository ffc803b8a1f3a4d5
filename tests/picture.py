"""What every picture of a table, and every scene of a terminal, is asked in all games alike."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any, NamedTuple
from xml.etree import ElementTree as ET

from rich.console import Console, Group, RenderableType

import cordee
from cordee.engine.contract import Board, TerminalView
from cordee.engine.move import Move
from cordee.engine.position import Position
from cordee.ink.console import Scene
from cordee.ink.focus import HERE, Focus
from cordee.ink.lettering import ELLIPSIS, width
from cordee.ink.palette import Theme
from cordee.ink.picture import Fields, View, table
from cordee.words import Say, speaker

NAMES = ("Ana", "<b>Basile</b> & fils", 'bot:"random"', "Maximilienne de la Tour-Noire", "Éva")
SMALLEST = {"wide": 13, "tall": 14}  # lettering
SMALLEST_TARGET = {"wide": 24, "tall": 32}
# for the page; they look like nothing
HOOKS = {"ck-table", "ck-piece", "ck-target", "ck-goal", "ck-on-plane"}
_TRANSLATE = re.compile(r"translate\((-?[\d.]+),(-?[\d.]+)\)")


class Seen(NamedTuple):
    """A position of a game that was played, and what was open then."""

    fields: Fields
    moves: tuple[str, ...]
    winners: tuple[int, ...]


def played(p: Position, choose: Callable[[list[str]], str]) -> list[Seen]:
    """A game from where it stands to its end; `choose` takes one of the texts that are open."""
    found = [_seen(p)]
    while p.actor is not None:
        if p.actor == "chance":
            p.roll()
        else:
            p.play(choose([move.text for move in p.moves()]))
        found.append(_seen(p))
    return found


def _seen(p: Position) -> Seen:
    view = p.presented().view()
    return Seen(view.fields, tuple(move.text for move in view.moves), view.winners)


@dataclass(frozen=True)
class Easel:
    """Draws positions of one game, on paper and in a terminal."""

    game: str
    box: Mapping[str, Any]

    @cached_property
    def board(self) -> Board:
        return cordee.game(self.game).board

    @cached_property
    def scene(self) -> TerminalView:
        return cordee.game(self.game).terminal_view

    def move(self, text: str) -> Move:
        """The move that a text stands for."""
        found = cordee.game(self.game).find(text)
        assert found is not None, text
        return found

    def targets(self, text: str, fields: Fields) -> tuple[str, ...]:
        """What one clicks for a move."""
        return self.board.targets(self.move(text), fields)

    @cached_property
    def say(self) -> dict[str, Say]:
        return {locale: speaker(locale, f"cordee.games.{self.game}") for locale in ("en", "fr")}

    def view(
        self,
        fields: Fields,
        layout: str = "wide",
        locale: str = "en",
        *,
        box: Mapping[str, Any] | None = None,
        names: Sequence[str] = NAMES,
        winners: Sequence[int] = (),
        moves: Sequence[str] = (),
        focus: Focus = HERE,
    ) -> View:
        called = names[: fields["players"]]
        say = self.say[locale]
        open_ = tuple(map(self.move, moves))
        return View(
            fields, box or self.box, say, called, layout, tuple(winners), open_, focus=focus
        )

    def drawn(
        self,
        fields: Fields,
        layout: str = "wide",
        locale: str = "en",
        theme: Theme = "light",
        **more: Any,
    ) -> ET.Element:
        return read(table(self.board, self.view(fields, layout, locale, **more), theme))

    def printed(
        self, fields: Fields, locale: str = "en", width: int = 80, height: int = 24, **more: Any
    ) -> list[str]:
        """The lines of a terminal without colour."""
        scene = Scene(self.view(fields, locale=locale, **more), self.scene.table, height)
        return _lines(scene, width, height)

    def brief(self, fields: Fields, locale: str = "en") -> list[str]:
        return _lines(Group(*self.scene.brief(self.view(fields, locale=locale))), 80, 24)


def _lines(what: RenderableType, width: int, height: int) -> list[str]:
    console = Console(width=width, height=height, color_system=None, force_terminal=False)
    with console.capture() as captured:
        console.print(what)
    return [line.rstrip() for line in captured.get().splitlines()]


def read(source: str) -> ET.Element:
    return ET.fromstring(source)  # noqa: S314


def by_id(picture: ET.Element) -> dict[str, ET.Element]:
    found = [part for part in picture.iter() if "id" in part.attrib]
    ids = [part.attrib["id"] for part in found]
    assert len(ids) == len(set(ids)), "an id stands twice"
    return dict(zip(ids, found, strict=True))


def place(part: ET.Element) -> tuple[float, float]:
    """Where a piece lies: it has one `translate` of its own and nothing else."""
    match = _TRANSLATE.fullmatch(part.attrib["transform"])
    assert match, part.attrib
    return float(match[1]), float(match[2])


def texts(part: ET.Element) -> Iterator[str]:
    return ("".join(text.itertext()) for text in part.iter() if text.tag.endswith("text"))


def source(part: ET.Element) -> str:
    return ET.tostring(part, encoding="unicode")


def unstyled(picture: ET.Element) -> set[str]:
    """Classes that the picture's own sheet does not know, but for the hooks of a page."""
    sheet = next(part.text or "" for part in picture if part.tag.endswith("style"))
    used = {name for part in picture.iter() for name in part.attrib.get("class", "").split()}
    return {name for name in used - HOOKS if not re.search(rf"\.{name}[,{{]", sheet)}


class Label(NamedTuple):
    """A line of lettering and about the room it takes."""

    text: str
    size: float
    left: float
    top: float
    right: float
    bottom: float

    def crosses(self, other: Label) -> bool:
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


def labels(part: ET.Element, x: float = 0, y: float = 0) -> Iterator[Label]:
    """Every line of lettering where it stands; none may be scaled or turned."""
    if move := part.attrib.get("transform"):
        match = _TRANSLATE.fullmatch(move)
        if not match:
            assert not list(texts(part)), f"lettering in {move}"
            return
        x, y = x + float(match[1]), y + float(match[2])
    if part.tag.endswith("text"):
        yield _label(part, x, y)
    for child in part:
        yield from labels(child, x, y)


def _label(part: ET.Element, x: float, y: float) -> Label:
    text, size = "".join(part.itertext()), float(part.attrib["font-size"])
    classes = part.attrib["class"].split()
    wide = width(text, size, "ck-sans" in classes)
    share = 0.5 if "ck-mid" in classes else 1 if "ck-end" in classes else 0
    left = x + float(part.attrib["x"]) - wide * share
    base = y + float(part.attrib["y"])
    return Label(text, size, left, base - size * 0.7, left + wide, base)


def check_lettering(picture: ET.Element, layout: str) -> None:
    """Large enough, inside the picture, and no line over another but a fresh copy of itself."""
    _, _, wide, high = map(float, picture.attrib["viewBox"].split())
    found = [label for label in labels(picture) if label.text]
    for label in found:
        assert label.size >= SMALLEST[layout], label
        assert label.left >= 0, label
        assert label.right <= wide, label
        assert label.top >= 0, label
        assert label.bottom <= high, label
    for one, other in combinations(found, 2):
        assert one == other or not one.crosses(other), (one, other)


# --- what is asked of every board ----------------------------------------------------------------


def check_stands_alone(picture: ET.Element) -> None:
    """A title and a text for those who cannot see it, and a sheet that knows every class."""
    assert picture.attrib["role"] == "img"
    assert [part.tag.rsplit("}")[-1] for part in picture[:3]] == ["title", "desc", "style"]
    assert all(part.text for part in picture[:3])
    assert not unstyled(picture)


def check_scenery(easel: Easel, fields: Fields, layout: str, *others: tuple[Any, int]) -> None:
    """The still part depends on its arguments only; each of `others` asks for another one."""
    board, say = easel.board, easel.say["en"]
    one = board.scenery(easel.box, fields["players"], say, layout)
    board.pieces(easel.view(fields, layout))
    assert board.scenery(easel.box, fields["players"], say, layout) == one
    assert one.startswith('<g id="scenery">')
    for box, players in others:
        assert board.scenery(box, players, say, layout) != one


def check_names(easel: Easel, fields: Fields, layout: str) -> None:
    """Hostile names do no harm, long ones are cut, and all can be told apart."""
    for turn in range(fields["players"]):
        picture = easel.drawn(fields | {"turn": turn}, layout, "fr")  # or it would be no sound XML
        check_lettering(picture, layout)
        ids = by_id(picture)
        for seat in range(fields["players"]):
            name, sheet = NAMES[seat], list(texts(ids[f"panel-{seat}"]))
            assert any(text[:8] == name[:8] for text in sheet), sheet
            cut = any(text.endswith(ELLIPSIS) for text in sheet)
            assert cut or name in sheet
    assert not any(text.endswith(ELLIPSIS) for text in texts(ids["panel-0"]))


def check_turn(easel: Easel, fields: Fields, layout: str) -> None:
    """Nobody can miss whose turn it is."""
    ids = by_id(easel.drawn(fields, layout))
    seats = range(fields["players"])
    gold = {seat for seat in seats if "ck-gold-line" in source(ids[f"panel-{seat}"])}
    assert gold == {fields["turn"]}
    assert f"ck-seat-{fields['turn']} " in source(ids["turn"])
    headline = next(texts(ids["turn"]))
    assert NAMES[fields["turn"]][:8] in headline


def check_winners(easel: Easel, fields: Fields, layout: str, winners: tuple[int, ...]) -> None:
    """They are named and celebrated, and only at the end."""
    names = ("Ana", "Bo", "Cléo", "Dan", "Éva")
    picture = easel.drawn(fields, layout, winners=winners, names=names)
    ids = by_id(picture)
    say, key = easel.say["en"], "board-wins" if len(winners) == 1 else "board-win-shared"
    assert say(key, name=names[winners[0]], you="no") in texts(ids["turn"])
    crowd = source(ids["celebration"])
    standing = {seat for seat in range(fields["players"])
                if f'ck-seat-{seat} ck-o"' in crowd}  # fmt: skip
    assert standing == set(winners)
    assert "celebration" not in by_id(easel.drawn(fields, layout))
    check_lettering(picture, layout)


# --- what can be clicked -------------------------------------------------------------------------


def targets(ids: Mapping[str, ET.Element]) -> set[str]:
    return {name for name, part in ids.items() if "ck-target" in part.attrib.get("class", "")}


def check_targets(
    easel: Easel,
    seen: Seen,
    layout: str,
    box: Mapping[str, Any] | None = None,
    beyond: Collection[str] = (),
    focus: Focus = HERE,
) -> set[str]:
    """All that the open moves ask for glows, and nothing else but twins of it; its names.

    `beyond`: what is not in the picture at all, but somewhere else on the plane.
    """
    fields, moves, winners = seen
    ids = by_id(easel.drawn(fields, layout, box=box, moves=moves, winners=winners, focus=focus))
    wanted = {name for move in moves for name in easel.targets(move, fields)} - {*beyond}
    lit = targets(ids)
    alike = easel.board.alike(fields) if easel.board.alike else {}
    twins = {name: first for name, first in alike.items() if name in lit - wanted}
    assert lit - twins.keys() == wanted
    assert set(twins.values()) <= wanted
    for name in lit:
        assert "ck-gold-line" in source(ids[name]) or 'class="ck-gold"' in source(ids[name])
        place(ids[name])
    assert not targets(by_id(easel.drawn(fields, layout, box=box, winners=winners)))
    return wanted


def check_alike(
    seen: Sequence[Seen],
    alike: Callable[[Fields], Mapping[str, str]],
    drawn: Callable[[Seen], Mapping[str, ET.Element]],
) -> None:
    """Dice that may be clicked one for the other glow together, or not at all."""
    equal = [one for one in seen if one.moves and alike(one.fields)]
    assert equal
    for one in equal[:: max(1, len(equal) // 12)]:
        lit = targets(drawn(one))
        for name, first in alike(one.fields).items():
            assert (name in lit) == (first in lit), (name, first)


def breadth(part: ET.Element) -> float:
    """How broad a target is: what takes the clicks around it, or its gold ring."""
    hot = [p[0] for p in part.iter() if "pointer-events" in p.attrib]
    rings = [p for p in part.iter() if "ck-gold-line" in p.attrib.get("class", "")]
    return max(_narrowest(p) for p in hot or rings if "rx" in p.attrib)


def _narrowest(ring: ET.Element) -> float:
    if ring.tag.endswith("ellipse"):
        return 2 * min(float(ring.attrib["rx"]), float(ring.attrib["ry"]))
    return min(float(ring.attrib["width"]), float(ring.attrib["height"]))


def check_breadth(ids: Mapping[str, ET.Element], layout: str) -> None:
    """Every target is large enough for a pointer, and on a phone for a finger."""
    lit = targets(ids)
    assert lit
    for name in lit:
        assert breadth(ids[name]) >= SMALLEST_TARGET[layout], name
