"""Games in lanes: by the rules, and with the goals that follow from how they went on."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch

import cordee
from cordee.engine.kernel import CHANCE, OVER
from cordee.training.course import Course, Plan
from cordee.training.starts import OWN_BOX, bounds, starts

LANES, STEPS = 24, 8


def course(name: str, lanes: int = LANES, steps: int = STEPS, **more: Any) -> Course:
    game = cordee.game(name)
    low, high = game.players
    plan = Plan(
        tuple(range(low, high + 1)), 60, (8, 8 if game.sight.SEAT else 0, 8), boxes=20, lanes=lanes,
        steps=steps, batch=64, chunk=256, heat=(0.5, 0.5), whim=(0.3, 0.3), **more,
    )  # fmt: skip
    return Course(game, plan, "cpu")


def legal_afterwards(game: Any, record: Any) -> list[Any]:
    """Every position that one legal move leads to."""
    rules = game.bindings.functions
    codes = np.zeros(max(2, game.rules.MOVES), np.int32)
    found = []
    for code in codes[: rules["moves"](record[0], codes)].tolist():
        after = record.copy()
        rules["play"](after[0], code)
        found.append(after)
    return found


@pytest.mark.parametrize("name", ["pig", "yeti", "himalaya", "matterhorn", "vertical"])
def test_lanes_keep_the_rules(name: str) -> None:
    one = course(name)
    rules, most = one.game.bindings.functions, one.most
    one._play(0.5, 0.3)
    before, after = one.trail[LANES * STEPS :], one.trail[: LANES * STEPS]
    codes = np.zeros(max(2, one.game.rules.MOVES), np.int32)
    for at in range(LANES * STEPS):
        asked, reached = before[at : at + 1], after[at : at + 1]
        assert rules["actor"](asked[0]) not in (OVER, CHANCE)
        assert rules["moves"](asked[0], codes) > 1
        assert any((reached == after_it).all() for after_it in legal_afterwards(one.game, asked))
        part, lane = divmod(at, LANES)
        ends = one.ends[part, lane].numpy()
        if rules["actor"](reached[0]) == OVER:
            right = np.zeros(most)
            rules["result"](reached[0], right)
            assert one.done[part, lane] == 1
            assert ends == pytest.approx(right)
        if one.done[part, lane]:
            players = int(reached["players"][0])
            assert ends.sum() == pytest.approx(1)
            assert not ends[players:].any()


def test_games_that_do_not_end_are_broken_off_as_drawn() -> None:
    one = course("pig", oldest=3)
    one._play(0.5, 0.3)
    broken = [
        (part, lane)
        for part in range(STEPS)
        for lane in range(LANES)
        if one.done[part, lane]
        and one.game.bindings.functions["actor"](one.trail[part * LANES + lane]) != OVER
    ]
    assert broken
    for part, lane in broken:
        players = int(one.trail["players"][part * LANES + lane])
        assert one.ends[part, lane, :players].tolist() == pytest.approx([1 / players] * players)


def test_rows_say_the_end_as_it_is_and_the_rest_by_the_network() -> None:
    one = course("pig", lanes=200)
    result = one.game.bindings.functions["result"]
    overs = 0
    for _ in range(12):
        one._play(0.5, 0.3)
        count, rows = one._look(), one.rows
        shares = rows["shares"][:count].detach().numpy()
        assert shares.sum(1) == pytest.approx(np.ones(count), abs=1e-5)
        for row in np.flatnonzero(rows["over"][:count].numpy()):
            right = np.zeros(one.most)
            result(rows["after"][row], right)
            assert shares[row] == pytest.approx(right)
            overs += 1
    assert overs


def tiny() -> Course:
    """Two lanes, three decisions, two players who matter."""
    one = course("pig", lanes=2, steps=3)
    for field in (one.best, one.ends, one.done, one.strayed):
        field.zero_()
    return one


def first_shares(rows: torch.Tensor) -> list[float]:
    return [round(float(row[0]), 4) for row in rows]


def test_goals_come_from_the_end_and_fade_into_what_was_said() -> None:
    """Lane 0 ends after its second decision; what is said of its third concerns another game."""
    one = tiny()
    trace = one.plan.trace
    said = {(0, 0): 0.6, (1, 0): 0.7, (2, 0): 0.4, (3, 0): 0.5}
    for (part, lane), share in said.items():
        one.best[part * 2 + lane, :2] = torch.tensor([share, 1 - share])
    one.done[1, 0] = 1
    one.ends[1, 0, 0] = 1.0
    one._set_goals()
    last = (1 - trace) * 0.7 + trace * 1.0
    first = (1 - trace) * 0.6 + trace * last
    third = (1 - trace) * 0.4 + trace * 0.5
    after, before = one.goal[0:6:2], one.goal[6:12:2]
    assert first_shares(after) == pytest.approx([last, 1.0, 0.5], abs=1e-4)
    assert first_shares(before) == pytest.approx([first, last, third], abs=1e-4)


def test_what_came_after_a_whim_does_not_count_before_it() -> None:
    one = tiny()
    one.best[0:8:2, 0] = torch.tensor([0.6, 0.7, 0.4, 0.5])
    one.strayed[1 * 2 + 0] = 1
    one.done[2, 0] = 1  # lost in the end
    one._set_goals()
    after, before = one.goal[0:6:2], one.goal[6:12:2]
    trace = one.plan.trace
    assert first_shares(after)[0] == pytest.approx(0.7)
    assert first_shares(before)[:2] == pytest.approx(
        [(1 - trace) * 0.6 + trace * 0.7, 0.7], abs=1e-4
    )
    assert first_shares(after)[1] == pytest.approx((1 - trace) * 0.4, abs=1e-4)


def test_lanes_begin_with_every_option_and_number_and_mostly_with_the_shipped_box() -> None:
    game = cordee.game("matterhorn")
    tables = starts(game, (2, 3, 4), 60, seed=1)
    assert set(tables["players"].tolist()) == {2, 3, 4}
    own = game.new(2, seed=1).table["box"].tobytes()
    shipped = sum(table["box"].tobytes() == own for table in tables) / len(tables)
    assert shipped == pytest.approx(OWN_BOX, abs=0.1)
    for value in (1, 2):  # by their fields, since copies may leave what is between them
        assert (tables == game.new(2, seed=1, summit=value).table).any()
    for key, (low, high) in bounds(tables).items():
        flat = tables["box"][key].reshape(len(tables), -1)
        assert (flat >= low).all()
        assert (flat <= high).all()
