"""What a choice brings as a number on the components changes: `python -m bench.prices yeti
equipment.lens.cost=1..6 "buy lens"`.

For each value and number of players: by how much the share of the win of one player changes who
takes it at the first chance, and of one who never does, in 2,000 games with the same dice.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from functools import partial

from cordee import games
from cordee.lab.answer import estimate
from cordee.lab.boxes import grid
from cordee.lab.estimate import Estimate
from cordee.lab.question import Question
from cordee.lab.running import in_order, threads
from cordee.lab.survey import PART, TRIED, Plan, play_trial, prepared


def tried(plan: Plan, label: str, jobs: int) -> tuple[Estimate, Estimate] | None:
    """What taking it at the first chance brings, and never taking it; None if nobody can."""
    plan = prepared(plan)
    plan = replace(plan, labels=tuple(one for one in plan.labels if one[0] == label))
    if not plan.labels:
        return None
    parts = list(in_order(partial(play_trial, plan), range(TRIED // PART), threads(jobs)))
    found = sum(parts[1:], parts[0])
    return estimate(found, 0), estimate(found, 1)


def told(found: Estimate) -> str:
    return f"{100 * found.mean:+5.1f} ± {50 * (found.high - found.low):.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("vary", help="such as equipment.lens.cost=1..6")
    parser.add_argument("label", help="such as 'buy lens'")
    parser.add_argument("--players", default="2345")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    boxes = [box for box in grid(games.load(given.game), (), (given.vary,)) if box.name]
    boxes.sort(key=lambda box: str(next(iter(box.values.values()))).rjust(9))
    print(f"{given.label}: at the first chance, and never")
    for box in boxes:
        cells = []
        for players in map(int, given.players):
            question = Question(given.game, players, components=box.components)
            found = tried(Plan(question, (box,), TRIED), given.label, given.jobs)
            cells.append("–" if found is None else f"{told(found[0])}, {told(found[1])}")
        print(f"{box.name}: " + " | ".join(cells), flush=True)


if __name__ == "__main__":
    main()
