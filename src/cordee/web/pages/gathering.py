"""How people come together: the lobby, new tables, links and invitations."""

from __future__ import annotations

import hashlib
from typing import Annotated

import segno
from fastapi import APIRouter, Form, Request
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from ... import games
from ...engine.data import Data
from ...engine.errors import CordeeError
from ...words import Say, speaker
from ..live.commands import Close, Give
from ..live.table import LINK, OPEN, Table
from ..live.table_setup import TableSetup
from ..live.view import names_of, shown_name
from ..server.address import reach
from ..server.refusals import NotYours, Refused, Unreachable, Used
from ..store.store import Overtaken
from .visit import Visit, cover_of

gathering = APIRouter()


@gathering.get("/lobby")
async def lobby(request: Request) -> Response:
    visit = Visit(request)
    return visit.page("lobby.html", rows=await listed(visit))


async def listed(visit: Visit) -> list[Data]:
    """The tables that anybody may see, each with what the visitor can do there."""
    own = {entry.id for entry in await visit.store.tables_of(visit.person.id)}
    rows = visit.listed(await visit.store.lobby())
    for row in rows:
        sit = row["stage"] == OPEN and row["free"]
        row["offer"] = "to-table" if row["id"] in own else "do-sit" if sit else "watch"
    return rows


@gathering.get("/lobby/rows")
async def lobby_rows(request: Request) -> Response:
    """The tables alone, for a page that shows them already: nothing, if they are the same."""
    visit = Visit(request)
    answer = visit.page("lobby-rows.html", rows=await listed(visit))
    tag = f'"{hashlib.sha256(answer.body).hexdigest()[:16]}"'
    if request.headers.get("if-none-match") == tag:
        answer = visit.signed(Response(status_code=304))
    answer.headers["etag"] = tag
    return answer


@gathering.get("/new/{game}")
async def new_table(request: Request, game: str) -> Response:
    visit = Visit(request)
    if game not in games.REGISTER:
        return visit.missing()
    return visit.form(games.load(game), {})


@gathering.post("/new/{game}")
async def make_table(request: Request, game: str) -> Response:
    visit = Visit(request)
    if game not in games.REGISTER:
        return visit.missing()
    try:
        form = {key: str(value) for key, value in (await request.form()).items()}
    except ClientDisconnect:
        return Response(status_code=413)
    except (UnicodeError, LookupError):  # a character set that does not exist
        return visit.fault(Refused("frame-wrong"))
    return await _opened(visit, game, form)


@gathering.post("/guided/{game}")
async def make_guided_table(request: Request, game: str) -> Response:
    """A first game: against a novice, and whatever comes up is explained."""
    visit = Visit(request)
    if game not in games.REGISTER:
        return visit.missing()
    form = {"seat-1": "me", "seat-2": "bot:novice", "guided": "on"}
    return await _opened(visit, game, form)


async def _opened(visit: Visit, game: str, form: dict[str, str]) -> Response:
    """The new table that a form asks for; or the form again, and what is wrong with it."""
    try:
        visit.limits.check_new_table(visit.person.id, visit.address)
        name = visit.call(form.get("name", ""))
        plan = plan_of(game, form, visit.say)
        room, links = await visit.tables.open(visit.person.id, name, plan)
    except CordeeError as fault:
        return visit.form(games.load(game), form, fault)
    return visit.go(f"/t/{room.table.id}/links" if links else f"/t/{room.table.id}")


def plan_of(game: str, form: dict[str, str], say: Say) -> TableSetup:
    """What a form asks for: `seat-1=bot:easy`, `seat-2=here`, `here-2=Ana`, `option-summit=2`."""
    seats = []
    for nth in range(1, games.load(game).players[1] + 1):
        kind, _, level = form.get(f"seat-{nth}", "").partition(":")
        if kind and kind != "none":
            unnamed = say("seat", number=nth)
            seats.append((kind, level or form.get(f"here-{nth}", "").strip() or unnamed))
    options = {
        key.removeprefix("option-"): value
        for key, value in form.items()
        if key.startswith("option-")
    }
    return TableSetup(
        game=game,
        seats=seats or [("me", ""), ("bot", "medium")],
        options=options,
        drawn="fixed" not in form,
        hints="no-hints" not in form,
        listed="listed" in form,
        guided="guided" in form,
    )


