"""A position told and drawn, in one language and for players of given names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from ..words import shown, speaker
from . import narration
from .account import account_of, scores_of
from .ending import NOTE, RESIGNED, ending_of
from .errors import UnknownName

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ..ink.focus import Focus
    from ..ink.palette import Theme
    from ..ink.picture import View
    from .ending import Ending
    from .event import Event
    from .move import Move
    from .position import Position

THEMES = ("light", "dark", "auto")
MINUS = "\u2212"


@dataclass(frozen=True)
class AccountLine:
    """A line of an account, as it is read."""

    label: str
    cells: tuple[str, ...]
    """One for each seat."""


@dataclass(frozen=True)
class ToldAccount:
    """Where each seat's score came from, in words."""

    sources: tuple[AccountLine, ...]
    total: AccountLine
    tie: AccountLine | None
    """What decided between equals."""


@dataclass(frozen=True)
class ToldMeaning:
    """What a thing on the board is, in words, and where it lies in the drawing."""

    name: str
    text: str
    """What it is and does now."""
    rules: tuple[str, ...]
    ids: tuple[str, ...]
    areas: tuple[tuple[float, float, float, float], ...]


class Presenter:
    """Tells and draws a position as it is when asked; seats without a name go by their number.

    `resigned` are the seats that have given up: where all but one have, the game is over. `you` is
    the seat of whoever reads, who is spoken to; without it everybody is called by name.
    """

    def __init__(
        self,
        position: Position,
        locale: str = "en",
        names: Sequence[str] = (),
        resigned: Sequence[int] = (),
        you: int | None = None,
    ) -> None:
        self.position = position
        self.you = you
        self.resigned = tuple(resigned)
        self.game = position.game
        self.say = speaker(locale, position.game.package)
        self.names = [
            (seat < len(names) and names[seat]) or self.say("seat", number=seat + 1)
            for seat in range(position.players)
        ]

    @property
    def called(self) -> list[str]:
        """What each seat is called where no sentence is about it, as on its sheet."""
        return [
            self.say("called-you") if seat == self.you else name
            for seat, name in enumerate(self.names)
        ]

    # In sentences

    def story(self) -> list[str]:
        """What the last move did."""
        return [self._told("story", event) for event in self.position.events]

    def question(self) -> str:
        """What is asked now."""
        story, rules = self.game.story, self.game.rules
        table = self.position.table
        return narration.question(table, rules, story, self.say, self.names, self.you)

    def rules_asked(self) -> tuple[str, ...]:
        """The numbers of the rules behind what is asked now: the question's, then the answers'."""
        game, position = self.game, self.position
        found = [narration.question_rule(position.table, game.rules, game.why)]
        if isinstance(position.actor, int):
            found += [rule for move in position.moves() for rule in self.rules_of(move)]
        return tuple(dict.fromkeys(found))

    def describe(self, move: Move) -> str:
        """What a legal move would do, put to whoever chooses; an outcome of chance is told."""
        kind = "story" if self.position.actor == "chance" else "choice"
        return self._told(kind, self.position.first_event(move))

    def choices(self, short: bool = False) -> dict[Move, str]:
        """Every legal move in a sentence, with what would follow from it, and not from all.

        If `short`, in a few words, with nothing but what is grave.
        """
        effect = self._mark if short else self._effect
        foretold = {move: list(self.position.foretold(move)) for move in self.position.moves()}
        effects = {
            move: [told for event in more if (told := effect(event))]
            for move, (_, *more) in foretold.items()
        }
        common = set.intersection(*map(set, effects.values())) if len(effects) > 1 else set()
        sentences, semicolon = {}, self.say("semicolon")
        for move, events in foretold.items():
            own = [told for told in effects[move] if told not in common]
            words = self._brief(events[0]) if short else self._told("choice", events[0])
            sentences[move] = f"{words} → {semicolon.join(own)}" if own else words
        return sentences

    def _effect(self, event: Event) -> str:
        """A consequence in a few words; "" if it needs none."""
        try:
            return self._told("effect", event)
        except LookupError:
            return ""

    def _mark(self, event: Event) -> str:
        """A consequence that nobody may overlook, in a word; "" for any other."""
        return self._told("mark", event) if f"mark-{event.kind}" in self.say else ""

    def _brief(self, event: Event) -> str:
        """A move in a few words; in a sentence, where the game has no shorter ones."""
        return self._told("brief" if f"brief-{event.kind}" in self.say else "choice", event)

    def groups(self, moves: Sequence[Move] | None = None, level: int = 0) -> dict[str, list[Move]]:
        """Moves by what they have in common, in words; {} if they are all alike.

        By default all legal moves. What is alike may be told apart again, a level further down.
        """
        group = self.game.story.group
        if group is None:
            return {}
        alike: dict[str, list[Move]] = {}
        for move in self.position.moves() if moves is None else moves:
            levels = group(move).split("/")
            alike.setdefault(levels[min(level, len(levels) - 1)], []).append(move)
        if len(alike) == 1:
            return {}
        return {self._title(key, moves): moves for key, moves in alike.items()}

    def _title(self, key: str, moves: list[Move]) -> str:
        if len(moves) == 1:
            return self.describe(moves[0])
        word, _, value = key.partition(" ")
        return self.say(f"group-{word}", value=value, count=len(moves))

    def rules_of(self, move: Move) -> tuple[str, ...]:
        """The numbers of the rules behind a legal move, the main one first."""
        event = self.position.first_event(move)
        return event.rule, *self.game.story.MORE_RULES.get(event.kind, ())

    def _told(self, kind: str, event: Event) -> str:
        return narration.sentence(kind, event, self.game.story, self.say, self.names, self.you)

    def meanings(self, layout: str = "wide") -> list[ToldMeaning]:
        """Everything on the board: what it is called, and what it is and does."""
        found = self.game.board.meanings
        if found is None:
            return []
        return [
            ToldMeaning(
                self.say(f"meaning-{one.key}.name", **one.about),
                self.say(f"meaning-{one.key}", **one.about),
                one.rules,
                one.ids,
                tuple((area.x, area.y, area.width, area.height) for area in one.areas),
            )
            for one in found(self.view(layout), self.position.table[0])
        ]

    # The end

    def ending(self) -> Ending | None:
        """How the game ended; None while it is being played."""
        return ending_of(self.position, self.resigned)

    def headline(self) -> str:
        """Who won, by how much and why; empty while the game is being played."""
        ending = self.ending()
        return ending.told(self.say, self.names, you=self.you) if ending else ""

    def account(self) -> ToldAccount | None:
        """Where each seat's score came from; None if the game counts nothing."""
        account, ending = account_of(self.position), self.ending()
        if account is None:
            return None
        say = self.say
        sources = tuple(
            AccountLine(say(f"account-{name}"), tuple(map(signed, amounts)))
            for name, amounts in account.sources
        )
        tie = AccountLine(say("account-tie"), tuple(map(str, account.ties)))
        return ToldAccount(sources, self.scores(), tie if ending and ending.ties else None)

    def scores(self) -> AccountLine:
        """What each seat has scored so far; no value if the game counts nothing."""
        say, scored = self.say, scores_of(self.position)
        told = tuple(say("account-value", value=n, text=signed(n)) for n in scored)
        return AccountLine(say("account-total"), told)

    # In pictures

    def svg(self, layout: str = "wide", theme: str = "light", *, targets: bool = True) -> str:
        """The table as a picture; what the seat to decide may click glows if `targets` is true."""
        from ..ink.picture import table

        board = self.game.board
        for given, known in ((layout, tuple(board.LAYOUTS)), (theme, THEMES)):
            if given not in known:
                raise UnknownName("picture-unknown", given=shown(given), known=", ".join(known))
        return table(board, self.view(layout, targets=targets), cast("Theme", theme))

    def scene(
        self, height: int | None = None, numbered: Mapping[str, str] | None = None
    ) -> RenderableType:
        """The table for a terminal, as something Rich prints, within this many lines.

        `numbered` says what to type for a decision, by its notation: it is drawn where that leads.
        """
        from dataclasses import replace

        from ..ink.console import Scene

        view = replace(self.view(targets=False), numbered=numbered or {})
        return Scene(view, self.game.terminal_view.table, height)

    def brief(self) -> RenderableType:
        """What matters most of the table within a turn, as something Rich prints."""
        from rich.console import Group

        return Group(*self.game.terminal_view.brief(self.view(targets=False)))

    def end(self) -> RenderableType:
        """Who won and why, and the account, as something Rich prints."""
        from rich.console import Group
        from rich.text import Text

        from ..ink.console import account

        told = self.account()
        headline = Text(self.headline(), style="bold")
        return Group(headline, account(told, self.called)) if told else headline

    def view(
        self, layout: str = "wide", *, targets: bool = True, focus: Focus | None = None
    ) -> View:
        """What the live part of a table is drawn from, with the open moves if `targets` is true."""
        from ..ink.focus import HERE
        from ..ink.picture import View

        position, ending = self.position, self.ending()
        fields, note = position.fields, ""
        if ending is not None and ending.how == RESIGNED:  # drawn as any game that is over
            fields = fields | {"phase": "over"}
            note = ending.told(self.say, self.names, NOTE, self.you)
        decides = targets and ending is None and isinstance(position.actor, int)
        return View(
            fields,
            self.game.box,
            self.say,
            self.called,
            layout,
            ending.winners if ending else (),
            tuple(position.moves()) if decides else (),
            note,
            focus or HERE,
            self.you,
        )

    def text(self, width: int = 80) -> str:
        """The table as plain text."""
        from rich.console import Console

        console = Console(width=width, color_system=None, force_terminal=False)
        with console.capture() as captured:
            console.print(self.scene())
        return captured.get()


def signed(amount: int) -> str:
    """A number as a column has it, with a minus as long as a figure."""
    return str(amount).replace("-", MINUS)
