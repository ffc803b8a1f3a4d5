"""The examples of the project on one page."""

from __future__ import annotations

import re
from pathlib import Path

LANGUAGES = {".py": "python", ".toml": "toml", ".mjs": "js", ".pl": "perl", ".sh": "sh"}


def page(folder: Path) -> str:
    parts = ["# Examples\n\nShort programs to start from; the tests run them.\n"]
    for file in sorted(folder.iterdir()):
        if file.suffix in LANGUAGES:
            code = file.read_text(encoding="utf-8")
            parts.append(
                f"## `{file.name}` {{ #{anchor(file.name)} }}\n\n"
                f"```{LANGUAGES[file.suffix]}\n{code}```\n"
            )
    return "\n".join(parts)


def anchor(name: str) -> str:
    return re.sub(r"\W+", "-", name)
