"""A course that was interrupted, beside the file that its weights go to, so that it can go on."""

from __future__ import annotations

import pickle
from collections.abc import Generator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import torch

from ..bots.weights import write
from ..engine.errors import CordeeError
from ..engine.game import Game
from .calming import calming
from .course import Course, Plan

BESIDE = ".course"


@dataclass(frozen=True)
class Point:
    """How strong a network was at some time."""

    seconds: float
    games: int
    loss: float
    share: float
    error: float


def asked(game: Game, plan: Plan, begun_with: str = "") -> dict[str, Any]:
    """What must be the same for a course to go on; `begun_with` is the digest of a file."""
    told = {"game": game.name, "sight": game.sight.VERSION, "from": begun_with}
    return {**told, **asdict(plan)}


def find(file: Path, wanted: dict[str, Any]) -> dict[str, Any] | None:
    """What was kept beside a file, if something was; an error, if it is not what is wanted."""
    path = beside(file)
    if not path.exists():
        return None
    try:
        found: dict[str, Any] = torch.load(path, map_location="cpu", weights_only=True)
        differing = [key for key, right in wanted.items() if found["asked"][key] != right]
    except OSError as fault:
        reason = fault.strerror or str(fault)
        raise CordeeError("file-unreadable", path=str(path), reason=reason) from None
    except (RuntimeError, ValueError, LookupError, TypeError, EOFError, pickle.UnpicklingError):
        raise CordeeError("course-damaged", path=str(path)) from None
    for key in differing:
        told = {"found": _shown(found["asked"][key]), "right": _shown(wanted[key])}
        raise CordeeError("course-other", path=str(path), what=key, **told)
    return found


@dataclass
class Kept:
    """A course, what it was asked for, and its strength as it went."""

    course: Course
    file: Path
    asked: dict[str, Any]
    curve: list[Point] = field(default_factory=list)

    def keep(self) -> None:
        """Write what was learned, and what it takes to go on."""
        path = beside(self.file)
        draft = path.with_name(path.name + ".part")
        curve = [asdict(point) for point in self.curve]
        try:
            torch.save({"asked": self.asked, "curve": curve, **self.course.kept()}, draft)
            draft.replace(path)
            write(self.course.judge(), self.file)
        except (OSError, RuntimeError) as fault:  # torch says of a full disk that it is a fault
            draft.unlink(missing_ok=True)
            raise _unwritable(self.file, fault) from None

    def go_on(self, found: dict[str, Any]) -> None:
        """From where it was left."""
        self.course.resume(found)
        self.curve = [Point(**point) for point in found["curve"]]

    def finishing(self) -> Generator[float, None, None]:
        """Calm what was learned, game by game, and write it; nothing is left to go on with."""
        judge = yield from calming(self.course.game, self.course.judge())
        try:
            write(judge, self.file)
            beside(self.file).unlink(missing_ok=True)
        except OSError as fault:
            raise _unwritable(self.file, fault) from None


def beside(file: Path) -> Path:
    """Where what it takes to go on is kept."""
    return file.with_name(file.name + BESIDE)


def _unwritable(file: Path, fault: Exception) -> CordeeError:
    reason = getattr(fault, "strerror", None) or str(fault).partition("\n")[0]
    return CordeeError("course-unwritable", path=str(file), reason=reason)


def _shown(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple | list) else str(value) or "–"
