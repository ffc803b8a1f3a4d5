"""Exploring: the pages from which, and at which, moves are tried."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from starlette.responses import Response

from ... import bots, games
from ...engine.errors import CordeeError
from ..live.exploring import (
    Beginning,
    ExploreRoom,
    beginning_at,
    beginning_of,
    number,
    pasted,
)
from ..server.refusals import NotFound, Refused, status_of
from .boards import board
from .gathering import plan_of
from .visit import Visit, playable

explore = APIRouter()


@explore.get("/explore")
async def explore_anything(request: Request) -> Response:
    """Where a position can be pasted, or a game chosen."""
    return _form(Visit(request), {})


@explore.post("/explore")
async def explore_pasted(request: Request) -> Response:
    """To the page of a position that was typed or pasted; or what is wrong with it."""
    visit = Visit(request)
    given = await visit.fields()
    try:
        position = await pasted(visit.tables, given.get("position", ""))
    except CordeeError as fault:
        return _form(visit, given, fault)
    return visit.go(f"/explore/{position.game.name}?{urlencode({'p': position.text})}")


@explore.get("/explore/{game}")
async def explore_position(request: Request, game: str) -> Response:
    """A position in the address, or a game from its start."""
    visit, asked = Visit(request), request.query_params
    text, players = asked.get("p", ""), number(asked.get("players"))
    try:
        beginning = await beginning_of(visit.tables, game, text, players, visit.locale)
        return _page(visit, beginning, f"/explore/{game}", asked.getlist("m"))
    except NotFound:
        return visit.missing()
    except CordeeError as fault:
        return _form(visit, {"position": text}, fault)


@explore.get("/t/{table_id}/explore")
async def explore_moment(request: Request, table_id: str) -> Response:
    """A moment of a finished game."""
    visit, asked = Visit(request), request.query_params
    ply = number(asked.get("ply"))
    try:
        beginning = await beginning_at(visit.tables, table_id, ply, visit.say)
        place = f"/t/{table_id}/explore"
        return _page(visit, beginning, place, asked.getlist("m"), f"/t/{table_id}/replay?ply={ply}")
    except CordeeError as fault:
        return visit.fault(fault)


@explore.post("/explore/{game}/play")
async def play_on(request: Request, game: str) -> Response:
    """A new table that begins in the position at hand, with whoever was chosen for each seat."""
    visit = Visit(request)
    if game not in games.REGISTER:
        return visit.missing()
    form = await visit.fields()
    start = form.pop("p", "")
    try:
        if not start:
            raise Refused("explore-empty")
        visit.limits.check_new_table(visit.person.id, visit.address)
        plan = replace(plan_of(game, form, visit.say), start=start)
        room, links = await visit.tables.open(visit.person.id, visit.call(""), plan)
    except CordeeError as fault:
        return _form(visit, {"position": start}, fault)
    return visit.go(f"/t/{room.table.id}/links" if links else f"/t/{room.table.id}")


def _page(
    visit: Visit, beginning: Beginning, place: str, line: Sequence[str], back: str = ""
) -> Response:
    """The table's page, with everything that can be tried; a line that cannot be is refused."""
    room = ExploreRoom(visit.tables, beginning, visit.person.id, visit.locale, line)
    game = room.position.game
    return visit.page(
        "table.html",
        **board(visit, game, room.position.players),
        place=place,
        explored=True,
        names=beginning.names,
        turn=room.position.turn,
        levels=bots.LEVELS,
        back=back,
    )


def _form(visit: Visit, given: dict[str, str], fault: CordeeError | None = None) -> Response:
    return visit.page(
        "explore.html",
        200 if fault is None else status_of(fault),
        given=given,
        message="" if fault is None else fault.text(visit.locale),
        players={name: games.load(name).players for name in playable()},
    )
