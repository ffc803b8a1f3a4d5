"""A page that is no longer let in says why, and stops asking."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cordee.testing.serving import Server
from cordee.web.server.refusals import Refused
from cordee.web.store.people import log_out, note_person
from cordee.web.store.store import Store
from cordee.words import LOCALES

from ..apart import awaited

REASONS = ("blocked", "line-stranger", "line-many", "line-no-table", "too-fast")
LONGEST = 123
"""Bytes that a socket may give as the reason for its end."""


def at_a_table(visit: Any, **how: Any) -> Page:
    page: Page = visit(**how)
    page.locator("form[action='/new/yeti'] button").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("body.mine")
    return page


def done(server: Server, page: Page, work: Callable[..., Any], **changes: bool) -> None:
    """What an operator, or the person elsewhere, has noted about whoever opened a table."""

    async def noted() -> None:
        store = Store(str(server.settings["database"]))
        opened = await store.events_of(page.url.rpartition("/")[2], 0, 1)
        await work(store, opened[0].data["host"], **changes)
        await store.close()

    awaited(noted())


def stays_quiet(page: Page) -> bool:
    """Is no socket opened any more?"""
    opened: list[object] = []
    page.on("websocket", lambda socket: opened.append(socket))
    page.wait_for_timeout(3000)
    return not opened


@pytest.mark.parametrize(
    ("locale", "why"),
    [("en", "has blocked you"), ("fr", "vous en a exclu")],
)
def test_a_blocked_page_says_so_and_asks_no_more(
    visit: Any, server: Server, locale: str, why: str
) -> None:
    page = at_a_table(visit, locale=locale)
    done(server, page, note_person, blocked=True)
    expect(page.locator("#refusal")).to_contain_text(why)
    assert stays_quiet(page)
    page.locator("#choices button").first.click()
    expect(page.locator("#refusal")).to_contain_text(why)


def test_a_page_that_was_logged_out_elsewhere_asks_to_be_loaded_again(
    visit: Any, server: Server
) -> None:
    page = at_a_table(visit, locale="en")
    done(server, page, log_out)
    expect(page.locator("#refusal")).to_contain_text("load it again")
    assert stays_quiet(page)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", REASONS)
def test_a_reason_fits_into_the_end_of_a_socket(key: str, locale: str) -> None:
    assert len(Refused(key).text(locale).encode()) <= LONGEST
