"""What somebody may ask of a table: the same for pages, programs and what a page offers."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from ..server.refusals import Refused

SeatNumber = Annotated[int, Field(ge=0, lt=10**6)]
LONGEST_FRAME_TEXT = 4096


class Command(BaseModel):
    model_config = ConfigDict(frozen=True, strict=True, extra="ignore")


class Sit(Command):
    """Take a seat that is free to all; or, invited, the one of a link."""

    do: Literal["sit"] = "sit"
    seat: SeatNumber = 0
    name: str
    invited: Annotated[bool, Field(exclude=True)] = False


class Leave(Command):
    do: Literal["leave"] = "leave"
    seat: SeatNumber = 0


class Give(Command):
    """The host lets a bot have a seat that nobody has taken, or anybody, or whoever has a link."""

    do: Literal["bot", "free", "link"]
    seat: SeatNumber = 0


class Decide(Command):
    """A decision, made at the position after N plies."""

    do: Literal["move"] = "move"
    plies: SeatNumber
    text: str


class Undo(Command):
    do: Literal["undo"] = "undo"


class Resign(Command):
    """Give up; with several others left a bot plays the seat to its end."""

    do: Literal["resign"] = "resign"
    seat: SeatNumber = 0


class Hand(Command):
    """Hand the seat of somebody who is gone to a bot."""

    do: Literal["hand"] = "hand"
    seat: SeatNumber = 0


class Back(Command):
    """Take one's seat back from a bot."""

    do: Literal["back"] = "back"
    seat: SeatNumber = 0


class Say(Command):
    do: Literal["say"] = "say"
    text: str


class Look(Command):
    """Another composition of the board; it changes nothing at the table."""

    do: Literal["look"] = "look"
    layout: str = ""


class Hint(Command):
    """What the search would choose; it changes nothing at the table."""

    do: Literal["hint"] = "hint"


AtTable: TypeAlias = Sit | Leave | Give | Decide | Undo | Resign | Hand | Back | Say
"""Those that change a table."""
OnSeat: TypeAlias = Sit | Leave | Give | Resign | Hand | Back
"""Those that are about one seat."""
_any: TypeAdapter[Any] = TypeAdapter(Annotated[AtTable | Look | Hint, Field(discriminator="do")])


def read(frame: str) -> AtTable | Look | Hint:
    """The command in a frame of a socket."""
    try:
        command: AtTable | Look | Hint = _any.validate_json(frame)
    except (ValidationError, RecursionError):
        raise Refused("frame-wrong") from None
    if (isinstance(command, Give) and command.do == "link") or (
        isinstance(command, Sit) and command.invited
    ):
        raise Refused("frame-wrong")  # links go another way
    return command
