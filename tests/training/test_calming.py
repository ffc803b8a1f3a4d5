"""How sure a judge may be before people."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cordee
from cordee.bots import weights
from cordee.bots.evaluator import Evaluator
from cordee.bots.weights import read, write
from cordee.engine.errors import CordeeError
from cordee.engine.game import Game
from cordee.engine.position import Position
from cordee.training import calming
from cordee.training.calming import best_part, calmed
from tests.bots.planted import planted

PIG = cordee.game("pig")


@pytest.mark.parametrize("sure", [0.6, 1.0, 1.7])
def test_whoever_is_too_sure_is_calmed_by_as_much(sure: float) -> None:
    chance = np.random.default_rng(1)
    true = chance.dirichlet([1.0, 1.0, 1.0], 40_000)
    told = true**sure
    told /= told.sum(axis=1, keepdims=True)
    came = np.eye(3)[[chance.choice(3, p=shares) for shares in true]]
    assert best_part(told, came) == pytest.approx(1 / sure, rel=0.05)


def test_every_number_of_players_has_a_part_of_its_own_and_the_file_keeps_it(
    tmp_path: Path,
) -> None:
    judge = calmed(PIG, planted(PIG), games=3)
    assert set(judge.calm) == {2, 3, 4, 5}
    file = tmp_path / "judge.weights"
    write(judge, file)
    assert read(file, PIG).calm == judge.calm


def test_the_same_seed_finds_the_same() -> None:
    judge = planted(PIG)
    assert calmed(PIG, judge, 4, "a").calm == calmed(PIG, judge, 4, "a").calm


def test_a_game_that_does_not_end_counts_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calming, "LONGEST", 5)
    assert calmed(PIG, planted(PIG), games=2).calm == {}


def test_the_box_is_the_one_that_people_play(monkeypatch: pytest.MonkeyPatch) -> None:
    yeti, played = cordee.game("yeti"), []
    new = Game.new

    def noted(game: Game, *args: Any, **options: Any) -> Position:
        played.append(game.box)
        return new(game, *args, **options)

    monkeypatch.setattr(Game, "new", noted)
    calmed(yeti, replace(planted(yeti), players=(2,)), games=8)
    assert played.count(yeti.box) == len(played) >= 8


@pytest.mark.parametrize("calm", ['{"2": 0}', '{"2": -1}', '{"2": 3}', '{"two": 1}', "[1]", "7"])
def test_a_part_that_cannot_be_is_refused(tmp_path: Path, calm: str) -> None:
    file = tmp_path / "judge.weights"
    write(planted(PIG), file)
    file.write_bytes(file.read_bytes().replace(b'"calm": {}', b'"calm": ' + calm.encode()))
    with pytest.raises(CordeeError, match="damaged"):
        read(file, PIG)


def test_a_calm_judge_is_less_sure_of_the_same() -> None:
    judge = replace(planted(PIG, (1.0, 0.0)), calm={2: 0.5})
    know = Evaluator(PIG.bindings, PIG.heuristics, judge)
    position = PIG.new(2, seed=1)
    sure = know.judged(position.table, know.workspace(2, 0))
    calm = know.judged(position.table, know.workspace(2, 0, calm=True))
    odds = sure[0] / sure[1]
    assert odds != pytest.approx(1.0)
    assert calm[0] / calm[1] == pytest.approx(odds**0.5)


def test_those_that_ship_are_calm_for_every_number_of_players() -> None:
    for name in ("yeti", "himalaya", "matterhorn", "vertical"):
        judge = weights.judge_of(cordee.game(name))
        assert judge is not None
        assert set(judge.calm) == set(judge.players)
