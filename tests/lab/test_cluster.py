"""The same sums on a real cluster, whose workers come, go, die or are not like us."""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from threading import Thread

import pytest

import cordee
from cordee.engine.errors import CordeeError
from cordee.lab.cluster import Cluster
from cordee.lab.match import Match, PlayedGame, play_all
from cordee.lab.running import in_order
from cordee.lab.simulate import Series, Simulation, Tally, tally_part
from cordee.lab.versions import versions_here
from cordee.testing.cluster import LocalCluster

SOURCES = Path(cordee.__file__).parent


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalCluster]:
    with LocalCluster(tmp_path_factory.mktemp("cluster")) as running:
        yield running


@pytest.fixture
def worker(cluster: LocalCluster) -> Iterator[Callable[..., int]]:
    """Starts a worker for this test and gives its process number."""
    started = []

    def start(sources: Path | None = None) -> int:
        started.append(cluster.start_worker(sources))
        return started[-1].pid

    yield start
    for process in started:
        process.kill()
        process.wait()
    time.sleep(0.5)  # until the scheduler has noticed


def noted(folder: Path, part: Callable[[int], Tally], nth: int) -> Tally:
    """A part of which one knows who began it and who finished it."""
    (folder / f"{nth} {os.getpid()} begun").touch()
    time.sleep(0.05)
    result = part(nth)
    (folder / f"{nth} {os.getpid()} done").touch()
    return result


def notes(folder: Path, pid: int | str, what: str) -> set[int]:
    return {int(note.name.split()[0]) for note in folder.glob(f"* {pid} {what}")}


def kill_at_work(pid: int, folder: Path) -> None:
    """Once it has done something, and in the middle of something else."""
    while len(notes(folder, pid, "begun")) < 3 or unfinished(folder, pid) == set():
        time.sleep(0.005)
        if len(notes(folder, "*", "done")) == 30:
            return  # too late: the test will fail
    os.kill(pid, 9)


def unfinished(folder: Path, pid: int) -> set[int]:
    return notes(folder, pid, "begun") - notes(folder, pid, "done")


def test_what_a_killed_worker_had_begun_is_done_by_others_and_counted_once(
    cluster: LocalCluster, worker: Callable[..., int], tmp_path: Path
) -> None:
    killed, other = worker(), worker()
    series, games = Series("yeti", 3, "quick"), 30_000
    task = partial(noted, tmp_path, partial(tally_part, series, 0, games))
    killer = Thread(target=kill_at_work, args=(killed, tmp_path))
    killer.start()
    tally = Tally.nothing(series.start)
    for part in in_order(task, range(30), Cluster(cluster.address)):
        tally += part
    killer.join()
    lost = unfinished(tmp_path, killed)
    assert lost
    assert lost <= notes(tmp_path, other, "done")
    alone = Simulation(series)
    assert list(alone.play(games))[-1] == games
    assert tally == alone.tally


def test_a_worker_may_come_later_and_whoever_waits_is_told(
    cluster: LocalCluster, worker: Callable[..., int]
) -> None:
    told = []

    def waiting(address: str, seconds: int) -> None:
        told.append((address, seconds))
        worker()

    match = Match("pig", ("quick", "novice"))
    there = [plain(game) for game in play_all(match, range(6), Cluster(cluster.address, waiting))]
    assert there == [plain(game) for game in play_all(match, range(6))]
    assert told == [(cluster.address, 60)]


def plain(game: PlayedGame) -> object:
    return game.lineup, game.plies, [(seat.share, seat.decisions) for seat in game.seats]


def test_without_workers_one_gives_up(cluster: LocalCluster) -> None:
    assert refusal(Cluster(cluster.address, patience=1)) == (
        f"There has been no worker at {cluster.address} for 1 s. "
        f"To start one: dask worker {cluster.address}"
    )


def refusal(place: Cluster) -> str:
    with pytest.raises(CordeeError) as refused:
        list(in_order(abs, range(5), place))
    return str(refused.value)


def test_a_worker_of_another_version_is_refused_by_name(
    cluster: LocalCluster, worker: Callable[..., int], tmp_path: Path
) -> None:
    other = shutil.copytree(
        SOURCES, tmp_path / "cordee", ignore=shutil.ignore_patterns("web", "__pycache__")
    )
    initial = other / "__init__.py"
    initial.write_text(initial.read_text().replace(cordee.__version__, "0.0.9"))
    rules = other / "games" / "yeti" / "rules.py"
    rules.write_text(rules.read_text() + "\n# changed\n")
    worker(tmp_path)
    said = refusal(Cluster(cluster.address))
    ours = versions_here()
    assert said.startswith("The worker tcp://127.0.0.1:")
    assert "There: Cordée 0.0.9 (" in said
    assert f"Here: {ours}." in said
    assert said.count(ours.sources) == 1


def test_a_worker_without_the_lab_is_refused(
    cluster: LocalCluster, worker: Callable[..., int], tmp_path: Path
) -> None:
    (tmp_path / "cordee").mkdir()
    (tmp_path / "cordee" / "__init__.py").touch()
    worker(tmp_path)
    assert "No module named 'cordee.lab'" in refusal(Cluster(cluster.address))


def die(_number: int) -> None:
    os.kill(os.getpid(), 9)


def test_a_part_that_kills_every_worker_is_given_up(
    cluster: LocalCluster, worker: Callable[..., int]
) -> None:
    worker(), worker()
    with pytest.raises(CordeeError, match="died over the same part"):
        list(in_order(die, range(1), Cluster(cluster.address)))


def fail(number: int) -> int:
    raise CordeeError("players-out-of-range", given=number, low=2, high=5)


def test_what_is_refused_there_is_refused_here(
    cluster: LocalCluster, worker: Callable[..., int]
) -> None:
    worker()
    with pytest.raises(CordeeError, match="from 2 to 5") as refused:
        list(in_order(fail, [9], Cluster(cluster.address)))
    assert refused.value.arguments["given"] == 9


def test_a_scheduler_that_dies_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cordee.lab.cluster.ANSWER", 2)
    with LocalCluster(tmp_path) as running:
        running.start_worker()
        parts = in_order(abs, range(10**9), Cluster(running.address))
        assert next(parts) == 0
        running.close()
        with pytest.raises(CordeeError, match="no longer answers"):
            list(parts)


def test_no_scheduler_or_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cordee.lab.cluster.ANSWER", 1)
    assert "No Dask scheduler answers at tcp://127.0.0.1:9" in refusal(Cluster("tcp://127.0.0.1:9"))
    for address in ("", "host", "host:8786", "tcp://host", "tcp://:8786", "http://host:8786"):
        with pytest.raises(CordeeError, match="the address of a Dask scheduler"):
            Cluster(address)
    for address in ("tls://host.example:1", "tcp://[::1]:8786"):
        assert str(Cluster(address)) == address


def test_without_dask_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert 'pip install "cordee[cluster]"' in refusal(Cluster("tcp://127.0.0.1:9"))
