"""For programs: the same tables as JSON and over a socket, described by OpenAPI."""

from __future__ import annotations

import json
from typing import Annotated, Literal

from fastapi import Body, Depends, FastAPI, Path, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.datastructures import State
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse

from ... import games
from ...engine.errors import CordeeError
from ...words import speaker
from .. import LOG
from ..live.commands import (
    Back,
    Close,
    Contribute,
    Decide,
    Hand,
    Leave,
    Pledge,
    Resign,
    Say,
    Sit,
    Undo,
)
from ..live.hints import hint
from ..live.names import proper_name
from ..live.room import Room
from ..live.socket import admit
from ..live.table_setup import TableSetup
from ..live.tables import Tables
from ..live.view import Viewer
from ..server.language import language_of
from ..server.limits import ACTIONS, HINTS, NEW_TABLES_FROM, TALK, Limits, neighbourhood
from ..server.metrics import FAULTS
from ..server.people import Passport, Person, newcomer
from ..server.refusals import Misread, NoToken, TooMuch, of_database, refused_by_number
from ..server.standing import Standing
from ..store.store import UNREACHABLE, Store
from .answers import refusal, told, without_people
from .messages import (
    Entry,
    EventTold,
    GameTold,
    HintTold,
    Link,
    NewContribution,
    NewMove,
    NewPerson,
    NewPledge,
    NewTable,
    NextTable,
    PersonTold,
    Refusal,
    SitDown,
    TableMade,
    TableTold,
    Talk,
)

PATH = "/api/v1"
ABOUT = """\
Take a seat at a table of Cordée with a program of your own.

`POST /people` gives a token for the header `Authorization: Bearer …`; whoever has the token has
your seats. Then open a table, or sit down at one. Decide with `POST /tables/{table}/moves` when
`moves` is not empty. All texts of moves are in the notation of the game.

**Live.** A WebSocket at `/api/v1/tables/{table}/socket`, with the same header, sends
`{"is": "table", …}`, the fields of `TableTold`, when it is opened and after every change;
`{"is": "beat"}` when nothing happens for a while; `{"is": "refused", "key", "why", "rule"}` when
something you asked for was not done. It takes
`{"do": "move", "plies": 12, "text": "…"}`, `{"do": "undo"}`,
`{"do": "sit", "seat": 0, "name": "…"}`, `{"do": "say", "text": "…"}`, `{"do": "hint"}`,
`{"do": "close"}`, `{"do": "pledge", "seat": 0, "digest": "…"}`,
`{"do": "contribute", "seat": 0, "bits": "…"}`, and `leave`, `resign`, `hand` and `back` with a
`seat`. It is closed with 4403 without a token, 4404 where there is no table, 4429 when there are
too many, 1012 when the server is restarted: connect again, and you are told how the table stands.

**Dice.** While `dice` is `open`, pledge for each of your seats: the SHA-256 of 32 random
hexadecimal digits. When it is `sealed`, contribute these digits; the game begins as soon as
everybody has, or after a moment. Keep `commitment` and your digits, and compare them at the end.

Refusals come in the language of the header `Accept-Language`, French or English.
"""
MOST_EVENTS = 500
SeatAction = Literal["sit", "leave", "resign", "hand", "back"]
SEAT_COMMANDS = {"leave": Leave, "resign": Resign, "hand": Hand, "back": Back}
WHY = {
    400: "it makes no sense, or a rule of the game forbids it",
    401: "there is no token, or it is not ours",
    403: "the seat is another's",
    404: "there is no such thing",
    409: "not now: the table has moved on, or it is another's turn",
    410: "the link was used, or the table is closed",
    413: "too large",
    422: "not as described",
    429: "too much at once",
    503: "the database cannot be reached just now",
}


def answers(*codes: int) -> dict[int | str, dict[str, object]]:
    """The refusals that an endpoint may answer with; some are common to all."""
    return {
        code: {"model": Refusal, "description": WHY[code]}
        for code in sorted({*codes, 413, 422, 429, 503})
    }


