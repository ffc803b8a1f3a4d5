"""What programs and the server say to each other, as OpenAPI describes it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from .. import bots
from ..engine.errors import CordeeError
from .room import Room
from .table import BOT, LONGEST_NAME, LONGEST_TALK, OVER, SEAT_KINDS, Table

Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME, description="on one line")]
Seats = Annotated[int, Field(ge=0, le=9, description="a seat's number, from 0")]


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid")


# What programs say


class NewPerson(Message):
    name: Name


class SeatWanted(Message):
    kind: Literal[SEAT_KINDS] = Field(  # type: ignore[valid-type]
        description="`me`: who asks; `here`: somebody else at the same program; `link`: who has "
        "the link; `free`: who comes first; `bot`"
    )
    name: str = Field("", max_length=LONGEST_NAME, description="of somebody `here`")
    level: str = Field("", max_length=24, description=f"of a bot: {', '.join(bots.LEVELS)}")


class NewTable(Message):
    game: str = Field(max_length=24)
    options: dict[str, str | int | bool] = Field(default_factory=dict, max_length=8)
    seats: list[SeatWanted] = Field(min_length=1, max_length=10)
    drawn: bool = Field(True, description="are the seats drawn, or do they stand as given?")
    hints: bool = Field(True, description="may players ask for hints?")
    listed: bool = Field(False, description="does the lobby show the table?")


class NewMove(Message):
    plies: int = Field(ge=0, lt=10**6, description="the position that it is made at")
    text: str = Field(max_length=200, description="in the notation of the game")


class SitDown(Message):
    name: Name


class Talk(Message):
    text: str = Field(min_length=1, max_length=LONGEST_TALK)


# What the server says


class Refusal(BaseModel):
    """Why something was not done; nothing was changed."""

    error: str = Field(description="a key that does not change with the language")
    message: str
    rule: str | None = Field(None, description="the rule of the game that is in the way")


class GameTold(BaseModel):
    name: str
    title: str
    players: list[int] = Field(description="the fewest and the most")
    options: dict[str, list[str | int | bool]]


class PersonTold(BaseModel):
    token: str = Field(description="for the header `Authorization: Bearer …`")
    name: str


class Entry(BaseModel):
    table: str
    game: str
    stage: Literal["open", "playing", "over"]
    names: list[str] = Field(description="of each seat; empty where nobody sits")
    yours: bool = Field(description="is it your turn?")


class Link(BaseModel):
    seat: int
    link: str = Field(description="gives the seat once: POST /invitations/{link}")


class TableMade(BaseModel):
    table: str
    links: list[Link]


class SeatTold(BaseModel):
    kind: str
    name: str
    bot: str | None = Field(description="the level of the bot that plays it")
    taken: bool
    yours: bool
    here: bool = Field(description="does its player look at the table now?")
    resigned: bool


class Result(BaseModel):
    winners: list[int]
    shares: list[float] = Field(description="of each seat; they add up to one")


class TableTold(BaseModel):
    """A table as it stands."""

    table: str
    game: str
    options: dict[str, Any]
    stage: Literal["open", "playing", "over"]
    event: int = Field(description="the number of the last event")
    plies: int
    turn: int | None = Field(description="the seat that is to decide")
    moves: list[str] = Field(description="what you may decide; empty unless it is your turn")
    undo: bool = Field(description="may you take your last decision back?")
    seats: list[SeatTold]
    position: dict[str, Any] | None = Field(description="the fields of the game's rule sheet")
    result: Result | None
    commitment: str = Field(description="the SHA-256 of the dice's secret")
    secret: str | None = Field(description="once the game is over")
    next_table: str | None = Field(description="where its players went on")


class EventTold(BaseModel):
    number: int
    kind: str
    at: float = Field(description="seconds since 1970")
    data: dict[str, Any]


class Prospect(BaseModel):
    text: str
    label: str
    share: str


class HintTold(BaseModel):
    plies: int
    moves: list[Prospect] = Field(description="the best first")


class NextTable(BaseModel):
    table: str


def told(room: Room, person: str) -> dict[str, Any]:
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
        }
        for nth, seat in enumerate(table.seats)
    ]
    return room.told | {
        "seats": seats,
        "moves": [move.text for move in table.position.moves()] if mine and table.position else [],
        "undo": any(table.undoes(seat) is not None for seat in own),
        "next_table": table.next_table if own else None,
    }


def _same_for_all(table: Table) -> dict[str, Any]:
    assert table.game is not None
    position = table.position
    mover = table.to_move
    return {
        "table": table.id,
        "game": table.game.name,
        "options": table.options,
        "stage": table.stage,
        "event": table.last,
        "plies": len(position.plies) if position else 0,
        "turn": position.actor if position and mover else None,
        "position": position.to_dict() if position else None,
        "result": _result(table),
        "commitment": table.dice.commitment,
        "secret": table.secret.hex() if table.stage == OVER else None,
    }


def _result(table: Table) -> dict[str, Any] | None:
    if table.stage != OVER or table.position is None:
        return None
    winner = table.winner_by_resignation
    if winner is not None:
        shares = [float(nth == winner) for nth in range(len(table.seats))]
        return {"winners": [winner], "shares": shares}
    outcome = table.position.outcome
    assert outcome is not None
    return {"winners": list(outcome.winners), "shares": list(outcome.shares)}


STATUS = {
    "seat-other": 403,
    "seat-none": 404,
    "seat-taken": 409,
    "moved-on": 409,
    "not-your-turn": 409,
    "not-playing": 409,
    "leave-playing": 409,
    "hand-early": 409,
    "hand-refused": 409,
    "back-refused": 409,
    "undo-refused": 409,
    "still-playing": 409,
    "link-used": 410,
    "too-fast": 429,
    "too-many-tables": 429,
    "hints-busy": 429,
    "table-busy": 503,
}
"""HTTP's numbers for refusals; 400 for all others."""


def refusal(fault: CordeeError, locale: str) -> tuple[int, dict[str, Any]]:
    """A refusal as programs are told."""
    said = Refusal(
        error=fault.key, message=fault.text(locale), rule=fault.arguments.get("rule")
    ).model_dump()
    return STATUS.get(fault.key, 400), said


def without_people(data: dict[str, Any]) -> dict[str, Any]:
    """What an event says, but for who somebody is."""
    shown = {key: value for key, value in data.items() if key not in ("person", "host", "table")}
    if isinstance(shown.get("seats"), list):
        shown["seats"] = [
            without_people(seat) | {"taken": bool(seat["person"]) or seat["kind"] == BOT}
            for seat in shown["seats"]
        ]
    return shown
