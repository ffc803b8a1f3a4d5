"""Who may do what at a table, and what then happens: pure functions from commands to events.

`Table` folds the events; `Room` keeps them and tells everybody.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ...engine.data import Data
from ...engine.fair import CONTRIBUTION_BYTES, FairDice, pledge_of
from ...engine.record import one_line
from ..server.refusals import NotFound, NotNow, NotYours, Refused
from . import events as kinds
from .commands import (
    AtTable,
    Back,
    Close,
    Contribute,
    Decide,
    Give,
    Hand,
    Leave,
    OnSeat,
    Pledge,
    Resign,
    Say,
    Sit,
    ToDice,
    Undo,
)
from .events import TableEvent
from .names import distinct, is_seen, proper_name
from .table import BOT, CLOSED, FREE, LINK, LONGEST_TALK, MOST, OPEN, PLAYING, Seat, Table
from .table_setup import DEFAULT_LEVEL, bot_name

SHA_256 = 32
"""Bytes of a digest."""
Made = tuple[str, Data]
"""An event to come: its kind, and what it says."""


@dataclass(frozen=True)
class Asker:
    """Who is asking."""

    person: str
    name: str = ""
    """What somebody without a seat is called."""
    is_gone: Callable[[Seat], bool] = lambda _seat: False
    """Has the player of a seat been away for a while?"""


def decide(table: Table, asker: Asker, command: AtTable) -> list[Made]:
    """What happens because of a command; refused if it is not allowed, or was done too often."""
    made = _decide(table, asker, command)
    for kind, data in made:
        if table.has_spent(kind, data.get("seat")):
            raise NotNow(f"spent-{kind}", most=MOST[kind])
    return made


def _decide(table: Table, asker: Asker, command: AtTable) -> list[Made]:
    if table.attempt is not None:
        raise NotNow("lesson-alone")
    if isinstance(command, Decide):
        return _move(table, asker, command)
    if isinstance(command, Undo):
        return _undo(table, asker)
    if isinstance(command, Say):
        return _say(table, asker, command)
    if isinstance(command, Close):
        return _close(table, asker)
    if isinstance(command, Sit):
        proper_name(command.name)  # first of all
    if not 0 <= command.seat < len(table.seats):
        raise NotFound("seat-none", seat=command.seat + 1)
    if isinstance(command, ToDice):
        return _to_the_dice(table, asker, command)
    if isinstance(command, Sit | Leave | Give):
        return _before_the_game(table, asker, command)
    return _in_the_game(table, asker, command)


def allows(table: Table, asker: Asker, command: OnSeat | Close) -> bool:
    """Would it be done? What a page offers is whatever would."""
    try:
        return bool(decide(table, asker, command))
    except Refused:
        return False


def begin(table: Table) -> list[Made]:
    """The game starts as soon as everybody is seated; after a restored backup it goes on."""
    if table.mixing:
        return [(kinds.MIXED, {})] if table.gathers else []
    if not table.is_full:
        return []
    order = list(range(len(table.seats)))
    dice = FairDice(table.secret, (table.gathered,))
    return [(kinds.START, {"order": dice.seats(order) if table.drawn else order})]


def seal(table: Table) -> list[Made]:
    """Who has pledged may show what they contribute, now that nobody can pledge any more."""
    ready = table.is_full or (table.mixing and table.gathers)
    pledged = any(seat.pledge and not seat.given for seat in table.seats)
    return [(kinds.SEAL, {})] if ready and pledged and not table.sealed else []


def mix_again(table: Table, epoch: str, fresh: str) -> list[Made]:
    """A table from a restored backup is to have dice that nobody has seen."""
    if table.epoch == epoch or table.stage not in (OPEN, PLAYING):
        return []
    return [(kinds.MIX, {"epoch": epoch, "fresh": fresh})]


def bot_moves(table: Table, text: str, stamp: tuple[int, int]) -> list[Made]:
    """What a bot decided at a position; it is dropped if the table has moved on meanwhile."""
    if table.bot_to_move is None or table.stamp != stamp:
        return []
    return [moved(table, text)]


def carry_out(table: Table, made: Sequence[Made], at: float) -> list[TableEvent]:
    """Fold events to come into a table, then everything that follows from them unasked."""
    events: list[TableEvent] = []

    def add(kind: str, data: Data) -> None:
        events.append(TableEvent(table.last + 1, kind, data, at))
        table.apply(events[-1])

    for one in made:
        add(*one)
    while (following := unasked(table)) is not None:
        add(*following)
    return events


def unasked(table: Table) -> Made | None:
    """What happens next without anybody being asked, if anything does."""
    if table.stage != PLAYING or table.position is None or table.mixing:
        return None
    move = table.position.unasked()
    return None if move is None else moved(table, move.text)


def moved(table: Table, text: str) -> Made:
    assert table.position is not None
    actor = table.position.actor
    return kinds.MOVE, {"text": text, "seat": actor if isinstance(actor, int) else None}


def _move(table: Table, asker: Asker, command: Decide) -> list[Made]:
    seat = table.to_move
    if table.stage != PLAYING or table.position is None:
        raise NotNow("not-playing")
    if table.mixing:
        raise NotNow("dice-mixing")
    if len(table.position.plies) != command.plies:
        raise NotNow("moved-on")
    if seat is None or seat.person != asker.person or seat.played_by_bot:
        raise NotNow("not-your-turn")
    return [moved(table, table.position.legal(command.text).text)]


def _undo(table: Table, asker: Asker) -> list[Made]:
    own = table.seats_of(asker.person)
    for seat in own:
        plies = table.undoes(seat)
        if plies is not None:
            return [(kinds.UNDO, {"plies": plies, "seat": seat})]
    if any(table.has_spent(kinds.UNDO, seat) for seat in own):
        raise NotNow(f"spent-{kinds.UNDO}", most=MOST[kinds.UNDO])
    raise NotNow("undo-refused")


def _say(table: Table, asker: Asker, command: Say) -> list[Made]:
    _check_not_closed(table)
    text, own = one_line(command.text, len(command.text)), table.seats_of(asker.person)
    if not is_seen(text):
        return []
    if len(text) > LONGEST_TALK:
        raise Refused("talk-long", most=LONGEST_TALK, count=len(text))
    name = table.seats[own[0]].name if own else asker.name
    seat = own[0] if own else None
    return [(kinds.SAY, {"name": name, "text": text, "seat": seat, "person": asker.person})]


def _close(table: Table, asker: Asker) -> list[Made]:
    if table.host != asker.person:
        raise NotYours("close-host")
    _check_not_closed(table)
    if table.stage != OPEN or table.sealed:
        raise NotNow("close-playing")
    return [(kinds.CLOSE, {"name": table.host_name})]


def _check_not_closed(table: Table) -> None:
    if table.stage == CLOSED:
        raise NotNow("table-closed")


def _before_the_game(table: Table, asker: Asker, command: Sit | Leave | Give) -> list[Made]:
    seat, chair = command.seat, table.seats[command.seat]
    _check_not_closed(table)
    if isinstance(command, Leave):
        _check_own(chair, asker)
        if table.stage != OPEN or table.sealed:
            raise NotNow("leave-playing")
        if chair.kind not in (FREE, LINK):
            raise NotYours("seat-other")
        return [(kinds.LEAVE, {"seat": seat})]
    if isinstance(command, Give) and table.host != asker.person:
        raise NotYours("seat-other")
    if table.stage != OPEN or chair.is_taken:
        raise NotNow("seat-taken")
    if isinstance(command, Sit):
        name = distinct(proper_name(command.name), table.names)
        if chair.kind != (LINK if command.invited else FREE):
            raise NotYours("seat-other")
        return [(kinds.SIT, {"seat": seat, "person": asker.person, "name": name})]
    by = next((one.name for one in table.seats if one.person == asker.person), "")
    bot = command.do == BOT
    given = {
        "seat": seat,
        "kind": command.do,
        "name": bot_name(DEFAULT_LEVEL, table.seats) if bot else "",
        "level": DEFAULT_LEVEL if bot else None,
        "by": by,
    }
    return [(kinds.GIVE, given)]


def _to_the_dice(table: Table, asker: Asker, command: Pledge | Contribute) -> list[Made]:
    """Once for each seat; who has pledged shows just that, who has not is too late once sealed."""
    chair = table.seats[command.seat]
    _check_not_closed(table)
    _check_own(chair, asker)
    if not table.gathers:
        raise NotNow("given-late")
    if chair.given or (chair.pledge and isinstance(command, Pledge)):
        raise NotNow("given-twice")
    if table.sealed and not chair.pledge:
        raise NotNow("given-late")
    if isinstance(command, Pledge):
        if not _is_hex(command.digest, 2 * SHA_256):
            raise Refused("given-pledge", count=2 * SHA_256)
        return [(kinds.PLEDGE, {"seat": command.seat, "digest": command.digest})]
    if not _is_hex(command.bits, 2 * CONTRIBUTION_BYTES):
        raise Refused("given-bits", count=2 * CONTRIBUTION_BYTES)
    if chair.pledge and pledge_of(command.bits) != chair.pledge:
        raise Refused("given-other")
    return [(kinds.CONTRIBUTE, {"seat": command.seat, "bits": command.bits})]


def _is_hex(text: str, digits: int) -> bool:
    return re.fullmatch(f"[0-9a-f]{{{digits}}}", text) is not None


def _in_the_game(table: Table, asker: Asker, command: Resign | Hand | Back) -> list[Made]:
    seat, chair = command.seat, table.seats[command.seat]
    if isinstance(command, Hand):
        if table.stage != PLAYING or chair.person is None or chair.played_by_bot:
            raise NotNow("hand-refused")
        others = table.seats_of(asker.person) and asker.is_gone(chair)
        if chair.person != asker.person and not others:
            raise NotNow("hand-early", name=chair.name)
        return [(kinds.HAND, {"seat": seat, "level": DEFAULT_LEVEL})]
    _check_own(chair, asker)
    if isinstance(command, Resign):
        if table.stage != PLAYING or chair.resigned:
            raise NotNow("not-playing")
        return [(kinds.RESIGN, {"seat": seat, "level": DEFAULT_LEVEL})]
    if table.stage != PLAYING or not chair.played_by_bot or chair.resigned:
        raise NotNow("back-refused")
    return [(kinds.BACK, {"seat": seat})]


def _check_own(chair: Seat, asker: Asker) -> None:
    if chair.person != asker.person:
        raise NotYours("seat-other")
