"""The help page of a game, whole or one rule of it."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources


@cache
def page(package: str, locale: str) -> str:
    """The whole help page, in Markdown."""
    return resources.files(package).joinpath(f"help.{locale}.md").read_text(encoding="utf-8")


@cache
def rules(package: str, locale: str) -> dict[str, str]:
    """Each rule by its number: list items such as `- **Y13** ...`, up to the next one."""
    found = {}
    for item in re.finditer(
        r"^- \*\*(\w\d+)\*\* (.*?)(?=\n- |\n#|\Z)", page(package, locale), re.MULTILINE | re.DOTALL
    ):
        found[item[1]] = item[2].strip()
    return found
