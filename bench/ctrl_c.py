"""How many of 300 Ctrl-C are heard, each pressed when the prompt appears, on a busy machine.

python -m bench.ctrl_c [PRESSES]
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from cordee.testing.at_a_terminal import AtATerminal

PATIENCE = 20.0
"""Seconds after which a key counts as lost."""
BUSY = "while True: pass"


def main() -> None:
    presses = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    load = [
        subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(2 * (os.cpu_count() or 1))
    ]
    try:
        with tempfile.TemporaryDirectory() as folder:
            waited = [press(Path(folder)) for _ in range(presses)]
    finally:
        for process in load:
            process.kill()
    heard = [seconds for seconds in waited if seconds is not None]
    print(f"Ctrl-C at the prompt, {len(load)} busy processes on {os.cpu_count()} cores:")
    print(f"  {len(heard)} of {presses} heard, {presses - len(heard)} lost")
    if heard:
        print(f"  left after {median(heard):.2f} s in the middle, {max(heard):.2f} s at most")


def press(folder: Path) -> float | None:
    """How long the game took to leave; None if it did not hear."""
    table = AtATerminal(folder, "play", "pig", "--in-order", "--seed", "3")
    table.wait_for("> ")
    table.type("\x03")
    pressed = time.monotonic()
    while time.monotonic() < pressed + PATIENCE:
        pid, _ = os.waitpid(table.pid, os.WNOHANG)
        if pid:
            os.close(table.terminal)
            return time.monotonic() - pressed
        time.sleep(0.01)
    os.kill(table.pid, 9)
    table.status()
    os.close(table.terminal)
    return None


if __name__ == "__main__":
    main()
