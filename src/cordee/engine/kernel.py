"""The `@kernel` decorator, where compiled code is kept, and random numbers for playouts.

A kernel is a plain Python function over one flat record. Numba compiles it; with
`NUMBA_DISABLE_JIT=1` the same function runs interpreted, which the tests compare.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Lock
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, TypeVar

import llvmlite.binding
import numba
import numpy as np
from numba.core.caching import FunctionCache
from numba.extending import overload
from numpy.typing import NDArray

from .compiler import KernelCompiler
from .paths import cache_home, private_temp

config: Any = numba.config
F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent
INTERPRETED = bool(config.DISABLE_JIT)
CHANCE, OVER = -1, -2
"""What `actor` answers when no seat decides. Constants of kernels live in files with kernels:
a change in another file would not be noticed."""
KIND_SHIFT = 24
PAYLOAD = (1 << KIND_SHIFT) - 1
"""A move's code is its kind, then N bits for what it is about; kernels see 31 bits."""
CODE_BITS = 31
MOST_KINDS = 1 << (CODE_BITS - KIND_SHIFT)
KEPT_CACHES = 4
"""How many versions of the compiled code stay on disk: old ones are dropped."""

_decorating = Lock()
_templates: defaultdict[str, list[Any]] = defaultdict(list)
"""By the name of their module."""

Record = Any
"""A record of a game's STATE or BOX: attributes are its fields, known to Numba alone."""
Column = Any
"""What one field of a record holds: a number, or an array of them."""


def record_of(fields: list[Any]) -> np.dtype[Any]:
    """The type of a flat record: aligned, as compiled code wants it, its fields as attributes."""
    return np.dtype((np.record, np.dtype(fields, align=True)))


def kernel(function: F) -> F:
    """Compile a rule function, and keep the compiled code for the next start."""
    if INTERPRETED:
        return np.errstate(over="ignore")(function)  # random numbers wrap around on purpose
    compiled: F = _compiled(function, cache_folder(Path(function.__code__.co_filename).parent))
    return compiled


def template(function: F) -> F:
    """Mark a kernel that is written once and compiled for each game: see `bind`."""
    _templates[function.__module__].append(function)
    return function


def bind(name: str, functions: Mapping[str, Any], *modules: ModuleType) -> SimpleNamespace:
    """The templates of some modules, compiled for one game when first called.

    In them, the names of `functions` are that game's own, and templates call each other by name,
    from one module to another too. The compiled code is kept under `name`.
    """
    made: dict[str, Any] = {}
    codes = [own.__code__ for own in functions.values() if callable(own)]
    sources = {Path(code.co_filename).parent for code in codes}
    homes = [{**vars(module), **functions} for module in modules]
    for module, home in zip(modules, homes, strict=True):
        for original in _templates[module.__name__]:
            made[original.__name__] = _bound(original, home, name, sources)
    for home in homes:
        home.update(made)
    return SimpleNamespace(**made)


def _bound(original: FunctionType, home: dict[str, Any], name: str, sources: set[Path]) -> Any:
    copy = FunctionType(original.__code__, home, original.__name__)
    copy.__qualname__ = f"{name}.{original.__name__}"
    if INTERPRETED:
        return copy
    folder = cache_folder(Path(original.__code__.co_filename).parent, *sorted(sources))
    return _compiled(copy, folder / name / original.__name__, inline="always")


def scratch(shape: int | tuple[int, ...]) -> NDArray[np.float64]:
    """Numbers to work with inside a kernel, of a shape known beforehand, holding anything.

    On a GPU they lie in the memory of the thread: see `lab/gpu/lowering.py`.
    """
    return np.empty(shape)


@overload(scratch, target="cpu", strict=False)  # type: ignore[untyped-decorator]
def _scratch(shape: Any) -> Any:  # noqa: ARG001
    return lambda shape: np.empty(shape)


def prepare(function: Any, *examples: Any) -> None:
    """Compile for arguments like these, or load what was compiled before; nothing is called."""
    if not INTERPRETED:
        function.compile(tuple(map(numba.typeof, examples)))


def _compiled(function: Any, folder: Path, inline: str = "never") -> Any:
    dispatcher = numba.njit(nogil=True, inline=inline, pipeline_class=KernelCompiler)(function)
    with _decorating:
        before = config.CACHE_DIR
        config.CACHE_DIR = str(folder)  # read by Numba when a cache is made
        try:
            dispatcher._cache = PatientCache(function)
        except RuntimeError:  # the folder cannot be written: compiled anew in every process
            pass
        finally:
            config.CACHE_DIR = before
    return dispatcher


