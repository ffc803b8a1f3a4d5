"""Every game of an arena as rows of a table, one for each seat: as CSV, or as Parquet."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from ..engine.errors import CannotStart, CordeeError
from .match import Match, PlayedGame

COLUMNS = (
    "game", "round", "seat", "bot", "share", "decisions", "seconds", "longest", "luck", "plies",
)  # fmt: skip
PARQUET = ".parquet"


def rows_of(match: Match, number: int, played: PlayedGame) -> Iterator[tuple[Any, ...]]:
    """A row for each seat; games, rounds and seats are counted from 1."""
    for seat, (bot, did) in enumerate(zip(played.lineup, played.seats, strict=True)):
        luck = None if played.luck is None else played.luck[seat]
        place = (number + 1, number // match.players + 1, seat + 1)
        yield *place, bot, *did, luck, played.plies


class Sheet:
    """A file that grows game by game; `begun` games of the match are in it already."""

    def __init__(self, path: Path, match: Match, begun: int) -> None:
        self.path, self._match = path, match
        earlier = self._earlier(begun) if begun else []
        self._file = path.open("w", encoding="utf-8", newline="")
        self._rows = csv.writer(self._file, lineterminator="\n")
        self._rows.writerow(COLUMNS)
        self._rows.writerows(earlier)

    def _earlier(self, games: int) -> list[list[str]]:
        """The rows of the games that count; a killed arena may have written more than it kept."""
        try:
            with self.path.open(encoding="utf-8", newline="") as file:
                heading, *rows = list(csv.reader(file))
            kept = [row for row in rows if int(row[0]) <= games]
        except (OSError, ValueError, IndexError):
            heading, kept = [], []
        if tuple(heading) != COLUMNS or len(kept) != games * self._match.players:
            raise CordeeError("sheet-other", path=str(self.path), games=games)
        return kept

    def add(self, number: int, played: PlayedGame) -> None:
        self._rows.writerows(rows_of(self._match, number, played))
        self._file.flush()

    def save(self) -> None:
        """It is there already."""

    def close(self) -> None:
        self._file.close()


class ParquetSheet:
    """The same, for tools that read Parquet: written whole at the end."""

    def __init__(self, path: Path, match: Match, begun: int) -> None:
        try:
            import pyarrow  # noqa: F401
        except ModuleNotFoundError:
            raise CannotStart("sheet-no-parquet") from None
        self.path, self._match = path, match
        self._columns: list[list[Any]] = [[] for _ in COLUMNS]
        if begun:
            self._take_earlier(begun)

    def _take_earlier(self, games: int) -> None:
        from pyarrow import ArrowException, parquet

        try:
            table = parquet.read_table(self.path)
            self._columns = [table.column(name).to_pylist() for name in COLUMNS]
        except (OSError, KeyError, ArrowException):
            pass
        if len(self._columns[0]) != games * self._match.players:
            raise CordeeError("sheet-other", path=str(self.path), games=games)

    def add(self, number: int, played: PlayedGame) -> None:
        for row in rows_of(self._match, number, played):
            for column, value in zip(self._columns, row, strict=True):
                column.append(value)

    def save(self) -> None:
        import pyarrow
        from pyarrow import parquet

        kinds = {"bot": pyarrow.string(), **dict.fromkeys(REALS, pyarrow.float64())}
        columns = [
            pyarrow.array(column, kinds.get(name, pyarrow.int64()))
            for name, column in zip(COLUMNS, self._columns, strict=True)
        ]
        draft = self.path.with_name(f".{self.path.name}.draft")
        parquet.write_table(pyarrow.table(columns, names=list(COLUMNS)), draft)
        draft.replace(self.path)

    def close(self) -> None:
        self.save()


REALS: Sequence[str] = ("share", "seconds", "longest", "luck")


def sheet(path: Path, match: Match, begun: int = 0) -> Sheet | ParquetSheet:
    """A file of games, by its ending."""
    made = ParquetSheet if path.suffix == PARQUET else Sheet
    return made(path, match, begun)
