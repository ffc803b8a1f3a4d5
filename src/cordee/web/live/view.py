"""What somebody sees of a table: pieces, seats, log and choices, in their language."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from ... import bots
from ...engine.data import Data
from ...engine.game import Game
from ...engine.move import Move
from ...engine.position import Position
from ...engine.presenter import Presenter
from ...ink.focus import HERE, Focus
from ...learn.guide import Guide
from ...words import Say, speaker
from .. import WEB
from .commands import Back, Close, Give, Hand, Leave, OnSeat, Resign, Sit
from .decisions import Asker, allows
from .marks import last_decision, last_turn, moved
from .names import GONE_NAME
from .room import Room
from .table import BOT, CLOSED, LEARNED, LINK, OVER, PLAYING, LogLine, Seat, Table

LAYOUTS = ("wide", "tall")
Message = Data
"""What is told to a page, as JSON."""
MOST_STEPS = 60
"""That are shown one after the other; whoever was away for longer sees how it stands."""
MOST_TOLD = 1000
"""Plies whose lines whoever comes is told; what was long before is in the record."""
MOST_KEPT = 100
"""Drawings that are kept for others who watch."""
RIM = 3
"""What a strip shows around it: the glow of what may be touched."""
RECENT = 3
"""Lines that say what happened since one's last decision."""


@dataclass(frozen=True)
class Viewer:
    """Who is watching, and how."""

    person: str
    locale: str = "en"
    layout: str = "wide"
    by_name: bool = False
    """Is everybody called by name, whoever reads it, too? So it is for programs."""
    focus: Focus = HERE
    """Where they look, on a board that is larger than its picture."""


def level_called(level: str, say: Say) -> str:
    """What a bot is called; one from outside as it is."""
    return say(f"bot-{level}") if level in bots.SHIPPED else level


def called(seat: Seat, nth: int, say: Say) -> str:
    """What a seat is called on a page."""
    if seat.kind == BOT:
        level, _, number = seat.name.removeprefix("bot:").partition(" ")
        return f"{say('bot-called', name=level_called(level, say))} {number}".strip()
    return shown_name(seat.name, say) or say("seat-nobody", number=nth + 1)


def shown_name(name: str, say: Say) -> str:
    """A person's name; of somebody whose data was deleted, that they were here."""
    if not name.startswith(GONE_NAME):
        return name
    return f"{say('somebody-gone')} {name.removeprefix(GONE_NAME)}".replace("  ", " ").strip()


def names_of(table: Table, say: Say) -> list[str]:
    return [called(seat, nth, say) for nth, seat in enumerate(table.seats)]


def seat_spoken_to(table: Table, viewer: Viewer) -> int | None:
    """The viewer's only seat; None if they have none, or share their screen with others."""
    own = table.seats_of(viewer.person)
    return own[0] if len(own) == 1 and not viewer.by_name else None


Told = tuple[str, str, int | None]
"""A sentence, the rule behind it, and whose doing it is."""


class Teller:
    """Tells a game in one language, to one seat or to all; what has been told is remembered."""

    def __init__(self, locale: str, you: int | None, most: int = MOST_TOLD) -> None:
        self.locale = locale
        self.you = you
        self._most = most
        self._told: list[list[Told]] = []
        self._codes: list[int] = []

    def told(self, position: Position, names: Sequence[str]) -> list[list[Told]]:
        """The lines of every ply, each with its rule; none of those long past."""
        codes = [ply.move.code for ply in position.plies]
        same = _alike(codes, self._codes)
        del self._told[same:]
        if same == len(codes) - 1:
            self._told.append(self._tell(position, names))
        elif same < len(codes):
            untold = max(0, len(codes) - same - self._most)
            self._told += [[]] * untold
            same += untold
            again = position.copy()
            tail = []
            while len(again.plies) > same:
                tail.append(self._tell(again, names))
                again.undo()
            self._told += reversed(tail)
        self._codes = codes
        return self._told

    def _tell(self, position: Position, names: Sequence[str]) -> list[Told]:
        """What the last move did."""
        lines = position.presented(self.locale, names, you=self.you).story()
        told = zip(lines, position.events, strict=True)
        return [(line, event.rule, event.seat) for line, event in told]


def _alike(one: Sequence[int], other: Sequence[int]) -> int:
    """How many the two have in common at their beginning; mostly it is all of one of them."""
    least = min(len(one), len(other))
    if one[:least] == other[:least]:
        return least
    return next(nth for nth, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1])


