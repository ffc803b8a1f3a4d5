"""The rules as a page and at the table: drawings, examples that are stepped through, the drawer."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from cordee import games
from cordee.learn.example import examples
from cordee.testing.serving import Server
from cordee.words import LOCALES
from cordee.words import help as help_pages

from .conftest import PHONE

GAMES = games.offered()
LANGUAGES = {"en": "en-GB", "fr": "fr-FR"}
DESK: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
LYING: dict[str, Any] = PHONE | {"viewport": {"width": 740, "height": 360}}


def at_table(page: Page, game: str = "yeti") -> Page:
    """A table of one's own, where one is asked something."""
    page.locator(f"form[action='/new/{game}'] button").first.click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("body.mine #choices button")
    return page


def box(part: Locator) -> Any:
    """Where a part of the page is."""
    return part.bounding_box()


def opened(page: Page) -> Locator:
    page.locator("#rules-button").click()
    expect(page.locator("#rules-asked")).not_to_be_empty()
    return page.locator("#rules")


def play_on(page: Page) -> None:
    """The first answer, until one is asked again."""
    before = page.locator("body").get_attribute("data-plies")
    page.evaluate("document.querySelector('#choices button').click()")
    page.wait_for_function(
        "(before) => document.body.dataset.plies !== before && document.body.matches('.mine')",
        arg=before,
    )


# The page


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_drawing_of_a_thing_can_be_seen(
    visit: Any, server: Server, game: str, locale: str
) -> None:
    page = visit(locale=LANGUAGES[locale], **PHONE)
    page.goto(f"{server.url}/rules/{game}")
    marks = re.findall(r"!\[", help_pages.marked(games.package(game), locale))
    drawn = page.locator("article svg.thing")
    assert drawn.count() == len(marks) > 10
    sizes = drawn.evaluate_all(
        """(all) => all.map((one) => {
            const {width, height} = one.getBoundingClientRect(), {width: inside} = one.getBBox();
            return [width, height, inside];
        })"""
    )
    for width, height, inside in sizes:
        assert 16 < height < 45
        assert 8 < width < 100
        assert inside > 8


SHOWN = """async (board) => {
    const {width, height} = board.getBoundingClientRect();
    const sizes = await Promise.all([...board.querySelectorAll('image')].map(async (one) => {
        const image = new Image();
        image.src = one.href.baseVal;
        await image.decode();
        return image.naturalWidth;
    }));
    return [width, height, ...sizes];
}"""
"""How large a little board is, and the pictures that it is made of."""


@pytest.mark.parametrize("game", GAMES)
def test_examples_are_stepped_through_on_little_boards(
    visit: Any, server: Server, game: str
) -> None:
    page = visit(**PHONE)
    page.goto(f"{server.url}/rules/{game}")
    found = page.locator(".example")
    assert found.count() == len(examples(games.package(game)))
    for nth in range(found.count()):
        one = found.nth(nth)
        back, on = one.locator("figcaption button").all()
        told, parts = one.locator("figcaption p"), one.locator("li")
        expect(back).to_be_disabled()
        count = int(one.locator("output").inner_text().split("/")[1])
        assert count >= parts.count()
        said, pictures = [], []
        for _ in range(count):
            on.click()
            said.append(told.inner_text())
            width, height, *images = one.locator("figure svg").evaluate(SHOWN)
            assert 300 < width <= 390
            assert height > width
            assert images[-1] == 390
            pictures.append(one.locator("image").last.get_attribute("href"))
            expect(one.locator("li.now")).to_have_count(1)
        expect(on).to_be_disabled()
        expect(parts.last).to_have_class("now")
        assert all(said)
        assert len(set(pictures)) == count
        back.click()
        assert told.inner_text() == said[-2]
        expect(one.locator("image")).to_have_count(2)  # no old picture is left behind


def test_without_a_script_the_examples_are_told_and_shown(browser: Any, server: Server) -> None:
    context = browser.new_context(java_script_enabled=False, **PHONE)
    page = context.new_page()
    page.goto(f"{server.url}/rules/yeti")
    first = page.locator(".example").first
    assert "keeps the prints" in first.inner_text()
    expect(first.locator("figcaption")).to_be_hidden()
    assert first.locator("figure svg").bounding_box()["width"] > 300
    context.close()


def test_what_is_not_there_is_not_found(people: Any) -> None:
    http = people().http
    for path in (
        "chess/part-en.html", "yeti/part-de.html", "yeti/examples/nothing-en.json",
        "chess/examples/turn-en.json", "yeti/examples/turn-de-0.svg",
        "yeti/examples/turn-en-99.svg", "yeti/examples/turn-en--1.svg",
    ):  # fmt: skip
        assert http.get(f"/rules/{path}").status_code == 404, path
    assert http.get("/rules/yeti/examples/turn-en-x.svg").status_code in (404, 422)


def test_parts_and_examples_are_the_same_for_all_and_may_be_kept(people: Any) -> None:
    reader = people("fr").http
    for path in ("part-en.html", "examples/turn-en.json", "examples/turn-en-1.svg"):
        answer = reader.get(f"/rules/yeti/{path}")
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
        assert "set-cookie" not in answer.headers
    steps = reader.get("/rules/yeti/examples/turn-en.json").json()["steps"]
    assert steps[1] == {"text": "Ana keeps 2 prints.", "part": 0}


