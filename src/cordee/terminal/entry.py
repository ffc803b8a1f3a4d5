"""Where the command `cordee` begins: Ctrl-C is heard before anything is loaded."""

from __future__ import annotations

import signal
import sys
import threading

INTERRUPTED = 130


def main() -> None:
    """Until all is loaded Ctrl-C simply ends the program; then it is the command's to hear."""
    heard = signal.getsignal(signal.SIGINT)
    ours = heard is signal.default_int_handler and _is_main_thread()
    if ours:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from .running import run

    try:
        if ours:
            signal.signal(signal.SIGINT, heard)
        status = run()
    except KeyboardInterrupt:
        status = INTERRUPTED
    if ours:  # nothing is left to be kept
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.exit(status)


def _is_main_thread() -> bool:
    """No other may say how signals are heard."""
    return threading.current_thread() is threading.main_thread()
