"""The page in a real browser: by clicks alone, by keyboard alone, on a phone, in two languages."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from cordee import bots
from cordee.engine import reading
from cordee.games import load

from .chromium import chromium
from .server import Server

GAMES = ("yeti", "himalaya", "matterhorn", "vertical")
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "is_mobile": True,
    "has_touch": True,
}


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium; elsewhere the one that Playwright finds."""
    found = chromium()
    with sync_playwright() as playwright:
        flags = ["--no-sandbox"] if os.geteuid() == 0 else []
        running = playwright.chromium.launch(executable_path=found, args=flags)
        yield running
        running.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Any]:
    """`visit(locale="fr-FR")`: a page of somebody new; faults in its console fail the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def somebody(**how: Any) -> Page:
        context = browser.new_context(**({"viewport": {"width": 1300, "height": 900}} | how))
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        page.on("console", lambda told: faults.append(told.text) if told.type == "error" else None)
        page.goto(server.url)
        return page

    yield somebody
    for context in contexts:
        context.close()
    assert not [fault for fault in faults if "WebSocket" not in fault and "404" not in fault]


def quick_move(page: Page, folder: Path) -> str:
    """What the bot `quick` would do, from the record that anybody may download."""
    answer = page.request.get(f"{page.url}/record")
    file = folder / "now.cordee"
    file.write_text(answer.text())
    position = reading.load(file, load).position()
    return bots.ask(bots.make("quick", 1), position).text


def decide(page: Page, text: str) -> None:
    """Click what the board offers for a move, else its button."""
    button = page.locator(f'#choices [data-move="{text}"]')
    expect(button).to_be_visible()
    button.click()


def sit_down(page: Page, game: str) -> None:
    """One click on the home page."""
    page.locator(f"form[action='/new/{game}'] button").click()
    page.wait_for_url("**/t/*")


def play_to_the_end(page: Page, folder: Path) -> None:
    plies = ""
    while True:
        page.wait_for_function(
            """(plies) => !document.getElementById('after').hidden ||
            (document.body.classList.contains('mine') && String(state.plies) !== plies)""",
            arg=plies,
        )
        if page.locator("#after").is_visible():
            return
        plies = str(page.evaluate("state.plies"))
        decide(page, quick_move(page, folder))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicks_against_a_bot(visit: Any, tmp_path: Path, game: str) -> None:
    page = visit()
    sit_down(page, game)
    play_to_the_end(page, tmp_path)
    page.locator("#check-dice").click()
    expect(page.locator("#verdict")).to_have_text("The dice fell as promised before the game.")
    page.get_by_role("link", name="Step through the game").click()
    page.get_by_role("link", name="to the end").click()
    expect(page.locator(".told").first).to_be_visible()


def test_clicks_on_the_board_make_the_moves(visit: Any) -> None:
    page = visit()
    sit_down(page, "matterhorn")
    page.wait_for_selector("#choices button")
    ids = page.evaluate("state.moves.map((move) => move.ids)")
    before = page.evaluate("state.plies")
    parts = "[...document.querySelectorAll('#pieces [id]')]"
    page.evaluate(f"{parts}.forEach((part) => {{ part.seen = true; }})")
    page.locator(f'[id="{ids[3][0]}"]').click()
    page.wait_for_function("(plies) => state.plies > plies", arg=before)
    kept = page.evaluate(f"{parts}.filter((part) => part.seen).length / {parts}.length")
    assert kept > 0.8  # elements stay, so that they can glide
    page.wait_for_selector("#undo:not([hidden])")
    page.locator("#undo").click()
    page.wait_for_function("(plies) => state.plies === plies", arg=before)


def test_two_browsers_at_one_table(visit: Any) -> None:
    ana, bo = visit(), visit(locale="fr-FR")
    ana.goto(ana.url + "new/yeti")
    ana.locator("[name=name]").fill("Ana")
    ana.locator("#seat-2").select_option("free")
    ana.get_by_role("button", name="Start").click()
    ana.wait_for_url("**/t/*")
    bo.on("dialog", lambda dialog: dialog.accept("Bo"))
    bo.goto(ana.url)
    bo.get_by_role("button", name="S’asseoir").click()
    for page in (ana, bo):
        page.wait_for_function("() => state.stage === 'playing'")
    first, other = (ana, bo) if ana.evaluate("state.mine") else (bo, ana)
    first.locator("#choices button").first.click()
    plies = first.evaluate("state.plies")
    other.wait_for_function("(plies) => state.plies > plies", arg=plies)
    ana.locator("#text").fill("<b>Salut</b>")
    ana.keyboard.press("Enter")
    expect(bo.locator("#log")).to_contain_text("Ana: <b>Salut</b>")
    ana.reload()
    expect(ana.locator("#log")).to_contain_text("Ana: <b>Salut</b>")


def test_the_server_is_killed_and_the_page_goes_on(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    page = browser.new_page()
    page.set_default_timeout(60_000)
    page.goto(server.url)
    sit_down(page, "yeti")
    page.wait_for_selector("#choices button")
    page.locator("#choices button").first.click()
    page.wait_for_function("() => state.mine")
    plies = page.evaluate("state.plies")
    server.kill()
    expect(page.locator("#refusal")).to_contain_text("connection is lost")
    server.start()
    expect(page.locator("#refusal")).to_have_text("")
    assert page.evaluate("state.plies") >= plies
    page.locator("#choices button").first.click()
    page.wait_for_function("(plies) => state.plies > plies", arg=plies)
    page.close()
    server.stop()


def test_by_keyboard_alone(visit: Any) -> None:
    page = visit()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # skip to the content
    while page.evaluate("document.activeElement.textContent") != "Play now":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#choices button")
    for _ in range(5):
        page.wait_for_function("() => state.mine")
        plies = page.evaluate("state.plies")
        while not page.evaluate("document.activeElement.matches('#choices button')"):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.wait_for_function("(plies) => state.plies > plies", arg=plies)


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_scrolls_one_way_and_has_room_for_thumbs(visit: Any, game: str) -> None:
    page = visit(**PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    sit_down(page, game)
    page.wait_for_selector("#choices button")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    heights = page.evaluate(
        "[...document.querySelectorAll('button,.button')].map((b) => b.offsetHeight)"
    )
    assert all(height == 0 or height >= 44 for height in heights)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(visit: Any, server: Server, scheme: str) -> None:
    page = visit(color_scheme=scheme, bypass_csp=True)  # axe writes styles of its own
    for path in ("", "lobby", "new/yeti", "rules/vertical", "t/nothing"):
        page.goto(f"{server.url}/{path}")
        found = Axe().run(page)
        assert found.violations_count == 0, (path, found.generate_report())
    page.goto(server.url)
    sit_down(page, "himalaya")
    page.wait_for_selector("#choices button")
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
