"""The command `cordee` and all it can do, as a page: what `--help` says."""

from __future__ import annotations

import re
from html import escape
from typing import Any

import typer

from cordee.terminal import running  # noqa: F401  # every command puts itself into the app
from cordee.terminal.shared import app

HEAD = """\
# The command

`cordee COMMAND --help` says the same in the terminal, in the language of your system.

"""


def page() -> str:
    """English, whatever the language of whoever builds the site."""
    root: Any = typer.main.get_command(app)
    return HEAD + "\n".join(_told(f"cordee {name}", one) for name, one in _commands(root))


def _commands(group: Any, before: str = "") -> list[tuple[str, Any]]:
    found = []
    for name, one in group.commands.items():
        inside = _commands(one, f"{before}{name} ") if hasattr(one, "commands") else []
        found += inside or [(before + name, one)]
    return found


def _told(name: str, command: Any) -> str:
    context = typer.Context(command, info_name=name)
    usage = " ".join((name, *command.collect_usage_pieces(context)))
    lines = [f"## `{name}`\n", f"{_plain(command.help or '')}\n", f"```\n{usage}\n```\n"]
    rows = [row for param in command.get_params(context) if (row := param.get_help_record(context))]
    if rows:
        lines += ["| option | |", "| --- | --- |"]
        lines += [f"| <code>{_cell(left)}</code> | {_cell(right)} |" for left, right in rows]
        lines.append("")
    return "\n".join(lines)


def _plain(text: str) -> str:
    return re.sub(r"[\b\f]", "", text).strip()


def _cell(text: str) -> str:
    return escape(" ".join(_plain(text).split())).replace("|", "&#124;")
