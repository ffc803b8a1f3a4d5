"""How much time is left."""

from __future__ import annotations

from rich.progress import Progress

from cordee.terminal.progress import TimeLeft


def test_the_time_left_goes_by_all_that_was_done_however_it_comes() -> None:
    now = 0.0
    column = TimeLeft()
    shown = Progress(column, disable=True, get_time=lambda: now)
    number = shown.add_task("games", total=None)
    task = shown.tasks[0]
    assert column.left(task) == "-:--:--"
    shown.update(number, total=1000, completed=400)  # of an earlier run
    assert column.left(task) == "-:--:--"
    now = 10.0
    for done in range(401, 411):  # a handful, all at the same time
        shown.update(number, completed=done)
        column.left(task)
    assert column.left(task) == "0:09:50"
    now = 20.0
    assert column.left(task) == "0:19:40"
    shown.update(number, completed=1000)
    assert column.left(task) == "0:00:00"
