"""One request for a page: who is asking, in which language, and what they are answered."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache
from importlib import resources
from pathlib import Path

from fastapi import Request
from jinja2 import Environment, PackageLoader, select_autoescape
from starlette.requests import ClientDisconnect
from starlette.responses import HTMLResponse, RedirectResponse, Response

from ... import games
from ...engine.data import Data
from ...engine.ending import SHORT
from ...engine.errors import CordeeError
from ...engine.game import Game
from ...learn.guide import is_guided
from ...words import LOCALES, speaker
from .. import WEB
from ..live.names import proper_name
from ..live.room import Room
from ..live.table import FREE, OVER, Seat
from ..live.tables import Damaged, Tables
from ..live.view import called, level_called, shown_name
from ..server.language import language_of
from ..server.limits import Limits, neighbourhood
from ..server.metrics import REFUSALS
from ..server.people import Passport, Person, newcomer
from ..server.refusals import status_of
from ..server.standing import Standing
from ..store.store import ListedTable, Store

CACHED = {"cache-control": "public, max-age=31536000, immutable"}
"""For what has the version in its address."""

_templates = Environment(
    loader=PackageLoader("cordee.web"), autoescape=select_autoescape(), trim_blocks=True
)


class Visit:
    """One request: who is asking, in which language, and what they are answered."""

    def __init__(self, request: Request) -> None:
        self.request = request
        state = request.app.state
        self.tables: Tables = state.tables
        self.store: Store = state.store
        self.limits: Limits = state.limits
        self.public: str = state.settings.public
        passport: Passport = state.passport
        self._passport = passport
        known = passport.read(request.cookies)
        self.person = known or newcomer()
        self.is_known = known is not None
        self._changed = known is None
        self.locale = language_of(request)
        self.say = speaker(self.locale, WEB)

    @property
    def address(self) -> str:
        return neighbourhood(self.request.client.host if self.request.client else "")

    @property
    def secure(self) -> bool:
        """Does the visitor come over TLS? Then cookies go no other way."""
        return (self.public or str(self.request.url)).startswith("https:")

    def call(self, name: str) -> str:
        """Remember what a visitor calls themselves."""
        name = proper_name(name or self.person.name or self.say("somebody"))
        if name != self.person.name:
            self.person = Person(self.person.id, name)
            self._changed = True
        return name

    async def fields(self) -> dict[str, str]:
        """The fields of a form; none if it makes no sense."""
        try:
            return {key: str(value) for key, value in (await self.request.form()).items()}
        except (ClientDisconnect, UnicodeError, LookupError):
            return {}

    async def reread_standing(self) -> None:
        """What this visitor has just changed holds from now on, not from the next look on."""
        standing: Standing = self.request.app.state.standing
        await standing.read(self.store)

    def renew(self) -> None:
        """Give the visitor another cookie, such as counts now."""
        self._changed = True

    def leave(self) -> None:
        """The visitor is somebody new from now on."""
        self.person, self._changed = newcomer(), True

    def page(self, template: str, status: int = 200, **shown: object) -> Response:
        text = _templates.get_template(template).render(
            say=self.say,
            locale=self.locale,
            locales=LOCALES,
            person=self.person,
            path=self.request.url.path,
            games={name: speaker(self.locale, games.package(name)) for name in playable()},
            version=version(),
            **shown,
        )
        return self.signed(HTMLResponse(text, status))

    @property
    def levels(self) -> dict[str, str]:
        """The bots to choose from, and what they are called."""
        return {level: level_called(level, self.say) for level in self.tables.levels}

    def listed(self, entries: Sequence[ListedTable]) -> list[Data]:
        """Tables for a list: the game, who opened it, who plays, and how it stands."""
        return [
            {
                "id": entry.id,
                "game": entry.game,
                "cover": entry.game in playable(),
                "title": speaker(self.locale, games.package(entry.game))("title"),
                "stage": entry.card.stage,
                "result": self._result(entry),
                "ended": _moment(entry.card.ended or entry.updated),
                "yours": entry.card.turn == self.person.id,
                "host": shown_name(entry.card.host, self.say),
                "names": [
                    name
                    for name, (_, taken) in zip(self._names(entry), entry.card.seats, strict=True)
                    if taken
                ],
                "seats": len(entry.card.seats),
                "free": any(kind == FREE and not name for kind, name in entry.card.seats),
            }
            for entry in entries
        ]

    def _names(self, entry: ListedTable) -> list[str]:
        seats = enumerate(entry.card.seats)
        return [called(Seat(kind, name), nth, self.say) for nth, (kind, name) in seats]

    def _result(self, entry: ListedTable) -> str:
        """How a game ended, in a few words; empty if that was never noted, or not for us."""
        if entry.card.ending is None:
            return ""
        words = speaker(self.locale, games.package(entry.game))
        try:
            return entry.card.ending.told(words, self._names(entry), SHORT)
        except LookupError:  # a version with other words has kept it
            return ""

    def go(self, path: str) -> Response:
        return self.signed(RedirectResponse(path, 303))

    def fault(self, fault: CordeeError) -> Response:
        REFUSALS.labels(fault.key).inc()
        return self.page("fault.html", status_of(fault), message=fault.text(self.locale))

    def gone(self, fault: CordeeError) -> Response:
        """What was there is no more: why, and the way home."""
        REFUSALS.labels(fault.key).inc()
        return self.page("gone.html", status_of(fault), message=fault.text(self.locale))

    def damaged(self, fault: Damaged) -> Response:
        """A table that cannot be read any more, and the record of as much as can."""
        REFUSALS.labels(fault.key).inc()
        record = f"/t/{fault.table.id}/record" if fault.table.position else ""
        text = fault.text(self.locale)
        return self.page("damaged.html", status_of(fault), message=text, record=record)

    def form(self, game: Game, given: dict[str, str], fault: CordeeError | None = None) -> Response:
        """The form for a new table, as it was filled in, and what was wrong with it."""
        return self.page(
            "new.html",
            200 if fault is None else status_of(fault),
            game=game,
            words=speaker(self.locale, game.package),
            levels=self.levels,
            guided=is_guided(game),
            given=given,
            message="" if fault is None else fault.text(self.locale),
        )

    async def finished(self, table_id: str) -> Room | None:
        """The room of a game that is over."""
        room = await self.tables.room(table_id)
        return room if room is not None and room.table.stage == OVER else None

    def missing(self) -> Response:
        return self.page("fault.html", 404, message=self.say("no-such-page"))

    def signed(self, response: Response) -> Response:
        if self._changed:
            written = self._passport.write(self.person, self.secure)
            response.headers.append("set-cookie", written)
        return response


def part_of_page(template: str, locale: str, **shown: object) -> str:
    """A part of a page that is the same for everybody who reads a language."""
    said = speaker(locale, WEB)
    return _templates.get_template(template).render(say=said, locale=locale, **shown)


def _moment(at: float) -> str:
    """A time as `<time>` has it; pages show it as its reader writes times."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def playable() -> list[str]:
    """The games on the home page: Pig is an example for those who write games."""
    return games.offered()


@cache
def version() -> str:
    """Changes whenever the look of pages does, so that browsers keep files until then."""
    digest = hashlib.sha256()
    ours = Path(__file__).parent.parent.parent
    theirs = (Path(str(resources.files(package))) for package in games.REGISTER.installed.values())
    for file in sorted(file for folder in (ours, *theirs) for file in folder.rglob("*")):
        if file.suffix in (".py", ".css", ".js", ".ftl", ".toml", ".md", ".html"):
            digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


@cache
def cover_of(game: str) -> Data | None:
    """The position that a game's cover shows, as plain data: nothing need be compiled for it."""
    file = resources.files(games.package(game)).joinpath("cover.json")
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else None
