"""Text files that users give us."""

from __future__ import annotations

from pathlib import Path

from .errors import CordeeError


def read_text(path: Path, fault: type[CordeeError], largest: int) -> str:
    """The text of a file of at most N bytes; whatever goes wrong is raised as a `fault`."""
    try:
        with path.open("rb") as file:
            data = file.read(largest + 1)
    except (OSError, ValueError) as reason:
        raise fault(
            "file-unreadable", path=str(path), reason=getattr(reason, "strerror", 0) or str(reason)
        ) from None
    if len(data) > largest:
        raise fault("file-too-large", path=str(path), size=largest)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise fault("file-not-text", path=str(path)) from None
