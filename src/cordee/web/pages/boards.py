"""What the page of a board needs to know."""

from __future__ import annotations

from ...engine.data import Data
from ...engine.game import Game
from ...ink.paper import DEFS
from ..live.room import Room
from ..live.view import LAYOUTS, board_size
from .visit import Visit


def shown(visit: Visit, room: Room) -> Data:
    table = room.table
    assert table.game is not None
    return {
        **board(visit, table.game, len(table.seats)),
        "table": table,
        "place": f"/t/{table.id}",
        "commitment": table.dice.commitment,
        "phrases": [visit.say(f"phrase-{nth}") for nth in range(1, 6)],
    }


def board(visit: Visit, game: Game, players: int) -> Data:
    """What the page of any board needs to know."""
    return {
        "game": game,
        "title": game.title(visit.locale),
        "players": players,
        "boards": {layout: board_size(game, layout) for layout in LAYOUTS},
        "defs": DEFS,
        "explains": game.board.meanings is not None,
    }
