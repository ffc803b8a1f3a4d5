"""The help page of a game as HTML: for players first, with contents; for the curious at the end.

Things are drawn among the words; an example is a little board beside the list that tells it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from itertools import chain
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererProtocol
from markdown_it.token import Token
from markdown_it.tree import SyntaxTreeNode

from ... import games
from ...engine.data import Data
from ...engine.game import Game
from ...ink.layout import Layout
from ...ink.palette import style
from ...ink.paper import DEFS
from ...ink.things import Thing, inline
from ...learn.example import NAMES, Example, Moment, examples
from ...words import help as help_pages
from ...words import speaker
from .. import WEB
from .visit import version

ALIGNED = re.compile(r'style="text-align:(\w+)"')
RULE = re.compile(r"<li>\s*(?:<p>)?<strong>(\w\d+)</strong>")
DRAWN = re.compile(r'<svg class="thing"(?:(?!</svg>).)*</svg>\s?[^\s<]+', re.DOTALL)
"""A thing and the word or sign behind it, which stays with it."""
MOSTLY_CODE = 1 / 3
"""The share of code from which on a paragraph is about notation or Python."""
EXAMPLE = "example"
EDGE = 8
"""Of the table, below the last sheet."""
Environment = dict[str, Any]
"""What the marks of a page stand for."""


def _thing(
    _: RendererProtocol, tokens: Sequence[Token], at: int, __: object, given: Environment
) -> str:
    """The drawing of a thing."""
    things: Mapping[str, Thing] = given["things"]
    return inline(things[str(tokens[at].attrs["src"])], tokens[at].content)


MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
MARKDOWN.add_render_rule("image", _thing)

Block = SyntaxTreeNode
"""A paragraph, a heading, a list, a table or a picture in letters."""


@dataclass(frozen=True)
class Heading:
    """An entry of the contents."""

    level: int
    title: str
    anchor: str


@dataclass(frozen=True)
class Manual:
    """A page in parts: our own words, so they may go into a page as they are."""

    title: str
    about: str
    """What the game is about, and what lies on the table."""
    minute: str
    """A turn in one minute."""
    rules: str
    curious: str
    """The terminal, files, notation, fields."""
    curious_title: str
    credits: str
    contents: Sequence[Heading]
    """Of what is for players."""


@cache
def manual(game: str, locale: str) -> Manual:
    """The help page of a game in one language."""
    package = games.package(game)
    page = SyntaxTreeNode(MARKDOWN.parse(help_pages.marked(package, locale)))
    parts = list(_parts(page.children))
    last = max(nth for nth, part in enumerate(parts) if any(map(_is_rules, part)))
    (title, *about), minute, *rules = (
        [one for one in part if not _is_notation(one)] for part in parts[: last + 1]
    )
    players = [*about, *minute, *chain(*rules)]
    for table in (one for one in players if one.type == "table"):
        _drop_notation(table)
    (curious, *lead), *others = parts[last + 1 :] or [[title]]
    coded = [part for part in others if any(map(_has_code, part))]
    page_of = _Writer(games.load(game), locale)
    return Manual(
        title=_text(title),
        about=page_of.html(about),
        minute=page_of.html(minute),
        rules=page_of.html([*chain(*rules)]),
        curious=page_of.html([*lead, *chain(*coded)]),
        curious_title=_text(curious),
        credits=page_of.html([*chain(*(part for part in others if part not in coded))]),
        contents=[_heading(one) for one in players if one.tag in ("h2", "h3")],
    )


def _parts(blocks: Sequence[Block]) -> Iterator[list[Block]]:
    """What stands before the first heading of the second level, and what under each."""
    part: list[Block] = []
    for block in blocks:
        if block.tag == "h2":
            yield part
            part = []
        part.append(block)
    yield part


def _text(block: Block) -> str:
    return "".join(node.content for node in block.walk() if node.type in ("text", "code_inline"))


def _is_rules(block: Block) -> bool:
    """A list whose items begin with the number of a rule?"""
    return block.type == "bullet_list" and bool(re.match(r"\w\d+ ", _text(block)))


def _has_code(block: Block) -> bool:
    return any(node.type in ("fence", "code_inline") for node in block.walk())


def _is_notation(block: Block) -> bool:
    """A paragraph that is mostly code?"""
    code = sum(len(node.content) for node in block.walk() if node.type == "code_inline")
    return block.type == "paragraph" and code > MOSTLY_CODE * len(_text(block))


def _drop_notation(table: Block) -> None:
    """Without the columns, but for the first, that say how something is written in notation."""
    rows = [row.children for body in table.children for row in body.children]
    written = [all(_is_code(row[nth]) for row in rows[1:]) for nth in range(len(rows[0]))]
    for body in table.children:
        for row in body.children:
            row.children = [
                cell for nth, cell in enumerate(row.children) if not (nth and written[nth])
            ]


def _is_code(cell: Block) -> bool:
    return [node.type for inline in cell.children for node in inline.children] == ["code_inline"]


def _heading(block: Block) -> Heading:
    title = _text(block)
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return Heading(int(block.tag[1]), title, re.sub(r"\W+", "-", plain).strip("-"))


class _Writer:
    """Blocks of a game's page as HTML."""

    def __init__(self, game: Game, locale: str) -> None:
        self.game, self.locale = game, locale
        self.say = speaker(locale, WEB)
        self.given: Environment = {"things": game.board.THINGS}

    def html(self, blocks: Sequence[Block]) -> str:
        """Headings and rules have anchors; what may be too wide for a phone scrolls by itself."""
        made: list[str] = []
        title = ""
        for block in blocks:
            if _is_example(block):
                made.append(self._example(made.pop(), block.content.strip()))
                continue
            html = MARKDOWN.renderer.render(block.to_tokens(), MARKDOWN.options, self.given)
            if block.type == "heading":
                heading = _heading(block)
                title = heading.title
                html = html.replace(">", f' id="{heading.anchor}">', 1)
            if block.type != "table":
                html = DRAWN.sub(r'<span class="drawn">\g<0></span>', html)
            if block.type in ("table", "fence"):
                label = f'role="group" tabindex="0" aria-label="{escape(title)}"'
                html = f'<div class="scrolls" {label}>{html}</div>\n'
            made.append(html)
        html = ALIGNED.sub(r'class="\1"', "".join(made))  # pages may have no style of their own
        return RULE.sub(r'<li id="\1"><strong>\1</strong>', html)

    def _example(self, told: str, name: str) -> str:
        """The list that tells an example, and the board that shows it."""
        shown = examples(self.game.package)[name]
        layout = self.game.board.LAYOUTS["tall"]
        size = f'width="{layout.width}" height="{layout.height}"'
        path = f"/rules/{self.game.name}/examples/{name}-{self.locale}"
        still = f"/scenery/{self.game.name}-{shown.players}-tall-{self.locale}.svg?{version()}"
        buttons = "".join(
            f'<button aria-label="{escape(self.say(f"step-{way}"))}">{sign}</button>'
            for way, sign in (("back", "◀"), ("on", "▶"))
        )
        return (
            f'<div class="example" data-example="{path}" data-version="{version()}">\n{told}'
            f'<figure><svg viewBox="{_seen(layout, shown)}" role="img" '
            f'aria-label="{escape(self.say("example-board"))}">'
            f'<image href="{still}" {size}/><image href="{path}-0.svg?{version()}" {size}/></svg>'
            f"<figcaption data-waiting><div>{buttons}<output></output></div>"
            f'<p aria-live="polite"></p></figcaption></figure></div>\n'
        )


