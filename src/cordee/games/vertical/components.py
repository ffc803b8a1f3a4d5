"""The components of Vertical: what the file may contain, and how the kernel gets it."""

from __future__ import annotations

from random import Random

from ...engine.components import Alike, Schema, Tables, Whole
from ...engine.data import Box, OpenBox
from ...engine.errors import FaultyComponents
from ...engine.kernel import Record
from .rules import BOX, KINDS, PACKED, PILES, PLAYERS, TILES, TOKENS

__all__ = ["BOX", "SCHEMA", "another", "check", "pack"]

EACH = Whole(4, 9)
SCHEMA: Schema = {
    "pile": Tables(PILES, {kind: Whole(0, TILES) for kind in KINDS}),  # V1
    "tokens": Alike(EACH, {token: Whole(0, 30) for token in TOKENS}),  # V2
}


def check(box: OpenBox) -> None:
    """V1: as many tiles as the record holds, one at least to place; V3: four tokens per player."""
    tiles = sum(sum(pile.values()) for pile in box["pile"])
    falls = sum(pile["fall"] for pile in box["pile"])
    if tiles > TILES or tiles == falls:
        raise FaultyComponents(
            "faulty-piles", domain=__package__, tiles=tiles, falls=falls, most=TILES
        )
    tokens = [*_each(box).values()]
    if sum(tokens) < PACKED * PLAYERS[1]:
        raise FaultyComponents(
            "faulty-tokens", domain=__package__, tokens=sum(tokens), least=PACKED * PLAYERS[1]
        )
    if len(set(tokens)) == 1 and EACH.holds(tokens[0]):
        box["tokens"] = tokens[0]


def another(random: Random) -> dict[str, object]:
    """V1: other mixes of tiles in the piles; V2: other numbers of tokens."""
    most = {"plain": 12, "axe": 4, "crampons": 4, "ladder": 3, "cave": 3, "danger": 3, "fall": 3}
    piles = [{kind: random.randint(0, most[kind]) for kind in KINDS} for _ in range(PILES)]
    tokens: object = random.randint(4, 9)
    if random.random() < 0.5:
        tokens = {token: random.randint(3, 8) for token in TOKENS}
    return {"pile": piles, "tokens": tokens}


def pack(box: Box, rec: Record) -> None:
    """One row per pile, one number per token."""
    rec["tokens"] = [*_each(box).values()]
    rec["pile"] = [[pile[kind] for kind in KINDS] for pile in box["pile"]]


def _each(box: Box) -> dict[str, int]:
    """V2: how many there are of each kind of token."""
    tokens: int | dict[str, int] = box["tokens"]
    return tokens if isinstance(tokens, dict) else dict.fromkeys(TOKENS, tokens)
