"""Lessons and guided games at the real table: what is asked, refused, explained and remarked."""

from __future__ import annotations

import json
import re
from types import SimpleNamespace
from typing import Any, cast

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

import cordee
from cordee import games
from cordee.learn.lesson import Attempt, lesson, lessons
from cordee.web.live.commands import Decide
from cordee.web.live.guiding import Counsellor
from cordee.web.live.room import Room
from cordee.web.live.table import BOT, ME, Seat, Table
from cordee.web.live.tables import Tables
from cordee.web.live.view import Message, Viewer
from cordee.web.store.store import Store

from ..apart import awaited
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


# A guided game


def guided(somebody: Any, game: str = "yeti") -> tuple[Line, dict[str, Any]]:
    """A guided game, at the first question."""
    answer = somebody.http.post(f"/guided/{game}")
    assert answer.status_code == 303
    line = somebody.join(answer.headers["location"])
    return line, line.hear(mine=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_game_explains_and_says_what_each_choice_brings(people: Any, game: str) -> None:
    line, state = guided(people("fr"), game)
    assert state["guide"]
    line.say("counsel")
    counsel = line.hear(**{"is": "counsel"})
    assert counsel["plies"] == state["plies"]
    offered = {move["text"] for move in state["moves"]}
    assert {move["text"] for move in counsel["moves"]} <= offered
    assert all(move["share"].endswith("%") for move in counsel["moves"])
    line.say("move", plies=state["plies"], text=counsel["moves"][0]["text"], sure=False)
    later = line.hear(mine=True)  # the best move is not remarked on
    assert later["plies"] > state["plies"]
    assert not set(later.get("guide", ())) & set(state["guide"])


def test_what_gives_much_away_is_remarked_on_before_it_is_played() -> None:
    """Yeti's last round: the photo wins, anything else loses."""
    attempt = Attempt(lesson(cordee.game("yeti"), "end"))
    while attempt.right()[0].text != "photo 5":
        attempt.play(attempt.right()[0])
        while (move := attempt.next()) is not None:
            attempt.position.play(move)
    position = attempt.position
    seats = [Seat(ME, "Ana", "ana"), Seat(BOT, "bot:novice", level="novice")]
    table = Table("t", b"", seats, position, position.game, guided=True)
    table.moves = [*range(len(position.plies))]
    before, viewer = position.to_dict(), Viewer("ana", "en")

    async def remarks() -> list[Message | None]:
        tables = Tables(cast("Store", SimpleNamespace(shared=False)))
        counsellor = Counsellor(Room(tables, table))
        try:
            return [
                await counsellor.remark(viewer, "", Decide(plies=len(position.plies), text=text))
                for text in ("photo 5", "pass")
            ]
        finally:
            await tables.close()

    good, bad = awaited(remarks())
    assert good is None
    assert bad is not None
    assert (bad["text"], bad["better"]) == ("pass", "photo 5")
    assert "photo for 5 coins" in bad["said"]
    assert position.to_dict() == before


def test_a_decision_that_is_not_sure_is_refused_like_any_other(people: Any) -> None:
    line, state = guided(people())
    line.say("move", plies=state["plies"], text="climb 3", sure=False)
    assert line.refusal()["rule"]
    line.say("move", plies=99, text=state["moves"][0]["text"], sure=False)
    assert line.refusal()["key"] == "moved-on"


def test_counsel_is_for_whoever_is_asked_in_a_guided_game(people: Any) -> None:
    somebody = people()
    line, _ = guided(somebody)
    other = people()
    table = somebody.http.get("/").text.split('href="/t/')[1].split('"')[0]
    watching = other.join(f"/t/{table}")
    assert "guide" not in watching.hear(**{"is": "table"})
    watching.say("counsel")
    assert watching.refusal()["key"] == "not-your-turn"
    plain = somebody.join(somebody.new("yeti"))
    state = plain.hear(mine=True)
    assert "guide" not in state
    plain.say("counsel")
    assert plain.refusal()["key"] == "hints-off"
    plain.say("move", plies=state["plies"], text=state["moves"][0]["text"], sure=False)
    assert plain.hear(**{"is": "table"})["plies"] > state["plies"]
    line.say("counsel")
    assert line.hear(**{"is": "counsel"})["moves"]


def test_a_game_without_a_guide_is_played_without(people: Any) -> None:
    line = people().join(people().new("pig", guided="on"))
    assert "guide" not in line.hear(**{"is": "table"})
    assert people().http.post("/guided/chess").status_code == 404


@pytest.mark.parametrize("how", [DESK, SMALL], ids=["desk", "small"])
def test_a_guide_speaks_beside_the_board_and_can_be_left(visit: Any, how: dict[str, Any]) -> None:
    page = visit(**how, reduced_motion="reduce")
    page.locator("form[action='/guided/yeti'] button").click()
    page.wait_for_url("**/t/*")
    text = page.locator("#coach-text")
    expect(text).to_contain_text("You win")
    expect(page.locator("#choices b").first).to_contain_text("%")
    apart = """() => {
        const board = document.querySelector('.board').getBoundingClientRect();
        const coach = document.getElementById('coach').getBoundingClientRect();
        const question = document.getElementById('question').getBoundingClientRect();
        return (coach.top >= board.bottom || coach.left >= board.right) && board.height > 100
            && coach.bottom <= question.top && question.bottom <= innerHeight;
    }"""
    assert page.evaluate(apart)
    while page.locator("#coach").is_visible():
        page.locator("#go-on").click()
    page.reload()
    expect(text).to_contain_text("You win")
    page.locator("#leave-guide").click()
    expect(page.locator("#coach")).to_be_hidden()
    page.reload()
    expect(page.locator("#choices button").first).to_be_attached()
    expect(page.locator("#coach")).to_be_hidden()


def test_a_remark_lets_one_choose_again(visit: Any) -> None:
    page, sent = visit(), []

    def remarked(socket: WebSocketRoute) -> None:
        """Whatever is not sure is remarked on, so that no search decides about this test."""
        server = socket.connect_to_server()

        def heard(message: str | bytes) -> None:
            told = json.loads(message)
            if told["do"] != "move":
                server.send(message)
                return
            sent.append(told)
            if told["sure"]:
                server.send(message)
                return
            answer = {"is": "remark", "said": "Are you sure?", "why": "It rains.", "better": better}
            socket.send(json.dumps({**answer, "plies": told["plies"], "text": told["text"]}))

        socket.on_message(heard)

    page.route_web_socket(re.compile("/socket"), remarked)
    page.locator("form[action='/guided/matterhorn'] button").click()
    page.wait_for_url("**/t/*")
    choices = page.locator("#choices button")
    expect(choices.nth(1)).to_be_visible()
    played, better = (choices.nth(nth).get_attribute("data-move") for nth in (0, 1))
    plies = page.evaluate("document.body.dataset.plies")
    for _ in range(2):
        choices.first.click()
        expect(page.locator("#coach-text")).to_contain_text("Are you sure?")
        expect(page.locator("#choices [data-pointed]")).to_have_attribute("data-move", str(better))
        page.locator("#choose-again").click()
        expect(page.locator("#remarked")).to_be_hidden()
        assert page.evaluate("document.body.dataset.plies") == plies
    choices.first.click()
    page.locator("#play-anyway").click()
    page.wait_for_function("(plies) => document.body.dataset.plies !== plies", arg=plies)
    assert [told["sure"] for told in sent] == [False, False, False, True]
    assert {told["text"] for told in sent} == {played}
