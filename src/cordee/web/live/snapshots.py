"""A long table as it stood, so that it need not be folded from its first event.

Events stay the truth. A snapshot counts only if the same program made it from the same events, and
if replaying its moves leads to the very position it names; otherwise it is as if there were none.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from dataclasses import asdict, fields
from functools import cache
from pathlib import Path

from ...engine.data import Data
from ...engine.fair import Mix
from ...games import load, package
from .events import TableEvent
from .table import LogLine, Seat, Table

FORMAT = "1"
EVERY = 500
"""Events after which a table in memory is kept anew."""
APART = ("id", "secret", "game", "position", "seats", "lines", "mixes")
"""Fields of a table that are not plain data."""
_HERE = Path(__file__).parent
_CORDEE = _HERE.parent.parent


class Unfit(Exception):
    """It was made by another program, of other events, or it is damaged."""


@cache
def version(game: str) -> str:
    """Changes with every file that may change what a table of this game is like."""
    game_folder = _CORDEE / "games" / package(game).rpartition(".")[2]
    files = [_HERE / name for name in ("events.py", "snapshots.py", "table.py")]
    files += sorted((_CORDEE / "engine").glob("*.py"))
    files += sorted(file for file in game_folder.rglob("*") if file.suffix in (".py", ".toml"))
    digest = hashlib.sha256(FORMAT.encode())
    for file in files:
        digest.update(f"{file.name}\n".encode() + file.read_bytes())
    return digest.hexdigest()


def digest_of(event: TableEvent) -> str:
    """Tells an event from any other that could have its number."""
    plain = json.dumps([event.number, event.kind, event.data, event.at], sort_keys=True)
    return hashlib.sha256(plain.encode()).hexdigest()


def pack(table: Table) -> bytes:
    """A table as bytes; `Unfit` if it could not be made again from them."""
    assert table.game is not None
    kept: Data = {
        field.name: getattr(table, field.name) for field in fields(Table) if field.name not in APART
    }
    kept["seats"] = [asdict(seat) for seat in table.seats]
    kept["lines"] = [asdict(line) for line in table.lines]
    kept["mixes"] = [asdict(mix) for mix in table.mixes]
    kept["game"] = table.game.name
    kept["components"] = None if table.game.is_shipped else table.game.box
    if table.position is not None:
        kept["codes"] = [ply.move.code for ply in table.position.plies]
        kept["position"] = _fingerprint(table)
    packed = zlib.compress(json.dumps(kept).encode(), 1)
    if not is_same(unpack(packed, table.id, table.secret), table):
        raise Unfit
    return packed


def unpack(packed: bytes, table_id: str, secret: bytes) -> Table:
    """The table that was packed; `Unfit` if it is not what its bytes say it is."""
    kept = json.loads(zlib.decompress(packed))
    game = load(kept.pop("game"), kept.pop("components"))
    codes, position = kept.pop("codes", None), kept.pop("position", None)
    seats = [Seat(**seat) for seat in kept.pop("seats")]
    lines = [LogLine(**line) for line in kept.pop("lines")]
    mixes = tuple(Mix(**mix | {"given": tuple(mix["given"])}) for mix in kept.pop("mixes"))
    table = Table(table_id, secret, seats=seats, lines=lines, mixes=mixes, game=game, **kept)
    if codes is not None:
        table.begin()
        assert table.position is not None
        table.position.replay(codes)
        if _fingerprint(table) != position:
            raise Unfit
    return table


def is_same(one: Table, other: Table) -> bool:
    """Are two tables equal, the way their games went and their dice included?"""
    if one != other:
        return False
    if one.position is None or other.position is None:
        return one.position is other.position
    return one.position.plies == other.position.plies and one.position.dice == other.position.dice


def _fingerprint(table: Table) -> str:
    assert table.position is not None
    return hashlib.sha256(table.position.table.tobytes()).hexdigest()
