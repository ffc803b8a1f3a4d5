"""What programs are told: a table as it stands, an event, or why something was not done."""

from __future__ import annotations

from starlette.responses import JSONResponse, Response

from ...engine.data import Data
from ...engine.errors import CordeeError
from ..live.room import Room
from ..live.table import BOT, OVER, Table
from ..server.metrics import REFUSALS
from ..server.refusals import status_of
from .messages import Refusal


def told(room: Room, person: str) -> Data:
    """A table as somebody sees it: the fields of `TableTold`."""
    table = room.table
    if room.told.get("event") != table.last:
        room.told = _same_for_all(table)
    own = table.seats_of(person)
    decides = room.told["turn"]
    mine = decides in own and not table.seats[decides].level
    seats = [
        {
            "kind": seat.kind,
            "name": seat.name,
            "bot": seat.level,
            "taken": seat.is_taken,
            "yours": nth in own,
            "here": seat.person is not None and room.is_here(seat.person),
            "resigned": seat.resigned,
            "pledge": seat.pledge,
            "contribution": seat.given,
        }
        for nth, seat in enumerate(table.seats)
    ]
    return room.told | {
        "seats": seats,
        "moves": [move.text for move in table.position.moves()] if mine and table.position else [],
        "undo": any(table.undoes(seat) is not None for seat in own),
        "next_table": table.next_table if own else None,
    }


def _same_for_all(table: Table) -> Data:
    assert table.game is not None
    position = table.position
    mover = table.to_move
    return {
        "table": table.id,
        "game": table.game.name,
        "options": table.options,
        "start": table.start,
        "stage": table.stage,
        "event": table.last,
        "plies": len(position.plies) if position else 0,
        "turn": position.actor if position and mover else None,
        "position": position.fields if position else None,
        "result": _result(table),
        "commitment": table.dice.commitment,
        "dice": "closed" if not table.gathers else "sealed" if table.sealed else "open",
        "fresh": table.fresh,
        "secret": table.secret.hex() if table.stage == OVER else None,
    }


def _result(table: Table) -> dict[str, object] | None:
    if table.stage != OVER or table.position is None:
        return None
    winner = table.winner_by_resignation
    if winner is not None:
        shares = [float(nth == winner) for nth in range(len(table.seats))]
        return {"winners": [winner], "shares": shares}
    outcome = table.position.outcome
    assert outcome is not None
    return {"winners": list(outcome.winners), "shares": list(outcome.shares)}


def refusal(fault: CordeeError, locale: str) -> Response:
    """Why something was not done, as programs are told it."""
    REFUSALS.labels(fault.key).inc()
    rule = fault.arguments.get("rule")
    said = Refusal(error=fault.key, message=fault.text(locale), rule=rule)
    return JSONResponse(said.model_dump(), status_of(fault))


def without_people(data: Data) -> Data:
    """What an event says, except who anybody is."""
    shown = {key: value for key, value in data.items() if key not in ("person", "host", "table")}
    if isinstance(shown.get("seats"), list):
        shown["seats"] = [
            without_people(seat) | {"taken": bool(seat["person"]) or seat["kind"] == BOT}
            for seat in shown["seats"]
        ]
    return shown
