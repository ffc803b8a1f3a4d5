"""The Chromium that tests and measurements use; run as a program, it says whether there is one."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright, Response


def executable(playwright: Playwright) -> str | None:
    """Debian's, else the one that Playwright has; None if there is none."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    found = found or playwright.chromium.executable_path
    return found if Path(found).exists() else None


@contextmanager
def running() -> Iterator[Browser]:
    """A browser; as root it needs to be told that there is no sandbox."""
    flags = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(playwright), args=flags)
        yield browser
        browser.close()


def weight(told: Response) -> int:
    """Bytes on the wire."""
    if told.status >= 300:
        return 0
    sizes = told.request.sizes()
    return sizes["responseBodySize"] + sizes["responseHeadersSize"]


if __name__ == "__main__":
    with sync_playwright() as asked:
        sys.exit(0 if executable(asked) else 1)
