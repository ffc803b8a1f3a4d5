"""What decides how a game goes besides its description: the versions of what plays it."""

from __future__ import annotations

import hashlib
import platform
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from pathlib import Path

from .. import __version__

PACKAGE = Path(__file__).resolve().parent.parent
PARTS = ("engine", "games", "bots", "lab", "study")
"""The folders that decide how games and studies go, ..."""
DECIDING = (".py", ".toml", ".weights")
"""... and the files in them that do: code, boxes, and what judges have learned."""


@dataclass(frozen=True)
class Versions:
    """What plays somewhere."""

    cordee: str
    sources: str
    """A digest of everything that plays: the same version may have been changed."""
    python: str
    numpy: str
    numba: str

    def __str__(self) -> str:
        return (
            f"Cordée {self.cordee} (sources {self.sources}), Python {self.python}, "
            f"NumPy {self.numpy}, Numba {self.numba}"
        )


@cache
def versions_here() -> Versions:
    return Versions(
        cordee=__version__,
        sources=_digest(),
        python=".".join(platform.python_version_tuple()[:2]),
        numpy=version("numpy"),
        numba=version("numba"),
    )


def _digest() -> str:
    digest = hashlib.sha256()
    for part in PARTS:
        for path in sorted((PACKAGE / part).rglob("*")):
            if path.suffix in DECIDING:
                digest.update(f"{path.relative_to(PACKAGE)}\0".encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:8]
