"""Exploring: any moves and any dice are tried from some position, and looked at by the search.

Nothing of it is kept. The page brings along where it began and what was tried, and all of that is
checked.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from ... import games
from ...engine.data import Data
from ...engine.position import Position
from ...engine.position_text import game_of
from ...words import Say, shown, speaker
from ..server.refusals import NotFound, NotNow, Refused
from .commands import AtTable, Decide
from .private import PrivateRoom
from .table import HERE, OVER, Seat, Table
from .view import names_of

if TYPE_CHECKING:
    from .tables import Tables
    from .view import Viewer

LONGEST_LINE = 120
"""Moves that are tried one after the other."""
LONGEST_TEXT = 12_000
"""Characters of a position that is typed or pasted."""


class Beginning(NamedTuple):
    """Where somebody begins to explore."""

    position: Position
    names: Sequence[str]
    played: Sequence[str] = ()
    """What was really played from there on."""


async def beginning_at(tables: Tables, table_id: str, ply: int | None, say: Say) -> Beginning:
    """A moment of a game that is over: after some of its plies, or at its start."""
    room = await tables.room(table_id)
    if room is None:
        raise NotFound("no-such-page")
    if room.table.stage != OVER:
        raise NotNow("explore-unfinished")
    assert room.table.game is not None
    assert room.table.position is not None
    await tables.prepared(room.table.game.name)
    position = room.table.position.without_dice()
    total, played = len(position.plies), []
    ply = 0 if ply is None else ply
    if not 0 <= ply <= total:
        raise NotFound("explore-no-ply", ply=ply, high=total)
    while len(position.plies) > ply:
        played.append(position.undo().text)
    return Beginning(position, names_of(room.table, say), played[::-1])


async def beginning_of(
    tables: Tables, name: str, text: str, players: int | None, locale: str
) -> Beginning:
    """A position that somebody wrote down, or a game from its start."""
    if name not in games.REGISTER:
        raise NotFound("no-such-page")
    await tables.prepared(name)
    game = games.load(name)
    position = game.position(text) if text else game.new(players, seed=0)
    say = speaker(locale, game.package)
    names = [say("seat", number=seat + 1) for seat in range(position.players)]
    return Beginning(position.without_dice(), names)


def number(given: str | None) -> int | None:
    """A number in an address; None if it is none."""
    return int(given) if given and given.isdecimal() and len(given) < 7 else None


async def pasted(tables: Tables, text: str) -> Position:
    """A position as a line of text, or as data: whatever is wrong with it is named."""
    text = text.strip()
    if not text:
        raise Refused("explore-empty")
    if len(text) > LONGEST_TEXT:
        raise Refused("explore-large", most=LONGEST_TEXT)
    data = _data(text) if text.startswith(("{", "[")) else text
    name = data.get("game") if isinstance(data, dict) else game_of(text)
    if not isinstance(name, str) or name not in games.REGISTER:
        known = ", ".join(games.REGISTER)
        raise Refused("explore-no-game", given=shown(name), known=known)
    await tables.prepared(name)
    return games.load(name).position(data)


def _data(text: str) -> Data:
    """Plain data, as `Position.to_dict` gives it, written as JSON."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as fault:
        raise Refused("explore-no-json", line=getattr(fault, "lineno", 1)) from None
    if not isinstance(data, dict):
        raise Refused("explore-no-json", line=1)
    return data


