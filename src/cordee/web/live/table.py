"""A table as it stands: folded from its events, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from ...engine.data import Options
from ...engine.ending import Ending, ending_of
from ...engine.errors import CordeeError
from ...engine.fair import FairDice, Mix, pledge_of
from ...engine.game import Game
from ...engine.position import Position
from ...engine.record import Record
from ...games import load
from ...learn.lesson import Attempt
from . import events as kinds
from .events import TableEvent
from .names import GONE_NAME

ME, HERE, LINK, BOT, FREE = "me", "here", "link", "bot", "free"
SEAT_KINDS = (ME, HERE, LINK, BOT, FREE)
OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"
LEARNED = "learned"
"""Of a lesson: all has been done right."""
REMOVED = "gone"
"""Of a table that is being removed: nobody finds it any more."""
LONGEST_TALK = 300
KEPT_TALK = 100
MOST = {kinds.UNDO: 100, kinds.BACK: 100, kinds.SAY: 1000, kinds.LEAVE: 200, kinds.GIVE: 200}
"""How often what leads nowhere may be done at a table, so that its history has an end."""
BY_SEAT = (kinds.UNDO, kinds.BACK, kinds.SAY)
"""Of these, every seat has so many of its own; those who watch share theirs."""
GONE = 120.0
"""Seconds after which a seat whose player is away may be handed to a bot."""


@dataclass
class Seat:
    """A chair at the table, and who has it."""

    kind: str
    name: str = ""
    person: str | None = None
    """Whose it is; None for a bot and for a seat that nobody has taken."""
    level: str | None = None
    """The bot that plays it: always, or for its player."""
    resigned: bool = False
    pledge: str = ""
    """The digest of what they will contribute to the dice."""
    given: str = ""
    """What they have contributed to the dice."""

    @property
    def is_taken(self) -> bool:
        return self.person is not None or self.kind == BOT

    @property
    def played_by_bot(self) -> bool:
        return self.level is not None


@dataclass(frozen=True)
class Card:
    """What lists say about a table."""

    stage: str
    seats: Sequence[tuple[str, str]] = ()
    """For each: its kind, and who has it; the name is empty if nobody does."""
    turn: str | None = None
    """The person whose decision it is."""
    ending: Ending | None = None
    """How the game ended; None until then, and in lists that were kept before it was noted."""
    ended: float | None = None
    """When, in seconds since 1970."""
    host: str = ""
    """What whoever opened it was called."""


@dataclass(frozen=True)
class LogLine:
    """Something said, or done by somebody, that is not a move."""

    number: int
    key: str
    name: str = ""
    text: str = ""
    person: str | None = None
    """Whose doing it is, so far as that is known."""


@dataclass
class Table:
    """One table: who sits at it, and the game."""

    id: str
    secret: bytes
    seats: list[Seat] = field(default_factory=list)
    position: Position | None = None
    """None until the game has started."""
    game: Game | None = None
    options: Options = field(default_factory=dict)
    drawn: bool = True
    """Are the seats drawn, or do they stay as the host set them?"""
    order: list[int] = field(default_factory=list)
    """For each seat: the number it had while the table was open."""
    hints: bool = True
    listed: bool = False
    last: int = -1
    """The number of the last event."""
    lines: list[LogLine] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    """For each ply: the number of its event."""
    by_bot: list[bool] = field(default_factory=list)
    """For each ply: did a bot decide it?"""
    next_table: str | None = None
    """The table at which the players went on."""
    host: str | None = None
    """Who opened the table."""
    played: float = 0.0
    """When somebody last moved or gave up, in seconds since 1970."""
    host_name: str = ""
    """What they were called."""
    closed: bool = False
    """Has the host closed it, before a game began, or whoever runs the server?"""
    mixes: tuple[Mix, ...] = ()
    """What has gone into the dice; nothing until the game starts."""
    fresh: str = ""
    """The server's own bits, shown before anybody contributes: only after a restored backup."""
    epoch: str = ""
    """Which history of the database the dice belong to: a restored backup begins another."""
    sealed: bool = False
    """Has everybody pledged who will contribute to the dice?"""
    mixing: bool = False
    """Does the game wait for new dice, after a restored backup?"""
    counts: dict[str, int] = field(default_factory=dict)
    """How often everything that has a `MOST` was done."""
    guided: bool = False
    """Is what comes up for the first time explained?"""
    start: str = ""
    """The position in which the game begins, as a line; empty: as such games usually begin."""
    attempt: Attempt | None = None
    """The lesson that somebody is at here; None at a table where people play."""
    explored: bool = False
    """Does somebody try moves here, instead of playing?"""

    # What it is like

    @property
    def stage(self) -> str:
        if self.closed:
            return CLOSED
        if self.position is None:
            return OPEN
        if self.attempt is not None:
            return LEARNED if self.attempt.is_over else PLAYING
        if self.explored:
            return PLAYING
        if self.position.actor is None or self.winner_by_resignation is not None:
            return OVER
        return PLAYING

    @property
    def winner_by_resignation(self) -> int | None:
        """The last one left, if all others have resigned."""
        left = [nth for nth, seat in enumerate(self.seats) if not seat.resigned]
        return left[0] if self.position is not None and len(left) == 1 else None

    @property
    def resigned(self) -> tuple[int, ...]:
        """The seats that have given up."""
        return tuple(nth for nth, seat in enumerate(self.seats) if seat.resigned)

    @property
    def ending(self) -> Ending | None:
        """How the game ended; None until then."""
        return None if self.position is None else ending_of(self.position, self.resigned)

    @property
    def stamp(self) -> tuple[int, int]:
        """Which position this is: new after every move, and after every move taken back."""
        return self.stamp_at(len(self.moves))

    def stamp_at(self, plies: int) -> tuple[int, int]:
        """The same after some of the plies; none is like it if there are fewer."""
        known = 0 < plies <= len(self.moves)
        return plies, self.moves[plies - 1] if known else -1

    @property
    def dice(self) -> FairDice:
        return FairDice(self.secret, self.mixes)

    @property
    def gathers(self) -> bool:
        """May people contribute to the dice now?"""
        return self.stage == OPEN or (self.mixing and self.stage == PLAYING)

    @property
    def gathered(self) -> Mix:
        """What would go into the dice if nobody contributed any more."""
        given = {self.chair_of(nth): seat.given for nth, seat in enumerate(self.seats)}
        rolls = self.position.chances if self.position is not None else 0
        return Mix(tuple(given[chair] for chair in sorted(given)), rolls, self.fresh)

    def chair_of(self, seat: int) -> int:
        """The number a seat had before seats were drawn."""
        return self.order[seat] if self.order else seat

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def seats_of(self, person: str | None) -> list[int]:
        """A person's seats; several if people share a screen."""
        return [nth for nth, seat in enumerate(self.seats) if person and seat.person == person]

    @property
    def to_move(self) -> Seat | None:
        """Who decides now."""
        if self.stage != PLAYING or self.position is None or self.mixing:
            return None
        actor = self.position.actor
        return self.seats[actor] if isinstance(actor, int) else None

    @property
    def card(self) -> Card:
        mover = self.to_move
        waits = mover is not None and not mover.played_by_bot
        seats = [(seat.kind, seat.name) for seat in self.seats]
        turn, ending = mover.person if mover and waits else None, self.ending
        ended = self.played if ending else None
        return Card(self.stage, seats, turn, ending, ended, self.host_name)

    def copy(self) -> Table:
        """A copy that may be changed without changing this one."""
        return replace(
            self,
            seats=[replace(seat) for seat in self.seats],
            position=None if self.position is None else self.position.copy(),
            lines=list(self.lines),
            moves=list(self.moves),
            by_bot=list(self.by_bot),
            counts=dict(self.counts),
        )

    @property
    def bot_to_move(self) -> Seat | None:
        """Who decides now, if it is a bot."""
        seat = self.to_move
        return seat if seat is not None and seat.played_by_bot else None

    @property
    def is_left_to_bots(self) -> bool:
        """Do bots play all seats, for those who gave up or handed theirs over, too?"""
        return all(seat.played_by_bot for seat in self.seats)

    @property
    def is_show(self) -> bool:
        """Do only bots play, for whoever watches?"""
        return all(seat.kind == BOT for seat in self.seats)

    @property
    def is_counselled(self) -> bool:
        """Is it said what each choice would bring?"""
        return self.guided and self.hints

    @property
    def is_full(self) -> bool:
        """Is everybody who is to play seated, with the game not yet begun?"""
        return self.stage == OPEN and all(seat.is_taken for seat in self.seats)

    def undoes(self, seat: int) -> int | None:
        """How many plies are left if a seat takes its last decision back; None if it may not."""
        if self.to_move is None or self.position is None or self.seats[seat].played_by_bot:
            return None
        if self.attempt is not None or self.explored:  # a lesson goes one way
            return None
        if self.has_spent(kinds.UNDO, seat):
            return None
        return self.position.undoable(seat, self.by_bot.__getitem__)

    def has_spent(self, kind: str, seat: int | None = None) -> bool:
        """Has something been done as often as it may be?"""
        return kind in MOST and self.counts.get(_tally(kind, seat), 0) >= MOST[kind]

    def record(self) -> Record:
        """The game as a file; the secret is in it once the game is over."""
        assert self.position is not None
        drawn = self.order if self.drawn and any(self.dice.salts) else ()
        names = ["" if name.startswith(GONE_NAME) else name for name in self.names]
        record = Record.of(self.position, names, drawn=drawn)
        if self.stage != OVER:
            record.secret = None
        return record

    # How it came about

    def apply(self, event: TableEvent) -> None:
        """One more event; what cannot have happened is refused and changes nothing."""
        if event.number != self.last + 1:
            raise CordeeError("event-order", domain="cordee.web", number=event.number)
        getattr(self, f"_{event.kind}")(event)
        self.last = event.number
        if event.kind in MOST:
            tally = _tally(event.kind, event.data.get("seat"))
            self.counts[tally] = self.counts.get(tally, 0) + 1

    def _open(self, event: TableEvent) -> None:
        data = event.data
        self.game = load(data["game"], data.get("components"))
        self.options = self.game.check_options(data["options"])
        self.seats = [Seat(**seat) for seat in data["seats"]]
        self.game.check_players(len(self.seats))
        self.drawn, self.hints, self.listed = data["drawn"], data["hints"], data["listed"]
        self.host, self.epoch = data.get("host"), data.get("epoch", "")
        self.guided, self.start = data.get("guided", False), data.get("start", "")
        own = self.seats_of(self.host)
        self.host_name = data.get("host_name") or (self.seats[own[0]].name if own else "")

    def _sit(self, event: TableEvent) -> None:
        seat = self.seats[event.data["seat"]]
        seat.person, seat.name = event.data["person"], event.data["name"]
        self._tell(event, "line-sit", seat.name, person=seat.person)

    def _leave(self, event: TableEvent) -> None:
        seat = self.seats[event.data["seat"]]
        self._tell(event, "line-leave", seat.name, person=seat.person)
        seat.kind, seat.person, seat.name = FREE, None, ""  # anybody may have it now
        seat.pledge = seat.given = ""

    def _give(self, event: TableEvent) -> None:
        seat, data = self.seats[event.data["seat"]], event.data
        seat.kind, seat.name, seat.level = data["kind"], data["name"], data["level"]
        self._tell(event, f"line-give-{seat.kind}", data["by"], person=self.host)

    def _close(self, event: TableEvent) -> None:
        self.closed = True
        key = "line-close-operator" if event.data.get("operator") else "line-close"
        self._tell(event, key, event.data["name"], person=self.host)

    def _pledge(self, event: TableEvent) -> None:
        self.seats[event.data["seat"]].pledge = event.data["digest"]

    def _contribute(self, event: TableEvent) -> None:
        seat = self.seats[event.data["seat"]]
        seat.given = event.data["bits"]
        seat.pledge = pledge_of(seat.given)

    def _seal(self, _event: TableEvent) -> None:
        self.sealed = True

    def _mix(self, event: TableEvent) -> None:
        self.fresh, self.epoch = event.data["fresh"], event.data["epoch"]
        self.sealed, self.mixing = False, self.position is not None
        for seat in self.seats:
            seat.pledge = seat.given = ""
        self._tell(event, "line-restored", "")

    def _mixed(self, _event: TableEvent) -> None:
        assert self.position is not None
        self.mixes, self.mixing = (*self.mixes, self.gathered), False
        self.position = self.position.with_dice(self.dice)

    def _start(self, event: TableEvent) -> None:
        self.mixes = (self.gathered,)
        self.order = event.data["order"]
        self.seats = [self.seats[nth] for nth in self.order]
        self.begin()
        if self.start:
            self._tell(event, "line-start", "")

    def begin(self) -> None:
        """The game from its start, with the dice of this table."""
        assert self.game is not None
        if self.start:
            self.position = self.game.position(self.start, dice=self.dice)
        else:
            self.position = self.game.new(len(self.seats), dice=self.dice, **self.options)

    def _move(self, event: TableEvent) -> None:
        assert self.position is not None
        mover = self.to_move
        self.position.play(event.data["text"])
        self.moves.append(event.number)
        self.by_bot.append(mover is not None and mover.played_by_bot)
        self.played = event.at

    def _undo(self, event: TableEvent) -> None:
        assert self.position is not None
        while len(self.position.plies) > event.data["plies"]:
            self.position.undo()
            self.moves.pop()
            self.by_bot.pop()
        seat = self.seats[event.data["seat"]]
        self._tell(event, "line-undo", seat.name, person=seat.person)

    def _hand(self, event: TableEvent) -> None:
        seat = self.seats[event.data["seat"]]
        seat.level = event.data["level"]
        self._tell(event, "line-hand", seat.name, person=seat.person)

    def _back(self, event: TableEvent) -> None:
        seat = self.seats[event.data["seat"]]
        seat.level = None
        self._tell(event, "line-back", seat.name, person=seat.person)

    def _resign(self, event: TableEvent) -> None:
        seat = self.seats[event.data["seat"]]
        seat.resigned, seat.level = True, event.data.get("level")
        self.played = event.at
        self._tell(event, "line-resign", seat.name, person=seat.person)

    def _say(self, event: TableEvent) -> None:
        if not event.data["text"]:  # it was removed
            return
        key = "line-watcher" if event.data.get("seat", 0) is None else "line-say"
        data = event.data
        self._tell(event, key, data["name"], data["text"], person=data.get("person"))

    def _rematch(self, event: TableEvent) -> None:
        self.next_table = event.data["table"]
        name = event.data["name"]
        by = next((seat.person for seat in self.seats if seat.name == name), None)
        self._tell(event, "line-rematch", name, person=by)

    def _tell(
        self, event: TableEvent, key: str, name: str, text: str = "", person: str | None = None
    ) -> None:
        self.lines.append(LogLine(event.number, key, name, text, person))
        if len(self.lines) > KEPT_TALK:
            del self.lines[0]


def _tally(kind: str, seat: int | None) -> str:
    return f"{kind} {seat}" if kind in BY_SEAT else kind


def fold_readable(table_id: str, secret: bytes, events: Sequence[TableEvent]) -> Table:
    """A damaged table as it was before the first event that cannot be."""
    table = Table(table_id, secret)
    for event in events:
        after = table.copy()
        try:
            after.apply(event)
        except Exception:  # whatever it is that was written there
            break
        table = after
    return table


def fold(table_id: str, secret: bytes, events: Sequence[TableEvent]) -> Table:
    """A table from all its events."""
    table = Table(table_id, secret)
    for event in events:
        table.apply(event)
    return table
