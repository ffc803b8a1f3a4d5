"""`cordee train` at the command line."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

import cordee as package
from cordee.bots.weights import FILE, Judge, read
from cordee.engine.game import Game
from cordee.training import keeping
from cordee.training.calming import calming
from cordee.training.course import Course, Progress

from .conftest import Cordee

PIG = package.game("pig")
SHORT = ("train", "pig", "--minutes", "0.01", "--players", "2", "--device", "cpu")


def test_a_judge_is_trained_and_its_strength_reported(cordee: Cordee, tmp_path: Path) -> None:
    file = tmp_path / "mine.weights"
    ran = cordee(*SHORT, "--seed", "3", "--out", file)
    assert ran.status == 0
    assert ran.err == "Pig: compiling and learning on the processor …\n"
    *_, curve, written, use = ran.out.splitlines()
    assert " games · loss 0." in curve
    assert " · against quick, 2 players: " in curve
    assert written == f"Written: {file}"
    assert use.endswith(f"/games/pig/{FILE}")
    assert [one.name for one in tmp_path.glob("mine*")] == [file.name]
    judge = read(file, PIG)
    assert (judge.players, judge.made["seed"], judge.made["seconds"] >= 0.6) == ((2,), 3, True)
    ran = cordee(*SHORT, "--from", file, "--out", tmp_path / "finer.weights", "--lang", "fr")
    assert ran.status == 0
    assert "contre quick, à 2 joueurs" in ran.out
    assert read(tmp_path / "finer.weights", PIG).made["heat"][0] < judge.made["heat"][0]


def test_the_file_is_named_after_the_game(
    cordee: Cordee, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cordee("train", "PIG", *SHORT[2:]).status == 0
    before = (tmp_path / "pig.weights").read_bytes()
    ran = cordee(*SHORT)
    assert (ran.status, ran.out) == (2, "")
    assert "pig.weights is there already, and is not written over" in ran.err
    assert (tmp_path / "pig.weights").read_bytes() == before


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_course_goes_on_by_the_command_it_prints(
    cordee: Cordee, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: int
) -> None:
    file = tmp_path / "mine.weights"
    course = tmp_path / "mine.weights.course"
    with monkeypatch.context() as context:
        interrupting(context, 2, sent)
        ran = cordee(*SHORT, "--out", file)
    assert ran.status == 128 + sent
    told, command = ran.out.replace("\n", " ").split("to go on:")
    assert told.startswith("Stopped; what was learned so far is in")
    assert course.exists()
    assert read(file, PIG).made["segments"] == 2
    words = command.split()[command.split().index("train") :]
    assert words == [*SHORT, "--out", str(file)]
    kept = course.read_bytes()
    ran = cordee(*SHORT, "--seed", "2", "--out", file)
    assert (ran.status, ran.out) == (2, "")
    assert "another plan: seed is 1 there, 2 here" in ran.err
    assert course.read_bytes() == kept
    ran = cordee(*words)
    assert ran.status == 0
    assert "going on after 0:00:0" in ran.out
    assert not course.exists()
    assert read(file, PIG).made["segments"] > 2


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_what_was_learned_is_kept_when_it_is_stopped_while_it_is_calmed(
    cordee: Cordee, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: int
) -> None:
    file = tmp_path / "mine.weights"

    def interrupted(game: Game, judge: Judge) -> Generator[float, None, Judge]:
        os.kill(os.getpid(), sent)
        return (yield from calming(game, judge))

    with monkeypatch.context() as context:
        context.setattr(keeping, "calming", interrupted)
        ran = cordee(*SHORT, "--out", file)
    assert ran.status == 128 + sent
    assert "Stopped; what was learned so far is in" in ran.out.replace("\n", " ")
    learned = read(file, PIG)
    assert learned.calm == {}
    ran = cordee(*SHORT, "--out", file)
    assert ran.status == 0
    assert set(read(file, PIG).calm) == {2}
    assert read(file, PIG).made["segments"] == learned.made["segments"]
    assert not (tmp_path / "mine.weights.course").exists()


def interrupting(monkeypatch: pytest.MonkeyPatch, segments: int, sent: int) -> None:
    """A signal comes during a course."""
    run = Course.run

    def interrupted(self: Course) -> Iterator[Progress]:
        for progress in run(self):
            if progress.segments == segments:
                os.kill(os.getpid(), sent)
            yield progress

    monkeypatch.setattr(Course, "run", interrupted)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ([], "GAME is missing"),
        (["chess"], "chess"),
        (["pig", "--minutes", "0"], "--minutes 0: it must be a number of minutes"),
        (["pig", "--minutes", "nan"], "--minutes nan"),
        (["pig", "--minutes", "soon"], "--minutes soon"),
        (["pig", "--players", "1-3"], "--players 1-3: it must be a number from 2 to 5"),
        (["pig", "--seed", "x"], "--seed x: it must be a whole number"),
        (["pig", "--device", "abacus"], "--device abacus: it may be cpu, cuda"),
        (["pig", "--out", "no/such/folder.weights"], "no/such/folder.weights cannot be written"),
        (["pig", "--from", "nowhere.weights"], "nowhere.weights cannot be read"),
        (["pig", "--from", "/dev/null"], "null is damaged"),
        (["pig", "--goal", "50"], "--goal"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_learned(
    cordee: Cordee,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    says: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = cordee("train", *words)
    assert (ran.status, ran.out) == (2, "")
    assert says in " ".join(ran.err.split())
    assert not [*tmp_path.glob("*.weights*")]


def test_a_damaged_course_is_refused_and_stays(cordee: Cordee, tmp_path: Path) -> None:
    file = tmp_path / "mine.weights"
    course = tmp_path / "mine.weights.course"
    course.write_text("nonsense")
    ran = cordee(*SHORT, "--out", file)
    assert (ran.status, ran.out) == (2, "")
    assert "cannot be read as a course" in ran.err
    assert course.read_text() == "nonsense"


def test_without_torch_it_says_what_to_install(
    cordee: Cordee, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    ran = cordee(*SHORT)
    assert (ran.status, ran.out) == (2, "")
    assert 'pip install "cordee[train]"' in ran.err


def test_without_numba_cuda_it_says_what_to_install(
    cordee: Cordee, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cordee.lab.gpu.card.find_spec", lambda _name: None)
    ran = cordee("train", "pig", "--device", "cuda")
    assert (ran.status, ran.out) == (2, "")
    assert 'pip install "cordee[cuda]"' in ran.err


def test_a_gpu_that_torch_does_not_find_is_named(
    cordee: Cordee, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cordee.lab.gpu.card.find", lambda: None)
    monkeypatch.setattr("torch.cuda.is_available", lambda: False)
    ran = cordee("train", "pig", "--device", "cuda")
    assert (ran.status, ran.out) == (2, "")
    assert "PyTorch finds no GPU" in ran.err
