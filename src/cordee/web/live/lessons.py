"""A lesson at the real table: for one person, and of which nothing is kept.

A page that comes again brings what was done before, so a lesson outlives lost lines and servers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...engine.data import Data
from ...engine.errors import CordeeError
from ...learn.lesson import Attempt, Lesson, lessons
from ..server.refusals import NotNow
from .commands import AtTable, Decide
from .private import PrivateRoom
from .table import BOT, ME, PLAYING, Seat, Table

if TYPE_CHECKING:
    from .tables import Tables
    from .view import Viewer

OTHERS = "novice"
"""Who sits in the other seats; what they do is prepared."""


class LessonRoom(PrivateRoom):
    """Somebody at a lesson."""

    def __init__(
        self, tables: Tables, lesson: Lesson, person: str, name: str, done: Sequence[str] = ()
    ) -> None:
        self.attempt = Attempt(lesson)
        position = self.attempt.position
        seats = [Seat(BOT, f"bot:{OTHERS}", level=OTHERS) for _ in range(position.players)]
        seats[lesson.seat] = Seat(ME, name, person)
        super().__init__(
            tables,
            Table(
                id="",
                secret=b"",
                seats=seats,
                position=position,
                game=lesson.game,
                options=position.options,
                hints=False,
                attempt=self.attempt,
            ),
        )
        self.done: list[str] = []
        """What the learner has done right so far."""
        self._count()
        for text in done[: len(lesson.steps)]:
            try:
                self._do(text)
            except CordeeError:  # of another version of the lesson
                break

    async def do(self, person: str, command: AtTable, name: str = "") -> None:  # noqa: ARG002
        """Only what the lesson asks for is done; anything else is refused, and why."""
        if not isinstance(command, Decide):
            raise NotNow("lesson-alone")
        if self.table.stage != PLAYING:
            raise NotNow("not-playing")
        if len(self.attempt.position.plies) != command.plies:
            raise NotNow("moved-on")
        self._do(command.text)
        self.tell()

    def _do(self, text: str) -> None:
        move = self.attempt.check(text)
        self.attempt.play(move)
        self.done.append(move.text)
        while (following := self.attempt.next()) is not None:
            self.attempt.position.play(following)
        self._count()

    def _count(self) -> None:
        """Every ply is an event of its own, as at other tables."""
        count = len(self.attempt.position.plies)
        self.table.moves, self.table.last = list(range(count)), count - 1
        self.table.by_bot = [False] * count

    def told_beside(self, viewer: Viewer) -> Data:
        """Where the learner is, what to do now, and what came of what they did."""
        return {"lesson": self._lesson_told(viewer.locale)}

    def _lesson_told(self, locale: str) -> Data:
        attempt, lesson = self.attempt, self.attempt.lesson
        known = lessons(lesson.game)
        targets, fields = lesson.game.board.targets, attempt.position.fields
        return {
            "name": lesson.name,
            "step": len(self.done),
            "said": attempt.said(locale),
            "explained": attempt.explained(locale),
            "done": self.done,
            "over": attempt.is_over,
            "last": lesson is known[-1],
            "right": [
                {"text": move.text, "ids": list(targets(move, fields))} for move in attempt.right()
            ],
        }
