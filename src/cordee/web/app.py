"""The server: pages, the socket of each table, and what guards both."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import resources
from pathlib import Path

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles

from .desk import Desk
from .guard import Guard
from .migrate import migrate
from .pages import pages
from .people import Passport
from .settings import Settings
from .socket import sockets
from .store import Store

STATIC = Path(str(resources.files("cordee.web"))) / "static"


def make_app(settings: Settings) -> FastAPI:
    """The server as an ASGI application."""

    @asynccontextmanager
    async def living(app: FastAPI) -> AsyncIterator[None]:
        store = Store(settings.database)
        await migrate(store)
        app.state.settings = settings
        app.state.store = store
        app.state.passport = Passport(await store.key("cookies"))
        app.state.desk = Desk(store, settings.pause, settings.gone)
        app.state.desk.spawn(app.state.desk.tidy())
        if settings.prepare:
            app.state.desk.prepare_all()
        try:
            yield
        finally:
            await app.state.desk.close()
            await store.close()

    app = FastAPI(lifespan=living, docs_url=None, redoc_url=None, openapi_url=None)
    app.include_router(pages)
    app.include_router(sockets)
    app.mount("/static", StaticFiles(directory=STATIC))
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.add_middleware(Guard)
    return app
