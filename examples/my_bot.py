"""A bot of one's own for Pig: hold at twenty. How often does it beat one that plays at random?

python examples/my_bot.py
"""

import cordee
from cordee.bots import ask, make
from cordee.engine.move import Move
from cordee.engine.position import Position

GAMES = 400


class HoldAtTwenty:
    """A bot is anything with `choose`: it is given a position that cannot foretell the dice."""

    def choose(self, position: Position) -> Move:
        fields = position.to_dict()
        pot, score = fields["pot"], fields["score"][fields["turn"]]
        enough = pot >= 20 or score + pot >= 100
        return position.parse("hold" if enough else "again")


def winner(seed: int) -> int:
    """Play one game; the seat of the winner."""
    position = cordee.game("pig").new(players=2, seed=seed)
    bots = [HoldAtTwenty(), make("random", seed=seed)]
    while (seat := position.actor) is not None:
        if isinstance(seat, int):
            position.play(ask(bots[seat], position))  # an illegal choice is refused
        else:
            position.roll()
    assert position.outcome is not None
    return position.outcome.winners[0]


won = sum(winner(seed) == 0 for seed in range(GAMES))
print(f"Hold at twenty won {won} of {GAMES} games against random play.")
