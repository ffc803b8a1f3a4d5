"""By what results were made: so that anybody can make them again."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

from .. import __version__
from ..engine.data import Data

if TYPE_CHECKING:
    from ..engine.game import Game


def box_digest(game: Game) -> str:
    """A few digits that differ from one box to another."""
    plain = json.dumps(game.box, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(plain.encode()).hexdigest()[:12]


def provenance(game: Game) -> Data:
    """The version of Cordée, and the box: its digest, and whether it is the shipped one."""
    box = {"digest": box_digest(game), "shipped": game.is_shipped}
    return {"version": __version__, "box": box}
