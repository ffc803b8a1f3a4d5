"""Exploring in a browser: what somebody sees, touches, types and shares."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from cordee.engine.position import Position
from cordee.testing.serving import Server
from cordee.web.live.table import Table
from cordee.web.store.store import Store

from .conftest import PHONE, check_axe, serving
from .finished import finished, kept_in
from .test_store import with_store

pytestmark = pytest.mark.slow
NEARLY_WON = "pig/1 players=2 turn=0 phase=choose pot=8 score=(97,40)"

BELL = 440
LISTENING = """
    window.heard = [];
    window.AudioContext = class {
        currentTime = 0;
        createOscillator() {
            const frequency = {set value(pitch) { heard.push(pitch); }};
            return {frequency, connect: (next) => next, start() {}, stop() {}};
        }
        createGain() {
            const gain = {setValueAtTime() {}, exponentialRampToValueAtTime() {}};
            return {gain, connect: (next) => next};
        }
    };
"""
"""A page notes the pitch of every tone."""


@pytest.fixture(scope="module")
def game() -> dict[str, Any]:
    return {}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, game: dict[str, Any]) -> Iterator[Server]:
    """One with a finished game of Yeti."""
    folder = tmp_path_factory.mktemp("explored")
    table, events = finished("yeti", seed=4)

    async def keep(store: Store) -> str:
        return await kept_in(store, table, events)

    game["place"], game["table"] = f"/t/{with_store(folder, keep)}", table
    running = serving(folder)
    yield running
    running.stop()


def position_after(table: Table, plies: int) -> Position:
    assert table.position is not None
    back = table.position.copy()
    while len(back.plies) > plies:
        back.undo()
    return back


def asked(table: Table, chance: bool, least: int) -> int:
    """A ply after which the dice, or somebody, had a choice of several."""
    total = len(table.moves)
    for ply in range(60, total):
        back = position_after(table, ply)
        if (back.actor == "chance") == chance and len(back.codes()) >= least:
            return ply
    raise AssertionError


def shares(page: Page) -> list[int]:
    found = page.locator("#prospects li:visible b").all_inner_texts()
    return [int(re.split(r"\D", text.strip())[0]) for text in found]


def test_moves_are_tried_taken_back_branched_and_shared(
    visit: Any, server: Server, game: dict[str, Any]
) -> None:
    page: Page = visit()
    ply = asked(game["table"], chance=False, least=3)
    page.goto(f"{server.url}{game['place']}/replay?ply={ply}")
    page.locator("#explore-here").click()
    page.wait_for_url(re.compile(rf"/explore\?ply={ply}$"))
    moves = page.locator("#prospects li")
    expect(moves.locator("b")).to_have_count(len(position_after(game["table"], ply).codes()))
    expect(page.locator("#prospects small").first).to_contain_text("best")
    expect(page.locator("#prospects .played small")).to_contain_text("played in the game")
    expect(page.locator("#seats em")).to_have_count(2)
    page.locator("#question").hover()
    assert shares(page) == sorted(shares(page), reverse=True)
    # By keyboard: the second, back, on again as last time.
    page.keyboard.press("2")
    second = moves.nth(1)
    expect(second.locator("button")).to_be_focused()
    text = second.get_attribute("data-move") or ""
    page.keyboard.press("Enter")
    lines = page.locator("#lines button")
    expect(lines).to_have_count(2)
    expect(lines.last).to_have_attribute("aria-current", "step")
    page.keyboard.press("ArrowLeft")
    expect(lines.first).to_have_attribute("aria-current", "step")
    page.keyboard.press("ArrowRight")
    expect(lines.last).to_have_attribute("aria-current", "step")
    # Another branch, by a touch on the board.
    page.locator("#back").click()
    other = page.locator(f"#prospects li:not([data-move='{text}'])").first
    expect(other.locator("b")).to_be_visible()
    touched = page.locator(f"#choices button[data-ids^='die']:not([data-move='{text}'])").first
    for part in (touched.get_attribute("data-ids") or "").split():
        page.locator(f"#{part}").click(force=True)
    expect(lines).to_have_count(3)
    expect(lines.last).to_have_attribute("aria-current", "step")
    page.locator("#copy-link").evaluate("(button) => button.closest('details').open = true")
    # What was tried first is a click away, and everything is there after a reload, too.
    lines.nth(1).click()
    expect(lines.nth(1)).to_have_attribute("aria-current", "step")
    here = page.locator("#position-text").input_value()
    page.reload()
    expect(lines).to_have_count(3)
    expect(page.locator("#position-text")).to_have_value(here)
    somebody: Page = visit(locale="fr-FR")
    somebody.goto(page.url)
    expect(somebody.locator("#position-text")).to_have_value(here)
    expect(somebody.locator("#lines button")).to_have_count(2)


def test_every_roll_has_its_odds_and_is_found_by_its_words(
    visit: Any, server: Server, game: dict[str, Any]
) -> None:
    page: Page = visit()
    ply = asked(game["table"], chance=True, least=100)
    page.goto(f"{server.url}{game['place']}/explore?ply={ply}")
    rolls = page.locator("#prospects li")
    expect(rolls).to_have_count(24)
    expect(page.locator("#more-options")).to_be_visible()
    odds = [float(one.strip("%")) for one in rolls.locator("i").all_inner_texts()]
    assert odds == sorted(odds, reverse=True)
    page.locator("#search").fill("3 snow")
    expect(rolls.first).to_contain_text("3 snow")
    for text in rolls.locator("span").all_inner_texts():
        assert "3 snow" in text
    page.locator("#search").fill("nine yetis")
    expect(rolls).to_have_count(0)
    expect(page.locator("#about-options")).to_contain_text("No outcome")
    page.locator("#search").fill("")
    page.locator("#order").select_option("worst")
    page.wait_for_function("document.querySelectorAll('#prospects b').length === 24")
    worst = shares(page)
    page.locator("#order").select_option("best")
    assert min(shares(page)) >= min(worst)
    page.locator("#more-options").click()
    total = len(position_after(game["table"], ply).codes())
    expect(rolls).to_have_count(total)
    page.locator("#throw").click()
    expect(page.locator("#lines button")).to_have_count(2)
    expect(page.locator("#throw")).to_be_hidden()


def test_after_a_click_on_the_list_the_best_is_first_and_keeps_the_focus(
    visit: Any, server: Server
) -> None:
    page: Page = visit()
    start = NEARLY_WON.replace("phase=choose", "phase=roll")
    page.goto(f"{server.url}/explore/pig?{urlencode({'p': start})}")
    page.locator("#prospects li[data-move='roll 6'] button").click()
    moves = page.locator("#prospects li")
    expect(moves).to_have_count(2)
    expect(moves.first).to_have_attribute("data-move", "hold")
    expect(moves.locator("b")).to_have_count(2)
    expect(page.locator("#prospects li button:focus")).to_have_count(1)


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390)])
def test_on_a_phone_board_question_and_moves_are_in_sight(
    visit: Any, server: Server, game: dict[str, Any], size: tuple[int, int]
) -> None:
    how = PHONE | {"viewport": {"width": size[0], "height": size[1]}}
    page: Page = visit(**how, locale="fr-FR")
    ply = asked(game["table"], chance=False, least=3)
    page.goto(f"{server.url}{game['place']}/explore?ply={ply}")
    expect(page.locator("#prospects b").first).to_be_visible()
    boxes = [page.locator(one).bounding_box() for one in (".board", "#question", "#coach")]
    for box in boxes:
        assert box is not None
        assert box["height"] >= 30
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= size[0] + 1
        assert box["y"] + box["height"] <= size[1] + 1
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    first = page.locator("#prospects button").first
    box = first.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["y"] + 44 <= size[1]
    expect(page.locator("#prospects small").first).to_contain_text("le meilleur")
    first.tap()
    expect(page.locator("#lines button")).to_have_count(2)


def test_a_pasted_position_is_explored_and_played_on(visit: Any, server: Server) -> None:
    page: Page = visit(locale="fr-FR")
    page.goto(f"{server.url}/explore")
    box = page.locator("[name=position]")
    box.fill(NEARLY_WON.replace("97,40", "97,-40"))
    page.get_by_role("button", name="Explorer").click()
    expect(page.locator("[role=alert]")).to_contain_text("score")
    box.fill(NEARLY_WON)
    page.get_by_role("button", name="Explorer").click()
    expect(page.locator("#prospects li")).to_have_count(2)
    best = page.locator("#prospects li").first
    expect(best).to_have_attribute("data-move", "hold")
    expect(best.locator("small")).to_contain_text("certain")
    page.locator("#play-on summary").click()
    page.locator("#seat-2").select_option("bot:novice")
    page.get_by_role("button", name="Jouer").click()
    page.wait_for_url("**/t/*")
    page.locator("#choices [data-move=hold]").click()
    expect(page.locator("#question")).to_contain_text("gagne")
    expect(page.locator("#to-explore")).to_have_attribute("href", re.compile(r"/explore\?ply=0$"))
    page.locator("#check-dice").click()
    expect(page.locator("#verdict")).to_contain_text("dés")


@pytest.mark.parametrize(
    "how",
    [
        {"locale": "en-GB"},
        {"locale": "fr-FR", "color_scheme": "dark"},
        {**PHONE, "locale": "fr-FR"},
    ],
    ids=["desktop", "dark", "phone"],
)
def test_axe_finds_nothing_where_one_explores(
    visit: Any, server: Server, game: dict[str, Any], how: dict[str, Any]
) -> None:
    page: Page = visit(**how, bypass_csp=True)
    page.goto(f"{server.url}/explore")
    check_axe(page)
    page.locator("[name=position]").fill("chess")
    page.locator("main form button").click()
    expect(page.locator("[role=alert]")).to_be_visible()
    check_axe(page)
    for chance, least in ((True, 100), (False, 3)):
        ply = asked(game["table"], chance, least)
        page.goto(f"{server.url}{game['place']}/explore?ply={ply}")
        expect(page.locator("#prospects b").first).to_be_visible()
        check_axe(page)
    page.locator("#prospects button").first.click()
    expect(page.locator("#lines button")).to_have_count(2)
    for part in ("#tried", "#play-on", "#as-text"):
        page.locator(part).evaluate("(part) => part.open = true")
    check_axe(page)
    page.goto(f"{server.url}{game['place']}/explore?ply={len(game['table'].moves)}")
    expect(page.locator("#question")).not_to_be_empty()
    check_axe(page)


def test_nobody_is_called_to_a_turn_where_one_explores(
    visit: Any, server: Server, game: dict[str, Any]
) -> None:
    page: Page = visit(pace="fast")
    page.evaluate("localStorage.setItem('cordee-sound', 'on')")
    page.add_init_script(LISTENING)
    ply = asked(game["table"], chance=True, least=100)
    page.goto(f"{server.url}{game['place']}/explore?ply={ply}")
    expect(page).to_have_title("Explore · Yeti")
    expect(page.locator("#prospects li")).to_have_count(24)
    page.locator("#throw").click()
    expect(page.locator("#lines button")).to_have_count(2)
    expect(page.locator("body.mine")).to_have_count(1)
    expect(page).to_have_title("Explore · Yeti")
    heard = page.evaluate("heard")
    assert heard  # the dice
    assert BELL not in heard
