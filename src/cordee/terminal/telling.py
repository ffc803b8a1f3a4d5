"""Figures as `arena` and `simulate` report them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from .. import __version__
from ..lab.provenance import box_digest
from ..words import Say
from .screen import console

if TYPE_CHECKING:
    from ..engine.data import Options
    from ..engine.game import Game
    from ..lab.simulate import Spread


def tell_provenance(game: Game, options: Options, seed: str, speak: Say) -> None:
    """By what the figures were made, so that anybody can make them again."""
    box = "shipped" if game.is_shipped else "other"
    told = speak(f"made-by-{box}", version=__version__, digest=box_digest(game), seed=seed)
    chosen = (f"--{option} {value}" for option, value in game.check_options(options).items())
    console().print(Text(", ".join([told, *chosen]), style="dim"))


def percent(share: float, speak: Say, digits: int = 1) -> str:
    return speak(f"percent-{digits}", share=share)


def signed(share: float, speak: Say) -> str:
    """A share with its sign; a true minus, and no sign for nothing."""
    told = percent(abs(share), speak)
    if told == percent(0.0, speak):
        return told
    return f"+{told}" if share > 0 else f"\u2212{told}"


def points(rating: float) -> str:
    """A rating with its sign; a true minus, and no minus for nothing."""
    return f"{round(rating) or 0:+d}".replace("-", "\u2212")


def spread_told(spread: Spread, speak: Say) -> str:
    """`61.3 ± 8.9 (22 – 104)`."""
    return speak(
        "spread",
        mean=spread.mean,
        deviation=spread.deviation,
        low=int(spread.low),
        high=int(spread.high),
    )
