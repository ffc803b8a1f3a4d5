"""Tables drawn in the ways that PettingZoo and Gymnasium ask for."""

from __future__ import annotations

import io
import sys
import warnings
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ..engine.errors import CordeeError
from ..words import shown, speaker
from . import HERE, missing

if TYPE_CHECKING:
    from ..engine.position import Position

PICTURES = ["ansi", "svg", "rgb_array"]
MODES = ["human", *PICTURES]
Pixels = NDArray[np.uint8]
Drawn = Any
"""Text, SVG, pixels or nothing: whatever the mode asks for."""
WIDTH = 1200
"""Pixels of an `rgb_array`."""


def check_mode(mode: str | None, known: list[str] = MODES) -> str | None:
    if mode is not None and mode not in known:
        raise CordeeError("render-mode", domain=HERE, given=shown(mode), known=", ".join(known))
    return mode


def draw(position: Position, mode: str | None, extra: str) -> Drawn:
    """The table; `human` prints it. If no way was chosen, a warning says so."""
    if mode is None:
        warnings.warn(speaker("en", HERE)("render-none", known=", ".join(MODES)), stacklevel=3)
        return None
    if mode == "svg":
        return position.svg()
    if mode == "rgb_array":
        return pixels(position.svg(), extra)
    text = str(position)
    if mode == "ansi":
        return text
    sys.stdout.write(text)
    return None


def pixels(svg: str, extra: str) -> Pixels:
    """A picture as an array of height, width and three colours."""
    try:
        from PIL import Image
        from resvg_py import svg_to_bytes
    except ImportError as fault:
        raise missing(fault, "resvg-py", extra) from fault
    with Image.open(io.BytesIO(svg_to_bytes(svg_string=svg, width=WIDTH))) as picture:
        return np.asarray(picture.convert("RGB"))
