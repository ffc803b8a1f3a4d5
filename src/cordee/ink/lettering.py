"""Lettering: how wide a text will be, where to break it, and how to cut it short.

Nothing measures text on the server, so widths are guessed, on the wide side.
"""

from __future__ import annotations

from functools import lru_cache

from .svg import clean, esc, num

_THIN = frozenset("iljtfrI.,:;'’!|()[]·-  ")
_BROAD = frozenset("mwMW@%&—…")
_SANS_SPREAD = 1.08  # the widest of the sans faces, against the book serif
_THINNEST = 0.34
ELLIPSIS = "…"


@lru_cache(maxsize=4096)
def width(text: str, size: float, sans: bool = False) -> float:
    """About how many pixels wide `text` is at `size`."""
    return sum(_share(c) for c in text) * size * (_SANS_SPREAD if sans else 1)


def _share(letter: str) -> float:
    if letter in _THIN:
        return _THINNEST
    if letter in _BROAD:
        return 0.92
    if letter > "\u2e7f":  # full-width scripts, emoji
        return 1.15
    return 0.72 if letter.isupper() else 0.57


@lru_cache(maxsize=1024)
def shorten(text: str, size: float, room: float, sans: bool = False) -> str:
    """`text`, cut with an ellipsis where it would be wider than `room`."""
    most = int(room / (size * _THINNEST)) + 1  # no more letters than that can fit
    text = " ".join(clean(text[: 4 * most]).split())[:most]
    if width(text, size, sans) <= room:
        return text
    while text and width(text + ELLIPSIS, size, sans) > room:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS


def short_name(name: str, size: float, room: float) -> str:
    """A name, cut before the number that tells it from others like it."""
    start, _, number = name.rpartition(" ")
    if not start or not number.isdecimal() or width(name, size) <= room:
        return shorten(name, size, room)
    return f"{shorten(start, size, room - width(f' {number}', size))} {number}"


@lru_cache(maxsize=1024)
def wrap(text: str, size: float, room: float, most: int, sans: bool = False) -> tuple[str, ...]:
    """`text` in lines no wider than `room`, `most` of them, the last one cut if need be."""
    lines: list[str] = []
    for word in text.split(" "):
        if lines and width(f"{lines[-1]} {word}", size, sans) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    if len(lines) > most:
        lines[most - 1] = " ".join(lines[most - 1 :])
    return tuple(shorten(part, size, room, sans) for part in lines[:most])


def letters(x: float, y: float, text: str, size: float, classes: str, name: str = "") -> str:
    """One line of lettering with its baseline at (x, y)."""
    mark = f' id="{name}"' if name else ""
    return (
        f'<text{mark} class="{classes}" x="{num(x)}" y="{num(y)}" font-size="{num(size)}">'
        f"{esc(text)}</text>"
    )
