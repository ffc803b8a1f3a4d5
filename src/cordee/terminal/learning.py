"""Lessons at this keyboard, one after the other."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ..engine.move import Move
from ..learn.lesson import Attempt, Lesson
from ..words import help as help_pages
from ..words import speaker
from .keyboard import typed
from .prompt import Leave, Prompt
from .seats import BOT
from .shared import HERE

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
            self.screen.print()
            move = self.ask(self.position.moves())
            assert move is not None  # no command changes the position
            self.attempt.play(move)
            self.tell()
            while (following := self.attempt.next()) is not None:
                self.position.play(following)
                self.tell()
            self.board_seen = False
            self.screen.print(Text(self.attempt.explained(self.locale), style="italic"))

    def tell(self) -> None:
        """What the last move did."""
        for line in self.shown.story():
            self.screen.print(Padding(Text(line), (0, 0, 0, 2), expand=False))

    def question(self) -> None:
        """What the lesson asks for comes before what the game asks."""
        self.screen.print(Text(self.attempt.said(self.locale), style="italic"))
        super().question()

    def obey(self, text: str) -> tuple[bool, Move | None]:
        done, chosen = super().obey(text)
        if chosen is not None:
            self.attempt.check(chosen.text)
        return done, chosen


def teach(lessons: list[Lesson], locale: str, screen: Console) -> bool:
    """Lesson after lesson; False if somebody leaves before the last."""
    rule = next(iter(help_pages.rules(lessons[0].game.package, locale)))
    screen.print(Text(speaker(locale, HERE)("lesson-rules", rule=rule), style="dim"))
    for nth, lesson in enumerate(lessons, start=1):
        prompt = LessonPrompt(lesson, locale, screen)
        heading = prompt.say("lesson", number=nth, count=len(lessons), title=lesson.title(locale))
        screen.rule(Text(heading, style="bold"), align="left")
        try:
            prompt.run()
            screen.print()
            if nth < len(lessons):
                screen.print(prompt.say("lesson-next"), style="dim")
                if prompt.command(typed(screen).strip(), whole=False) == "quit":
                    raise Leave
        except (Leave, EOFError):
            screen.print()
            return False
    return True
