"""What it takes to check that the dice fell as promised."""

from __future__ import annotations

from dataclasses import asdict

from ..live.table import Table


def dice_told(table: Table) -> dict[str, object]:
    """The seats if they were drawn, and every chance event with its outcomes and their odds."""
    assert table.position is not None
    position = table.position.copy()
    events = []
    while position.plies:
        ply = position.plies[-1]
        position.undo()
        if ply.actor == "chance":
            moves = position.moves()
            events.append(
                {
                    "outcomes": [move.text for move in moves],
                    "odds": position.odds(),
                    "came": ply.move.text,
                }
            )
    return {
        "commitment": table.dice.commitment,
        "secret": table.secret.hex(),
        "drawn": table.drawn,
        "order": table.order,
        "mixes": [asdict(mix) for mix in table.mixes],
        "events": events[::-1],
    }
