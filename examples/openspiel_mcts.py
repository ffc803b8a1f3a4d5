"""OpenSpiel's search plays Matterhorn against chance; Cordée judges the positions for it.

python examples/openspiel_mcts.py [SIMULATIONS]        needs: pip install "cordee[openspiel]"
"""

import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.evaluate_bots import evaluate_bots
from open_spiel.python.bots.uniform_random import UniformRandomBot

import cordee.bridges.openspiel  # noqa: F401  # so that OpenSpiel knows the game
from cordee.bots.evaluator import evaluator

simulations = int(sys.argv[1]) if len(sys.argv) > 1 else 40
game = pyspiel.load_game("cordee_matterhorn(summit=1)")


class Judge(mcts.Evaluator):  # type: ignore[misc]
    def evaluate(self, state: Any) -> Any:
        position = state.position()
        return evaluator(position.game).value(position.table) - 1 / position.players

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


random = np.random.RandomState(1)
search = mcts.MCTSBot(game, 1.0, simulations, Judge(), random_state=random)
state = game.new_initial_state()
returns = evaluate_bots(state, [search, UniformRandomBot(1, random)], random)
print(state.position())
print(f"After {state.move_number()} moves OpenSpiel's search has won: {returns[0] > 0}.")
