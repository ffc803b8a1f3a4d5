"""`python -m cordee.testing NAME PACKAGE [FOLDER]` plays some games and prints their digests."""

from __future__ import annotations

import json
import sys

from ..engine.game import Game
from .modes import digests

name, package, *folder = sys.argv[1:]
sys.path[:0] = folder
sys.stdout.write(json.dumps(digests(Game(name, package))))
