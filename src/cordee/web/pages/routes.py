"""Pages: home, new table, lobby, a table, its replay and record, and the rules."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from jinja2 import Environment, PackageLoader, select_autoescape
from starlette.requests import ClientDisconnect
from starlette.responses import HTMLResponse, RedirectResponse, Response

from ... import bots, games
from ...engine.errors import CordeeError
from ...engine.game import Game
from ...engine.position import Position
from ...ink.palette import style
from ...ink.paper import DEFS
from ...ink.picture import View
from ...ink.picture import table as picture_of
from ...words import LOCALES, Say, speaker
from .. import WEB
from ..live.commands import Give
from ..live.room import Room
from ..live.table import OPEN, OVER, Seat
from ..live.table_setup import TableSetup, proper_name
from ..live.tables import Tables
from ..live.view import LAYOUTS, board_size, called, names_of
from ..server.language import COOKIE as LANGUAGE
from ..server.language import language_of
from ..server.limits import Limits, neighbourhood
from ..server.metrics import REFUSALS
from ..server.people import YEAR, Passport, Person, newcomer
from ..server.refusals import Refused, status_of
from ..store.store import ListedTable, Store
from .dice import dice_told
from .manual import manual

pages = APIRouter()
CACHED = {"cache-control": "public, max-age=31536000, immutable"}

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
        self._changed = known is None
        self.locale = language_of(request)
        self.say = speaker(self.locale, WEB)

    @property
    def address(self) -> str:
        return neighbourhood(self.request.client.host if self.request.client else "")

    def call(self, name: str) -> str:
        """Remember what a visitor calls themselves."""
        name = proper_name(name or self.person.name or self.say("somebody"))
        if name != self.person.name:
            self.person = Person(self.person.id, name)
            self._changed = True
        return name

    def page(self, template: str, status: int = 200, **shown: Any) -> Response:
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

    def listed(self, entries: Sequence[ListedTable]) -> list[dict[str, Any]]:
        """Tables for a list: the game, who plays, and how it stands."""
        return [
            {
                "id": entry.id,
                "title": speaker(self.locale, games.package(entry.game))("title"),
                "stage": entry.card.stage,
                "yours": entry.card.turn == self.person.id,
                "names": [
                    called(Seat(kind, name), nth, self.say)
                    for nth, (kind, name) in enumerate(entry.card.seats)
                ],
            }
            for entry in entries
        ]

    def go(self, path: str) -> Response:
        return self.signed(RedirectResponse(path, 303))

    def fault(self, fault: CordeeError) -> Response:
        REFUSALS.labels(fault.key).inc()
        return self.page("fault.html", status_of(fault), message=fault.text(self.locale))

    def form(self, game: Game, given: dict[str, str], fault: CordeeError | None = None) -> Response:
        """The form for a new table, as it was filled in, and what was wrong with it."""
        return self.page(
            "new.html",
            200 if fault is None else status_of(fault),
            game=game,
            words=speaker(self.locale, game.package),
            levels=bots.LEVELS,
            given=given,
            message="" if fault is None else fault.text(self.locale),
        )

    def links(self, table: str, links: dict[int, str]) -> Response:
        """The links of a table's seats: they are shown once."""
        base = self.public or str(self.request.base_url).rstrip("/")
        shown = {seat: f"{base}/i/{link}" for seat, link in links.items()}
        return self.page("links.html", table=table, links=shown)

    def missing(self) -> Response:
        return self.page("fault.html", 404, message=self.say("no-such-page"))

    def signed(self, response: Response) -> Response:
        if self._changed:
            secure = (self.public or str(self.request.url)).startswith("https:")
            response.headers.append("set-cookie", self._passport.write(self.person, secure))
        return response


def playable() -> list[str]:
    """The games on the home page: Pig is an example for those who write games."""
    return games.offered()


@cache
def version() -> str:
    """Changes whenever the look of pages does, so that browsers keep files until then."""
    digest = hashlib.sha256()
    for file in sorted(Path(__file__).parent.parent.parent.rglob("*")):
        if file.suffix in (".py", ".css", ".js", ".ftl", ".toml"):
            digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


# Home, lobby and new tables


@pages.get("/")
async def home(request: Request) -> Response:
    visit = Visit(request)
    rows = visit.listed(await visit.store.tables_of(visit.person.id))
    own = [row for row in rows if row["stage"] != OVER]
    finished = [row for row in rows if row["stage"] == OVER][:5]
    own.sort(key=lambda row: not row["yours"])
    return visit.page("home.html", own=own, finished=finished)


@pages.get("/lobby")
async def lobby(request: Request) -> Response:
    visit = Visit(request)
    return visit.page("lobby.html", rows=visit.listed(await visit.store.lobby()))


@pages.get("/new/{game}")
async def new_table(request: Request, game: str) -> Response:
    visit = Visit(request)
    if game not in games.REGISTER:
        return visit.missing()
    return visit.form(games.load(game), {})


@pages.post("/new/{game}")
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
    try:
        visit.limits.check_new_table(visit.person.id, visit.address)
        name = visit.call(form.get("name", ""))
        plan = plan_of(game, form, visit.say)
        room, links = await visit.tables.open(visit.person.id, name, plan)
    except CordeeError as fault:
        return visit.form(games.load(game), form, fault)
    return visit.links(room.table.id, links) if links else visit.go(f"/t/{room.table.id}")


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
    )


# Invitations


@pages.get("/i/{link}")
async def invitation(request: Request, link: str) -> Response:
    """A page with a button, so that programs that look at links do not use them up."""
    visit = Visit(request)
    try:
        room, _ = await visit.tables.invited(link)
    except CordeeError as fault:
        return visit.fault(fault)
    return visit.page("invitation.html", game=room.table.game, link=link)


