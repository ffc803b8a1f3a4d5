"""`python -m cordee.testing NAME PACKAGE FOLDER COMPONENTS`: see `modes`."""

from __future__ import annotations

import json
import sys

from ..engine.game import Game
from .modes import digests

name, package, folder, components = sys.argv[1:]
sys.path.insert(0, folder)
sys.stdout.write(json.dumps(digests(Game(name, package, json.loads(components)))))
