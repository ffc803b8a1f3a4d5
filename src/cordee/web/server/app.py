"""The server: pages, the socket of each table, and what guards both."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import resources
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles

from .. import LOG
from ..api.endpoints import PATH, make_api, missing
from ..live.caretaker import Caretaker
from ..live.socket import sockets
from ..live.tables import Damaged, Tables
from ..pages.routes import pages
from ..pages.visit import Visit, version
from ..store.restored import epoch_of
from ..store.store import UNREACHABLE, Store
from .health import RequestMeter, running
from .limits import Limits
from .metrics import FAULTS
from .middleware import CHANGING, Guard, is_api
from .people import Passport
from .refusals import MethodNotAllowed, NotFound, of_database, refused_by_number
from .settings import Settings
from .sharing import Sharing
from .standing import Standing

STATIC = Path(str(resources.files("cordee.web"))) / "static"


def make_app(settings: Settings) -> FastAPI:
    """The server as an ASGI application; its database has been prepared."""

    @asynccontextmanager
    async def living(app: FastAPI) -> AsyncIterator[None]:
        store = Store(settings.database)
        app.state.settings = settings
        app.state.store = store
        app.state.standing = Standing()
        app.state.passport = Passport(await store.key("cookies"), app.state.standing.generation_of)
        app.state.limits = Limits(settings.limits, store.shared)
        app.state.tables = Tables(
            store,
            settings.pause,
            settings.gone,
            settings.show,
            settings.moment,
            settings.bots,
        )
        app.state.tables.epoch = await epoch_of(store)
        app.state.tables.spawn(app.state.tables.tidy())
        if store.shared:
            sharing = Sharing(app.state.limits, store.process)
            app.state.tables.sharing = sharing
            app.state.tables.spawn(sharing.tell(store))
        app.state.tables.listen()
        await Caretaker(app.state.tables, app.state.standing, settings.keep).start()
        if settings.prepare:
            app.state.tables.prepare_all()
        try:
            yield
        finally:
            await app.state.tables.close()
            await store.close()

    app = FastAPI(lifespan=living, docs_url=None, redoc_url=None, openapi_url=None)
    app.include_router(pages)
    app.include_router(sockets)
    app.include_router(running)
    for fault in UNREACHABLE:
        app.add_exception_handler(fault, unreachable)
    app.add_exception_handler(Damaged, damaged)
    app.add_exception_handler(HTTPException, nowhere)
    app.add_exception_handler(RequestValidationError, nowhere)
    app.mount(PATH, make_api(app.state))
    app.mount(f"/static/{version()}", StaticFiles(directory=STATIC))  # modules name each other
    app.mount("/static", StaticFiles(directory=STATIC))
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.add_middleware(Guard)
    app.add_middleware(RequestMeter)
    return app


async def nowhere(request: Request, fault: Exception) -> Response:
    """An address that does not exist, or a method that it does not answer to."""
    if is_api(request.scope):
        return await missing(request, fault)
    known = isinstance(fault, HTTPException) and fault.status_code == MethodNotAllowed.status
    status = MethodNotAllowed.status if known else NotFound.status
    return Visit(request).fault(refused_by_number(status))


async def unreachable(request: Request, fault: Exception) -> Response:
    """The database is unavailable: a page that says so."""
    FAULTS.labels("database").inc()
    LOG.error("the database failed", exc_info=fault)
    return Visit(request).fault(of_database(fault, changing=request.method in CHANGING))


async def damaged(request: Request, fault: Exception) -> Response:
    """A table that cannot be read: a page that says so, with as much of its game as there is."""
    assert isinstance(fault, Damaged)
    return Visit(request).damaged(fault)
