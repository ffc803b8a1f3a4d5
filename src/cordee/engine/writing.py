"""Writes files so that nothing is lost."""

from __future__ import annotations

import os
from pathlib import Path


def write_whole(path: Path, text: str, durable: bool = True) -> None:
    """Write the file whole or not at all: what was there stays until the new one is complete.

    `durable` waits until the disk has it. A link keeps pointing to its file, and anything
    but an ordinary file is written to directly.
    """
    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file():
        target.write_text(text, encoding="utf-8")
        return
    draft = target.with_name(f".{target.name}.draft")
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_NOFOLLOW
    try:
        with os.fdopen(os.open(draft, flags, 0o666), "w", encoding="utf-8") as file:
            if target.exists():
                os.fchmod(file.fileno(), target.stat().st_mode & 0o777)
            file.write(text)
            file.flush()
            if durable:
                os.fsync(file.fileno())
        draft.replace(target)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
