"""Which Chromium the tests use; run as a program, it says whether there is one."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright


def chromium() -> str | None:
    """Debian's, else the one that Playwright has; None if there is none."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        with sync_playwright() as playwright:
            found = playwright.chromium.executable_path
    return found if Path(found).exists() else None


if __name__ == "__main__":
    sys.exit(0 if chromium() else 1)
