"""The search tree: a pool of nodes.

A node stands for a move or an outcome of chance, and for the position after it. It holds no
record: every simulation starts from the root's record and plays its way down. The moves of a seat
are a block of nodes side by side; outcomes of chance come one by one as they happen, and are found
through a hash table. `simulation.py` grows it.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, NamedTuple

import numpy as np

from ..engine.kernel import kernel, record_of

NONE = -1
UNKNOWN = -1.0
ROOT = 0
EMPTY = 0
"""A free slot: the root is not an outcome of anything. Fresh memory is zero, and costs nothing."""
DEEPEST = 1024
"""The most plies from the root to a leaf."""
EXPLORE = 1.0
"""How much the moves that look good at first sight are tried before those that have proved so."""
CURIOSITY = 0.1
"""The part of first sight that all moves share alike."""
TRUST = 32.0
"""How many simulations a value that was worked out exactly counts for."""
TRUST_JUDGE = 2.0
"""How many simulations what a judge says of a move counts for."""
CONTRAST = 20.0
"""How much more often the better of two moves is tried at first, by the difference of what a judge
sees in them."""


NODE = record_of(
    [
        ("visits", np.int64),
        ("code", np.int32),  # the move or outcome that leads here
        ("parent", np.int32),
        ("first", np.int32),  # the first of the moves from here; NONE while they are not listed
        ("count", np.int32),  # how many moves there are
        ("prior", np.float32),  # how good the move looks at first sight, among its peers
        ("hope", np.float32),  # the share it is worth to its player, if worked out; else UNKNOWN
    ]
)


class Tree(NamedTuple):
    """A pool of nodes; `used` says how many there are."""

    used: Any
    node: Any
    sums: Any
    """The shares of all seats, added up over the visits of each node."""
    slots: Any
    """Outcomes of chance by parent and code: a hash table."""


class Workspace(NamedTuple):
    """Where a simulation works."""

    table: Any
    """The record that is played on."""
    notes: Any
    """What was worked out about the turn."""
    codes: Any
    merits: Any
    hopes: Any
    shares: Any
    path: Any
    """The nodes on the way down."""
    rng: Any
    judge: Any
    """Where a judge sits, if there is one."""


def plant(nodes: int, players: int) -> Tree:
    """A pool for N nodes, with nothing but a root in it."""
    tree = Tree(
        used=np.zeros(1, np.int64),
        node=np.empty(nodes, NODE),
        sums=np.empty((nodes, players), np.float64),
        slots=np.zeros(1 << (2 * nodes - 1).bit_length(), np.int32),
    )
    add_node(tree, NONE, 0)
    return tree


def clear(tree: Tree) -> None:
    """Forget everything; an unvisited root is left."""
    if tree.used[0] == 1 and tree.node[ROOT].visits == 0:
        return
    tree.used[0] = 0
    tree.slots.fill(EMPTY)
    add_node(tree, NONE, 0)


def get_ready() -> None:
    """Compile, or load, what is called from Python besides `simulate`."""
    tree = plant(2, 2)
    room = np.empty(2, np.int32)
    child_by(tree, ROOT, 0)
    note_favourites(tree, room)
    prune(tree, ROOT, room)


def moves_of(tree: Tree, node: int) -> Any:
    """The nodes of the moves from here, in the order of their list; none while there is no list."""
    first, count = int(tree.node[node].first), int(tree.node[node].count)
    return np.arange(first, first + count)


@kernel
def add_node(tree: Tree, parent: int, code: int) -> int:
    """A new node; the pool has room for it."""
    node = int(tree.used[0])
    tree.used[0] = node + 1
    new = tree.node[node]
    new.code = code
    new.parent = parent
    new.first = NONE
    new.count = 0
    new.visits = 0
    new.prior = 1.0
    new.hope = UNKNOWN
    for seat in range(tree.sums.shape[1]):
        tree.sums[node, seat] = 0.0
    return node


@kernel
def slot_of(tree: Tree, parent: int, code: int) -> int:
    """Where the hash table has an outcome, or has room for it."""
    mask = len(tree.slots) - 1
    mixed = (np.uint64(parent) << np.uint64(32)) ^ np.uint64(code)
    slot = int((mixed * np.uint64(0x9E3779B97F4A7C15)) >> np.uint64(33)) & mask
    while tree.slots[slot] != EMPTY:
        node = tree.slots[slot]
        if tree.node[node].parent == parent and tree.node[node].code == code:
            break
        slot = (slot + 1) & mask
    return slot


@kernel
def outcome(tree: Tree, parent: int, code: int) -> int:
    """The node of an outcome of chance, new if need be; NONE if the pool is full."""
    slot = slot_of(tree, parent, code)
    if tree.slots[slot] == EMPTY:
        if tree.used[0] == len(tree.node):
            return NONE
        tree.slots[slot] = add_node(tree, parent, code)
    return int(tree.slots[slot])


@kernel
def child_by(tree: Tree, node: int, code: int) -> int:
    """The node after a move or an outcome; NONE if the tree does not have it."""
    first = int(tree.node[node].first)
    if first == NONE:
        found = int(tree.slots[slot_of(tree, node, code)])
        return NONE if found == EMPTY else found
    for child in range(first, first + int(tree.node[node].count)):
        if tree.node[child].code == code:
            return child
    return NONE


@kernel
def list_outcomes(tree: Tree, node: int, codes: Any, n: int) -> None:
    """A block of nodes for all outcomes of chance, if the pool has room."""
    if tree.used[0] + n <= len(tree.node):
        tree.node[node].first = tree.used[0]
        tree.node[node].count = n
        for i in range(n):
            add_node(tree, node, codes[i])


@kernel
def soften(merits: Any, n: int) -> None:
    """Turn merits into how often each move would be chosen at first sight."""
    highest = merits[0]
    for i in range(1, n):
        highest = max(highest, merits[i])
    total = 0.0
    for i in range(n):
        merits[i] = exp(merits[i] - highest)
        total += merits[i]
    for i in range(n):
        merits[i] = (1.0 - CURIOSITY) * merits[i] / total + CURIOSITY / n


@kernel
def select(tree: Tree, node: int, seat: int, trust: float) -> int:
    """The move to try next: what it has proved for its seat, and how little it has been tried.
    `trust`: how many simulations a value counts for that is known beforehand."""
    visits = int(tree.node[node].visits)
    usual = tree.sums[node, seat] / visits if visits > 0 else 0.5
    drive = EXPLORE * sqrt(visits + 1.0)
    best = NONE
    highest = 0.0
    first = int(tree.node[node].first)
    for child in range(first, first + int(tree.node[node].count)):
        move = tree.node[child]
        n = int(move.visits)
        if move.hope >= 0.0:
            share = (tree.sums[child, seat] + trust * move.hope) / (n + trust)
        elif n > 0:
            share = tree.sums[child, seat] / n
        else:
            share = usual
        score = share + drive * move.prior / (1.0 + n)
        if best == NONE or score > highest:
            best = child
            highest = score
    return best


@kernel
def add_visit(tree: Tree, node: int, shares: Any) -> None:
    tree.node[node].visits += 1
    for seat in range(tree.sums.shape[1]):
        tree.sums[node, seat] += shares[seat]


@kernel
def note_favourites(tree: Tree, favourite: Any) -> None:
    """Which node was visited most often after each; NONE after those that have none."""
    used = int(tree.used[0])
    for node in range(used):
        favourite[node] = NONE
    for node in range(1, used):
        parent = int(tree.node[node].parent)
        best = int(favourite[parent])
        if best == NONE or tree.node[node].visits > tree.node[best].visits:
            favourite[parent] = node


@kernel
def prune(tree: Tree, root: int, moved: Any) -> None:
    """Keep what grows from `root`, which becomes the root, and forget the rest.

    Children always have higher numbers than their parents, so one pass from below finds what
    stays and moves it down; `moved` says where to.
    """
    used = int(tree.used[0])
    for slot in range(len(tree.slots)):
        tree.slots[slot] = EMPTY
    kept = 0
    for node in range(root, used):
        parent = int(tree.node[node].parent)
        moved[node] = NONE
        if node == root or (parent >= root and moved[parent] != NONE):
            moved[node] = kept
            move_node(tree, node, kept)
            tree.node[kept].parent = NONE if node == root else moved[parent]
            kept += 1
    tree.used[0] = kept
    for node in range(kept):
        if tree.node[node].first != NONE:
            tree.node[node].first = moved[tree.node[node].first]
    for node in range(1, kept):
        parent = int(tree.node[node].parent)
        if tree.node[parent].first == NONE:  # an outcome of chance
            tree.slots[slot_of(tree, parent, int(tree.node[node].code))] = node


@kernel
def move_node(tree: Tree, node: int, to: int) -> None:
    tree.node[to] = tree.node[node]
    for seat in range(tree.sums.shape[1]):
        tree.sums[to, seat] = tree.sums[node, seat]
