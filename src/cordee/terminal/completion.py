"""How a line at the prompt may go on: a move, a command, or what a command takes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ..words import help as help_pages

if TYPE_CHECKING:
    from .prompt import Prompt


class Completed(NamedTuple):
    """How a line may go on."""

    text: str
    start: int
    """How many letters of the line it replaces."""
    about: str = ""


def completions(prompt: Prompt, text: str) -> Iterator[Completed]:
    """Moves first, then commands; after a command, what it takes."""
    begun = text.lstrip().lower()
    for move in prompt.all_offered.moves:
        if move.text.startswith(begun):
            yield Completed(move.text, len(begun), prompt.all_offered.sentences[move])
    word, space, rest = begun.partition(" ")
    if not space:
        names = [prompt.say(f"command-{command}") for command in prompt.COMMANDS]
        yield from _going_on(names, begun)
        return
    command = prompt.command(word, whole=True)
    if command == "rules":
        every = help_pages.rules(prompt.package, prompt.locale)
        yield from _going_on([prompt.say("all"), *every], rest)
    elif command == "what":
        yield from _going_on([one.name for one in prompt.shown.meanings() if one.rules], rest)
    elif command == "help":
        numbers = range(1, len(prompt.offer.entries) + 1)
        yield from _going_on(map(str, numbers), rest)
    elif command == "save":
        yield from files(text.lstrip().partition(" ")[2])


def files(begun: str) -> Iterator[Completed]:
    """Files and folders whose path begins like this."""
    path = Path(begun).expanduser()
    folder, name = (path, "") if begun.endswith("/") else (path.parent, path.name)
    try:
        found = sorted(folder.iterdir())
    except (OSError, ValueError):
        return
    for one in found:
        if begun and one.name.startswith(name):
            yield Completed(one.name + "/" * one.is_dir(), len(name))


def _going_on(words: Iterable[str], begun: str) -> Iterator[Completed]:
    for word in dict.fromkeys(words):
        if word.lower().startswith(begun):
            yield Completed(word, len(begun))
