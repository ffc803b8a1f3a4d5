"""Checks of what people see: sentences and pictures."""

from __future__ import annotations

import re
from collections import Counter
from io import StringIO
from itertools import chain
from xml.etree import ElementTree as ET

from ..engine.account import account_of, scores_of
from ..engine.ending import SHORT
from ..engine.position import Position
from ..ink.focus import Focus, read_focus
from ..words import LOCALES, speaker
from .play import MOST_TRIED
from .sampling import Sample
from .texts import rules_of

WIDTHS = (80, 120)
"""Columns of a terminal."""
FINGER = 44
"""What a finger hits, in the measure of a picture."""


def everything_is_told(sample: Sample) -> None:
    """Title, questions, choices and what happened, in both languages and with rules."""
    for locale in LOCALES:
        say = speaker(locale, sample.game.package)
        if not say("title") or not say("pitch"):
            sample.fault(sample.end, f"no title or pitch ({locale})")
    for position in sample.positions:
        before = position.table.tobytes()
        moves = position.moves() if isinstance(position.actor, int) else []
        tried = sample.choose.sample(moves, min(len(moves), MOST_TRIED))
        for locale in LOCALES:
            try:
                shown = position.presented(locale)
                told = [*shown.story(), shown.question()]
                told += [shown.describe(move) for move in tried]
                grouped = shown.groups() if moves else {}
            except LookupError as missing:
                sample.fault(position, f"there are no words ({locale}): {missing}")
            if position.plies and len(told) < 2 + len(tried):
                sample.fault(position, "nothing is told of the last move")
            if grouped and sorted(chain(*grouped.values()), key=moves.index) != moves:
                sample.fault(position, "the groups are not all moves, each of them once")
            if not all(told) or not all(grouped):
                sample.fault(position, f"an empty sentence ({locale})")
        if position.table.tobytes() != before:
            sample.fault(position, "telling changes the table")
        rules = [event.rule for event in position.events]
        rules += [rule for move in tried for rule in position.presented().rules_of(move)]
        if wrong := [rule for rule in rules if rule not in rules_of(sample)]:
            sample.fault(position, f"{wrong[0]!r} is not the number of a rule")


def accounts_add_up(sample: Sample) -> None:
    """Where scores came from adds up to the scores, and the end is told in both languages."""
    for position in (*sample.positions, *sample.ends):
        account = account_of(position)
        if (score := sample.game.fields.score) is not None:
            scored = tuple(score(position.table[0], seat) for seat in range(position.players))
            if scored != scores_of(position):
                sample.fault(position, f"`score` says {scored}, not {scores_of(position)}")
        if account is not None and account.sources:
            sums = tuple(map(sum, zip(*(row.amounts for row in account.sources), strict=True)))
            if sums != account.total:
                sample.fault(position, f"the sources add up to {sums}, not to {account.total}")
        for locale in LOCALES:
            try:
                told = told_of_the_end(position, locale)
            except LookupError as missing:
                sample.fault(position, f"there are no words ({locale}): {missing}")
            if not all(told):
                sample.fault(position, f"nothing is told of the end ({locale})")


def told_of_the_end(position: Position, locale: str) -> list[str]:
    """All that is told of a game's end, or would be if all but the first seat gave up now."""
    quitters = () if position.actor is None else range(1, position.players)
    shown = position.presented(locale, resigned=quitters)
    shown.account()
    ending = shown.ending()
    return [shown.headline(), ending.told(shown.say, shown.names, SHORT) if ending else ""]


