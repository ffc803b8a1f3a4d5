"""What a move of Himalaya does, as events.

The table after it is compared with the one before: no number is worked out a second time.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ...engine.account import Gain
from ...engine.data import Data
from ...engine.dice import values
from ...engine.event import Event
from ...engine.kernel import Record, split
from ...engine.move import Move
from ...engine.narration import over
from ...words import Say
from . import rules
from .notation import yeti_card
from .rules import (
    BACK,
    BASE,
    CARD_SHIFT,
    CARDS,
    CLIMBER,
    ON,
    OVER_PHASE,
    RECOVER,
    REROLL,
    ROLL,
    ROPE,
    SHERPA,
    SKIP,
    STORM,
    WHOLE_DECK,
    YETI,
    card_of,
    space_of,
    value_of,
    way_of,
)


def tell(was: Record, rec: Record, code: int) -> Iterator[Event]:
    """Everything a move does, the move itself first."""
    kind, what = split(code)
    yield _move(was, rec, kind, what)
    if kind == YETI and what != STORM:
        yield from _fright(was, rec)
        if rec.deck == WHOLE_DECK:
            yield Event("shuffle", None, "H25")
    if rec.phase == OVER_PHASE:
        yield over(rec, rules, "H27" if kind == YETI else "H26")


def _move(was: Record, rec: Record, kind: int, what: int) -> Event:
    seat = int(was.turn)
    if kind == ROLL:
        return Event("roll", seat, "H6", {"dice": values(what)})
    if kind == YETI:
        if what == STORM:
            return Event("storm", None, "H27")
        data = {"card": yeti_card(what), "start": int(was.yeti), "end": int(rec.yeti)}
        return Event("yeti" if was.yeti != rec.yeti else "yeti-stays", None, "H22", data)
    if kind == CLIMBER:
        end = int(rec.climber[seat])
        data = {**_value(what), "start": int(was.climber[seat]), "end": end}
        at_top = end == rec.box.length
        return Event("summit" if at_top else "climber", seat, "H17" if at_top else "H16", data)
    if kind == SHERPA:
        return _sherpa(was, what)
    if kind == SKIP:
        return Event("skip", seat, "H11", {"value": what})
    if kind == RECOVER:
        return Event("recover", seat, "H21", {"card": CARDS[what], **_camp(was)})
    return Event("reroll", seat, "H8") if kind == REROLL else Event("leave", seat, "H21")


def _value(what: int) -> Data:
    """The value used, and the card it stands on."""
    value = value_of(what)
    return {"value": value, "card": CARDS[card_of(value)] if what >> CARD_SHIFT else ""}


def _sherpa(was: Record, what: int) -> Event:
    space, value, card = space_of(what), value_of(what), what >> CARD_SHIFT
    data = {**_value(what), "start": space}
    if way_of(what) == BACK:
        end, first = rules.sherpa_backs(was, space, value, card), space - rules.backwards(value)
        data["end"] = end
        if end != max(first, BASE):
            return Event("back-slides", int(was.turn), "H13", {**data, "first": first})
        return Event("back", int(was.turn), "H10", data)
    first = space + value
    if way_of(what) == ON:
        end = rules.sherpa_goes(was, space, value, card)
        kind, rule = ("sherpa", "H10") if end == first else ("slides", "H13")
        return Event(kind, int(was.turn), rule, {**data, "first": first, "end": end})
    end, far = rules.rope_goes(was, space, value, card), int(was.crowd[first])
    data |= {"first": first, "steps": far, "along": way_of(what) - ROPE, "end": end}
    if end == first + far:
        return Event("rope", int(was.turn), "H18", data)
    return Event("rope-slides", int(was.turn), "H18", {**data, "second": first + far})


def _camp(rec: Record) -> Data:
    """The camp whose right is spent next."""
    spaces = np.flatnonzero(rec.box.camp == rules.camp_to_recover(rec)).tolist()
    return {"camp": spaces[0] if rules.camp_to_recover(rec) else 0}


def _fright(was: Record, rec: Record) -> Iterator[Event]:
    """H23, H24: who goes back from the yeti, and who stands their ground."""
    space = int(rec.yeti)
    for seat in range(int(rec.players)):
        gone = rules.own_sherpas(was, seat, space) - rules.own_sherpas(rec, seat, space)
        data = {"space": space, "shelter": rules.camp_below(rec, space)}
        if gone:
            yield Event("sherpas-flee", seat, "H23", {**data, "count": gone})
        if was.climber[seat] == space:
            end = int(rec.climber[seat])
            if end != space:
                rule = "H23" if end == data["shelter"] else "H24"
                yield Event("climber-flees", seat, rule, {"space": space, "shelter": end})
            elif not rec.box.camp[space]:
                count = rules.own_sherpas(rec, seat, space)
                yield Event("stand-firm", seat, "H23", {"space": space, "count": count})


# The account

MATTERS = ("summit", "sherpas-flee", "climber-flees", "climber")


def behind(rec: Record, seat: int) -> int:
    """Sherpas below their climber, who can climb onto them no more."""
    return int((rec.sherpa[seat] < rec.climber[seat]).sum())


def in_pairs(rec: Record, seat: int) -> int:
    """H16: spaces above a climber that hold two sherpas of theirs."""
    ahead = rec.sherpa[seat][rec.sherpa[seat] > rec.climber[seat]]
    return int((np.unique(ahead, return_counts=True)[1] >= 2).sum())


STANDS = {"behind": behind, "in-pairs": in_pairs}
HARMS = ("sherpas-flee", "climber-flees", "behind")
SOURCES = ("dice", "cards", "yeti")
"""What moves a climber, forward and back."""


def gains(was: Record, rec: Record, code: int) -> Iterator[Gain]:
    """H16, H17: spaces gained by a die or a card; H23, H24: spaces lost to the yeti."""
    kind, what = split(code)
    source = "yeti" if kind == YETI else "cards" if what >> CARD_SHIFT else "dice"
    for seat in range(int(rec.players)):
        if far := int(rec.climber[seat]) - int(was.climber[seat]):
            yield Gain(source, seat, far)


def ending(rec: Record) -> str:
    """H26 or H27."""
    return "summit" if int(rec.climber.max()) == rec.box.length else "storm"


# In sentences

MORE_RULES = {
    "sherpa": ("H12",),
    "slides": ("H10",),
    "back-slides": ("H10",),
    "rope": ("H19",),
    "rope-slides": ("H19", "H13"),
    "climber": ("H12",),
    "summit": ("H26",),
    "reroll": ("H7",),
}
"""What else is behind a move, for anyone who asks."""


def group(move: Move) -> str:
    """What a long list of moves is grouped by: the die or the card."""
    return f"{move.kind} {move.arguments[0]}" if move.kind in ("die", "card") else move.kind


def asked(rec: Record) -> Data:
    """The arguments of the question now open."""
    return {"dice": rules.all_dice(rec), "left": rules.dice_left(rec), **_camp(rec)}


def spoken(event: Event, say: Say) -> Data:
    """The arguments of a sentence in a language: places have names."""
    words: Data = {}
    for role in ("start", "end"):
        if role in event.data:
            words[role] = place(event.data[role], say)
    if "shelter" in event.data:
        camp = event.data["shelter"]
        words["shelter"] = say("base-camp.to") if camp == BASE else say("camp-to", camp=camp)
    if "card" in event.data:
        words["by"] = "card" if event.data["card"] else "die"
        words["card"] = event.data["card"].replace("-", "−")
    return words


def place(space: int, say: Say) -> str:
    """A space by its number, or the base camp."""
    return say("base-camp") if space == BASE else str(space)
