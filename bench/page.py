"""The web app in a real Chromium: the first page, the weight of pages, and a click's effect.

A server is started, then a browser with nothing in its cache. It reports the time until the home
page is loaded with all its pictures, the bytes sent for the home page and for each game's table,
and how long after a click the board shows what came of it (median and longest of many decisions,
without waiting for what a bot does next). The same on a slow line, for comparison: 400 kbit/s,
300 ms.

    python -m bench.page [--clicks 30] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from cordee.testing.browser import running, weight
from cordee.testing.serving import Server
from cordee.web.server.settings import sqlite

GAMES = ("yeti", "himalaya", "matterhorn", "vertical")
SLOW = {"latency": 300, "downloadThroughput": 50_000, "uploadThroughput": 50_000, "offline": False}
LOADED = "performance.getEntriesByType('navigation')[0].loadEventEnd"
CLICK = """() => new Promise((done) => {
    const begun = performance.now();
    const shown = new MutationObserver(() => { shown.disconnect();
        requestAnimationFrame(() => done(performance.now() - begun)); });
    shown.observe(document.getElementById('pieces'),
        {subtree: true, childList: true, attributes: true, characterData: true});
    const all = document.querySelectorAll('#choices button');
    all[Math.floor(Math.random() * all.length)].click();
})"""
READY = (
    "() => document.querySelector('body.mine #choices button')"
    " && !document.querySelector('[aria-busy=true]')"
)
OVER = "() => !document.getElementById('after').hidden"


def visitor(browser: Browser, slow: bool) -> Page:
    page = browser.new_context(viewport={"width": 1300, "height": 900}).new_page()
    page.add_init_script("localStorage.setItem('cordee-pace', 'now')")
    if slow:
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        line.send("Network.emulateNetworkConditions", SLOW)
    return page


def clicks(page: Page, most: int) -> list[float]:
    """Milliseconds from a click to the board that shows what came of it."""
    found: list[float] = []
    while len(found) < most:
        page.wait_for_function(f"() => ({READY})() || ({OVER})()")
        if page.evaluate(OVER):
            break
        found.append(page.evaluate(CLICK))
    return found


def measure(browser: Browser, url: str, most: int, slow: bool) -> dict[str, Any]:
    page = visitor(browser, slow)
    weights: list[int] = []
    page.on("response", lambda told: weights.append(weight(told)))
    page.goto(url)
    page.wait_for_load_state("load")
    told: dict[str, Any] = {"home_ms": page.evaluate(LOADED), "home_bytes": sum(weights)}
    for game in GAMES:
        page.goto(url)
        weights.clear()
        page.locator(f"form[action='/new/{game}'] .primary").click()
        page.wait_for_url("**/t/*")
        page.wait_for_function(READY, timeout=120_000)
        sent = sum(weights)
        taken = clicks(page, most)
        told[game] = {
            "bytes": sent,
            "click_ms": statistics.median(taken),
            "longest_ms": max(taken),
            "clicks": len(taken),
        }
    page.context.close()
    return told


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--clicks", type=int, default=30, help="decisions in each game")
    options.add_argument("--json", type=Path, metavar="FILE")
    given = options.parse_args()
    told: dict[str, Any] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        running() as browser,
        Server(sqlite(Path(folder) / "tables.sqlite"), pause=0.05) as server,
    ):
        measure(browser, server.url, 3, slow=False)  # everything is compiled and drawn once
        for name, slow in (("local", False), ("slow", True)):
            told[name] = measure(browser, server.url, given.clicks, slow)
    for name, found_there in told.items():
        home = f"{found_there['home_ms']:.0f} ms, {found_there['home_bytes'] / 1000:.1f} kB"
        print(f"{name}: the first page {home}")
        for game in GAMES:
            row = found_there[game]
            taken = f"{row['click_ms']:5.0f} ms, longest {row['longest_ms']:5.0f}"
            sent = row["bytes"] / 1000
            print(f"  {game:11} page {sent:6.1f} kB   click {taken} of {row['clicks']}")
    if given.json:
        given.json.write_text(json.dumps(told, indent=1) + "\n")


if __name__ == "__main__":
    main()
