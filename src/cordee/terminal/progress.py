"""The one progress bar: how far it is, and how long it will take; only on a screen."""

from __future__ import annotations

from datetime import timedelta

from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn
from rich.text import Text

from .screen import console


class TimeLeft(ProgressColumn):
    """By what was done since the bar was first seen.

    Results come by the handful: between two of the same handful no time passes, so that the pace of
    the last few says nothing.
    """

    def __init__(self) -> None:
        super().__init__()
        self._first: dict[int, tuple[float, float]] = {}

    def render(self, task: Task) -> Text:
        return Text(self.left(task), style="progress.remaining")

    def left(self, task: Task) -> str:
        if task.total is None or task.elapsed is None:
            return "-:--:--"
        begun, before = self._first.setdefault(task.id, (task.elapsed, task.completed))
        done, seconds = task.completed - before, task.elapsed - begun
        if done <= 0:
            return "-:--:--"
        return str(timedelta(seconds=round(seconds / done * (task.total - task.completed))))


def bar(counted: bool = True) -> Progress:
    """`counted` shows the number of things that are done, too."""
    errors = console(stderr=True)
    columns = [
        TextColumn("{task.description}"),
        BarColumn(),
        *([MofNCompleteColumn()] if counted else []),
        TimeLeft(),
    ]
    return Progress(
        *columns,
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
        redirect_stdout=console().is_terminal,  # above the bar; a file gets what is its own
    )
