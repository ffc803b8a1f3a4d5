"""A position: what a player sees of the table, and the moves that led here."""

from __future__ import annotations

import difflib
import gc
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..words import shown
from . import fields, narration
from .data import Fields, Options
from .errors import CordeeError, IllegalMove, InvalidMove, NoDice
from .kernel import CHANCE, OVER
from .move import Move, Outcome
from .presenter import Presenter

if TYPE_CHECKING:
    from .contract import RecordArray
    from .event import Event
    from .fair import FairDice
    from .game import Game

MOST_COMPARED = 64
"""A dice roll has hundreds of outcomes; comparing a typo with all of them takes too long."""


def from_bytes(data: bytes, dtype: np.dtype[np.void]) -> RecordArray:
    """A table of its own: a structured copy would be slower, and leave out the padding."""
    return np.frombuffer(bytearray(data), dtype)


class Ply(NamedTuple):
    """One event of the game, and what the table was before it."""

    actor: int | str
    move: Move
    before: bytes


class Position:
    """A game at one moment. It changes when played on; `copy` it to try things.

    A position belongs to one thread: give another thread a copy.
    """

    def __init__(
        self,
        game: Game,
        table: RecordArray,
        options: Options,
        dice: FairDice | None,
        set_up: bool = False,
    ) -> None:
        self.game = game
        """The game, with its box."""
        self.options = options
        """The value of each option."""
        self.table = table
        """The record, as an array of one element: what kernels are given."""
        self.set_up = set_up
        """Was it built from plain data instead of played from the start?"""
        self.plies: list[Ply] = []
        """What was played to get here, each with what the table was before it."""
        self.earlier = 0
        """How many plies came before those that are known."""
        self._dice = dice
        self._chances = 0
        self._codes: list[int] | None = None
        self._fields: Fields | None = None

    # What can be asked

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.table["players"][0])

    @property
    def turn(self) -> int:
        """The seat whose turn it is, from 0, at chance events too."""
        return int(self.table["turn"][0])

    @property
    def actor(self) -> int | str | None:
        """The seat to decide, from 0; "chance"; or None when the game is over."""
        who = self.game.bindings.actor(self.table)
        return "chance" if who == CHANCE else None if who == OVER else int(who)

    @property
    def seat(self) -> int:
        """The seat to decide, from 0; where the dice decide, or nobody, there is none."""
        actor = self.actor
        if not isinstance(actor, int):
            raise CordeeError("nobody-decides")
        return actor

    @property
    def outcome(self) -> Outcome | None:
        """Who won, once the game is over."""
        if self.actor is not None:
            return None
        shares = np.zeros(self.players)
        self.game.bindings.result(self.table, shares)
        return Outcome(
            winners=tuple(int(seat) for seat in np.flatnonzero(shares)),
            shares=tuple(float(share) for share in shares),
        )

    @property
    def ply(self) -> int:
        """How many plies led here."""
        return self.earlier + len(self.plies)

    @property
    def history(self) -> tuple[Move, ...]:
        """Everything played to get here, chance included."""
        return tuple(ply.move for ply in self.plies)

    def tables(self) -> Iterator[RecordArray]:
        """The table before each ply that is known, and last of all as it is now; copies, all."""
        for ply in self.plies:
            yield from_bytes(ply.before, self.table.dtype)
        yield self.table.copy()

    @property
    def has_dice(self) -> bool:
        """Can it roll by itself?"""
        return self._dice is not None

    @property
    def dice(self) -> FairDice:
        """The secret behind the position's chance events."""
        if self._dice is None:
            raise NoDice("no-dice")
        return self._dice

    @property
    def chances(self) -> int:
        """How many chance events led here."""
        return self._chances

    def moves(self) -> list[Move]:
        """Every legal move; at a chance event, every outcome with its probability."""
        move = self.game.move
        if self.actor == "chance":
            odds = zip(map(move, self._listed()), self.odds(), strict=True)
            return [Move(one.code, one.text, one.kind, one.arguments, p) for one, p in odds]
        return [move(code) for code in self._listed()]

    def codes(self) -> list[int]:
        """The kernel's codes of the legal moves."""
        return self._listed().copy()

    def _listed(self) -> list[int]:
        if self._codes is None:
            rules = self.game.rules
            out = np.empty(max(rules.MOVES, rules.OUTCOMES), np.int32)
            count = self.game.bindings.moves(self.table, out)
            self._codes = out[:count].tolist()
        return self._codes

    def odds(self) -> list[float]:
        """At a chance event: the probability of each outcome, in the order of `moves`."""
        if self.actor != "chance":
            raise CordeeError("no-chance-event")
        out = np.empty(self.game.rules.OUTCOMES, np.float64)
        count = self.game.bindings.odds(self.table, out)
        found: list[float] = out[:count].tolist()
        return found

    # What can be done

    def play(self, move: Move | str) -> None:
        """Play a legal move or a given outcome of chance; anything else is refused."""
        self._apply(self.legal(move))

    def legal(self, move: Move | str) -> Move:
        """The legal move that is meant; anything else is refused, by its rule."""
        if isinstance(move, str):
            code = self.parse(move).code
        elif isinstance(move, Move) and type(move.code) is int:
            code = move.code
        else:
            raise InvalidMove("move-no-move", value=shown(move))
        if code not in self._listed():
            raise self._refusal(code)
        return self.game.move(code)

    def unasked(self, *, roll: bool = True) -> Move | None:
        """What happens now without a question to anybody: the only answer there is, or the dice.

        None where somebody has a choice, and when the game is over. `roll=False` leaves the dice
        alone, unless they can fall in one way only.
        """
        listed = self._listed()
        if len(listed) == 1:
            return self.game.move(listed[0])
        return self.fair_move() if roll and self.actor == "chance" else None

    def roll(self) -> Move:
        """Let the position's own dice decide the chance event."""
        move = self.fair_move()
        self._apply(move)
        return move

    def fair_move(self) -> Move:
        """What the position's own dice say about the chance event now open."""
        return self.game.move(self._listed()[self.dice.pick(self._chances, self.odds())])

    def _apply(self, move: Move) -> None:
        actor = self.actor
        assert actor is not None
        before = self.table.tobytes()
        self.game.bindings.play(self.table, move.code)
        self.plies.append(Ply(actor, move, before))
        self._chances += actor == "chance"
        self._codes = self._fields = None

    def replay(self, codes: Iterable[int]) -> None:
        """Play on with moves that are known to be legal here: the rules are not asked again."""
        table, move, keep = self.table, self.game.move, self.plies.append
        who, play = self.game.bindings.actor, self.game.bindings.play
        collecting = gc.isenabled()
        gc.disable()  # many small things, none of them garbage: looking through them takes longest
        try:
            for code in codes:
                actor, before = who(table), table.tobytes()
                play(table, code)
                named = "chance" if actor == CHANCE else int(actor)
                keep(Ply(named, move(code), before))
                self._chances += actor == CHANCE
        finally:
            if collecting:
                gc.enable()
        self._codes = self._fields = None

    def undo(self) -> Move:
        """Take back the last ply, whoever played it."""
        if not self.plies:
            raise CordeeError("nothing-to-undo")
        ply = self.plies.pop()
        self.table.view(np.uint8)[:] = np.frombuffer(ply.before, np.uint8)
        self._chances -= ply.actor == "chance"
        self._codes = self._fields = None
        return ply.move

    def undoable(self, seat: int, by_bot: Callable[[int], bool] = lambda _: False) -> int | None:
        """How many plies are left if a seat takes its last decision back; None if it may not.

        A decision can be taken back until the dice fall or somebody else decides by hand: what
        bots decided since (`by_bot` says it of the nth ply) goes with it. A question with one
        answer does not count as a decision.
        """
        trial = self.copy()
        while trial.plies and (actor := trial.plies[-1].actor) != "chance":
            trial.undo()
            if trial.unasked(roll=False) is None:
                if actor == seat:
                    return len(trial.plies)
                if not by_bot(len(trial.plies)):
                    return None
        return None

    def copy(self) -> Position:
        """The same position, free to go its own way."""
        return self._twin(self._dice)

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    def without_dice(self) -> Position:
        """A copy that cannot foretell the dice: what bots are given."""
        return self._twin(None)

    def with_dice(self, dice: FairDice) -> Position:
        """A copy that goes on with other dice."""
        return self._twin(dice)

    def _twin(self, dice: FairDice | None) -> Position:
        table = from_bytes(self.table.tobytes(), self.table.dtype)
        twin = Position(self.game, table, dict(self.options), dice, self.set_up)
        twin.plies = self.plies.copy()
        twin.earlier = self.earlier
        twin._chances = self._chances
        return twin

    def parse(self, text: str) -> Move:
        """The move a text stands for; if it is none, the legal texts nearest to it are named."""
        move = self.game.find(text)
        if move is not None:
            return move
        legal = [self.game.move(code).text for code in self._listed()[:MOST_COMPARED]]
        near = difflib.get_close_matches(text[:60], legal, n=3) or legal[:3]
        raise InvalidMove(
            "move-invalid" if legal else "move-invalid-over", text=text[:60], near=", ".join(near)
        )

    def _refusal(self, code: int) -> CordeeError:
        try:
            text = self.game.notation.write(code)
        except (LookupError, ValueError):  # not one of our codes, or a number beyond all bounds
            text = ""
        if self.game.find(text) != Move(code, text):
            return InvalidMove("move-no-move", value=shown(code))
        rule, key, arguments = narration.reason(self.table, code, self.game.rules, self.game.why)
        return IllegalMove(key, rule=rule, domain=self.game.package, text=text, **arguments)

    # As plain data

    @property
    def fields(self) -> Fields:
        """What `to_dict` gives, worked out once per position: look at it, do not change it."""
        if self._fields is None:
            self._fields = self.to_dict()
        return self._fields

    def to_dict(self) -> Fields:
        """Everything there is to see, as plain data."""
        shown: Fields = {
            "game": self.game.name,
            "players": self.players,
            "options": dict(self.options),
        }
        shown.update(fields.show(self.game.fields.FIELDS, self.table[0]))
        return shown

    @property
    def text(self) -> str:
        """The same as one line, for files, links and people: `game.position` reads it."""
        return self.game.written(self.fields)

    @property
    def start_text(self) -> str:
        """Where the game began, as a line; empty if that is where such games usually begin."""
        if not self.set_up:
            return ""
        first = from_bytes(self.plies[0].before, self.table.dtype) if self.plies else self.table
        return Position(self.game, first, self.options, None).text

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last move did."""
        if not self.plies:
            return ()
        ply = self.plies[-1]
        before = from_bytes(ply.before, self.table.dtype)
        return tuple(self.game.story.tell(before[0], self.table.copy()[0], ply.move.code))

    def foretold(self, move: Move) -> Iterator[Event]:
        """What a legal move would do, the move itself first; one that is not legal is refused."""
        code, after = self.legal(move).code, self.table.copy()
        self.game.bindings.play(after, code)
        yield from self.game.story.tell(self.table[0], after[0], code)

    def first_event(self, move: Move) -> Event:
        """The move itself is the first thing told of it."""
        return next(self.foretold(move))

    # Told and drawn: `Presenter` has the rest

    def presented(
        self,
        locale: str = "en",
        names: Sequence[str] = (),
        resigned: Sequence[int] = (),
        you: int | None = None,
    ) -> Presenter:
        """The position in a language, for players of these names; some may have given up.

        The seat `you` is whoever reads, and is spoken to instead of named.
        """
        return Presenter(self, locale, names, resigned, you)

    def story(self, locale: str = "en", names: Sequence[str] = ()) -> list[str]:
        """What the last move did, in sentences."""
        return self.presented(locale, names).story()

    def question(self, locale: str = "en", names: Sequence[str] = ()) -> str:
        """What is asked now."""
        return self.presented(locale, names).question()

    def describe(self, move: Move, locale: str = "en", names: Sequence[str] = ()) -> str:
        """What a legal move would do."""
        return self.presented(locale, names).describe(move)

    def svg(
        self,
        locale: str = "en",
        names: Sequence[str] = (),
        layout: str = "wide",
        theme: str = "light",
        *,
        targets: bool = True,
    ) -> str:
        """The table as a picture; what the seat to decide may click glows if `targets` is true."""
        return self.presented(locale, names).svg(layout, theme, targets=targets)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        return self.presented().text()

    def __repr__(self) -> str:
        return f"<Position {self.game.name}, ply {self.ply}>"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position)
            and self.game == other.game
            and self.table.tobytes() == other.table.tobytes()
        )

    __hash__ = None  # type: ignore[assignment]  # it changes
