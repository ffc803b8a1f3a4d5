"""Cuts drawings out of a report of the lab, for the documents: `python -m bench.pictures yeti.html
docs/lab/yeti seats-2`, where `seats-2` is the second chart of who wins."""

from __future__ import annotations

import re
import sys
from pathlib import Path

FIRST_WORDS = {"Each": "seats", "Length": "length", "When": "lead", "What": "choices"}
"""What the titles of charts begin with, in English."""
PAPER = "#fdfaf3"


def drawings(page: str) -> dict[str, str]:
    """By what they are about, numbered from 1."""
    found: dict[str, str] = {}
    for drawing in re.findall(r"<svg .*?</svg>", page, re.DOTALL):
        title = re.search(r'aria-label="([^"]+)"', drawing)
        key = FIRST_WORDS.get(title[1].split()[0] if title else "", "boxes")
        number = 1 + sum(name.startswith(key) for name in found)
        found[f"{key}-{number}"] = on_paper(drawing)
    return found


def on_paper(drawing: str) -> str:
    """With our paper behind it, whatever the reader's is."""
    end = drawing.index(">") + 1
    return f'{drawing[:end]}<rect width="100%" height="100%" fill="{PAPER}"/>{drawing[end:]}\n'


def main() -> None:
    report, where, *wanted = sys.argv[1:]
    found = drawings(Path(report).read_text(encoding="utf-8"))
    for name in wanted:
        path = Path(f"{where}-{name}.svg")
        path.write_text(found[name], encoding="utf-8")
        print(path, path.stat().st_size)


if __name__ == "__main__":
    main()
