"""The help page of a game: all of it, or one rule."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

RULE = r"^- \*\*(?P<number>\w\d+)\*\* (?P<text>.*?)(?=\n- |\n\n(?!\|)|\Z)"


@cache
def page(package: str, locale: str) -> str:
    """The whole help page, in Markdown."""
    return resources.files(package).joinpath(f"help.{locale}.md").read_text(encoding="utf-8")


def beginning(package: str, locale: str, parts: int) -> str:
    """The first parts of the page."""
    return "\n## ".join(page(package, locale).split("\n## ")[: parts + 1])


@cache
def rules(package: str, locale: str) -> dict[str, str]:
    """Each rule by its number: a list item `- **Y13** ...`, with any table after it."""
    found = {}
    for item in re.finditer(RULE, page(package, locale), re.MULTILINE | re.DOTALL):
        found[item["number"]] = item["text"].strip()
    return found
