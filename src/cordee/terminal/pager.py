"""What is longer than the screen is read page by page."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from rich.console import Group

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

LESS = "-R"
"""`less` shows colours with it; what somebody has set themselves comes first."""


def paged(screen: Console, *parts: RenderableType, always: bool = True) -> None:
    """Print; on a screen that it does not fit on, with the reader's own pager.

    If `always`, whatever fits is held, too, until somebody has read it.
    """
    whole = Group(*parts)
    if not (screen.is_terminal and sys.stdin.isatty()) or screen.is_dumb_terminal:
        screen.print(whole)
        return
    lines = screen.render_lines(whole, pad=False)
    if len(lines) < screen.height and not always:
        screen.print(whole)
        return
    os.environ.setdefault("LESS", LESS)
    with screen.pager(styles=True):
        screen.print(whole)
