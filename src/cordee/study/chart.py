"""The curve of a study: one line for each seat, told by shape as well as by colour, and the luck of
every roll as a bar; as SVG, and in characters."""

from __future__ import annotations

from collections.abc import Sequence

from ..ink.lettering import letters, shorten, width
from ..ink.palette import Theme, style
from ..ink.seats import shape
from ..ink.svg import at, esc, line, num
from ..words import speaker
from .ledger import CHANCE, Ledger
from .verdicts import BLUNDER
from .words import WORDS

SIZE = 720.0, 300.0
NARROW = 360.0, 240.0
"""For a phone, or beside a board: lettering stays as large."""
LEFT, RIGHT, TOP, BOTTOM = 50.0, 16.0, 14.0, 24.0
ROW = 19.0
"""How much each further row of names adds."""
BESIDE_NAME = 24.0
"""What the shape before a name takes up, and the gap after it."""
LUCK = 64.0
"""How high the part is in which luck is drawn."""
MOST_LUCK = 0.25
"""The luck that fills it; more is cut off."""
MARKS = 8
"""Shapes on each line."""
SMALL = 13.0
MARK = 15.0
"""How large the mark of a mistake is."""


class Scale:
    """Where shares and plies are in the picture, and the names below them."""

    def __init__(self, plies: int, size: tuple[float, float], names: Sequence[str]) -> None:
        self.plies = max(1, plies)
        self.width, tall = size
        self.right = self.width - RIGHT
        self.bottom = tall - BOTTOM
        self.floor = self.bottom - LUCK - 10
        self.middle = self.bottom - LUCK / 2
        self.abreast = _abreast(names, self.right - LEFT)
        self.height = tall + ROW * (-(-len(names) // self.abreast) - 1)

    def x(self, ply: float) -> float:
        return LEFT + (self.right - LEFT) * ply / self.plies

    def y(self, share: float) -> float:
        return self.floor - (self.floor - TOP) * min(1.0, max(0.0, share))


def curve_svg(
    ledger: Ledger,
    locale: str = "en",
    theme: Theme | None = "auto",
    size: tuple[float, float] = SIZE,
    you: int | None = None,
) -> str:
    """The whole picture; what has a `data-ply` stands for that moment of the game. Without a theme
    it is for a page that has the style sheet of the boards. `you` is the seat of whoever reads."""
    names = ledger.position.presented(locale, ledger.names, you=you).called
    scale, title = Scale(len(ledger.entries), size, names), speaker(locale, WORDS)("study-curve")
    parts = [
        _grid(scale, locale),
        _luck(ledger, scale),
        *_lines(ledger, scale),
        _legend(names, scale),
        _mistakes(ledger, scale),
        _moments(ledger, scale),
    ]
    look = f"<style>{style(theme)}</style>" if theme else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="ck-table" role="img" '
        f'viewBox="0 0 {num(scale.width)} {num(scale.height)}"><title>{esc(title)}</title>'
        f"{look}{''.join(parts)}</svg>"
    )


def _grid(scale: Scale, locale: str) -> str:
    parts, say = [], speaker(locale, WORDS)
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = scale.y(share)
        rule = line([(LEFT, y), (scale.right, y)])
        parts.append(f'<path class="ck-none ck-soft-line ck-faint" d="{rule}"/>')
        label = say("study-axis", share=share)
        parts.append(letters(LEFT - 6, y + 4, label, SMALL, "ck-sans ck-soft ck-end"))
    zero = line([(LEFT, scale.middle), (scale.right, scale.middle)])
    parts.append(f'<path class="ck-none ck-soft-line ck-mist" d="{zero}"/>')
    return "".join(parts)


def _luck(ledger: Ledger, scale: Scale) -> str:
    """A bar for each roll: up if it was good for whose turn it was."""
    parts = []
    broad = max(1.5, min(8.0, (scale.x(1) - scale.x(0)) * 0.8))
    for entry in ledger.entries:
        if entry.kind != CHANCE:
            continue
        luck = max(-MOST_LUCK, min(MOST_LUCK, entry.change[entry.seat]))
        high = LUCK / 2 * abs(luck) / MOST_LUCK
        top = scale.middle - (high if luck > 0 else 0)
        x = scale.x(entry.ply) - broad / 2
        parts.append(
            f'<rect class="ck-seat-{entry.seat}" x="{num(x)}" y="{num(top)}" '
            f'width="{num(broad)}" height="{num(high)}"/>'
        )
    return "".join(parts)


def _lines(ledger: Ledger, scale: Scale) -> list[str]:
    curve = ledger.curve
    parts = []
    for seat in range(ledger.players):
        points = [(scale.x(nth), scale.y(shares[seat])) for nth, shares in enumerate(curve)]
        drawn = f'class="ck-none ck-seat-{seat}-line" stroke-width="2.5" stroke-linejoin="round"'
        parts.append(f'<path {drawn} d="{line(points)}"/>')
        step = max(1, len(points) // MARKS)
        mark = shape(seat, 6, f"ck-seat-{seat} ck-o1")
        marked = points[step // 2 + seat * step // 5 :: step]
        parts += [at(x, y, mark) for x, y in marked]
    return parts


def _abreast(names: Sequence[str], room: float) -> int:
    """How many names stand side by side: all, or as many as need not be cut, but two at least."""
    longest = max(width(name, SMALL, sans=True) for name in names) + BESIDE_NAME
    return min(len(names), max(2, int(room / longest)))


def _legend(names: Sequence[str], scale: Scale) -> str:
    """Whose shape is whose."""
    room = (scale.right - LEFT) / scale.abreast
    parts = []
    for seat, name in enumerate(names):
        row, place = divmod(seat, scale.abreast)
        x, y = LEFT + 8 + place * room, scale.bottom + BOTTOM - 10 + row * ROW
        parts.append(at(x, y - 4, shape(seat, 6, f"ck-seat-{seat} ck-o1")))
        text = shorten(name, SMALL, room - BESIDE_NAME, sans=True)
        parts.append(letters(x + 12, y, text, SMALL, "ck-sans ck-soft"))
    return "".join(parts)


def _moments(ledger: Ledger, scale: Scale) -> str:
    """What may be touched, a strip for each ply."""
    parts = []
    for entry in ledger.entries:
        left, right = scale.x(entry.ply - 0.5), scale.x(min(entry.ply + 0.5, scale.plies))
        parts.append(
            f'<rect class="ck-moment" data-ply="{entry.ply}" x="{num(left)}" y="{num(TOP)}" '
            f'width="{num(right - left)}" height="{num(scale.bottom - TOP)}" '
            f'fill="transparent"/>'
        )
    return "".join(parts)


def _mistakes(ledger: Ledger, scale: Scale) -> str:
    """A mark for each mistake, the worst first: none where it would cover another."""
    marked: list[tuple[float, float]] = []
    parts = []
    for entry in sorted(ledger.mistakes, key=lambda one: one.cost or 0.0, reverse=True):
        x, y = scale.x(entry.ply), scale.y(entry.after[entry.seat])
        if any(abs(x - left) < MARK and abs(y - top) < MARK for left, top in marked):
            continue
        marked.append((x, y))
        mark = "??" if entry.verdict == BLUNDER else "?"
        parts.append(letters(x, max(y - 9, TOP), mark, MARK, "ck-serif ck-bold ck-mid ck-tent"))
    return "".join(parts)


# In characters

BLOCKS = "▁▂▃▄▅▆▇█"


def curve_text(ledger: Ledger, seat: int, columns: int) -> str:
    """A seat's curve in one line of blocks."""
    curve = [shares[seat] for shares in ledger.curve]
    columns = min(columns, len(curve))
    chosen = [curve[round(nth * (len(curve) - 1) / max(1, columns - 1))] for nth in range(columns)]
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(share * len(BLOCKS)))] for share in chosen)
