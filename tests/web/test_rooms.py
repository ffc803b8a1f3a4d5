"""A table in memory: what another process wrote is read in time, what many see is made once."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest

from cordee.engine.fair import FairDice
from cordee.ink.focus import read_focus
from cordee.web.api.endpoints import program_sight
from cordee.web.live import decisions
from cordee.web.live import events as kinds
from cordee.web.live.commands import Decide
from cordee.web.live.events import TableEvent
from cordee.web.live.room import SILENT, Room
from cordee.web.live.table import BOT, FREE, ME, Table
from cordee.web.live.tables import Tables
from cordee.web.live.view import Painter, Seen, Viewer, painter_of
from cordee.web.server.refusals import NotNow

from ..apart import awaited

ANA = {"kind": ME, "name": "Ana", "person": "ana", "level": None}
BO = {"kind": FREE, "name": "Bo", "person": "bo", "level": None}
BOT_EASY = {"kind": BOT, "name": "bot:easy", "person": None, "level": "easy"}


def begun(*seats: dict[str, Any], game: str = "yeti") -> Table:
    table = Table("t", FairDice.of_seed(5).secret)
    opened = {"game": game, "options": {}, "seats": list(seats), "drawn": False, "hints": True,
              "listed": False, "host": "ana"}  # fmt: skip
    table.apply(TableEvent(0, kinds.OPEN, opened, 0.0))
    decisions.carry_out(table, decisions.begin(table), 0.0)
    return table


def play_on(table: Table) -> list[TableEvent]:
    """The last of the legal moves, and what follows."""
    assert table.position is not None
    move = table.position.moves()[-1]
    return decisions.carry_out(table, [decisions.moved(table, move.text)], 0.0)


class Shared:
    """A database to which another process has written."""

    shared = True

    def __init__(self, events: Sequence[TableEvent] = ()) -> None:
        self.events = list(events)
        self.looks = 0

    async def events_of(self, _table: str, first: int) -> list[TableEvent]:
        self.looks += 1
        await asyncio.sleep(0)
        return [event for event in self.events if event.number >= first]

    async def append(self, _table: str, more: Sequence[TableEvent], _card: object) -> None:
        self.events += more

    async def tell(self, _notice: object) -> None: ...


def room_of(table: Table, store: Any = None) -> Room:
    def spawn(work: Coroutine[object, object, None]) -> None:
        work.close()

    store = store or SimpleNamespace(shared=False)
    tables: Any = SimpleNamespace(store=store, gone=120.0, spawn=spawn)
    return Room(tables, table)


# What another process wrote


def at_two_processes() -> tuple[Room, Table]:
    """A room that has not heard of what Ana did elsewhere until it was Bo's turn."""
    there = begun(ANA, BO)
    here, events = there.copy(), []
    while there.position is not None and there.position.actor != 1:
        events += play_on(there)
    return room_of(here, Shared(events)), there


def test_a_move_that_is_right_at_the_table_as_it_is_now_is_not_refused() -> None:
    room, there = at_two_processes()
    assert there.position is not None
    text = there.position.moves()[0].text
    awaited(room.do("bo", Decide(plies=len(there.moves), text=text)))
    assert room.table.position is not None
    assert room.table.position.plies[len(there.moves)].move.text == text


def test_what_is_wrong_at_the_newest_table_is_refused_there() -> None:
    room, there = at_two_processes()
    with pytest.raises(NotNow):
        awaited(room.do("ana", Decide(plies=len(there.moves), text="keep none")))
    assert room.table.last == there.last


def test_those_who_ask_at_the_same_time_share_a_look_at_the_database() -> None:
    room, there = at_two_processes()

    async def many() -> None:
        await asyncio.gather(*(room.catch_up() for _ in range(50)))

    awaited(many())
    assert room.table.last == there.last
    store: Any = room.tables.store
    assert store.looks <= 2


# What many see


def seen_by(room: Room, person: str, seen: Seen, locale: str = "en", layout: str = "wide") -> str:
    return painter_of(room).told(Viewer(person, locale, layout), seen)


