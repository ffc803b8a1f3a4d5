"""What programs and the server say to each other, as OpenAPI describes it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from ... import bots
from ...engine.data import Data, Fields, Options
from ..live.names import LONGEST_NAME
from ..live.table import LONGEST_TALK, SEAT_KINDS

Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME, description="on one line")]


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid")


# What programs say


class NewPerson(Message):
    name: Name


class SeatWanted(Message):
    kind: Literal[SEAT_KINDS] = Field(  # type: ignore[valid-type]
        description="`me`: the person asking; `here`: somebody else at the same program; `link`: "
        "whoever has the link; `free`: whoever comes first; `bot`"
    )
    name: str = Field("", max_length=LONGEST_NAME, description="of somebody `here`")
    level: str = Field(
        "",
        max_length=24,
        description=f"of a bot: {', '.join(bots.LEVELS)}, or another of `GET /bots`",
    )


class NewTable(Message):
    game: str = Field(max_length=24)
    options: dict[str, str | int | bool] = Field(default_factory=dict, max_length=8)
    seats: list[SeatWanted] = Field(min_length=1, max_length=10)
    drawn: bool = Field(True, description="are the seats drawn, or do they stand as given?")
    hints: bool = Field(True, description="may players ask for hints?")
    listed: bool = Field(False, description="does the lobby show the table?")
    start: str = Field(
        "",
        max_length=12_000,
        description="a position as a line, to begin there: its options hold, and the seats "
        "stand as given",
    )


class NewMove(Message):
    plies: int = Field(ge=0, lt=10**6, description="the position that it is made at")
    text: str = Field(max_length=200, description="in the notation of the game")


class SitDown(Message):
    name: Name


class NewPledge(Message):
    digest: str = Field(
        max_length=64, description="the SHA-256 of the digits you will contribute, in hexadecimal"
    )


class NewContribution(Message):
    bits: str = Field(max_length=32, description="128 random bits: 32 hexadecimal digits")


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
    pledge: str = Field(description="the SHA-256 of what its player contributes to the dice")
    contribution: str = Field(description="what its player has contributed to the dice")


class Result(BaseModel):
    winners: list[int]
    shares: list[float] = Field(description="of each seat; they add up to one")


class TableTold(BaseModel):
    """A table as it stands."""

    table: str
    game: str
    options: Options
    start: str = Field(description="the position in which the game begins; empty: the usual one")
    stage: Literal["open", "playing", "over", "closed"]
    event: int = Field(description="the number of the last event")
    plies: int
    turn: int | None = Field(description="the seat that is to decide")
    moves: list[str] = Field(description="what you may decide; empty unless it is your turn")
    undo: bool = Field(description="may you take your last decision back?")
    seats: list[SeatTold]
    position: Fields | None = Field(description="the fields of the game's rule sheet")
    result: Result | None
    commitment: str = Field(description="the SHA-256 of the dice's secret")
    dice: Literal["open", "sealed", "closed"] = Field(
        description="may you contribute to the dice, or show what you have pledged?"
    )
    fresh: str = Field(description="the server's own bits: only after a restored backup")
    secret: str | None = Field(description="once the game is over")
    next_table: str | None = Field(description="where its players went on")


class EventTold(BaseModel):
    number: int
    kind: str
    at: float = Field(description="seconds since 1970")
    data: Data


class HintedMove(BaseModel):
    text: str
    label: str
    share: str
    equal: bool = Field(description="is it as good as the best, as far as the search can tell?")
    why: str = Field(description="what it leads to, in a sentence or two")


class HintTold(BaseModel):
    plies: int
    moves: list[HintedMove] = Field(description="the best first")


class NextTable(BaseModel):
    table: str
