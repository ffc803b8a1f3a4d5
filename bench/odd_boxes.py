"""Does a bot hold its own with boxes that nobody has tuned it for?

Boxes are drawn by each game's `another`, each with options by lot, and the bot plays a few games
against another one with every box, seats alternating. Told are its share over all boxes, and how
many of them the game's judge was trained for. A few games say little about one box: of many, some
look bad by bad luck. So all boxes in which it won less than one half are played anew, with other
dice and more games, and only these are counted then. A bad box that looked good is not noticed.

    python -m bench.odd_boxes [GAME ...] [--boxes 100] [--games 4] [--again 50] [--bot expert]
                              [--other quick] [--players 2] [--jobs 1] [--seed 1] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import cordee
from cordee.bots.evaluator import is_judged
from cordee.engine.data import Options
from cordee.engine.errors import FaultyComponents
from cordee.engine.game import Game
from cordee.games import REGISTER
from cordee.lab.arena import played
from cordee.lab.interval import Interval
from cordee.lab.match import Match
from cordee.lab.running import processes


class Odd(NamedTuple):
    """A box, and how the bot did with it."""

    box: Mapping[str, object]
    options: Options
    judged: bool
    """Was the game's judge trained for it?"""
    won: float
    games: int

    @property
    def interval(self) -> Interval:
        return Interval.of(self.won, self.games)


def drawn(game: Game, boxes: int, seed: str) -> Iterator[tuple[Game, Options]]:
    """So many boxes that can be played, with options by lot."""
    chance = Random(f"{game.name} {seed}")  # noqa: S311
    draw = game.another_box
    while draw is not None and boxes > 0:
        try:
            other = Game(game.name, game.package, draw(chance))
        except FaultyComponents:
            continue
        boxes -= 1
        yield other, {name: chance.choice(values) for name, values in game.options.items()}


def tried(game: Game, chosen: argparse.Namespace) -> Iterator[Odd]:
    """How the bot does with one box after the other."""
    for nth, (other, options) in enumerate(drawn(game, chosen.boxes, chosen.seed)):
        judged = is_judged(other.new(chosen.players, seed=1, **options))
        odd = Odd(other.box, options, judged, won=0.0, games=0)
        yield played_with(game, odd, chosen.games, f"{chosen.seed} {nth}", chosen)


def played_with(game: Game, odd: Odd, games: int, seed: str, chosen: argparse.Namespace) -> Odd:
    """The same box, and how the bot does in so many games."""
    match = Match(
        game.name,
        (chosen.bot, chosen.other),
        players=chosen.players,
        seed=seed,
        options=odd.options,
        components=odd.box,
    )
    arena = played(match, games, processes(chosen.jobs))
    return odd._replace(won=arena.won_by(chosen.bot), games=arena.games)


def summed(odds: list[Odd]) -> Interval:
    return Interval.of(sum(odd.won for odd in odds), sum(odd.games for odd in odds))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("names", nargs="*", metavar="GAME", help="by default every game")
    options.add_argument("--boxes", type=int, default=100)
    options.add_argument("--games", type=int, default=4, help="with each box")
    options.add_argument("--again", type=int, default=50, help="with a box that looked bad")
    options.add_argument("--bot", default="expert", help="any bot of cordee arena")
    options.add_argument("--other", default="quick", help="whom it meets")
    options.add_argument("--players", type=int, default=2)
    options.add_argument("--jobs", type=int, default=1, help="games at the same time")
    options.add_argument("--seed", default="1")
    options.add_argument("--json", type=Path, help="write the figures to a file")
    chosen = options.parse_args()
    found: dict[str, Any] = {}
    for name in chosen.names or REGISTER:
        game = cordee.game(name)
        odds = list(tried(game, chosen))
        if not odds:
            print(f"{name}: its components.py draws no boxes")
            continue
        bad = [odd for odd in odds if odd.won * 2 < odd.games]
        print(
            f"{name}/{chosen.players}: {chosen.bot} against {chosen.other} {summed(odds)}, "
            f"{len(odds)} boxes, {chosen.games} games each; "
            f"judged {sum(odd.judged for odd in odds)}; below one half {len(bad)}",
            flush=True,
        )
        again = [
            played_with(game, odd, chosen.again, f"{chosen.seed} again {nth}", chosen)
            for nth, odd in enumerate(bad if chosen.again else [])
        ]
        for odd in sorted(again, key=lambda odd: odd.won):
            told = json.dumps({**odd.box, **odd.options})
            how = "judged" if odd.judged else "formulas"
            print(f"   {odd.interval} of {odd.games}  {how}  {told[:160]}", flush=True)
        found[name] = {
            "all": [odd._asdict() for odd in odds],
            "again": [odd._asdict() for odd in again],
        }
    if chosen.json:
        chosen.json.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
