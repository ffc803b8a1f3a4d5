"""Text files that users give us."""

from __future__ import annotations

from pathlib import Path

from .errors import CordeeError

LARGEST = 16 * 1024 * 1024
"""Bytes: no record or components file is that long; what is larger is not read into memory."""


def read_text(path: Path, fault: type[CordeeError]) -> str:
    """The text of a file; whatever is in the way is told as a `fault`."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as reason:
        raise fault(
            "file-unreadable", path=str(path), reason=getattr(reason, "strerror", 0) or str(reason)
        ) from None
    if len(data) > LARGEST:
        raise fault("file-too-large", path=str(path), size=LARGEST)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise fault("file-not-text", path=str(path)) from None
