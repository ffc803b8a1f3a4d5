"""The help page of a game as HTML: for players first, with contents; for programs at the end."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from ...words import help as help_pages

ALIGNED = re.compile(r'style="text-align:(\w+)"')
RULE = re.compile(r"<li>\s*(?:<p>)?<strong>(\w\d+)</strong>")
MOSTLY_CODE = 1 / 3
"""The share of code from which on a paragraph is about notation or Python."""
MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")

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

    players: str
    programs: str
    """What comes after the rules and has code in it: the terminal, files, notation, fields."""
    credits: str
    contents: Sequence[Heading]
    """Of what is for players."""


@cache
def manual(package: str, locale: str) -> Manual:
    """The help page of a game in one language."""
    page = SyntaxTreeNode(MARKDOWN.parse(help_pages.page(package, locale)))
    parts = list(_parts(page.children))
    rules = max(nth for nth, part in enumerate(parts) if any(map(_is_rules, part)))
    players = [one for part in parts[: rules + 1] for one in part if not _is_notation(one)]
    for table in (one for one in players if one.type == "table"):
        _drop_notation(table)
    after = [(part, any(map(_has_code, part))) for part in parts[rules + 1 :]]
    return Manual(
        players=_html(players),
        programs=_html([one for part, coded in after if coded for one in part]),
        credits=_html([one for part, coded in after if not coded for one in part]),
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


def _html(blocks: Sequence[Block]) -> str:
    """Headings and rules have anchors; what may be wider than a phone scrolls in its own place."""
    made, title = [], ""
    for block in blocks:
        html = MARKDOWN.renderer.render(block.to_tokens(), MARKDOWN.options, {})
        if block.type == "heading":
            heading = _heading(block)
            title = heading.title
            html = html.replace(">", f' id="{heading.anchor}">', 1)
        if block.type in ("table", "fence"):
            wide = f'<div class="scrolls" role="group" tabindex="0" aria-label="{escape(title)}">'
            html = f"{wide}{html}</div>\n"
        made.append(html)
    html = ALIGNED.sub(r'class="\1"', "".join(made))  # pages may have no style of their own
    return RULE.sub(r'<li id="\1"><strong>\1</strong>', html)