# At the table


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_the_drawer_begins_with_what_is_asked_and_its_rule(
    visit: Any, game: str, locale: str
) -> None:
    page = at_table(visit(locale=LANGUAGES[locale], **DESK), game)
    opened(page)
    assert page.locator("#rules-asked").inner_text() == page.locator("#question").inner_text()
    first = page.locator("#rules-now li").first
    number = first.locator("a").first.inner_text()
    whole = help_pages.rules(games.package(game), locale)[number]
    start = re.sub(r"[*`]", "", " ".join(whole.split(" ")).replace("\n ", ""))[:40]
    assert start in first.inner_text().replace("\n", " ")
    order = page.locator("#rules-text h2").all_inner_texts()
    minute = {"en": "Your turn in one minute", "fr": "Votre tour en une minute"}[locale]
    curious = {"en": "For the curious", "fr": "Pour les curieux"}[locale]
    assert order[1] == minute
    assert curious in order
    ids = page.locator("[id]").evaluate_all("(all) => all.map((one) => one.id)")
    assert len(ids) == len(set(ids)), "two things of the page have one id"


def test_the_drawer_follows_the_game(visit: Any) -> None:
    page = at_table(visit(**DESK), "matterhorn")
    opened(page)
    seen = set()
    for _ in range(6):
        expect(page.locator("#rules-asked")).to_have_text(page.locator("#question").inner_text())
        seen.add(page.locator("#rules-now li a").first.inner_text())
        play_on(page)
    assert len(seen) > 1


def test_on_a_desk_the_drawer_stands_where_the_log_was(visit: Any) -> None:
    page = at_table(visit(**DESK))
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url))
    before = box(page.locator(".board"))
    button, drawer = page.locator("#rules-button"), page.locator("#rules")
    expect(drawer).to_be_hidden()
    expect(button).to_have_attribute("aria-expanded", "false")
    opened(page)
    assert any("/part-en.html" in url for url in asked)
    assert any("/table/rules.js" in url for url in asked)
    expect(button).to_have_attribute("aria-expanded", "true")
    expect(page.locator("#log")).to_be_hidden()
    for kept in ("#question", "#seats", "#choices button >> nth=0"):
        expect(page.locator(kept)).to_be_visible()
    board, place = box(page.locator(".board")), box(drawer)
    assert board == before
    assert place["x"] >= board["x"] + board["width"]
    assert place["height"] > 200
    expect(page.locator("#rules-title")).to_be_focused()
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    expect(button).to_be_focused()
    expect(page.locator("#log")).to_be_visible()
    count = len(asked)
    opened(page)
    assert not [url for url in asked[count:] if "part-en" in url]


def test_the_question_mark_opens_and_shuts_the_rules_but_not_while_typing(visit: Any) -> None:
    page = at_table(visit(**DESK))
    page.locator(".board").focus()
    page.keyboard.press("?")
    expect(page.locator("#rules-title")).to_be_focused()
    page.keyboard.press("?")
    expect(page.locator("#rules")).to_be_hidden()
    expect(page.locator(".board")).to_be_focused()
    page.locator("#text").press("?")
    assert page.locator("#text").input_value() == "?"
    expect(page.locator("#rules")).to_be_hidden()


def test_rule_links_of_the_log_lead_to_the_rule_in_the_drawer(visit: Any) -> None:
    page = at_table(visit(**DESK))
    play_on(page)
    link = page.locator("#log a.rule").last
    number = link.inner_text()
    link.click()
    rule = page.locator(f"#rules li[id={number}]")
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()
    assert len(page.context.pages) == 1
    page.locator("#rules-close").click()
    expect(page.locator("#rules")).to_be_hidden()


def test_contents_lead_to_headings_and_the_address_stays(visit: Any) -> None:
    page = at_table(visit(**DESK))
    drawer = opened(page)
    address = page.url
    drawer.locator(".contents summary").click()
    drawer.locator(".contents a[href='#curious']").click()
    expect(drawer.locator("#notation")).to_be_visible()
    expect(drawer.locator("#curious")).to_be_in_viewport()
    drawer.locator(".contents a[href='#end-of-the-game']").click()
    expect(drawer.locator("#end-of-the-game")).to_be_in_viewport()
    assert page.url == address


@pytest.mark.parametrize("how", [PHONE, LYING], ids=["upright", "lying"])
def test_on_a_phone_the_rules_go_with_a_step_back(visit: Any, how: dict[str, Any]) -> None:
    page = at_table(visit(**how))
    address = page.url
    for leave in (
        page.go_back,
        page.locator("#rules-close").click,
        lambda: page.keyboard.press("Escape"),
    ):
        drawer = opened(page)
        expect(drawer).to_be_in_viewport()
        width, height = how["viewport"].values()
        place = box(drawer)
        assert place["height"] > height * 0.8
        assert place["x"] + place["width"] <= width
        leave()
        expect(drawer).to_be_hidden()
        assert page.url == address
        expect(page.locator("#rules-button")).to_be_focused()
    play_on(page)


def test_the_examples_of_the_drawer_can_be_stepped_through(visit: Any) -> None:
    page = at_table(visit(**PHONE))
    drawer = opened(page)
    one = drawer.locator(".example").first
    one.locator("figcaption button").last.click()
    assert "Ana rolls 1 snow" in one.locator("figcaption p").inner_text()
    assert one.locator("figure svg").evaluate(SHOWN)[0] > 300
    expect(page.locator("#choices button").first).to_be_attached()


def test_rules_that_do_not_come_are_asked_for_again(visit: Any) -> None:
    page = at_table(visit(**DESK))
    page.route("**/part-en.html*", lambda route: route.abort())
    page.locator("#rules-button").click()
    expect(page.locator("#rules-text")).to_have_text(
        page.locator("#game").get_attribute("data-lost") or "nothing"
    )
    page.unroute("**/part-en.html*")
    page.locator("#rules-close").click()
    opened(page)
