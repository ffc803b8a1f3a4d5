"""A server with a game and bots that somebody else has written."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser

from cordee.engine.errors import CordeeError
from cordee.terminal.new_game import write
from cordee.testing.serving import Server
from cordee.web.server.allowed_bots import allowed_bots
from cordee.web.server.settings import sqlite
from tests.installed import entry_points, installed

from .conftest import QUICK
from .programs import Program

ROOT = Path(__file__).parent.parent.parent
MINE = "tests.bots.mybots"
BOTS = {"holder": f"{MINE}:Holder", "flies": f"{MINE}:Flies", "endless": f"{MINE}:Endless:0.1s"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("site")
    list(write("dash", made))
    (made / "dash" / "cover.json").unlink()  # it has none: its first position is drawn
    rules = made / "dash" / "rules.py"  # and an option that has no words
    written = rules.read_text().replace(" = {}", ' = {"fall": ("far", "near")}')
    rules.write_text(written)
    entry_points(made, games={"dash": "dash", "broken": "nothing_there"})
    return made


@pytest.fixture(scope="module")
def home(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path = os.environ.get("PYTHONPATH", "")
    database = sqlite(tmp_path_factory.mktemp("server") / "tables.sqlite")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", f"{folder}:{ROOT}:{path}")
        server = Server(database, **QUICK, bots=BOTS)
    with server:
        yield server


def test_it_has_a_card_with_a_cover_rules_and_a_form(home: Server) -> None:
    page = httpx.get(home.url, timeout=60).text
    assert 'action="/new/dash"' in page
    assert "nothing_there" not in page
    cover = httpx.get(f"{home.url}/cover/dash-fr.svg", timeout=60)
    assert (cover.status_code, cover.headers["content-type"]) == (200, "image/svg+xml")
    assert "<svg" in cover.text
    assert "Dash" in httpx.get(f"{home.url}/rules/dash", timeout=60).text
    form = httpx.get(f"{home.url}/new/dash", timeout=60).text
    assert '<option value="bot:holder"' in form
    assert '<select name="option-fall">' in form
    names = [game["name"] for game in httpx.get(f"{home.url}/api/v1/games", timeout=60).json()]
    assert names[-1] == "dash"
    known = httpx.get(f"{home.url}/api/v1/bots", timeout=60).json()
    assert known == ["novice", "easy", "medium", "hard", "expert", "master", *BOTS]


def asked(program: Program, table: str, plies: int) -> Any:
    """The table, once there is something to decide after so many plies."""
    for _ in range(3000):
        told = program.get(f"/tables/{table}")
        if told["moves"] and told["plies"] >= plies:
            return told
        time.sleep(0.02)
    pytest.fail("nobody is asked")


@pytest.mark.parametrize("bot", ["holder", "flies", "endless"])
def test_its_bots_play_and_a_table_goes_on_without_a_bad_one(home: Server, bot: str) -> None:
    ana = Program(home, "Ana")
    seats = [{"kind": "me"}, {"kind": "bot", "level": bot}]
    table = ana.post("/tables", game="pig", seats=seats, drawn=False)["table"]
    told = asked(ana, table, 0)
    for _ in range(3):
        ana.post(f"/tables/{table}/moves", plies=told["plies"], text="hold")
        told = asked(ana, table, told["plies"] + 1)
    assert told["seats"][1]["bot"] == bot


@pytest.mark.parametrize("bot", [f"{MINE}:Holder", "exec:ls", "random", "search:1s"])
def test_only_names_that_the_owner_allowed_are_taken(home: Server, bot: str) -> None:
    ana = Program(home, "Ana")
    seats = [{"kind": "me"}, {"kind": "bot", "level": bot}]
    answer = ana.ask("POST", "/tables", json={"game": "pig", "seats": seats})
    assert answer.status_code == 400
    assert f"There is no bot “{bot}” at this server." in answer.text


def test_what_the_owner_may_allow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    holder = f"{MINE}:Holder"
    assert allowed_bots("none") == {}
    assert allowed_bots("installed") == {}
    assert allowed_bots(f"{holder}, mine={holder}:2s,random") == {
        "holder": holder, "mine": f"{holder}:2s", "random": "random",
    }  # fmt: skip
    for wrong, told in (
        (f"expert={holder}", "is not one of our levels"),
        (f"master={holder}", "is not one of our levels"),
        (f"{holder},{holder}", "is given once"),
        ("nowhere:Bot", "there is no module “nowhere”"),
        ("exec:./nowhere", "there is no program"),
        (f"{MINE}:Unmade", "cannot be made"),
    ):
        with pytest.raises(CordeeError) as refusal:
            allowed_bots(wrong)
        assert told in str(refusal.value)
    entry_points(tmp_path, bots={"holder": holder, "lost": f"{MINE}:Lost"})
    with installed(tmp_path, monkeypatch):
        assert allowed_bots("") == {"holder": "holder"}


BOXES = """card => {
    const [frame, image] = ['.cover', 'img'].map(part => card.querySelector(part));
    const [outer, inner] = [frame, image].map(part => part.getBoundingClientRect());
    return {wide: inner.width / frame.clientWidth, top: inner.top - outer.top,
            below: outer.top + frame.clientHeight - inner.bottom, ratio: outer.width / outer.height,
            natural: image.naturalWidth / image.naturalHeight - inner.width / inner.height}
}"""


@pytest.mark.parametrize("height", [300, 640, 800, 936, 1200])
def test_a_cover_of_any_height_is_whole_from_side_to_side(
    home: Server, browser: Browser, height: int
) -> None:
    drawing = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 {height}"></svg>'
    page = browser.new_page(viewport={"width": 1366, "height": 768})
    page.route(
        "**/cover/dash-*", lambda way: way.fulfill(body=drawing, content_type="image/svg+xml")
    )
    page.goto(home.url, wait_until="networkidle")
    card = page.locator(".game", has=page.locator('img[src*="dash"]'))
    boxes = card.evaluate(BOXES)
    page.close()
    assert boxes["wide"] == pytest.approx(1, abs=0.01)
    assert boxes["ratio"] == pytest.approx(1.5, abs=0.02)  # all cards are alike
    assert boxes["natural"] == pytest.approx(0, abs=0.02)  # nothing is stretched
    if height < 790:
        assert boxes["top"] == pytest.approx(boxes["below"], abs=1)
    else:
        assert boxes["top"] == pytest.approx(0, abs=1)


def test_a_table_of_a_game_that_is_gone_says_so_and_comes_back(home: Server) -> None:
    """The last one: the others need the game."""
    ana = Program(home, "Ana")
    table = ana.open("dash", "me", "free")
    home.stop()
    home.start()  # without the folder
    page = httpx.get(f"{home.url}/t/{table}", timeout=60)
    assert "This is a game of “dash”, which is not installed on this server." in page.text
    assert page.status_code == 500
    assert httpx.get(home.url, timeout=60).status_code == 200
    assert "/new/dash" not in httpx.get(home.url, timeout=60).text
    assert [row for row in ana.get("/tables?own=true") if row["table"] == table] == []
