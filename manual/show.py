"""Shows the built site at an address of this machine, where its search works: Ctrl-C ends it."""

from __future__ import annotations

import contextlib
import sys
import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

SITE = Path(__file__).parent.parent / "site"
INTERRUPTED = 130


class Quiet(SimpleHTTPRequestHandler):
    """Nobody wants to read which file was fetched."""

    def log_message(self, *_: object) -> None:
        pass


def main() -> int:
    with ThreadingHTTPServer(("localhost", 0), partial(Quiet, directory=str(SITE))) as server:
        address = f"http://localhost:{server.server_port}/index.html"
        sys.stdout.write(f"The manual is at {address}; Ctrl-C ends it.\n")
        sys.stdout.flush()
        webbrowser.open(address)
        with contextlib.suppress(KeyboardInterrupt):
            server.serve_forever()
    return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
