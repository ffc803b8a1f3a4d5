"""By what results were made: so that anybody can make them again, and that nobody goes on with what
something else has begun."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

from .. import __version__
from ..engine.data import Data
from ..engine.errors import CordeeError
from .kept import sure
from .versions import versions_here

if TYPE_CHECKING:
    from ..engine.game import Game


def box_digest(game: Game) -> str:
    """A few digits that differ from one box to another."""
    plain = json.dumps(game.box, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(plain.encode()).hexdigest()[:12]


def provenance(game: Game) -> Data:
    """The version of Cordée, all that plays, and the box: its digest, and whether it is the shipped
    one."""
    box = {"digest": box_digest(game), "shipped": game.is_shipped}
    return {"version": __version__, "by": str(versions_here()), "box": box}


# Going on with what was kept. Older files say less: the version without the rest, or nothing. What
# they do not say is not held against them, as it never was: somebody has waited for those games.


def check_versions(told: Data) -> None:
    """Games of another version may differ, and are not added to those of this one."""
    if "by" in told:
        theirs, ours = told["by"], str(versions_here())
    else:
        theirs, ours = (f"Cordée {one}" for one in (told.get("version", __version__), __version__))
    sure(isinstance(theirs, str) and theirs.isprintable())
    if theirs != ours:
        there, here = theirs.split(", "), ours.split(", ")
        raise CordeeError(
            "kept-other-version",
            domain=__package__,
            theirs=", ".join(one for one in there if one not in here) or theirs,
            ours=", ".join(one for one in here if one not in there) or ours,
        )


def check_box(told: Data, game: Game) -> None:
    """The shipped box may have other numbers by now."""
    theirs, ours = told.get("digest", box_digest(game)), box_digest(game)
    sure(isinstance(theirs, str) and theirs.isprintable())
    if theirs != ours:
        about = {"game": game.name, "theirs": theirs, "ours": ours}
        raise CordeeError("kept-other-box", domain=__package__, **about)