def everything_is_drawn(sample: Sample) -> None:
    """The SVG is sound and its ids are unique; the terminal's table can be printed."""
    layouts = tuple(sample.game.board.LAYOUTS)
    for position in sample.positions[:: max(1, len(sample.positions) // 10)]:
        for layout in layouts:
            for locale in LOCALES:
                picture_is_sound(sample, position, layout, locale)
        for width in WIDTHS:
            if not printed(position, width).strip():
                sample.fault(position, f"nothing is printed at {width} columns")


def picture_is_sound(sample: Sample, position: Position, layout: str, locale: str) -> None:
    drawn = position.svg(locale=locale, layout=layout)
    try:
        root = ET.fromstring(drawn)  # noqa: S314  # drawn here, by us
    except ET.ParseError as fault:
        sample.fault(position, f"the picture ({layout}, {locale}) is not sound: {fault}")
    ids = Counter(part.attrib["id"] for part in root.iter() if "id" in part.attrib)
    targets = sample.game.board.targets
    for move in position.moves() if isinstance(position.actor, int) else ():
        lost = set(targets(move, position.to_dict())) - ids.keys()
        if lost and not can_be_looked_at(position, layout, lost):
            sample.fault(position, f"{move.text!r} has no {min(lost)!r} to click ({layout})")
    if twice := [name for name, count in ids.items() if count > 1]:
        sample.fault(position, f"the id {twice[0]!r} stands twice in the picture ({layout})")


def everything_explains_itself(sample: Sample) -> None:
    """What lies on the board says what it is, in both languages and with rules."""
    if sample.game.board.meanings is None:
        return
    for position in sample.positions[:: max(1, len(sample.positions) // 10)]:
        for layout in sample.game.board.LAYOUTS:
            for locale in LOCALES:
                meanings_are_sound(sample, position, layout, locale)


def meanings_are_sound(sample: Sample, position: Position, layout: str, locale: str) -> None:
    try:
        meanings = position.presented(locale).meanings(layout)
    except LookupError as missing:
        sample.fault(position, f"there are no words ({locale}): {missing}")
    if not all(one.name and one.text for one in meanings):
        sample.fault(position, f"something on the board has no words ({locale})")
    rules = [rule for one in meanings for rule in one.rules]
    if wrong := [rule for rule in rules if rule not in rules_of(sample)]:
        sample.fault(position, f"{wrong[0]!r} is not the number of a rule")
    explained = {name for one in meanings for name in one.ids}
    if lost := shown_to_be_touched(position, layout) - explained:
        sample.fault(position, f"nothing says what {min(lost)!r} is ({layout})")
    size = sample.game.board.LAYOUTS[layout]
    for x, y, width, height in (area for one in meanings for area in one.areas):
        if x < 0 or y < 0 or x + width > size.width or y + height > size.height:
            sample.fault(position, f"an area lies outside the drawing ({layout})")


def shown_to_be_touched(position: Position, layout: str) -> set[str]:
    """The ids of all that moves on a board, and of what is clicked for moves."""
    targets, fields = position.game.board.targets, position.to_dict()
    moves = position.moves() if isinstance(position.actor, int) else ()
    pieces = position.game.board.pieces(position.presented().view(layout))
    moving = re.findall(r'<g id="([^"]+)" class="[^"]*ck-piece', pieces)
    return {name for move in moves for name in targets(move, fields)} | set(moving)


def can_be_looked_at(position: Position, layout: str, lost: set[str]) -> bool:
    """Does the board lead to all that is not in its picture?"""
    board, shown = position.game.board, position.presented()
    if not board.FOCUS:
        return False
    first = board.pieces(shown.view(layout, focus=Focus(FINGER)))
    for look in dict.fromkeys(re.findall(r'data-look="([^"]+)"', first)):
        there = board.pieces(shown.view(layout, focus=read_focus(FINGER, look)))
        lost = {name for name in lost if f'id="{name}"' not in there}
        if not lost:
            return True
    return False


def printed(position: Position, width: int) -> str:
    """The table as a terminal of this width shows it."""
    from rich.console import Console

    out = StringIO()
    console = Console(file=out, width=width, color_system=None)
    for locale in LOCALES:
        console.print(position.presented(locale).scene())
        console.print(position.presented(locale).brief())
    return out.getvalue()
