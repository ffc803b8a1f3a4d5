"""Is the folder of a game complete?"""

from __future__ import annotations

from importlib import import_module

from ..engine import contract
from ..engine.game import Game
from ..words import LOCALES, speaker
from ..words import help as help_pages
from .sampling import Fault, settings


def check_folder(game: Game) -> None:
    """Every module with what it must have, the words and help pages, and someone to play."""
    for part in contract.REQUIRED | contract.OPTIONAL:
        if not contract.has(game.package, part):
            if part in contract.OPTIONAL:
                continue
            raise Fault(f"{game.name}: there is no {part}.py")
        module = import_module(f"{game.package}.{part}")
        for name in contract.must_have(part):
            if not hasattr(module, name):
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
