"""Where Cordée keeps things on the user's machine."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700


def _home(variable: str, default: str) -> Path:
    if base := os.environ.get(variable):
        return Path(base) / "cordee"
    try:
        return Path.home() / default / "cordee"
    except RuntimeError:  # a user without a home
        return private_temp() / default / "cordee"


def cache_home() -> Path:
    """For what can be made again, such as compiled code."""
    return _home("XDG_CACHE_HOME", ".cache")


def data_home() -> Path:
    """For what must not be lost, such as games being played."""
    return _home("XDG_DATA_HOME", ".local/share")


def made_data_home() -> Path:
    """The same, there and nobody else's: unfinished games and tables hold secrets of dice."""
    folder = data_home()
    folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    make_private(folder, PRIVATE_FOLDER)
    return folder


def make_private(path: Path, mode: int = PRIVATE_FILE) -> None:
    """Take from others what they may do with a file or folder of ours."""
    state = path.stat()
    if state.st_uid == os.getuid() and state.st_mode & 0o077:
        path.chmod(mode)


def private_temp() -> Path:
    """A folder for temporary things that nobody else can write to: compiled code is run."""
    folder = Path(tempfile.gettempdir()) / f"cordee-{os.getuid()}"
    folder.mkdir(mode=PRIVATE_FOLDER, exist_ok=True)
    state = folder.lstat()
    if folder.is_symlink() or state.st_uid != os.getuid() or state.st_mode & 0o077:
        return Path(tempfile.mkdtemp(prefix="cordee-"))
    return folder
