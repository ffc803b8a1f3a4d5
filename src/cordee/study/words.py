"""A study in words: what was played, what was better, what it would have led to, and why."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ..bots.reasons import reason_for
from ..bots.steps import Steps, finish
from ..engine.presenter import MINUS
from ..words import Say, speaker
from .ledger import CHANCE, Entry, Ledger
from .reasons import Pair, Reasons, reasons

if TYPE_CHECKING:
    from ..engine.position import Position
    from ..engine.presenter import Presenter

WORDS = "cordee.study"
SCORES_APART, CHANCES_APART = 0.2, 0.1
"""The differences from which on they are worth telling."""
MOST_STANDS, MOST_CHANCES = 2, 2
Number: TypeAlias = Callable[[float, Say], str]
"""How a number is written."""


def told(ledger: Ledger, entry: Entry, locale: str, you: int | None = None) -> list[str]:
    """A decision that cost something, in a few sentences."""
    return sentences(ledger, entry, finish(explaining(ledger, entry)), locale, you)


def explaining(ledger: Ledger, entry: Entry) -> Steps[Reasons]:
    """Why a decision cost something, whoever reads it in whatever language."""
    assert entry.best is not None
    position = before(ledger, entry)
    better, played = position.legal(entry.best), position.legal(entry.text)
    return (yield from reasons(position, better, played, ledger.simulations))


def sentences(
    ledger: Ledger, entry: Entry, why: Reasons, locale: str, you: int | None = None
) -> list[str]:
    """The decision, the better one and what follows from it, then what speaks for it."""
    assert entry.best is not None
    assert entry.cost is not None
    position, say = before(ledger, entry), speaker(locale, WORDS)
    shown = position.presented(locale, ledger.names, you=you)
    labels = shown.choices()
    return [
        say(
            "study-mistake",
            player=shown.names[entry.seat],
            you=_yes(entry.seat == you),
            played=labels[position.legal(entry.text)],
            better=labels[position.legal(entry.best)],
            cost=entry.cost,
        ),
        *_line(position, why, ledger.names, say, you),
        *_arguments(why, entry.seat, shown, say),
    ]


def _yes(right: bool) -> str:
    return "yes" if right else "no"


def _line(
    position: Position, why: Reasons, names: Sequence[str], say: Say, you: int | None
) -> list[str]:
    """What the search expects after the better move."""
    reason = reason_for(position, why.line, say.locale, names, you)
    if reason.answer:
        name, move = reason.answer
        return [say("study-answer", name=name, move=move)]
    return [say("study-then", moves=say("study-and").join(reason.then))] if reason.then else []


class _Arguments(NamedTuple):
    """Sentences that speak for the better move, and that speak against it."""

    pro: list[str]
    con: list[str]


def _arguments(why: Reasons, seat: int, shown: Presenter, say: Say) -> list[str]:
    """What speaks for the better move, what speaks against it; and if nothing speaks for it yet,
    that it will."""
    parts = (
        _scores(why, seat, shown, say),
        _stands(why.stands, shown, say),
        _chances(why.chances, shown, say),
    )
    pro, con = ([told for part in parts for told in part[side]] for side in range(2))
    price = [say("study-against"), *con] if con else []
    return [*pro, *price] if pro else [*price, say("study-later")]


def _scores(why: Reasons, seat: int, shown: Presenter, say: Say) -> _Arguments:
    """What the game counts, until the next turn; at the end, if that does not speak for the better
    move."""
    pro: list[str] = []
    con: list[str] = []
    if not why.scores:
        return _Arguments(pro, con)
    label, own = shown.scores().label, why.scores[seat]
    if own.is_clear(SCORES_APART):
        sentence = _pair("study-scores-turn", own, signed, say, what=label)
        (pro if own.apart > 0 else con).append(sentence)
    rival = _rival("study-rival-turn", why.scores, seat, shown, say, signed)
    if not pro:
        own = why.at_end[seat]
        if own.is_clear(SCORES_APART) and own.apart > 0:
            pro.append(_pair("study-scores-end", own, plain, say, what=label))
        rival = rival or _rival("study-rival-end", why.at_end, seat, shown, say, plain)
    return _Arguments(pro + rival, con)


def _rival(
    key: str, pairs: Sequence[Pair], seat: int, shown: Presenter, say: Say, number: Number
) -> list[str]:
    """Whom the better move holds back most."""
    others = [nth for nth in range(len(pairs)) if nth != seat]
    worst = min(others, key=lambda nth: pairs[nth].apart)
    if not pairs[worst].is_clear(SCORES_APART) or pairs[worst].apart > 0:
        return []
    name, what = shown.names[worst], shown.scores().label
    about = {"what": what, "name": name, "you": _yes(worst == shown.you)}
    return [_pair(key, pairs[worst], number, say, **about)]


def _stands(found: Mapping[str, Pair], shown: Presenter, say: Say) -> _Arguments:
    """How well one would have stood, but for the score."""

    def tell(what: str, pair: Pair) -> str:
        return _pair("study-stand", pair, plain, say, what=what)

    return _weighed(found, SCORES_APART, MOST_STANDS, "stand", tell, shown)


def _chances(found: Mapping[str, Pair], shown: Presenter, say: Say) -> _Arguments:
    """What would have been more likely to happen, or less."""

    def tell(what: str, pair: Pair) -> str:
        return say("study-chance", what=what, better=pair.better, played=pair.played)

    return _weighed(found, CHANCES_APART, MOST_CHANCES, "matter", tell, shown)


def _weighed(
    found: Mapping[str, Pair],
    least: float,
    most: int,
    words: str,
    tell: Callable[[str, Pair], str],
    shown: Presenter,
) -> _Arguments:
    """The largest differences, each on the side for which it speaks."""
    harms = shown.game.story.HARMS
    clear = [name for name in found if found[name].is_clear(least)]
    clear.sort(key=lambda name: abs(found[name].apart), reverse=True)
    sides = _Arguments([], [])
    for name in clear[:most]:
        is_pro = (found[name].apart > 0) != (name in harms)
        (sides.pro if is_pro else sides.con).append(tell(shown.say(f"{words}-{name}"), found[name]))
    return sides


def _pair(key: str, pair: Pair, number: Number, say: Say, **about: str) -> str:
    return say(key, better=number(pair.better, say), played=number(pair.played, say), **about)


def plain(value: float, say: Say) -> str:
    return say("study-number", sign=MINUS if round(value, 1) < 0 else "", value=abs(value))


def signed(value: float, say: Say) -> str:
    """A difference, with its sign."""
    return say("study-number", sign=MINUS if round(value, 1) < 0 else "+", value=abs(value))


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
    say = speaker(locale, WORDS)
    seat = max(range(len(names)), key=lambda nth: abs(entry.change[nth]))
    key = "study-luck" if entry.kind == CHANCE else "study-decision"
    return say(key, player=names[seat], change=signed(100 * entry.change[seat], say))
