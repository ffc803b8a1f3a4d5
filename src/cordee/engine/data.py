"""Plain data, as JSON and TOML hold it, by what it is for.

What comes from outside is an `object` until somebody has checked it (`validate.py`,
`components.py`). What has been checked, or was made here, has keys that only the game it belongs to
knows: a TypedDict for each game would have to be cast wherever the engine hands one on. So these
values are `Any`, by the names below; elsewhere `Any` is for kernels and other people's libraries.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Fields = dict[str, Any]
"""A position, as `Position.to_dict` gives it."""
Box = Mapping[str, Any]
"""The components of a game, every key filled in."""
OpenBox = dict[str, Any]
"""The same, while a game's `components.check` may still put things in order."""
Data = dict[str, Any]
"""What an event tells, or the arguments of a sentence."""
About = tuple[Any, ...]
"""What a move is about, as its game's `notation.parts` says."""

Option = int | str
"""A value of an option."""
Options = dict[str, Any]
"""The value of each option. Handed on as `**options`, they stand beside keywords of other types."""
