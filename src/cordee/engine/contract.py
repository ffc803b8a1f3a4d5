"""What a game's folder offers: the contract between the engine and a game, module by module.

A Protocol whose name ends in `Module` has what its module must have; mypy checks each of our games
against it (in the `__init__` of the game's folder), `cordee.testing` checks any game. The Protocol
without that ending adds what a game may have besides, with the default for games without it.

The rules are kernels: they are given records and arrays, which Numba understands better than mypy
does, so these are typed as `Any` here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from .data import About, Box, Data, Fields, OpenBox, Option

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ..ink.layout import Area, Layout
    from ..ink.meaning import Meaning
    from ..ink.picture import View
    from ..ink.things import Thing
    from ..words import Say
    from .account import Gain
    from .components import Schema
    from .encoding import Part
    from .event import Event
    from .fields import AnyField
    from .kernel import Record
    from .move import Move

RecordArray = np.ndarray[Any, Any]
"""One position as the kernels see it: an array of one record."""
Scores = NDArray[np.integer]
"""A row of numbers, one for each seat, for each of many positions."""
Reason = tuple[str, str, Data]
"""The rule that forbids a move, the key of the explanation (without `why-`), and its arguments."""


class Rules(Protocol):
    """`rules.py`: the kernel."""

    @property
    def STATE(self) -> np.dtype[Any]:
        """The record of a position, with the fields `box`, `players`, `turn` and `phase`."""

    @property
    def BOX(self) -> np.dtype[Any]:
        """The record of the components."""

    @property
    def PLAYERS(self) -> tuple[int, int]:
        """The fewest and the most."""

    @property
    def OPTIONS(self) -> Mapping[str, tuple[Option, ...]]:
        """The values of each option, the default first."""

    @property
    def MOVES(self) -> int:
        """The most legal moves that a position can have."""

    @property
    def OUTCOMES(self) -> int:
        """The most outcomes that a chance event can have."""

    @property
    def PHASES(self) -> tuple[str, ...]:
        """What `phase` counts."""

    def start(self, rec: Record, box: Record, players: int, options: Any, /) -> None:
        """Fill the record."""

    def actor(self, rec: Record, /) -> int:
        """The seat to decide, CHANCE or OVER."""

    def moves(self, rec: Record, out: Any, /) -> int:
        """Write the codes of all legal moves or outcomes; how many there are."""

    def odds(self, rec: Record, out: Any, /) -> int:
        """At a chance event: the probability of each outcome, in the same order."""

    def sample(self, rec: Record, rng: Any, /) -> int:
        """At a chance event: one outcome at random, for playouts only."""

    def play(self, rec: Record, code: int, /) -> None:
        """Apply a legal move or an outcome."""

    def result(self, rec: Record, out: Any, /) -> None:
        """When over: each seat's share of the win."""


class ComponentsModule(Protocol):
    """`components.py`: what `components.toml` may contain."""

    @property
    def SCHEMA(self) -> Schema:
        """The keys, and what each may be."""


class Components(ComponentsModule, Protocol):
    check: Callable[[OpenBox], None] | None = None
    """Refuses what the schema cannot rule out; it may put things in order."""
    pack: Callable[[Box, Record], None] | None = None
    """Fills the record of BOX; without it every key is a field."""
    another: Callable[[Random], Mapping[str, object]] | None = None
    """Draws a box with other numbers, for a judge to learn from; some may be refused."""


class Notation(Protocol):
    """`notation.py`: moves as text, and back."""

    def write(self, code: int, /) -> str:
        """The text of a move."""

    def read(self, text: str, /) -> int | None:
        """The code of a text; None if it is not notation."""

    def parts(self, code: int, /) -> tuple[str, About]:
        """What kind of move it is, in a word, and what it is about, as plain values."""


class PositionFieldsModule(Protocol):
    """`fields.py`: positions as plain data, and back."""

    @property
    def FIELDS(self) -> Sequence[AnyField]:
        """How each is shown and read, in the order of the sheet: see `engine/fields.py`."""