class PatientCache(FunctionCache):  # type: ignore[misc]
    """Numba's cache, except that a damaged or full one only costs time."""

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        try:
            return super().load_overload(sig, target_context)
        except Exception:  # whatever pickle makes of broken files
            self._remove_files()
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        with contextlib.suppress(OSError):
            super().save_overload(sig, data)

    def _remove_files(self) -> None:
        for file in Path(self.cache_path).glob(f"{self._impl.filename_base}.*"):
            with contextlib.suppress(OSError):
                shutil.rmtree(file) if file.is_dir() else file.unlink()


@cache
def cache_folder(*sources: Path) -> Path:
    """The folder for code compiled from the kernels of some parts, as they are, for this processor.

    Numba notices a change in a kernel's own file, not in one that it calls: a change in any
    kernel that those of the parts may call therefore leads to another folder.
    """
    digest = hashlib.sha256()
    for part in (numba.__version__, llvmlite.binding.get_host_cpu_name(), config.BOUNDSCHECK):
        digest.update(repr(part).encode())
    for folder in sources:
        for source in kernel_sources(folder):
            digest.update(source)
    place = Path("kernels", "+".join(dict.fromkeys(map(part_of, sources))))
    name = digest.hexdigest()[:16]
    try:
        return _make_cache(cache_home() / place, name)
    except OSError:  # a home that cannot be written
        return _make_cache(private_temp() / place, name)


def folder_of(package: str) -> Path:
    """Where a game's kernels are."""
    return Path(str(import_module(f"{package}.rules").__file__)).parent


def part_of(folder: Path) -> str:
    """What a folder with kernels is called: `games.yeti`, `bots`, or a package from elsewhere."""
    if folder.is_relative_to(PACKAGE):
        return ".".join(folder.relative_to(PACKAGE).parts)
    return f"elsewhere.{_whole_package(folder).name}"


def kernel_sources(folder: Path) -> Iterator[bytes]:
    """What the kernels in a folder are made of: the engine's; a game's own and the engine's; for
    the others, all that belongs to no game. A package from elsewhere may call them all: every file
    of its own, and all of Cordée's kernels."""
    if not folder.is_relative_to(PACKAGE):
        yield from _kernels(PACKAGE)
        whole = _whole_package(folder)
        yield from (path.read_bytes() for path in sorted(whole.rglob("*.py")))
    elif folder.is_relative_to(PACKAGE / "games"):
        yield from _kernels(PACKAGE / "engine")
        yield from _kernels(folder)
        if not (folder / "encoding.py").exists():  # numbers for programs follow from the fields
            yield from (path.read_bytes() for path in folder.glob("fields.py"))
    elif folder == PACKAGE / "engine":
        yield from _kernels(folder)
    else:
        parts = sorted(part for part in PACKAGE.iterdir() if part.is_dir())
        for part in parts:
            if part.name != "games":
                yield from _kernels(part)


def _kernels(folder: Path) -> Iterator[bytes]:
    for path in sorted(folder.rglob("*.py")):
        text = path.read_bytes()
        if b"@kernel" in text or b"@template" in text:
            yield text


def _whole_package(folder: Path) -> Path:
    while (folder.parent / "__init__.py").exists():
        folder = folder.parent
    return folder


def _make_cache(home: Path, name: str) -> Path:
    folder = home / name
    if not folder.is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        newest_first = sorted(home.iterdir(), key=lambda old: old.stat().st_mtime, reverse=True)
        for old in newest_first[KEPT_CACHES:]:
            shutil.rmtree(old, ignore_errors=True)
    if not os.access(folder, os.W_OK | os.X_OK):
        raise PermissionError(folder)
    os.utime(folder)
    return folder


def split(code: int) -> tuple[int, int]:
    """The kind of a move and what it is about."""
    return code >> KIND_SHIFT & MOST_KINDS - 1, code & PAYLOAD


def rng(seed: int) -> NDArray[np.uint64]:
    """The state of a random generator for `draw`: one number, unlike any other seed's."""
    mixed = np.random.SeedSequence(seed).generate_state(1, np.uint64)
    return np.ascontiguousarray(mixed, np.uint64)


@kernel
def draw(rng: Any) -> Any:
    """The next 64 random bits (SplitMix64)."""
    rng[0] = rng[0] + np.uint64(0x9E3779B97F4A7C15)
    return mixed(rng[0])


@kernel
def seed_of(base: Any, number: int) -> Any:
    """With which state a game's generator begins: the same for the same seed, mixed to `base`, and
    the same number, wherever the game is played and whatever was played before it."""
    return mixed(base + np.uint64(number + 1) * np.uint64(0x9E3779B97F4A7C15))


@kernel
def mixed(z: Any) -> Any:
    """64 bits, each of which depends on all that were given."""
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@kernel
def below(rng: Any, n: int) -> int:
    """A random whole number from 0 to n - 1, n far below 2^31."""
    return int(((draw(rng) >> np.uint64(33)) * np.uint64(n)) >> np.uint64(31))
