"""Reads records strictly: every fault names its line, and nothing is taken on trust."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable, Mapping
from datetime import datetime
from itertools import zip_longest
from pathlib import Path

from .data import Data, Options
from .errors import CordeeError, FaultyComponents, FaultyRecord, WrongResult
from .fair import CONTRIBUTION_BYTES, HEX_OF_CONTRIBUTION, SECRET_BYTES, Mix
from .files import read_text
from .game import Game
from .position import Position
from .record import (
    FORMAT,
    NOTHING_GIVEN,
    UNFINISHED,
    Record,
    events_of,
    mark_of,
    one_line,
    written_result,
)

LARGEST = 4 * 1024 * 1024
"""Bytes a record may have: no game is that long."""
MOST_EVENTS = 200_000
"""Lines after its head."""
HEX_64 = re.compile(r"[0-9a-f]{64}")

FindGame = Callable[[str, Mapping[str, object] | None], Game]
"""Finds a game by name, with the components a record carries."""


def load(path: Path, find: FindGame) -> Record:
    """The record in a file."""
    return read(read_text(path, FaultyRecord, LARGEST), find)


def read(text: str, find: FindGame) -> Record:
    """The record in a text; every move is checked by the rules."""
    return _Reader(text, find).record()


class _Reader:
    """Reads one record, line by line; every fault names its line."""

    def __init__(self, text: str, find: FindGame) -> None:
        self.lines = text.split("\n")
        self.find = find
        self.values: dict[str, tuple[int, str]] = {}
        self.comments: list[str] = []

    def record(self) -> Record:
        first_event = self.header()
        if len(self.lines) - first_event > MOST_EVENTS:
            raise FaultyRecord("record-too-long", most=MOST_EVENTS)
        if "cordee" not in self.values:
            raise FaultyRecord("record-not-one")
        if self.take("cordee", required=True) != FORMAT:
            raise self.fault("cordee", "record-format", right=FORMAT)
        game = self.game()
        players = self.players(game)
        record = Record(
            game=game,
            players=players,
            options=self.options(game),
            seats=[one_line(self.take(f"seat {seat + 1}")) for seat in range(players)],
            date=self.date(),
            commitment=self.hexadecimal("commitment"),
            secret=bytes.fromhex(self.hexadecimal("secret")) or None,
            notes=self.comments,
            mixes=self.mixes(players),
            drawn=self.drawn(players),
        )
        record.start = self.start(record)
        result = self.take("result")
        result_line = self.last_line
        self.no_more_keys()
        self.events(record, first_event, finished=result not in ("", UNFINISHED))
        self.check_result(record, result, result_line)
        return record

    # The header

    def header(self) -> int:
        """Collect `key: value` lines up to the blank line; the number of the line after it."""
        for number, line in enumerate(self.lines, start=1):
            line = line.rstrip("\r")
            if not line.strip():
                return number
            if line.startswith("#"):
                self.comments.append(one_line(line[1:]))
                continue
            key, colon, value = line.partition(":")
            if not colon:
                raise FaultyRecord("record-no-colon", line=number, content=line[:60])
            if key in self.values:
                raise FaultyRecord("record-key-twice", line=number, name=key[:60])
            self.values[key] = number, value.strip()
        return len(self.lines)

    def take(self, key: str, required: bool = False) -> str:
        self.last_line, value = self.values.pop(key, (1, ""))
        if required and not value:
            raise FaultyRecord("record-key-missing", line=self.last_line, name=key)
        self.last_value = value
        return value

    def fault(self, name: str, key: str, **arguments: object) -> FaultyRecord:
        where = {"line": self.last_line, "name": name, "value": self.last_value[:80]}
        told: Data = where | arguments
        return FaultyRecord(key, **told)

    def game(self) -> Game:
        components: dict[str, object] | None = None
        if text := self.take("components"):
            try:
                components = json.loads(text)
            except (ValueError, RecursionError):
                raise self.fault("components", "record-not-json") from None
            if not isinstance(components, dict):  # a text would name a file
                raise self.fault("components", "record-not-json")
        components_line = self.last_line
        name = self.take("game", required=True)
        try:
            return self.find(name, components)
        except CordeeError as fault:
            line = components_line if isinstance(fault, FaultyComponents) else self.last_line
            if fault.key == "game-unknown":
                fault = CordeeError("record-game-missing", **fault.arguments)
            raise FaultyRecord("record-line", line=line, reason=fault) from None

    def players(self, game: Game) -> int:
        given = self.take("players", required=True)
        try:
            return game.check_players(int(given) if re.fullmatch(r"[0-9]{1,3}", given) else given)
        except CordeeError as fault:
            raise self.fault("players", "record-line", reason=fault) from None

    def options(self, game: Game) -> Options:
        chosen = {}
        for option in game.options:
            if value := self.take(option):
                try:
                    chosen[option] = game.check_options({option: value})[option]
                except CordeeError as fault:
                    raise self.fault(option, "record-line", reason=fault) from None
        return game.check_options(chosen)

    def date(self) -> str:
        text = self.take("date")
        try:
            if text:
                datetime.fromisoformat(text)
        except ValueError:
            raise self.fault("date", "record-date") from None
        return text

    def hexadecimal(self, key: str) -> str:
        text = self.take(key)
        if text and not HEX_64.fullmatch(text):
            raise self.fault(key, "record-hex", count=2 * SECRET_BYTES)
        return text

    def mixes(self, players: int) -> tuple[Mix, ...]:
        """What went into the dice besides the secret; nothing, if there are no such lines."""
        given = tuple(self.contribution(f"salt {seat + 1}") for seat in range(players))
        mixes = [Mix(given, fresh=self.contribution("restored"))]
        while text := self.take(f"restored {len(mixes)}"):
            mixes.append(self.restored(text.split(), len(mixes), players, mixes[-1].event))
        return tuple(mixes) if mixes != [Mix(("",) * players)] else ()

    def contribution(self, key: str) -> str:
        text = self.take(key)
        if text and not HEX_OF_CONTRIBUTION.fullmatch(text):
            raise self.fault(key, "record-hex", count=2 * CONTRIBUTION_BYTES)
        return text

    def restored(self, parts: list[str], nth: int, players: int, earliest: int) -> Mix:
        """`12 FRESH GIVEN - …`: a chance event, the server's bits, and those of each seat."""
        event, *bits = parts
        given = ["" if one == NOTHING_GIVEN else one for one in bits[1:]]
        if (
            not re.fullmatch(r"[0-9]{1,6}", event)
            or int(event) < earliest
            or len(given) != players
            or not all(
                HEX_OF_CONTRIBUTION.fullmatch(one) for one in (bits[0], *filter(None, given))
            )
        ):
            raise self.fault(f"restored {nth}", "record-restored", count=players, low=earliest)
        return Mix(tuple(given), int(event), bits[0])

    def drawn(self, players: int) -> tuple[int, ...]:
        text = self.take("drawn")
        order = [str(seat + 1) for seat in range(players)]
        if text and sorted(text.split()) != order:
            raise self.fault("drawn", "record-drawn", right=" ".join(order))
        return tuple(int(seat) - 1 for seat in text.split())

    def start(self, record: Record) -> str:
        """Where the game began, if not where it usually does; as the head says it is played."""
        text = self.take("start")
        if not text:
            return ""
        try:
            begun = record.game.position(text)
        except CordeeError as fault:
            raise self.fault("start", "record-line", reason=fault) from None
        if (begun.players, begun.options) != (record.players, record.options):
            raise self.fault("start", "record-other-start")
        return begun.text

    def no_more_keys(self) -> None:
        for key, (line, _) in self.values.items():
            raise FaultyRecord("record-key-unknown", line=line, name=key[:60])

    # The events

    def events(self, record: Record, first: int, finished: bool) -> None:
        """Play every event; an only answer that is left out is played unasked."""
        position = record.begin()
        for number, line in enumerate(self.lines[first:], start=first + 1):
            event, sharp, comment = line.strip().partition("#")
            if sharp:  # kept, but above all events: a comment beside one tells which it was
                ply = f"{len(position.plies) + 1}: " if event else ""
                self.comments.append(one_line(ply + comment))
            if not event:
                continue
            who, _, text = event.rstrip().partition(" ")
            try:
                self.play(position, who, text)
            except CordeeError as fault:
                raise FaultyRecord("record-line", line=number, reason=fault) from None
        while finished and (move := position.unasked(roll=False)):
            position.play(move)
        record.events = events_of(position)
        outcome = position.outcome
        record.shares = outcome.shares if outcome else None

    def play(self, position: Position, who: str, text: str) -> None:
        """One event, after the moves with one answer that were left out before it."""
        move = position.game.find(text)
        while move and (only := position.unasked(roll=False)):
            if who == mark_of(position.actor) and move == only:
                break
            position.play(only)
        if position.actor is None:
            raise CordeeError("record-after-end")
        right = mark_of(position.actor)
        if who != right:
            raise CordeeError("record-wrong-actor", given=who[:20], right=right)
        position.play(text)

    def check_result(self, record: Record, text: str, line: int) -> None:
        """An unfinished game's result is `*`; a crash may leave `*` in a finished one."""
        if text in ("", UNFINISHED):
            return
        try:
            given = [float(share) for share in text.split()]
        except ValueError:
            raise FaultyRecord(
                "record-line", line=line, reason=CordeeError("record-no-result", value=text)
            ) from None
        real = record.shares or ()
        if (
            not all(
                a is not None and b is not None and math.isclose(a, b, abs_tol=1e-5)
                for a, b in zip_longest(given, real)
            )
            or not real
        ):
            raise WrongResult(
                "record-result", line=line, value=text[:60], right=written_result(record.shares)
            )
