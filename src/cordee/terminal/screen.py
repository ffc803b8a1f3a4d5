"""Where the terminal writes: the screen, and standard error for what is wrong."""

from __future__ import annotations

import os
import re
import sys
from typing import TextIO

from rich import _wrap
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding

from ..learn.example import examples
from ..words import help as help_pages
from ..words import speaker

HERE = "cordee.terminal"
NARROW = 80

# Rich breaks lines at every kind of space; French keeps its signs together with those that do not
# break.
_wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")


def console(stderr: bool = False) -> Console:
    """A console that works on a screen, in a pipe and without colour.

    In a pipe, the width is ours to choose; what the encoding lacks is replaced, not refused.
    """
    stream: TextIO = sys.stderr if stderr else sys.stdout
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")
    for variable in ("COLUMNS", "LINES"):
        if not os.environ.get(variable, "1").isdecimal():
            del os.environ[variable]
    width = None if stream.isatty() or "COLUMNS" in os.environ else NARROW
    return Console(file=stream, width=width, highlight=False, soft_wrap=False)


def is_number(typed: str) -> bool:
    """Plain digits: not what other scripts count with."""
    return typed.isascii() and typed.isdigit()


def print_page(screen: Console, package: str, locale: str) -> None:
    """A game's whole help page."""
    screen.print(Markdown(_page(package, locale)), width=min(screen.width, 100))


def print_rules(screen: Console, package: str, locale: str, parts: int) -> None:
    """The first parts of it: a turn in one minute, then the rules."""
    page = help_pages.beginning(_page(package, locale), parts)
    screen.print(Markdown(page), width=min(screen.width, 100))


def _page(package: str, locale: str) -> str:
    """The page as it is read here: an example in prose, then in notation."""
    say, known = speaker(locale, HERE), examples(package)

    def noted(shown: re.Match[str]) -> str:
        moves = ", ".join(f"`{text}`" for text in known[shown["name"]].moves)
        return say("example-in-notation", moves=moves)

    return help_pages.named(help_pages.EXAMPLE.sub(noted, help_pages.marked(package, locale)))


def print_rule(screen: Console, package: str, locale: str, rule: str) -> bool:
    """One rule; False if there is no such rule."""
    rules = help_pages.rules(package, locale)
    letter = next(iter(rules))[0]
    number = rule.upper() if rule[:1].isalpha() else f"{letter}{rule}"
    text = rules.get(number)
    if text is None:
        return False
    screen.print(number, style="bold")
    screen.print(Padding(Markdown(text), (0, 0, 0, 4)), width=min(screen.width, 100))
    return True
