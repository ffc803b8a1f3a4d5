"""How soon the first curve of a study is on its page, in a real Chromium.

For each game bots play one to its end at a server; then somebody opens its study the first time.
Told are the seconds until the curve is there, the processor seconds that the server spent by then,
and beside them how long the same browser takes to open the replay of the same game: on a busy
machine both are slow, and it is their ratio that says something.

    python -m bench.first_curve [GAME ...] [--players 2]
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from cordee.games import offered
from cordee.testing.browser import running
from cordee.testing.serving import Server
from cordee.web.server.settings import sqlite

HAND_OVER = """() => {
    const line = new WebSocket(`${location.href.replace("http", "ws")}/socket`);
    line.onopen = () => line.send(JSON.stringify({do: "hand", seat: 0}));
}"""
LONG = 300_000
"""Milliseconds that a game may take."""


def played(page: Page, home: str, game: str, players: int) -> str:
    """A game of bots, to its end: where it is."""
    seats = {f"seat-{nth}": "bot:easy" for nth in range(2, players + 1)}
    form: dict[str, Any] = {"seat-1": "me", "name": "Ana", "fixed": "on", **seats}
    page.goto(home)
    page.goto(page.request.post(f"{home}/new/{game}", form=form, headers={"origin": home}).url)
    page.wait_for_selector("body.playing")
    page.evaluate(HAND_OVER)
    page.wait_for_selector("body.over", timeout=LONG)
    return page.url


def shown(page: Page, address: str, what: str) -> float:
    """Seconds until something is on a page."""
    begun = time.perf_counter()
    page.goto(address)
    page.wait_for_selector(what, timeout=LONG)
    return time.perf_counter() - begun


def processor(server: Server) -> float:
    """Seconds that a server's process has spent so far."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("names", nargs="*", metavar="GAME", help="by default all that are offered")
    options.add_argument("--players", type=int, default=2)
    chosen = options.parse_args()
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    print("game        plies  first curve  server's processor  replay  ratio")
    with tempfile.TemporaryDirectory() as folder, running() as browser:
        server = Server(sqlite(Path(folder) / "tables.sqlite"), pause=0.01, show=0.01)
        for game in chosen.names or offered():
            page = browser.new_context().new_page()
            page.add_init_script("localStorage.setItem('cordee-pace', 'now')")
            place = played(page, server.url, game, chosen.players)
            replay = shown(page, f"{place}/replay?ply=1", "#replay:not([hidden])")
            plies = page.locator("#slider").get_attribute("max")
            before = processor(server)
            curve = shown(page, f"{place}/study", "#curve svg")
            spent = processor(server) - before
            print(
                f"{game:11} {plies:>5} {curve:10.2f} s {spent:17.2f} s {replay:5.2f} s"
                f" {curve / replay:6.1f}",
                flush=True,
            )
            page.context.close()
        server.stop()


if __name__ == "__main__":
    main()
