"""Things on the board say what they are: to a pointer that rests, a finger that is held, by keys
and in a list; and nothing of it chooses a move."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cordee.web.live.view import Viewer

from .conftest import PHONE
from .test_browser import GAMES, MINE, plies_of, sit_down
from .test_steps import at_a_table, play_on

DESK = {"viewport": {"width": 1366, "height": 768}}
THINGS = {
    "yeti": (("die-0", "Snow|Coin|Sherpa|Print|Tent"), ("tile-lens", "Lens"), ("yeti", "Yeti")),
    "himalaya": (("yeti", "Yeti"), ("cup", "Dice cup"), ("sherpa-0-0", "sherpas")),
    "matterhorn": (("box", "Box of tokens"), ("cup", "Dice cup"), ("pawn-0-0", "pawns")),
    "vertical": (("stacks", "Tiles left"), ("stock-map", "Map"), ("panel-0", ".")),
}


# What the server says


@pytest.mark.parametrize("game", GAMES)
def test_what_things_are_is_made_once_for_all_who_watch(game: str) -> None:
    table, painter = at_a_table(game)
    play_on(table)
    told = painter.meanings(Viewer("one"), len(table.moves))
    assert told is painter.meanings(Viewer("another"), len(table.moves))
    message = json.loads(told)
    assert message["is"] == "meanings"
    assert message["plies"] == len(table.moves)
    names = [one["name"] for one in message["told"]]
    french = json.loads(painter.meanings(Viewer("ana", "fr"), len(table.moves)))["told"]
    assert len(names) == len(french)
    assert names != [one["name"] for one in french]
    own = json.loads(painter.meanings(Viewer("ana"), len(table.moves)))["told"]
    assert "Ana" in {one["name"] for one in message["told"]}
    assert "You" in {one["name"] for one in own}
    tall = json.loads(painter.meanings(Viewer("ana", layout="tall"), len(table.moves)))["told"]
    assert [one["areas"] for one in tall] != [one["areas"] for one in message["told"]]


def test_an_earlier_moment_is_told_as_it_was() -> None:
    table, painter = at_a_table("yeti")
    before = painter.meanings(Viewer("ana"), len(table.moves))
    then = len(table.moves)
    for _ in range(8):
        play_on(table)
    again = json.loads(painter.meanings(Viewer("ana"), then))
    assert again == json.loads(before)
    assert json.loads(painter.meanings(Viewer("ana"), 10**5))["plies"] == len(table.moves)


def test_asking_what_things_are_changes_nothing(people: Any) -> None:
    ana, bo = people(), people("fr")
    table = ana.new("yeti", **{"seat-1": "me", "seat-2": "bot:easy"})
    at_table, watching = ana.join(table), bo.join(table)
    state = at_table.hear(mine=True)
    watching.hear(plies=state["plies"])
    watching.say("what", plies=state["plies"])
    told = watching.hear(**{"is": "meanings"})
    assert "Neige" in [one["name"] for one in told["told"]]
    at_table.play(state)
    assert at_table.hear(**{"is": "table"})["plies"] > state["plies"]
    watching.say("what", plies=-1)
    assert watching.refusal()["key"] == "frame-wrong"


# What a page shows


CARD = "#meaning:not([hidden])"


def middle(page: Page, part: str) -> tuple[float, float]:
    target = page.locator(f'[id="{part}"]')
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def rest_on(page: Page, part: str) -> None:
    page.mouse.move(3, 3)
    expect(page.locator(CARD)).to_have_count(0)
    page.mouse.move(*middle(page, part))
    page.wait_for_selector(CARD)


def hold(page: Page, x: float, y: float) -> None:
    """A finger, down until something is told."""
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_selector(CARD)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


BESIDE = """() => {
    const card = document.querySelector('#meaning').getBoundingClientRect();
    const thing = document.querySelector('#explained rect').getBoundingClientRect();
    const inside = card.left >= 0 && card.top >= 0 && card.right <= innerWidth &&
        card.bottom <= innerHeight;
    const over = card.left < thing.right && card.right > thing.left &&
        card.top < thing.bottom && card.bottom > thing.top;
    return [inside, over];
}"""


def playing(page: Page, game: str) -> Page:
    sit_down(page, game)
    page.wait_for_function(MINE)
    return page


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_pointer_that_rests_is_told_beside_the_thing(visit: Any, game: str) -> None:
    page = playing(visit(**DESK), game)
    for part, name in THINGS[game]:
        rest_on(page, part)
        card = page.locator(CARD)
        expect(card.locator("strong")).to_have_text(re.compile(name))
        assert card.locator("a").count() > 0  # its rules
        assert page.evaluate(BESIDE) == [True, False]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_finger_that_is_held_is_told_and_plays_nothing(visit: Any, game: str) -> None:
    page = playing(visit(**PHONE), game)
    before = plies_of(page)
    for part, name in THINGS[game]:
        hold(page, *middle(page, part))
        expect(page.locator(CARD).locator("strong")).to_have_text(re.compile(name))
        inside, over = page.evaluate(BESIDE)
        assert inside
        assert not over
    lit = page.locator("#live [data-lit]").first
    box = lit.bounding_box()
    if box and box["y"] > 100:
        hold(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert page.locator("#live [data-picked]").count() == 0
    assert plies_of(page) == before
    page.locator("#question").tap()
    expect(page.locator(CARD)).to_have_count(0)


@pytest.mark.slow
def test_a_finger_on_the_tray_is_told_the_same(visit: Any) -> None:
    page = playing(visit(**PHONE), "yeti")
    strip = page.locator("#strips svg").first.bounding_box()
    assert strip
    hold(page, strip["x"] + 30, strip["y"] + strip["height"] / 2)
    expect(page.locator(CARD).locator("strong")).to_have_text(
        re.compile("Snow|Coin|Sherpa|Print|Tent")
    )
    assert page.locator("#live [data-picked]").count() == 0


@pytest.mark.slow
def test_a_click_under_a_card_still_chooses(visit: Any) -> None:
    page = playing(visit(**DESK), "matterhorn")
    before = plies_of(page)
    part = page.locator("#live [data-lit]").first.get_attribute("id")
    assert part
    rest_on(page, part)
    page.mouse.down()
    page.mouse.up()
    page.wait_for_function("(plies) => Number(document.body.dataset.plies) > plies", arg=before)
    expect(page.locator(CARD)).to_have_count(0)


@pytest.mark.slow
def test_the_rule_on_a_card_can_be_reached(visit: Any) -> None:
    page = playing(visit(**DESK), "yeti")
    rest_on(page, "yeti")
    box = page.locator(f"{CARD} a").first.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
    page.wait_for_timeout(900)
    expect(page.locator(f"{CARD} a").first).to_have_text("Y26")
    page.mouse.move(3, 3)
    expect(page.locator(CARD)).to_have_count(0)


@pytest.mark.slow
def test_what_is_printed_on_the_board_is_told_as_well(visit: Any) -> None:
    page = playing(visit(**DESK, locale="fr-FR"), "yeti")
    board = page.locator("#live").bounding_box()
    assert board
    scale = board["width"] / 1200
    page.mouse.move(board["x"] + 1090 * scale, board["y"] + 470 * scale)
    expect(page.locator(f"{CARD} strong")).to_have_text("Blizzard")
    expect(page.locator(CARD)).to_contain_text("Plus de 3 dés neige")


@pytest.mark.slow
def test_keys_go_from_thing_to_thing_and_the_list_has_them_all(visit: Any) -> None:
    page = playing(visit(**DESK), "himalaya")
    page.locator(".board").focus()
    page.wait_for_selector("#meaning", state="attached")
    names = []
    for _ in range(4):
        page.keyboard.press("i")
        page.wait_for_selector(CARD)
        page.wait_for_timeout(50)
        names.append(page.locator(f"{CARD} strong").inner_text())
    assert len(set(names)) == 4
    page.keyboard.press("Shift+I")
    expect(page.locator(f"{CARD} strong")).to_have_text(names[2])
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_have_count(0)
    page.locator("#what").press("Enter")
    items = page.locator("#meanings li")
    expect(items.first).to_be_focused()
    assert items.count() > 20
    page.keyboard.press("ArrowDown")
    expect(items.nth(1)).to_be_focused()
    assert page.locator("#explained rect").count() > 0
    page.keyboard.press("Escape")
    expect(page.locator("#meanings")).not_to_be_visible()
    expect(page.locator("#what")).to_be_focused()


@pytest.mark.slow
def test_a_lesson_explains_its_things(visit: Any, server: Any) -> None:
    page = visit(**DESK)
    page.goto(f"{server.url}/learn/yeti")
    page.wait_for_function(MINE)
    rest_on(page, "yeti")
    expect(page.locator(f"{CARD} strong")).to_have_text("Yeti")
