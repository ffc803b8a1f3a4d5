"""The figures of an answer, one to a row, for other people's tools: CSV, or Parquet."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from math import isfinite
from pathlib import Path

from ..engine.errors import CordeeError
from .answer import Answer, Result
from .estimate import Estimate
from .interval import Interval
from .tally import STAGES

COLUMNS = ("box", "players", "what", "about", "value", "low", "high", "games")
SUFFIXES = (".csv", ".parquet")
Row = tuple[str, int, str, str, float | None, float | None, float | None, int]


def rows(answer: Answer) -> Iterator[Row]:
    """Every figure: of which box, with how many players, what, about what, and how sure."""
    for box, made in enumerate(answer.boxes):
        for players in answer.players:
            result = answer.result(players, box)
            for what, about, value, low, high, games in _of_result(result):
                yield (
                    made.name,
                    players,
                    what,
                    about,
                    _known(value),
                    _known(low),
                    _known(high),
                    games,
                )
    for one in answer.differences:
        found, name = one.found, answer.boxes[one.box].name
        about = f"{one.what}{' (real)' if one.real else ''}"
        yield name, one.players, "difference", about, found.mean, found.low, found.high, found.count


def _known(number: float) -> float | None:
    return number if isfinite(number) else None


Figure = tuple[str, str, float, float, float, int]


def _of_result(result: Result) -> Iterator[Figure]:
    games = result.tally.games
    for seat, one in enumerate(result.seats, start=1):
        yield _share("share", str(seat), one, games)
        yield _mean("score", str(seat), result.estimate(f"score {seat}"))
    for name, length in result.lengths.items():
        yield _mean("length", name, length)
    for what in ("winner", "margin", "changes"):
        yield _mean(what, "", result.estimate(what))
    for stage in STAGES:
        if (found := result.leader(stage)) is not None:
            yield _share("leader", stage, found, round(result.leads(stage) * games))
    if result.dice is not None:
        yield _mean("luck", "dice", result.dice)
    if result.stronger_wins is not None:
        yield _share("luck", "stronger", result.stronger_wins, result.stronger[0])
    for how, count in sorted(result.tally.endings.items()):
        yield _share("ending", how, Interval.of(count, games), games)
    for name, choice in result.choices.items():
        (left, _), (chosen, _) = choice.sums.sum(axis=0).tolist()
        nan = float("nan")
        yield "chosen", name, chosen / (left + chosen), nan, nan, int(left + chosen)
        yield _mean("worth", name, result.worth[name].corrected)
    for name, tried in result.tried.items():
        yield _mean("taken", name, tried.take)
        yield _mean("never", name, tried.never)


def _share(what: str, about: str, found: Interval, games: int) -> Figure:
    return what, about, found.share, found.low, found.high, games


def _mean(what: str, about: str, found: Estimate) -> Figure:
    return what, about, found.mean, found.low, found.high, found.count


def check(path: Path) -> None:
    """Refuse before playing what cannot be written after it."""
    if path.suffix not in SUFFIXES:
        raise CordeeError("lab-table", domain=__package__, path=str(path))
    if path.suffix == ".parquet":
        try:
            import pyarrow  # noqa: F401
        except ImportError:
            raise CordeeError("lab-parquet", domain=__package__) from None


def written(answer: Answer, path: Path) -> bytes:
    """The file, as its name says."""
    if path.suffix == ".csv":
        out = io.StringIO()
        table = csv.writer(out, lineterminator="\n")
        table.writerow(COLUMNS)
        table.writerows(rows(answer))
        return out.getvalue().encode()
    import pyarrow as pa
    import pyarrow.parquet as parquet

    whole = list(rows(answer))
    arrays = {name: [row[i] for row in whole] for i, name in enumerate(COLUMNS)}
    sink = pa.BufferOutputStream()
    parquet.write_table(pa.table(arrays), sink)
    return bytes(sink.getvalue())
