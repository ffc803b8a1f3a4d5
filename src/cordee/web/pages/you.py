"""What is known about a visitor, for themselves: to read, to take along, to delete."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator

from fastapi import APIRouter, Request
from starlette.responses import Response, StreamingResponse

from ...engine.data import Data
from ..server.limits import OWN_DATA
from ..server.refusals import TooMuch
from ..server.settings import Settings
from ..store.erasing import forget
from ..store.own_data import told_of
from ..store.people import log_out, tables_about
from .visit import Visit

you = APIRouter()
FILE = "cordee.json"


@you.get("/you")
async def own_page(request: Request) -> Response:
    visit = Visit(request)
    return visit.page("you.html", **await known(visit))


async def known(visit: Visit, message: str = "") -> Data:
    """What the page says."""
    settings: Settings = visit.request.app.state.settings
    days = {
        name: visit.say("keep-days", days=round(value)) if value else visit.say("keep-ever")
        for name, value in vars(settings.keep).items()
    }
    about = await tables_about(visit.store, visit.person.id) if visit.is_known else []
    return {"tables": len(about), "days": days, "message": message}


@you.get("/you/data")
async def own_data(request: Request) -> Response:
    """Everything, as JSON, one table after the other."""
    visit = Visit(request)
    if not visit.limits.allow(OWN_DATA, visit.person.id):
        return visit.fault(TooMuch("too-fast"))
    headers = {"content-disposition": f'attachment; filename="{FILE}"'}
    return StreamingResponse(_written(visit), media_type="application/json", headers=headers)


async def _written(visit: Visit) -> AsyncIterator[str]:
    person = visit.person if visit.is_known else None
    who = {"person": person.id, "name": person.name} if person else {"person": None, "name": ""}
    yield json.dumps(who, ensure_ascii=False, indent=1).removesuffix("\n}") + ',\n "tables": ['
    about = await tables_about(visit.store, person.id) if person else []
    for nth, table_id in enumerate(about):
        told = await told_of(visit.store, table_id, visit.person.id)
        yield (",\n" if nth else "\n") + json.dumps(told, ensure_ascii=False)
    yield "\n]}\n"


@you.post("/you/logout")
async def logout(request: Request) -> Response:
    """Every other browser and program, and this one too if that is wanted."""
    visit = Visit(request)
    here = "here" in await visit.fields()
    if visit.is_known:
        await log_out(visit.store, visit.person.id)
        await visit.reread_standing()
        visit.leave() if here else visit.renew()
    if here:
        return visit.go("/")
    shown = await known(visit, visit.say("logged-out"))
    return visit.page("you.html", **shown)


@you.post("/you/delete")
async def delete(request: Request) -> Response:
    """All of it; other people's games go on without name and talk."""
    visit = Visit(request)
    if "sure" not in await visit.fields():
        return visit.page("you.html", 400, **await known(visit, visit.say("delete-unsure")))
    if visit.is_known:
        await forget(visit.store, visit.person.id)
        await visit.reread_standing()
        visit.leave()
    return visit.page("gone.html", message=visit.say("deleted"))
