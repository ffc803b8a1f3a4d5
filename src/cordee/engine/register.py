"""What is known by name: what ships with Cordée, and what installed packages add.

A package adds something by an entry point in its `pyproject.toml`:

    [project.entry-points."cordee.games"]
    chess = "chess_for_cordee"

Nothing of that is looked for until somebody asks for more than what ships. A package that cannot be
used is left out, and one line in the log says why.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator, MutableMapping
from importlib.metadata import EntryPoint, entry_points
from threading import RLock
from typing import TypeVar

from ..words import locale_of
from .errors import CordeeError

LOG = logging.getLogger("cordee")
NAME = re.compile(r"[a-z][a-z0-9_]{0,23}")
"""A name that can be typed, and be part of an address."""

T = TypeVar("T")


class Register(MutableMapping[str, T]):
    """Names and what they stand for; those that ship come first, and cannot be taken by others."""

    def __init__(self, group: str, shipped: dict[str, T], read: Callable[[EntryPoint], T]) -> None:
        self.group = group
        self.shipped = shipped
        self._read = read
        self._added: dict[str, T] = {}
        self._installed: dict[str, T] | None = None
        self._looking = RLock()

    def __getitem__(self, name: str) -> T:
        for known in (self.shipped, self._added):
            if name in known:
                return known[name]
        return self.installed[name]

    def __setitem__(self, name: str, thing: T) -> None:
        """For this process alone."""
        self._added[name] = thing

    def __delitem__(self, name: str) -> None:
        del self._added[name]

    def __iter__(self) -> Iterator[str]:
        yield from dict.fromkeys((*self.shipped, *self._added, *self.installed))

    def __len__(self) -> int:
        return len(list(iter(self)))

    @property
    def installed(self) -> dict[str, T]:
        """What installed packages add, as far as it can be used; looked for once."""
        with self._looking:
            if self._installed is None:
                self._installed = {}
                for entry in sorted(entry_points(group=self.group), key=lambda one: one.name):
                    self._take(entry, self._installed)
            return self._installed

    def _take(self, entry: EntryPoint, taken: dict[str, T]) -> None:
        """One more, or a word in the log why not."""
        try:
            if NAME.fullmatch(entry.name) is None:
                raise CordeeError("register-name")
            if entry.name in self.shipped:
                raise CordeeError("register-shipped")
            if entry.name in taken:
                raise CordeeError("register-twice")
            taken[entry.name] = self._read(entry)
        except (Exception, SystemExit) as fault:  # whatever somebody else's code does
            LOG.warning("%s", left_out(entry, self.group, fault).text(locale_of()))

    def look_again(self) -> None:
        """Forget what was found: something has been installed since."""
        self._installed = None


def left_out(entry: EntryPoint, group: str, fault: BaseException) -> CordeeError:
    """Who is left out, and why."""
    about = {"name": entry.name, "package": package_of(entry), "kind": group.partition(".")[2]}
    return CordeeError("register-left-out", **about, reason=reason(fault))


def package_of(entry: EntryPoint) -> str:
    """The package that brings it, with its version."""
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist else entry.value


def reason(fault: BaseException) -> CordeeError | str:
    """What went wrong, in one line."""
    if isinstance(fault, CordeeError):
        return fault
    told = " ".join(str(fault).split())
    return f"{type(fault).__name__}: {told}" if told else type(fault).__name__