def _is_example(block: Block) -> bool:
    return block.type == "fence" and block.info == EXAMPLE


def _seen(layout: Layout, shown: Example) -> str:
    """A tall table as far down as the sheets of those who play."""
    last = layout.panel(shown.players - 1, shown.players)
    return f"0 0 {layout.width} {round(last.y + last.height) + EDGE}"


# Examples, step by step


@cache
def steps(game: str, name: str) -> tuple[Moment, ...]:
    """The table at the start of an example and after each step; the game has been compiled."""
    chosen = games.load(game)
    shown = examples(chosen.package)[name]
    return (Moment(shown.start(chosen), 0), *shown.steps(chosen))


def told(game: str, name: str, locale: str) -> Data:
    """What is told of each step, and which part of the list tells the same."""
    _, *moments = steps(game, name)
    return {"steps": [{"text": one.told(locale), "part": one.part} for one in moments]}


@cache
def drawn(game: str, name: str, locale: str, step: int) -> str:
    """What moves on the board, after a step."""
    position = steps(game, name)[step].position
    board = position.game.board
    view = position.presented(locale, NAMES).view("tall", targets=False)
    size = board.LAYOUTS["tall"]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size.width}" height="{size.height}" '
        f'viewBox="0 0 {size.width} {size.height}"><style>{style("auto")}</style>{DEFS}'
        f"{board.pieces(view)}</svg>"
    )
