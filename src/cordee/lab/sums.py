"""What was found so far as plain data, to be kept and read again, to the last digit."""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from collections import Counter
from math import prod

import numpy as np

from ..engine.data import Data
from .findings import Findings
from .kept import MOST_COUNTED, count, number, sure
from .luck import ways_of
from .played import Floats
from .survey import MOST_GAMES, Part
from .tally import LEADS, TIMES, Choice, Choices, Moments, Tally, columns

MOST_SCORED = 10**9


def plain(found: Findings) -> Data:
    """What `read` reads."""
    part = found.part
    return {
        "tallies": [_tally(tally) for tally in part.tallies] if part else [],
        "differences": [_moments(one) for one in part.differences] if part else [],
        "trials": None if found.trials is None else _moments(found.trials),
        "stronger": [list(one) for one in found.stronger],
        "luck": [[packed(row) for row in rows] for rows in found.luck],
    }


def read(found: Findings, data: Data) -> Findings:
    """What was found before, added to nothing; what `plain` did not give is refused."""
    plan = found.plan
    players, boxes = plan.question.players, len(plan.boxes)
    wide = len(columns(players))
    tallies = [_read_tally(one, players) for one in data["tallies"]]
    differences = [_read_moments(one, wide) for one in data["differences"]]
    sure(len(tallies) == boxes == len(differences) + 1)
    games = tallies[0].games
    sure(all(tally.games == games for tally in tallies))
    sure(games == plan.games or (games < plan.games and games % plan.part == 0))
    found.part = Part(tallies, differences)
    if data["trials"] is not None:
        found.trials = _read_moments(data["trials"], 2 * len(plan.labels))
    found.stronger = [(count(games, MOST_GAMES), number(won)) for games, won in data["stronger"]]
    sure(len(found.stronger) == len(data["luck"]) == boxes)
    shapes = [(1 + len(ways_of(plan.of(box).start)), players) for box in plan.boxes]
    found.luck = [
        [unpacked(row, shape) for row in rows]
        for rows, shape in zip(data["luck"], shapes, strict=True)
    ]
    return found


# Arrays


def packed(array: Floats) -> str:
    """An array of numbers as text; what is mostly nothing takes little room."""
    return b64encode(zlib.compress(array.astype("<f8").tobytes())).decode()


def unpacked(text: str, shape: tuple[int, ...]) -> Floats:
    size = 8 * prod(shape)
    unzip = zlib.decompressobj()
    try:
        held = unzip.decompress(b64decode(text, validate=True), size + 1)
    except zlib.error as fault:
        raise ValueError(*fault.args) from None
    sure(len(held) == size and unzip.eof)
    array: Floats = np.frombuffer(held, "<f8").astype(np.float64).reshape(shape)
    sure(bool(np.isfinite(array).all()))
    return array


def _moments(moments: Moments) -> Data:
    counts = moments.count.astype(np.float64)
    return {"sums": packed(np.array([counts, moments.total, moments.squares]))}


def _read_moments(data: Data, wide: int) -> Moments:
    counts, total, squares = unpacked(data["sums"], (3, wide))
    sure(bool(((counts >= 0) & (counts <= MOST_COUNTED) & (counts % 1 == 0)).all()))
    return Moments(counts.astype(np.int64), total, squares)


# Tallies


def _tally(tally: Tally) -> Data:
    return {
        "games": tally.games,
        "broken_off": tally.broken_off,
        "moments": _moments(tally.moments),
        "decisions": {str(key): value for key, value in tally.decisions.items()},
        "scores": {str(key): value for key, value in tally.scores.items()},
        "endings": dict(tally.endings),
        "detailed": tally.detailed,
        "batches": [
            {
                name: [packed(choice.sums), choice.games, choice.offered_games]
                for name, choice in batch.items()
            }
            for batch in tally.batches
        ],
    }


def _read_tally(data: Data, players: int) -> Tally:
    games = count(data["games"], MOST_GAMES)
    sure(games > 0 and all(name.isprintable() for name in data["endings"]))
    return Tally(
        players,
        games,
        count(data["broken_off"], games),
        _read_moments(data["moments"], len(columns(players))),
        _read_counter(data["decisions"]),
        _read_counter(data["scores"]),
        Counter({how: count(often, games) for how, often in data["endings"].items()}),
        count(data["detailed"], games),
        [_read_batch(batch, players) for batch in data["batches"]],
    )


def _read_counter(data: Data) -> Counter[int]:
    found = Counter({int(key): count(often) for key, often in data.items()})
    sure(all(abs(key) <= MOST_SCORED for key in found))
    return found


def _read_batch(data: Data, players: int) -> Choices:
    shape = (LEADS * TIMES * players, 2, 2)
    sure(all(name.isprintable() for name in data))
    return {
        name: Choice(unpacked(sums, shape), count(games), count(offered))
        for name, (sums, games, offered) in data.items()
    }