class PositionFields(PositionFieldsModule, Protocol):
    CHECKS: Sequence[Callable[[Record], None]] = ()
    """Each raises `ImpossiblePosition` for what no game can reach."""
    counted: Callable[[Fields], dict[str, int]] | None = None
    """How many there are of what is never lost."""
    scores: Callable[[RecordArray], Scores] | None = None
    """What each seat has scored, in many positions at once."""
    score: Callable[[Record, int], int] | None = None
    """The same for one seat, as a kernel; without it, games on a GPU are played without scores."""


class WhyModule(Protocol):
    """`why.py`: explains a refusal by its rule; it never decides one."""

    @property
    def QUESTION_RULES(self) -> Mapping[str, str]:
        """The rule behind the question of each phase."""

    @property
    def ASKED_IN(self) -> Mapping[int, tuple[str, ...]]:
        """The phases in which each kind of move is an answer."""


class Why(WhyModule, Protocol):
    forbidden: Callable[[Record, int], Reason] | None = None
    """Why an answer to the right question is not legal; not needed where all answers are."""
    question_rule: Callable[[Record], str] | None = None
    """The rule behind the question, where a phase has more than one."""


class StoryModule(Protocol):
    """`story.py`: what a move does, as events."""

    @property
    def MORE_RULES(self) -> Mapping[str, tuple[str, ...]]:
        """The other rules behind each kind of move."""

    def tell(self, was: Record, rec: Record, code: int, /) -> Iterator[Event]:
        """Everything a move did, the move itself first, going by the table before and after it."""

    def asked(self, rec: Record, /) -> Data:
        """The arguments of the question now open."""

    def spoken(self, event: Event, say: Say, /) -> Data:
        """The arguments of a sentence in a language, beside the event's own data."""


class Story(StoryModule, Protocol):
    SEATS: Sequence[str] = ()
    """The data of events that are seats: sentences call them by name."""
    NOTHING: Sequence[str] = ()
    """The events that need no telling when nobody was asked."""
    GRAVE: Mapping[str, str] = {}
    """For a kind of move: the event that makes it impossible to make good."""
    group: Callable[[Move], str] | None = None
    """What a long list of moves is grouped by: a word, with a value after a space; what is alike
    may be grouped once more by what follows a `/`."""
    MATTERS: Sequence[str] = ()
    """The events whose chance tells good decisions from bad ones: `matter-<kind>` in the words."""
    STANDS: Mapping[str, Callable[[Record, int], int]] = {}
    """Beside the score, how well a seat stands, as numbers that tell good decisions from bad ones:
    `stand-<name>` in the words."""
    HARMS: Sequence[str] = ()
    """Those of `MATTERS` and `STANDS` of which less is better."""
    SOURCES: Sequence[str] = ()
    """Where scores come from, in the order of an account: `account-<source>` in the words."""
    gains: Callable[[Record, Record, int], Iterable[Gain]] | None = None
    """What a move brought to each seat, by the table before and after it; the sums are what
    `fields.scores` says. Without it an account has nothing but the total."""
    tie_break: Callable[[Record], Sequence[int]] | None = None
    """What decides between seats with the same score, the most first; without it they share."""
    ending: Callable[[Record], str] | None = None
    """How a game came to its end, in a word, where there is more than one way: `end-<word>` tells
    it in a sentence, `won-<word>` in a few words; without it the word is `score`."""


class BoardModule(Protocol):
    """`board`: the table as SVG. Without it the fields are listed by name."""

    @property
    def LAYOUTS(self) -> Mapping[str, Layout]:
        """Its compositions by name: `wide` and `tall`."""

    def scenery(self, box: Box, players: int, say: Say, layout: str = "wide", /) -> str:
        """The still part: it depends on nothing but its arguments, so it can be drawn once."""

    def pieces(self, view: View, /) -> str:
        """The live part: whatever moves has an id and a `translate` of its own."""

    def about(self, view: View, /) -> str:
        """The table in words, for those who cannot see it."""

    def targets(self, move: Move, fields: Fields, /) -> tuple[str, ...]:
        """The ids to click for a legal move, in order; none where it has no place."""