@pages.post("/i/{link}")
async def accept(request: Request, link: str, name: Annotated[str, Form()] = "") -> Response:
    visit = Visit(request)
    try:
        room = await visit.tables.accept(link, visit.person.id, visit.call(name))
    except CordeeError as fault:
        return visit.fault(fault)
    return visit.go(f"/t/{room.table.id}")


# A table


@pages.post("/t/{table_id}/links/{seat}")
async def new_link(request: Request, table_id: str, seat: int) -> Response:
    """The host makes a link for a seat that nobody has taken; earlier ones stop working."""
    visit = Visit(request)
    room = await visit.tables.room(table_id)
    if room is None:
        return visit.missing()
    try:
        await room.do(visit.person.id, Give(do="link", seat=seat))
    except CordeeError as fault:
        return visit.fault(fault)
    return visit.links(table_id, {seat: await visit.store.invite(table_id, seat)})


@pages.get("/t/{table_id}")
async def table_page(request: Request, table_id: str) -> Response:
    visit = Visit(request)
    room = await visit.tables.room(table_id)
    if room is None:
        return visit.missing()
    return visit.page("table.html", **_shown(visit, room))


def _shown(visit: Visit, room: Room) -> dict[str, Any]:
    table = room.table
    assert table.game is not None
    return {
        "table": table,
        "game": table.game,
        "title": table.game.title(visit.locale),
        "boards": {layout: board_size(table, layout) for layout in LAYOUTS},
        "defs": DEFS,
        "names": names_of(table, visit.say),
        "own": table.seats_of(visit.person.id),
        "commitment": table.dice.commitment,
        "phrases": [visit.say(f"phrase-{nth}") for nth in range(1, 6)],
    }


@pages.get("/t/{table_id}/replay")
async def replay(request: Request, table_id: str, ply: int = 0) -> Response:
    """The game at one ply, once it is over."""
    visit = Visit(request)
    room = await visit.tables.room(table_id)
    if room is None or room.table.position is None:
        return visit.missing()
    if room.table.stage != OVER:
        return visit.go(f"/t/{table_id}")
    table = room.table
    assert table.position is not None
    ply = max(0, min(ply, len(table.position.plies)))
    shown = at_ply(table.position, ply)
    names = names_of(table, visit.say)
    return visit.page(
        "replay.html",
        **_shown(visit, room),
        ply=ply,
        plies=len(table.position.plies),
        story=shown.story(visit.locale, names) if ply else [],
    )


@pages.get("/t/{table_id}/picture")
async def picture(request: Request, table_id: str, ply: int = 0, layout: str = "wide") -> Response:
    """The board at one ply of a game that is over."""
    visit = Visit(request)
    room = await visit.tables.room(table_id)
    if room is None or room.table.stage != OVER or layout not in LAYOUTS:
        return visit.missing()
    table = room.table
    assert table.position is not None
    shown = at_ply(table.position, max(0, min(ply, len(table.position.plies))))
    names = names_of(table, visit.say)
    text = shown.svg(visit.locale, names, layout, "auto", targets=False)
    return Response(text, media_type="image/svg+xml")


def at_ply(position: Position, ply: int) -> Position:
    """An earlier position of a game."""
    earlier = position.copy()
    while len(earlier.plies) > ply:
        earlier.undo()
    return earlier


@pages.get("/t/{table_id}/record")
async def record(request: Request, table_id: str) -> Response:
    visit = Visit(request)
    room = await visit.tables.room(table_id)
    if room is None or room.table.position is None:
        return visit.missing()
    assert room.table.game is not None
    text = str(room.table.record())
    name = f"{room.table.game.name}-{table_id}.cordee"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@pages.get("/t/{table_id}/dice")
async def dice(request: Request, table_id: str) -> Response:
    """What it takes to check the dice in the browser, once the game is over."""
    visit = Visit(request)
    room = await visit.tables.room(table_id)
    if room is None or room.table.stage != OVER:
        return visit.missing()
    room.dice = room.dice or json.dumps(dice_told(room.table))
    return Response(room.dice, media_type="application/json")


@pages.post("/t/{table_id}/rematch")
async def rematch(request: Request, table_id: str) -> Response:
    """The same table again: those who sat at it take their seats there."""
    visit = Visit(request)
    room = await visit.tables.room(table_id)
    if room is None or room.table.stage == OPEN:
        return visit.missing()
    try:
        if room.table.next_table is None:
            visit.limits.check_new_table(visit.person.id, visit.address)
        next_table = await room.again(visit.person.id)
    except CordeeError as fault:
        return visit.fault(fault)
    return visit.go(f"/t/{next_table}")


# What does not change


@pages.get("/rules/{game}")
async def rules(request: Request, game: str) -> Response:
    visit = Visit(request)
    if game not in games.REGISTER:
        return visit.missing()
    title = speaker(visit.locale, games.package(game))("title")
    return visit.page("rules.html", text=manual(games.package(game), visit.locale), title=title)


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
    if game not in games.offered() or locale not in LOCALES or cover_of(game) is None:
        return Response(status_code=404)
    return Response(drawn_cover(game, locale), media_type="image/svg+xml", headers=CACHED)


@cache
def cover_of(game: str) -> dict[str, Any] | None:
    """The position that a game's cover shows, as plain data: nothing need be compiled for it."""
    file = resources.files(games.package(game)).joinpath("cover.json")
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else None


@cache
def drawn_cover(game: str, locale: str) -> str:
    chosen, fields = games.load(game), cover_of(game)
    assert fields is not None
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
        response.set_cookie(LANGUAGE, locale, max_age=YEAR, samesite="lax", httponly=True)
    return response
