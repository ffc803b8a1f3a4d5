"""Explains why a move of Pig is not legal; `rules.moves` alone decides that it is not."""

from __future__ import annotations

QUESTION_RULES = {"roll": "P2", "choose": "P4", "over": "P5"}
"""The rule behind the question that each phase asks."""

ASKED_IN: dict[int, tuple[str, ...]] = {}
"""A move that answers the question now open is always legal: there is nothing more to explain."""
