"""Where the terminal writes: the screen, and standard error for what is wrong."""

from __future__ import annotations

import os
import re
import sys
import unicodedata
from codecs import register_error
from typing import TextIO

from rich import _wrap
from rich.console import Console, Group, RenderableType
from rich.constrain import Constrain
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from ..engine.errors import CordeeError
from ..learn.example import examples
from ..words import help as help_pages
from ..words import speaker

HERE = "cordee.terminal"
NARROW = 80
READABLE = 100
"""Columns beyond which lines of text are hard to read."""

# Rich breaks lines at every kind of space; French keeps its signs together with those that do not
# break.
_wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")


def console(stderr: bool = False) -> Console:
    """A console that works on a screen, in a pipe and without colour.

    In a pipe, the width is ours to choose; what the encoding lacks is drawn with what is nearest.
    """
    stream: TextIO = sys.stderr if stderr else sys.stdout
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors=NEAREST)
        if stream.isatty() and not _knows_unicode():
            stream.reconfigure(encoding="ascii", errors=NEAREST)
    for variable in ("COLUMNS", "LINES"):
        if not os.environ.get(variable, "1").isdecimal():
            del os.environ[variable]
    width = None if stream.isatty() or "COLUMNS" in os.environ else NARROW
    return Console(file=stream, width=width, highlight=False, soft_wrap=False)


# --- without Unicode -----------------------------------------------------------------------------

NEAREST = "cordee-nearest"
_DRAWN = dict(
    zip("▲●■◆⬟△○□◇⬠", "RBGOMrbgom", strict=True),  # the first letters of their colours
) | dict(zip("▶◀│─┼⌂∩↓↑→·×−–—…’‘“”«»•¹²³", '><|-+Hnv^>.x---~\'\'""""*123', strict=True))


def _nearest(fault: UnicodeError) -> tuple[str, int]:
    """What the encoding lacks, sign by sign, so that columns stay columns."""
    if not isinstance(fault, UnicodeEncodeError):
        raise fault
    return "".join(map(_plain, fault.object[fault.start : fault.end])), fault.end


def _plain(sign: str) -> str:
    plain = _DRAWN.get(sign) or unicodedata.normalize("NFKD", sign)[0]
    return plain if plain.isascii() else "?"


register_error(NEAREST, _nearest)


def _knows_unicode() -> bool:
    """Does the terminal say so? Python takes every terminal for one that does."""
    if os.environ.get("TERM") == "dumb":
        return False
    chosen = [os.environ.get(name, "") for name in ("LC_ALL", "LC_CTYPE", "LANG")]
    if chosen[:2] == ["", "C.UTF-8"]:  # which Python itself puts there
        del chosen[1]
    return next(filter(None, chosen), "") not in ("C", "POSIX")


def legible(text: str, screen: Console) -> str:
    """A text as a screen will show it."""
    return text.encode(screen.encoding, NEAREST).decode(screen.encoding)


# --- what is read --------------------------------------------------------------------------------


def plain(word: str) -> str:
    """A word in lower case without accents."""
    letters = unicodedata.normalize("NFD", word.lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def is_number(typed: str) -> bool:
    """Plain digits: not what other scripts count with."""
    return typed.isascii() and typed.isdigit()


def help_page(package: str, locale: str, parts: int | None = None) -> RenderableType:
    """A game's help page, or the first parts of it: a turn in one minute, then the rules."""
    page = _page(package, locale)
    if parts is not None:
        page = help_pages.beginning(page, parts)
    return Constrain(Markdown(page), READABLE)


def _page(package: str, locale: str) -> str:
    """The page as it is read here: an example in prose, then in notation."""
    say, known = speaker(locale, HERE), examples(package)

    def noted(shown: re.Match[str]) -> str:
        moves = ", ".join(f"`{text}`" for text in known[shown["name"]].moves)
        return say("example-in-notation", moves=moves)

    return help_pages.named(help_pages.EXAMPLE.sub(noted, help_pages.marked(package, locale)))


def one_rule(package: str, locale: str, rule: str) -> RenderableType:
    """One rule; refused if there is no such rule."""
    rules = help_pages.rules(package, locale)
    letter = next(iter(rules))[0]
    number = rule.upper() if rule[:1].isalpha() else f"{letter}{rule}"
    text = rules.get(number)
    if text is None:
        raise CordeeError("rule-unknown", domain=HERE, rule=rule)
    said = Padding(Markdown(text), (0, 0, 0, 4))
    return Constrain(Group(Text(number, style="bold"), said), READABLE)