@dataclass
class Seen:
    """What somebody has been shown of a table so far."""

    stamp: tuple[int, int] | None = None
    """The position; None: nothing yet."""
    last: int = -1
    """The last event."""

    @property
    def plies(self) -> int:
        return 0 if self.stamp is None else self.stamp[0]

    def follows(self, table: Table) -> bool:
        """Has nothing that was shown been taken back? Then its last ply is where it was, since
        whatever is played instead is another event."""
        return self.stamp is not None and self.stamp == table.stamp_at(self.plies)

    def note(self, table: Table) -> None:
        """Now everything has been shown."""
        self.stamp, self.last = table.stamp, table.last


def painter_of(room: Room) -> Painter:
    """Who draws a table: one for all who watch it, made when first needed."""
    if room.painter is None:
        room.painter = Painter(room)
    return room.painter


class Painter:
    """Draws one table for everybody who watches it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._tellers: dict[tuple[str, int | None], Teller] = {}
        self._boards: dict[tuple[object, ...], tuple[str, str]] = {}
        self._earlier: dict[tuple[int, str, str, Focus, int | None], str] = {}
        """What led to the last event, by the number of plies."""
        self._drawn_at = -1
        self._ends: dict[tuple[str, int | None], Message] = {}
        self._rules: tuple[str, ...] = ()
        """Behind what is asked."""
        self._rules_at = -1
        self._guides: dict[int, Guide] = {}
        self._meanings: dict[tuple[int, int, str, str, int | None], str] = {}

    def told(self, viewer: Viewer, seen: Seen) -> str:
        """The news as a page is sent them; for those who only watch they are made once."""
        how = viewer.locale, viewer.layout, self._focus(viewer), seen.stamp, seen.last

        def made() -> str:
            return json.dumps(self.news(viewer, seen), ensure_ascii=False)

        text = self.room.shown_to(viewer.person, how, made)
        seen.note(self.room.table)
        return text

    def news(self, viewer: Viewer, seen: Seen) -> Message:
        """What a page shows that has not seen it yet: the plies as steps, and where they lead."""
        table, follows = self.room.table, seen.follows(self.room.table)
        plies = len(table.moves)
        known = seen.plies if follows else 0
        first = max(known, plies - MOST_STEPS) if follows else plies  # from there on, by steps
        state = self.state(viewer)
        state["whole"] = not follows
        state["log"] = self._log(viewer, seen.last if follows else -1, range(known, first))
        state["steps"] = self._steps(viewer, first)
        seen.note(table)
        return state

    def _told(self, viewer: Viewer) -> list[list[Told]]:
        """The lines of every ply."""
        position = self.room.table.position
        if position is None:
            return []
        key = viewer.locale, seat_spoken_to(self.room.table, viewer)
        teller = self._tellers.setdefault(key, Teller(*key))
        return teller.told(position, names_of(self.room.table, speaker(viewer.locale, WEB)))

    def _steps(self, viewer: Viewer, known: int) -> list[Message]:
        """The table after each ply from a number on; after the last it is the state itself."""
        table, told = self.room.table, self._told(viewer)
        if table.position is None or known >= len(table.moves):
            return []
        steps, back = [], table.position.copy()
        drawn = self._pieces(viewer, back)
        for nth in range(len(table.moves) - 1, known - 1, -1):
            ply = table.position.plies[nth]
            step: Message = {
                "plies": nth + 1,
                "rolled": ply.actor == "chance",
                "lines": [_line(*one, nth) for one in told[nth]],
            }
            if nth < len(table.moves) - 1:
                step["pieces"] = drawn
            back.undo()
            before = self._pieces(viewer, back)
            step["seat"], step["marks"], drawn = back.turn, moved(before, drawn), before
            steps.append(step)
        return steps[::-1]

    def _marks(self, viewer: Viewer) -> list[Message]:
        """What moved since the viewer's last decision; in the last turn, for those who watch."""
        table, own = self.room.table, self._deciding(viewer)
        position = table.position
        if position is None or table.stage == OVER:
            return []
        before = last_decision(position, own) if own else last_turn(position)
        return moved(self._pieces(viewer, before), self._pieces(viewer, position))

    def _deciding(self, viewer: Viewer) -> Sequence[int]:
        """The viewer's seats; of several at one screen, the one that is asked."""
        table = self.room.table
        own, seat = table.seats_of(viewer.person), table.position and table.position.actor
        return [seat] if isinstance(seat, int) and seat in own else own

    def _pieces(self, viewer: Viewer, position: Position) -> str:
        """The table at some moment of the game, with nothing lit."""
        names = names_of(self.room.table, speaker(viewer.locale, WEB))
        if self._drawn_at != self.room.table.last or len(self._earlier) > MOST_KEPT:
            self._drawn_at = self.room.table.last  # the others are sent them at the same time
            self._earlier.clear()
        focus, you = self._focus(viewer), seat_spoken_to(self.room.table, viewer)
        key = (len(position.plies), viewer.locale, viewer.layout, focus, you)
        if key not in self._earlier:
            shown = position.presented(viewer.locale, names, you=you)
            view = shown.view(viewer.layout, targets=False, focus=focus)
            self._earlier[key] = position.game.board.pieces(view)
        return self._earlier[key]

    def _focus(self, viewer: Viewer) -> Focus:
        """Where the viewer looks; the same for all, where the whole board is always seen."""
        position = self.room.table.position
        return viewer.focus if position is not None and position.game.board.FOCUS else HERE

    def moments(self, viewer: Viewer) -> list[Message]:
        """Every ply of the game, to be replayed: whose turn it was, and what is told of it."""
        table, say = self.room.table, speaker(viewer.locale, WEB)
        assert table.position is not None
        teller = Teller(viewer.locale, seat_spoken_to(table, viewer), len(table.moves))
        told = teller.told(table.position, names_of(table, say))
        back, plies = table.position.copy(), []
        for nth in range(len(told) - 1, -1, -1):
            rolled = back.plies[-1].actor == "chance"
            back.undo()
            asked = not rolled and back.unasked(roll=False) is None
            texts = [text for text, _, _ in told[nth]]
            plies.append({"seat": back.turn, "asked": asked, "rolled": rolled, "lines": texts})
        return plies[::-1]

    def moment(self, viewer: Viewer, ply: int, targets: bool = False) -> Message:
        """The table after some plies of a game that is over; with what could be touched then, if
        `targets` is true."""
        table, say = self.room.table, speaker(viewer.locale, WEB)
        assert table.position is not None
        you = seat_spoken_to(table, viewer)
        shown, before = (presented_at(table, at, say, you) for at in (ply, max(0, ply - 1)))
        view = shown.view(viewer.layout, targets=targets, focus=viewer.focus)
        board = table.position.game.board
        pieces = board.pieces(view)
        earlier = board.pieces(before.view(viewer.layout, targets=False, focus=viewer.focus))
        return {
            "plies": ply,
            "pieces": pieces,
            "marks": moved(earlier, pieces),
            "about": board.about(view),
            "ids": _decided_on(table.position, ply),
            "scores": shown.scores().cells,
        }

    def meanings(self, viewer: Viewer, ply: int) -> str:
        """What everything on the board is after some plies: made once for all who watch."""
        table, you = self.room.table, seat_spoken_to(self.room.table, viewer)
        ply = min(ply, len(table.moves))
        key = table.last, ply, viewer.locale, viewer.layout, you
        if key not in self._meanings:
            if len(self._meanings) > MOST_KEPT:
                self._meanings.clear()
            shown = presented_at(table, ply, speaker(viewer.locale, WEB), you)
            told = [asdict(one) for one in shown.meanings(viewer.layout)]
            message = {"is": "meanings", "plies": ply, "layout": viewer.layout, "told": told}
            self._meanings[key] = json.dumps(message, ensure_ascii=False)
        return self._meanings[key]

    def state(self, viewer: Viewer) -> Message:
        """Everything a page shows that may change, except for the log."""
        table, say = self.room.table, speaker(viewer.locale, WEB)
        names = names_of(table, say)
        own = table.seats_of(viewer.person)
        position = table.position
        playing = table.stage == PLAYING and not table.mixing
        decides = position.actor if position is not None and playing else None
        mine = isinstance(decides, int) and decides in own and not table.seats[decides].level
        state: Message = {
            "is": "table",
            "event": table.last,
            "stage": table.stage,
            "plies": len(position.plies) if position else 0,
            "mine": mine,
            "turn": decides if isinstance(decides, int) else None,
            "seats": self._seats(viewer, names, say),
            "question": self._question(viewer, names, mine, say),
            "title": self._title(viewer, names, decides, mine),
            "moves": [],
            "undo": any(table.undoes(seat) is not None for seat in own),
            "rolled": _just_rolled(position),
            "own": bool(own),
            "close": allows(table, Asker(viewer.person), Close()),
            "dice": contributions(table, own),
        }
        state["news"], state["marks"] = self._recent(viewer), self._marks(viewer)
        state["tray"], state["landmarks"] = [], []
        state["about"] = state["question"]  # until there is more to say about the board
        if position is not None:
            state["pieces"], state["about"] = self._board(viewer, names, mine)
            state["tray"] = self._tray(viewer, names, mine)
            state["landmarks"] = self._landmarks(viewer, names)
            state["asked"] = self._asked(viewer, names, decides is not None)
            if mine:
                state["moves"] = self._moves(viewer, names)
                alike = position.game.board.alike
                state["alike"] = alike(position.fields) if alike else {}
                preview = position.game.board.preview
                state["preview"] = preview(position.fields) if preview else {}
        if table.stage == OVER:
            state["secret"] = table.secret.hex()
            state["next"] = table.next_table if own else None
            state["end"] = self._end(viewer, names)
        if table.guided and mine and position is not None:
            state["guide"] = self._explained(viewer, position)
        return state | self.room.told_beside(viewer)

    def _explained(self, viewer: Viewer, position: Position) -> list[str]:
        """What comes up for the first time for whoever decides."""
        assert isinstance(position.actor, int)
        if position.actor not in self._guides:
            self._guides[position.actor] = Guide(position.game, position.actor)
        return self._guides[position.actor].explained(position, viewer.locale)

    def _title(self, viewer: Viewer, names: Sequence[str], decides: object, mine: bool) -> str:
        table, say = self.room.table, speaker(viewer.locale, WEB)
        assert table.game is not None
        title = table.game.title(say.locale)
        if table.explored:  # every decision is somebody's who only tries it
            return say("title-other", game=title, name=say("explore"))
        if mine:
            return say("title-yours", game=title)
        if not isinstance(decides, int):
            return title
        yours = decides == seat_spoken_to(table, viewer)  # a bot plays it
        return say("title-other", game=title, name=say("called-you") if yours else names[decides])

    def _seats(self, viewer: Viewer, names: Sequence[str], say: Say) -> list[Message]:
        """For each seat: who has it, and what the viewer may do about it."""
        table, room = self.room.table, self.room
        own = table.seats_of(viewer.person)
        you = seat_spoken_to(table, viewer) if table.position is not None else None
        scores = self._scores(viewer, names)
        shown = []
        for nth, seat in enumerate(table.seats):
            yours = nth in own
            away = (
                table.stage == PLAYING and seat.person is not None and not room.is_here(seat.person)
            )
            note = ""
            if seat.resigned:
                note = say("note-resigned")
            elif seat.level and seat.kind != BOT:
                note = say("note-bot")
            elif away and not yours:
                note = say("note-away")
            elif seat.kind == LINK and not seat.is_taken:
                note = say("note-link")
            elif yours and you is None:  # else the name says so
                note = say("note-you")
            may = self._may(viewer, nth)
            if seat.kind == LINK:  # it has one, which can be shown
                may = ["links" if do == "link" else do for do in may]
            actions = [{"do": do, "label": say(f"do-{do}")} for do in may if not seat.resigned]
            score = scores[nth] if scores else None
            name = say("called-you") if nth == you else names[nth]
            shown.append({"name": name, "note": note, "may": actions, "score": score})
        return shown

    def _scores(self, viewer: Viewer, names: Sequence[str]) -> list[tuple[str, str]]:
        """For each seat: the number that counts, and what it is called."""
        position = self.room.table.position
        if position is None:
            return []
        line = position.presented(viewer.locale, names).scores()
        return [(value, line.label) for value in line.cells]

    def _may(self, viewer: Viewer, nth: int) -> list[str]:
        """What the viewer may do about a seat, and is offered."""
        table, seat = self.room.table, self.room.table.seats[nth]
        if table.explored:
            return []
        asker = Asker(viewer.person, "", self.room.is_gone)
        offered: list[OnSeat] = [Sit(seat=nth, name=viewer.person), Leave(seat=nth)]
        offered += [Give(do="link", seat=nth), Give(do="bot", seat=nth)]
        if seat.kind == LINK:
            offered.append(Give(do="free", seat=nth))
        if seat.person == viewer.person:
            offered.append(Back(seat=nth) if seat.level else Resign(seat=nth))
        else:
            offered.append(Hand(seat=nth))
        return [command.do for command in offered if allows(table, asker, command)]

    def _log(self, viewer: Viewer, since: int, plies: range) -> list[Message]:
        """What people said and did after an event, and some plies with their rules, in order."""
        table, say, told = self.room.table, speaker(viewer.locale, WEB), self._told(viewer)
        spoken_to = seat_spoken_to(table, viewer) is not None
        lines: list[tuple[int, Message]] = [
            (line.number, _noted(line, spoken_to and line.person == viewer.person, say))
            for line in table.lines
            if line.number > since
        ]
        for nth in plies:
            if told[nth]:
                lines += [(table.moves[nth], _line(*one, nth)) for one in told[nth]]
        lines.sort(key=lambda line: line[0])
        return [line for _, line in lines]

    def _recent(self, viewer: Viewer) -> list[str]:
        """What the others did since the viewer's last decision, in a few lines."""
        position, own = self.room.table.position, self._deciding(viewer)
        if position is None:
            return []
        lines: list[str] = []
        for ply, told in zip(reversed(position.plies), reversed(self._told(viewer)), strict=True):
            if ply.actor in own or len(lines) >= RECENT:
                break
            lines = [text for text, _, seat in told if seat not in own] + lines
        return lines[-RECENT:]

    def _question(self, viewer: Viewer, names: Sequence[str], mine: bool, say: Say) -> str:
        """What is going on, in one sentence."""
        table = self.room.table
        if table.stage == CLOSED:
            return say("table-closed")
        if table.position is None:
            if not all(seat.is_taken for seat in table.seats):
                return say("waiting-seats")
            assert table.game is not None
            ready = self.room.tables.is_prepared(table.game.name)
            return say("starting" if ready else "preparing")
        if table.stage == OVER:
            return str(self._end(viewer, names)["headline"])
        if table.position.actor is None:  # explored to the end
            return self._presented(viewer, names).headline()
        if table.mixing:
            return say("dice-mixing")
        if table.stage == LEARNED:
            return say("lesson-learned")
        if table.stage == PLAYING and not mine and table.to_move is not None:
            actor = table.position.actor
            assert isinstance(actor, int)
            key = "thinks" if table.seats[actor].level else "waiting-for"
            you = "yes" if actor == seat_spoken_to(table, viewer) else "no"
            return say(key, name=names[actor], you=you)
        return self._presented(viewer, names).question()

    def _asked(self, viewer: Viewer, names: Sequence[str], playing: bool) -> Message:
        """What is asked, whoever is, and the rules behind it."""
        shown = self._presented(viewer, names)
        if self._rules_at != self.room.table.last:
            self._rules_at, self._rules = self.room.table.last, shown.rules_asked()
        return {"text": shown.question() if playing else shown.headline(), "rules": self._rules}

    def _presented(self, viewer: Viewer, names: Sequence[str]) -> Presenter:
        """The table as it stands, in the viewer's language and told to them."""
        table = self.room.table
        assert table.position is not None
        you = seat_spoken_to(table, viewer)
        return table.position.presented(viewer.locale, names, table.resigned, you)

    def _end(self, viewer: Viewer, names: Sequence[str]) -> Message:
        """How it ended, and where each seat's score came from; once it is over, that is settled."""
        key = viewer.locale, seat_spoken_to(self.room.table, viewer)
        if key not in self._ends:
            shown = self._presented(viewer, names)
            ending, account = shown.ending(), shown.account()
            self._ends[key] = {
                "headline": shown.headline(),
                "winners": ending.winners if ending else (),
                "account": asdict(account) if account else None,
            }
        return self._ends[key]

    def _board(self, viewer: Viewer, names: Sequence[str], lit: bool) -> tuple[str, str]:
        """The pieces, and the table in words."""
        table = self.room.table
        assert table.position is not None
        focus, shown = self._focus(viewer), self._presented(viewer, names)
        key = (table.last, viewer.locale, viewer.layout, lit, focus, shown.you)
        if key not in self._boards:
            stale = self._boards and next(iter(self._boards))[0] != table.last
            if stale or len(self._boards) > MOST_KEPT:
                self._boards.clear()
            board = table.position.game.board
            view = shown.view(viewer.layout, targets=lit, focus=focus)
            self._boards[key] = board.pieces(view), board.about(view)
        return self._boards[key]

    def _tray(self, viewer: Viewer, names: Sequence[str], mine: bool) -> list[tuple[float, float]]:
        """The strips of a tall board that stay in sight where a phone cannot show all of it."""
        table = self.room.table
        assert table.position is not None
        tray = table.position.game.board.tray
        if tray is None or viewer.layout != "tall" or table.stage == OVER:
            return []
        own, turn = table.seats_of(viewer.person), table.position.turn
        seat = turn if turn in own or not own else own[0]
        shown = table.position.presented(viewer.locale, names)
        strips = tray(shown.view(viewer.layout, targets=mine), seat)
        return [(area.y - RIM, area.height + 2 * RIM) for area in strips]

    def _landmarks(self, viewer: Viewer, names: Sequence[str]) -> Sequence[tuple[str, float]]:
        """What marks at the edge of a tall board lead to."""
        position = self.room.table.position
        assert position is not None
        landmarks = position.game.board.landmarks
        if landmarks is None or viewer.layout != "tall":
            return []
        return landmarks(self._presented(viewer, names).view(viewer.layout, targets=False))

    def _moves(self, viewer: Viewer, names: Sequence[str]) -> list[Message]:
        """Every legal move: its text, a sentence, its rules, and what to click for it."""
        position = self.room.table.position
        assert position is not None
        targets = position.game.board.targets
        fields = position.fields
        shown = self._presented(viewer, names)
        groups = shown.groups()
        group_of = {move.text: title for title, moves in groups.items() for move in moves}
        return [
            {
                "text": move.text,
                "label": label,
                "group": group_of.get(move.text),
                "ids": list(targets(move, fields)),
                "hurts": hurts(position, move),
            }
            for move, label in shown.choices().items()
        ]


