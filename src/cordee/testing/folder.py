"""Is the folder of a game complete?"""

from __future__ import annotations

from ..engine import contract
from ..engine.game import Game
from ..words import LOCALES, speaker
from ..words import help as help_pages
from .sampling import Fault, settings


def check_folder(game: Game) -> None:
    """Every module with what it must have, the words and help pages, and someone to play."""
    for part, name in contract.missing(game.package):
        lacks = f"{part}.py has no {name}" if name else f"there is no {part}.py"
        raise Fault(f"{game.name}: {lacks}")
    fields = set(game.rules.STATE.names or ())
    if lacking := {"box", "players", "turn", "phase"} - fields:
        raise Fault(f"{game.name}: STATE has no {min(lacking)}")
    if not settings(game):
        raise Fault(f"{game.name}: PLAYERS and OPTIONS leave nobody and nothing to play")
    for locale in LOCALES:
        try:
            say = speaker(locale, game.package)
            for key in ("title", "pitch", *(f"option-{option}" for option in game.options)):
                say(key)
            help_pages.page(game.package, locale)
        except (LookupError, OSError) as missing:
            raise Fault(f"{game.name}: words or help ({locale}) are missing: {missing}") from None
