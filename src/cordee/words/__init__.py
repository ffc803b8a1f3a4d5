"""What players read, in their language: Fluent files, loaded when first asked for.

A *domain* is a package that holds `fr.ftl` and `en.ftl`: this one for what belongs to no game,
or a game's, such as `cordee.games.yeti`, which falls back on this one.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from math import isfinite
from typing import Protocol

LOCALES = ("en", "fr")
COMMON = "cordee.words"
LARGEST_NUMBER = 10**15
SPACES = "\n\u00a0\u202f"  # what counts as unprintable, but is not
LONGEST_TEXT = 600
"""Characters of one argument: Fluent refuses sentences that grow too long."""


class Say(Protocol):
    """Speaks one language: `say("title")`, `say("story-photo", cost=3)`, `say("tile-lens.the")`."""

    locale: str

    def __call__(self, key: str, /, **arguments: object) -> str: ...

    def __contains__(self, key: str, /) -> bool:
        """Is there such a text?"""
        ...


def locale_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the environment: French if it asks for French, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(variable):
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


@cache
def speaker(locale: str, domain: str = COMMON) -> Say:
    """The speaker of `locale` for `domain`."""
    if locale not in LOCALES:
        raise ValueError(f"no language {locale!r}: one of {', '.join(LOCALES)}")
    return _Speaker(locale, domain)


class _Speaker:
    def __init__(self, locale: str, domain: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource
        from fluent.runtime.types import fluent_number

        self.locale = locale
        self._number = fluent_number
        self._bundle = FluentBundle([locale], use_isolating=False)
        for source in dict.fromkeys((domain, COMMON)):
            text = resources.files(source).joinpath(f"{locale}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text))  # the game's own words come first

    def __call__(self, key: str, /, **arguments: object) -> str:
        message_key, _, attribute = key.partition(".")
        if not self._bundle.has_message(message_key):
            raise LookupError(f"{self.locale}.ftl has no {message_key}")
        message = self._bundle.get_message(message_key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"{key}: no text of its own")
        spoken = {name: self._speakable(value) for name, value in arguments.items()}
        text, faults = self._bundle.format_pattern(pattern, spoken)
        if faults:
            raise LookupError(f"{key}: {faults[0]}")
        return str(text)

    def __contains__(self, key: str, /) -> bool:
        return self._bundle.has_message(key)

    def _speakable(self, value: object) -> object:
        """A number or a text as Fluent takes it, whatever somebody typed."""
        if type(value) is int and abs(value) < LARGEST_NUMBER:
            return self._number(value, useGrouping=False)  # 1234: it may be typed back
        if type(value) is float and isfinite(value):
            return self._number(value)
        text = value if isinstance(value, str) else shown(value)
        if not text.isprintable():
            text = "".join(c if c.isprintable() or c in SPACES else "\ufffd" for c in text)
        return text if len(text) <= LONGEST_TEXT else text[: LONGEST_TEXT - 1] + "…"


def listed(things: Sequence[str], say: Say) -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(things) < 2:
        return "".join(things)
    return say("list", first=", ".join(things[:-1]), last=things[-1])


def shown(value: object) -> str:
    """A value as a file would write it, shortened."""
    try:
        text = str(value).lower() if isinstance(value, bool) else repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, a list in a list in …
        text = f"<{type(value).__name__}>"
    return text if len(text) <= 60 else text[:57] + "..."
