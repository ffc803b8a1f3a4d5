"""What a move of Vertical does, as events.

The table after it is compared with the one before: no number is worked out a second time.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.account import START, Gain
from ...engine.data import Data
from ...engine.event import Event
from ...engine.kernel import Record, split
from ...engine.narration import over
from ...words import Say
from . import rules
from .notation import place_of
from .rules import (
    BARE,
    CAVE_WAY,
    DRAW,
    DRAW_PHASE,
    EQUIP,
    EQUIP_PHASE,
    FALL,
    FOOT,
    KINDS,
    NO_TILE,
    OVER_PHASE,
    PACK,
    PACK_PHASE,
    PILES,
    PLACE,
    SPOT_BITS,
    SPOT_MASK,
    STAY,
    STEP,
    TOKENS,
    ZIP,
    ZIP_PHASE,
)


def tell(was: Record, rec: Record, code: int) -> Iterator[Event]:
    """Everything a move does, the move itself first."""
    kind, what = split(code)
    yield _move(was, kind, what)
    if kind == DRAW and what == FALL:
        yield _fall(was, rec)
    if kind == DRAW and rules.open_pile(rec) > rules.open_pile(was):
        last = rules.open_pile(rec) == PILES
        pile = {"pile": rules.open_pile(was) + 1}
        yield Event("last-tile" if last else "last-of-pile", None, "V15" if last else "V5", pile)
    if rec.phase == OVER_PHASE:
        yield over(rec, rules, "V15")
    elif rec.phase == DRAW_PHASE and was.phase == PACK_PHASE:
        yield Event("packed", None, "V3")


def _move(was: Record, kind: int, what: int) -> Event:
    seat = int(was.turn)
    if kind == DRAW:
        return Event("draw", seat, "V5", {"kind": KINDS[what]})
    if kind == PACK:
        return Event("pack", seat, "V3", {"token": TOKENS[what]})
    if kind == BARE:
        return Event("bare", seat, "V8")
    if kind == STAY:
        zipping = was.phase == ZIP_PHASE
        return Event("no-zip" if zipping else "stay", seat, "V12" if zipping else "V9")
    spot = what & SPOT_MASK
    data: Data = {"place": text(spot)}
    if kind == PLACE:
        return Event("place", seat, "V6", {**data, "kind": KINDS[was.drawn]})
    data["kind"] = KINDS[was.kind[rules.tile_at(was, spot)]]
    if kind == EQUIP:
        return Event("equip", seat, "V8", {**data, "token": TOKENS[what >> SPOT_BITS]})
    name, rule = {STEP: ("step", "V9"), CAVE_WAY: ("cave", "V11"), ZIP: ("zip", "V12")}[kind]
    return Event(name, seat, rule, data)


def _fall(was: Record, rec: Record) -> Event:
    """V13, V14: held by a carabiner, safe at the foot, or down."""
    seat = int(was.turn)
    stood, stands = int(was.climber[seat]), int(rec.climber[seat])
    if stood == FOOT:
        return Event("fall-at-foot", seat, "V14")
    if rec.phase == EQUIP_PHASE:
        return Event("fall-held", seat, "V13", {"place": text(stood)})
    if stands == FOOT:
        return Event("fall-to-foot", seat, "V13", {"start": text(stood)})
    return Event("fall-to", seat, "V13", {"start": text(stood), "place": text(stands)})


def text(spot: int) -> str:
    """A spot as the notation writes it."""
    x, y = place_of(spot)
    return f"{x},{y}"


# The account

MATTERS = ("fall-to", "fall-to-foot", "fall-held")


def exposed(rec: Record, seat: int) -> int:
    """V13: the levels that a fall would cost."""
    spot = int(rec.climber[seat])
    if spot == FOOT or rules.has(rec, rules.tile_at(rec, spot), rules.CARABINER):
        return 0
    return rules.height(rec, seat) - (rules.landing(rec, spot) >> rules.COLUMN_BITS)


def carabiners(rec: Record, seat: int) -> int:
    """In the bag."""
    return int(rec.bag[seat, rules.CARABINER])


STANDS = {"exposed": exposed, "carabiners": carabiners}
HARMS = ("fall-to", "fall-to-foot", "exposed")
SOURCES = ("up", "down", "caves", "ziplines", "falls")
"""What brings a climber to another height."""


def gains(was: Record, rec: Record, code: int) -> Iterator[Gain]:
    """V9, V11, V12, V13: levels climbed and lost; V15: the foot, where all start, is one below."""
    seat, (kind, _) = int(was.turn), split(code)
    before, after = rules.height(was, seat), rules.height(rec, seat)
    if before == after:
        return
    stepped = "up" if after > before else "down"
    source = {CAVE_WAY: "caves", ZIP: "ziplines", DRAW: "falls"}.get(kind, stepped)
    yield Gain(source, seat, max(after, 0) - max(before, 0))
    yield Gain(START, seat, min(after, 0) - min(before, 0))


# In sentences

MORE_RULES = {
    "draw": ("V1",),
    "pack": ("V2", "V8", "V10", "V11", "V12", "V13"),
    "equip": ("V2",),
    "step": ("V10",),
    "cave": ("V10",),
    "zip": ("V10",),
}
"""What else is behind a move, for anyone who asks."""


NOTHING = ("bare", "stay", "no-zip")
"""Events that tell of nothing done."""


def asked(rec: Record) -> Data:
    """The arguments of the question now open."""
    pile = rules.open_pile(rec)
    return {
        "pile": min(pile, PILES - 1) + 1,
        "kind": KINDS[rec.drawn] if rec.drawn != NO_TILE else "",
        "left": sum(rules.pile_size(rec, number) for number in range(PILES)),
        "number": rules.in_bag(rec, int(rec.turn)) + 1,
    }


def spoken(event: Event, say: Say) -> Data:
    """The arguments of a sentence in a language: tokens have names."""
    if "token" not in event.data:
        return {}
    token = event.data["token"]
    return {"token": say(f"token-{token}.one"), "does": say(f"token-{token}.does")}