def _line(text: str, rule: str, seat: int | None, ply: int) -> Message:
    """A line of the log that a ply is told by."""
    return {"text": text, "rule": rule, "seat": seat, "ply": ply}


def contributions(table: Table, own: Sequence[int]) -> Message | None:
    """What a page needs to contribute to the dice: seats are numbered as before the draw."""
    if not table.gathers:
        return None
    pledges = {table.chair_of(nth): seat.pledge for nth, seat in enumerate(table.seats)}
    return {
        "promise": table.dice.commitment,
        "fresh": table.fresh,
        "sealed": table.sealed,
        "pledges": [pledges[chair] for chair in sorted(pledges)],
        "own": [(nth, table.chair_of(nth), bool(table.seats[nth].given)) for nth in own],
    }


def _decided_on(position: Position, ply: int) -> tuple[str, ...]:
    """What was touched on the board for the decision that led to a ply; nothing for dice."""
    if not ply or position.plies[ply - 1].actor == "chance":
        return ()
    before = _taken_back(position, ply - 1)
    return position.game.board.targets(position.plies[ply - 1].move, before.fields)


def _taken_back(position: Position, plies: int) -> Position:
    """A position as it was after its first plies."""
    earlier = position.copy()
    while len(earlier.plies) > max(0, plies):
        earlier.undo()
    return earlier


