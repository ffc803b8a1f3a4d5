"""What every picture of a table is asked: sound XML, unique ids, lettering that can be read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple
from xml.etree import ElementTree as ET

from cordee.ink.lettering import width

SMALLEST = {"wide": 13, "tall": 14}  # lettering
HOOKS = {"ck-table", "ck-piece", "ck-target"}  # for the page to hold on to; they look like nothing
_TRANSLATE = re.compile(r"translate\((-?[\d.]+),(-?[\d.]+)\)")


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
