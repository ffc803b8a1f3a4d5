"""Positions of Himalaya as plain data, and the check that refuses those no game can reach."""

from __future__ import annotations

import numpy as np

from ...engine.contract import RecordArray, Scores
from ...engine.data import Fields
from ...engine.dice import SIDES
from ...engine.errors import ImpossiblePosition
from ...engine.fields import (
    Field,
    Number,
    OwnField,
    Printed,
    Seat,
    SeatField,
    SeatNumbers,
    Word,
    Words,
)
from ...engine.kernel import Record, kernel
from ...engine.validate import bits, bounds, refusals, row, rows, some
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

DECK = [yeti_card(card) for card in range(STORM + 1)]
_impossible = refusals(__package__)


def scores(tables: RecordArray) -> Scores:
    """How far up each climber stands, in many positions at once."""
    return tables["climber"]


@kernel
def score(rec: Record, seat: int) -> int:
    """The same for one seat, as a kernel."""
    return int(rec.climber[seat])


def _route(box: Record) -> dict[str, object]:
    return {
        "length": int(box.length),
        "camps": np.flatnonzero(box.camp).tolist(),
        "cave": int(box.cave),
        "slides": [[start, int(box.slide[start])] for start in np.flatnonzero(box.slide).tolist()],
        "snow": np.flatnonzero(box.snow).tolist(),
    }


def counted(data: Fields) -> dict[str, int]:
    """H2, H3: how many of each thing there are, wherever they lie."""
    return {
        "climbers": len(data["climber"]),
        "sherpas": sum(map(len, data["sherpas"])),
        "cards": sum(map(len, (*data["cards"], *data["used"]))),
    }


def _shown_dice(rec: Record) -> list[int]:
    return [value for value in range(1, SIDES + 1) for _ in range(rec.dice[value - 1])]


def _read_dice(rec: Record, dice: object) -> None:
    rec.dice[:] = 0
    for value in some("dice", dice, 0, rules.all_dice(rec), 1, SIDES, rising=True):
        rec.dice[value - 1] += 1


def _shown_sherpas(rec: Record) -> list[list[int]]:
    return [spaces.tolist() for spaces in rec.sherpa[: rec.players]]


def _read_sherpas(rec: Record, sherpas: object) -> None:
    """Where they are, and how many there are on each space."""
    rec.crowd[:] = 0
    for seat, spaces in enumerate(rows("sherpas", sherpas, int(rec.players))):
        highest = int(rec.box.length) - 1
        places = row(f"sherpas[{seat}]", spaces, SHERPAS, 0, highest, rising=True)
        rec.sherpa[seat] = places
        for space in places:
            rec.crowd[space] += 1


def _camps(rec: Record) -> list[int]:
    camps: list[int] = np.flatnonzero(rec.box.camp).tolist()
    return camps


def _shown_recovered(rec: Record) -> list[list[int]]:
    return [
        [space for number, space in enumerate(_camps(rec)) if int(bits) >> number & 1]
        for bits in rec.recovered[: rec.players]
    ]


def _read_recovered(rec: Record, recovered: object) -> None:
    for seat, spaces in enumerate(rows("recovered", recovered, int(rec.players))):
        rec.recovered[seat] = bits(f"recovered[{seat}]", spaces, _camps(rec))


def _other_route(value: object) -> ImpossiblePosition:
    return _impossible("route", rule="H1", value=shown(value))


FIELDS = (
    Field("turn", Seat()),
    Field("phase", Word(PHASES)),
    OwnField("dice", _shown_dice, _read_dice),
    Field("yeti", Number(1, lambda rec: int(rec.box.length) - 1)),
    SeatNumbers("climber", 0, lambda rec: int(rec.box.length)),
    OwnField("sherpas", _shown_sherpas, _read_sherpas),
    SeatField("cards", Words(CARDS), at="hand"),
    SeatField("used", Words(CARDS)),
    OwnField("recovered", _shown_recovered, _read_recovered),
    Field("deck", Words(DECK)),
    Printed("route", lambda rec: _route(rec.box), _other_route),
)


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
            raise _impossible(
                "cards", rule="H3", seat=seat + 1, right=", ".join(Words(CARDS).show(every))
            )


def _check_deck(rec: Record) -> None:
    """H25: never empty, except after a storm that was the last card."""
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
    """H16: one climber per space, except in the base camp."""
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


CHECKS = (
    _check_dice,
    _check_cards,
    _check_deck,
    _check_ground,
    _check_climbers,
    _check_yeti,
    _check_start,
    _check_recover,
    _check_end,
)
