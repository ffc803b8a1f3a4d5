"""The rules: a page for each game, the part of it that a table shows, and its examples."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from ... import games
from ...ink.paper import DEFS
from ...learn.example import examples
from ...words import LOCALES, speaker
from .manual import drawn, manual, steps, told
from .visit import CACHED, Visit, part_of_page

rules = APIRouter()


@rules.get("/rules/{game}")
async def page(request: Request, game: str) -> Response:
    visit = Visit(request)
    if game not in games.REGISTER:
        return visit.missing()
    title = speaker(visit.locale, games.package(game))("title")
    return visit.page("rules.html", manual=manual(game, visit.locale), title=title, defs=DEFS)


@rules.get("/rules/{game}/part-{locale}.html")
async def part(game: str, locale: str) -> Response:
    """The rules as a table's page shows them beside the board."""
    if game not in games.REGISTER or locale not in LOCALES:
        return Response(status_code=404)
    text = part_of_page("rules-part.html", locale, game=game, manual=manual(game, locale))
    return HTMLResponse(text, headers=CACHED)


@rules.get("/rules/{game}/examples/{name}-{locale}.json")
async def example_told(request: Request, game: str, name: str, locale: str) -> Response:
    """What is told of each step of an example."""
    if not _is_example(game, name, locale):
        return Response(status_code=404)
    await Visit(request).tables.prepared(game)
    return JSONResponse(told(game, name, locale), headers=CACHED)


@rules.get("/rules/{game}/examples/{name}-{locale}-{step}.svg")
async def example_drawn(request: Request, game: str, name: str, locale: str, step: int) -> Response:
    """What moves on the board of an example, after a step."""
    if not _is_example(game, name, locale):
        return Response(status_code=404)
    await Visit(request).tables.prepared(game)
    if not 0 <= step < len(steps(game, name)):
        return Response(status_code=404)
    text = drawn(game, name, locale, step)
    return Response(text, media_type="image/svg+xml", headers=CACHED)


def _is_example(game: str, name: str, locale: str) -> bool:
    known = game in games.REGISTER and locale in LOCALES
    return known and name in examples(games.package(game))