class ExploreRoom(PrivateRoom):
    """Somebody who tries moves: every decision and every roll is theirs."""

    def __init__(
        self,
        tables: Tables,
        beginning: Beginning,
        person: str,
        locale: str = "en",
        line: Sequence[str] = (),
    ) -> None:
        position = beginning.position
        self._first = len(position.plies)
        _play_forced(position)
        super().__init__(
            tables,
            Table(
                id="",
                secret=b"",
                seats=[Seat(HERE, name, person) for name in beginning.names],
                position=position,
                game=position.game,
                options=position.options,
                hints=False,
                explored=True,
            ),
        )
        self._beginning = beginning
        self._earlier = _earlier(position)
        """After how many plies of the game there was a choice before that; None if never."""
        self._locale = locale
        self.line: list[str] = []
        """What was tried to get here, without the moves that have no choice."""
        self._told: list[str] = []
        """What came of each of them, in words."""
        self._ends = [len(position.plies)]
        """The plies before all of them, and after each."""
        self.table.moves = list(range(len(position.plies)))
        self.table.last = len(position.plies)
        self._count()
        if line:
            self.take(line)

    @property
    def position(self) -> Position:
        assert self.table.position is not None
        return self.table.position

    async def do(self, person: str, command: AtTable, name: str = "") -> None:  # noqa: ARG002
        """A decision, whoever's it is, or an outcome of the dice."""
        if not isinstance(command, Decide):
            raise NotNow("explore-alone")
        if len(self.position.plies) != command.plies:
            raise NotNow("moved-on")
        self.take([*self.line, command.text])
        self.tell()

    def go(self, keep: int, texts: Sequence[str]) -> None:
        """Back to the first moves that were tried, and on with others."""
        self.take([*self.line[:keep], *texts])
        self.tell()

    def take(self, line: Sequence[str]) -> None:
        """Try these moves from the beginning; if one of them cannot be, nothing changes."""
        if len(line) > LONGEST_LINE:
            raise Refused("explore-long", most=LONGEST_LINE)
        same = _alike(line, self.line)
        position, ends = self.position.copy(), self._ends[: same + 1]
        kept, told = self.line[:same], self._told[:same]
        while len(position.plies) > ends[-1]:
            position.undo()
        for text in line[same:]:
            move = position.legal(text)
            story = _played(position, move.text, self._locale, self._beginning.names)
            kept.append(move.text)
            told.append(story)
            ends.append(len(position.plies))
        del self.table.moves[self._ends[same] :]
        self.table.position = position
        self.line, self._told, self._ends = kept, told, ends
        self._count()

    def _count(self) -> None:
        """Plies have numbers of their own, so that pages notice when others are shown."""
        while len(self.table.moves) < len(self.position.plies):
            self.table.last += 1
            self.table.moves.append(self.table.last)
        self.table.last += 1
        self.table.by_bot = [False] * len(self.table.moves)

    def told_beside(self, viewer: Viewer) -> Data:
        """What was tried, and where that has led."""
        del viewer
        position = self.position
        line = [
            {"text": text, "told": told} for text, told in zip(self.line, self._told, strict=True)
        ]
        explored = {
            "line": line,
            "position": position.text,
            "seat": position.turn,
            "chance": position.actor == "chance",
            "over": position.actor is None,
            "played": self._really_played(),
            "earlier": self._earlier,
        }
        return {"explore": explored}

    def _really_played(self) -> str | None:
        """What was played here in the game, if everything so far was, too."""
        tried = [ply.move.text for ply in self.position.plies[self._first :]]
        played = list(self._beginning.played)
        same = len(tried) < len(played) and played[: len(tried)] == tried
        return played[len(tried)] if same else None


def _play_forced(position: Position) -> None:
    """What has no choice is not asked."""
    while (only := position.unasked(roll=False)) is not None:
        position.play(only)


def _played(position: Position, text: str, locale: str, names: Sequence[str]) -> str:
    """Play a move, and what has no choice after it; what that did, in words."""
    position.play(text)
    told = position.presented(locale, names).story()
    while (only := position.unasked(roll=False)) is not None:
        position.play(only)
        told += position.presented(locale, names).story()
    return " ".join(told)


def _earlier(position: Position) -> int | None:
    """After how many plies something else could have happened, the last time before now."""
    before = position.copy()
    while before.plies:
        before.undo()
        if before.unasked(roll=False) is None:
            return len(before.plies)
    return None


def _alike(one: Sequence[str], other: Sequence[str]) -> int:
    """How many two lines have in common at their beginning."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((nth for nth, (a, b) in pairs if a != b), min(len(one), len(other)))
