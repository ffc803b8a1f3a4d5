"""The page in a real browser: by clicks alone, by keyboard alone, on a phone, in two languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

import cordee
from cordee import bots
from cordee.engine import reading
from cordee.games import load
from cordee.testing.browser import weight
from cordee.testing.sampling import settings, walk
from cordee.testing.serving import Server

from .conftest import PATIENCE, PHONE, check_axe, serving

pytestmark = pytest.mark.slow

GAMES = ("yeti", "himalaya", "matterhorn", "vertical")


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


def point(page: Page, text: str) -> None:
    """Click on the board what a move is made of; its button, if the board leaves it open."""
    plies = plies_of(page)
    ids = (page.locator(f'#choices [data-move="{text}"]').get_attribute("data-ids") or "").split()
    sent = """(plies) => Number(document.body?.dataset.plies) !== plies ||
        document.getElementById('decide').ariaBusy === 'true'"""
    for part in ids:
        touch(page, part)
        if page.evaluate(sent, plies):
            return  # no other move was left
        assert page.locator("#choices button:not([hidden])").count() > 1
    if ids and page.locator("#choices .chosen").count():
        touch(page, ids[-1])
    else:
        decide(page, text)


def plies_of(page: Page) -> int:
    return int(page.evaluate("Number(document.body?.dataset.plies)"))


# Each also holds its peace on a page that is still arriving and has no body yet.
MINE = "() => document.querySelector('body.mine')"
PLAYING = "() => document.querySelector('body.playing')"
MOVED_ON = "(plies) => Number(document.body?.dataset.plies) > plies"


LEAD = """([x, y]) => {
    const far = (one) => {
        const [column, row] = one.dataset.look.split(',');
        return Math.max(Math.abs(column - x), Math.abs(row - y));
    };
    const fields = [...document.querySelectorAll('#map [data-look]')];
    const near = fields.reduce((best, one) => far(one) < far(best) ? one : best);
    near.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    return true;
}"""


def place_of(part: str) -> list[int]:
    """`tile_m1_2` is at -1, 2."""
    return [int(number.replace("m", "-")) for number in part.split("_")[1:]]


def touch(page: Page, part: str) -> None:
    """A click in the middle of a part of the board, whatever else may be there."""
    target = page.locator(f'[id="{part}"]')
    if not target.count():  # it lies beyond the edge: its map leads there
        assert page.evaluate(LEAD, place_of(part))
        target.wait_for()
    target.scroll_into_view_if_needed()
    area = target.bounding_box()
    assert area is not None
    page.mouse.click(area["x"] + area["width"] / 2, area["y"] + area["height"] / 2)


def play_to_the_end(page: Page, folder: Path, way: Callable[[Page, str], None] = decide) -> None:
    plies = ""
    while True:
        page.wait_for_function(
            """(plies) => document.querySelector('#after:not([hidden])') ||
            (document.querySelector('body.mine') && document.body.dataset.plies !== plies)""",
            arg=plies,
        )
        if page.locator("#after").is_visible():
            return
        plies = str(plies_of(page))
        way(page, quick_move(page, folder))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicks_against_a_bot(visit: Any, tmp_path: Path, game: str) -> None:
    page = visit()
    sit_down(page, game)
    play_to_the_end(page, tmp_path)
    page.locator("#check-dice").click()
    expect(page.locator("#verdict")).to_contain_text("The dice fell as promised before the game.")
    page.get_by_role("button", name="Step through the game").click()
    page.wait_for_url("**/replay?ply=2")  # it runs
    page.locator("#run").click()
    for _ in range(3):
        page.locator("#later").click()
    expect(page.locator("#told")).not_to_be_empty()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_on_the_board_alone(visit: Any, tmp_path: Path, game: str) -> None:
    page = visit(reduced_motion="reduce")
    sit_down(page, game)
    play_to_the_end(page, tmp_path, point)


SEEN_TILES = "[...document.querySelectorAll('#plane [id^=tile_]')].map(({id}) => id)"
"""Those that can be touched: the others are only drawn."""


def test_a_board_larger_than_its_picture_is_looked_at_all_over(visit: Any, tmp_path: Path) -> None:
    page = visit(**PHONE)
    sit_down(page, "vertical")
    play_to_the_end(page, tmp_path)
    page.wait_for_selector("#replay:not([hidden])")
    page.wait_for_selector("[data-plane]")
    plies = plies_of(page)

    def looked(act: Callable[[], object]) -> None:
        """Something else is in view after this."""
        before = page.get_attribute("#plane", "data-plane")
        act()
        page.wait_for_function(
            "(old) => document.getElementById('plane').dataset.plane !== old", arg=before
        )

    def drag(x: float, y: float) -> None:
        page.locator(".board").evaluate("(room) => { room.scrollTop = 0; }")
        area, frame = (
            page.locator(part).bounding_box() for part in ("#plane > g >> nth=0", ".board")
        )
        assert area is not None
        assert frame is not None
        low = min(area["y"] + area["height"], frame["y"] + frame["height"])
        middle = area["x"] + area["width"] / 2, (area["y"] + low) / 2
        page.mouse.move(*middle)
        page.mouse.down()
        page.mouse.move(middle[0] + x, middle[1] + y, steps=4)
        page.mouse.up()

    fields = page.locator("#map [data-look]")
    looked(lambda: fields.first.dispatch_event("click"))
    low = set(page.evaluate(SEEN_TILES))
    looked(lambda: fields.last.dispatch_event("click"))
    assert set(page.evaluate(SEEN_TILES)) != low
    way = page.locator("#beyond [id^=look-] [data-look]").first
    looked(lambda: way.dispatch_event("click"))
    up = page.locator("#look-up").count()
    looked(lambda: drag(0, 400 if up else -400))
    size = page.get_attribute("#plane", "data-plane").split(",")[2]
    looked(lambda: page.locator("#look-nearer [data-look]").dispatch_event("click"))
    assert int(page.get_attribute("#plane", "data-plane").split(",")[2]) > int(size)
    page.locator(".board").focus()
    looked(lambda: page.keyboard.press("-"))
    assert page.get_attribute("#plane", "data-plane").split(",")[2] == size
    assert plies_of(page) == plies


def test_the_result_follows_the_dice_that_are_picked(visit: Any, tmp_path: Path) -> None:
    page = visit()
    sit_down(page, "matterhorn")
    drops = page.locator('#choices [data-move^="drop"][data-ids^="die"]')
    for _ in range(40):
        page.wait_for_function(MINE)
        if drops.count():
            break
        plies = plies_of(page)
        decide(page, quick_move(page, tmp_path))
        page.wait_for_function(MOVED_ON, arg=plies)
    flag, before = page.locator("#result-text"), page.locator("#result-text").text_content()
    dice = (drops.first.get_attribute("data-ids") or "").split()
    page.evaluate("localStorage.setItem('cordee-confirm', 'always')")
    page.reload()
    page.wait_for_function(MINE)
    chosen = page.locator("#choices .chosen")
    for die in dice:
        touch(page, die)
        if chosen.count():
            break  # the others go with it
    result = re.search(r"\d+(?=\D*$)", chosen.inner_text())
    assert result is not None
    expect(flag).to_have_text(f"= {result[0]}")
    page.keyboard.press("Escape")
    expect(flag).to_have_text(before or "")


def test_clicks_on_the_board_make_the_moves(visit: Any) -> None:
    page = visit()
    sit_down(page, "matterhorn")
    page.wait_for_selector("#choices button")
    before = plies_of(page)
    parts = "[...document.querySelectorAll('#pieces [id]')]"
    page.evaluate(f"{parts}.forEach((part) => {{ part.seen = true; }})")
    first = page.locator("#choices button").nth(3).get_attribute("data-ids").split()[0]
    page.locator(f'[id="{first}"]').click()
    page.wait_for_function(MOVED_ON, arg=before)
    kept = page.evaluate(f"{parts}.filter((part) => part.seen).length / {parts}.length")
    assert kept > 0.8  # elements stay, so that they can glide
    page.wait_for_selector("#undo:not([hidden])")
    page.locator("#undo").click()
    page.wait_for_function("(plies) => document.body?.dataset.plies === plies", arg=str(before))


def test_a_double_click_decides_once(visit: Any) -> None:
    page = visit()
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    sit_down(page, "yeti")
    asked = "document.querySelectorAll('body.mine #choices button').length > 1"
    page.wait_for_function(f"() => {asked}")
    click = """(times) => document.querySelector('#choices button')
        .dispatchEvent(new MouseEvent('click', {detail: times, bubbles: true}))"""
    before = plies_of(page)
    page.evaluate(click, 1)
    page.wait_for_function(
        f"(before) => Number(document.body?.dataset.plies) > before && {asked}", arg=before
    )
    page.evaluate(click, 2)  # the second of two, when the next question is already there
    page.wait_for_timeout(300)
    assert len([one for one in sent if '"move"' in one]) == 1
    page.evaluate(click, 1)
    page.wait_for_timeout(300)
    assert len([one for one in sent if '"move"' in one]) == 2


def test_a_pick_is_changed_by_a_click_and_goals_light_up(visit: Any) -> None:
    page = visit(reduced_motion="reduce")
    sit_down(page, "himalaya")
    page.wait_for_function(MINE)
    begins = [ids.split()[0] for ids in offered(page)]
    first = begins[0]
    second = next(one for one in begins if one.split("-")[:2] != first.split("-")[:2])
    touch(page, first)
    assert marked(page, "picked") == [first]
    touch(page, second)
    assert marked(page, "picked") == [second]
    page.keyboard.press("Escape")
    assert marked(page, "picked") == []
    touch(page, second)
    sherpa = next(ids.split()[1] for ids in offered(page) if len(ids.split()) == 3)
    touch(page, sherpa)
    assert [one for one in marked(page, "lit") if one.startswith("space-")]


def offered(page: Page) -> list[str]:
    """What is touched for each of the moves that fit what is picked."""
    buttons = page.locator("#choices button:not([hidden])")
    return [ids for ids in buttons.evaluate_all("all => all.map((one) => one.dataset.ids)") if ids]


def marked(page: Page, mark: str) -> list[str]:
    found = page.locator(f"#live [data-{mark}]").evaluate_all("all => all.map((one) => one.id)")
    return list(found)


def test_after_a_move_by_keyboard_the_focus_is_on_the_next_choice(visit: Any) -> None:
    page = visit()
    sit_down(page, "matterhorn")
    page.wait_for_function(MINE)
    plies = plies_of(page)
    page.locator("#choices button").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(MOVED_ON, arg=plies)
    page.wait_for_function(MINE)
    assert page.evaluate("document.activeElement.closest('#decide') !== null")


def test_the_host_gives_a_seat_that_nobody_takes_to_a_bot(visit: Any) -> None:
    ana, eve = visit(), visit()
    ana.goto(ana.url + "new/yeti")
    ana.locator("#seat-2").select_option("link")
    ana.get_by_role("button", name="Start").click()
    lost = ana.locator("input.link").input_value()
    ana.get_by_role("link", name="To the table").click()
    expect(ana.locator("#seats")).to_contain_text("for whoever has the link")
    ana.get_by_role("button", name="Show the link").click()
    expect(ana.locator("input.link")).to_have_value(lost)
    ana.get_by_role("button", name="New link").click()
    expect(ana.locator("input.link")).not_to_have_value(lost)
    eve.goto(lost)
    expect(eve.locator("main")).to_contain_text("no longer gives a seat")
    ana.get_by_role("link", name="To the table").click()
    eve.goto(ana.url)
    expect(eve.locator("#seats")).to_contain_text("for whoever has the link")
    assert eve.get_by_role("button", name="Let a bot play").count() == 0
    ana.get_by_role("button", name="Let a bot play").click()
    ana.wait_for_function(PLAYING)


def test_a_form_that_makes_no_sense_is_shown_again_as_it_was(visit: Any) -> None:
    page = visit()
    page.goto(page.url + "new/yeti")
    page.locator("#seat-1").select_option("bot:hard")
    page.locator("[name=option-weather]").select_option(label="all bad")
    page.locator("[name=name]").fill("bot:me")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("alert")).to_contain_text("is not a bot’s")
    assert page.locator("#seat-1").input_value() == "bot:hard"
    assert page.locator("[name=option-weather]").input_value() == "bad"


def test_who_looks_on_is_not_asked_to_play_again(visit: Any) -> None:
    ana, eve = visit(), visit()
    sit_down(ana, "yeti")
    ana.on("dialog", lambda dialog: dialog.accept())
    ana.get_by_role("button", name="Give up").click()
    ana.wait_for_selector("#again:visible")
    eve.goto(ana.url)
    eve.wait_for_selector("#check-dice")
    expect(eve.locator("#question")).to_contain_text("wins")
    assert not eve.locator("#again").is_visible()
    assert not eve.locator("#bell").is_visible()


def given_up(page: Page, game: str, plies: int = 10) -> None:
    """A game in which some decisions were made before it was given up."""
    sit_down(page, game)
    page.wait_for_function(MINE)
    while (now := plies_of(page)) < plies:
        page.eval_on_selector("#choices button", "button => button.click()")
        page.wait_for_function(MOVED_ON, arg=now)
        page.wait_for_function(MINE)
    page.on("dialog", lambda dialog: dialog.accept())
    page.locator("#menu > summary").click()
    page.locator("#give-up").click()
    page.wait_for_selector("#replay:visible")
    page.locator("#menu > summary").click()


PLACES = """() => [...document.querySelectorAll('#live .ck-piece[id]')]
    .map((one) => one.id + one.getAttribute('transform')).sort()"""


def places(page: Page) -> list[str]:
    """Where the figures of Himalaya stand."""
    found: list[str] = page.evaluate(PLACES)
    return found


def test_a_finished_game_is_looked_at_moment_by_moment_on_its_board(visit: Any) -> None:
    page = visit()
    given_up(page, "himalaya")
    end, total = places(page), int(page.locator("#slider").get_attribute("max") or 0)
    assert total >= 10
    expect(page.locator("#moment")).to_have_text(f"{total} / {total}")
    page.locator("#slider").fill("3")
    page.wait_for_url("**/replay?ply=3")
    line = page.locator("#log [aria-current]")
    expect(page.locator("#told")).to_contain_text(line.inner_text().rsplit("H", 1)[0].strip())
    page.wait_for_function(f"(before) => ({PLACES})().join() !== before", arg=",".join(end))
    early = places(page)
    page.reload()
    page.wait_for_selector("#replay:visible")
    page.wait_for_function("() => document.getElementById('slider').value === '3'")
    page.wait_for_function(f"(before) => ({PLACES})().join() === before", arg=",".join(early))
    page.locator("#log [data-ply='1']").first.click()
    page.wait_for_url("**/replay?ply=2")
    page.locator(".board").focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/replay?ply=3")
    page.keyboard.press("Home")
    page.wait_for_url("**/replay?ply=0")
    page.locator("#replay summary").click()
    page.locator("#speed").select_option("4")
    page.locator("#by").select_option("turn")
    page.locator("#later").click()
    page.wait_for_function("() => Number(document.getElementById('slider').value) > 1")
    page.locator("#run").click()
    expect(page.locator("#moment")).to_have_text(f"{total} / {total}", timeout=total * 1000)
    expect(page.locator("#run")).to_have_text("▶")
    page.wait_for_function(f"(before) => ({PLACES})().join() === before", arg=",".join(end))


def test_a_moment_is_kept_as_a_picture(visit: Any, tmp_path: Path) -> None:
    page = visit(**PHONE)
    given_up(page, "yeti", 4)
    page.locator("#replay summary").click()
    for button, start in (("#keep-svg", b"<svg"), ("#keep-png", b"\x89PNG")):
        with page.expect_download() as kept:
            page.locator(button).click()
        file = tmp_path / kept.value.suggested_filename
        kept.value.save_as(file)
        assert file.read_bytes().startswith(start)
        assert file.stat().st_size > 20_000


def test_the_rules_fit_a_phone(visit: Any, server: Server) -> None:
    page = visit(**PHONE)
    for game in GAMES:
        page.goto(f"{server.url}/rules/{game}")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_long_list_is_shown_group_by_group(visit: Any) -> None:
    page = visit()
    sit_down(page, "himalaya")
    page.wait_for_selector("#groups button")
    moves = page.locator("#choices button:not([hidden])")
    everything = moves.count()
    groups = page.locator("#groups button")
    counts = []
    for nth in range(groups.count()):
        groups.nth(nth).click()
        expect(groups.nth(nth)).to_have_attribute("aria-pressed", "true")
        counts.append(moves.count())
    assert len(counts) > 1
    assert sum(counts) == everything
    groups.last.click()
    expect(moves).to_have_count(everything)


def test_dice_that_fell_otherwise_are_noticed(visit: Any) -> None:
    page = visit()
    sit_down(page, "yeti")
    page.wait_for_selector("#choices button")
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Give up").click()
    page.wait_for_selector("#after:not([hidden])")
    verdict = page.locator("#verdict")
    page.locator("#check-dice").click()
    expect(verdict).to_contain_text("The dice fell as promised before the game.")
    told = page.request.get(f"{page.url}/dice").json()
    roll = told["events"][0]
    other = next(text for text in roll["outcomes"] if text != roll["came"])
    lies: list[dict[str, Any]] = [
        {"secret": "00" * 32},
        {"order": told["order"][::-1]},
        {"events": [roll | {"came": other}, *told["events"][1:]]},
    ]
    for lie in lies:
        page.route("**/dice", partial(Route.fulfill, json=told | lie))
        page.locator("#check-dice").click()
        expect(verdict).to_have_text("The dice did not fall as promised.")
        page.unroute("**/dice")
        page.locator("#check-dice").click()
        expect(verdict).to_contain_text("The dice fell as promised before the game.")


def test_both_players_find_the_next_table(visit: Any) -> None:
    ana, bo = visit(), visit()
    ana.goto(ana.url + "new/matterhorn")
    ana.locator("#seat-2").select_option("free")
    ana.get_by_role("button", name="Start").click()
    ana.wait_for_url("**/t/*")
    for page in (ana, bo):
        page.on("dialog", lambda dialog: dialog.accept("Bo"))
    bo.goto(ana.url)
    bo.get_by_role("button", name="Sit down").click()
    ana.get_by_role("button", name="Give up").click()
    ana.get_by_role("button", name="Play again").click()
    ana.wait_for_function(PLAYING)
    bo.get_by_role("button", name="To the next table").click()
    bo.wait_for_url(ana.url)


def test_the_score_runs_to_what_it_is(visit: Any) -> None:
    page = visit()
    sit_down(page, "yeti")
    page.wait_for_selector("#choices button")
    version = page.locator("script[type=module]").get_attribute("src").removesuffix("main.js")
    count = f"import('{version}board.js').then((board) => board.count(%s, '%s'))"
    page.evaluate(count % ("document.getElementById('score-0')", "12"))
    expect(page.locator("#score-0")).to_have_text("12")
    assert page.evaluate(count % ("document.getElementById('round')", "Round 2")) is False


def test_numbers_stay_numbers_when_the_window_changes(visit: Any) -> None:
    page = visit()
    sit_down(page, "yeti")
    page.wait_for_function(MINE)
    page.wait_for_timeout(1200)  # longer than any number runs
    before = page.locator("#pieces text").all_text_contents()
    for width, height in ((390, 844), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(1200)
        shown = page.locator("#pieces text").all_text_contents()
        assert shown
        assert "NaN" not in shown
    assert page.locator("#pieces text").all_text_contents() == before


def test_pages_are_light(visit: Any, server: Server) -> None:
    page = visit()
    weights: list[int] = []
    page.on("response", lambda told: weights.append(weight(told)))
    page.goto(server.url)
    page.wait_for_load_state("networkidle")
    home, weights[:] = sum(weights), []
    sit_down(page, "vertical")
    page.wait_for_selector("#choices button")
    assert home < 200_000
    assert sum(weights) < 150_000
    loaded = page.evaluate(
        "performance.getEntriesByType('resource').map(({name}) => name.split('/table/')[1])"
    )
    scripts = (Path(cordee.__file__).parent / "web/static/table").glob("*.js")
    played = {script.name: script.stat().st_size for script in scripts if script.name in loaded}
    assert "main.js" in played
    assert sum(played.values()) < 40_000


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
        page.wait_for_function(PLAYING)
    first, other = (ana, bo) if ana.evaluate(MINE) else (bo, ana)
    plies = plies_of(first)
    first.locator("#choices button").first.click()
    other.wait_for_function(MOVED_ON, arg=plies)
    ana.locator("#text").fill("<b>Salut</b>")
    ana.keyboard.press("Enter")
    expect(bo.locator("#log")).to_contain_text("Ana\u00a0: <b>Salut</b>")  # he reads French
    ana.reload()
    expect(ana.locator("#log")).to_contain_text("You: <b>Salut</b>")


def test_the_server_is_killed_and_the_page_goes_on(browser: Browser, tmp_path: Path) -> None:
    server = serving(tmp_path)
    page = browser.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(server.url)
    sit_down(page, "yeti")
    page.wait_for_selector("#choices button")
    page.locator("#choices button").first.click()
    page.wait_for_function(MINE)
    plies = plies_of(page)
    server.kill()
    expect(page.locator("#refusal")).to_contain_text("connection is lost")
    server.start()
    expect(page.locator("#refusal")).to_have_text("")
    assert plies_of(page) >= plies
    page.locator("#choices button").first.click()
    page.wait_for_function(MOVED_ON, arg=plies)
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
        page.wait_for_function(MINE)
        plies = plies_of(page)
        while not page.evaluate("document.activeElement.matches('#choices button')"):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.wait_for_function(MOVED_ON, arg=plies)


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_scrolls_one_way_and_has_room_for_thumbs(visit: Any, game: str) -> None:
    page = visit(**PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    sit_down(page, game)
    page.wait_for_function(MINE)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    heights = page.evaluate(
        "[...document.querySelectorAll('button,.button')].map((b) => b.offsetHeight)"
    )
    assert all(height == 0 or height >= 44 for height in heights)


SIZES = (
    (360, 640), (390, 844), (844, 390), (768, 1024), (820, 1180),
    (1024, 768), (1366, 768), (1920, 1080), (2560, 1080), (3440, 1440),
)  # fmt: skip
SEEN = """() => {
    const area = (one) => one.getBoundingClientRect();
    const inside = (one, room) => one.top >= room.top - 1 && one.bottom <= room.bottom + 1
        && one.left >= room.left - 1 && one.right <= room.right + 1;
    const page = {top: 0, left: 0, right: innerWidth, bottom: innerHeight};
    const shown = (id) => inside(area(document.getElementById(id)), page);
    const root = document.documentElement, board = document.querySelector('.board');
    const tray = document.getElementById("strips");
    const lit = [...document.querySelectorAll('[data-lit]')].map(area);
    const answers = [...document.querySelectorAll('#choices button:not([hidden]), #groups button')];
    const offer = area(document.getElementById('offer'));
    return {
        scrolls: root.scrollWidth > innerWidth || root.scrollHeight > innerHeight,
        question: shown('question'),
        board: inside(area(board), page) && area(board).height + area(tray).height > 200
            && area(board).height > 120,
        whole: board.scrollHeight <= board.clientHeight + 1,
        answer: answers.some((one) => area(one).height >= 44 && inside(area(one), offer)),
        lit: !lit.length || lit.some((one) => one.width
            && (inside(one, area(board)) || inside(one, area(tray)))),
    };
}"""


IN_SIGHT = {
    "scrolls": False,
    "question": True,
    "board": True,
    "answer": True,
    "lit": True,
    "whole": True,
}


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_every_window(visit: Any, game: str) -> None:
    """Nothing scrolls but inside its place; what is asked and what may be touched is in sight."""
    page = visit(reduced_motion="reduce")
    sit_down(page, game)
    for _ in range(3):
        page.wait_for_function(MINE)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            layout = "wide" if min((width - 320) / 1200, (height - 60) / 936) >= 0.6 else "tall"
            page.wait_for_selector(f".frame[data-layout={layout}]")
            page.wait_for_timeout(250)  # the pieces of the other composition are on their way
            seen = page.evaluate(SEEN)
            whole = seen.pop("whole") or layout == "tall"  # which may scroll inside its frame
            assert smallest_letters(page) >= SMALLEST_LETTERS, (width, height)
            assert seen | {"whole": whole} == IN_SIGHT, (width, height)
        plies = plies_of(page)
        page.evaluate("document.querySelector('#choices button').click()")
        page.wait_for_function(MOVED_ON, arg=plies)


LONG_NAMES = [f"Maximilienne-Alexandra {seat}" for seat in range(1, 6)]


def long_questions(name: str) -> list[tuple[str, list[str]]]:
    """Questions with answers that take many words in French: one with two, one with more."""
    game = cordee.game(name)
    asked = [
        (shown.question(), list(shown.choices().values()))
        for setting in settings(game)
        for position in walk(game, setting, 300)
        if isinstance(position.actor, int) and len(position.codes()) > 1
        for shown in [position.presented("fr", LONG_NAMES, you=position.actor)]
    ]
    two = [one for one in asked if len(one[1]) == 2]
    more = [one for one in asked if len(one[1]) > 2]
    return [
        max(two, key=lambda found: len("".join(found[1]))),
        max(more, key=lambda found: len(found[1][0])),
    ]


ANSWERS_IN_SIGHT = """([asked, answers, refused]) => {
    const [decide, question, refusal, groups, choices, offer] =
        ['decide', 'question', 'refusal', 'groups', 'choices', 'offer'].map(
            (id) => document.getElementById(id));
    const area = (one) => one.getBoundingClientRect();
    const own = [
        question.textContent, decide.className, [...groups.children], [...choices.children]];
    question.textContent = asked;
    refusal.textContent = refused;
    decide.classList.remove('grouped');
    groups.replaceChildren();
    choices.replaceChildren(...answers.map((words) => {
        const button = document.createElement('button');
        button.textContent = words;
        return button;
    }));
    const whole = [...choices.children].map(area).filter((one) => one.height >= 44
        && one.top >= area(offer).top - 1 && one.bottom <= area(offer).bottom + 1);
    const fits = area(document.querySelector('.board')).height > 120
        && area(offer).bottom <= innerHeight;
    const told = !refused || area(refusal).height >= 16 && area(refusal).top >= 0;
    question.textContent = own[0];
    refusal.textContent = '';
    decide.className = own[1];
    groups.replaceChildren(...own[2]);
    choices.replaceChildren(...own[3]);
    return fits && told && whole.length >= (answers.length === 2 ? 2 : 1);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_long_answers_are_in_sight(visit: Any, game: str) -> None:
    """Of two both are whole, of more at least the first, even while something is refused."""
    page = visit(locale="fr-FR", reduced_motion="reduce")
    sit_down(page, game)
    page.wait_for_function(MINE)
    lost = page.locator("#game").get_attribute("data-lost")
    questions = long_questions(game)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(250)
        for asked, answers in questions:
            for refused in ("", lost):
                where = (width, height, asked, answers, refused)
                assert page.evaluate(ANSWERS_IN_SIGHT, [asked, answers, refused]), where


HINT_IN_SIGHT = """() => {
    const offer = document.getElementById('offer').getBoundingClientRect();
    const [button, why] = [...document.querySelectorAll('#hints li:not(.note) > *')]
        .map((one) => one.getBoundingClientRect());
    return button.height >= 44 && button.top >= offer.top - 1 && button.bottom <= offer.bottom + 1
        && why.top >= button.bottom && why.height >= 12 && why.width <= offer.width;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_the_best_move_comes_into_sight_with_its_reason(visit: Any, game: str) -> None:
    page = visit(reduced_motion="reduce")
    sit_down(page, game)
    page.wait_for_function(MINE)
    for width, height in ((360, 640), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("document.getElementById('hints').replaceChildren()")
        page.locator("#hint").click()
        page.wait_for_selector("#hints button")
        assert page.evaluate(HINT_IN_SIGHT), (width, height)
    plies = plies_of(page)
    page.locator("#hints button").first.click()
    page.wait_for_function(MOVED_ON, arg=plies)
    expect(page.locator("#hints button")).to_have_count(0)


SMALLEST_LETTERS = 11.95
"""Pixels: twelve, but for rounding."""


def smallest_letters(page: Page) -> float:
    """How high the smallest lettering on a table is, on the board and beside it."""
    found = page.evaluate("""async () => {
        const live = document.getElementById('live');
        const scale = live.getScreenCTM().a;
        const sizes = (markup) => [...markup.matchAll(/font-size="([0-9.]+)"/g)].map(
            (found) => Number(found[1]));
        const scenery = await (await fetch(document.getElementById('scenery-image').src)).text();
        const around = [...document.querySelectorAll('.side *, .bar *')]
            .filter((one) => one.checkVisibility() && one.textContent.trim())
            .map((one) => parseFloat(getComputedStyle(one).fontSize));
        return Math.min(...sizes(live.innerHTML + scenery).map((size) => size * scale), ...around);
    }""")
    return float(found)


ON_THE_TRAY = """(id) => {
    const area = document.getElementById(id).getBoundingClientRect();
    const live = document.getElementById('live').getScreenCTM().inverse();
    const middle = new DOMPoint(area.x + area.width / 2, area.y + area.height / 2);
    const at = middle.matrixTransform(live);
    const strip = [...document.querySelectorAll('#strips svg')].find(({viewBox: {baseVal: box}}) =>
        at.y >= box.y && at.y <= box.y + box.height);
    const shown = at.matrixTransform(strip.getScreenCTM());
    return [shown.x, shown.y];
}"""


@pytest.mark.parametrize("game", GAMES)
def test_dice_and_hand_stay_in_sight_on_a_phone(visit: Any, game: str) -> None:
    page = visit(**PHONE)
    sit_down(page, game)
    page.wait_for_function(MINE)
    area = page.locator("#strips").bounding_box()
    assert area is not None
    assert area["width"] == PHONE["viewport"]["width"]
    assert 40 < area["height"] < 260
    assert page.locator("#strips svg").count() > 0
    board = page.locator(".board").bounding_box()
    assert board is not None
    assert board["y"] + board["height"] <= area["y"] + 1
    assert board["height"] > 150


def test_a_die_is_picked_on_the_tray(visit: Any) -> None:
    page = visit(**PHONE)
    sit_down(page, "himalaya")
    page.wait_for_function(MINE)
    die = page.locator("#live [id^=die-][data-lit]").first.get_attribute("id")
    x, y = page.evaluate(ON_THE_TRAY, die)
    assert 0 < y < PHONE["viewport"]["height"]
    page.mouse.click(x, y)
    expect(page.locator("#live [data-picked]")).to_have_count(1)
    assert marked(page, "picked")[0].startswith("die-")


def test_a_closer_look_and_marks_at_the_edge_of_the_board(visit: Any) -> None:
    page = visit(**PHONE, reduced_motion="reduce")
    sit_down(page, "himalaya")
    page.wait_for_function(MINE)
    page.wait_for_timeout(300)
    before = page.locator(".frame").bounding_box()
    page.locator("#zoom").click()
    after = page.locator(".frame").bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] == pytest.approx(1.7 * before["width"], rel=0.02)
    page.locator("#zoom").click()
    page.get_by_role("button", name="▲ Summit").click()
    expect(page.get_by_role("button", name="▲ Summit")).to_have_count(0)
    expect(page.locator("#below button").first).to_be_visible()  # the yeti is down there now


PINCH = """(distances) => {
    const room = document.querySelector('.board'), area = room.getBoundingClientRect();
    const x = area.left + area.width / 2, y = area.top + area.height / 2;
    const finger = (identifier, far) => new Touch(
        {identifier, target: room, clientX: x + far, clientY: y});
    const touch = (kind, touches) => room.dispatchEvent(
        new TouchEvent(kind, {touches, bubbles: true, cancelable: true}));
    for (const far of distances) touch('touchmove', [finger(1, far / 2), finger(2, -far / 2)]);
    touch('touchend', []);
}"""


def test_two_fingers_bring_the_board_nearer(visit: Any) -> None:
    page = visit(**PHONE, reduced_motion="reduce")
    sit_down(page, "matterhorn")
    page.wait_for_function(MINE)

    def wide() -> float:
        area = page.locator(".frame").bounding_box()
        assert area is not None
        return float(area["width"])

    before = wide()
    page.evaluate(PINCH, [80, 110, 160])
    assert wide() == pytest.approx(2 * before, rel=0.02)
    page.evaluate(PINCH, [200, 100, 50, 20])
    assert wide() == pytest.approx(before, rel=0.02)  # never smaller than its frame


@pytest.mark.parametrize("game", GAMES)
def test_the_page_and_its_board_share_no_id(visit: Any, game: str) -> None:
    page = visit()
    sit_down(page, game)
    own = page.evaluate("[...document.querySelectorAll('[id]:not(#pieces *)')].map(one => one.id)")
    position, chance = load(game).new(2, seed=1), Random(1)
    drawn = set()
    while position.actor is not None and len(position.plies) < 150:
        if position.actor == "chance":
            position.roll()
        else:
            position.play(chance.choice(position.moves()))
        for layout in ("wide", "tall"):
            view = position.presented().view(layout)
            drawn |= set(re.findall(r' id="([^"]+)"', position.game.board.pieces(view)))
    assert drawn & set(own) <= {"pieces"}


def test_what_is_lit_comes_into_sight_when_movement_has_ended(visit: Any) -> None:
    page = visit(viewport={"width": 1366, "height": 768})
    sit_down(page, "matterhorn")
    page.wait_for_function(MINE)
    for width, height in ((360, 640), (1366, 768), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(1500)  # longer than anything moves
        assert page.evaluate(SEEN)["lit"], (width, height)


def test_every_step_is_shown_until_somebody_skips(visit: Any) -> None:
    page = visit(pace="slow")
    sit_down(page, "matterhorn")
    page.wait_for_function(MINE)
    while not page.locator("body.showing").count():
        page.evaluate("document.querySelector('body.mine #choices button')?.click()")
        page.wait_for_timeout(200)
    # all at once, as a step may end between two looks
    state = """() => ({skip: document.getElementById('skip').offsetWidth > 0,
        mine: document.body.classList.contains('mine'),
        over: (document.getElementById('skip').click(), document.body.matches('.showing'))})"""
    assert page.evaluate(state) == {"skip": True, "mine": False, "over": False}
    page.wait_for_function(MINE)
    expect(page.locator("#skip")).to_be_hidden()


def test_the_pace_is_kept_and_may_come_with_the_address(visit: Any) -> None:
    page = visit(pace="slow")
    sit_down(page, "yeti")
    expect(page.locator("#set-pace")).to_have_value("slow")
    page.goto(f"{page.url}?pace=fast")
    expect(page.locator("#set-pace")).to_have_value("fast")
    page.goto(f"{page.url.partition('?')[0]}?pace=nonsense")
    expect(page.locator("#set-pace")).to_have_value("slow")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(visit: Any, server: Server, scheme: str) -> None:
    page = visit(color_scheme=scheme, bypass_csp=True)  # axe writes styles of its own
    for path in ("", "lobby", "new/yeti", "rules/vertical", "t/nothing", "you"):
        page.goto(f"{server.url}/{path}")
        check_axe(page)
    page.goto(f"{server.url}/new/yeti")
    page.locator("#seat-2").select_option("link")
    page.get_by_role("button", name="Start").click()
    check_axe(page)
    link = page.locator("input.link").input_value()
    page.get_by_role("link", name="To the table").click()
    expect(page.locator("#question")).to_have_text("Waiting for players.")
    check_axe(page)
    guest = visit(color_scheme=scheme, bypass_csp=True)
    guest.goto(link)
    check_axe(guest)
    page.goto(server.url)
    sit_down(page, "himalaya")
    page.wait_for_selector("#choices button")
    check_axe(page)
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Give up").click()
    page.wait_for_selector("#after:not([hidden])")
    page.wait_for_selector("#replay:visible")
    check_axe(page)


def finished(page: Page, game: str, players: int) -> None:
    """A table at which bots play to the end."""
    seats = {f"seat-{nth}": "bot:novice" for nth in range(2, players + 1)}
    form: dict[str, Any] = {"seat-1": "me", "name": "Ana", "fixed": "on"} | seats
    home = page.url.rstrip("/")
    made = page.request.post(f"{home}/new/{game}", form=form, headers={"origin": home})
    page.goto(made.url)
    page.wait_for_selector("body.playing")
    page.evaluate("""() => {
        const line = new WebSocket(`${location.href.replace("http", "ws")}/socket`);
        line.onopen = () => line.send(JSON.stringify({do: "hand", seat: 0}));
    }""")
    page.wait_for_selector("body.over")


@pytest.mark.parametrize(("game", "players"), [("himalaya", 2), ("yeti", 5)])
def test_the_end_is_told_where_it_can_be_read(visit: Any, game: str, players: int) -> None:
    page = visit(locale="en-GB")
    finished(page, game, players)
    expect(page.locator("#question")).to_contain_text(re.compile("win"))
    expect(page.locator("#account thead th")).to_have_count(players)
    expect(page.locator("#account tfoot tr").first.locator("td")).to_have_count(players)
    expect(page.locator("#account thead .won")).not_to_have_count(0)
    for width, height in ((1366, 768), (390, 844), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        for part in ("#question", "#account", "#again", "#check-dice", "#after a >> nth=0"):
            expect(page.locator(part)).to_be_visible()
            expect(page.locator(part)).to_be_in_viewport()
        beside = "[document.documentElement, document.getElementById('offer')]"
        wide = f"{beside}.map((one) => one.scrollWidth - one.clientWidth)"
        assert page.evaluate(wide) == [0, 0]
        expect(page.locator("#account tfoot")).to_be_in_viewport(ratio=0.99)
    expect(page.locator("#turn")).to_be_in_viewport(ratio=0.9)  # the board says who has won
    page.set_viewport_size({"width": 844, "height": 390})
    for part in ("#question", "#account", "#again", "#replay", "#last"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.99)


def test_lists_write_times_as_their_reader_does(visit: Any, server: Server) -> None:
    shown = {}
    for locale in ("en-GB", "fr-FR"):
        page = visit(locale=locale, timezone_id="Asia/Tokyo")
        finished(page, "himalaya", 2)
        page.goto(server.url)
        moment = page.locator("#finished ~ .rows time").first
        stamp = moment.get_attribute("datetime") or ""
        how = {"dateStyle": "medium", "timeStyle": "short", "timeZone": "Asia/Tokyo"}
        written = "([at, locale, how]) => new Intl.DateTimeFormat(locale, how).format(new Date(at))"
        shown[locale] = moment.text_content()
        assert shown[locale] == page.evaluate(written, [stamp, locale, how])
    assert shown["en-GB"] != shown["fr-FR"]
