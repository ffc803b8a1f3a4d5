"""Positions of Himalaya as plain data, and the check that refuses those no game can come to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ...engine.dice import SIDES
from ...engine.kernel import Record
from ...engine.validate import (
    bounds,
    check_keys,
    choice,
    is_part,
    refusals,
    row,
    rows,
    same,
    some,
    whole,
)
from ...words import shown
from . import rules
from .notation import yeti_card
from .rules import (
    BASE,
    CARDS,
    FIRST_ROLL_PHASE,
    HANDS,
    MOVE_PHASE,
    OVER_PHASE,
    PHASES,
    RECOVER_PHASE,
    ROLL_PHASE,
    SHERPAS,
    STORM,
    YETI_PHASE,
)

FIELDS = (
    "turn",
    "phase",
    "dice",
    "yeti",
    "climber",
    "sherpas",
    "cards",
    "used",
    "recovered",
    "deck",
    "route",
)
DECK = [yeti_card(card) for card in range(STORM + 1)]
_impossible = refusals(__package__)


def show(rec: Record) -> dict[str, Any]:
    """The fields of a record, ready for JSON."""
    seats = range(int(rec.players))
    return {
        "turn": int(rec.turn),
        "phase": PHASES[rec.phase],
        "dice": [value for value in range(1, SIDES + 1) for _ in range(rec.dice[value - 1])],
        "yeti": int(rec.yeti),
        "climber": [int(rec.climber[seat]) for seat in seats],
        "sherpas": [rec.sherpa[seat].tolist() for seat in seats],
        "cards": [_cards(int(rec.hand[seat])) for seat in seats],
        "used": [_cards(int(rec.used[seat])) for seat in seats],
        "recovered": [_camps(rec, int(rec.recovered[seat])) for seat in seats],
        "deck": [name for card, name in enumerate(DECK) if int(rec.deck) >> card & 1],
        "route": _route(rec.box),
    }


def scores(tables: np.ndarray[Any, Any]) -> Any:
    """How far up each climber stands, in many positions at once."""
    return tables["climber"]


def _cards(bits: int) -> list[str]:
    return [name for card, name in enumerate(CARDS) if bits >> card & 1]


def _camps(rec: Record, bits: int) -> list[int]:
    camps = np.flatnonzero(rec.box.camp).tolist()
    return [space for number, space in enumerate(camps) if bits >> number & 1]


def _route(box: Record) -> dict[str, Any]:
    return {
        "length": int(box.length),
        "camps": np.flatnonzero(box.camp).tolist(),
        "cave": int(box.cave),
        "slides": [[start, int(box.slide[start])] for start in np.flatnonzero(box.slide).tolist()],
        "snow": np.flatnonzero(box.snow).tolist(),
    }


def counted(data: Mapping[str, Any]) -> dict[str, int]:
    """H2, H3: how many of each thing there are, wherever they lie."""
    return {
        "climbers": len(data["climber"]),
        "sherpas": sum(map(len, data["sherpas"])),
        "cards": sum(map(len, (*data["cards"], *data["used"]))),
    }


def read(data: Mapping[str, Any], at: np.ndarray[Any, Any]) -> None:
    """Fill a record that was just set up; refuse what no game can come to."""
    check_keys(data, FIELDS)
    rec = at[0]
    if not same(data["route"], _route(rec.box)):
        raise _impossible("route", rule="H1", value=shown(data["route"]))
    _fill(rec, data)
    for check in (
        _check_dice,
        _check_cards,
        _check_deck,
        _check_ground,
        _check_climbers,
        _check_yeti,
        _check_start,
        _check_recover,
        _check_end,
    ):
        check(rec)


def _fill(rec: Record, data: Mapping[str, Any]) -> None:
    players, length = int(rec.players), int(rec.box.length)
    rec.turn = whole("turn", data["turn"], 0, players - 1)
    rec.phase = choice("phase", data["phase"], PHASES)
    most = rules.all_dice(rec)
    rec.dice[:] = 0
    for value in some("dice", data["dice"], 0, most, 1, SIDES, rising=True):
        rec.dice[value - 1] += 1
    rec.yeti = whole("yeti", data["yeti"], 1, length - 1)
    rec.climber[:players] = row("climber", data["climber"], players, 0, length)
    rec.crowd[:] = 0
    for seat, spaces in enumerate(rows("sherpas", data["sherpas"], players)):
        name = f"sherpas[{seat}]"
        rec.sherpa[seat] = row(name, spaces, SHERPAS, 0, length - 1, rising=True)
        for space in spaces:
            rec.crowd[space] += 1
    for field, column in (("cards", rec.hand), ("used", rec.used)):
        for seat, names in enumerate(rows(field, data[field], players)):
            column[seat] = _bits(f"{field}[{seat}]", names, CARDS)
    camps = np.flatnonzero(rec.box.camp).tolist()
    for seat, spaces in enumerate(rows("recovered", data["recovered"], players)):
        rec.recovered[seat] = _bits(f"recovered[{seat}]", spaces, camps)
    rec.deck = _bits("deck", data["deck"], DECK)


def _bits(name: str, value: Any, known: list[Any] | tuple[Any, ...]) -> int:
    """Some of the things known, in their order, as bits."""
    if not is_part(value, known):
        known_ones = ", ".join(map(str, known))
        raise _impossible("order", name=name, value=shown(value), known=known_ones)
    return sum(1 << known.index(one) for one in value)


def _check_dice(rec: Record) -> None:
    """H4, H6: how many dice lie on the table in each phase."""
    phase, left, every = int(rec.phase), rules.dice_left(rec), rules.all_dice(rec)
    low, high = {
        FIRST_ROLL_PHASE: (0, 0),
        ROLL_PHASE: (0, 0),
        YETI_PHASE: (every, every),
        MOVE_PHASE: (1, every),
        RECOVER_PHASE: (0, every),
        OVER_PHASE: (0, every),
    }[phase]
    if not low <= left <= high:
        raise _impossible("dice", rule="H6", count=left, phase=PHASES[phase], **bounds(low, high))


def _check_cards(rec: Record) -> None:
    """H3: each player has each card once, in hand or used."""
    every = HANDS[int(rec.players) - 2]
    for seat in range(int(rec.players)):
        hand, used = int(rec.hand[seat]), int(rec.used[seat])
        if hand & used or hand | used != every:
            raise _impossible("cards", rule="H3", seat=seat + 1, right=", ".join(_cards(every)))


def _check_deck(rec: Record) -> None:
    """H25: never empty, but after a storm that was the last card."""
    if rec.deck == 0 and (rec.phase != OVER_PHASE or _at_summit(rec)):
        raise _impossible("deck", rule="H25")
    undrawn = rec.deck == rules.FAIR_DECK and rec.phase not in (FIRST_ROLL_PHASE, OVER_PHASE)
    if undrawn and rec.yeti != rec.box.cave:
        raise _impossible("yeti-home", rule="H5", space=int(rec.box.cave))


def _check_ground(rec: Record) -> None:
    """H12, H13: nobody rests in the cave or on a slide."""
    for seat in range(int(rec.players)):
        for space in (int(rec.climber[seat]), *rec.sherpa[seat].tolist()):
            if space == rec.box.cave or rec.box.slide[space]:
                rule = "H12" if space == rec.box.cave else "H13"
                raise _impossible("ground", rule=rule, seat=seat + 1, space=space)


def _check_climbers(rec: Record) -> None:
    """H16: one climber a space, but for the base camp."""
    up = [int(space) for space in rec.climber[: rec.players] if space != BASE]
    if len(set(up)) < len(up):
        raise _impossible("climbers", rule="H16", value=shown(rec.climber[: rec.players].tolist()))


def _check_yeti(rec: Record) -> None:
    """H12, H23: outside camps only a climber, and sherpas that came with theirs, face the yeti."""
    space = int(rec.yeti)
    if rec.box.camp[space]:
        return
    facing = [
        seat
        for seat in range(int(rec.players))
        if rec.climber[seat] == space or rules.own_sherpas(rec, seat, space)
    ]
    alone = [seat for seat in facing if rec.climber[seat] < space]
    if len(facing) > 1 or alone:
        raise _impossible("yeti", rule="H23", space=space)


def _check_start(rec: Record) -> None:
    """H2: the first roll is that of the start."""
    if rec.phase != FIRST_ROLL_PHASE:
        return
    untouched = (
        rec.turn == 0
        and not rec.climber.any()
        and not rec.used.any()
        and not rec.recovered.any()
        and rec.yeti == rec.box.cave
        and rec.deck == rules.FAIR_DECK
        and all(rec.sherpa[seat].tolist() == [1, 2, 3, 4] for seat in range(int(rec.players)))
    )
    if not untouched:
        raise _impossible("start", rule="H2")


def _check_recover(rec: Record) -> None:
    """H21: the question needs two sherpas in a camp whose right is not spent, and a used card."""
    if rec.phase == RECOVER_PHASE and not rules.camp_to_recover(rec):
        raise _impossible("recover", rule="H21", seat=int(rec.turn) + 1)


def _check_end(rec: Record) -> None:
    """H26, H27: the game ends with a climber on the summit, or with the storm."""
    summit, over = _at_summit(rec), rec.phase == OVER_PHASE
    all_there = rules.dice_left(rec) == rules.all_dice(rec)
    if summit and (not over or summit != [rec.turn] or all_there):
        raise _impossible("summit", rule="H26")
    if over and not summit and (rec.deck >> STORM & 1 or not all_there):
        raise _impossible("over", rule="H27")


def _at_summit(rec: Record) -> list[int]:
    return [seat for seat in range(int(rec.players)) if rec.climber[seat] == rec.box.length]