def make_api(state: State) -> FastAPI:
    """The application that is mounted at `PATH`."""
    api = FastAPI(
        title="Cordée", version="1", description=ABOUT, docs_url=None, redoc_url=None,
        responses=answers(), servers=[{"url": PATH}], root_path_in_servers=False,
    )  # fmt: skip
    api.state = state
    api.add_exception_handler(CordeeError, _refused)
    api.add_exception_handler(RequestValidationError, _misread)
    api.add_exception_handler(HTTPException, missing)
    for fault in UNREACHABLE:
        api.add_exception_handler(fault, _unreachable)
    _endpoints(api)
    return api


# Refusals


async def _refused(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, CordeeError)
    return refusal(fault, language_of(request))


async def _misread(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, RequestValidationError)
    first = fault.errors()[0]
    where = ".".join(str(part) for part in first["loc"] if part != "body") or "body"
    wrong = Misread("body-wrong", where=where, why=str(first["msg"]))
    return refusal(wrong, language_of(request))


async def missing(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, HTTPException)
    answer = refusal(refused_by_number(fault.status_code), language_of(request))
    answer.headers.update(fault.headers or {})
    return answer


async def _unreachable(request: Request, fault: Exception) -> Response:
    FAULTS.labels("database").inc()
    LOG.error("the database failed", exc_info=fault)
    told = of_database(
        fault, changing=request.method != "GET", move=request.url.path.endswith("/moves")
    )
    return refusal(told, language_of(request))


# Who is asking


def bearer(asked: HTTPConnection) -> Person | None:
    """Who has this token; a cookie counts for nothing here, so no page can act for a visitor."""
    kind, _, token = asked.headers.get("authorization", "").partition(" ")
    passport: Passport = asked.app.state.passport
    return passport.person_of(token.strip()) if kind.lower() == "bearer" else None


class Caller:
    """Who is asking, and what this server has."""

    def __init__(self, request: Request) -> None:
        state = request.app.state
        self.tables: Tables = state.tables
        self.store: Store = state.store
        self.limits: Limits = state.limits
        self.standing: Standing = state.standing
        self.locale = language_of(request)
        self.address = neighbourhood(request.client.host if request.client else "")
        self._person = bearer(request)

    @property
    def person(self) -> Person:
        if self._person is None:
            raise NoToken("token-none")
        self.standing.check(self._person.id, self.address)
        if not self.limits.allow(ACTIONS, self._person.id):
            raise TooMuch("too-fast")
        return self._person

    @property
    def id(self) -> str:
        return "" if self._person is None else self._person.id

    async def room(self, table: str) -> Room:
        room = await self.tables.room(table)
        if room is None:
            raise HTTPException(404)
        room.note(self.id, self.address)
        return room


Asking = Annotated[Caller, Depends(Caller)]
TableId = Annotated[str, Path(max_length=24)]
SeatNumber = Annotated[int, Path(ge=0, le=9)]


def _endpoints(api: FastAPI) -> None:
    api.get("/games", responses=answers())(all_games)
    api.get("/bots", responses=answers())(all_bots)
    api.post("/people", status_code=201, responses=answers(400))(new_person)
    api.get("/tables", responses=answers(401))(tables)
    api.post("/tables", status_code=201, responses=answers(400, 401))(new_table)
    api.get("/tables/{table}", responses=answers(404))(table_now)
    api.get("/tables/{table}/events", responses=answers(404))(events_of)
    text: dict[int | str, dict[str, object]] = {
        200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "a record"}
    }
    api.get("/tables/{table}/record", response_class=Response, responses=text | answers(404))(
        record
    )
    changing = answers(400, 401, 403, 404, 409)
    api.post("/tables/{table}/moves", responses=changing)(move)
    api.post("/tables/{table}/undo", responses=changing)(undo)
    api.post("/tables/{table}/seats/{seat}/pledge", responses=changing)(pledge)
    api.post("/tables/{table}/seats/{seat}/contribute", responses=changing)(contribute)
    api.post("/tables/{table}/seats/{seat}/{do}", responses=changing)(seat_action)
    api.post("/tables/{table}/close", responses=changing)(close)
    api.post("/tables/{table}/talk", status_code=204, responses=changing)(talk)
    api.post("/tables/{table}/hint", responses=changing)(ask_hint)
    api.post("/tables/{table}/rematch", status_code=201, responses=changing)(rematch)
    api.post("/invitations/{link}", responses=answers(400, 401, 403, 404, 409, 410))(accept)
    api.websocket("/tables/{table}/socket")(live)


