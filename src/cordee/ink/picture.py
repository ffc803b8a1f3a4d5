"""A whole table as one picture that stands alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .palette import Theme, style
from .svg import esc

if TYPE_CHECKING:
    from ..words import Say


def picture(
    size: tuple[int, int], say: Say, about: str, theme: Theme, scenery: str, pieces: str
) -> str:
    """Scenery and pieces in one SVG; `about` tells those who cannot see it what it shows."""
    width, height = size
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="ck-table" role="img" '
        f'viewBox="0 0 {width} {height}" lang="{esc(say.locale)}">'
        f"<title>{esc(say('title'))}</title><desc>{esc(about)}</desc>"
        f"<style>{style(theme)}</style>{scenery}{pieces}</svg>"
    )
