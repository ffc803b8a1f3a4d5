"""The command `cordee`, run in this process."""

from __future__ import annotations

import io
import signal
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest

from cordee.terminal import entry


@dataclass
class Ran:
    """How a command ended, and what it wrote."""

    status: int
    out: str
    err: str


Cordee = Callable[..., Ran]


@pytest.fixture
def cordee(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cordee:
    """`cordee("play", "yeti", typed="1\\nquit\\n")`."""

    def run(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.argv", ["cordee", *map(str, arguments)])
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = 0
        try:
            entry.main()
        except SystemExit as exit_:
            status = exit_.code if isinstance(exit_.code, int) else 1
        captured = capsys.readouterr()
        return Ran(status, captured.out, captured.err)

    return run


@pytest.fixture(autouse=True)
def signals_are_heard() -> Iterator[None]:
    """Whoever runs the tests in the background, or with nohup, may have had them ignored."""
    before = {each: signal.getsignal(each) for each in (signal.SIGINT, signal.SIGHUP)}
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    for each, handler in before.items():
        signal.signal(each, handler)
