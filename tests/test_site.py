"""The manual as a site: it builds without a warning, its links lead somewhere, and it needs nothing
from elsewhere."""

from __future__ import annotations

import os
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from cordee.games import REGISTER

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent
LOADED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src"}
"""What a page fetches by itself, and where it says so."""


class Page(HTMLParser):
    """What a page loads and links to, and the anchors it has."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: set[str] = set()
        self.loaded: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.add(given["href"])
        if LOADED.get(tag) in given and given.get("rel") != "canonical":
            self.loaded.add(given[LOADED[tag]])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1", "LANG": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    assert "WARNING" not in built.stderr
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    return {file: Page(file.read_text(encoding="utf-8")) for file in site.rglob("*.html")}


def test_every_link_leads_somewhere(site: Path, pages: dict[Path, Page]) -> None:
    broken = []
    for file, page in pages.items():
        if file.name == "404.html":  # its links begin at the root of a server
            continue
        for link in page.links | page.loaded:
            parts = urlsplit(link)
            if parts.scheme in ("http", "https", "mailto", "data"):
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            if target.is_dir():
                target /= "index.html"
            found = target.is_relative_to(site.resolve()) and target.exists()
            if found and parts.fragment and target.suffix == ".html" and target in pages:
                found = unquote(parts.fragment) in pages[target].anchors | {"__top"}
            if not found:
                broken.append(f"{file.relative_to(site)}: {link}")
    assert not broken


def test_nothing_is_fetched_from_elsewhere(pages: dict[Path, Page]) -> None:
    loaded = {link for page in pages.values() for link in page.loaded}
    assert not {link for link in loaded if urlsplit(link).scheme or link.startswith("//")}


@pytest.mark.parametrize("game", REGISTER)
def test_the_rules_of_a_game_have_their_pictures(game: str, site: Path) -> None:
    for suffix, locale in (("", "en"), (".fr", "fr")):
        text = (site / f"rules/{game}{suffix}.html").read_text(encoding="utf-8")
        assert f"{game}-{locale}.svg" in text
        assert "```" not in text
        assert (site / f"rules/{game}-{locale}.svg").read_text(encoding="utf-8").startswith("<svg")


def test_the_reference_has_what_people_look_up(site: Path) -> None:
    engine = (site / "reference/engine.html").read_text(encoding="utf-8")
    for name in ("Game.new", "Position.play", "Position.text", "Move.text", "Outcome.shares"):
        assert f".{name}" in engine
    command = (site / "reference/command.html").read_text(encoding="utf-8")
    assert "cordee play" in command
    assert "--record" in command
    http = (site / "reference/http.html").read_text(encoding="utf-8")
    assert "POST /api/v1/tables" in http
