"""The study of a finished game: in the background, kept, on its page."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import func, select, update

from cordee.bots.steps import Steps
from cordee.engine.errors import CordeeError
from cordee.testing.serving import Server
from cordee.web.live import studies as studying
from cordee.web.live import thinking
from cordee.web.live.studies import Studied, Studies, version_of
from cordee.web.live.table import Table
from cordee.web.live.tables import Tables
from cordee.web.live.thinking import Claim, Thinking
from cordee.web.server.limits import STUDIES, Limits
from cordee.web.server.refusals import TooMuch
from cordee.web.store import removal
from cordee.web.store import studies as kept_studies
from cordee.web.store.erasing import forget
from cordee.web.store.models import studies as rows
from cordee.web.store.store import Store

from ..apart import awaited
from .conftest import PHONE, Somebody, check_axe, serving
from .finished import finished, kept_in
from .test_store import with_store

People = Callable[..., Somebody]
GAMES = ("yeti", "matterhorn")
BRIEF = (4, 12)
"""Simulations of studies that are done in a moment."""


# In the background


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studying, "DEPTHS", BRIEF)
    monkeypatch.setattr(studying, "COARSE", BRIEF[0])


def at_a_server(folder: Path, work: Callable[[Tables, Table], Any], game: str = "pig") -> Any:
    """Something done with a finished game of Ana's."""

    async def whole(store: Store) -> Any:
        name = await kept_in(store, *finished(game))
        tables = Tables(store)
        try:
            room = await tables.room(name)
            assert room is not None
            return await work(tables, room.table)
        finally:
            await tables.close()

    return with_store(folder, whole)


async def until(found: Callable[[Studied], bool], ask: Callable[[], Any]) -> Studied:
    while not found(told := await ask()):
        await asyncio.sleep(0.01)
    assert isinstance(told, Studied)
    return told


@pytest.mark.usefixtures("brief")
def test_a_study_is_coarse_at_first_then_finer_and_kept_once(tmp_path: Path) -> None:
    async def work(tables: Tables, table: Table) -> None:
        limits = Limits()
        seen = []

        async def ask(person: str = "ana") -> Studied:
            seen.append(await tables.studies.of(table, person, "near", limits))
            return seen[-1]

        assert await ask() == Studied(0.0)
        assert await ask("bo") == Studied(0.0)  # the same one
        done = await until(lambda told: told.is_done, ask)
        assert done.simulations == BRIEF[1]
        assert len(done.entries) == len(table.moves)
        assert [one.progress for one in seen] == sorted(one.progress for one in seen)
        assert {one.simulations for one in seen} <= {0, *BRIEF}
        async with tables.store.engine.connect() as db:
            assert await db.scalar(select(func.count()).select_from(rows)) == 1
        elsewhere = Studies(tables)
        assert await elsewhere.of(table, "eve", "far", Limits()) == done
        assert not elsewhere._running

    at_a_server(tmp_path, work)


@pytest.mark.usefixtures("brief")
def test_what_one_process_studies_another_only_reads(tmp_path: Path) -> None:
    async def work(tables: Tables, table: Table) -> None:
        version = version_of(table)
        assert await kept_studies.claim(tables.store, table.id, version)
        assert not await kept_studies.claim(tables.store, table.id, version)
        assert await kept_studies.note(tables.store, table.id, 0.25)
        told = await tables.studies.of(table, "ana", "near", Limits())
        assert told == Studied(0.25)
        assert not tables.studies._running

    at_a_server(tmp_path, work)


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("change", [{"at": 0.0}, {"version": "older"}, {"data": b"no"}])
def test_a_study_that_was_left_is_old_or_damaged_is_made_anew(
    tmp_path: Path, change: dict[str, Any]
) -> None:
    async def work(tables: Tables, table: Table) -> None:
        assert await kept_studies.claim(tables.store, table.id, version_of(table))
        async with tables.store.writing() as db:
            await db.execute(update(rows).values(change))
        done = await until(
            lambda told: told.is_done,
            lambda: tables.studies.of(table, "ana", "near", Limits()),
        )
        assert done.simulations == BRIEF[1]

    at_a_server(tmp_path, work)