# Endpoints


async def all_games(asking: Asking) -> list[GameTold]:
    """The games, how many may play them, and their options: the first value is the usual one."""
    return [
        GameTold(
            name=name,
            title=speaker(asking.locale, games.package(name))("title"),
            players=list(games.load(name).players),
            options={key: list(values) for key, values in games.load(name).options.items()},
        )
        for name in games.REGISTER
    ]


async def all_bots(asking: Asking) -> list[str]:
    """The bots that may sit at a table, the weakest of our own first, then those of the server's
    owner: what `level` may be."""
    return list(asking.tables.levels)


async def new_person(asking: Asking, wanted: NewPerson, request: Request) -> PersonTold:
    """A token: whoever has it has your seats."""
    if not asking.limits.allow(NEW_TABLES_FROM, asking.address):
        raise TooMuch("too-fast")
    passport: Passport = request.app.state.passport
    person = Person(newcomer().id, proper_name(wanted.name))
    return PersonTold(token=passport.token(person), name=person.name)


async def tables(asking: Asking, own: bool = False) -> list[Entry]:
    """Open tables and games to watch; with `own=true` the tables you have sat at."""
    store = asking.store
    entries = await store.tables_of(asking.person.id) if own else await store.lobby()
    return [
        Entry.model_validate(
            {
                "table": entry.id,
                "game": entry.game,
                "stage": entry.card.stage,
                "names": [name for _, name in entry.card.seats],
                "yours": bool(asking.id) and entry.card.turn == asking.id,
            }
        )
        for entry in entries
    ]


async def new_table(asking: Asking, wanted: NewTable) -> TableMade:
    """Open a table. It begins by itself when all seats are taken."""
    person = asking.person
    asking.limits.check_new_table(person.id, asking.address)
    plan = TableSetup(
        game=wanted.game,
        seats=[(seat.kind, seat.level or seat.name) for seat in wanted.seats],
        options=dict(wanted.options),
        drawn=wanted.drawn,
        start=wanted.start,
        hints=wanted.hints,
        listed=wanted.listed,
    )
    room, links = await asking.tables.open(person.id, person.name, plan)
    made = [Link(seat=seat, link=link) for seat, link in links.items()]
    return TableMade(table=room.table.id, links=made)


async def table_now(asking: Asking, table: TableId) -> TableTold:
    """A table as it stands."""
    return TableTold.model_validate(told(await asking.room(table), asking.id))


async def events_of(
    asking: Asking, table: TableId, after: Annotated[int, Query(ge=-1, lt=10**6)] = -1
) -> list[EventTold]:
    """What has happened since an event, at most 500 events: ask again for more."""
    await asking.room(table)
    return [
        EventTold(number=one.number, kind=one.kind, at=one.at, data=without_people(one.data))
        for one in await asking.store.events_of(table, after + 1, MOST_EVENTS)
    ]


async def record(asking: Asking, table: TableId) -> Response:
    """The game as a record, as `cordee verify` reads it; the secret is in it once it is over."""
    found = await asking.tables.table(table)
    if found is None or found.position is None:
        raise HTTPException(404)
    return PlainTextResponse(str(found.record()))


