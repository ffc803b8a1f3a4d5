"""How much chance is in training? Judges of several seeds, trained side by side, and how strong
each is at first sight against `quick`: the mean over the seeds, and how far they are apart.

What was stopped goes on by the same command, and what is there is only measured, so training and
measuring may be done on different machines.

    python -m bench.seeds [GAME ...] [--seeds 1,2,3] [--minutes 5] [--device cuda|cpu]
                          [--folder seeds] [--games 2000] [--for SECONDS]
"""

from __future__ import annotations

import argparse
import signal
import subprocess
import sys
import time
from pathlib import Path
from statistics import mean

import cordee
from cordee.bots import weights
from cordee.games import REGISTER
from cordee.training.keeping import beside
from cordee.training.strength import Opponent

GRACE = 60
"""Seconds in which a course that is stopped keeps what it has learned."""


def file_of(chosen: argparse.Namespace, game: str, seed: str) -> Path:
    return Path(chosen.folder, f"{game}-{seed}.weights")


def training(chosen: argparse.Namespace, game: str, seed: str) -> subprocess.Popen[bytes] | None:
    """The course of a seed, unless it has come to its end."""
    file = file_of(chosen, game, seed)
    if file.exists() and not beside(file).exists():
        return None
    command = [sys.executable, "-m", "cordee", "train", game, "--seed", seed, "--out", str(file)]
    command += [
        "--minutes",
        chosen.minutes,
        *(["--device", chosen.device] if chosen.device else []),
    ]
    return subprocess.Popen(command)


def train(chosen: argparse.Namespace) -> None:
    """All courses side by side, until they end or the time is up."""
    begun = time.monotonic()
    courses = [
        course
        for game in chosen.names
        for seed in chosen.seeds.split(",")
        if (course := training(chosen, game, seed))
    ]
    try:
        for course in courses:
            course.wait(max(0.0, begun + chosen.seconds - time.monotonic()))
    except subprocess.TimeoutExpired:
        for course in courses:
            course.send_signal(signal.SIGTERM)
        for course in courses:
            course.wait(GRACE)


def measure(chosen: argparse.Namespace, name: str) -> None:
    """Each judge of a game, with each number of players, in the same games."""
    game = cordee.game(name)
    files = [file_of(chosen, name, seed) for seed in chosen.seeds.split(",")]
    judges = [weights.read(file, game) for file in files if file.exists()]
    if not judges:
        return
    opponent = Opponent(game, judges[0])
    for players in judges[0].players:
        found = [opponent.measure(judge, players, chosen.games, seed=1) for judge in judges]
        shares = [won.mean for won in found]
        told = ", ".join(f"{share:.1%}" for share in shares)
        print(
            f"{name:12} {players} players  {told} (each ± {found[0].error:.1%}); mean "
            f"{mean(shares):.1%}, {max(shares) - min(shares):.1%} apart, even {1 / players:.1%}",
            flush=True,
        )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("names", nargs="*", metavar="GAME", help="by default all but Pig")
    options.add_argument("--seeds", default="1,2,3")
    options.add_argument("--minutes", default="5", help="of training, for each")
    options.add_argument("--device", help="cuda or cpu; by default a GPU if there is one")
    options.add_argument("--folder", type=Path, default=Path("seeds"))
    options.add_argument("--games", type=int, default=2000, help="for each number of players")
    options.add_argument("--for", type=float, default=1e9, dest="seconds", help="stop after that")
    chosen = options.parse_args()
    chosen.names = chosen.names or [name for name in REGISTER if name != "pig"]
    chosen.folder.mkdir(parents=True, exist_ok=True)
    train(chosen)
    for name in chosen.names:
        measure(chosen, name)


if __name__ == "__main__":
    main()