@pytest.mark.usefixtures("brief")
def test_a_study_that_nobody_reads_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studying, "LEFT", -1.0)

    async def work(tables: Tables, table: Table) -> None:
        await tables.studies.of(table, "ana", "near", Limits())
        while tables.studies._running:
            await asyncio.sleep(0.01)
        assert await kept_studies.kept(tables.store, table.id, version_of(table)) is None

    at_a_server(tmp_path, work)


def test_one_study_a_person_at_a_time_and_not_too_many(tmp_path: Path) -> None:
    async def work(tables: Tables, table: Table) -> None:
        limits = Limits()
        other = await tables.room(await kept_in(tables.store, *finished("pig", seed=2)))
        assert other is not None
        await tables.studies.of(table, "ana", "near", limits)
        with pytest.raises(TooMuch, match="Another study of yours"):
            await tables.studies.of(other.table, "ana", "near", limits)
        for _ in range(int(STUDIES.burst)):
            limits.allow(STUDIES, "bo")
        with pytest.raises(TooMuch, match="fast"):
            await tables.studies.of(other.table, "bo", "near", limits)
        assert [*tables.studies._running] == [table.id]

    at_a_server(tmp_path, work)


def test_a_game_that_was_given_up_before_anything_was_played_has_no_study(tmp_path: Path) -> None:
    async def work(tables: Tables, table: Table) -> None:
        assert table.position is not None
        while table.position.plies:
            table.position.undo()
        with pytest.raises(CordeeError, match="nothing to study"):
            await tables.studies.of(table, "ana", "near", Limits())

    at_a_server(tmp_path, work)


