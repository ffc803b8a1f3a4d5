"""`--cluster`: the same results as here, and faults in one sentence."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import cordee as package
from cordee import bots
from cordee.engine.record import Record
from cordee.lab.findings import Findings
from cordee.lab.running import Place, Stop
from cordee.testing.cluster import LocalCluster

from .conftest import Cordee


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with LocalCluster(tmp_path_factory.mktemp("cluster")) as running:
        running.start_worker()
        yield running.address


def both(cordee: Cordee, address: str, folder: Path, *given: str) -> list[dict[str, object]]:
    """What a command writes when it is carried out there, and here."""
    told = []
    for nth, place in enumerate((("--cluster", address), ("--jobs", "1"))):
        file = folder / f"{nth}.json"
        ran = cordee(*given, *place, "--json", file)
        assert (ran.status, ran.err) == (0, "")
        told.append(json.loads(file.read_text()))
    return told


def test_simulate(cordee: Cordee, address: str, tmp_path: Path) -> None:
    there, here = both(cordee, address, tmp_path, "simulate", "yeti", "--games", "2500")
    assert there["sums"] == here["sums"]


def test_arena(cordee: Cordee, address: str, tmp_path: Path) -> None:
    given = ("arena", "pig", "--bots", "easy,quick,random", "--games", "12", "--players", "3")
    there, here = both(cordee, address, tmp_path, *given)
    assert there["lineups"] == here["lineups"]
    assert (there["version"], there["seed"]) == (package.__version__, "1")


LAB = ("lab", "yeti", "--players", "2-3", "--games", "4000", "--luck", "2")


@pytest.mark.parametrize(
    "more", [(), ("--vary", "start=40,60", "--until-width", "4%")], ids=["one box", "several"]
)
def test_lab_with_a_worker_killed_in_the_middle(
    cordee: Cordee, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, more: tuple[str, ...]
) -> None:
    folder = tmp_path / "cluster"
    folder.mkdir()
    with LocalCluster(folder) as running:
        killed, other = running.start_worker(), running.start_worker()
        go_on = Findings.go_on
        seen: list[None] = []

        def counted(self: Findings, place: Place, stop: Stop | None = None) -> Iterator[None]:
            for _ in go_on(self, place, stop):
                seen.append(None)
                if len(seen) == 3:
                    killed.kill()  # with what it has been handed
                yield

        monkeypatch.setattr(Findings, "go_on", counted)
        there, here = both(cordee, running.address, tmp_path, *LAB, *more)
        assert killed.wait(10) == -9
        assert other.poll() is None
    assert there == here


@pytest.fixture
def records(tmp_path: Path) -> list[str]:
    paths = [tmp_path / name for name in ("evening.cordee", "night.cordee")]
    for number, path in enumerate(paths):
        position = package.game("pig").new(2, seed=number)
        bot = bots.make("novice", number)
        while position.actor is not None:
            position.play(position.unasked() or bots.ask(bot, position))
        Record.of(position).save(path)
    return list(map(str, paths))


def test_study(cordee: Cordee, address: str, records: list[str], tmp_path: Path) -> None:
    there, here = both(cordee, address, tmp_path, "study", *records, "--simulations", "10")
    assert there == here


@pytest.mark.usefixtures("records")
def test_the_commands_of_the_manual(
    cordee: Cordee, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    manual = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
    commands = re.findall(r"^cordee (.*tcp.*)$", manual, re.MULTILINE)
    assert len(commands) == 4
    for command in commands:
        ran = cordee(*command.replace("tcp://host:8786", address).split())
        assert (command, ran.status, ran.err) == (command, 0, "")


def test_no_scheduler_is_one_sentence(cordee: Cordee, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cordee.lab.cluster.ANSWER", 1)
    ran = cordee("simulate", "pig", "--cluster", "tcp://127.0.0.1:9", "--lang", "fr")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith("cordee: Aucun ordonnanceur Dask ne répond à tcp://127.0.0.1:9.")
    assert ran.err.count("\n") == 1
