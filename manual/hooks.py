"""What MkDocs asks while it builds the site: pages made from sources, links that leave docs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from mkdocs.structure.files import File

from cordee.games import REGISTER
from cordee.ink.palette import Theme, style
from cordee.words import LOCALES
from manual import command, examples, http_api, rules

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent
MADE_OF_FILES = {
    "changelog.md": "CHANGELOG.md",
    "contributing.md": "CONTRIBUTING.md",
    "assets/icon.svg": "src/cordee/web/static/icon.svg",
}
SCHEMES: tuple[tuple[str, Theme], ...] = (("default", "light"), ("slate", "dark"))
"""What the site calls its day and its night."""
OUTSIDE = re.compile(r"\[(?P<said>[^]]+)\]\((?P<up>(?:\.\./)+)(?P<path>[^)#]+)(?:#[^)]*)?\)")
"""A link from a page to a file of the project that is no page."""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """The pages that are made, beside those that are written."""
    for name, source in MADE_OF_FILES.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        files.append(File.generated(config, name, content=text.replace("](docs/", "](")))
    made = {
        "examples.md": examples.page(ROOT / "examples"),
        "reference/command.md": command.page(),
        "reference/http.md": http_api.page(),
        "assets/cordee.css": _styles(),
    }
    for game in REGISTER:
        for locale in LOCALES:
            made |= rules.pages(game, locale)
    for name, text in made.items():
        files.append(File.generated(config, name, content=text))
    return files


def _styles() -> str:
    """The boards' colours by day and by night, as the site's own switch has it."""
    own = (Path(__file__).parent / "site.css").read_text(encoding="utf-8")
    scoped = (
        "\n".join(
            f'[data-md-color-scheme="{scheme}"] {line}'
            for line in style(theme).splitlines()
            if line.startswith(".ck-")
        )
        for scheme, theme in SCHEMES
    )
    return "\n".join((own, *(re.sub(r"\}(?=\.ck)", "}\n", one) for one in scoped)))


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    """Links to examples lead to the page that shows them; other files are only named."""

    def linked(found: re.Match[str]) -> str:
        path = Path(found["path"])
        inside = len(Path(page.file.src_uri).parents) - 1
        if found["up"].count("../") <= inside:
            return found[0]
        if path.parts[0] == "examples" and path.suffix == ".py":
            up = "../" * inside
            return f"[{found['said']}]({up}examples.md#{examples.anchor(path.name)})"
        return found["said"]

    return OUTSIDE.sub(linked, markdown)