def presented_at(table: Table, ply: int, say: Say, you: int | None = None) -> Presenter:
    """A game at one ply; whoever gave up had done so by the last one."""
    assert table.position is not None
    earlier = _taken_back(table.position, ply)
    at_end = len(earlier.plies) == len(table.position.plies)
    resigned = table.resigned if at_end else ()
    return earlier.presented(say.locale, names_of(table, say), resigned, you)


def hurts(position: Position, move: Move) -> bool:
    """Is this a choice that cannot be put right, such as a failure on purpose?"""
    kind = position.game.story.GRAVE.get(move.kind)
    if kind is None:
        return False
    trial = position.copy()
    trial.play(move)
    return any(event.kind == kind for event in trial.events)


def _just_rolled(position: Position | None) -> bool:
    """Was a chance event among the last things that happened?"""
    return position is not None and any(ply.actor == "chance" for ply in position.plies[-2:])


def _noted(line: LogLine, yours: bool, say: Say) -> Message:
    """Something said or done, as the log has it; of one's own doing it says “you”."""
    if line.text:
        return {"said": say("said", name=_sayer(line, yours, say), text=line.text)}
    you = "yes" if yours else "no"
    return {"note": say(line.key, name=_shown(line.name, say), you=you)}


def _sayer(line: LogLine, yours: bool, say: Say) -> str:
    """Who said it; those who only watch are told apart from those who play."""
    if yours:
        return say("called-you")
    return say("watching", name=line.name) if line.key == "line-watcher" else line.name


def _shown(name: str, say: Say) -> str:
    """A name in an event, which may be a bot's."""
    return called(Seat(BOT, name), 0, say) if name.startswith("bot:") else shown_name(name, say)


def board_size(game: Game, layout: str) -> str:
    """The size of a board, as an SVG's `viewBox` has it."""
    size = game.board.LAYOUTS[layout]
    return f"0 0 {size.width} {size.height}"
