"""Records of games (`.cordee`): written, replayed and verified. Reading is in `reading`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from .data import Options
from .errors import CordeeError
from .fair import FairDice, Mix
from .game import Game
from .position import Position
from .writing import write_whole

FORMAT = "1"
UNFINISHED = "*"
CHANCE_MARK = "*"
NOTHING_GIVEN = "-"
"""Stands for a seat that contributed nothing to dice that were mixed again."""
LONGEST_LINE = 200
"""Characters of a name or note."""


@dataclass(frozen=True)
class RecordedPly:
    """One ply as a record tells it."""

    seat: int | None
    """Who decided, from 0; None for chance."""
    text: str
    """The notation."""

    def __str__(self) -> str:
        return f"{mark_of(self.seat)} {self.text}"


@dataclass
class Record:
    """A game as it is kept: who sat where, what happened, and the promise about the dice."""

    game: Game
    players: int
    options: Options
    seats: list[str] = field(default_factory=list)
    date: str = ""
    commitment: str = ""
    secret: bytes | None = field(default=None, repr=False)
    events: list[RecordedPly] = field(default_factory=list)
    shares: tuple[float, ...] | None = None
    notes: list[str] = field(default_factory=list)
    """Comments, written above the events."""
    mixes: tuple[Mix, ...] = ()
    """What people contributed to the dice; seats are numbered as before the draw."""
    drawn: tuple[int, ...] = ()
    """For each seat the number it had before the draw, from 0; empty if that is not told."""
    start: str = ""
    """The position in which the game began, as a line of text; empty for the usual one."""

    @classmethod
    def of(
        cls,
        position: Position,
        seats: Sequence[str] = (),
        date: str = "",
        notes: Sequence[str] = (),
        with_secret: bool = True,
        drawn: Sequence[int] = (),
    ) -> Record:
        """The record of the game that led to a position."""
        outcome = position.outcome
        dice = position.dice if position.has_dice else None
        return cls(
            game=position.game,
            players=position.players,
            options=dict(position.options),
            seats=[one_line(name) for name in seats],
            date=date or datetime.now(UTC).isoformat(timespec="seconds"),
            commitment=dice.commitment if dice else "",
            secret=dice.secret if dice and with_secret else None,
            events=events_of(position),
            shares=outcome.shares if outcome else None,
            notes=[one_line(note) for note in notes],
            mixes=dice.mixes if dice else (),
            drawn=tuple(drawn),
            start=position.start_text,
        )

    # Writing

    def __str__(self) -> str:
        lines = [f"cordee: {FORMAT}", f"game: {self.game.name}", f"players: {self.players}"]
        lines += [f"seat {seat + 1}: {name}" for seat, name in enumerate(self.seats) if name]
        lines += [f"{option}: {value}" for option, value in self.options.items()]
        if self.date:
            lines.append(f"date: {self.date}")
        if self.commitment:
            lines.append(f"commitment: {self.commitment}")
        lines += self._mixed()
        if not self.game.is_shipped:
            lines.append(f"components: {json.dumps(self.game.box)}")
        if self.start:
            lines.append(f"start: {self.start}")
        lines.append(f"result: {written_result(self.shares)}")
        if self.secret is not None:
            lines.append(f"secret: {self.secret.hex()}")
        lines.append("")
        lines += [f"# {note}" for note in self.notes]
        lines += [str(event) for event in self.events]
        return "\n".join(lines) + "\n"

    def _mixed(self) -> list[str]:
        """The lines about what went into the dice besides the secret."""
        lines = []
        for nth, mix in enumerate(self.mixes):
            if nth == 0:
                told = enumerate(mix.given, start=1)
                lines += [f"salt {seat}: {given}" for seat, given in told if given]
                lines += [f"restored: {mix.fresh}"] if mix.fresh else []
            else:
                given = " ".join(one or NOTHING_GIVEN for one in mix.given)
                lines.append(f"restored {nth}: {mix.event} {mix.fresh} {given}")
        if self.drawn:
            lines.append(f"drawn: {written_order(self.drawn)}")
        return lines

    def save(self, path: Path, durable: bool = True) -> None:
        """Write the file, whole or not at all; `durable` waits until the disk has it."""
        write_whole(path, str(self), durable)

    # Playing

    def begin(self, dice: FairDice | None = None) -> Position:
        """The game before its first event."""
        if self.start:
            return self.game.position(self.start, dice=dice)
        return self.game.new(self.players, dice=dice, **self.options)

    def position(self, ply: int | None = None) -> Position:
        """The game after N plies, or all of them, with the record's own dice if known."""
        if self.secret is None:
            position = self.begin().without_dice()
        else:
            position = self.begin(FairDice(self.secret, self.mixes))
        if ply is not None and not 0 <= ply <= len(self.events):
            raise CordeeError("ply-out-of-range", given=ply, high=len(self.events))
        for event in self.events[:ply]:
            position.play(event.text)
        return position

    # Verifying

    def seat_of(self, chair: int) -> int:
        """The seat that somebody played who sat down on a chair before the draw."""
        return self.drawn.index(chair) if self.drawn else chair

    def verify(self) -> Verdict:
        """Did the dice fall as the secret says, and is it the secret that was promised?"""
        if self.secret is None or not self.commitment:
            return Verdict("verify-no-secret" if self.commitment else "verify-no-commitment")
        dice = FairDice(self.secret, self.mixes)
        if dice.commitment != self.commitment:
            return Verdict("verify-other-secret", matches=False)
        fair_order = tuple(dice.seats(range(self.players)))
        if self.drawn and self.drawn != fair_order:
            return Verdict(
                "verify-other-draw",
                matches=False,
                found=written_order(self.drawn),
                fair=written_order(fair_order),
            )
        position = self.begin(dice)
        rolls = 0
        for ply, event in enumerate(self.events, start=1):
            if event.seat is None:
                fair = position.fair_move()
                if fair.text != event.text:
                    salted = bool(dice.salt_at(rolls))
                    return Verdict(
                        "verify-other-mix" if salted else "verify-other-roll",
                        matches=False,
                        rolls=rolls,
                        ply=ply,
                        found=event.text,
                        fair=fair.text,
                    )
                rolls += 1
            position.play(event.text)
        if rolls == 0:
            return Verdict("verify-no-rolls")
        over = position.outcome is not None
        return Verdict("verify-good" if over else "verify-good-so-far", matches=True, rolls=rolls)


@dataclass(frozen=True)
class Verdict:
    """What verifying found."""

    key: str
    matches: bool | None = None
    """None: nothing to verify yet."""
    rolls: int = 0
    ply: int = 0
    found: str = ""
    fair: str = ""


def written_order(seats: Sequence[int]) -> str:
    return " ".join(str(seat + 1) for seat in seats)


def mark_of(actor: int | str | None) -> str:
    """Who an event belongs to: a seat from 1, or `*` for chance."""
    return str(actor + 1) if isinstance(actor, int) else CHANCE_MARK


def events_of(position: Position) -> list[RecordedPly]:
    """Everything played to reach a position."""
    return [
        RecordedPly(ply.actor if isinstance(ply.actor, int) else None, ply.move.text)
        for ply in position.plies
    ]


def one_line(text: str, most: int = LONGEST_LINE) -> str:
    """A name or note without line breaks or control characters, and not too long."""
    clean = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return clean if len(clean) <= most else clean[: most - 1] + "…"


def written_result(shares: Sequence[float] | None) -> str:
    return UNFINISHED if shares is None else " ".join(f"{share:.6g}" for share in shares)
