"""The Pig table for a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from ...ink.console import bold, players
from ...ink.picture import View


def table(view: View, width: int, height: int) -> Iterator[RenderableType]:  # noqa: ARG001
    """Everything on the table."""
    title = view.say("title"), "bold"
    yield Text.assemble(title, f" · {view.say('board-goal', goal=view.box['goal'])}")
    yield players(view, lambda seat: (str(view.fields["score"][seat]),))
    yield from brief(view)


def brief(view: View) -> list[Text]:
    """The pot."""
    return bold([f"{view.say('board-pot')}: {view.fields['pot']}"])
