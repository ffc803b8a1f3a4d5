"""What somebody may ask of a table: the same for pages, programs and what a page offers."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from ..server.refusals import Refused

Count = Annotated[int, Field(ge=0, lt=10**6)]


class Command(BaseModel):
    model_config = ConfigDict(frozen=True, strict=True, extra="ignore")


class OfSeat(Command):
    """What is asked about one seat."""

    seat: Count = 0


class Sit(OfSeat):
    """Take a seat that is free to all; or, if invited, the one a link gives."""

    do: Literal["sit"] = "sit"
    name: str
    invited: bool = False


class Leave(OfSeat):
    do: Literal["leave"] = "leave"


class Give(OfSeat):
    """The host lets a bot have a seat that nobody has taken, or anybody, or whoever has a link."""

    do: Literal["bot", "free", "link"]


class Pledge(OfSeat):
    """Be bound to a contribution to the dice by its SHA-256, before others have shown theirs."""

    do: Literal["pledge"] = "pledge"
    digest: str


class Contribute(OfSeat):
    """Add random bits to the dice of the table: 32 hexadecimal digits."""

    do: Literal["contribute"] = "contribute"
    bits: str


class Close(Command):
    """The host closes a table at which no game has begun."""

    do: Literal["close"] = "close"


class Decide(Command):
    """A decision, made at the position after N plies."""

    do: Literal["move"] = "move"
    plies: Count
    text: str
    sure: bool = True
    """In a guided game: is it to be played even if it gives much away?"""


class Undo(Command):
    do: Literal["undo"] = "undo"


class Resign(OfSeat):
    """Give up; with several others left, a bot plays the seat to the end."""

    do: Literal["resign"] = "resign"


class Hand(OfSeat):
    """Hand the seat of somebody who is gone to a bot."""

    do: Literal["hand"] = "hand"


class Back(OfSeat):
    """Take your seat back from a bot."""

    do: Literal["back"] = "back"


class Say(Command):
    do: Literal["say"] = "say"
    text: str


class Look(Command):
    """Another composition of the board, or another part of it; it changes nothing at the table."""

    do: Literal["look"] = "look"
    layout: str = ""
    finger: Count = 0
    at: str = ""


class Hint(Command):
    """What the search would choose; it changes nothing at the table."""

    do: Literal["hint"] = "hint"


class Counsel(Command):
    """In a guided game: what each choice would bring; it changes nothing at the table."""

    do: Literal["counsel"] = "counsel"


class What(Command):
    """What everything on the board is, after N plies; it changes nothing at the table."""

    do: Literal["what"] = "what"
    plies: Count


class Go(Command):
    """Where one explores: back to the first N moves that were tried, and on with others."""

    do: Literal["go"] = "go"
    keep: Count
    texts: tuple[str, ...] = ()


class Think(Command):
    """Where one explores: one more round of thinking about what is shown."""

    do: Literal["think"] = "think"
    known: Count = 0
    """The event at which the page was told the outcomes of the dice."""


ToDice: TypeAlias = Pledge | Contribute
"""Those that are about the dice."""
AtTable: TypeAlias = (
    Sit | Leave | Give | ToDice | Close | Decide | Undo | Resign | Hand | Back | Say
)
"""Those that change a table."""
OnSeat: TypeAlias = Sit | Leave | Give | Resign | Hand | Back
"""Those that are about one seat."""
Asked: TypeAlias = AtTable | Look | Hint | Counsel | What | Go | Think
"""Whatever a page may send."""
_any: TypeAdapter[Asked] = TypeAdapter(Annotated[Asked, Field(discriminator="do")])


def read(frame: str) -> Asked:
    """The command in a frame of a socket."""
    try:
        command: Asked = _any.validate_json(frame)
    except (ValidationError, RecursionError):
        raise Refused("frame-wrong") from None
    if (isinstance(command, Give) and command.do == "link") or (
        isinstance(command, Sit) and command.invited
    ):
        raise Refused("frame-wrong")  # links go another way
    return command
