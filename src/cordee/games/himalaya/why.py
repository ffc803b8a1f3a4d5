"""Explains why a move of Himalaya is not legal; `rules.moves` alone decides that it is not."""

from __future__ import annotations

from ...engine.contract import Reason
from ...engine.kernel import Record, split
from . import rules
from .rules import (
    BACK,
    BASE,
    CARD_SHIFT,
    CARDS,
    CLIMBER,
    LEAVE,
    ON,
    OVER_PHASE,
    PHASES,
    RECOVER,
    REROLL,
    ROLL,
    ROPE,
    SHERPA,
    SKIP,
    YETI,
    card_of,
    space_of,
    value_of,
    way_of,
)

QUESTION_RULES = {
    "first roll": "H6",
    "roll": "H6",
    "yeti": "H7",
    "move": "H6",
    "recover": "H21",
    "over": "H26",
}
"""The rule behind the question that each phase asks."""

ASKED_IN = {
    ROLL: ("first roll", "roll"),
    YETI: ("yeti",),
    CLIMBER: ("move",),
    SHERPA: ("move",),
    REROLL: ("move",),
    SKIP: ("move",),
    RECOVER: ("recover",),
    LEAVE: ("recover",),
}


def question_rule(rec: Record) -> str:
    """The rule behind what is asked now; the end has two."""
    stormed = rec.phase == OVER_PHASE and not (rec.climber == rec.box.length).any()
    return "H27" if stormed else QUESTION_RULES[PHASES[rec.phase]]


def forbidden(rec: Record, code: int) -> Reason:
    """The question is the right one, the answer is not."""
    kind, what = split(code)
    if kind == ROLL:
        return "H4", "dice", {"dice": rules.all_dice(rec)}
    if kind == YETI:
        return "H25", "yeti-card", {}
    if kind == REROLL:
        return "H8", "reroll", {"left": rules.dice_left(rec)}
    if kind == RECOVER:
        return "H21", "recover", {"card": CARDS[what]}
    if kind == SKIP:
        return ("H11", "skip", {}) if rec.dice[what - 1] else _no_die(what)
    value, card = value_of(what), what >> CARD_SHIFT
    if card and not int(rec.hand[rec.turn]) >> card_of(value) & 1:
        return "H9", "no-card", {"card": CARDS[card_of(value)]}
    if not card and not rec.dice[value - 1]:
        return _no_die(value)
    if kind == CLIMBER:
        return _climber(rec, value)
    if not rules.own_sherpas(rec, int(rec.turn), space_of(what)):
        return "H10", "no-sherpa", {"space": space_of(what)}
    return _sherpa(rec, space_of(what), value, card, way_of(what))


def _no_die(value: int) -> Reason:
    return "H6", "no-die", {"value": value}


def _climber(rec: Record, value: int) -> Reason:
    seat = int(rec.turn)
    space = int(rec.climber[seat]) + value
    if space >= rec.box.length:
        return "H14", "card-summit", {}
    if rules.own_sherpas(rec, seat, space) < 2:
        return "H16", "climber-alone", {"space": space}
    if rules.has_climber(rec, space):
        return "H16", "climber-taken", {"space": space}
    return _stop(rec, space)


def _sherpa(rec: Record, space: int, value: int, card: int, going: int) -> Reason:
    if going == BACK:
        if space == BASE:
            return "H10", "back-base", {}
        return _rest(rec, max(BASE, space - rules.backwards(value)))
    first = space + value
    if first >= rec.box.length:
        return "H15", "sherpa-summit", {}
    if going == ON:
        return _rest(rec, first)
    if rec.box.slide[first]:
        return "H18", "rope-slide", {"space": first}
    if not rec.crowd[first]:
        return "H18", "rope-nobody", {"space": first}
    if not rules.may_stop(rec, first, card):
        _, key, arguments = _stop(rec, first)
        return "H19", f"rope-{key}", arguments
    own = rules.own_sherpas(rec, int(rec.turn), first)
    if going - ROPE > own:
        return "H18", "rope-along", {"space": first, "own": own}
    last = first + int(rec.crowd[first])
    if last >= rec.box.length:
        return "H15", "sherpa-summit", {}
    return _rest(rec, last)


def _rest(rec: Record, space: int) -> Reason:
    """H13: why nobody may come to rest where an arrival on a space leads."""
    end = int(rec.box.slide[space])
    if end and end == rec.yeti:
        return "H12", "slide-yeti", {"first": space, "space": end}
    return _stop(rec, end or space)


def _stop(rec: Record, space: int) -> Reason:
    if space == rec.box.cave:
        return "H12", "cave", {"space": space}
    if space == rec.yeti:
        return "H12", "yeti", {"space": space}
    return "H14", "snow", {"space": space}
