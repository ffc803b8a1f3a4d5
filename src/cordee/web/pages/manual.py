"""The help page of a game as HTML, every rule with an anchor."""

from __future__ import annotations

import re
from functools import cache

from markdown_it import MarkdownIt

from ...words import help as help_pages

ALIGNED = re.compile(r'style="text-align:(\w+)"')
RULE = re.compile(r"<li>\s*(?:<p>)?<strong>(\w\d+)</strong>")


@cache
def manual(package: str, locale: str) -> str:
    """The page; our own words, so it may go into a page as it is."""
    html = (
        MarkdownIt("commonmark", {"html": False})
        .enable("table")
        .render(help_pages.page(package, locale))
    )
    html = ALIGNED.sub(r'class="\1"', html)  # pages may have no style of their own
    return RULE.sub(r'<li id="\1"><strong>\1</strong>', html)
