"""Lessons and guided games at the real table: what is asked, refused, explained and remarked."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import cordee
from cordee import games
from cordee.learn.lesson import lesson, lessons

from .conftest import PHONE, Line

pytestmark = pytest.mark.slow

GAMES = games.offered()
LESSONS = [(name, one.name) for name in GAMES for one in lessons(cordee.game(name))]
SMALL = PHONE | {"viewport": {"width": 360, "height": 640}}
DESK = {"viewport": {"width": 1366, "height": 768}}
FLAT = PHONE | {"viewport": {"width": 844, "height": 390}}


def do_it(line: Line, state: dict[str, Any]) -> dict[str, Any]:
    """What the lesson asks for."""
    right = state["lesson"]["right"][0]["text"]
    line.say("move", plies=state["plies"], text=right)
    return line.hear(**{"is": "table"})


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_played_to_its_end_at_a_table(people: Any, game: str, name: str) -> None:
    one = lesson(cordee.game(game), name)
    line = people("fr").join(f"/learn/{game}/{name}")
    state = line.hear(**{"is": "table"})
    for nth in range(len(one.steps)):
        assert state["mine"]
        assert state["lesson"]["step"] == nth
        offered = {move["text"]: move["ids"] for move in state["moves"]}
        for right in state["lesson"]["right"]:
            assert right["ids"] == offered[right["text"]]
        wrong = next(
            text
            for text in offered
            if text not in [one["text"] for one in state["lesson"]["right"]]
        )
        line.say("move", plies=state["plies"], text=wrong)
        assert line.refusal()["why"]
        before = state["plies"]
        state = do_it(line, state)
        assert [step["plies"] for step in state["steps"]] == [
            *range(before + 1, state["plies"] + 1)
        ]
        assert state["lesson"]["explained"]
    assert state["stage"] == "learned"
    assert not state["mine"]
    assert not state["moves"]
    line.say("move", plies=state["plies"], text="pass")
    assert line.refusal()["key"] == "not-playing"


def test_a_lesson_goes_on_where_the_page_says_it_was(people: Any) -> None:
    somebody = people()
    line = somebody.join("/learn/yeti/prints")
    state = do_it(line, line.hear(**{"is": "table"}))
    done = state["lesson"]["done"]
    assert done == ["keep sherpa"]
    again = somebody.join("/learn/yeti/prints", query="done=keep+sherpa")
    assert again.hear(**{"is": "table"})["lesson"] == state["lesson"]
    other = somebody.join("/learn/yeti/prints", query="done=keep+sherpa&done=dance&done=climb+1")
    assert other.hear(**{"is": "table"})["lesson"] == state["lesson"]


def test_at_a_lesson_nothing_else_can_be_done(people: Any) -> None:
    line = people().join("/learn/yeti/prints")
    state = line.hear(**{"is": "table"})
    assert state["undo"] is False
    assert all(not seat["may"] for seat in state["seats"])
    for command in ({"do": "undo"}, {"do": "resign", "seat": 0}, {"do": "say", "text": "hello"}):
        line.say(**command)
        assert line.refusal()["key"] == "lesson-alone"
    line.say("hint")
    assert line.refusal()["key"] == "hints-off"
    line.say("counsel")
    assert line.refusal()["key"] == "hints-off"
    line.say("move", plies=99, text="keep sherpa")
    assert line.refusal()["key"] == "moved-on"
    line.say("move", plies=state["plies"], text="keep sherpa")
    assert line.hear(**{"is": "table"})["lesson"]["step"] == 1


def test_lessons_that_do_not_exist_are_not_found(people: Any) -> None:
    somebody = people()
    for path in ("/learn/chess", "/learn/pig", "/learn/yeti/nothing", "/learn/chess/prints"):
        assert somebody.http.get(path).status_code == 404
    assert somebody.http.get("/learn/yeti").headers["location"] == "/learn/yeti/prints"


def test_whoever_learns_may_try_as_often_as_they_like(people: Any) -> None:
    line = people().join("/learn/yeti/prints")
    state = line.hear(**{"is": "table"})
    wrong = next(move["text"] for move in state["moves"] if move["text"] != "keep sherpa")
    for _ in range(30):
        line.say("move", plies=state["plies"], text=wrong)
        assert "Y1" in line.refusal()["why"]
    assert do_it(line, state)["lesson"]["step"] == 1


# In the browser

POINTED = """() => {
    const area = (one) => one.getBoundingClientRect();
    const inside = (one, room) => one.width > 0 && one.top >= room.top - 1
        && one.left >= room.left - 1 && one.bottom <= room.bottom + 1
        && one.right <= room.right + 1;
    const board = area(document.querySelector('.board'));
    const tray = area(document.getElementById('strips'));
    const parts = [...document.querySelectorAll('#pieces [data-pointed]')].map(area);
    const offer = area(document.getElementById('offer'));
    const sentence = area(document.querySelector('#choices [data-pointed]'));
    return parts.some((one) => inside(one, board) || inside(one, tray)) || inside(sentence, offer);
}"""
READ = """() => {
    const text = document.getElementById('coach-text');
    const {top, bottom} = text.getBoundingClientRect();
    const board = document.querySelector('.board').getBoundingClientRect();
    const page = document.documentElement;
    return {
        whole: text.scrollHeight <= text.clientHeight + 1 && top >= 0 && bottom <= innerHeight,
        board: board.height >= 100,
        scrolls: page.scrollWidth > innerWidth || page.scrollHeight > innerHeight,
    };
}"""


def learn(page: Page, game: str, name: str) -> None:
    """A lesson in the browser: what it asks for, until it is over."""
    one = lesson(cordee.game(game), name)
    page.goto(f"{page.url.rstrip('/')}/learn/{game}/{name}")
    for nth in range(len(one.steps)):
        if nth:
            page.locator("#go-on").click()
        pointed = page.locator("#choices [data-pointed]").first
        expect(pointed).to_be_attached()
        expect(page.locator("#coach-text")).to_be_visible()
        page.wait_for_function(POINTED)
        seen = page.evaluate(READ)
        assert seen == {"whole": True, "board": True, "scrolls": False}, (nth, seen)
        page.evaluate("document.querySelector('#choices [data-pointed]').click()")
        expect(page.locator("#go-on:not([hidden]), #learned:not([hidden])")).to_be_visible()
        assert page.evaluate(READ)["whole"], nth


@pytest.mark.parametrize("how", [DESK, SMALL, FLAT], ids=["desk", "small", "flat"])
@pytest.mark.parametrize("game", GAMES)
def test_first_lessons_in_a_browser(visit: Any, game: str, how: dict[str, Any]) -> None:
    first, second = lessons(cordee.game(game))[:2]
    page = visit(**how, locale="fr-FR", reduced_motion="reduce")
    home = page.url
    learn(page, game, first.name)
    page.locator("#learned a").click()
    page.wait_for_url(f"**/learn/{game}/{second.name}")
    expect(page.locator(f"[data-lesson={first.name}]")).to_have_class("done")
    page.goto(home)


def test_a_lesson_survives_a_reload_and_can_be_done_once_more(visit: Any) -> None:
    page = visit()
    page.goto(f"{page.url}learn/yeti/prints")
    page.locator("#choices [data-pointed]").click()
    expect(page.locator("#go-on")).to_be_visible()
    page.reload()
    expect(page.locator("#coach-text")).to_contain_text("five dice")
    page.locator("#go-on").click()
    page.locator("#choices button", has_text="tent").first.click()
    expect(page.locator("#refusal")).to_contain_text("prints")
    for _ in range(2):
        page.locator("#choices [data-pointed]").click()
        expect(page.locator("#go-on:not([hidden]), #learned:not([hidden])")).to_be_visible()
        if page.locator("#go-on").is_visible():
            page.locator("#go-on").click()
    page.locator("#lesson-again").click()
    expect(page.locator("#coach-text")).to_contain_text("keep the sherpa")


def test_the_last_lesson_leads_to_a_guided_game(visit: Any) -> None:
    page = visit()
    home, last = page.url, lessons(cordee.game("yeti"))[-1]
    learn(page, "yeti", last.name)
    page.locator("#learned .primary").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#coach-text p").first).to_be_visible()
    page.goto(home)
    assert page.locator("form[action^='/guided/']").count() == 0  # it is offered once
