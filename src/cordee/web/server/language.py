"""Which language a visitor reads."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from ...words import LOCALES

COOKIE = "cordee-lang"


def language_of(asked: HTTPConnection) -> str:
    """What they chose, else the first of their browser's languages that we speak."""
    chosen = asked.cookies.get(COOKIE)
    if chosen in LOCALES:
        return str(chosen)
    for part in asked.headers.get("accept-language", "").split(","):
        language = part.split(";")[0].strip().lower()[:2]
        if language in LOCALES:
            return language
    return "en"
