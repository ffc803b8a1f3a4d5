"""Pages: home, a table, its replay and record, lessons."""

from __future__ import annotations

import asyncio
import json
from functools import cache

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response

from ... import games
from ...engine.errors import CordeeError
from ...engine.presenter import THEMES
from ...ink.focus import read_focus
from ...ink.palette import page_style, style
from ...ink.picture import View
from ...ink.picture import table as picture_of
from ...learn.guide import is_guided
from ...learn.lesson import lessons
from ...words import LOCALES, speaker
from ..live.table import CLOSED, OVER
from ..live.view import LAYOUTS, Viewer, painter_of, presented_at
from ..server.language import COOKIE as LANGUAGE
from ..server.people import YEAR
from ..server.refusals import Used
from .boards import board, shown
from .dice import dice_told
from .explore import explore
from .facts import facts_of
from .gathering import gathering
from .rules import rules
from .study import study
from .visit import CACHED, Visit, cover_of, playable
from .you import you

pages = APIRouter()
pages.include_router(explore)
pages.include_router(gathering)
pages.include_router(rules)
pages.include_router(study)
pages.include_router(you)


# Home


@pages.get("/")
async def home(request: Request) -> Response:
    visit = Visit(request)
    rows = visit.listed(await visit.store.tables_of(visit.person.id))
    own = [row for row in rows if row["stage"] != OVER]
    finished = [row for row in rows if row["stage"] == OVER][:5]
    own.sort(key=lambda row: not row["yours"])
    known = {name: games.load(name) for name in playable()}
    return visit.page(
        "home.html",
        own=own,
        finished=finished,
        newcomer=not rows,
        facts={name: facts_of(name) for name in known},
        taught=[name for name, game in known.items() if lessons(game)],
        guided=[name for name, game in known.items() if is_guided(game)],
        levels=visit.levels,
    )


# A table


@pages.get("/t/{table_id}")
async def table_page(request: Request, table_id: str) -> Response:
    visit = Visit(request)
    room = await visit.tables.room(table_id)
    if room is None:
        return visit.missing()
    if room.table.stage == CLOSED:
        return visit.gone(Used("table-closed"))
    room.expect(visit.person.id)
    return visit.page("table.html", **shown(visit, room))


# Lessons


@pages.get("/learn/{game}")
async def first_lesson(request: Request, game: str) -> Response:
    visit = Visit(request)
    known = lessons(games.load(game)) if game in games.REGISTER else ()
    return visit.go(f"/learn/{game}/{known[0].name}") if known else visit.missing()


@pages.get("/learn/{game}/{name}")
async def lesson_page(request: Request, game: str, name: str) -> Response:
    """A lesson at the real table, and the way to the others."""
    visit = Visit(request)
    known = lessons(games.load(game)) if game in games.REGISTER else ()
    found = next((one for one in known if one.name == name), None)
    if found is None:
        return visit.missing()
    nth = known.index(found)
    return visit.page(
        "table.html",
        **board(visit, found.game, found.players),
        place=f"/learn/{game}/{name}",
        lesson=found,
        number=nth + 1,
        lessons=known,
        following=known[nth + 1] if nth + 1 < len(known) else None,
    )


@pages.get("/t/{table_id}/replay")
async def replay(request: Request, table_id: str, ply: int | None = None) -> Response:
    """The table's page, looking back at one moment of a game that is over."""
    visit = Visit(request)
    room = await visit.tables.room(table_id)
    if room is None:
        return visit.missing()
    if room.table.stage != OVER:
        return visit.go(f"/t/{table_id}")
    return visit.page("table.html", **shown(visit, room), ply=ply)


@pages.get("/t/{table_id}/plies")
async def moments(request: Request, table_id: str) -> Response:
    """Every ply of a game that is over, in words."""
    visit = Visit(request)
    room = await visit.finished(table_id)
    if room is None:
        return visit.missing()
    return JSONResponse(painter_of(room).moments(Viewer(visit.person.id, visit.locale)))


@pages.get("/t/{table_id}/plies/{ply}")
async def moment(
    request: Request,
    table_id: str,
    ply: int,
    layout: str = "wide",
    finger: int = 0,
    at: str = "",
    targets: bool = False,
) -> Response:
    """The live part of the board after some plies of a game that is over; with what could be
    touched there, if that is asked for."""
    visit = Visit(request)
    room = await visit.finished(table_id)
    if room is None or layout not in LAYOUTS or not 0 <= ply <= len(room.table.moves):
        return visit.missing()
    viewer = Viewer(visit.person.id, visit.locale, layout, focus=read_focus(finger, at))
    return JSONResponse(painter_of(room).moment(viewer, ply, targets))