class Board(BoardModule, Protocol):
    alike: Callable[[Fields], dict[str, str]] | None = None
    """The ids that can be clicked interchangeably, each with the first of its kind."""
    preview: Callable[[Fields], dict[str, dict[str, str]]] | None = None
    """What lettering of the board says while something is picked: by the ids picked, in order of
    the alphabet and with a space between them, the text of each id; "" for nothing picked."""
    tray: Callable[[View, int], Sequence[Area]] | None = None
    """What the player of a seat must always see where a phone cannot show the whole tall table:
    strips of it, such as dice and hand, the most needed first."""
    landmarks: Callable[[View], Sequence[tuple[str, float]]] | None = None
    """What is looked for on a tall table, in words, and how far down it is: where it is out of
    focus, a mark at the edge leads there."""
    meanings: Callable[[View, Record], Sequence[Meaning]] | None = None
    """All that lies on the board, in the order in which one would read it: what each thing is and
    does, and where it lies. Everything that `targets` names is among them."""
    THINGS: Mapping[str, Thing] = {}
    """Drawings of single things, by the names that the help pages use for them."""
    FOCUS: bool = False
    """May somebody look at a part of it more closely? Then `pieces` heeds `View.focus`: a touch of
    what has a `data-look` leads there, and what has a `data-plane` can be dragged about."""


class TerminalViewModule(Protocol):
    """`terminal_view.py`: the table as text. Without it the fields are printed."""

    def table(self, view: View, width: int, height: int, /) -> Iterable[RenderableType]:
        """Everything on the table, within this many columns and lines."""

    def brief(self, view: View, /) -> Iterable[RenderableType]:
        """What matters most within a turn."""


class TerminalView(TerminalViewModule, Protocol):
    BRIEF: Sequence[str] | None = None
    """The phases that need no second look at the whole table within a turn; None: all."""
    CALM: Sequence[str] = ()
    """The phases that need none once the table has been seen."""


class HeuristicsModule(Protocol):
    """`heuristics.py`: how to play well. Without it the search plays out at random."""

    def weigh(self, rec: Record, codes: Any, n: int, out: Any, /) -> None:
        """How good each of n legal moves looks, as the logarithm of how often it is chosen."""


class Heuristics(HeuristicsModule, Protocol):
    value: Callable[[Record, Any], None] | None = None
    """Each seat's expected share of the win, best judged where a turn begins; without it, all
    seats look alike."""
    HORIZON: int = 0
    """After how many turns a playout is cut short and judged; 0: it goes on to the end."""
    NOTES: int = 0
    """How many numbers `solve` notes down."""
    solve: Callable[[Record, Any], None] | None = None
    """Works out a turn exactly for given values at its end, and notes that down."""
    solved: Callable[[Record, Any, Any, int, Any], int] | None = None
    """Reads from the notes what each move is worth to the seat; 0 if they do not say."""
    HABITS: Mapping[object, float] = {}
    """What beginners like to do, by the kind of a move or one of its arguments: 1.0 for something
    as tempting as a good move, below 0 for what they do not think of."""
    SKILLS: Mapping[str, Mapping[str, Any]] = {}
    """Where a level differs from what it is in other games, ..."""
    JUDGED: Mapping[str, Mapping[str, Any]] = {}
    """... and the levels at which the judge says who will win, with what differs there, ..."""
    JUDGED_WITH: tuple[int, ...] = ()
    """... and with which numbers of players it does; empty: with any."""
    ADVISES: bool = False
    """Is it the judge that says who will win where people are told: in hints and studies?"""


class EncodingModule(Protocol):
    """`encoding.py`: a game as numbers. Without it they follow from the fields."""

    @property
    def VERSION(self) -> int:
        """It changes when the meaning of any number does."""

    @property
    def ACTIONS(self) -> tuple[Part, ...]:
        """What the numbers of moves stand for, from 0 on."""

    @property
    def FIELDS(self) -> tuple[Part, ...]:
        """What a table looks like to a seat, each part with its bounds."""

    def number(self, rec: Record, code: int, /) -> int:
        """The number of a legal move; no two of one position share one."""

    def observe(self, rec: Record, seat: int, out: Any, /) -> None:
        """The table as a seat sees it, written over zeros."""


class Encoding(EncodingModule, Protocol):
    bound: Callable[[int], int] | None = None
    """The most decisions of a game with N players, where the rules end every game."""


