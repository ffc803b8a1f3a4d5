"""The help page of a game: all of it, or one rule.

A page is Markdown with two kinds of marks. `![](print)` is the drawing of a thing, which the game's
board names in THINGS; what stands in the brackets is said instead where nothing is drawn. A block

    ```example
    turn
    ```

is an example that can be stepped through, from the game's `lessons/examples.toml`; the list before
it tells the same in prose, an item for each of its parts.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

RULE = r"^- \*\*(?P<number>\w\d+)\*\* (?P<text>.*?)(?=\n- |\n\n(?!\|)|\Z)"
THING = r"!\[{}\]\([\w+-]+\)"
UNSAID = re.compile(rf"[ \n]*{THING.format('')}(?=[\u00a0:.,;)])|{THING.format('')} ?")
SAID = re.compile(THING.format("([^]]+)"))
EXAMPLE = re.compile(r"^```example\n(?P<name>[\w-]+)\n```$", re.MULTILINE)


@cache
def marked(package: str, locale: str) -> str:
    """The whole help page as it is written, with its marks."""
    return resources.files(package).joinpath(f"help.{locale}.md").read_text(encoding="utf-8")


@cache
def page(package: str, locale: str) -> str:
    """The whole help page for those who only read it: prose tells its examples."""
    return named(EXAMPLE.sub("", marked(package, locale)))


def named(text: str) -> str:
    """A page on which things are named, not drawn."""
    return SAID.sub(r"\1", UNSAID.sub("", text))


def beginning(text: str, parts: int) -> str:
    """The first parts of a page."""
    return "\n## ".join(text.split("\n## ")[: parts + 1])


@cache
def rules(package: str, locale: str) -> dict[str, str]:
    """Each rule by its number: a list item `- **Y13** ...`, with any table after it."""
    found = {}
    for item in re.finditer(RULE, page(package, locale), re.MULTILINE | re.DOTALL):
        found[item["number"]] = item["text"].strip()
    return found
