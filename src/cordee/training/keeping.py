"""A course that was interrupted, beside the file that its weights go to, so that it can go on."""

from __future__ import annotations

import pickle
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import torch

from ..bots.weights import write
from ..engine.errors import CordeeError
from .course import Course

BESIDE = ".course"


@dataclass(frozen=True)
class Point:
    """How strong a network was at some time."""

    seconds: float
    games: int
    loss: float
    share: float
    error: float


@dataclass
class Kept:
    """A course, what it was asked for, and its strength as it went."""

    course: Course
    file: Path
    begun_with: str = ""
    """The digest of the weights that it began with."""
    curve: list[Point] = field(default_factory=list)

    @property
    def asked(self) -> dict[str, Any]:
        """What must be the same for a course to go on."""
        game = self.course.game
        told = {"game": game.name, "sight": game.sight.VERSION, "from": self.begun_with}
        return {**told, **asdict(self.course.plan)}

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

    def go_on(self) -> None:
        """From where it was left, if there is something, and if the same is asked for."""
        path = beside(self.file)
        if not path.exists():
            return
        try:
            found = torch.load(path, map_location=self.course.device, weights_only=True)
            self._check(found["asked"], path)
            self.course.resume(found)
            self.curve = [Point(**point) for point in found["curve"]]
        except OSError as fault:
            reason = fault.strerror or str(fault)
            raise CordeeError("file-unreadable", path=str(path), reason=reason) from None
        except CordeeError:
            raise
        except (RuntimeError, ValueError, LookupError, TypeError, EOFError, AttributeError,
                pickle.UnpicklingError):  # fmt: skip
            raise CordeeError("course-damaged", path=str(path)) from None

    def _check(self, found: dict[str, Any], path: Path) -> None:
        for key, right in self.asked.items():
            if found[key] != right:
                told = {"what": key, "found": _shown(found[key]), "right": _shown(right)}
                raise CordeeError("course-other", path=str(path), **told)

    def finish(self) -> None:
        """Write what was learned; nothing is left to go on with."""
        try:
            write(self.course.judge(), self.file)
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