@pytest.fixture
def drawings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Who had news made for them."""
    made: list[str] = []
    news = Painter.news

    def noted(painter: Painter, viewer: Viewer, seen: Seen) -> Any:
        made.append(viewer.person)
        return news(painter, viewer, seen)

    monkeypatch.setattr(Painter, "news", noted)
    return made


def test_what_spectators_see_is_made_once_a_move(drawings: list[str]) -> None:
    room, watchers = room_of(begun(ANA, BO)), {f"w{nth}": Seen() for nth in range(20)}
    texts: set[int] = set()
    for _ in range(3):
        texts = {id(seen_by(room, person, seen)) for person, seen in watchers.items()}
        assert len(texts) == 1
        play_on(room.table)
        room.tell()
    assert len(drawings) == 3


def test_language_and_layout_and_what_was_seen_make_a_difference(drawings: list[str]) -> None:
    room, late = room_of(begun(ANA, BO)), Seen()
    seen_by(room, "w", late)
    play_on(room.table)
    room.tell()
    texts = {
        seen_by(room, "w1", Seen()),
        seen_by(room, "w2", Seen(), "fr"),
        seen_by(room, "w3", Seen(), layout="tall"),
        seen_by(room, "w", late),
    }
    assert len(texts) == 4
    assert len(drawings) == 5


def test_where_one_looks_makes_a_difference_only_on_a_board_larger_than_its_picture() -> None:
    for game, larger in (("vertical", True), ("yeti", False)):
        room, texts = room_of(begun(ANA, BO, game=game)), set()
        for at in ("", "3,2,60"):
            viewer = Viewer("w", focus=read_focus(0, at))
            texts.add(id(painter_of(room).told(viewer, Seen())))
        assert (len(texts) == 2) == larger


def test_players_and_host_see_what_is_their_own() -> None:
    room = room_of(begun(BO, BOT_EASY))  # Ana has opened it and only watches
    assert room.table.position is not None
    room.table.seats[0].level = None
    watched = seen_by(room, "w", Seen())
    own = json.loads(seen_by(room, "bo", Seen()))
    assert own["mine"]
    assert own["moves"]
    assert not json.loads(watched)["moves"]
    assert seen_by(room, "w2", Seen()) == watched  # another's own does not leak into it
    assert json.loads(seen_by(room, "ana", Seen()))["own"] is False


def test_what_spectators_are_sent_is_what_would_have_been_made_for_each() -> None:
    room, seen = room_of(begun(ANA, BO)), {"w1": Seen(), "w2": Seen()}
    for _ in range(10):
        for person, known in seen.items():
            alone = Seen(known.stamp, known.last)
            expected = Painter(room).news(Viewer(person), alone)
            assert json.loads(seen_by(room, person, known)) == json.loads(json.dumps(expected))
            assert known == alone
        play_on(room.table)
        room.tell()


def test_programs_that_watch_are_told_the_same_and_players_their_moves() -> None:
    room = room_of(begun(ANA, BO))
    assert program_sight(room, Viewer("w1")) is program_sight(room, Viewer("w2"))
    turn = room.table.to_move
    assert turn is not None
    assert json.loads(program_sight(room, Viewer(str(turn.person))))["moves"]
    assert not json.loads(program_sight(room, Viewer("w3")))["moves"]


# For whom bots think


@dataclass(frozen=True)
class Spectator:
    person: str
    address: str

    def changed(self) -> None: ...

    def hang_up(self) -> None: ...


def look(room: Room, person: str, address: str) -> None:
    spectator: Any = Spectator(person, address)
    room.watchers.add(spectator)


def waits(room: Room) -> bool:
    return not room.has_bot_to_move


def test_bots_think_on_behalf_of_the_player_who_was_here_last() -> None:
    room = room_of(begun(BO, BOT_EASY))
    look(room, "eve", "evil")
    assert room.claim(lambda: True).address == "evil"  # nobody else is known
    room.note("ana", "host's")
    assert room.claim(lambda: True).address == "host's"
    room.note("bo", "player's")
    room.note("ana", "host's")
    room.note("eve", "evil")
    claim = room.claim(lambda: True)
    assert (claim.address, claim.person, claim.table) == ("player's", "bo", "t")


def test_bots_among_themselves_wait_until_somebody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    room = room_of(begun(BO, BOT_EASY))
    while room.table.bot_to_move is None:
        play_on(room.table)
    assert not waits(room)  # Bo is to decide after it
    room.table.seats[0].level = "medium"  # he has handed his seat over, and left
    assert waits(room)
    room.note("bo", "his")
    assert not waits(room)
    now = room.seen["bo"]
    monkeypatch.setattr("cordee.web.live.room.time.time", lambda: now + SILENT + 1)
    assert waits(room)
    look(room, "eve", "hers")
    assert not waits(room)


def test_a_table_at_rest_keeps_no_drawings_and_shows_the_same_again() -> None:
    room = room_of(begun(ANA, BO))
    shown = seen_by(room, "w", Seen())
    painter = room.painter
    room.rest()
    assert room.painter is None
    assert seen_by(room, "w", Seen()) == shown
    assert room.painter is not painter


def test_drawings_of_earlier_plies_are_kept_only_for_the_last_change() -> None:
    room, seen, drawn = room_of(begun(ANA, BO, game="himalaya")), Seen(), 0
    seen_by(room, "w", seen)
    for _ in range(40):
        play_on(room.table)
        room.tell()
        steps = json.loads(seen_by(room, "w", seen))["steps"]
        assert room.painter is not None
        if len(steps) > 1:
            kept, now = {plies for plies, *_ in room.painter._earlier}, len(room.table.moves)
            assert kept >= set(range(now - len(steps), now + 1))
            assert len(kept) <= len(steps) + 2  # and the one that marks are about
            drawn += 1
    assert drawn > 1


def test_what_nobody_needs_is_let_go_of() -> None:
    store: Any = SimpleNamespace(shared=False)
    tables = Tables(store)
    rooms = {name: room_of(begun(ANA, BO)) for name in ("left", "quiet", "lively")}
    for name in ("quiet", "lively"):
        look(rooms[name], "w", "hers")
        seen_by(rooms[name], "w", Seen())
    tables.rooms = dict(rooms)
    since = time.monotonic()
    rooms["lively"].tell()
    tables.let_go(since)
    tables.thinking.close()
    assert tables.rooms.keys() == {"quiet", "lively"}
    assert rooms["quiet"].painter is None
    assert rooms["lively"].painter is not None