async def move(asking: Asking, table: TableId, wanted: NewMove) -> TableTold:
    """Decide."""
    person, room = asking.person, await asking.room(table)
    await room.do(person.id, Decide(plies=wanted.plies, text=wanted.text))
    return TableTold.model_validate(told(room, person.id))


async def undo(asking: Asking, table: TableId) -> TableTold:
    """Take your last decision back, if nothing has happened since."""
    person, room = asking.person, await asking.room(table)
    await room.do(person.id, Undo())
    return TableTold.model_validate(told(room, person.id))


async def seat_action(
    asking: Asking,
    table: TableId,
    seat: SeatNumber,
    do: SeatAction,
    wanted: Annotated[SitDown | None, Body(description="only to sit down")] = None,
) -> TableTold:
    """Sit down or leave before the game; resign, hand a seat to a bot or take it back during it."""
    person, room = asking.person, await asking.room(table)
    if do == "sit":
        await room.do(person.id, Sit(seat=seat, name=wanted.name if wanted else person.name))
    else:
        await room.do(person.id, SEAT_COMMANDS[do](seat=seat))
    return TableTold.model_validate(told(room, person.id))


async def pledge(asking: Asking, table: TableId, seat: SeatNumber, wanted: NewPledge) -> TableTold:
    """Be bound to your contribution to the dice, and show it when `dice` is `sealed`."""
    person, room = asking.person, await asking.room(table)
    await room.do(person.id, Pledge(seat=seat, digest=wanted.digest))
    return TableTold.model_validate(told(room, person.id))


async def contribute(
    asking: Asking, table: TableId, seat: SeatNumber, wanted: NewContribution
) -> TableTold:
    """Contribute to the dice, so that nobody can have chosen them: once, before the game begins."""
    person, room = asking.person, await asking.room(table)
    await room.do(person.id, Contribute(seat=seat, bits=wanted.bits))
    return TableTold.model_validate(told(room, person.id))


async def close(asking: Asking, table: TableId) -> TableTold:
    """Close a table that you have opened, as long as no game has begun."""
    person, room = asking.person, await asking.room(table)
    await room.do(person.id, Close())
    return TableTold.model_validate(told(room, person.id))


async def talk(asking: Asking, table: TableId, wanted: Talk) -> None:
    """Say something to everybody."""
    person, room = asking.person, await asking.room(table)
    asking.standing.check_talk(person.id, asking.address)
    if not asking.limits.allow(TALK, person.id):
        raise TooMuch("too-fast")
    await room.do(person.id, Say(text=wanted.text), person.name)


async def ask_hint(asking: Asking, table: TableId) -> HintTold:
    """What the search would do, after thinking for a second."""
    person, room = asking.person, await asking.room(table)
    if not asking.limits.allow(HINTS, person.id):
        raise TooMuch("too-fast")
    viewer = Viewer(person.id, asking.locale, by_name=True)
    return HintTold.model_validate(await hint(room, viewer, asking.address))


async def rematch(asking: Asking, table: TableId) -> NextTable:
    """The same table again, once the game is over; all its players find the same one."""
    person, room = asking.person, await asking.room(table)
    if room.table.next_table is None:
        asking.limits.check_new_table(person.id, asking.address)
    return NextTable(table=await room.again(person.id))


async def accept(
    asking: Asking, link: Annotated[str, Path(max_length=64)], wanted: SitDown
) -> TableTold:
    """Take the seat that a link gives. It can be used once."""
    person = asking.person
    room = await asking.tables.accept(link, person.id, wanted.name)
    return TableTold.model_validate(told(room, person.id))


async def live(socket: WebSocket, table: str) -> None:
    tables: Tables = socket.app.state.tables
    await admit(socket, bearer(socket), lambda _: tables.room(table), program_sight, "program")


def program_sight(room: Room, viewer: Viewer) -> str:
    """The fields of `TableTold`."""

    def made() -> str:
        return json.dumps({"is": "table", **told(room, viewer.person)}, ensure_ascii=False)

    return room.shown_to(viewer.person, ("program",), made)
