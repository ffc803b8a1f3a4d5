"""How long a bot's turn takes to watch, in a real Chromium: every game with two players.

Somebody plays at random against a novice, which thinks for a few milliseconds. At normal pace it
reports how long each turn of the bot is shown, from its first line to the next player's or to one's
own question; at once, how long after a click one is asked again.

    python -m bench.pace [--turns 12] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from cordee.testing.browser import running
from cordee.testing.serving import Server
from cordee.web.server.settings import sqlite

from .page import GAMES, OVER, READY

WATCH = """() => {
    window.turns = [];
    let seat = null, begun = 0;
    const end = (now) => { if (seat !== null) turns.push([seat, now - begun]); seat = null; };
    const told = (line) => Number((line.getAttribute("style") || "").match(/seat(\\d)/)?.[1]);
    new MutationObserver((changes) => {
        const now = performance.now();
        for (const line of changes.flatMap((change) => [...change.addedNodes])) {
            const whose = told(line);
            if (Number.isNaN(whose) || whose === seat) continue;
            end(now);
            [seat, begun] = [whose, now];
        }
    }).observe(document.getElementById("log"), {childList: true});
    new MutationObserver(() => {
        if (document.body.classList.contains("mine")) end(performance.now());
    }).observe(document.body, {attributeFilter: ["class"]});
}"""
CLICK = """() => {
    const all = document.querySelectorAll("#choices button");
    all[Math.floor(Math.random() * all.length)].click();
}"""
MOVED_ON = f"(plies) => ({OVER})() || document.body.dataset.plies !== plies && ({READY})()"


def seated(browser: Browser, url: str, game: str, pace: str) -> Page:
    """At a new table against a novice; one has the first seat."""
    page = browser.new_context(viewport={"width": 1300, "height": 900}).new_page()
    page.goto(f"{url}?pace={pace}")
    form: dict[str, Any] = {"seat-1": "me", "seat-2": "bot:novice", "fixed": "on"}
    made = page.request.post(f"{url}/new/{game}", form=form, headers={"origin": url})
    page.goto(f"{made.url}?pace={pace}")
    page.wait_for_function(READY, timeout=120_000)
    page.evaluate(WATCH)
    return page


def play(page: Page, turns: int) -> list[float]:
    """Decisions at random until the bot has had some turns: seconds from each to the next."""
    waited = []
    while page.evaluate("turns.filter(([seat]) => seat === 1).length") < turns:
        plies, begun = page.evaluate("document.body.dataset.plies"), time.perf_counter()
        page.evaluate(CLICK)
        page.wait_for_function(MOVED_ON, arg=plies, timeout=120_000)
        waited.append(time.perf_counter() - begun)
        if page.evaluate(OVER):
            break
    return waited


def measure(browser: Browser, url: str, game: str, turns: int) -> dict[str, Any]:
    page = seated(browser, url, game, "normal")
    play(page, turns)
    shown = [long / 1000 for seat, long in page.evaluate("turns") if seat == 1]
    page.context.close()
    page = seated(browser, url, game, "now")
    at_once = play(page, turns)
    page.context.close()
    return {"shown_s": shown, "at_once_s": at_once}


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--turns", type=int, default=12, help="of the bot, in each game")
    options.add_argument("--json", type=Path, metavar="FILE")
    given = options.parse_args()
    found: dict[str, Any] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        running() as browser,
        Server(sqlite(Path(folder) / "tables.sqlite")) as server,
    ):
        for game in GAMES:
            found[game] = measure(browser, server.url, game, given.turns)
            print(f"{game:11}", *(summary(*told) for told in found[game].items()), sep="   ")
    if given.json:
        given.json.write_text(json.dumps(found, indent=1) + "\n")


def summary(name: str, seconds: list[float]) -> str:
    median = statistics.median(seconds)
    return f"{name} {min(seconds):.2f} to {max(seconds):.2f}, median {median:.2f} of {len(seconds)}"


if __name__ == "__main__":
    main()