@pages.get("/t/{table_id}/picture")
async def picture(
    request: Request, table_id: str, ply: int = 0, layout: str = "wide", theme: str = "auto"
) -> Response:
    """The board at one ply of a game that is over, as a picture to keep."""
    visit = Visit(request)
    room = await visit.finished(table_id)
    if room is None or layout not in LAYOUTS or theme not in THEMES:
        return visit.missing()
    text = presented_at(room.table, ply, visit.say).svg(layout, theme, targets=False)
    return Response(text, media_type="image/svg+xml")


@pages.get("/t/{table_id}/record")
async def record(request: Request, table_id: str) -> Response:
    visit = Visit(request)
    table = await visit.tables.table(table_id)
    if table is None or table.position is None:
        return visit.missing()
    assert table.game is not None
    text = str(table.record())
    name = f"{table.game.name}-{table_id}.cordee"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@pages.get("/t/{table_id}/dice")
async def dice(request: Request, table_id: str) -> Response:
    """What it takes to check the dice in the browser, once the game is over."""
    visit = Visit(request)
    room = await visit.finished(table_id)
    if room is None:
        return visit.missing()
    room.dice = room.dice or json.dumps(dice_told(room.table))
    return Response(room.dice, media_type="application/json")


@pages.post("/t/{table_id}/rematch")
async def rematch(request: Request, table_id: str) -> Response:
    """The same table again: those who sat at it take their seats there."""
    visit = Visit(request)
    room = await visit.tables.room(table_id)
    if room is None or room.table.position is None:
        return visit.missing()
    try:
        if room.table.next_table is None:
            visit.limits.check_new_table(visit.person.id, visit.address)
        next_table = await room.again(visit.person.id)
    except CordeeError as fault:
        return visit.fault(fault)
    return visit.go(f"/t/{next_table}")


# What does not change


@pages.get("/colours.css")
async def page_colours() -> Response:
    return Response(page_style(), media_type="text/css", headers=CACHED)


@pages.get("/board.css")
async def board_style() -> Response:
    return Response(style("auto"), media_type="text/css", headers=CACHED)


@pages.get("/scenery/{game}-{players}-{layout}-{locale}.svg")
async def scenery(game: str, players: int, layout: str, locale: str) -> Response:
    """The still part of a board."""
    if game not in games.REGISTER or layout not in LAYOUTS or locale not in LOCALES:
        return Response(status_code=404)
    try:
        return Response(
            drawn_scenery(game, players, layout, locale),
            media_type="image/svg+xml",
            headers=CACHED,
        )
    except CordeeError:
        return Response(status_code=404)


@cache
def drawn_scenery(game: str, players: int, layout: str, locale: str) -> str:
    chosen = games.load(game)
    chosen.check_players(players)
    board = chosen.board
    size = board.LAYOUTS[layout]
    still = board.scenery(chosen.box, players, speaker(locale, chosen.package), layout)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size.width}" height="{size.height}" '
        f'viewBox="0 0 {size.width} {size.height}"><style>{style("auto")}</style>{still}</svg>'
    )


@pages.get("/cover/{game}-{locale}.svg")
async def cover(game: str, locale: str) -> Response:
    """A game in full swing, for the home page."""
    if game not in games.offered() or locale not in LOCALES:
        return Response(status_code=404)
    drawn = await asyncio.to_thread(drawn_cover, game, locale)
    return Response(drawn, media_type="image/svg+xml", headers=CACHED)


@cache
def drawn_cover(game: str, locale: str) -> str:
    chosen = games.load(game)
    fields = cover_of(game) or chosen.new(seed=1).to_dict()
    say = speaker(locale, chosen.package)
    names = [say("seat", number=nth + 1) for nth in range(fields["players"])]
    view = View(fields, chosen.box, say, names)
    return picture_of(chosen.board, view, "auto")


@pages.get("/language/{locale}")
async def language(request: Request, locale: str, back: str = "/") -> Response:
    """Choose a language, and go back to where you were."""
    visit = Visit(request)
    if not back.startswith("/") or back.startswith(("//", "/\\")):
        back = "/"
    response = visit.go(back)
    if locale in LOCALES:
        response.set_cookie(
            LANGUAGE, locale, max_age=YEAR, samesite="lax", httponly=True, secure=visit.secure
        )
    return response
