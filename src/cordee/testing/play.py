"""Checks of the rules as they are played."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from math import isclose, sqrt

import numpy as np

from ..engine.errors import CordeeError
from ..engine.kernel import rng
from ..engine.position import Position
from .sampling import Sample, walk

MOST_TRIED = 40
"""Moves played out of each position, chosen at random where there are more."""
DRAWS = 4000
"""Samples of a chance event."""
UNLIKELY = 5.0
"""Standard deviations from what is expected: one honest test in three million goes beyond."""


def lists_are_sound(sample: Sample) -> None:
    """A list of moves fits its bound, names each move once, and is empty only at the end."""
    rules = sample.game.rules
    for position in sample.positions:
        before = position.table.tobytes()
        actor, moves = position.actor, position.moves()
        if position.table.tobytes() != before:
            sample.fault(position, "listing the moves changes the table")
        most = rules.OUTCOMES if actor == "chance" else rules.MOVES
        if len(moves) > most:
            sample.fault(position, f"{len(moves)} moves are listed, and the bound is {most}")
        if (actor is None) != (not moves):
            sample.fault(position, f"{len(moves)} moves are listed, and the actor is {actor}")
        if isinstance(actor, int) and not 0 <= actor < position.players:
            sample.fault(position, f"the actor is seat {actor}")
        twice = [text for text, n in Counter(move.text for move in moves).items() if n > 1]
        if twice:
            sample.fault(position, f"{twice[0]!r} is listed more than once")
        if len({move.code for move in moves}) < len(moves):
            sample.fault(position, "a code is listed more than once")


def moves_lead_to_possible_positions(sample: Sample) -> None:
    """Every listed move leads to a position that `fields.py` takes back, byte for byte.

    Reading counts derived fields afresh, so this compares them too.
    """
    for position in sample.positions:
        moves = position.moves()
        for move in sample.choose.sample(moves, min(len(moves), MOST_TRIED)):
            after = position.copy()
            after.play(move)
            taken_back(sample, after, f"after {move.text!r}")
    for end in sample.ends:
        taken_back(sample, end, "at the end")


def taken_back(sample: Sample, position: Position, when: str) -> None:
    try:
        again = sample.game.position(position.to_dict())
        line = sample.game.position(position.text)
    except CordeeError as refused:
        sample.fault(position, f"{when} the position is refused: {refused}")
    if line != again:
        sample.fault(position, f"{when} its text leads to another position: {position.text}")
    if again.table.tobytes() != position.table.tobytes():
        table = position.table.dtype.names or ()
        other = [name for name in table if (again.table[name] != position.table[name]).any()]
        sample.fault(position, f"{when} these fields come back otherwise: {', '.join(other)}")


def things_are_conserved(sample: Sample) -> None:
    """There are as many dice, pieces, tokens and tiles as ever, wherever they lie.

    A game that has such things counts them in `counted` of its `fields.py`.
    """
    counted = sample.game.fields.counted
    if counted is None:
        return
    first = counted(sample.positions[0].to_dict())
    for position in sample.positions:
        now = counted(position.to_dict())
        for thing, count in first.items():
            if now[thing] != count:
                sample.fault(position, f"{thing}: {now[thing]}, and at the start {count}")


def copies_share_nothing(sample: Sample) -> None:
    """A copy goes its own way."""
    for position in sample.positions:
        if not position.moves():
            continue
        before, plies = position.table.tobytes(), len(position.plies)
        twin = position.copy()
        if twin.table.tobytes() != before or twin.history != position.history:
            sample.fault(position, "a copy is not the same")
        twin.play(sample.choose.choice(twin.moves()))
        if position.table.tobytes() != before or len(position.plies) != plies:
            sample.fault(position, "playing a copy changes the original")


def undo_restores_every_byte(sample: Sample) -> None:
    """Playing a move and taking it back leaves no trace, and neither does a whole game."""
    for position in sample.positions:
        here = position.copy()
        before = here.table.tobytes()
        for move in sample.choose.sample(here.moves(), min(len(here.moves()), MOST_TRIED)):
            here.play(move)
            here.undo()
            if here.table.tobytes() != before:
                sample.fault(position, f"undo after {move.text!r} leaves the table changed")
    back = sample.end.copy()
    by_ply = {len(position.plies): position for position in sample.positions}
    while back.plies:
        back.undo()
        known = by_ply.get(len(back.plies))
        if known is not None and known.table.tobytes() != back.table.tobytes():
            sample.fault(known, "taking back from the end does not lead here")


def odds_add_up(sample: Sample) -> None:
    """At a chance event every outcome is possible, and together they are certain."""
    for position in sample.positions:
        if position.actor != "chance":
            continue
        odds = position.odds()
        if len(odds) != len(position.moves()):
            sample.fault(position, f"{len(odds)} odds for {len(position.moves())} outcomes")
        if min(odds) <= 0:
            sample.fault(position, f"odds of {min(odds)}")
        if not isclose(sum(odds), 1, abs_tol=1e-9):
            sample.fault(position, f"the odds add up to {sum(odds)}")


def samples_follow_the_odds(sample: Sample) -> None:
    """`sample` draws each outcome as often as `odds` says: chi-square over many draws."""
    events = [p for p in sample.positions if p.actor == "chance" and len(p.moves()) > 1]
    for position in events[:: max(1, len(events) // 3)]:
        state = rng(sample.choose.getrandbits(32))
        before = position.table.tobytes()
        draw = sample.game.bindings.sample
        counts = Counter(int(draw(position.table, state)) for _ in range(DRAWS))
        if position.table.tobytes() != before:
            sample.fault(position, "sampling changes the table")
        expected = {move.code: DRAWS * (move.probability or 0) for move in position.moves()}
        if strange := counts.keys() - expected.keys():
            sample.fault(position, f"sample gives {min(strange)}, which is no outcome")
        if (score := surprise(counts, expected)) > UNLIKELY:
            sample.fault(position, f"sample does not follow the odds ({score:.1f} deviations)")


def surprise(counts: Counter[int], expected: dict[int, float]) -> float:
    """How far counts are from what is expected, in standard deviations (Wilson and Hilferty)."""
    common = [code for code, mean in expected.items() if mean >= 5]
    found = [float(counts[code]) for code in common]
    means = [expected[code] for code in common]
    rare = sum(expected.values()) - sum(means)
    if rare > 0 and common:  # the rare ones together, with a common one so that none is too small
        found[-1] += sum(counts.values()) - sum(found)
        means[-1] += rare
    freedom = max(1, len(means) - 1)
    chi_square = float(np.sum((np.array(found) - means) ** 2 / np.array(means)))
    spread = 2 / (9 * freedom)
    return float(((chi_square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def the_same_seed_gives_the_same_game(sample: Sample) -> None:
    """The game played once more, from the same seed, passes through the same positions."""
    plies = {len(position.plies): position for position in sample.positions}
    for ply, again in enumerate(islice(walk(sample.game, sample.setting), max(plies) + 1)):
        known = plies.get(ply)
        if known is not None and known.table.tobytes() != again.table.tobytes():
            sample.fault(known, "the same seed has led to another position")


def games_come_to_an_end(sample: Sample) -> None:
    """A random game is over at some point."""
    for end in sample.ends:
        if end.actor is not None:
            sample.fault(end, "the game is not over, and nobody can wait any longer")


def shares_add_up(sample: Sample) -> None:
    """There is an outcome at the end and not before; the win is given away once."""
    for position in (*sample.positions, *sample.ends):
        outcome = position.outcome
        if (outcome is None) != (position.actor is not None):
            sample.fault(position, f"the outcome is {outcome}, and the actor {position.actor}")
        if outcome is None:
            continue
        if len(outcome.shares) != position.players or min(outcome.shares) < 0:
            sample.fault(position, f"the shares are {outcome.shares}")
        if not isclose(sum(outcome.shares), 1, abs_tol=1e-9):
            sample.fault(position, f"the shares add up to {sum(outcome.shares)}")
