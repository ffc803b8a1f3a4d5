"""Lessons at this keyboard, one after the other."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.text import Text

from ..engine.move import Move
from ..learn.lesson import Attempt, Lesson
from ..words import help as help_pages
from ..words import speaker
from .log import Told
from .prompt import Leave, Prompt
from .seats import BOT
from .shared import HERE

EXPLAINED = -2
"""Whose turn it is when what was done is explained."""
OTHERS = f"{BOT}novice"
"""Who sits in the other seats; what they do is prepared."""


class LessonPrompt(Prompt):
    """One lesson."""

    def __init__(self, lesson: Lesson, locale: str, screen: Console) -> None:
        self.attempt = Attempt(lesson)
        position = self.attempt.position
        names = [OTHERS] * position.players
        names[lesson.seat] = "me"
        super().__init__(position, names, locale, screen)

    def run(self) -> None:
        """Until all has been done right."""
        while not self.attempt.is_over:
            move = self.ask(self.position.moves())
            assert move is not None  # no command changes the position
            self.attempt.play(move)
            self.retell()
            while (following := self.attempt.next()) is not None:
                self.position.play(following)
                self.retell()
            self.tell(Told(self.attempt.explained(self.locale), EXPLAINED, "italic"))

    def retell(self) -> None:
        """What the last move did."""
        for line in self.shown.story():
            self.tell(Told(line, self.position.turn))

    def question(self) -> RenderableType:
        """What the lesson asks for comes before what the game asks."""
        return Group(Text(self.attempt.said(self.locale), style="italic"), super().question())

    def obey(self, text: str) -> tuple[bool, Move | None]:
        done, chosen = super().obey(text)
        if chosen is not None:
            self.attempt.check(chosen.text)
        return done, chosen


def teach(lessons: list[Lesson], locale: str, screen: Console) -> bool:
    """Lesson after lesson; False if somebody leaves before the last."""
    rule = next(iter(help_pages.rules(lessons[0].game.package, locale)))
    opening = [Text(speaker(locale, HERE)("lesson-rules", rule=rule), style="dim")]
    for nth, lesson in enumerate(lessons, start=1):
        prompt = LessonPrompt(lesson, locale, screen)
        heading = prompt.say("lesson", number=nth, count=len(lessons), title=lesson.title(locale))
        prompt.desk.open(*opening, Text(heading, style="bold"))
        opening = [Text()]
        try:
            prompt.run()
            if nth == len(lessons):
                prompt.desk.leave()
            elif prompt.command(prompt.desk.pause(prompt.say("lesson-next")), False) == "quit":
                raise Leave
        except (Leave, EOFError):
            screen.print()
            return False
    return True
