"""Is the folder of a game complete?"""

from __future__ import annotations

from importlib.util import find_spec

from ..engine.bindings import TEMPLATES
from ..engine.game import Game
from ..words import LOCALES, speaker
from ..words import help as help_pages
from .sampling import Fault, settings

PARTS: dict[str, tuple[str, ...]] = {
    "rules": (*TEMPLATES, "STATE", "BOX", "PLAYERS", "OPTIONS", "MOVES", "OUTCOMES", "PHASES"),
    "components": ("BOX", "SCHEMA"),
    "notation": ("write", "read"),
    "fields": ("show", "read"),
    "why": ("QUESTION_RULES", "ASKED_IN"),
    "story": ("tell", "asked", "spoken", "MORE_RULES"),
    "board": ("LAYOUTS", "scenery", "pieces", "about", "targets"),
    "terminal_view": ("table", "brief"),
}


def check_folder(game: Game) -> None:
    """Every module with what it must have, the words and help pages, and someone to play."""
    for part, names in PARTS.items():
        if find_spec(f"{game.package}.{part}") is None:
            raise Fault(f"{game.name}: there is no {part}.py")
        for name in names:
            if not hasattr(game.module(part), name):
                raise Fault(f"{game.name}: {part}.py has no {name}")
    fields = set(game.rules.STATE.names or ())
    if lacking := {"box", "players", "turn", "phase"} - fields:
        raise Fault(f"{game.name}: STATE has no {min(lacking)}")
    if not settings(game):
        raise Fault(f"{game.name}: PLAYERS and OPTIONS leave nobody and nothing to play")
    for locale in LOCALES:
        try:
            speaker(locale, game.package)("title")
            help_pages.page(game.package, locale)
        except (LookupError, OSError) as missing:
            raise Fault(f"{game.name}: words or help ({locale}) are missing: {missing}") from None
