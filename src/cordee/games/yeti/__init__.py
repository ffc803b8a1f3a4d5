"""Yeti: rules, words and pictures. `engine/contract.py` says what each module offers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # mypy compares the modules with the contract
    from ...engine.contract import Modules
    from . import (
        board,
        components,
        encoding,
        fields,
        heuristics,
        notation,
        rules,
        sight,
        story,
        terminal_view,
        why,
    )

    MODULES = Modules(
        rules,
        components,
        notation,
        fields,
        why,
        story,
        board,
        terminal_view,
        heuristics,
        encoding,
        sight,
    )
