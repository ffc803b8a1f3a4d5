"""What a game has to tell, in sentences: what happened, what is asked, what one may choose.

A game's `story.py` gives events and the arguments of its sentences; the sentences themselves
are in its `.ftl` files under `story-<kind>`, `choice-<kind>` and `ask-<phase>`.

Whoever reads may be one of the players. Each sentence is told in `$you` who that is in it: `yes`
whoever acts, or wins; the name of another role, such as `seller`; or `no`. A sentence that takes no
notice calls everybody by name.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..words import Say, listed
from .contract import Reason, RecordArray, Rules, Story, Why
from .event import Event
from .kernel import Record, split

YES, NO = "yes", "no"


def sentence(
    kind: str,
    event: Event,
    story: Story,
    say: Say,
    names: Sequence[str],
    you: int | None = None,
) -> str:
    """An event as a sentence of a kind: `story` of what happened, `choice` of what might."""
    words = {**event.data, **story.spoken(event, say)}
    words["you"] = role_of(you, event, story)
    words["player"] = "" if event.seat is None else names[event.seat]
    for role in story.SEATS:
        if role in words:
            words[role] = names[words[role]]
    if isinstance(words.get("dice"), list):
        words["dice"] = listed([str(value) for value in words["dice"]], say)
    if "winners" in words:
        words["count"] = len(words["winners"])
        words |= winners_told(words["winners"], say, names, you)
    return say(f"{kind}-{event.kind}", **words)


def role_of(you: int | None, event: Event, story: Story) -> str:
    """Who the reader is in an event."""
    if you is None:
        return NO
    if event.seat == you or you in event.data.get("winners", ()):
        return YES
    return next((role for role in story.SEATS if event.data.get(role) == you), NO)


def winners_told(
    winners: Sequence[int], say: Say, names: Sequence[str], you: int | None
) -> dict[str, str]:
    """Those who won; and what follows “you” where the reader is one of them, as in ` and Ben`."""
    others = [names[seat] for seat in winners if seat != you]
    return {
        "winners": listed([names[seat] for seat in winners], say),
        "others": listed(["", *others], say),
    }


def question(
    table: RecordArray,
    rules: Rules,
    story: Story,
    say: Say,
    names: Sequence[str],
    you: int | None = None,
) -> str:
    """What is asked now."""
    rec = table[0]
    phase = rules.PHASES[rec.phase].replace(" ", "-")
    asked = YES if rec.turn == you else NO
    return say(f"ask-{phase}", player=names[rec.turn], you=asked, **story.asked(rec))


def reason(table: RecordArray, code: int, rules: Rules, why: Why) -> Reason:
    """The rule that forbids a move, the key of the explanation, and its arguments.

    A move that answers a question other than the open one is forbidden by the open one's rule.
    """
    rec, (kind, _) = table[0], split(code)
    phase = rules.PHASES[rec.phase]
    if why.forbidden is not None and phase in why.ASKED_IN.get(kind, ()):
        rule, key, arguments = why.forbidden(rec, code)
        return rule, f"why-{key}", arguments
    return (
        question_rule(table, rules, why),
        "why-other-question",
        {"phase": phase.replace(" ", "-")},
    )


def question_rule(table: RecordArray, rules: Rules, why: Why) -> str:
    """The rule behind what is asked now."""
    rec = table[0]
    return (
        why.question_rule(rec) if why.question_rule else why.QUESTION_RULES[rules.PHASES[rec.phase]]
    )


def over(rec: Record, rules: Rules, rule: str) -> Event:
    """The end of a game, and who won it."""
    shares = np.zeros(int(rec.players))
    rules.result(rec, shares)
    return Event("over", None, rule, {"winners": np.flatnonzero(shares).tolist()})
