"""A whole table as one picture that stands alone, and what a game offers to draw it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..engine.data import Box
from ..engine.data import Fields as Fields
from .cards import said
from .focus import HERE, Focus
from .lettering import letters
from .palette import Theme, style
from .paper import DEFS
from .svg import esc, num, path
from .tabletop import frame, margins, table_top

if TYPE_CHECKING:
    from ..engine.contract import BoardModule
    from ..engine.move import Move
    from ..words import Say
    from .layout import Layout

Targets = Callable[["Move", Fields], tuple[str, ...]]


@dataclass(frozen=True)
class View:
    """A position as someone looks at it: all that the live part of a table is drawn from."""

    fields: Fields
    """The position as plain data: what `Position.to_dict` gives."""

    box: Box
    """The components."""

    say: Say
    names: Sequence[str]

    layout: str = "wide"
    """The name of one of the board's LAYOUTS."""

    winners: tuple[int, ...] = ()
    moves: tuple[Move, ...] = ()
    """The decisions open now: what one clicks for them glows."""
    note: str = ""
    """Said of the end instead of what the board itself would say."""
    focus: Focus = HERE
    """Where somebody looks, if the board is larger than its picture."""
    you: int | None = None
    """The seat of whoever looks, who is spoken to; None: everybody is called by name."""
    numbered: Mapping[str, str] = field(default_factory=dict)
    """In a terminal: what to type for a decision that is offered, by its notation."""

    @property
    def players(self) -> int:
        count: int = self.fields["players"]
        return count

    @property
    def active(self) -> int | None:
        """The seat whose turn it is, until the game is over."""
        return None if self.fields["phase"] == "over" else self.fields["turn"]

    def told_of(self, seat: int, key: str, name: str = "") -> str:
        """Something about a seat, in words that speak to it if it is the reader's."""
        you = "yes" if seat == self.you else "no"
        return self.said(key, name=name or self.names[seat], you=you)

    def said(self, key: str, **arguments: str | int) -> str:
        """What `say` says, remembered."""
        return said(self.say, key, **arguments)

    def glowing(self, targets: Targets) -> frozenset[str]:
        """The ids of all that the open moves ask someone to click."""
        return frozenset(name for move in self.moves for name in targets(move, self.fields))


def table(board: BoardModule, view: View, theme: Theme = "light") -> str:
    """Scenery and pieces in one SVG, with a text that tells what it shows."""
    layout, say = board.LAYOUTS[view.layout], view.say
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="ck-table" role="img" '
        f'viewBox="0 0 {layout.width} {layout.height}" lang="{esc(say.locale)}">'
        f"<title>{esc(say('title'))}</title><desc>{esc(board.about(view))}</desc>"
        f"<style>{style(theme)}</style>"
        f"{board.scenery(view.box, view.players, say, view.layout)}{board.pieces(view)}</svg>"
    )


def still(layout: Layout, players: int, say: Say, *parts: str) -> str:
    """The scenery around `parts`: the table under them, the title and the margin over them."""
    x, y, size = layout.title
    return "".join(
        (
            f'<g id="scenery">{DEFS}',
            table_top(layout),
            margins(layout, players),
            *parts,
            path(f"M0,{num(layout.scene_bottom)}H{layout.width}", "ck-none ck-o3"),
            letters(x, y, say("title").upper(), size, "ck-serif ck-bold ck-ink ck-poster"),
            f"{frame(layout)}</g>",
        )
    )


def live(parts: Iterable[str]) -> str:
    return f'<g id="pieces">{"".join(parts)}</g>'
