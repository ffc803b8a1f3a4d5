"""The simulations that grow a search tree, and a game's heuristics, called with a table.

Templates: each game has its own copy, see `engine/kernel.py`.
"""

from __future__ import annotations

from typing import Any

from ..engine.kernel import CHANCE, OVER, template
from ..engine.placeholders import JUDGED, actor, moves, play, sample, solve, solved, value, weigh
from .judge import judged, look_ahead
from .playout import foretell
from .tree import (
    CONTRAST,
    DEEPEST,
    NONE,
    ROOT,
    TRUST,
    TRUST_JUDGE,
    Tree,
    Workspace,
    add_node,
    add_visit,
    child_by,
    list_outcomes,
    outcome,
    select,
    soften,
)


@template
def simulate(
    tree: Tree,
    root: Any,
    room: Workspace,
    horizon: int,
    few: bool,
    simulations: int,
) -> None:
    """N simulations: down the tree, on to a turn's end by quick moves, and back up."""
    for _ in range(simulations):
        room.table[0] = root[0]
        rec = room.table[0]
        depth, turn = descend(tree, rec, room, few)
        foretell(rec, room, turn, horizon, room.shares)
        for i in range(depth + 1):
            add_visit(tree, int(room.path[i]), room.shares)


@template
def descend(
    tree: Tree,
    rec: Any,
    room: Workspace,
    few: bool,
) -> tuple[int, int]:
    """Play down to a node never visited before, or as far as the tree goes: how deep, and whose
    turn it was before the last move.

    A node's moves are listed on its second visit, so that the pool is not spent on moves that
    nobody comes back to.
    """
    node = ROOT
    depth = 0
    turn = int(rec.turn)
    same_turn = True
    room.path[0] = ROOT
    while depth + 1 < DEEPEST and (depth == 0 or tree.node[node].visits > 0):
        who = actor(rec)
        if who == OVER:
            break
        turn = int(rec.turn)
        if who == CHANCE:
            code = int(sample(rec, room.rng))
            if not few:
                node = outcome(tree, node, code)
            else:  # a block, as for moves: they are found more quickly in it
                if tree.node[node].first == NONE:
                    list_outcomes(tree, node, room.codes, moves(rec, room.codes))
                node = child_by(tree, node, code)
        else:
            if tree.node[node].first == NONE:
                list_moves(tree, node, rec, room, same_turn)
            if tree.node[node].first == NONE:
                break
            node = select(tree, node, who, TRUST_JUDGE if JUDGED else TRUST)
            code = int(tree.node[node].code)
        play(rec, code)
        if node == NONE:  # an outcome that the pool has no room for
            break
        same_turn = same_turn and rec.turn == turn
        depth += 1
        room.path[depth] = node
    return depth, turn


@template
def list_moves(
    tree: Tree,
    node: int,
    rec: Any,
    room: Workspace,
    same_turn: bool,
) -> None:
    """A block of nodes for the moves of a seat, if the pool has room: how good each looks at first
    sight and, by a judge or in the turn that was worked out, what it is worth."""
    n = moves(rec, room.codes)
    if tree.used[0] + n > len(tree.node):
        return
    if JUDGED:
        look_ahead(rec, room.judge, room.shares, room.codes, n, room.hopes)
        for i in range(n):
            room.merits[i] = CONTRAST * room.hopes[i]
        known = True
    else:
        weigh(rec, room.codes, n, room.merits)
        known = same_turn and solved(rec, room.notes, room.codes, n, room.hopes) != 0
    soften(room.merits, n)
    tree.node[node].first = tree.used[0]
    tree.node[node].count = n
    for i in range(n):
        child = add_node(tree, node, room.codes[i])
        tree.node[child].prior = room.merits[i]
        if known:
            tree.node[child].hope = room.hopes[i]


# From Python, with a table of one record


@template
def weigh_at(table: Any, codes: Any, n: int, out: Any) -> None:
    weigh(table[0], codes, n, out)


@template
def value_at(table: Any, out: Any) -> None:
    value(table[0], out)


@template
def judged_at(table: Any, at: Any, out: Any) -> None:
    judged(table[0], at, out)


@template
def solve_at(table: Any, notes: Any) -> None:
    solve(table[0], notes)


@template
def solved_at(table: Any, notes: Any, codes: Any, n: int, out: Any) -> int:
    return int(solved(table[0], notes, codes, n, out))
