"""Pages around the table in a real browser: home, lobby, links, invitations, rules."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

import cordee
from cordee import games
from cordee.testing.serving import Server
from cordee.web.pages.facts import facts_of

pytestmark = pytest.mark.slow

SMALL: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "is_mobile": True,
    "has_touch": True,
}
GAMES = ("yeti", "himalaya", "matterhorn", "vertical")
LONG = "M" * 24
"""As wide as a name can be."""


def width(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth"))


def opened(page: Page, server: Server, game: str, *seats: str, **fields: str) -> None:
    """Fill in the form for a new table and send it; a seat may be `here:Ana`."""
    page.goto(f"{server.url}/new/{game}")
    for nth, seat in enumerate(seats, 1):
        kind, _, name = seat.partition(":")
        page.locator(f"#seat-{nth}").select_option(seat if kind == "bot" else kind)
        if kind == "here":
            page.locator(f"#here-{nth}").fill(name)
    for name, value in fields.items():
        field = page.locator(f"[name={name}]")
        if value == "on":
            field.check()
        else:
            field.fill(value)
    page.locator("form.setup button.primary").click()
    page.wait_for_url("**/t/**")


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_head_of_a_page_is_one_line_on_a_small_phone(visit: Any, locale: str) -> None:
    page = visit(locale=locale, **SMALL)
    areas = page.locator(".top a").evaluate_all("all => all.map((a) => a.getBoundingClientRect())")
    assert len(areas) == 3
    assert len({round(area["top"] + area["height"] / 2) for area in areas}) == 1
    assert all(area["height"] >= 44 and area["right"] <= 360 for area in areas)
    assert page.locator(".top").bounding_box()["height"] < 60


def test_a_long_name_widens_no_page_and_is_whole_in_its_title(visit: Any, server: Server) -> None:
    page = visit(**SMALL)
    opened(page, server, "yeti", f"here:{LONG}", "free", name=LONG, listed="on")
    for path in ("/", "/lobby"):
        page.goto(server.url + path)
        name = page.locator(f'.who [title="{LONG}"]').first
        assert width(page) == 360, path
        assert name.bounding_box()["height"] < 30  # on one line, cut if need be
    page.set_viewport_size({"width": 1366, "height": 768})
    cut = page.locator(".name span").evaluate_all(
        "all => all.filter((n) => n.scrollWidth > n.offsetWidth)"
    )
    assert not cut  # there is room


# Links


def test_a_link_is_copied_or_shared_by_a_click(visit: Any, server: Server) -> None:
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    opened(page, server, "yeti", "me", "link", name="Ana")
    link = page.locator("input.link").input_value()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link
    page.evaluate("delete Navigator.prototype.share")
    page.add_init_script("Navigator.prototype.share = async (what) => { window.shared = what; }")
    page.reload()
    page.get_by_role("button", name="Share").click()
    shared = page.evaluate("window.shared")
    assert shared == {"title": "Ana invites you to play Yeti", "url": link}


def test_where_nothing_can_be_shared_no_button_says_so(visit: Any, server: Server) -> None:
    page = visit()
    page.add_init_script("delete Navigator.prototype.share")
    opened(page, server, "yeti", "me", "link")
    expect(page.get_by_role("button", name="Copy")).to_be_visible()
    expect(page.get_by_text("Share")).to_be_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_link_is_a_code_that_is_dark_on_white(visit: Any, server: Server, scheme: str) -> None:
    page = visit(color_scheme=scheme, **SMALL)
    opened(page, server, "yeti", "me", "link", "link")
    assert width(page) == 360
    codes = page.locator("svg.qr")
    assert codes.count() == 2
    assert len(set(codes.evaluate_all("all => all.map((one) => one.outerHTML)"))) == 2
    box = codes.first.bounding_box()
    assert box["width"] == pytest.approx(box["height"])
    assert 150 < box["width"] < 340
    shown = Image.open(BytesIO(codes.first.screenshot())).convert("L")
    side = shown.width
    quiet = shown.crop((8, 8, side - 8, side // 16))
    assert min(quiet.tobytes()) > 250
    middle = set(shown.crop((side // 4, side // 4, 3 * side // 4, 3 * side // 4)).tobytes())
    assert min(middle) < 5
    assert max(middle) > 250


# The lobby


def test_the_lobby_follows_what_happens_and_keeps_the_focus(visit: Any, server: Server) -> None:
    eve, ana = visit(), visit()
    opened(ana, server, "yeti", "me", "free", name="Ana", listed="on")
    first = ana.url.rpartition("/")[2]
    eve.goto(f"{server.url}/lobby")
    row = eve.locator(f'li[id="{first}"]')
    row.get_by_role("link", name="Sit down").focus()
    row.evaluate("one => { one.seen = true; }")
    opened(ana, server, "himalaya", "me", "link", name="Ana", listed="on")
    second = ana.url.split("/")[-2]  # of /t/TABLE/links
    expect(eve.locator(f'li[id="{second}"]').get_by_role("link", name="Watch")).to_be_visible()
    assert row.evaluate("one => one.seen")  # what has not changed is left alone
    assert eve.evaluate("document.activeElement.closest('li').id") == first
    bo = visit()
    bo.goto(f"{server.url}/t/{first}")
    bo.on("dialog", lambda dialog: dialog.accept("Bo"))
    bo.get_by_role("button", name="Sit down").click()
    expect(row.get_by_role("link", name="Watch")).to_be_visible()
    assert eve.evaluate("document.activeElement.textContent").startswith("Watch")
    row.get_by_role("link", name="Watch").click()
    eve.wait_for_url(f"**/t/{first}")


def test_a_show_of_bots_is_opened_and_watched(visit: Any, server: Server) -> None:
    page = visit()
    opened(page, server, "matterhorn", "bot:novice", "bot:novice")
    page.wait_for_function("() => Number(document.body?.dataset.plies) > 8")
    page.goto(server.url)
    page.locator(".rows").get_by_role("link", name="Matterhorn").click()
    page.wait_for_function("() => document.querySelector('body.playing, body.over')")


@pytest.mark.parametrize("size", [(360, 640), (1366, 768)])
def test_the_lobby_has_room_for_thumbs_and_long_names(
    visit: Any, server: Server, size: tuple[int, int]
) -> None:
    page = visit(viewport={"width": size[0], "height": size[1]})
    opened(page, server, "yeti", "me", f"here:{LONG}", "free", name="W" * 24, listed="on")
    page.goto(f"{server.url}/lobby")
    assert width(page) == size[0]
    heights = page.locator(".rows a").evaluate_all("all => all.map((a) => a.offsetHeight)")
    assert heights
    assert min(heights) >= 44


# Leaving and closing


def test_a_guest_leaves_in_one_click_and_the_host_closes_the_table(
    visit: Any, server: Server
) -> None:
    ana, bo = visit(), visit(**SMALL)
    opened(ana, server, "yeti", "me", "link", "free", name="Ana")
    bo.goto(ana.locator("input.link").input_value())
    bo.get_by_role("button", name="Sit down").click()
    bo.wait_for_url("**/t/*")
    ana.get_by_role("link", name="To the table").click()
    expect(ana.locator("#seats")).to_contain_text("Guest")
    assert not bo.locator("#close").is_visible()
    bo.get_by_role("button", name="Leave").click()
    expect(ana.locator("#seats")).not_to_contain_text("Guest")
    expect(bo.get_by_role("button", name="Sit down").first).to_be_visible()
    ana.on("dialog", lambda dialog: dialog.accept())
    ana.get_by_role("button", name="Close the table").click()
    for page in (ana, bo):
        expect(page.locator("h1")).to_have_text("This table was closed.")
        page.get_by_role("link", name="Back to the games").click()
        page.wait_for_url(f"{server.url}/")
        assert page.locator(".rows li").count() == 0


# Rules

BROKEN = """() => {
    const range = document.createRange();
    const lines = (node, from, to) => {
        range.setStart(node, from);
        range.setEnd(node, to);
        return new Set([...range.getClientRects()].map((area) => Math.round(area.top))).size;
    };
    const broken = [];
    for (const cell of document.querySelectorAll('article th, article td')) {
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            for (const word of text.data.matchAll(/[\\p{L}\\d]+/gu)) {
                if (lines(text, word.index, word.index + word[0].length) > 1) broken.push(word[0]);
            }
        }
    }
    return broken;
}"""
"""The words in tables that stand on two lines."""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("game", GAMES)
def test_tables_in_rules_break_no_word_on_a_phone(
    visit: Any, server: Server, game: str, locale: str
) -> None:
    page = visit(locale=locale, **SMALL)
    page.goto(f"{server.url}/rules/{game}")
    page.locator("#curious summary").click()
    for size in ((360, 640), (390, 844)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.locator("article td").count() > 5
        assert page.evaluate(BROKEN) == []
        assert width(page) <= size[0]


def test_rules_have_contents_that_lead_to_every_heading(visit: Any, server: Server) -> None:
    page = visit(**SMALL)
    page.goto(f"{server.url}/rules/yeti")
    inside = page.locator(".contents.above nav")
    expect(inside).to_be_hidden()
    page.locator(".contents.above summary").click()
    titles = inside.locator("a").all_text_contents()
    shown = page.locator("article > h2, article > h3, #curious > summary h2").all_text_contents()
    assert titles == shown[:-1]  # all but the credits
    inside.get_by_text("End of the game").click()
    heading = page.locator("h3#end-of-the-game")
    assert 0 <= heading.bounding_box()["y"] < 100
    page.set_viewport_size({"width": 1366, "height": 768})
    expect(page.locator(".contents.above")).to_be_hidden()
    beside = page.locator(".contents.beside")
    assert beside.bounding_box()["x"] < heading.bounding_box()["x"]
    assert 0 <= beside.bounding_box()["y"] < 100  # it stays in sight


def test_notation_and_files_are_for_the_curious_and_shown_when_asked_for(
    visit: Any, server: Server
) -> None:
    page = visit()
    page.goto(f"{server.url}/rules/yeti")
    notation = page.locator("#curious > h2#notation")
    expect(notation).to_be_hidden()
    seen = page.locator("main").inner_text()
    assert "keep coin+tent" not in seen
    assert "cordee.game" not in seen
    assert "Benjamin Schwer" in seen
    page.goto(f"{server.url}/rules/yeti#notation")
    expect(notation).to_be_visible()


@pytest.mark.parametrize("game", games.offered())
def test_a_card_says_what_a_game_is_like(people: Any, game: str) -> None:
    facts = facts_of(game)
    assert facts is not None
    assert facts.players == cordee.game(game).players
    assert 5 <= facts.minutes[0] <= facts.minutes[1] <= 90
    assert 0.5 < facts.better < 1
    for language, players in (("en", "{} to {} players"), ("fr", "de {} à {} joueurs")):
        page = people(language).http.get("/").text
        assert players.format(*facts.players) in page
        assert str(facts.minutes[1]) in page
        assert page.count('class="cover"') == len(games.offered())


def test_the_level_of_the_bot_is_chosen_on_the_home_page(visit: Any) -> None:
    page = visit()
    page.locator("#play-yeti select").select_option("bot:hard")
    page.locator("button.cover[form=play-yeti]").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#seats")).to_contain_text("hard")
