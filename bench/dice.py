"""What scripted players contribute to the dice, as pages and programs do (docs/api.md)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cordee.engine import fair


def contributions(table: dict[str, Any], bits: str) -> Iterator[dict[str, Any]]:
    """What somebody with these bits has to say now for each of their seats."""
    for seat, told in enumerate(table["seats"]):
        if told["yours"] and table["dice"] == "open" and not told["pledge"]:
            yield {"do": "pledge", "seat": seat, "digest": fair.pledge_of(bits)}
        if told["yours"] and table["dice"] == "sealed" and not told["contribution"]:
            yield {"do": "contribute", "seat": seat, "bits": bits}
