"""What the server refuses to do, and HTTP's number for it."""

from __future__ import annotations

from ...engine.errors import CordeeError
from .. import WEB
from ..store.prompt import Unsure


class Refused(CordeeError):
    """It makes no sense, or a rule of the game forbids it."""

    status = 400

    def __init__(self, key: str, /, **arguments: object) -> None:
        super().__init__(key, domain=WEB, **arguments)


class NoToken(Refused):
    """We do not know who is asking."""

    status = 401


class NotYours(Refused):
    """It belongs to somebody else."""

    status = 403


class NotFound(Refused):
    """There is no such thing."""

    status = 404


class MethodNotAllowed(Refused):
    status = 405


class NotNow(Refused):
    """The table has moved on, or it is somebody else's turn."""

    status = 409


class Used(Refused):
    """What could be used once has been used."""

    status = 410


class TooLarge(Refused):
    status = 413


class Misread(Refused):
    """Not as the API describes it."""

    status = 422


class TooMuch(Refused):
    """Too much at once."""

    status = 429


class Unreachable(Refused):
    """The database cannot be reached just now, or others were quicker."""

    status = 503


def of_database(fault: Exception, *, changing: bool, move: bool = False) -> Unreachable:
    """The database is unavailable: what that means for whoever has asked for something."""
    if isinstance(fault, Unsure):
        return Unreachable("save-unsure")
    if changing:
        return Unreachable("not-saved", move="yes" if move else "no")
    return Unreachable("not-read")


def status_of(fault: CordeeError) -> int:
    """HTTP's number; what the engine refuses makes no sense."""
    return fault.status if isinstance(fault, Refused) else Refused.status


def refused_by_number(status: int) -> Refused:
    """What Starlette itself refuses."""
    if status == MethodNotAllowed.status:
        return MethodNotAllowed("no-such-method")
    return NotFound("no-such-page") if status == NotFound.status else Refused("frame-wrong")
