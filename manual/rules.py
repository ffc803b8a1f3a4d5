"""The rules of a game as pages of the site: its help page, with its things and examples drawn."""

from __future__ import annotations

import re

from cordee import games
from cordee.engine.game import Game
from cordee.ink.things import inline
from cordee.learn.example import NAMES, examples
from cordee.words import help as help_pages
from cordee.words import speaker

THING = re.compile(r"!\[(?P<said>[^]]*)\]\((?P<name>[\w+-]+)\)")
RULE = re.compile(r"^- \*\*(\w\d+)\*\* ", re.MULTILINE)


def pages(name: str, locale: str) -> dict[str, str]:
    """The page of a game in one language, and its pictures, by their paths."""
    game = games.load(name)
    page = f"rules/{name}.md" if locale == "en" else f"rules/{name}.{locale}.md"
    first = f"rules/{name}-{locale}.svg"
    made = {first: game.new(game.players[0], seed=1).svg(locale, NAMES, targets=False)}
    text = help_pages.marked(game.package, locale)
    for found in help_pages.EXAMPLE.finditer(text):
        made |= _drawn(game, found["name"], locale)
    text = help_pages.EXAMPLE.sub(lambda found: _figures(game, found["name"], locale), text)
    things = game.board.THINGS
    text = THING.sub(lambda found: inline(things[found["name"]], found["said"]), text)
    text = RULE.sub(r'- <span id="\1"></span>**\1** ', text)
    title, _, rest = text.partition("\n")
    return made | {page: f"{title}\n\n![{title[2:]}]({name}-{locale}.svg){{ .board }}\n{rest}"}


def _drawn(game: Game, name: str, locale: str) -> dict[str, str]:
    """The board after each step of an example, by its path."""
    return {
        f"rules/{_picture(game, name, locale, nth)}": moment.position.svg(
            locale, NAMES, targets=False
        )
        for nth, moment in enumerate(examples(game.package)[name].steps(game))
    }


def _figures(game: Game, name: str, locale: str) -> str:
    """All steps of an example, each with what happened, to be opened."""
    label = speaker(locale, __package__)("boards-of-example")
    figures = [
        f"<figure markdown>\n![{moment.told(locale)}]({_picture(game, name, locale, nth)})\n"
        f"<figcaption>{moment.told(locale)}</figcaption>\n</figure>\n"
        for nth, moment in enumerate(examples(game.package)[name].steps(game))
    ]
    return f"<details markdown>\n<summary>{label}</summary>\n\n" + "\n".join(figures) + "</details>"


def _picture(game: Game, name: str, locale: str, step: int) -> str:
    return f"{game.name}-{name}-{step}-{locale}.svg"
