"""Studies of many records: each is studied by its text, wherever that may be, and can be kept."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from .. import __version__, games
from ..bots.steps import finish
from ..engine import reading
from ..engine.data import Data
from ..engine.record import Record
from .ledger import Entry, Ledger, Numbers, read_entries
from .studying import studying


class Account(NamedTuple):
    """What a study finds, as plain data."""

    entries: tuple[Entry, ...]
    start: Numbers


def study_text(simulations: int, text: str) -> Account:
    """The account of one recorded game."""
    record = reading.read(text, games.load)
    ledger = finish(studying(record.position(), record.seats, simulations))
    return Account(ledger.entries, ledger.start)


class Subject(NamedTuple):
    """One record that is studied."""

    name: str
    """Of its file."""
    record: Record
    names: tuple[str, ...]
    """What its seats are called."""
    simulations: int

    def ledger(self, account: Account) -> Ledger:
        return Ledger(self.record.position(), self.names, self.simulations, *account)

    def kept(self, ledger: Ledger) -> Data:
        """A study as it is written to a file."""
        return {"file": self.name, **self._mark(), **ledger.to_dict()}

    def read(self, data: Data) -> Ledger | None:
        """A study that was kept, if it is one of this record, made as it would be made now."""
        mark = {**self._mark(), "simulations": self.simulations}
        if {key: data.get(key) for key in mark} != mark:
            return None
        entries = read_entries(data["plies"])
        if [entry.text for entry in entries] != [ply.text for ply in self.record.events]:
            return None
        return self.ledger(Account(entries, tuple(seat["start"] for seat in data["seats"])))

    def _mark(self) -> Data:
        digest = hashlib.sha256(str(self.record).encode()).hexdigest()[:16]
        return {"version": __version__, "record": digest}


class Line(NamedTuple):
    """What became of one player's share in a game, or in several together."""

    name: str
    games: int
    start: float
    luck: float
    """Of everybody's dice."""
    own: float
    """What the player's own decisions did, ..."""
    others: float
    """... and those of the others."""
    end: float
    mistakes: int
    """Blunders included."""

    def __add__(self, other: object) -> Line:
        assert isinstance(other, Line)
        sums = (one + more for one, more in zip(self[1:], other[1:], strict=True))
        return Line(self.name, *sums)  # type: ignore[arg-type]  # each is of its kind


def lines(ledger: Ledger) -> list[Line]:
    """One for each seat: start + luck + own decisions + those of others = end."""
    found = []
    for seat, name in enumerate(ledger.names):
        account = ledger.seat(seat)
        own = account.decisions[seat]
        found.append(
            Line(
                name=name,
                games=1,
                start=account.start,
                luck=sum(account.luck),
                own=own,
                others=sum(account.decisions) - own,
                end=account.end,
                mistakes=sum(entry.seat == seat for entry in ledger.mistakes),
            )
        )
    return found


def totals(ledgers: list[Ledger]) -> list[Line]:
    """By name, those who played more than once, in the order in which they first appear."""
    found: dict[str, Line] = {}
    for ledger in ledgers:
        for line in lines(ledger):
            found[line.name] = found[line.name] + line if line.name in found else line
    return [line for line in found.values() if line.games > 1]
