"""How sure a judge may be before people."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

import cordee
from cordee.bots import weights
from cordee.bots.evaluator import Evaluator, evaluator
from cordee.bots.judge import LEAST, Calm, bend_back
from cordee.bots.weights import read, write
from cordee.engine.errors import CordeeError
from cordee.engine.game import Game
from cordee.engine.kernel import kernel
from cordee.engine.position import Position
from cordee.testing.sampling import Setting, walk
from cordee.training import calming
from cordee.training.calming import calmed, likeliest
from tests.bots.planted import planted

PIG = cordee.game("pig")
EVEN = np.full((1, 1), 0.5)
"""What a game without a formula says."""


@pytest.mark.parametrize("sure", [0.6, 1.0, 1.7])
def test_whoever_is_too_sure_is_calmed_by_as_much(sure: float) -> None:
    chance = np.random.default_rng(1)
    true = chance.dirichlet([1.0, 1.0, 1.0], 40_000)
    told = true**sure
    told /= told.sum(axis=1, keepdims=True)
    calm = likeliest(told, EVEN, ended(true, chance))
    assert calm.part == pytest.approx(1 / sure, rel=0.05)
    assert calm.bend == pytest.approx(0.0, abs=0.05)
    assert calm.formula == 0.0


def test_leads_that_do_not_last_are_bent_back() -> None:
    chance = np.random.default_rng(3)
    lead = chance.normal(scale=3.0, size=(60_000, 4))
    lead -= lead.mean(axis=1, keepdims=True)
    told, true = (np.exp(numbers) for numbers in (lead, lead / np.sqrt(1 + (0.3 * lead) ** 2)))
    told, true = (shares / shares.sum(axis=1, keepdims=True) for shares in (told, true))
    calm = likeliest(told, EVEN, ended(true, chance))
    assert calm.part == pytest.approx(1.0, abs=0.05)
    assert calm.bend == pytest.approx(0.3, abs=0.03)


def test_a_formula_counts_as_much_as_it_knows_besides() -> None:
    chance = np.random.default_rng(5)
    learned, formula = (chance.normal(size=(60_000, 2)) for _ in range(2))
    told, value, true = (
        np.exp(numbers) / np.exp(numbers).sum(axis=1, keepdims=True)
        for numbers in (learned, formula, 0.7 * learned + 0.2 * formula)
    )
    calm = likeliest(told, value, ended(true, chance))
    assert calm.part == pytest.approx(0.7, abs=0.05)
    assert calm.formula == pytest.approx(0.2, abs=0.03)


def ended(true: Any, chance: np.random.Generator) -> Any:
    """Who won each of some games, by the true shares."""
    won = (true.cumsum(axis=1) < chance.random((len(true), 1))).sum(axis=1)
    return np.eye(true.shape[1])[won]


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


@pytest.mark.parametrize(
    "calm",
    [
        '{"2": 0.5}',
        '{"2": {"part": -1.0}}',
        '{"2": {"part": 0.0}}',
        '{"2": {"part": "1"}}',
        '{"2": {"bend": Infinity}}',
        '{"2": {"formula": -0.5}}',
        '{"2": {"bend": NaN}}',
        '{"2": {"bend": -0.1}}',
        '{"2": {"doubt": 0.5}}',
        '{"two": {}}',
        "[1]",
        "7",
    ],
)
def test_a_part_that_cannot_be_is_refused(tmp_path: Path, calm: str) -> None:
    file = tmp_path / "judge.weights"
    write(planted(PIG), file)
    file.write_bytes(file.read_bytes().replace(b'"calm": {}', b'"calm": ' + calm.encode()))
    with pytest.raises(CordeeError, match="damaged"):
        read(file, PIG)


def said(position: Position, says: tuple[float, ...], calm: Calm) -> tuple[Any, Any]:
    """What a judge has learned, and what it tells people."""
    game, players = position.game, position.players
    judge = replace(planted(game, says), calm={players: calm})
    know = Evaluator(game.bindings, game.heuristics, judge)
    rooms = (know.workspace(players, 0, calm=before_people) for before_people in (False, True))
    learned, told = (know.judged(position.table, room) for room in rooms)
    return learned, told


def test_a_calm_judge_is_less_sure_of_the_same() -> None:
    sure, calm = said(PIG.new(2, seed=1), (1.0, 0.0), Calm(part=0.5))
    odds = sure[0] / sure[1]
    assert odds != pytest.approx(1.0)
    assert calm[0] / calm[1] == pytest.approx(odds**0.5)


def test_a_calm_judge_bends_leads_back() -> None:
    sure, calm = said(PIG.new(2, seed=1), (6.0, 0.0), Calm(bend=1.0))
    assert np.log(sure[0] / sure[1]) == pytest.approx(6.0)
    assert np.log(calm[0] / calm[1]) == pytest.approx(2 * 3 / np.sqrt(10))


def test_who_is_ahead_stays_ahead_when_leads_are_bent_back() -> None:
    leads = np.array([4.0, -1.0, 3.5, 0.0])
    order = list(np.argsort(leads))
    bend_back(leads, 4, 0.7)
    assert list(np.argsort(leads)) == order
    assert abs(leads).max() < 1 / 0.7


def test_a_calm_judge_listens_to_the_formula() -> None:
    game = cordee.game("himalaya")
    position = next(islice(walk(game, Setting(3, (), 1)), 60, None))
    learned, told = said(position, (1.0, 0.0, 2.0), Calm(part=0.5, formula=0.25))
    value = evaluator(game).value(position.table)
    assert np.ptp(value) > 0.1
    expected = learned**0.5 * value**0.25
    assert told == pytest.approx(expected / expected.sum())


def test_a_formula_that_gives_somebody_nothing_at_all_is_believed_within_limits() -> None:
    says_no = SimpleNamespace(NOTES=0, HORIZON=0, value=nothing_for_the_second)
    judge = replace(planted(PIG), calm={2: Calm(formula=1.0)})
    know = Evaluator(PIG.bindings, cast(Any, says_no), judge)
    told = know.judged(PIG.new(2, seed=1).table, know.workspace(2, 0, calm=True))
    assert told[1] / told[0] == pytest.approx(LEAST)


@kernel
def nothing_for_the_second(_rec: Any, out: Any) -> None:
    out[0] = 1.0
    out[1] = 0.0


def test_those_that_ship_are_calm_for_every_number_of_players() -> None:
    for name in ("yeti", "himalaya", "matterhorn", "vertical"):
        judge = weights.judge_of(cordee.game(name))
        assert judge is not None
        assert set(judge.calm) == set(judge.players)
