"""Plays short games of every game and option, and prints a digest of each one's positions."""

from __future__ import annotations

import hashlib
import json
import sys
from itertools import product
from random import Random

import cordee
from cordee.engine.position import Position
from cordee.games import REGISTER
from cordee.lab.selfplay import play_on

LONGEST = 60
SHORT = {"yeti": {"start": 10}}


def digests() -> list[str]:
    found = []
    for name in REGISTER:
        game = cordee.game(name, components=SHORT.get(name))
        for players in range(game.players[0], game.players[1] + 1):
            for values in product(*game.options.values()):
                options = dict(zip(game.options, values, strict=True))
                found.append(digest(game.new(players, seed=players, **options)))
        found.append(str(play_on(game.new(2, seed=1), games=2, seed=3)))
    return found


def digest(position: Position) -> str:
    seen = hashlib.sha256()
    choose = Random(1)
    while position.actor is not None and len(position.plies) < LONGEST:
        if position.actor == "chance":
            seen.update(repr(position.odds()).encode())
            position.roll()
        else:
            position.play(choose.choice(position.moves()))
        seen.update(json.dumps([position.to_dict(), position.codes()]).encode())
        seen.update(repr(position.events).encode())
    return seen.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(json.dumps(digests()))
