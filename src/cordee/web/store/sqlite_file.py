"""The file of an SQLite database: for its owner's eyes, and for one server at a time."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url

from ...engine.errors import CannotStart
from ...engine.paths import PRIVATE_FILE, make_private
from .. import WEB


def path_of(url: str) -> Path | None:
    """Where it is; None for other databases, and for one in memory."""
    where = make_url(url)
    if where.get_backend_name() != "sqlite" or where.database in (None, "", ":memory:"):
        return None
    return Path(str(where.database)).absolute()


@contextmanager
def ours_alone(url: str) -> Iterator[None]:
    """Until the end no other server may use the file, nor may anybody else read it.

    Two would not hear of each other's moves. The lock is on a file beside the database, for
    SQLite locks that one itself; the system takes it back from whoever is killed.
    """
    path = path_of(url)
    if path is None:
        yield
        return
    if not path.parent.is_dir():
        raise CannotStart("database-folder", domain=WEB, folder=str(path.parent))
    try:
        for file in (path, held := Path(f"{path.resolve()}-lock")):
            os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE_FILE))
            make_private(file)
        lock = held.open("rb")
    except OSError as fault:
        reason = fault.strerror or str(fault)
        raise CannotStart("database-file", domain=WEB, path=str(path), reason=reason) from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise CannotStart("database-taken", domain=WEB, path=str(path)) from None
        yield