class SightModule(Protocol):
    """`sight.py`: what a game shows its judge. Without it that is what `encoding.py` tells."""

    @property
    def VERSION(self) -> int:
        """It changes when the meaning of any number does."""

    @property
    def COMMON(self) -> tuple[Part, ...]:
        """What concerns everybody, part by part."""

    def see(self, rec: Record, out: Any, /) -> None:
        """The table as whoever has the turn sees it, written over zeros: `COMMON`, then `SEAT` for
        each seat from that one on."""


class Sight(SightModule, Protocol):
    SEAT: tuple[Part, ...] = ()
    """What concerns one seat, the same for each."""


class Modules(NamedTuple):
    """What a game's folder must hold; the last five may be missing."""

    rules: Rules
    components: ComponentsModule
    notation: Notation
    fields: PositionFieldsModule
    why: WhyModule
    story: StoryModule
    board: BoardModule | None = None
    terminal_view: TerminalViewModule | None = None
    heuristics: HeuristicsModule | None = None
    encoding: EncodingModule | None = None
    sight: SightModule | None = None


REQUIRED: dict[str, type] = {
    "rules": Rules,
    "components": ComponentsModule,
    "notation": Notation,
    "fields": PositionFieldsModule,
    "why": WhyModule,
    "story": StoryModule,
}
OPTIONAL: dict[str, type] = {
    "board": BoardModule,
    "terminal_view": TerminalViewModule,
    "heuristics": HeuristicsModule,
    "encoding": EncodingModule,
    "sight": SightModule,
}
WITH_DEFAULTS: dict[str, type] = {
    "components": Components,
    "fields": PositionFields,
    "why": Why,
    "story": Story,
    "board": Board,
    "terminal_view": TerminalView,
    "heuristics": Heuristics,
    "encoding": Encoding,
    "sight": Sight,
}

STAND_INS = {"board": "PlainBoard", "terminal_view": "PlainTerminalView"}
"""Classes of `ink.plain` that show any game's fields."""

P = TypeVar("P")


def must_have(part: str) -> list[str]:
    """What a module must have."""
    return [name for name in vars((REQUIRED | OPTIONAL)[part]) if not name.startswith("_")]


def may_have(part: str) -> list[str]:
    """What it may have besides."""
    return list(getattr(WITH_DEFAULTS.get(part), "__annotations__", ()))


def missing(package: str) -> Iterator[tuple[str, str]]:
    """What a game's folder must have and has not: a part and a name in it, "" for all of it."""
    for part in REQUIRED | OPTIONAL:
        if has(package, part):
            module = import_module(f"{package}.{part}")
            yield from ((part, name) for name in must_have(part) if not hasattr(module, name))
        elif part in REQUIRED:
            yield part, ""


def page() -> str:
    """The contract as a table, for the manual: `python -m cordee.engine.contract` prints it."""
    rows = ["| module | must have | may have |", "| --- | --- | --- |"]
    for part in REQUIRED | OPTIONAL:
        needless = " (may be missing)" if part in OPTIONAL else ""
        names = (", ".join(f"`{name}`" for name in have(part)) for have in (must_have, may_have))
        rows.append(f"| `{part}`{needless} | {' | '.join(names)} |")
    return "\n".join(rows)


def load(package: str, part: str, protocol: type[P]) -> P:
    """A module of a game's folder, with the defaults of the contract for what it leaves out."""
    if part in STAND_INS and not has(package, part):
        return cast("P", _Completed(_stand_in(package, part), protocol))
    module = import_module(f"{package}.{part}")
    whole = all(hasattr(module, name) for name in may_have(part))
    return cast("P", module if whole else _Completed(module, protocol))


def _stand_in(package: str, part: str) -> object:
    plain = import_module("cordee.ink.plain")
    return getattr(plain, STAND_INS[part])(import_module(f"{package}.fields").FIELDS)


def has(package: str, part: str) -> bool:
    """Is there such a module?"""
    return find_spec(f"{package}.{part}") is not None


class _Completed:
    """A module, and behind it the defaults."""

    def __init__(self, module: object, defaults: type) -> None:
        self._module = module
        self._defaults = defaults

    def __getattr__(self, name: str) -> Any:
        try:
            return getattr(self._module, name)
        except AttributeError:
            if name not in getattr(self._defaults, "__annotations__", ()):
                raise
            return getattr(self._defaults, name)


if __name__ == "__main__":
    print(page())  # noqa: T201