def test_bots_never_wait_for_studies(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slice for a study only when no bot that somebody waits for has anything to think about."""
    monkeypatch.setattr(thinking, "SLICE", 0.0)
    served: list[str] = []

    def steps(name: str, count: int) -> Steps[None]:
        for _ in range(count):
            served.append(name)
            yield

    async def work() -> None:
        threads = Thinking(1)
        claim = Studies.claim(None, Table("t", b""), "ana", "near")  # type: ignore[arg-type]
        study = asyncio.create_task(threads.think(claim, steps("study", 50)))
        await asyncio.sleep(0)
        bots = [
            asyncio.create_task(threads.think(Claim("near", "ana", f"t{nth}"), steps("bot", 20)))
            for nth in range(3)
        ]
        await asyncio.gather(study, *bots)
        threads.close()

    awaited(work())
    assert served.count("study") == 50
    first, last = served.index("bot"), len(served) - served[::-1].index("bot")
    assert served[first:last] == ["bot"] * 60


def test_a_study_goes_with_its_table(tmp_path: Path) -> None:
    async def work(tables: Tables, table: Table) -> int:
        await kept_studies.claim(tables.store, table.id, version_of(table))
        await forget(tables.store, "ana")  # nobody else was there
        while await removal.sweep(tables.store):
            pass
        async with tables.store.engine.connect() as db:
            return await db.scalar(select(func.count()).select_from(rows)) or 0

    assert at_a_server(tmp_path, work) == 0


def test_other_moves_or_options_are_another_study() -> None:
    one, other = (finished("pig", seed=seed)[0] for seed in (1, 2))
    assert version_of(one) != version_of(other)
    assert version_of(one) == version_of(finished("pig", seed=1)[0])


# On its page


@pytest.fixture(scope="module")
def games() -> dict[str, str]:
    return {}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, games: dict[str, str]) -> Iterator[Server]:
    """One with finished games."""
    folder = tmp_path_factory.mktemp("studies")
    for game, players in (*((game, 2) for game in GAMES), ("pig", 2), ("pig", 5)):
        table, events = finished(game, players=players, seed=4)

        async def keep(store: Store, table: Any = table, events: Any = events) -> str:
            return await kept_in(store, table, events)

        games[game if players == 2 else f"{game} of {players}"] = f"/t/{with_store(folder, keep)}"
    running = serving(folder)
    yield running
    running.stop()


def told(ana: Somebody, place: str, seen: int = 0) -> dict[str, Any]:
    """The study once it is done."""
    end = time.monotonic() + 120
    while True:
        answer = ana.http.get(f"{place}/study.json", params={"seen": seen})
        found: dict[str, Any] = answer.json()
        if answer.status_code == 200 and found["done"]:
            return found
        assert answer.status_code in (200, 429), answer.text
        assert time.monotonic() < end
        time.sleep(0.2)


def test_everybody_reads_the_same_study_in_their_language(
    people: People, games: dict[str, str]
) -> None:
    place = games["pig"]
    english, french = told(people(), place), told(people("fr"), place)
    again = told(people(), place)
    assert english == again
    assert english["part"] != french["part"]
    assert [*english["compared"]] == [*french["compared"]]
    assert "Luck of Ana’s dice" in english["part"]
    assert "Chance aux dés\u00a0: Ana" in french["part"]
    assert "part" not in told(people(), place, seen=english["simulations"])


def test_the_moves_compared_are_of_their_moment(people: People, games: dict[str, str]) -> None:
    ana, place = people(), games["yeti"]
    found = told(ana, place)
    assert found["compared"]
    for ply, moves in found["compared"].items():
        drawn = ana.http.get(f"{place}/plies/{ply}", params={"targets": True}).json()["pieces"]
        assert moves["played"]["label"] != moves["better"]["label"]
        ids = [name for one in moves.values() for name in one["ids"]]
        assert ids  # of two moves at least one is made on the board
        assert all(f'id="{name}"' in drawn for name in ids)


def test_a_game_that_goes_on_is_not_studied(people: People) -> None:
    ana = people("fr")
    place = ana.new("pig", **{"seat-1": "me", "seat-2": "free"})
    for path in ("study", "study.json"):
        answer = ana.http.get(f"{place}/{path}")
        assert answer.status_code == 409
        assert "une fois qu’elle est finie" in answer.text
        assert ana.http.get(f"/t/nowhere/{path}").status_code == 404


@pytest.mark.parametrize("game", GAMES)
def test_a_click_on_a_mistake_compares_two_moves_on_the_board(
    visit: Any, people: People, games: dict[str, str], server: Server, game: str
) -> None:
    page: Page = visit()
    page.goto(f"{server.url}{games[game]}/study")
    expect(page.locator("#study-state")).to_be_hidden()
    compared = told(people(), games[game])["compared"]
    mistakes = [  # of which the next moment compares nothing
        button
        for button in page.locator("#study article button").all()
        if str(int(button.get_attribute("data-ply") or "") + 1) not in compared
    ]
    mistake = mistakes[0]
    ply = int(mistake.get_attribute("data-ply") or "")
    mistake.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#moment")).to_have_text(re.compile(rf"^{ply} /"))
    expect(page.locator("#compared .played")).to_contain_text("Played")
    expect(page.locator("#compared .better")).to_contain_text("Better")
    for name, move in compared[str(ply)].items():
        rings = page.locator(f"#comparing .{name} rect")
        expect(rings).to_have_count(len(move["ids"]))
        for nth, part in enumerate(move["ids"]):  # where it is, once it has moved there
            ring, touched = rings.nth(nth).bounding_box(), page.locator(f"#{part}").bounding_box()
            assert ring is not None
            assert touched is not None
            for start, length in (("x", "width"), ("y", "height")):
                middles = [box[start] + box[length] / 2 for box in (ring, touched)]  # type: ignore[literal-required]
                assert middles[0] == pytest.approx(middles[1], abs=3)
    expect(mistake).to_have_attribute("aria-current", "step")
    assert page.url.endswith(f"/study?ply={ply}")
    page.keyboard.press("Escape")
    page.locator("#curve").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#moment")).to_have_text(re.compile(rf"^{ply + 1} /"))
    expect(page.locator("#compared")).to_be_hidden()
    expect(page.locator("#comparing")).to_have_count(0)


def test_points_of_the_curve_rows_and_turning_points_lead_to_their_moment(
    visit: Any, games: dict[str, str], server: Server
) -> None:
    page: Page = visit()
    page.goto(f"{server.url}{games['pig']}/study?ply=1")
    expect(page.locator("#moment")).to_have_text(re.compile(r"^1 /"))
    expect(page.locator("#study-state")).to_be_hidden()
    page.locator("#curve [data-ply='5']").click()
    expect(page.locator("#moment")).to_have_text(re.compile(r"^5 /"))
    point = page.locator("[aria-labelledby=study-turning] button").first
    point.click()
    ply = point.get_attribute("data-ply")
    expect(page.locator("#moment")).to_have_text(re.compile(rf"^{ply} /"))
    page.locator("#curve-table summary").click()
    table = page.locator("#curve-table")
    last = int(page.locator("#slider").get_attribute("max") or "")
    expect(table.locator("tbody tr")).to_have_count(last + 1)
    table.locator("[data-ply='2']").press("Enter")
    expect(page.locator("#moment")).to_have_text(re.compile(r"^2 /"))


def test_the_account_on_the_page_balances(
    visit: Any, games: dict[str, str], server: Server
) -> None:
    page: Page = visit()
    page.goto(f"{server.url}{games['pig']}/study")
    expect(page.locator("#study-state")).to_be_hidden()
    rows = page.locator(".ledger[data-seats] tbody tr")
    shown = [row.locator("td").all_inner_texts() for row in rows.all()]
    for column in zip(*shown, strict=True):
        numbers = [float(text.replace("\N{MINUS SIGN}", "-").strip("%")) for text in column]
        assert sum(numbers[:-1]) == pytest.approx(numbers[-1], abs=0.05 * len(numbers))


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390)])
def test_on_a_phone_the_study_lies_under_or_beside_the_board(
    visit: Any, games: dict[str, str], server: Server, size: tuple[int, int]
) -> None:
    how = PHONE | {"viewport": {"width": size[0], "height": size[1]}}
    page: Page = visit(**how, locale="fr-FR")
    page.goto(f"{server.url}{games['yeti']}/study")
    expect(page.locator("#curve svg")).to_be_visible()
    expect(page.locator("#replay")).to_be_visible()
    boxes = [page.locator(one).bounding_box() for one in (".board", "#replay", "#study")]
    board, replay, study = (json.loads(json.dumps(box)) for box in boxes)
    assert study["height"] > 150
    assert study["y"] + study["height"] <= size[1] + 1
    beside = size[0] > size[1]
    assert (study["x"] if beside else study["y"]) >= (
        board["x"] + board["width"] if beside else replay["y"] + replay["height"]
    ) - 1
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= size[0]
    narrow = page.evaluate(
        "[...document.querySelectorAll('#study button, #study summary')].filter(one => "
        "one.offsetParent && one.getBoundingClientRect().height < 44).length"
    )
    assert narrow == 0


def test_one_comes_there_from_the_end_of_a_game_and_from_home_and_is_spoken_to(
    visit: Any, people: People, server: Server
) -> None:
    page: Page = visit()
    page.goto(f"{server.url}/new/pig")
    page.locator("button.primary").last.click()
    page.wait_for_url("**/t/*")
    page.locator("#choices button").first.click()
    page.on("dialog", lambda dialog: dialog.accept())
    page.locator("#menu > summary").click()
    page.locator("#give-up").click()
    expect(page.locator("#to-study")).to_be_visible()
    page.goto(server.url)
    page.get_by_role("link", name="Study the game").first.click()
    expect(page).to_have_url(re.compile("/study$"))
    expect(page.locator("#curve svg")).to_be_visible()
    expect(page.locator("#study-state")).to_be_hidden()
    for text in ("Luck of your dice", "Your decisions", "Decisions of"):
        expect(page.locator("#study-part")).to_contain_text(text)
    place = page.url.removeprefix(server.url).removesuffix("/study")
    strangers = told(people(), place)["part"]
    assert "Decisions of" in strangers
    assert not re.search(r"\b[Yy]ou(r|rs)?\b", strangers)


@pytest.mark.parametrize(
    ("game", "how"),
    [
        ("yeti", {"locale": "en-GB", "color_scheme": "dark"}),
        ("pig of 5", {"locale": "fr-FR"}),
        ("matterhorn", {**PHONE, "locale": "fr-FR"}),
    ],
    ids=["dark", "five players", "phone"],
)
def test_axe_finds_nothing_on_a_study(
    visit: Any, games: dict[str, str], server: Server, game: str, how: dict[str, Any]
) -> None:
    page: Page = visit(**how, bypass_csp=True)
    page.goto(f"{server.url}{games[game]}/study")
    expect(page.locator("#study-state")).to_be_hidden()
    page.locator("#curve-table").evaluate("(part) => part.open = true")
    check_axe(page)
    page.locator("[aria-labelledby=study-turning] button").first.click()
    check_axe(page)


def test_the_page_of_a_study_says_what_it_is(
    visit: Any, games: dict[str, str], server: Server
) -> None:
    page: Page = visit(locale="fr-FR")
    page.goto(f"{server.url}{games['pig']}/study")
    expect(page.locator("#moment")).not_to_be_empty()
    expect(page).to_have_title("Ce qui a décidé de la partie · Pig")