# Invitations


@gathering.get("/i/{link}")
async def invitation(request: Request, link: str) -> Response:
    """A page with a button, so that programs that look at links do not use them up."""
    visit = Visit(request)
    try:
        found = await visit.tables.invited(link)
        table = found.room.table
        if await visit.tables.has_used(found, visit.person.id):
            return visit.go(f"/t/{table.id}")
        found.check()
    except Used as fault:
        return visit.gone(fault)
    return visit.page("invitation.html", **invited_to(visit, table))


def invited_to(visit: Visit, table: Table) -> Data:
    """What somebody who is invited wants to know: who asks, to which game, and who is there."""
    game = table.game
    assert game is not None
    words = speaker(visit.locale, game.package)
    names = names_of(table, visit.say)
    unusual = {key: value for key, value in table.options.items() if value != game.options[key][0]}
    return {
        "game": game.name,
        "title": words("title"),
        "pitch": words("pitch"),
        "host": shown_name(table.host_name, visit.say),
        "players": len(table.seats),
        "there": [name for name, seat in zip(names, table.seats, strict=True) if seat.is_taken],
        "options": [
            visit.say(
                "option-is",
                option=game.option_called(key, visit.locale),
                value=game.value_called(key, value, visit.locale),
            )
            for key, value in unusual.items()
        ],
        "cover": cover_of(game.name) is not None,
    }


@gathering.post("/i/{link}")
async def accept(request: Request, link: str, name: Annotated[str, Form()] = "") -> Response:
    visit = Visit(request)
    try:
        room = await visit.tables.accept(link, visit.person.id, visit.call(name))
    except Used as fault:
        return visit.gone(fault)
    except CordeeError as fault:
        return visit.fault(fault)
    return visit.go(f"/t/{room.table.id}")


@gathering.post("/t/{table_id}/close")
async def close(request: Request, table_id: str) -> Response:
    """Whoever opened the table closes it, and is home again."""
    visit = Visit(request)
    room = await visit.tables.room(table_id)
    if room is None:
        return visit.missing()
    try:
        await room.do(visit.person.id, Close())
    except CordeeError as fault:
        return visit.fault(fault)
    return visit.go("/")


@gathering.get("/t/{table_id}/links")
async def links(request: Request, table_id: str) -> Response:
    """The links of seats that nobody has taken yet, for whoever opened the table."""
    visit = Visit(request)
    room = await visit.tables.room(table_id)
    if room is None:
        return visit.missing()
    if room.table.host != visit.person.id:
        return visit.fault(NotYours("links-host"))
    if room.table.stage != OPEN:
        return visit.go(f"/t/{table_id}")
    known = await visit.store.links_of(table_id)
    place = reach(request)
    waiting = {
        nth: f"{place.base}/i/{known[nth]}" if nth in known else ""
        for nth, seat in enumerate(room.table.seats)
        if seat.kind == LINK and not seat.is_taken
    }
    return visit.page(
        "links.html",
        table=room.table,
        title=room.table.game.title(visit.locale) if room.table.game else "",
        links=waiting,
        note=visit.say(place.note) if place.note else "",
        code=code_of,
    )


def code_of(link: str) -> str:
    """A link as a QR code, dark on white whatever the page is like, with a quiet zone."""
    made = segno.make_qr(link, error="m")
    return made.svg_inline(
        border=4, dark="#000", light="#fff", omitsize=True, svgclass="qr", lineclass=None
    )


@gathering.post("/t/{table_id}/links/{seat}")
async def new_link(request: Request, table_id: str, seat: int) -> Response:
    """The host makes a link for a seat that nobody has taken; earlier ones stop working."""
    visit = Visit(request)
    room = await visit.tables.room(table_id)
    if room is None:
        return visit.missing()
    try:
        await room.do(visit.person.id, Give(do="link", seat=seat))
        await visit.store.invite(table_id, seat)
    except Overtaken:
        return visit.fault(Unreachable("table-busy"))
    except CordeeError as fault:
        return visit.fault(fault)
    return visit.go(f"/t/{table_id}/links")
