"""A study in words: what was played, what was better, what it would have led to, and why.

What matters in a game is said by the game: what it counts (`fields.scores`), and the events whose
chance tells good decisions from bad ones (`story.MATTERS`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from ..bots.outlook import GAMES, looking_ahead, played_on
from ..bots.steps import Steps, finish
from ..words import Say, speaker
from .ledger import CHANCE, Entry, Ledger

if TYPE_CHECKING:
    from ..bots.outlook import Outlook
    from ..engine.contract import RecordArray
    from ..engine.move import Move
    from ..engine.position import Position

WORDS = "cordee.study"
APART = 0.1
"""The difference between two chances from which on it is worth telling."""
MOST_MATTERS = 2
SCORES_APART = 0.2


class Reasons(NamedTuple):
    """Why one move was better than another: of both, in this order."""

    ahead: tuple[Outlook, Outlook] | None
    chances: tuple[Counter[str], Counter[str]]
    """In how many of `GAMES` what matters happens until their player's next turn."""


def reasons(position: Position, better: Move, played: Move) -> Steps[Reasons]:
    """By games played on quickly after both, with the same dice."""
    ahead = yield from looking_ahead(position, [better, played])
    chances = []
    for move in (better, played):
        found: Counter[str] = Counter()
        for nth in range(GAMES):
            found.update(_happened(position, move, nth))
            yield
        chances.append(found)
    return Reasons((ahead[0], ahead[1]) if ahead else None, (chances[0], chances[1]))


def _happened(position: Position, move: Move, nth: int) -> set[str]:
    """What matters that came about for whoever decides, in one game."""
    story, seat = position.game.story, position.actor
    found: set[str] = set()

    def watch(before: RecordArray, after: RecordArray, code: int) -> None:
        events = story.tell(before[0], after.copy()[0], code)
        found.update(event.kind for event in events if event.seat == seat)

    played_on(position, move, nth, at_end=False, watch=watch)
    return found & set(story.MATTERS)


def told(ledger: Ledger, entry: Entry, locale: str, you: int | None = None) -> list[str]:
    """A decision that cost something, in a few sentences."""
    return finish(telling(ledger, entry, locale, you))


def telling(ledger: Ledger, entry: Entry, locale: str, you: int | None = None) -> Steps[list[str]]:
    """`told`, step by step."""
    assert entry.best is not None
    assert entry.cost is not None
    position = before(ledger, entry)
    better, played = position.legal(entry.best), position.legal(entry.text)
    why = yield from reasons(position, better, played)
    say = speaker(locale, WORDS)
    shown = position.presented(locale, ledger.names, you=you)
    labels = shown.choices()
    sentences = [
        say(
            "study-mistake",
            player=shown.names[entry.seat],
            you="yes" if entry.seat == you else "no",
            played=labels[played],
            better=labels[better],
            cost=entry.cost,
        )
    ]
    if why.ahead is not None:
        sentences += _scores(why.ahead, entry.seat, shown.scores().label, say)
    sentences += _chances(why.chances, position, say)
    return sentences


def _scores(ahead: tuple[Outlook, Outlook], seat: int, what: str, say: Say) -> list[str]:
    """What the game counts, on average, after the one and after the other."""
    best, played = (one.scores[seat] for one in ahead)
    if abs(best - played) < SCORES_APART:
        return []
    when = "end" if ahead[0].at_end else "turn"
    return [say(f"study-scores-{when}", what=what, better=signed(best), played=signed(played))]


def signed(number: float) -> str:
    """A difference, with its sign."""
    return f"{number:+.1f}".replace("-", "\N{MINUS SIGN}")


def _chances(found: tuple[Counter[str], Counter[str]], position: Position, say: Say) -> list[str]:
    best, played = found
    kinds = position.game.story.MATTERS
    apart = sorted(kinds, key=lambda kind: abs(best[kind] - played[kind]), reverse=True)
    words = speaker(say.locale, position.game.package)
    return [
        say(
            "study-chance",
            what=words(f"matter-{kind}"),
            better=best[kind] / GAMES,
            played=played[kind] / GAMES,
        )
        for kind in apart[:MOST_MATTERS]
        if abs(best[kind] - played[kind]) >= APART * GAMES
    ]


def before(ledger: Ledger, entry: Entry) -> Position:
    """The game as it was when a ply was to come."""
    back = ledger.position.without_dice()
    while len(back.plies) >= entry.ply:
        back.undo()
    return back


def happened(ledger: Ledger, entry: Entry, locale: str, you: int | None = None) -> str:
    """What a ply did, in the words of the game."""
    after = ledger.position.without_dice()
    while len(after.plies) > entry.ply:
        after.undo()
    return " ".join(after.presented(locale, ledger.names, you=you).story())


def moved(entry: Entry, names: Sequence[str], locale: str) -> str:
    """Whom a ply moved the most, and by how much."""
    seat = max(range(len(names)), key=lambda nth: abs(entry.change[nth]))
    key = "study-luck" if entry.kind == CHANCE else "study-decision"
    change = signed(100 * entry.change[seat])
    return speaker(locale, WORDS)(key, player=names[seat], change=change)
