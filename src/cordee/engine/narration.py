"""What a game has to tell, in sentences: what happened, what is asked, what one may choose.

A game's `story.py` gives events and the arguments of its sentences; the sentences themselves
stand in its `.ftl` files under `story-<kind>`, `choice-<kind>` and `ask-<phase>`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..words import Say, listed
from .contract import Reason, RecordArray, Rules, Story, Why
from .event import Event
from .kernel import split


def sentence(kind: str, event: Event, story: Story, say: Say, names: Sequence[str]) -> str:
    """An event as a sentence of a kind: `story` of what happened, `choice` of what might."""
    words = {**event.data, **story.spoken(event, say)}
    words["player"] = "" if event.seat is None else names[event.seat]
    for role in story.SEATS:
        if role in words:
            words[role] = names[words[role]]
    if isinstance(words.get("dice"), list):
        words["dice"] = listed([str(value) for value in words["dice"]], say)
    if "winners" in words:
        words["count"] = len(words["winners"])
        words["winners"] = listed([names[seat] for seat in words["winners"]], say)
    return say(f"{kind}-{event.kind}", **words)


def question(table: RecordArray, rules: Rules, story: Story, say: Say, names: list[str]) -> str:
    """What is asked now."""
    rec = table[0]
    phase = rules.PHASES[rec.phase].replace(" ", "-")
    return say(f"ask-{phase}", player=names[rec.turn], **story.asked(rec))


def reason(table: RecordArray, code: int, rules: Rules, why: Why) -> Reason:
    """The rule in the way of a move that is not legal, the key of the explanation, its arguments.

    A move that answers another question than the one now open is in the way of that one's rule.
    """
    rec, (kind, _) = table[0], split(code)
    phase = rules.PHASES[rec.phase]
    if why.forbidden is not None and phase in why.ASKED_IN.get(kind, ()):
        rule, key, arguments = why.forbidden(rec, code)
        return rule, f"why-{key}", arguments
    rule = why.question_rule(rec) if why.question_rule else why.QUESTION_RULES[phase]
    return rule, "why-other-question", {"phase": phase.replace(" ", "-")}


def over(rec: Any, rules: Rules, rule: str) -> Event:
    """The end of a game, and who won it."""
    shares = np.zeros(int(rec.players))
    rules.result(rec, shares)
    return Event("over", None, rule, {"winners": np.flatnonzero(shares).tolist()})
